import type { Document } from "../documents/documents.server.ts";
import { type BookedDocument, groupBy } from "./booked-documents.server.ts";

/** Returns the first and last number of each gapless run in the month. Leaves out credit notes of untaxed receipts. */
export function issuedSeries(documents: readonly BookedDocument[], kind: Document["kind"]) {
  const issued = documents.filter((one) => one.kind === kind && one.terms.ratePercent > 0);
  return groupBy(issued, ({ series }) => series).flatMap(([, group]) => {
    const ordered = group.toSorted((a, b) => a.sequence - b.sequence);
    return groupBy(ordered, ({ sequence }, i) => String(sequence - i)).map(([, run]) => {
      const cancelled = run.filter(({ cancelledAt }) => cancelledAt).length;
      return { from: run[0].number, to: run.at(-1)?.number ?? "", count: run.length, cancelled };
    });
  });
}
