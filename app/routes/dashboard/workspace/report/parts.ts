import {
  CONSTITUTIONS,
  REPORT_COSTS,
  REPORT_FINANCE,
  REPORT_RESULTS,
  WORKSPACE_LIMITS,
} from "#worker/contracts/workspace-vocabulary.ts";
import type { Question } from "../submission-form.tsx";

export type ReportPart = { id: string; title: string; text: string; questions: readonly Question[]; total?: string };

const LABELS: Record<string, [label: string, help?: string]> = {
  promoter: ["Who runs it", "Names, training, years in the trade, what each of you has built or managed."],
  product: ["What you make or do", "Your products, their use, who buys them today and what makes them different."],
  market: ["Who buys, and how many", "Area, number of customers, competitors and their prices, and orders in hand."],
  location: ["Place and buildings", "Address, owned or rented, area, power, water, road."],
  process: ["How it is made", "Steps, machines with capacity and supplier, raw material and where it comes from."],
  people: ["People", "How many people, their skills and wages, and who has agreed to join."],
  permits: [
    "Licences and registrations",
    "Udyam, GST, FSSAI, pollution board, fire: what you have and what you have applied for.",
  ],
  risks: ["What can go wrong", "The two or three risks that a banker would name, and what you would do."],
  landCost: ["Land and building"],
  machineryCost: ["Plant and machinery"],
  workingCapital: ["Working capital"],
  otherCost: ["Other costs", "Deposits, licences, interest before the first sale, a reserve."],
  ownMoney: ["Own money"],
  loan: ["Bank loan"],
  otherMoney: ["Subsidy and other money"],
  yearSales: ["Sales in the first full year"],
  yearCosts: ["Costs in the first full year", "Material, wages, rent, power, interest."],
};

const text = (name: string): Question => ({ ...asked(name), type: "text", rows: 6, max: WORKSPACE_LIMITS.answer });
const rupees = (name: string): Question => ({ ...asked(name), type: "rupees", max: WORKSPACE_LIMITS.amount });

/** In the order in which banks read them. */
export const REPORT_PARTS: readonly ReportPart[] = [
  {
    id: "enterprise-part",
    title: "The enterprise",
    text: "The applicant and the type of enterprise.",
    questions: [
      { name: "enterprise", label: "Name of the enterprise", max: WORKSPACE_LIMITS.line },
      { name: "constitution", label: "Type of enterprise", options: CONSTITUTIONS },
      text("promoter"),
    ],
  },
  {
    id: "market-part",
    title: "Product and market",
    text: "Bankers look for orders before anything else.",
    questions: [text("product"), text("market")],
  },
  {
    id: "making-part",
    title: "Place, process and people",
    text: "Buildings, machines, material, people and licences.",
    questions: [text("location"), text("process"), text("people"), text("permits")],
  },
  {
    id: "cost-part",
    title: "Cost of the project",
    text: "Write whole rupees, and 0 where nothing is needed.",
    questions: REPORT_COSTS.map(rupees),
    total: "Cost of the project",
  },
  {
    id: "finance-part",
    title: "Means of finance",
    text: "The amounts must add up to the cost of the project.",
    questions: REPORT_FINANCE.map(rupees),
    total: "Means of finance",
  },
  {
    id: "result-part",
    title: "Results and risks",
    text: "Bankers trust cautious figures.",
    questions: [...REPORT_RESULTS.map(rupees), text("risks")],
  },
];

function asked(name: string): Question {
  const [label = name, help] = LABELS[name] ?? [];
  return { name, label, help };
}
