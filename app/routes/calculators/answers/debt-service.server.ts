import * as m from "#messages/calculators/answers.ts";
import { DebtService } from "#worker/contracts/calculators/calculators.ts";
import { invalidInput, ok } from "#worker/contracts/problem.ts";
import { breakEvenOf, type YearPlan, type YearResult, yearAt } from "#worker/domain/calculators/debt-service.server.ts";
import type { Answer, AnswerFunction, AnswerTable } from "../answer.ts";
import { percent, ratio, rupees } from "../words.server.ts";

const SALES_PERCENT = [100, 90, 80];

export const answerDebtService: AnswerFunction = (typed) => {
  const parsed = DebtService.safeParse(typed);
  if (!parsed.success) return invalidInput(parsed.error.issues);
  const { sales, variable, fixed, depreciation, interest, principal, tax } = parsed.data;
  const plan: YearPlan = {
    salesPaise: sales,
    variablePaise: variable,
    fixedPaise: fixed,
    depreciationPaise: depreciation,
    interestPaise: interest,
    principalPaise: principal,
    tax,
  };
  const year = yearAt(100, plan);
  const breakEven = breakEvenSentence(plan);
  const tables = [stepsOf(year, plan), sensitivityOf(plan)];
  if (year.coverage === undefined) return ok(withoutLoan(breakEven, tables, plan));
  const [available, due] = [rupees(year.availablePaise), rupees(year.duePaise)];
  return ok({
    label: m.dscr(),
    figure: ratio(year.coverage),
    sentence: (year.availablePaise >= year.duePaise ? m.served : m.notServed)({ available, due }),
    points: [m.ratioRule(), breakEven],
    tables,
  });
};

function withoutLoan(breakEven: string, tables: readonly AnswerTable[], plan: YearPlan): Answer {
  const found = breakEvenOf(plan);
  return {
    label: m.breakEvenSales(),
    figure: found ? wholeRupees(found.salesPaise) : m.none(),
    sentence: breakEven,
    points: [m.noLoan()],
    tables,
  };
}

function breakEvenSentence(plan: YearPlan): string {
  const found = breakEvenOf(plan);
  if (!found) return m.noBreakEven();
  return m.breakEven({ sales: wholeRupees(found.salesPaise), percent: found.percentOfPlan });
}

/** Rounded up: a rupee less would not be enough. */
function wholeRupees(paise: number): string {
  return rupees(Math.ceil(paise / 100) * 100);
}

function stepsOf(year: YearResult, plan: YearPlan): AnswerTable {
  return {
    caption: m.asPlannedTable(),
    head: [m.lineColumn(), m.amountColumn()],
    rows: [
      [m.sales(), rupees(year.salesPaise)],
      [m.contributionAfter(), rupees(year.contributionPaise)],
      [m.fixedCosts(), rupees(plan.fixedPaise)],
      [m.profitBeforeTax(), rupees(year.profitPaise)],
      [m.taxAt({ percent: percent(plan.tax) }), rupees(year.taxPaise)],
      [m.profitAfterTax(), rupees(year.netProfitPaise)],
      [m.addedBack(), rupees(year.availablePaise)],
      [m.dueInYear(), rupees(year.duePaise)],
    ],
  };
}

function sensitivityOf(plan: YearPlan): AnswerTable {
  return {
    caption: m.lowerSalesTable(),
    head: [m.sales(), m.contribution(), m.profitAfterTax(), "DSCR"],
    rows: SALES_PERCENT.map((share) => {
      const { contributionPaise, netProfitPaise, coverage } = yearAt(share, plan);
      const name = share === 100 ? m.asPlanned() : m.percentLower({ percent: 100 - share });
      return [name, rupees(contributionPaise), rupees(netProfitPaise), coverage === undefined ? "–" : ratio(coverage)];
    }),
  };
}
