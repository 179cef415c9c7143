import type { Deps } from "../../deps.ts";
import { type Document, documentsOfMonth, listDocumentsBy } from "../documents/documents.server.ts";

/** A document of a month; a credit note with the document that it credits. */
export type BookedDocument = Document & { original: Pick<Document, "number" | "issuedOn" | "totalPaise"> | undefined };

/** The parts of form GSTR-1 that name a sale or a note. */
export type Section = "b2b" | "b2cl" | "b2cs" | "cdnr" | "cdnur";

/** Form GSTR-1, table 5: sales to other states above one lakh rupees are reported one by one. */
const LARGE_PAISE = 1_00_000_00;
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** `month` is "2026-11"; `undefined` if the text is no month. */
export async function listBookedDocuments(
  deps: Pick<Deps, "db">,
  month: string,
): Promise<BookedDocument[] | undefined> {
  if (!MONTH.test(month)) return undefined;
  const rows = await documentsOfMonth(deps, month);
  const originals = await listDocumentsBy(
    deps,
    rows.flatMap(({ creditsId }) => creditsId ?? []),
  );
  return rows.map((row) => ({ ...row, original: originals.find(({ id }) => id === row.creditsId) }));
}

/** `undefined`: not in the return, because it has no tax or is cancelled. */
export function sectionOf(document: BookedDocument): Section | undefined {
  const { kind, cancelledAt, igstPaise, totalPaise, original, terms } = document;
  if (cancelledAt || terms.ratePercent === 0) return undefined;
  const isNote = kind === "credit_note";
  if (terms.buyer.gstin) return isNote ? "cdnr" : "b2b";
  const isOtherState = igstPaise > 0 || terms.placeOfSupply !== terms.seller.state;
  const isLarge = isOtherState && (original?.totalPaise ?? totalPaise) > LARGE_PAISE;
  if (isLarge) return isNote ? "cdnur" : "b2cl";
  return "b2cs";
}

export type Sums = Pick<Document, "totalPaise" | "taxablePaise" | "igstPaise" | "cgstPaise" | "sgstPaise">;

/** Credit notes count as negative. */
export function sumOf(group: readonly Document[]): Sums {
  const sum = (of: (document: Document) => number) =>
    group.reduce((total, one) => total + (one.kind === "credit_note" ? -of(one) : of(one)), 0);
  return {
    totalPaise: sum(({ totalPaise }) => totalPaise),
    taxablePaise: sum(({ taxablePaise }) => taxablePaise),
    igstPaise: sum(({ igstPaise }) => igstPaise),
    cgstPaise: sum(({ cgstPaise }) => cgstPaise),
    sgstPaise: sum(({ sgstPaise }) => sgstPaise),
  };
}

export function groupBy<T>(list: readonly T[], keyOf: (one: T) => string): [string, [T, ...T[]]][] {
  return [...Map.groupBy(list, keyOf)] as [string, [T, ...T[]]][];
}

/** For files: 2499900 paise is 24999. */
export function rupees(paise: number): number {
  return paise / 100;
}
