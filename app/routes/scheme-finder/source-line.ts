import * as m from "#messages/schemes/results.ts";
import type { SchemeView } from "#worker/domain/schemes/scheme-view.server.ts";

/** The sources of a scheme in one sentence, with their date. */
export function sourceLine({ citation }: Pick<SchemeView, "citation">): string {
  if (!citation) return "";
  const sources = citation.sources.map(({ title, number }) => [title, number].filter(Boolean).join(", ")).join("; ");
  return (citation.isOverdue ? m.overdueLine : m.factsLine)({ day: citation.printedAsOf, sources });
}
