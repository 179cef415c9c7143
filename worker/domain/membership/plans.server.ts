import * as m from "#messages/membership/terms.ts";
import type { Entry } from "../../content/collections.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { PlanId } from "../../contracts/vocabulary.ts";
import type { Deps } from "../../deps.ts";
import { listPublished } from "../content/content.server.ts";
import { settingsOf } from "../content/settings.server.ts";
import { formatRupees, withGst } from "../money.server.ts";
import { promisesOf, stepOf } from "./benefits.server.ts";
import { paymentMethodsOf } from "./payment-methods.server.ts";

export type Plan = Entry<"plans">;

export type PlanCard = Awaited<ReturnType<typeof listPlanCards>>[number];

export async function listPlanCards(deps: Pick<Deps, "content" | "config">) {
  const { collections } = await deps.content.snapshot();
  const settings = settingsOf(collections);
  const plans = collections.plans.toSorted((a, b) => a.rank - b.rank);
  return plans.map(({ planId, title, bestFor, group, usualStart, fits, bankTransfer, pricePaise }, i) => ({
    planId,
    title,
    bestFor,
    group,
    usualStart,
    fits,
    price: formatRupees(pricePaise),
    /** Whole rupees, as the page sends them to create-order. */
    amount: pricePaise / 100,
    taxNote: taxNote(pricePaise, settings.gst),
    paymentMethods: paymentMethodsOf({ pricePaise, bankTransfer }, settings, deps.config),
    ...stepOf(collections.benefits, planId, plans[i - 1]?.planId),
    includes: plans[i - 1]?.title,
  }));
}

export async function listPromisesOf(deps: Pick<Deps, "content">, planId: PlanId): Promise<string[]> {
  return promisesOf((await deps.content.snapshot()).collections.benefits, planId);
}

export type PlanForSale = { plan: Plan; plans: readonly Plan[]; settings: Entry<"settings"> };

/** Finds a plan by id or title, else by price; `amount` in rupees must match. Refuses with `unknown_plan`. */
export async function findPlanForSale(
  deps: Pick<Deps, "db">,
  { plan: wanted, amount }: { plan?: string | undefined; amount: number },
): Promise<Outcome<PlanForSale>> {
  const plans = await listPublished(deps.db, "plans");
  const plan = plans.find((entry) =>
    wanted === undefined ? entry.pricePaise === amount * 100 : [entry.planId, entry.title].includes(wanted),
  );
  if (!plan || plan.pricePaise !== amount * 100) return refused("unknown_plan");
  return ok({ plan, plans, settings: settingsOf({ settings: await listPublished(deps.db, "settings") }) });
}

function taxNote(pricePaise: number, gst: Entry<"settings">["gst"]): string {
  if (gst.mode === "off") return "";
  if (gst.mode === "included") return m.includesGst({ percent: gst.ratePercent });
  return m.plusGst({ percent: gst.ratePercent, total: formatRupees(withGst(pricePaise, gst).totalPaise) });
}
