import { z } from "zod";
import { CALCULATOR_PAGES } from "./calculators/vocabulary.ts";
import { CONNECTIONS, PUBLIC_PAGES } from "./vocabulary.ts";

export const MEASURED_PAGES = [...PUBLIC_PAGES, ...CALCULATOR_PAGES, "/BlogsPage/:slug"] as const;
export type MeasuredPage = (typeof MEASURED_PAGES)[number];

const Milliseconds = z
  .number("This must be a number of milliseconds.")
  .min(0, "A time cannot be negative.")
  .max(60_000, "Longer than a minute is no measurement.")
  .optional();

export const VisitVitals = z.object({
  page: z.string("Please name the page.").max(120, "This is no page of this site."),
  connection: z.enum(CONNECTIONS, "This is no kind of connection.").default("unknown"),
  metrics: z
    .object({
      lcp: Milliseconds,
      fcp: Milliseconds,
      ttfb: Milliseconds,
      inp: Milliseconds,
      cls: z
        .number("This must be a number.")
        .min(0, "A shift cannot be negative.")
        .max(10, "More than ten is no measurement.")
        .optional(),
    })
    .refine((metrics) => Object.values(metrics).some((value) => value !== undefined), "Nothing was measured."),
});
export type VisitVitals = z.infer<typeof VisitVitals>;

export function measuredPage(path: string): MeasuredPage | undefined {
  const isArticle = /^\/BlogsPage\/[a-z0-9-]+$/.test(path);
  return MEASURED_PAGES.find((pattern) => pattern === (isArticle ? "/BlogsPage/:slug" : path));
}
