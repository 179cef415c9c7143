import { BASIS, share } from "./rounding.server.ts";

/** One year, in paise. The fixed costs include depreciation and interest; the tax is in hundredths of a percent. */
export type YearPlan = {
  salesPaise: number;
  variablePaise: number;
  fixedPaise: number;
  depreciationPaise: number;
  interestPaise: number;
  principalPaise: number;
  tax: number;
};
export type YearResult = ReturnType<typeof yearAt>;
type BreakEven = { salesPaise: number; percentOfPlan: number };

/** Result with sales at a percentage of the plan. Only variable costs scale with sales. A loss bears no tax. */
export function yearAt(percent: number, plan: YearPlan) {
  const salesPaise = share(plan.salesPaise, percent, 100);
  const contributionPaise = salesPaise - share(plan.variablePaise, percent, 100);
  // Before tax.
  const profitPaise = contributionPaise - plan.fixedPaise;
  const taxPaise = share(Math.max(0, profitPaise), plan.tax, BASIS);
  const netProfitPaise = profitPaise - taxPaise;
  const availablePaise = netProfitPaise + plan.depreciationPaise + plan.interestPaise;
  const duePaise = plan.principalPaise + plan.interestPaise;
  // In hundredths.
  const coverage = duePaise > 0 ? share(availablePaise, 100, duePaise) : undefined;
  return { salesPaise, contributionPaise, profitPaise, taxPaise, netProfitPaise, availablePaise, duePaise, coverage };
}

/** Fixed costs ÷ contribution rate. `undefined` if sales do not exceed the variable costs. */
export function breakEvenOf({ salesPaise, variablePaise, fixedPaise }: YearPlan): BreakEven | undefined {
  const contributionPaise = salesPaise - variablePaise;
  if (contributionPaise <= 0) return undefined;
  const breakEven = share(fixedPaise, salesPaise, contributionPaise);
  return Number.isSafeInteger(breakEven)
    ? { salesPaise: breakEven, percentOfPlan: share(fixedPaise, 100, contributionPaise) }
    : undefined;
}
