import { planName } from "#messages/membership/plan-names.ts";
import * as m from "#messages/membership/terms.ts";
import type { PurchaseKind } from "../../db/schema/membership.ts";
import { addDays, longDate } from "../india-calendar.server.ts";
import { formatRupees } from "../money.server.ts";
import { daysOf, graceEndOf, type Term } from "./terms.server.ts";

type Words = Term & { kind: PurchaseKind; planTitle: string; amountPaise: number; addsGst: boolean; today: string };

/** Writes an offer's sentence, and its rule without naming the plan. */
export function purchaseSentences(words: Words): { sentence: string; rule: string } {
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

export function lastMembershipSentence(planTitle: string, { validTo }: Term, today: string): string {
  const sentence = validTo < today ? m.endedOn : m.paidUntil;
  return sentence({ plan: planName(planTitle), last: longDate(validTo) });
}
