import type { PlanId } from "../../contracts/vocabulary.ts";
import type { Deps } from "../../deps.ts";
import { settingsOf } from "../content/settings.server.ts";
import { addDays, longDate } from "../india-calendar.server.ts";
import { formatRupees, withGst } from "../money.server.ts";

export type Renewal = {
  price: string;
  /** `undefined`: the day of payment. */
  startsOn: string | undefined;
  path: string;
};

export async function describeRenewal(
  deps: Pick<Deps, "content">,
  { planId, validTo }: { planId: PlanId; validTo: string },
  today: string,
): Promise<Renewal | undefined> {
  const { collections } = await deps.content.snapshot();
  const plan = collections.plans.find((entry) => entry.planId === planId);
  if (!plan) return undefined;
  const { totalPaise } = withGst(plan.pricePaise, settingsOf(collections).gst);
  // As `firstDayOf` says it in SQL (decision 003).
  const dayAfter = addDays(validTo, 1);
  return {
    price: formatRupees(totalPaise),
    startsOn: dayAfter > today ? longDate(dayAfter) : undefined,
    path: `/membership?plan=${planId}#${planId}`,
  };
}
