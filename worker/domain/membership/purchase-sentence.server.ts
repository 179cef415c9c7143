import type { PurchaseKind } from "../../db/schema/membership.ts";
import { addDays, longDate } from "../india-calendar.server.ts";
import { formatRupees } from "../money.server.ts";
import { daysOf, graceEndOf, type Term } from "./terms.server.ts";

type Words = Term & { kind: PurchaseKind; planTitle: string; amountPaise: number; addsGst: boolean; today: string };

/** The rule is the same for all plans of a kind. */
export function purchaseSentences(words: Words): { sentence: string; rule: string } {
  const { kind, planTitle, amountPaise, addsGst } = words;
  const price = `₹${formatRupees(amountPaise)}${addsGst ? " including GST" : ""}`;
  const rule = ruleOf(words);
  if (kind === "upgrade") return { rule, sentence: `An upgrade to ${planTitle} costs ${price}. ${rule}` };
  return { rule, sentence: `${kind === "renewal" ? "A renewal" : planTitle} costs ${price}. ${rule}` };
}

function ruleOf({ kind, validFrom, validTo, today }: Words): string {
  const first = longDate(validFrom);
  if (kind === "upgrade") {
    const days = `${daysOf({ validFrom, validTo })} days until ${longDate(validTo)}`;
    const begins = validFrom > today ? `on ${first}` : "today";
    return `The price is the difference for the ${days}. The upgrade begins ${begins} and ends on that day, as your present membership would.`;
  }
  const it = kind === "renewal" ? "It" : "The membership";
  if (validFrom > today)
    return `${it} runs for 12 months and begins on ${first}, the day after your paid membership ends.`;
  if (kind === "new") return `${it} runs for 12 months and begins on the day on which you pay.`;
  const graceEnd = longDate(graceEndOf(addDays(validFrom, -1)));
  return `${it} runs for 12 months. Paid by ${graceEnd}, it begins on ${first}, the day after your last membership ended. Paid later, it begins on the day on which you pay.`;
}

export function heldSentence(planTitle: string, { validTo }: Term, today: string): string {
  if (validTo < today) return `What you paid for ${planTitle} ended on ${longDate(validTo)}.`;
  return `You have paid for ${planTitle} until ${longDate(validTo)}.`;
}
