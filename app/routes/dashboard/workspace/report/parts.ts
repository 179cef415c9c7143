import * as m from "#messages/dashboard/report.ts";
import { constitutionLabel } from "#messages/vocabulary/workspace.ts";
import {
  CONSTITUTIONS,
  REPORT_COSTS,
  REPORT_FINANCE,
  REPORT_RESULTS,
  WORKSPACE_LIMITS,
} from "#worker/contracts/workspace-vocabulary.ts";
import { choicesOf } from "../choices.ts";
import type { Question } from "../submission-form.tsx";

export type ReportPart = { id: string; title: string; text: string; questions: readonly Question[]; total?: string };

const LABELS: Record<string, [label: () => string, help?: () => string]> = {
  promoter: [m.promoter, m.promoterHelp],
  product: [m.product, m.productHelp],
  market: [m.market, m.marketHelp],
  location: [m.location, m.locationHelp],
  process: [m.process, m.processHelp],
  people: [m.people, m.peopleHelp],
  permits: [m.permits, m.permitsHelp],
  risks: [m.risks, m.risksHelp],
  landCost: [m.landCost],
  machineryCost: [m.machineryCost],
  workingCapital: [m.workingCapital],
  otherCost: [m.otherCost, m.otherCostHelp],
  ownMoney: [m.ownMoney],
  loan: [m.loan],
  otherMoney: [m.otherMoney],
  yearSales: [m.yearSales],
  yearCosts: [m.yearCosts, m.yearCostsHelp],
};

const text = (name: string): Question => ({ ...asked(name), type: "text", rows: 6, max: WORKSPACE_LIMITS.answer });
const rupees = (name: string): Question => ({ ...asked(name), type: "rupees", max: WORKSPACE_LIMITS.amount });

/** In the order in which banks read them. */
export const reportParts = (): readonly ReportPart[] => [
  {
    id: "enterprise-part",
    title: m.enterprisePart(),
    text: m.enterpriseText(),
    questions: [
      { name: "enterprise", label: m.enterprise(), max: WORKSPACE_LIMITS.line },
      { name: "constitution", label: m.constitution(), options: choicesOf(CONSTITUTIONS, constitutionLabel) },
      text("promoter"),
    ],
  },
  {
    id: "market-part",
    title: m.marketPart(),
    text: m.marketText(),
    questions: [text("product"), text("market")],
  },
  {
    id: "making-part",
    title: m.makingPart(),
    text: m.makingText(),
    questions: [text("location"), text("process"), text("people"), text("permits")],
  },
  {
    id: "cost-part",
    title: m.costPart(),
    text: m.costText(),
    questions: REPORT_COSTS.map(rupees),
    total: m.costPart(),
  },
  {
    id: "finance-part",
    title: m.financePart(),
    text: m.financeText(),
    questions: REPORT_FINANCE.map(rupees),
    total: m.financePart(),
  },
  {
    id: "result-part",
    title: m.resultPart(),
    text: m.resultText(),
    questions: [...REPORT_RESULTS.map(rupees), text("risks")],
  },
];

function asked(name: string): Question {
  const [label, help] = LABELS[name] ?? [];
  return { name, label: label?.() ?? name, help: help?.() };
}
