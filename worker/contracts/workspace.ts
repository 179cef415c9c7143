import { z } from "zod";
import { longText, NOT_PLAIN, normalizeText, personText, SEVERAL_LINES, tooLong, typedText } from "./fields.ts";
import {
  CONSTITUTIONS,
  WORKSPACE_LIMITS as LIMITS,
  OFFER_INSTRUMENTS,
  RATINGS,
  REPORT_COSTS,
  REPORT_FINANCE,
  REPORT_RESULTS,
  REPORT_TEXTS,
  STARTUP_STAGES,
  SUGGESTION_AREAS,
  type SubmissionKind,
} from "./workspace-vocabulary.ts";

/* A submission stores the form's own texts, so every field is a string; only the amount of an offer becomes a number. */

const line = (label: string) => personText(label, LIMITS.line);
const answer = (label: string) => longText(label, { max: LIMITS.answer });
const Slug = z.string().max(120);

const RUPEES = "Please write whole rupees, such as 25,00,000.";
const MOST = "Please write at most 100 crore (1,00,00,00,000).";

/** Whole rupees as people type them, with commas and the sign; the result is integer paise. */
export const Rupees = typedText(RUPEES, LIMITS.amount, MOST)
  .transform((text) => text.replace(/[₹\s]/g, ""))
  // With commas only where they group, so that 1,50 is not taken for a hundred and fifty.
  .pipe(z.string().regex(/^(?:\d{1,15}|\d{1,3}(?:,\d{2,3})*,\d{3})$/, RUPEES))
  .transform((text) => Number(text.replaceAll(",", "")))
  .refine((rupees) => rupees <= LIMITS.mostRupees, MOST)
  .transform((rupees) => rupees * 100);

const Review = z.object({
  rating: z.enum(RATINGS, "Please choose one to five stars."),
  text: longText("your review", { min: LIMITS.reviewMin, max: LIMITS.review }),
  mayBeShown: z.enum(["yes", ""], "Please tick the box or leave it empty.").default(""),
});

const IncubationApplication = z.object({
  startupName: line("the name of your startup"),
  sector: line("your sector"),
  city: line("your city"),
  stage: z.enum(STARTUP_STAGES, "Please choose how far you are."),
  problem: answer("which problem you solve, and for whom"),
  need: answer("what you need from the incubator"),
});

const MentorshipReport = z.object({
  startup: Slug,
  metOn: typedText("Please give the day of your meeting.", LIMITS.line).pipe(
    z.iso.date("Please give the day of your meeting."),
  ),
  progress: answer("what has moved since the last meeting"),
  obstacles: answer("what stands in the way"),
  nextSteps: answer("what you agreed to do next"),
});

const Suggestion = z.object({
  startup: Slug,
  area: z.enum(SUGGESTION_AREAS, "Please choose what it is about."),
  text: longText("your suggestion", { min: LIMITS.reviewMin, max: LIMITS.answer }),
});

const REPORT_AMOUNTS = [...REPORT_COSTS, ...REPORT_FINANCE, ...REPORT_RESULTS] as const;

const mapped = <K extends string, S extends z.ZodType>(names: readonly K[], schema: S) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>;
/** Checked as an amount, kept as it was typed. */
const TypedRupees = z.string({ error: RUPEES }).superRefine((text, context) => {
  const { error } = Rupees.safeParse(text);
  if (error) context.addIssue({ code: "custom", message: error.issues[0]?.message ?? RUPEES });
});

/** A finished report: nothing is missing, and the money adds up. */
export const ProjectReport = z
  .object({
    enterprise: line("the name of the enterprise"),
    constitution: z.enum(CONSTITUTIONS, "Please choose the form of the enterprise."),
    ...mapped(REPORT_TEXTS, answer("this part")),
    ...mapped(REPORT_AMOUNTS, TypedRupees),
  })
  .superRefine((report, context) => {
    // What is no amount is told first.
    if (![...REPORT_COSTS, ...REPORT_FINANCE].every((name) => Rupees.safeParse(report[name]).success)) return;
    if (sumOf(report, REPORT_COSTS) === sumOf(report, REPORT_FINANCE)) return;
    const message = "The means of finance must add up to the cost of the project.";
    context.addIssue({ code: "custom", path: ["ownMoney"], message });
  });

export const SUBMISSION_CONTRACTS = {
  review: Review,
  incubation: IncubationApplication,
  project_report: ProjectReport,
  mentorship_report: MentorshipReport,
  suggestion: Suggestion,
} satisfies Record<SubmissionKind, z.ZodType<Record<string, string>>>;

const loose = (max: number) =>
  z
    .string()
    .max(max, { error: tooLong(max), abort: true })
    .transform(normalizeText)
    .pipe(z.string().regex(SEVERAL_LINES, NOT_PLAIN));

/** A report on its way: any part may be missing or half written; only lengths are limited. */
export const ProjectReportDraft = z
  .object({
    enterprise: loose(LIMITS.line),
    constitution: loose(LIMITS.line),
    ...mapped(REPORT_TEXTS, loose(LIMITS.answer)),
    ...mapped(REPORT_AMOUNTS, loose(LIMITS.amount)),
  })
  .partial();

/** Sum of typed amounts in integer paise; what cannot be read as an amount counts nothing. */
export function sumOf(report: Readonly<Record<string, string | undefined>>, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + (Rupees.safeParse(report[name]).data ?? 0), 0);
}

/** POST /project-report: what has changed since the version that the page knows. */
export const ReportAutosave = z.object({ version: z.int().nonnegative(), fields: ProjectReportDraft });
export type ReportAutosave = z.infer<typeof ReportAutosave>;
export const ReportSaved = z.object({ version: z.int(), savedAt: z.int() }).meta({ ref: "ReportSaved" });

export const Offer = z.object({
  opportunity: Slug.min(1, "Please choose an opportunity."),
  amount: Rupees.refine((paise) => paise >= LIMITS.leastRupees * 100, "Please write an amount."),
  instrument: z.enum(OFFER_INSTRUMENTS, "Please choose how you would invest."),
  terms: answer("your terms"),
});
export type Offer = z.infer<typeof Offer>;
