import type { PlanId } from "../../contracts/vocabulary.ts";
import type { Deps } from "../../deps.ts";
import { settingsOf } from "../content/settings.server.ts";
import { formatRupees } from "../money.server.ts";
import { purchaseOf } from "./purchase.server.ts";
import type { MembershipTerm } from "./purchase-start.server.ts";

export type Renewal = { price: string; sentence: string; path: string };

export async function describeRenewal(
  deps: Pick<Deps, "content">,
  planId: PlanId,
  { terms, today }: { terms: readonly MembershipTerm[]; today: string },
): Promise<Renewal | undefined> {
  const { collections } = await deps.content.snapshot();
  const { plans } = collections;
  const purchase = purchaseOf(planId, { plans, gst: settingsOf(collections).gst, terms, today });
  if (!purchase) return undefined;
  const { amountPaise, sentence } = purchase;
  return { price: formatRupees(amountPaise), sentence, path: `/membership?plan=${planId}#${planId}` };
}
