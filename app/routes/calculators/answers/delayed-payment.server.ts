import * as m from "#messages/calculators/answers.ts";
import * as refusals from "#messages/calculators/refusals.ts";
import { DelayedPayment } from "#worker/contracts/calculators/calculators.ts";
import { invalidInput, ok, refused } from "#worker/contracts/problem.ts";
import { type Delay, delayOf } from "#worker/domain/calculators/delayed-payment.server.ts";
import { bankRatesOf, paymentTermsOf } from "#worker/domain/calculators/figures.server.ts";
import { addDays, longDate } from "#worker/domain/india-calendar.server.ts";
import type { Answer, AnswerFunction } from "../answer.ts";
import { exactRupees, grouped, percent, rupees } from "../words.server.ts";

export const answerDelayedPayment: AnswerFunction = (typed, { facts, today }) => {
  const [terms, known] = [paymentTermsOf(facts), bankRatesOf(facts)];
  if (!terms || !known) return undefined;
  const isOpen = !typed["paid"]?.trim();
  const parsed = DelayedPayment.safeParse({ ...typed, paid: isOpen ? today : typed["paid"] });
  if (!parsed.success) return invalidInput(parsed.error.issues);
  const { amount: amountPaise, accepted: acceptedOn, term: termDays, paid: paidOn, rate } = parsed.data;
  if (rate === undefined && acceptedOn < known.first) {
    const message = refusals.olderBill({ day: longDate(known.first) });
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
  const label = m.interestTo({ day: paid });
  if (delay.daysLate === 0) {
    const sentence = (isOpen ? m.notYetDue : m.paidOnTime)({ due });
    return { label, figure: "₹0", sentence, points: [dueRule(found)], tables: [] };
  }
  const late = m.days({ count: grouped(delay.daysLate) });
  const owed = rupees(delay.totalPaise);
  return {
    label,
    figure: rupees(delay.interestPaise),
    sentence: (isOpen ? m.overdue : m.paidLate)({ late, owed }),
    points: [dueRule(found), interestRule(found)],
    tables: [monthsOf(delay)],
  };
}

function dueRule({ delay, amountPaise, acceptedOn, termDays, agreedDays }: Case): string {
  const bill = { amount: rupees(amountPaise), accepted: longDate(acceptedOn), due: longDate(delay.dueOn) };
  if (termDays === undefined) return m.nothingWritten({ ...bill, count: delay.dueDays });
  if (termDays > agreedDays) return m.termTooLong({ ...bill, term: termDays, most: agreedDays });
  return m.termWritten({ ...bill, term: m.days({ count: grouped(termDays) }) });
}

function interestRule({ delay, multiple, paidOn, assumedFrom }: Case): string {
  const rule = m.interestRule({ from: longDate(addDays(delay.dueOn, 1)), to: longDate(paidOn), multiple });
  if (!assumedFrom) return rule;
  return `${rule} ${m.assumedRate({ day: longDate(assumedFrom) })}`;
}

function monthsOf({ parts, interestPaise }: Delay): Answer["tables"][number] {
  return {
    caption: m.monthByMonth(),
    head: [m.daysColumn(), m.rateColumn(), m.interestOn(), m.interest()],
    rows: [
      ...parts.map(({ from, to, basisPoints, openingPaise, interestPaise: interest }) => {
        const span = from === to ? longDate(from) : m.span({ from: longDate(from), to: longDate(to) });
        return [span, percent(basisPoints), exactRupees(openingPaise), exactRupees(interest)];
      }),
      [m.total(), "", "", exactRupees(interestPaise)],
    ],
    hasTotal: true,
  };
}
