import * as m from "#messages/calculators/answers.ts";
import { UdyamClass } from "#worker/contracts/calculators/calculators.ts";
import { invalidInput, ok } from "#worker/contracts/problem.ts";
import { classLimitsOf } from "#worker/domain/calculators/figures.server.ts";
import { type ClassLimits, udyamClassOf } from "#worker/domain/calculators/udyam-class.server.ts";
import type { AnswerFunction } from "../answer.ts";
import { rupees } from "../words.server.ts";

export const answerUdyamClass: AnswerFunction = (typed, { facts }) => {
  const limits = classLimitsOf(facts);
  if (!limits) return undefined;
  const parsed = UdyamClass.safeParse(typed);
  if (!parsed.success) return invalidInput(parsed.error.issues);
  const { investment: investmentPaise, turnover: turnoverPaise, exports: exportsPaise } = parsed.data;
  const found = udyamClassOf({ investmentPaise, turnoverPaise, exportsPaise }, limits);
  const above = m.aboveMedium();
  const { byInvestment = above, byTurnover = above, name: kind = above } = found;
  const tests = [
    [m.investment(), rupees(investmentPaise), capital(byInvestment)],
    [exportsPaise > 0 ? m.withoutExports() : m.turnover(), rupees(found.countedPaise), capital(byTurnover)],
  ];
  return ok({
    label: m.classOfEnterprise(),
    figure: capital(kind),
    sentence: byInvestment === byTurnover ? m.sameClass({ kind }) : m.twoClasses({ byInvestment, byTurnover }),
    points: [roomOf(found, investmentPaise, limits)],
    tables: [
      { caption: m.twoTests(), head: [m.testColumn(), m.yourFigure(), m.classColumn()], rows: tests },
      {
        caption: m.classLimits(),
        head: [m.classColumn(), m.investmentUpTo(), m.turnoverUpTo()],
        rows: limits.map((limit) => [capital(limit.name), rupees(limit.investmentPaise), rupees(limit.turnoverPaise)]),
      },
    ],
  });
};

function roomOf(found: ReturnType<typeof udyamClassOf>, investmentPaise: number, limits: ClassLimits): string {
  const limit = limits.find(({ name }) => name === found.name);
  if (!limit) return m.tooLarge();
  const investment = rupees(limit.investmentPaise - investmentPaise);
  const turnover = rupees(limit.turnoverPaise - found.countedPaise);
  return m.room({ investment, turnover });
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
