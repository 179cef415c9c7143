import { z } from "zod";
import { englishLabels, type Labels } from "#messages/labels.ts";
import type { Message } from "#messages/message.ts";
import { schemeDocumentLabel } from "#messages/vocabulary/schemes.ts";
import {
  APPLICANTS,
  FINDER_ANSWERS,
  QUESTIONS,
  type Question,
  SCHEME_DOCUMENTS,
  SCHEME_STATUSES,
} from "../contracts/schemes/vocabulary.ts";
import { Line, Paise, Prose } from "./fields.ts";
import { FINDER_QUESTIONS } from "./finder-questions.ts";

/** The console’s forms are in English only. */
const englishText = ({ texts: { en } }: Message) => (typeof en === "string" ? en : en.other);

const Link = z.url({ protocol: /^https$/ });
const Id = z.string().regex(/^[a-z0-9-]+$/);
const Documents = z
  .array(z.enum(SCHEME_DOCUMENTS))
  .meta({ label: "Documents", choices: englishLabels(schemeDocumentLabel) });
const Certainty = z
  .enum(["sure", "check"])
  .default("sure")
  .meta({
    label: "Certainty",
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
const CONDITIONS = QUESTIONS.map((question) => {
  const { title } = FINDER_QUESTIONS[question];
  const answers: Readonly<Record<string, string>> = englishLabels(FINDER_QUESTIONS[question].answers as Labels<string>);
  const known = Object.keys(answers).join(", ");
  const message = `The question “${QUESTION_NAMES[question]}” has these answers: ${known}.`;
  const accepts = z.array(z.enum(Object.keys(answers), message)).min(1);
  return z
    .object({
      question: z.literal(question).meta({ label: "Question" }),
      accepts: accepts.meta({ label: "Accepted answers", help: englishText(title), choices: answers }),
    })
    .meta({ label: QUESTION_NAMES[question] });
});
const [first, ...others] = CONDITIONS as [(typeof CONDITIONS)[number], ...typeof CONDITIONS];
const Condition = z.discriminatedUnion("question", [first, ...others]).meta({ label: "Condition" });

const Fix = z.object({
  text: Prose.meta({ label: "What to do" }),
  href: Link.optional().meta({ label: "Link to the office" }),
  time: Line.meta({ label: "How long it takes" }),
  documents: Documents.default([]),
});

/** All conditions of at least one group in `any` must hold. `source` is a fact that the scheme cites. */
const Rule = z.object({
  id: Id.meta({ label: "Short name", help: "Small letters, digits and hyphens; each rule has its own." }),
  any: z
    .array(z.array(Condition).min(1))
    .min(1)
    .meta({ label: "Groups of conditions", help: "One group must hold, with all its conditions." }),
  certainty: Certainty,
  source: Id.meta({
    label: "Source",
    refersTo: "facts",
    help: "The fact that the rule relies on; the scheme must cite it.",
  }),
  because: Prose.meta({ label: "Reason", help: "Visitors read it when the rule fails." }),
  fix: Fix.optional().meta({ label: "Step", help: "If there is one, the finder says “one step missing”." }),
});

/** Terms that the finder evaluates and shows. Money is integer paise. */
export const SchemeTerms = z
  .object({
    short: Line.meta({ label: "Short title", help: "For the list of results." }),
    agency: Line.meta({ label: "Agency", help: "Who runs the scheme." }),
    purposes: z
      .array(z.enum(FINDER_ANSWERS.purpose))
      .min(1)
      .meta({
        label: "Answers",
        help: englishText(FINDER_QUESTIONS.purpose.title),
        choices: englishLabels(FINDER_QUESTIONS.purpose.answers),
      }),
    status: z.enum(SCHEME_STATUSES).meta({
      label: "Status",
      choices: {
        open: "Open",
        open_until: "Open until the last day below",
        until_funds_last: "Open while its money lasts",
        unconfirmed: "Its continuation is not confirmed",
        closed: "Closed",
      },
    }),
    closesOn: z.iso.date().optional().meta({ label: "Last day", help: "In India." }),
    statusNote: Prose.optional().meta({ label: "Note on the status" }),
    rules: z.array(Rule).meta({ label: "Rules", help: "All of them must hold." }),
    conditions: z
      .array(z.object({ text: Prose.meta({ label: "Condition" }), certainty: Certainty }))
      .default([])
      .meta({
        label: "Further conditions",
        help: "What the agency or the lender checks, and the finder does not ask.",
      }),
    benefit: z
      .object({
        summary: Prose.meta({ label: "Summary" }),
        maxPaise: Paise.optional().meta({ label: "At most" }),
        isRepayable: z.boolean().meta({ label: "The money must be paid back" }),
        tiers: z
          .array(
            z.object({
              when: z.array(Condition).min(1).meta({ label: "Conditions" }),
              text: Prose.meta({ label: "What they get" }),
            }),
          )
          .default([])
          .meta({ label: "For some businesses", help: "What businesses that meet these conditions get." }),
      })
      .meta({ label: "Benefit" }),
    cost: Line.meta({ label: "Cost", help: "What applying costs." }),
    apply: z
      .object({
        by: z.enum(APPLICANTS).meta({
          label: "Who applies",
          choices: {
            applicant: "The business itself",
            lender: "Its bank or lender",
            incubator: "The business, to an incubator that selects",
            nobody: "Nobody: it is automatic, or a right",
          },
        }),
        url: Link.meta({ label: "Page to apply" }),
        steps: z.array(Prose).min(1).meta({ label: "Steps" }),
        documents: Documents,
      })
      .meta({ label: "Application" }),
    isGateway: z
      .boolean()
      .default(false)
      .meta({ label: "Needed for other schemes", help: "For example a registration that other schemes ask for." }),
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
