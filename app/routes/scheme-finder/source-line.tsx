import { SourceTitles } from "#app/components/ui/citation.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import * as m from "#messages/schemes/results.ts";
import type { SchemeView } from "#worker/domain/schemes/scheme-view.server.ts";

/** The sources of a scheme in one sentence, with their date. */
export function SourceLine({ scheme: { citation } }: { scheme: Pick<SchemeView, "citation"> }) {
  if (!citation) return null;
  const sources = citation.sources.map(({ title, number }) => ({ title, number }));
  return (
    <Rich
      text={citation.isOverdue ? m.overdueLine : m.factsLine}
      values={{ day: citation.printedAsOf }}
      parts={{ sources: () => <SourceTitles sources={sources} /> }}
    />
  );
}
