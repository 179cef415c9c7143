import { yourMembership } from "#messages/membership/terms.ts";
import type { PurchaseKind } from "../../db/schema/membership.ts";
import { type GstSetting, withGst } from "../money.server.ts";
import { lastMembershipSentence, purchaseSentences } from "./purchase-sentence.server.ts";
import { type MembershipTerm, type Offers, startOf } from "./purchase-start.server.ts";
import { daysOf, lastDayOf, type Term } from "./terms.server.ts";

/** The amount in paise includes the tax; `sentence` explains the price and the rule to the buyer. */
export type Purchase = Term & {
  kind: PurchaseKind;
  amountPaise: number;
  taxPaise: number;
  upgradeOf: MembershipTerm | undefined;
  /** Until when the last membership runs or ran; empty if the purchase begins at once at its full price. */
  lastMembership: string;
  sentence: string;
  rule: string;
};

const MIN_PAISE = 100;

/** Returns what buying a plan would do (docs/decisions/032). A visitor who is not logged in has no memberships. */
export function purchaseOf(planId: string, offers: Offers & { gst: GstSetting }): Purchase | undefined {
  const { plans, gst, today } = offers;
  const plan = plans.find((offer) => offer.planId === planId);
  if (!plan) return undefined;
  const { kind, validFrom, lower } = startOf(plan.planId, offers);
  const upgradeOf = kind === "upgrade" ? lower[0] : undefined;
  const term = { validFrom, validTo: upgradeOf?.validTo ?? lastDayOf(validFrom) };
  const below = plans.find((offer) => offer.planId === upgradeOf?.planId);
  const pricePaise = below ? shareOf(plan.pricePaise - below.pricePaise, term) : plan.pricePaise;
  const { totalPaise: amountPaise, taxPaise } = withGst(pricePaise, gst);
  const words = { kind, amountPaise, ...term, planTitle: plan.title, addsGst: gst.mode === "added", today };
  return {
    kind,
    amountPaise,
    taxPaise,
    ...term,
    upgradeOf,
    ...purchaseSentences(words),
    lastMembership: lastMembershipOf(offers, words),
  };
}

function lastMembershipOf(
  { plans, terms, today }: Offers,
  { kind, validFrom }: Pick<Purchase, "kind" | "validFrom">,
): string {
  const last = terms.toSorted((a, b) => a.validTo.localeCompare(b.validTo)).at(-1);
  const title = plans.find(({ planId }) => planId === last?.planId)?.title ?? yourMembership();
  return !last || (kind === "new" && validFrom <= today) ? "" : lastMembershipSentence(title, last, today);
}

/** Prorates the difference over 12 months from the same day, rounded down to a whole rupee. */
function shareOf(differencePaise: number, term: Term): number {
  const year = { validFrom: term.validFrom, validTo: lastDayOf(term.validFrom) };
  const rupees = Math.floor((differencePaise * daysOf(term)) / (daysOf(year) * 100));
  return Math.max(MIN_PAISE, rupees * 100);
}
