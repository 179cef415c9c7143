import { planName } from "#messages/membership/plan-names.ts";
import * as m from "#messages/membership/terms.ts";
import type { PurchaseKind } from "../../db/schema/membership.ts";
import { addDays, longDate } from "../india-calendar.server.ts";
import { formatRupees, type GstSetting, withGst } from "../money.server.ts";
import { type MembershipTerm, type Offers, startOf } from "./purchase-start.server.ts";
import { daysOf, graceEndOf, lastDayOf, type Term } from "./terms.server.ts";

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
  const title = plans.find(({ planId }) => planId === last?.planId)?.title;
  return !last || (kind === "new" && validFrom <= today) ? "" : lastMembershipSentence(title, last, today);
}

/** Prorates the difference over 12 months from the same day, rounded down to a whole rupee. */
function shareOf(differencePaise: number, term: Term): number {
  const year = { validFrom: term.validFrom, validTo: lastDayOf(term.validFrom) };
  const rupees = Math.floor((differencePaise * daysOf(term)) / (daysOf(year) * 100));
  return Math.max(MIN_PAISE, rupees * 100);
}

type Words = Term & { kind: PurchaseKind; planTitle: string; amountPaise: number; addsGst: boolean; today: string };

/** Writes an offer's sentence, and its rule without naming the plan. */
function purchaseSentences(words: Words): { sentence: string; rule: string } {
  const { kind, planTitle, amountPaise, addsGst } = words;
  const amount = formatRupees(amountPaise);
  const price = addsGst ? m.priceWithGst({ amount }) : `₹${amount}`;
  const rule = ruleOf(words);
  const plan = planName(planTitle);
  if (kind === "upgrade") return { rule, sentence: m.upgradeCosts({ plan, price, rule }) };
  return { rule, sentence: kind === "renewal" ? m.renewalCosts({ price, rule }) : m.planCosts({ plan, price, rule }) };
}

function ruleOf({ kind, validFrom, validTo, today }: Words): string {
  const first = longDate(validFrom);
  if (kind === "upgrade") {
    const rest = { days: daysOf({ validFrom, validTo }), last: longDate(validTo) };
    return validFrom > today ? m.upgradeLater({ ...rest, first }) : m.upgradeToday(rest);
  }
  const isRenewal = kind === "renewal";
  if (validFrom > today) return (isRenewal ? m.renewalFollows : m.membershipFollows)({ first });
  if (kind === "new") return m.beginsOnPayment();
  const graceEnd = longDate(graceEndOf(addDays(validFrom, -1)));
  return (isRenewal ? m.renewalInGrace : m.membershipInGrace)({ graceEnd, first });
}

function lastMembershipSentence(planTitle: string | undefined, { validTo }: Term, today: string): string {
  const hasEnded = validTo < today;
  const last = longDate(validTo);
  if (!planTitle) return (hasEnded ? m.hasEnded : m.runsUntil)({ last });
  return (hasEnded ? m.endedOn : m.paidUntil)({ plan: planName(planTitle), last });
}
