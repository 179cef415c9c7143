import type { Document } from "../documents/documents.server.ts";
import { type BookedDocument, groupBy } from "./booked-documents.server.ts";

/** Returns the first and last number of each series in the month. Leaves out credit notes of untaxed receipts. */
export function issuedSeries(documents: readonly BookedDocument[], kind: Document["kind"]) {
  const issued = documents.filter((one) => one.kind === kind && one.terms.ratePercent > 0);
  return groupBy(issued, ({ series }) => series).map(([series, group]) => {
    const ordered = group.toSorted((a, b) => a.sequence - b.sequence);
    const [from = "", to = ""] = [ordered[0]?.number, ordered.at(-1)?.number];
    const cancelled = ordered.filter(({ cancelledAt }) => cancelledAt).length;
    return { series, from, to, count: ordered.length, cancelled };
  });
}
