import { z } from "zod";
import {
  APPLICANTS,
  FINDER_ANSWERS,
  QUESTIONS,
  type Question,
  SCHEME_DOCUMENTS,
  SCHEME_STATUSES,
  type SchemeDocument,
} from "../contracts/schemes/vocabulary.ts";
import { Line, Paise, Prose } from "./fields.ts";

const Link = z.url({ protocol: /^https$/ });
const Id = z.string().regex(/^[a-z0-9-]+$/);
const Documents = z.array(z.enum(Object.keys(SCHEME_DOCUMENTS) as [SchemeDocument, ...SchemeDocument[]]));
const Certainty = z
  .enum(["sure", "check"])
  .default("sure")
  .meta({
    choices: { sure: "Sure: the source says so", check: "Still to be confirmed with the source" },
    help: "While one rule or condition is to be confirmed, the finder says “likely” at most.",
  });

const QUESTION_NAMES: Record<Question, string> = {
  purpose: "Purpose",
  sector: "Sector",
  udyam: "Udyam class",
  age: "Age of the business",
  amount: "Money needed",
  standing: "Loans overdue",
  recognition: "Recognition by DPIIT",
  form: "Legal form",
  owner: "Owners of 51% or more",
  iec: "Importer Exporter Code",
  exports: "Exports",
  epfo: "Covered by EPFO",
  team: "Employees now",
  hires: "New employees",
  bank_limit: "Working-capital limit on 31 March 2026",
  earlier_loan: "Earlier loan",
  revenue: "Steady revenue",
  board_certificate: "Certificate of the Board",
  turnover: "Turnover",
  overdue: "Bill overdue",
  buyer_platform: "Buyer on a TReDS platform",
};
const Condition = z
  .object({
    question: z.enum(QUESTIONS as [Question, ...Question[]]).meta({ choices: QUESTION_NAMES }),
    accepts: z
      .array(z.string())
      .min(1)
      .meta({ label: "Accepted answers", help: "Their short names. For another name you get the list of them." }),
  })
  .superRefine(({ question, accepts }, context) => {
    const known: readonly string[] = FINDER_ANSWERS[question];
    if (accepts.every((answer) => known.includes(answer))) return;
    const message = `The question “${QUESTION_NAMES[question]}” has these answers: ${known.join(", ")}.`;
    context.addIssue({ code: "custom", path: ["accepts"], message });
  });

const Fix = z.object({ text: Prose, href: Link.optional(), time: Line, documents: Documents.default([]) });

/** `any`: one of the groups must hold with all its conditions. `source` is a fact that the scheme cites. */
const Rule = z.object({
  id: Id,
  any: z
    .array(z.array(Condition).min(1))
    .min(1)
    .meta({ label: "Groups of conditions", help: "One group must hold, with all its conditions." }),
  certainty: Certainty,
  source: Id.meta({ refersTo: "facts", help: "The fact that the rule relies on; the scheme must cite it." }),
  because: Prose.meta({ label: "Reason", help: "Visitors read it when the rule fails." }),
  fix: Fix.optional().meta({ label: "Step", help: "If there is one, the finder says “one step missing”." }),
});

/** What the finder evaluates and shows. Money is integer paise. */
export const SchemeTerms = z
  .object({
    short: Line,
    agency: Line,
    purposes: z.array(z.enum(FINDER_ANSWERS.purpose)).min(1),
    status: z.enum(SCHEME_STATUSES),
    /** The last day, in India. */
    closesOn: z.iso.date().optional(),
    statusNote: Prose.optional(),
    rules: z.array(Rule),
    /** What the agency or the lender checks, and the finder does not ask. */
    conditions: z.array(z.object({ text: Prose, certainty: Certainty })).default([]),
    benefit: z.object({
      summary: Prose,
      maxPaise: Paise.optional(),
      isRepayable: z.boolean(),
      tiers: z.array(z.object({ when: z.array(Condition).min(1), text: Prose })).default([]),
    }),
    cost: Line,
    apply: z.object({ by: z.enum(APPLICANTS), url: Link, steps: z.array(Prose).min(1), documents: Documents }),
    isGateway: z.boolean().default(false),
  })
  .refine(({ status, closesOn }) => status !== "open_until" || closesOn !== undefined, {
    path: ["closesOn"],
    message: "Enter the last day, or choose another status.",
  })
  .refine(({ rules }) => new Set(rules.map(({ id }) => id)).size === rules.length, {
    path: ["rules"],
    message: "Each rule needs its own id.",
  });

export type SchemeTerms = z.output<typeof SchemeTerms>;
export type SchemeRule = z.output<typeof Rule>;
export type SchemeTermsInput = z.input<typeof SchemeTerms>;
