import { type Outcome, ok, refused } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import { recordView } from "../../audit-trail.server.ts";
import { monthBooks } from "../../books/month-books.server.ts";
import { documentsOfMonth } from "../../documents/documents.server.ts";
import { findPdf } from "../../documents/pdf.server.ts";
import { indianDay } from "../../india-calendar.server.ts";
import { type Operator, refuseStalePasskey } from "../../operators/admission.server.ts";

export type MonthDeps = Pick<Deps, "db" | "now" | "config" | "fonts">;
export type MonthFile = { name: string; input: string | Uint8Array<ArrayBuffer>; lastModified: Date };
export type MonthDownload = { name: string; files: AsyncGenerator<MonthFile> };
type Wanted = { month: string; reason: string };

/** A PDF takes up to 0.1 s of the Worker's 30 s of CPU time. */
export const DOCUMENTS_AT_ONCE = 100;

/** Returns how many ZIP files the documents of a month need. */
export async function countParts(deps: Pick<Deps, "db">, month: string) {
  const { length } = await documentsOfMonth(deps, month);
  return { documents: length, parts: Math.ceil(length / DOCUMENTS_AT_ONCE), atOnce: DOCUMENTS_AT_ONCE };
}

/** Streams a month's PDFs, at most 100 per part, made one after another while the browser downloads. */
export async function monthDocuments(
  deps: MonthDeps,
  operator: Operator,
  { month, part, reason }: Wanted & { part: number },
): Promise<Outcome<MonthDownload>> {
  const refusal = refuseStalePasskey(operator);
  if (refusal) return refusal;
  const all = await documentsOfMonth(deps, month);
  const parts = Math.ceil(all.length / DOCUMENTS_AT_ONCE);
  const ids = all.slice((part - 1) * DOCUMENTS_AT_ONCE, part * DOCUMENTS_AT_ONCE).map(({ id }) => id);
  if (ids.length === 0) return refused("invalid_input", "There are no documents in this month.");
  await recordView(deps, operator, { action: "documents.downloaded", subject: `month:${month}`, reason });
  const name = parts > 1 ? `documents-${month}-part-${part}-of-${parts}.zip` : `documents-${month}.zip`;
  return ok({ name, files: pdfsOf(deps, ids) });
}

/** Streams the PDFs of at most 100 documents. Each download is recorded with the reason, all in one batch. */
export async function chosenDocuments(
  deps: MonthDeps,
  operator: Operator,
  { ids, reason }: { ids: readonly string[]; reason: string },
): Promise<Outcome<MonthDownload>> {
  const refusal = refuseStalePasskey(operator);
  if (refusal) return refusal;
  const [first, ...others] = ids.map((id) => ({ action: "document.downloaded", subject: `document:${id}`, reason }));
  if (!first || ids.length > DOCUMENTS_AT_ONCE) return refused("invalid_input", "Choose other documents.");
  await recordView(deps, operator, [first, ...others]);
  return ok({ name: `documents-${indianDay(deps.now())}.zip`, files: pdfsOf(deps, ids) });
}

/** Streams what the accountant needs: register, settlements, Tally vouchers, and GSTR-1 as JSON and CSV. */
export async function monthBooksDownload(
  deps: MonthDeps,
  operator: Operator,
  { month, reason }: Wanted,
): Promise<Outcome<MonthDownload>> {
  const refusal = refuseStalePasskey(operator);
  if (refusal) return refusal;
  const books = await monthBooks(deps, month);
  if (!books) return refused("invalid_input", "Please choose a month.");
  await recordView(deps, operator, { action: "books.downloaded", subject: `month:${month}`, reason });
  return ok({ name: `books-${month}.zip`, files: textsOf(books, deps.now()) });
}

async function* pdfsOf(deps: MonthDeps, ids: readonly string[]): AsyncGenerator<MonthFile> {
  for (const id of ids) {
    const pdf = await findPdf(deps, id);
    if (pdf) yield { name: pdf.name, input: pdf.bytes, lastModified: deps.now() };
  }
}

async function* textsOf(
  books: readonly { name: string; text: string }[],
  lastModified: Date,
): AsyncGenerator<MonthFile> {
  for (const { name, text } of books) yield { name, input: text, lastModified };
}
