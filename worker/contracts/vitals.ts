import { z } from "zod";
import * as m from "#messages/contracts/visitors.ts";
import { CALCULATOR_PAGES } from "./calculators/vocabulary.ts";
import { CONNECTIONS, PUBLIC_PAGES } from "./vocabulary.ts";

export const MEASURED_PAGES = [...PUBLIC_PAGES, ...CALCULATOR_PAGES, "/BlogsPage/:slug"] as const;
export type MeasuredPage = (typeof MEASURED_PAGES)[number];

const Milliseconds = z
  .number({ error: m.millisecondsNeeded })
  .min(0, { error: m.negativeTime })
  .max(60_000, { error: m.longTime })
  .optional();

export const PageVitals = z.object({
  page: z.string({ error: m.namePage }).max(120, { error: m.noPage }),
  connection: z.enum(CONNECTIONS, { error: m.noConnection }).default("unknown"),
  metrics: z
    .object({
      lcp: Milliseconds,
      fcp: Milliseconds,
      ttfb: Milliseconds,
      inp: Milliseconds,
      cls: z
        .number({ error: m.numberNeeded })
        .min(0, { error: m.negativeShift })
        .max(10, { error: m.longShift })
        .optional(),
    })
    .refine((metrics) => Object.values(metrics).some((value) => value !== undefined), { error: m.nothingMeasured }),
});
export type PageVitals = z.infer<typeof PageVitals>;

export function measuredPage(path: string): MeasuredPage | undefined {
  const isArticle = /^\/BlogsPage\/[a-z0-9-]+$/.test(path);
  return MEASURED_PAGES.find((pattern) => pattern === (isArticle ? "/BlogsPage/:slug" : path));
}
