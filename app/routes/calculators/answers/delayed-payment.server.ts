import { DelayedPayment } from "#worker/contracts/calculators/calculators.ts";
import { invalidInput, ok, refused } from "#worker/contracts/problem.ts";
import { type Delay, delayOf } from "#worker/domain/calculators/delayed-payment.server.ts";
import { bankRatesOf, paymentTermsOf } from "#worker/domain/calculators/figures.server.ts";
import { addDays, longDate } from "#worker/domain/india-calendar.server.ts";
import type { Answer, Answering } from "../answer.ts";
import { counted, exactRupees, percent, rupees } from "../words.server.ts";

export const answerDelayedPayment: Answering = (typed, { facts, today }) => {
  const [terms, known] = [paymentTermsOf(facts), bankRatesOf(facts)];
  if (!terms || !known) return undefined;
  const isOpen = !typed["paid"]?.trim();
  const parsed = DelayedPayment.safeParse({ ...typed, paid: isOpen ? today : typed["paid"] });
  if (!parsed.success) return invalidInput(parsed.error.issues);
  const { amount: amountPaise, accepted: acceptedOn, term: termDays, paid: paidOn, rate } = parsed.data;
  if (rate === undefined && acceptedOn < known.first) {
    const message = `We have read Bank Rates from ${longDate(known.first)}. For an older bill, please write the rate.`;
    return refused("invalid_input", message, [{ field: "rate", message }]);
  }
  const rates = rate === undefined ? known.rates : [{ from: acceptedOn, basisPoints: rate }];
  const delay = delayOf({ amountPaise, acceptedOn, termDays, paidOn }, terms, rates);
  const assumedFrom = rate === undefined && paidOn > known.readTo ? known.readTo : undefined;
  return ok(answerFor({ delay, ...terms, amountPaise, acceptedOn, termDays, paidOn, isOpen, assumedFrom }));
};

type Case = {
  delay: Delay;
  agreedDays: number;
  multiple: number;
  amountPaise: number;
  acceptedOn: string;
  termDays: number | undefined;
  paidOn: string;
  isOpen: boolean;
  assumedFrom: string | undefined;
};

function answerFor(found: Case): Answer {
  const { delay, paidOn, isOpen } = found;
  const [due, paid] = [longDate(delay.dueOn), longDate(paidOn)];
  const label = `Interest to ${paid}`;
  if (delay.daysLate === 0) {
    const sentence = isOpen
      ? `The last day of payment is ${due}. No interest is due until then.`
      : `The bill was paid on time. The last day of payment was ${due}.`;
    return { label, figure: "₹0", sentence, points: [dueRule(found)], tables: [] };
  }
  const late = counted(delay.daysLate, "day", "days");
  const owed = rupees(delay.totalPaise);
  return {
    label,
    figure: rupees(delay.interestPaise),
    sentence: isOpen
      ? `The bill has been overdue for ${late}. With interest the buyer owes ${owed} today.`
      : `The bill was paid ${late} late. With interest the buyer owed ${owed} on that day.`,
    points: [dueRule(found), interestRule(found)],
    tables: [monthsOf(delay)],
  };
}

function dueRule({ delay, amountPaise, acceptedOn, termDays, agreedDays }: Case): string {
  const [accepted, due] = [longDate(acceptedOn), longDate(delay.dueOn)];
  if (termDays === undefined) {
    return `The bill of ${rupees(amountPaise)} was accepted on ${accepted} and nothing was agreed in writing, so the last day of payment is ${delay.dueDays} days later: ${due}.`;
  }
  if (termDays > agreedDays) {
    return `The bill of ${rupees(amountPaise)} was accepted on ${accepted}. The law reads the term of ${termDays} days as ${agreedDays}, so the last day of payment is ${due}.`;
  }
  return `The bill of ${rupees(amountPaise)} was accepted on ${accepted} with a written term of ${counted(termDays, "day", "days")}, so the last day of payment is ${due}.`;
}

function interestRule({ delay, multiple, paidOn, assumedFrom }: Case): string {
  const rule = `Interest runs from ${longDate(addDays(delay.dueOn, 1))} to ${longDate(paidOn)} at ${multiple} times the Bank Rate and is added to the debt each month.`;
  if (!assumedFrom) return rule;
  return `${rule} We have read the Bank Rate up to ${longDate(assumedFrom)} and assume that it has not changed since; confirm it with the source.`;
}

function monthsOf({ parts, interestPaise }: Delay): Answer["tables"][number] {
  return {
    caption: "Interest month by month",
    head: ["Days", "Rate a year", "Interest on", "Interest"],
    rows: [
      ...parts.map(({ from, to, basisPoints, openingPaise, interestPaise: interest }) => {
        const span = from === to ? longDate(from) : `${longDate(from)} to ${longDate(to)}`;
        return [span, percent(basisPoints), exactRupees(openingPaise), exactRupees(interest)];
      }),
      ["Total", "", "", exactRupees(interestPaise)],
    ],
    hasTotal: true,
  };
}
