import fc from "fast-check";
import { expect, test } from "vitest";
import { financialYear, indianDay, longDate, taxRecordsUntil } from "#worker/domain/india-calendar.server.ts";
import { formatRupees, withGst } from "#worker/domain/money.server.ts";

test.each([
  [499900, "4,999"],
  [29999900, "2,99,999"],
  [2949882, "29,498.82"],
  [100, "1"],
])("%i paise is ₹%s", (paise, text) => {
  expect(formatRupees(paise)).toBe(text);
});

test.each([
  ["off", 2499900, { totalPaise: 2499900, taxPaise: 0 }],
  ["included", 2499900, { totalPaise: 2499900, taxPaise: 381341 }],
  ["added", 2499900, { totalPaise: 2949882, taxPaise: 449982 }],
] as const)("GST %s on %i paise", (mode, paise, expected) => {
  expect(withGst(paise, { mode, ratePercent: 18 })).toEqual(expected);
});

test("GST never changes an included price, and what is added is added in whole paise", () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 50_000_000 }), fc.integer({ min: 0, max: 28 }), (paise, ratePercent) => {
      const included = withGst(paise, { mode: "included", ratePercent });
      const added = withGst(paise, { mode: "added", ratePercent });
      expect(included.totalPaise).toBe(paise);
      expect(added.totalPaise - added.taxPaise).toBe(paise);
      expect(Number.isInteger(included.taxPaise) && Number.isInteger(added.taxPaise)).toBe(true);
    }),
  );
});

test.each([
  ["2026-11-20T18:29:59Z", "2026-11-20"],
  ["2026-11-20T18:30:00Z", "2026-11-21"],
])("%s is the day %s in India", (instant, day) => {
  expect(indianDay(new Date(instant))).toBe(day);
});

test.each([
  ["2026-03-31T18:29:00Z", "25-26"],
  ["2026-03-31T18:30:00Z", "26-27"],
  ["2099-12-31T00:00:00Z", "99-00"],
])("%s is in the financial year %s", (instant, year) => {
  expect(financialYear(new Date(instant))).toBe(year);
});

test("a day is written in words", () => {
  expect(longDate("2027-11-19")).toBe("19 November 2027");
});

test.each([
  ["2026-11-20T10:00:00Z", "2035-03-31"],
  ["2027-03-31T18:29:59Z", "2035-03-31"],
  // Half past six in the evening of UTC is the first of April in India, and another financial year.
  ["2027-03-31T18:30:00Z", "2036-03-31"],
])("the documents of a payment of %s are retained for eight more financial years, until %s", (paidAt, until) => {
  expect(taxRecordsUntil(new Date(paidAt))).toBe(until);
});
