import type { PlanId } from "../../contracts/vocabulary.ts";
import type { UpgradeQuote } from "../../db/schema/billing.ts";
import type { PurchaseKind } from "../../db/schema/membership.ts";
import { addDays, daysBetween } from "../india-calendar.server.ts";
import { type MembershipTerm, type Offers, startOf } from "./purchase-start.server.ts";
import { daysOf, lastDayOf, restOf, type Term } from "./terms.server.ts";

export type PaidTerm = Term & { kind: PurchaseKind; replaces: string[] };

/** Returns what a paid order gives on the day of payment; `undefined` if the quoted upgrade no longer fits. */
export function paidTermOf(
  { planId, upgrade }: { planId: PlanId; upgrade: UpgradeQuote | null },
  offers: Offers,
): PaidTerm | undefined {
  if (upgrade) return quotedTermOf(planId, upgrade, offers);
  const { kind, validFrom, lower } = startOf(planId, offers);
  if (kind !== "upgrade") return { kind, validFrom, validTo: lastDayOf(validFrom), replaces: [] };
  const { today } = offers;
  const validTo = addDays(lastDayOf(today), extraDays(planId, lower, offers));
  return { kind, validFrom: today, validTo, replaces: lower.map(({ orderId }) => orderId) };
}

function quotedTermOf(planId: PlanId, quote: UpgradeQuote, { terms, today }: Offers): PaidTerm | undefined {
  const { orderId } = quote;
  // The difference in price assumes that the rest of the lower plan is given up.
  if (quote.isMovable && today > quote.validTo) return undefined;
  const isUnchanged = terms.some((term) => term.orderId === orderId && term.validTo === quote.validTo);
  const later = quote.isMovable ? Math.max(0, daysBetween(quote.validFrom, today)) : 0;
  const [validFrom, validTo] = [addDays(quote.validFrom, later), addDays(quote.validTo, later)];
  const isTaken = terms.some(
    (term) => term.planId === planId && term.validFrom <= validTo && term.validTo >= validFrom,
  );
  return isUnchanged && !isTaken ? { kind: "upgrade", validFrom, validTo, replaces: [orderId] } : undefined;
}

function extraDays(planId: PlanId, lower: readonly MembershipTerm[], { plans, today }: Offers): number {
  const priceOf = (id: PlanId) => plans.find((plan) => plan.planId === id)?.pricePaise ?? 0;
  const unusedPaise = lower.map((term) => daysOf(restOf(term, today)) * priceOf(term.planId));
  return Math.ceil(unusedPaise.reduce((sum, paise) => sum + paise, 0) / priceOf(planId));
}
