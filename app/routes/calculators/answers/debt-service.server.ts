import { DebtService } from "#worker/contracts/calculators/calculators.ts";
import { invalidInput, ok } from "#worker/contracts/problem.ts";
import { breakEvenOf, type YearPlan, type YearResult, yearAt } from "#worker/domain/calculators/debt-service.server.ts";
import type { Answer, Answering, AnswerTable } from "../answer.ts";
import { percent, ratio, rupees } from "../words.server.ts";

const SALES_PERCENT = [100, 90, 80];

export const answerDebtService: Answering = (typed) => {
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
    label: "Debt service coverage ratio (DSCR)",
    figure: ratio(year.coverage),
    sentence:
      year.availablePaise >= year.duePaise
        ? `The year earns ${available} for ${due} of principal and interest: the loan is served.`
        : `The year earns ${available} for ${due} of principal and interest: the loan is not fully served.`,
    points: [
      "A ratio of 1.00 pays the instalments and leaves nothing. Lenders ask for more; each has its own floor.",
      breakEven,
    ],
    tables,
  });
};

function withoutLoan(breakEven: string, tables: readonly AnswerTable[], plan: YearPlan): Answer {
  const found = breakEvenOf(plan);
  return {
    label: "Break-even sales",
    figure: found ? wholeRupees(found.salesPaise) : "None",
    sentence: breakEven,
    points: ["Without principal and interest there is no debt service coverage ratio."],
    tables,
  };
}

function breakEvenSentence(plan: YearPlan): string {
  const found = breakEvenOf(plan);
  if (!found) return "There is no break-even: each sale costs at least as much as it brings in.";
  return `The business breaks even at sales of ${wholeRupees(found.salesPaise)}, ${found.percentOfPlan}% of the plan.`;
}

/** Rounded up: a rupee less would not be enough. */
function wholeRupees(paise: number): string {
  return rupees(Math.ceil(paise / 100) * 100);
}

function stepsOf(year: YearResult, plan: YearPlan): AnswerTable {
  return {
    caption: "The year as planned",
    head: ["Line", "Amount"],
    rows: [
      ["Sales", rupees(year.salesPaise)],
      ["Contribution after variable costs", rupees(year.contributionPaise)],
      ["Fixed costs", rupees(plan.fixedPaise)],
      ["Profit before tax", rupees(year.profitPaise)],
      [`Tax at ${percent(plan.tax)}`, rupees(year.taxPaise)],
      ["Profit after tax", rupees(year.netProfitPaise)],
      ["With depreciation and term loan interest added back", rupees(year.availablePaise)],
      ["Principal and term loan interest", rupees(year.duePaise)],
    ],
  };
}

function sensitivityOf(plan: YearPlan): AnswerTable {
  return {
    caption: "If sales are lower and fixed costs stay",
    head: ["Sales", "Contribution", "Profit after tax", "DSCR"],
    rows: SALES_PERCENT.map((share) => {
      const { contributionPaise, netProfitPaise, coverage } = yearAt(share, plan);
      const name = share === 100 ? "As planned" : `${100 - share}% lower`;
      return [name, rupees(contributionPaise), rupees(netProfitPaise), coverage === undefined ? "–" : ratio(coverage)];
    }),
  };
}
