import { addDays, daysBetween } from "../india-calendar.server.ts";
import { BASIS, share } from "./rounding.server.ts";

/** Amounts in paise, days as YYYY-MM-DD, rates in hundredths of a percent a year. */
export type Bill = { amountPaise: number; acceptedOn: string; termDays: number | undefined; paidOn: string };
export type PaymentTerms = { agreedDays: number; otherwiseDays: number; multiple: number };
export type BankRate = { from: string; basisPoints: number };
type Part = {
  from: string;
  to: string;
  days: number;
  basisPoints: number;
  openingPaise: number;
  interestPaise: number;
};
export type Delay = ReturnType<typeof delayOf>;

/**
 * Sections 15 and 16 of the MSMED Act: compound interest with monthly rests, from the day after the due date to the day
 * of payment. Part of a month bears interest in proportion to its days.
 */
export function delayOf(bill: Bill, terms: PaymentTerms, bankRates: readonly BankRate[]) {
  const { amountPaise, acceptedOn, termDays, paidOn } = bill;
  const dueDays = termDays === undefined ? terms.otherwiseDays : Math.min(termDays, terms.agreedDays);
  const dueOn = addDays(acceptedOn, dueDays);
  const first = addDays(dueOn, 1);
  // One part for each month of the delay, or several if the rate changes within the month.
  const parts: Part[] = [];
  let owedPaise = amountPaise;
  for (let month = 0; addMonths(first, month) <= paidOn; month += 1) {
    const [start, next] = [addMonths(first, month), addMonths(first, month + 1)];
    const monthDays = daysBetween(start, next);
    const last = next <= paidOn ? addDays(next, -1) : paidOn;
    const openingPaise = owedPaise;
    for (const { from, to, basisPoints } of splitAtChanges(start, last, bankRates)) {
      const days = daysBetween(from, to) + 1;
      const rate = basisPoints * terms.multiple;
      const interestPaise = share(openingPaise, rate * days, 12 * BASIS * monthDays);
      owedPaise += interestPaise;
      parts.push({ from, to, days, basisPoints: rate, openingPaise, interestPaise });
    }
  }
  const daysLate = Math.max(0, daysBetween(dueOn, paidOn));
  return { dueOn, dueDays, daysLate, parts, interestPaise: owedPaise - amountPaise, totalPaise: owedPaise };
}

/** Returns the same day of a later month, or that month's last day if it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

function splitAtChanges(from: string, to: string, bankRates: readonly BankRate[]) {
  const changes = bankRates.map((rate) => rate.from).filter((day) => day > from && day <= to);
  const starts = [from, ...changes.toSorted()];
  return starts.map((start, i) => {
    const next = starts[i + 1];
    return { from: start, to: next ? addDays(next, -1) : to, basisPoints: rateOn(start, bankRates) };
  });
}

function rateOn(day: string, bankRates: readonly BankRate[]): number {
  const inForce = bankRates.filter(({ from }) => from <= day).toSorted((a, b) => b.from.localeCompare(a.from));
  if (!inForce[0]) throw new Error("The table of Bank Rates begins later.");
  return inForce[0].basisPoints;
}
