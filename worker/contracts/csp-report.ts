import { z } from "zod";
import { noReport } from "#messages/contracts/visitors.ts";

const Text = z.string().max(4000).optional().catch(undefined);

const Violation = z.object({ directive: Text, blocked: Text, document: Text });
export type Violation = z.infer<typeof Violation>;

/** `application/csp-report`, CSP level 2. */
const SingleReport = z
  .object({
    "csp-report": z.looseObject({
      "effective-directive": Text,
      "violated-directive": Text,
      "blocked-uri": Text,
      "document-uri": Text,
    }),
  })
  .transform(({ "csp-report": report }): Violation[] => [
    {
      directive: report["effective-directive"] ?? report["violated-directive"],
      blocked: report["blocked-uri"],
      document: report["document-uri"],
    },
  ]);

/** Reporting API. The list may contain other kinds of reports. */
const ReportList = z
  .array(
    z.looseObject({
      type: z.string(),
      body: z.looseObject({ effectiveDirective: Text, blockedURL: Text, documentURL: Text }).nullish(),
    }),
  )
  .transform((list): Violation[] =>
    list.flatMap(({ type, body }) =>
      type === "csp-violation" && body
        ? [{ directive: body.effectiveDirective, blocked: body.blockedURL, document: body.documentURL }]
        : [],
    ),
  );

export const CspReport = z.union([SingleReport, ReportList], { error: noReport });
