import { z } from "zod";
import * as f from "#messages/contracts/fields.ts";
import * as m from "#messages/contracts/workspace.ts";
import { longText, normalizeText, personText, Rupees, SEVERAL_LINES, tooLong } from "./fields.ts";
import {
  CONSTITUTIONS,
  WORKSPACE_LIMITS as LIMITS,
  REPORT_COSTS,
  REPORT_FINANCE,
  REPORT_RESULTS,
  REPORT_TEXTS,
} from "./workspace-vocabulary.ts";

const REPORT_AMOUNTS = [...REPORT_COSTS, ...REPORT_FINANCE, ...REPORT_RESULTS] as const;

const mapped = <K extends string, S extends z.ZodType>(names: readonly K[], schema: S) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>;
const TypedRupees = z.string({ error: f.wholeRupees }).superRefine((text, context) => {
  const { error } = Rupees.safeParse(text);
  if (error) context.addIssue({ code: "custom", message: error.issues[0]?.message ?? f.wholeRupees() });
});

export const ProjectReport = z
  .object({
    enterprise: personText(m.nameEnterprise, LIMITS.line),
    constitution: z.enum(CONSTITUTIONS, { error: m.chooseConstitution }),
    ...mapped(REPORT_TEXTS, longText(m.writePart, { max: LIMITS.answer })),
    ...mapped(REPORT_AMOUNTS, TypedRupees),
  })
  .superRefine((report, context) => {
    if (![...REPORT_COSTS, ...REPORT_FINANCE].every((name) => Rupees.safeParse(report[name]).success)) return;
    if (sumOf(report, REPORT_COSTS) === sumOf(report, REPORT_FINANCE)) return;
    context.addIssue({ code: "custom", path: ["ownMoney"], message: m.meansDiffer() });
  });

const loose = (max: number) =>
  z
    .string()
    .max(max, { error: tooLong(max), abort: true })
    .transform(normalizeText)
    .pipe(z.string().regex(SEVERAL_LINES, { error: f.notPlain }));

export const ProjectReportDraft = z
  .object({
    enterprise: loose(LIMITS.line),
    constitution: loose(LIMITS.line),
    ...mapped(REPORT_TEXTS, loose(LIMITS.answer)),
    ...mapped(REPORT_AMOUNTS, loose(LIMITS.amount)),
  })
  .partial();

/** Integer paise; unreadable amounts count as 0. */
export function sumOf(report: Readonly<Record<string, string | undefined>>, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + (Rupees.safeParse(report[name]).data ?? 0), 0);
}

export const ReportAutosave = z.object({ version: z.int().nonnegative(), fields: ProjectReportDraft });
export type ReportAutosave = z.infer<typeof ReportAutosave>;
export const ReportSaved = z.object({ version: z.int(), savedAt: z.int() }).meta({ ref: "ReportSaved" });
