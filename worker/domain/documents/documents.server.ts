import { and, asc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import { insertIf } from "../../db/insert-if.ts";
import { documents } from "../../db/schema/documents.ts";
import type { Deps } from "../../deps.ts";
import { financialYear, indianDay } from "../india-calendar.server.ts";
import { periodOf } from "../membership/memberships.server.ts";

export type Document = typeof documents.$inferSelect;
type Original = Pick<Document, "kind" | "orderId" | "series" | "issuedOn" | "totalPaise" | "terms"> &
  Pick<Document, "taxablePaise" | "cgstPaise" | "sgstPaise" | "igstPaise">;

export function originalStatement(deps: Pick<Deps, "db" | "now">, original: Original) {
  const { kind, orderId, series, issuedOn, totalPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise } = original;
  const period = periodOf(orderId);
  return deps.db
    .insert(documents)
    .select(
      sql`select ${crypto.randomUUID()}, ${kind}, ${orderId}, null, null, ${series}, sequence, 0,
        ${printed(sql`${series}`)}, ${issuedOn}, ${totalPaise}, ${taxablePaise}, ${cgstPaise}, ${sgstPaise}, ${igstPaise},
        (${period.from}), (${period.to}), ${JSON.stringify(original.terms)}, ${deps.now().getTime()}, null
        from (select ${nextOf(sql`${series}`)} as sequence) where true`,
    )
    .onConflictDoNothing();
}

/** Replaces `document` unless another revision or a credit note has come before. */
export function revisionStatement(
  deps: Pick<Deps, "db" | "now">,
  document: Document,
  changes: Pick<Document, "id" | "terms" | "taxablePaise" | "cgstPaise" | "sgstPaise" | "igstPaise">,
) {
  const row = { ...document, ...changes, revision: document.revision + 1, createdAt: deps.now() };
  const isCredited = sql`exists (select 1 from ${documents} where order_id = ${document.orderId} and kind = 'credit_note')`;
  return insertIf(deps.db, documents, row, sql`not ${isCredited}`).onConflictDoNothing();
}

export function exists(id: string): SQL {
  return sql`exists (select 1 from ${documents} where id = ${id})`;
}

/** `refunds` selects id and amount_paise of processed ones; the sums are paise of the order. */
export type RefundSums = { refunds: SQL; refunded: SQL; captured: SQL };

/** For the first of `refunds` without a note. The taxes of all notes sum to their share of the document's. */
export function creditNoteStatement(
  deps: Pick<Deps, "db" | "now">,
  orderId: string,
  { refunds, refunded, captured }: RefundSums,
) {
  const now = deps.now();
  const notes = sql`from ${documents} where order_id = ${orderId} and kind = 'credit_note'`;
  const credited = (column: SQL) => sql`(select coalesce(sum(${column}), 0) ${notes} and cancelled_at is null)`;
  const open = sql`min(total_paise, (${refunded}) - (${captured}) + total_paise) - ${credited(sql`total_paise`)}`;
  const share = (tax: SQL) =>
    sql`max(0, (2 * ${tax} * (through) + total_paise) / (2 * total_paise) - ${credited(tax)}) as ${tax}`;
  const refund = sql`select id as returned_id, amount_paise from (${refunds})
    where id not in (select refund_id ${notes}) limit 1`;
  const current = sql`select *, ${documents.terms} ->> '$.prefix' || ${`C/${financialYear(now)}`} as credit_series
    from ${documents} where order_id = ${orderId} and kind <> 'credit_note' order by revision desc limit 1`;
  const due = sql`select *, min(amount_paise, ${open}) as amount from (${current}) join (${refund})`;
  const shared = sql`select *, amount + ${credited(sql`total_paise`)} as through from (${due}) where amount > 0`;
  const parts = sql`select id, returned_id, credit_series, amount, period_from, period_to, terms,
    ${nextOf(sql`credit_series`)} as sequence, ${share(sql`cgst_paise`)}, ${share(sql`sgst_paise`)},
    ${share(sql`igst_paise`)} from (${shared})`;
  return deps.db
    .insert(documents)
    .select(
      sql`select ${crypto.randomUUID()}, 'credit_note', ${orderId}, returned_id, id, credit_series, sequence, 0,
        ${printed(sql`credit_series`)}, ${indianDay(now)}, amount, amount - cgst_paise - sgst_paise - igst_paise,
        cgst_paise, sgst_paise, igst_paise, period_from, period_to, terms, ${now.getTime()}, null
        from (${parts}) where true`,
    )
    .onConflictDoNothing();
}

/** Cancels the credit notes of refunds that failed after all; `failed` selects ids of refunds. The number stays used. */
export function cancelCreditNotesStatement(deps: Pick<Deps, "db" | "now">, orderId: string, failed: SQL) {
  return deps.db
    .update(documents)
    .set({ cancelledAt: deps.now() })
    .where(
      and(
        eq(documents.orderId, orderId),
        sql`${documents.refundId} in (${failed})`,
        sql`${documents.cancelledAt} is null`,
      ),
    );
}

/** With the document that a credit note credits. */
export async function findDocument(deps: Pick<Deps, "db">, id: string) {
  const read = (key: string) => deps.db.select().from(documents).where(eq(documents.id, key)).get();
  const document = await read(id);
  return document && { document, credited: document.creditsId ? await read(document.creditsId) : undefined };
}

export async function listDocumentsOf(deps: Pick<Deps, "db">, orderIds: readonly string[]): Promise<Document[]> {
  const ids = deps.db.select({ value: sql<string>`value` }).from(sql`json_each(${JSON.stringify(orderIds)})`);
  const { orderId, createdAt } = documents;
  return deps.db.select().from(documents).where(inArray(orderId, ids)).orderBy(asc(createdAt), asc(documents.id));
}

export async function listDocumentsBy(deps: Pick<Deps, "db">, ids: readonly string[]): Promise<Document[]> {
  const isNamed = sql`${documents.id} in (select value from json_each(${JSON.stringify(ids)}))`;
  return deps.db.select().from(documents).where(isNamed);
}

export async function findDocumentOf(deps: Pick<Deps, "db">, orderId: string): Promise<Document | undefined> {
  return currentOf(await listDocumentsOf(deps, [orderId]));
}

export function currentOf(ofOrder: readonly Document[]): Document | undefined {
  return ofOrder.filter(({ kind }) => kind !== "credit_note").toSorted((a, b) => b.revision - a.revision)[0];
}

/** Without replaced revisions, with cancelled notes; `month` is "2026-11". */
export async function documentsOfMonth(deps: Pick<Deps, "db">, month: string): Promise<Document[]> {
  const { issuedOn, series, sequence } = documents;
  const isReplaced = sql`exists (select 1 from ${documents} as later where later.series = ${series}
    and later.sequence = ${sequence} and later.revision > ${documents.revision})`;
  return deps.db
    .select()
    .from(documents)
    .where(and(gte(issuedOn, `${month}-01`), lte(issuedOn, `${month}-31`), sql`not ${isReplaced}`))
    .orderBy(asc(series), asc(sequence));
}

function nextOf(series: SQL): SQL {
  return sql`(select coalesce(max(sequence), 0) + 1 from ${documents} where series = ${series})`;
}

function printed(series: SQL): SQL {
  return sql`${series} || printf('/%06d', sequence)`;
}
