import { UdyamClass } from "#worker/contracts/calculators/calculators.ts";
import { invalidInput, ok } from "#worker/contracts/problem.ts";
import { classLimitsOf } from "#worker/domain/calculators/figures.server.ts";
import { type ClassLimits, udyamClassOf } from "#worker/domain/calculators/udyam-class.server.ts";
import type { Answering } from "../answer.ts";
import { rupees } from "../words.server.ts";

const ABOVE = "above medium";

export const answerUdyamClass: Answering = (typed, { facts }) => {
  const limits = classLimitsOf(facts);
  if (!limits) return undefined;
  const parsed = UdyamClass.safeParse(typed);
  if (!parsed.success) return invalidInput(parsed.error.issues);
  const { investment: investmentPaise, turnover: turnoverPaise, exports: exportsPaise } = parsed.data;
  const found = udyamClassOf({ investmentPaise, turnoverPaise, exportsPaise }, limits);
  const [byInvestment = ABOVE, byTurnover = ABOVE] = [found.byInvestment, found.byTurnover];
  const kind = found.name ?? ABOVE;
  const tests = [
    ["Investment", rupees(investmentPaise), capital(byInvestment)],
    [exportsPaise > 0 ? "Turnover without exports" : "Turnover", rupees(found.countedPaise), capital(byTurnover)],
  ];
  return ok({
    label: "Class of the enterprise",
    figure: capital(kind),
    sentence:
      byInvestment === byTurnover
        ? `The enterprise is ${kind} by both tests, investment and turnover.`
        : `By investment the enterprise is ${byInvestment}, by turnover ${byTurnover}. It must be within both limits of its class, so the higher one counts.`,
    points: [roomOf(found, investmentPaise, limits)],
    tables: [
      { caption: "The two tests", head: ["Test", "Your figure", "Class"], rows: tests },
      {
        caption: "Limits of the classes",
        head: ["Class", "Investment up to", "Turnover up to"],
        rows: limits.map((limit) => [capital(limit.name), rupees(limit.investmentPaise), rupees(limit.turnoverPaise)]),
      },
    ],
  });
};

function roomOf(found: ReturnType<typeof udyamClassOf>, investmentPaise: number, limits: ClassLimits): string {
  const limit = limits.find(({ name }) => name === found.name);
  if (!limit) return "An enterprise above the limits of a medium enterprise cannot register on Udyam.";
  const investment = rupees(limit.investmentPaise - investmentPaise);
  const turnover = rupees(limit.turnoverPaise - found.countedPaise);
  return `The enterprise leaves this class when its investment grows by more than ${investment} or its turnover by more than ${turnover}.`;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
