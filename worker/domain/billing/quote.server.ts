import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { ReceiptTerms } from "../../db/schema/billing.ts";
import type { Deps } from "../../deps.ts";
import { isAddressOf } from "../current-address.server.ts";
import { indianDay } from "../india-calendar.server.ts";
import { listRunningTerms } from "../membership/memberships.server.ts";
import { findPlanForSale, type Plan, type PlanForSale } from "../membership/plans.server.ts";
import { type Purchase, purchaseOf } from "../membership/purchase.server.ts";
import { receiptTermsOf } from "../membership/receipt-terms.server.ts";
import type { Order } from "./orders.server.ts";
import { idsOfPaidOrdersOf } from "./payments.server.ts";

export type Quote = Pick<Order, "planTitle" | "amountPaise" | "upgrade"> & {
  plan: Plan;
  settings: PlanForSale["settings"];
  purchase: Purchase;
  receiptTerms: ReceiptTerms;
};

/** Refuses `unknown_plan`. Memberships are private: they count only for the logged-in owner of the (or a merged) address. */
export async function quote(
  deps: Pick<Deps, "db" | "now">,
  wanted: { plan?: string | undefined; amount: number },
  { email, loggedInAs }: { email: string | null; loggedInAs: string | undefined },
): Promise<Outcome<Quote>> {
  const sale = await findPlanForSale(deps, wanted);
  if (!sale.ok) return sale;
  const { plan, plans, settings } = sale.value;
  const isOwner = email && loggedInAs && (await isAddressOf(deps, loggedInAs, email));
  const terms = isOwner ? await listRunningTerms(deps, idsOfPaidOrdersOf(deps, loggedInAs)) : [];
  const purchase = purchaseOf(plan.planId, { plans, gst: settings.gst, terms, today: indianDay(deps.now()) });
  if (!purchase) return refused("unknown_plan");
  const { amountPaise, taxPaise, upgradeOf, validFrom, validTo } = purchase;
  const upgrade = upgradeOf ? { orderId: upgradeOf.orderId, validFrom, validTo } : null;
  return ok({
    ...{ plan, settings, purchase, planTitle: plan.title, amountPaise, upgrade },
    receiptTerms: receiptTermsOf(taxPaise, settings),
  });
}
