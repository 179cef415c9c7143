import type { Deps } from "../../deps.ts";
import { type Document, documentsOfMonth, listDocumentsBy } from "../documents/documents.server.ts";
import { financialYear } from "../india-calendar.server.ts";

/** A document of a month. A credit note comes with the document that it credits. */
export type BookedDocument = Document & { original: Pick<Document, "number" | "issuedOn" | "totalPaise"> | undefined };

/** Sections of form GSTR-1 that report a sale or a credit note. */
export type Section = "b2b" | "b2cl" | "b2cs" | "cdnr" | "cdnur";

/** Form GSTR-1, table 5: sales to other states above one lakh rupees are reported one by one. */
const LARGE_PAISE = 1_00_000_00;
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** Lists the documents of a month such as "2026-11"; `undefined` if `month` is not a valid month. */
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

/** Returns `undefined` for what the return leaves out: cancelled, without tax, or a note too late for section 34(2), CGST Act. */
export function sectionOf(document: BookedDocument): Section | undefined {
  const { kind, issuedOn, cancelledAt, igstPaise, totalPaise, original, terms } = document;
  if (cancelledAt || terms.ratePercent === 0) return undefined;
  const isNote = kind === "credit_note";
  if (original && issuedOn > lastNoteDay(original)) return undefined;
  if (terms.buyer.gstin) return isNote ? "cdnr" : "b2b";
  const isOtherState = igstPaise > 0 || terms.placeOfSupply !== terms.seller.state;
  const isLarge = isOtherState && (original?.totalPaise ?? totalPaise) > LARGE_PAISE;
  if (isLarge) return isNote ? "cdnur" : "b2cl";
  return "b2cs";
}

function lastNoteDay({ issuedOn }: Pick<Document, "issuedOn">): string {
  return `20${financialYear(new Date(issuedOn)).slice(-2)}-11-30`;
}

export type Sums = Pick<Document, "totalPaise" | "taxablePaise" | "igstPaise" | "cgstPaise" | "sgstPaise">;

/** Sums amounts; those of credit notes are negative. */
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

export function groupBy<T>(list: readonly T[], keyOf: (one: T, i: number) => string): [string, [T, ...T[]]][] {
  return [...Map.groupBy(list, keyOf)] as [string, [T, ...T[]]][];
}

/** Converts paise for files: 2499900 becomes 24999. */
export function toRupees(paise: number): number {
  return paise / 100;
}
