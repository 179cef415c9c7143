import type { PurchaseKind } from "../../db/schema/membership.ts";
import { addDays, longDate } from "../india-calendar.server.ts";
import { formatRupees } from "../money.server.ts";
import { daysOf, graceEndOf, type Term } from "./terms.server.ts";

type Words = Term & { kind: PurchaseKind; planTitle: string; amountPaise: number; addsGst: boolean; today: string };

export function purchaseSentence(words: Words): string {
  const { kind, planTitle, validFrom, validTo, today } = words;
  const price = `₹${formatRupees(words.amountPaise)}${words.addsGst ? " including GST" : ""}`;
  const first = longDate(validFrom);
  if (kind === "upgrade") {
    const begins = validFrom > today ? `on ${first}` : "today";
    return `An upgrade to ${planTitle} costs ${price}: the difference in price for the ${daysOf(words)} days until ${longDate(validTo)}. It begins ${begins} and ends on that day, as your present membership would.`;
  }
  const costs = `${kind === "renewal" ? "A renewal" : planTitle} costs ${price} for 12 months`;
  if (validFrom > today) return `${costs} and begins on ${first}, the day after your paid membership ends.`;
  if (kind === "new") return `${costs} and begins on the day on which you pay.`;
  const graceEnd = longDate(graceEndOf(addDays(validFrom, -1)));
  return `${costs}. Paid by ${graceEnd}, it begins on ${first}, the day after your last membership ended. Paid later, it begins on the day on which you pay.`;
}

export function heldSentence(planTitle: string, { validTo }: Term, today: string): string {
  if (validTo < today) return `What you paid for ${planTitle} ended on ${longDate(validTo)}.`;
  return `You have paid for ${planTitle} until ${longDate(validTo)}.`;
}
