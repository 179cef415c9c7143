import fc from "fast-check";
import { expect, test } from "vitest";
import { seed } from "#worker/db/seed.ts";
import { feeRatesOf } from "#worker/domain/calculators/figures.server.ts";
import { type GuaranteedLoan, guaranteeFeeOf } from "#worker/domain/calculators/guarantee-fee.server.ts";
import { parsedFacts } from "./facts.ts";

const rates = feeRatesOf(parsedFacts(seed.facts));
if (!rates) throw new Error("The facts of the seed have no figures.");
const CRORE = 1_000_000_000;
const KAVERI: GuaranteedLoan = { amountPaise: 400_000_000, facility: "term_loan", years: 5, hasDiscount: false };
const fee = (loan: Partial<GuaranteedLoan>) => guaranteeFeeOf({ ...KAVERI, ...loan }, rates);

test("the example of the article: 0.55% of ₹40,00,000 with GST is ₹25,960", () => {
  expect(fee({})?.years[0]).toEqual({
    year: 1,
    basePaise: 400_000_000,
    feePaise: 2_200_000,
    gstPaise: 396_000,
    totalPaise: 2_596_000,
  });
  expect(fee({ hasDiscount: true })?.years[0]?.feePaise).toBe(1_980_000);
});

test("a term loan is repaid in equal parts, and a limit stays", () => {
  expect(fee({})?.years.map(({ basePaise }) => basePaise / 1_000_000)).toEqual([400, 320, 240, 160, 80]);
  expect(fee({ facility: "working_capital" })?.years.map(({ basePaise }) => basePaise / 1_000_000)).toEqual([
    400, 400, 400, 400, 400,
  ]);
});

test.each([
  [CRORE / 10, 37, 55],
  [CRORE / 2, 55, 60],
  [CRORE, 60, 85],
  [2 * CRORE, 85, 100],
  [5 * CRORE, 100, 110],
  [8 * CRORE, 110, 120],
])("at %d paise the rate is %d, and one paisa more costs %d", (limit, at, above) => {
  expect(fee({ amountPaise: limit })?.basisPoints).toBe(at);
  expect(fee({ amountPaise: limit + 1 })?.basisPoints).toBe(above);
});

test("the trust covers ₹10 crore and not a paisa more", () => {
  expect(fee({ amountPaise: 10 * CRORE })?.basisPoints).toBe(120);
  expect(fee({ amountPaise: 10 * CRORE + 1 })).toBeUndefined();
});

test("the years add up, fall for a term loan, and never rise with a discount", () => {
  const anyLoan = fc.record({
    amountPaise: fc.integer({ min: 1, max: 10 * CRORE }),
    facility: fc.constantFrom("term_loan" as const, "working_capital" as const),
    years: fc.integer({ min: 1, max: 10 }),
    hasDiscount: fc.boolean(),
  });
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const { years = [], totalPaise = 0 } = guaranteeFeeOf(loan, rates) ?? {};
      expect(years).toHaveLength(loan.years);
      expect(years.reduce((sum, year) => sum + year.feePaise + year.gstPaise, 0)).toBe(totalPaise);
      const totals = years.map((year) => year.totalPaise);
      expect(totals).toEqual(totals.toSorted((a, b) => b - a));
      const more = guaranteeFeeOf({ ...loan, amountPaise: Math.min(loan.amountPaise + 100, 10 * CRORE) }, rates);
      expect(more?.totalPaise).toBeGreaterThanOrEqual(totalPaise);
      const withDiscount = guaranteeFeeOf({ ...loan, hasDiscount: true }, rates);
      expect(withDiscount?.totalPaise).toBeLessThanOrEqual(totalPaise);
    }),
  );
});
