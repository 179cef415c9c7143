import type { SchemeView } from "#worker/domain/schemes/scheme-view.server.ts";

/** The sources of a scheme in one sentence, with their date. */
export function sourceLine({ citation, notCheckedSince }: SchemeView): string {
  if (!citation) return "";
  const sources = citation.sources.map(({ title, number }) => [title, number].filter(Boolean).join(", ")).join("; ");
  return notCheckedSince
    ? `Not checked since ${notCheckedSince} (${sources}).`
    : `Facts as of ${citation.printedAsOf} (${sources}).`;
}
