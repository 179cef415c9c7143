import fc from "fast-check";
import { expect, test } from "vitest";
import { seed } from "#worker/db/seed.ts";
import { breakEvenOf, type YearPlan, yearAt } from "#worker/domain/calculators/debt-service.server.ts";
import { type ExportCosts, exportPriceOf, inCurrency } from "#worker/domain/calculators/export-price.server.ts";
import { classLimitsOf, insuredShareOf } from "#worker/domain/calculators/figures.server.ts";
import { share } from "#worker/domain/calculators/rounding.server.ts";
import { udyamClassOf } from "#worker/domain/calculators/udyam-class.server.ts";
import { parsedFacts } from "./facts.ts";

const facts = parsedFacts(seed.facts);
const LAKH = 10_000_000;
const CRORE = 100 * LAKH;
const paise = fc.integer({ min: 0, max: 10 ** 13 });

test("a share is rounded to the nearest whole number, halves away from zero, and exact above 2 to the power of 53", () => {
  expect([share(1, 1, 2), share(-1, 1, 2), share(1, 1, 3), share(2, 1, 3)]).toEqual([1, -1, 0, 1]);
  expect(share(9_007_199_254_740_991, 9_999, 9_999)).toBe(9_007_199_254_740_991);
});

const UNIT: YearPlan = {
  salesPaise: 150 * LAKH,
  variablePaise: 96 * LAKH,
  fixedPaise: 42 * LAKH,
  depreciationPaise: 6 * LAKH,
  interestPaise: 4.4 * LAKH,
  principalPaise: 7.5 * LAKH,
  tax: 2500,
};

test("the example of the article: DSCR 1.63, 1.29 and 0.95, break-even at ₹116.7 lakh, 78% of the plan", () => {
  expect([100, 90, 80].map((percent) => yearAt(percent, UNIT).coverage)).toEqual([163, 129, 95]);
  expect(yearAt(90, UNIT).netProfitPaise).toBe(4.95 * LAKH);
  expect(breakEvenOf(UNIT)).toEqual({ salesPaise: 1_166_666_667, percentOfPlan: 78 });
});

test("there is no ratio without a loan, no tax on a loss, and no break-even without a contribution", () => {
  expect(yearAt(100, { ...UNIT, interestPaise: 0, principalPaise: 0 }).coverage).toBeUndefined();
  expect(yearAt(50, UNIT)).toMatchObject({ profitPaise: -15 * LAKH, taxPaise: 0, netProfitPaise: -15 * LAKH });
  expect(breakEvenOf({ ...UNIT, variablePaise: UNIT.salesPaise })).toBeUndefined();
  expect(breakEvenOf({ ...UNIT, variablePaise: UNIT.salesPaise - 1, fixedPaise: 10 ** 13 })).toBeUndefined();
});

test("the ratio never falls with sales, and at the break-even the profit is zero", () => {
  const anyPlan = fc
    .record({
      salesPaise: fc.integer({ min: 100, max: 10 ** 12 }),
      variable: fc.integer({ min: 0, max: 95 }),
      fixedPaise: paise,
    })
    .map(({ salesPaise, variable, fixedPaise }) => {
      return { ...UNIT, salesPaise, variablePaise: share(salesPaise, variable, 100), fixedPaise };
    });
  fc.assert(
    fc.property(anyPlan, fc.integer({ min: 0, max: 199 }), (plan, percent) => {
      const [less, more] = [yearAt(percent, plan), yearAt(percent + 1, plan)];
      // Sales and variable costs are each rounded to the paisa.
      expect(more.netProfitPaise - less.netProfitPaise).toBeGreaterThanOrEqual(-1);
      const breakEven = breakEvenOf(plan);
      if (!breakEven) return;
      const contribution = (breakEven.salesPaise * (plan.salesPaise - plan.variablePaise)) / plan.salesPaise;
      expect(Math.abs(contribution - plan.fixedPaise)).toBeLessThanOrEqual(2);
    }),
  );
});

const WEAVER: ExportCosts = {
  goodsPaise: 8 * LAKH,
  carriagePaise: 0.45 * LAKH,
  portPaise: 0,
  freightPaise: 0.6 * LAKH,
  insurancePaise: 0.05 * LAKH,
  duty: undefined,
};

test("the example of the article: FOB ₹8,45,000 and CIF ₹9,10,000, insured for 110%", () => {
  const found = exportPriceOf(WEAVER, insuredShareOf(facts) ?? 0);
  expect(found).toMatchObject({ fobPaise: 8.45 * LAKH, cifPaise: 9.1 * LAKH, insuredPaise: 10.01 * LAKH });
  expect(found.steps.map(({ term, pricePaise }) => [term, pricePaise / LAKH])).toEqual([
    ["EXW", 8],
    ["FOB", 8.45],
    ["CFR", 9.05],
    ["CIF", 9.1],
  ]);
  expect(exportPriceOf({ ...WEAVER, duty: 1000 }, 11_000).steps.at(-1)).toEqual({
    term: "landed",
    addedPaise: 0.91 * LAKH,
    pricePaise: 10.01 * LAKH,
  });
  expect(inCurrency(9.1 * LAKH, 8425)).toBe(1_080_119);
});

test("each step is the previous one plus what it adds, and none is lower", () => {
  const anyCosts = fc.record({
    goodsPaise: paise,
    carriagePaise: paise,
    portPaise: paise,
    freightPaise: paise,
    insurancePaise: paise,
    duty: fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(anyCosts, (costs) => {
      const { steps, fobPaise, cifPaise } = exportPriceOf(costs, 11_000);
      let before = 0;
      for (const { addedPaise, pricePaise } of steps) {
        expect(pricePaise).toBe(before + addedPaise);
        expect(addedPaise).toBeGreaterThanOrEqual(0);
        before = pricePaise;
      }
      expect(cifPaise - fobPaise).toBe(costs.freightPaise + costs.insurancePaise);
    }),
  );
});

const limits = classLimitsOf(facts) ?? [];
const classOf = (investmentPaise: number, turnoverPaise: number, exportsPaise = 0) =>
  udyamClassOf({ investmentPaise, turnoverPaise, exportsPaise }, limits);

test("the examples of the article: micro on both tests, and small by investment alone", () => {
  expect(classOf(2.1 * CRORE, 9.4 * CRORE).name).toBe("micro");
  expect(classOf(3.2 * CRORE, 14 * CRORE, 5 * CRORE)).toEqual({
    countedPaise: 9 * CRORE,
    byInvestment: "small",
    byTurnover: "micro",
    name: "small",
  });
});

test.each([
  { name: "micro", investment: 2.5, turnover: 10, next: "small" },
  { name: "small", investment: 25, turnover: 100, next: "medium" },
  { name: "medium", investment: 125, turnover: 500, next: undefined },
])("at both limits the class is $name, and one paisa more in either moves it up", ({ name, ...row }) => {
  const { investment, turnover, next } = row;
  const [most, sales] = [investment * CRORE, turnover * CRORE];
  expect(classOf(most, sales).name).toBe(name);
  expect(classOf(most + 1, sales).name).toBe(next);
  expect(classOf(most, sales + 1).name).toBe(next);
  expect(classOf(most, sales + 1, 1).name).toBe(name);
});

test("the class is the higher of the two tests and never falls as a figure grows", () => {
  const rankOf = (name: string | undefined) => [...limits.map((limit) => limit.name), undefined].indexOf(name);
  fc.assert(
    fc.property(paise, paise, paise, (investment, turnover, more) => {
      const found = classOf(investment, turnover);
      expect(rankOf(found.name)).toBe(Math.max(rankOf(found.byInvestment), rankOf(found.byTurnover)));
      expect(rankOf(classOf(investment + more, turnover).name)).toBeGreaterThanOrEqual(rankOf(found.name));
      expect(rankOf(classOf(investment, turnover + more).name)).toBeGreaterThanOrEqual(rankOf(found.name));
    }),
  );
});
