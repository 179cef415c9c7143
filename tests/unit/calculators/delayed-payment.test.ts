import fc from "fast-check";
import { expect, test } from "vitest";
import { seed } from "#worker/db/seed.ts";
import { addMonths, type Bill, delayOf } from "#worker/domain/calculators/delayed-payment.server.ts";
import { bankRatesOf, paymentTermsOf } from "#worker/domain/calculators/figures.server.ts";
import { addDays } from "#worker/domain/india-calendar.server.ts";
import { parsedFacts } from "./facts.ts";

const facts = parsedFacts(seed.facts);
const terms = paymentTermsOf(facts);
const known = bankRatesOf(facts);
if (!terms || !known) throw new Error("The facts of the seed have no figures.");
const { rates, first } = known;
const delay = (bill: Bill) => delayOf(bill, terms, rates);
const TOOLMAKER: Bill = { amountPaise: 80_000_000, acceptedOn: "2026-01-03", termDays: 45, paidOn: "2026-08-17" };

test("the example of the article: dies worth ₹8,00,000, paid six months late at 5.5%", () => {
  const found = delay(TOOLMAKER);
  expect(found).toMatchObject({ dueOn: "2026-02-17", dueDays: 45, daysLate: 181 });
  expect(found.parts.map(({ from, to }) => [from, to])).toEqual([
    ["2026-02-18", "2026-03-17"],
    ["2026-03-18", "2026-04-17"],
    ["2026-04-18", "2026-05-17"],
    ["2026-05-18", "2026-06-17"],
    ["2026-06-18", "2026-07-17"],
    ["2026-07-18", "2026-08-17"],
  ]);
  expect(found.parts[0]).toMatchObject({ basisPoints: 1650, openingPaise: 80_000_000, interestPaise: 1_100_000 });
  expect(found.parts[1]).toMatchObject({ openingPaise: 81_100_000, interestPaise: 1_115_125 });
  expect(Math.round(found.interestPaise / 100)).toBe(68_311);
});

test("without a written term the last day is the fifteenth after acceptance, and a longer term counts as 45 days", () => {
  expect(delay({ ...TOOLMAKER, acceptedOn: "2027-02-20", termDays: undefined, paidOn: "2027-03-07" })).toMatchObject({
    dueOn: "2027-03-07",
    daysLate: 0,
    parts: [],
  });
  for (const termDays of [45, 46, 90]) expect(delay({ ...TOOLMAKER, termDays }).dueOn).toBe("2026-02-17");
  expect(delay({ ...TOOLMAKER, termDays: 44 }).dueOn).toBe("2026-02-16");
  expect(delay({ ...TOOLMAKER, termDays: 0 }).dueOn).toBe("2026-01-03");
});

test("on the last day no interest is due; one day later that day’s share of the month is", () => {
  expect(delay({ ...TOOLMAKER, paidOn: "2026-02-17" })).toMatchObject({ interestPaise: 0, totalPaise: 80_000_000 });
  const [day] = delay({ ...TOOLMAKER, paidOn: "2026-02-18" }).parts;
  expect(day).toMatchObject({ from: "2026-02-18", to: "2026-02-18", days: 1 });
  expect(day?.interestPaise).toBe(Math.round(1_100_000 / 28));
});

test("a change of the Bank Rate splits its month, and nothing is added to the debt before the month ends", () => {
  const { parts } = delay({ ...TOOLMAKER, acceptedOn: "2025-05-05", termDays: 15, paidOn: "2025-06-20" });
  expect(parts.map(({ from, to, basisPoints, openingPaise }) => [from, to, basisPoints, openingPaise])).toEqual([
    ["2025-05-21", "2025-06-05", 1875, 80_000_000],
    ["2025-06-06", "2025-06-20", 1725, 80_000_000],
  ]);
});

test("a month ends on the last day of a shorter month, and the next one on the first day’s date again", () => {
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
  expect(addMonths("2026-01-31", 2)).toBe("2026-03-31");
  expect(addMonths("2026-12-15", 1)).toBe("2027-01-15");
});

const anyBill = fc.record({
  amountPaise: fc.integer({ min: 1, max: 10 ** 13 }),
  acceptedOn: fc.integer({ min: 0, max: 3000 }).map((days) => addDays(first, days)),
  termDays: fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined }),
  paidOn: fc.integer({ min: 0, max: 5000 }).map((days) => addDays(first, days)),
});

test("the parts follow each other without a gap, and their interest adds up to the total", () => {
  fc.assert(
    fc.property(anyBill, (bill) => {
      const { parts, dueOn, daysLate, interestPaise, totalPaise } = delay(bill);
      expect(parts.reduce((sum, part) => sum + part.interestPaise, 0)).toBe(interestPaise);
      expect(totalPaise).toBe(bill.amountPaise + interestPaise);
      expect(parts.reduce((sum, part) => sum + part.days, 0)).toBe(daysLate);
      let next = addDays(dueOn, 1);
      for (const { from, to } of parts) {
        expect(from).toBe(next);
        next = addDays(to, 1);
      }
    }),
  );
});

test("interest never falls with a higher amount, a later payment or an earlier acceptance", () => {
  fc.assert(
    fc.property(anyBill, fc.integer({ min: 1, max: 400 }), (bill, more) => {
      const { interestPaise } = delay(bill);
      const larger = delay({ ...bill, amountPaise: bill.amountPaise + more }).interestPaise;
      const later = delay({ ...bill, paidOn: addDays(bill.paidOn, more) }).interestPaise;
      expect(larger).toBeGreaterThanOrEqual(interestPaise);
      expect(later).toBeGreaterThanOrEqual(interestPaise);
      expect(interestPaise).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("the largest amount at the highest rate and the longest delay is still an exact number", () => {
  const bill = { amountPaise: 10 ** 13, acceptedOn: "2011-01-01", termDays: 0, paidOn: "2026-01-01" };
  const found = delayOf(bill, terms, [{ from: "2011-01-01", basisPoints: 1500 }]);
  expect(Number.isSafeInteger(found.totalPaise)).toBe(true);
});
