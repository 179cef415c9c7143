import { and, asc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { insertIf } from "../../db/insert-if.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import { documents, IS_ORIGINAL, IS_REVISION } from "../../db/schema/documents.ts";
import type { Deps } from "../../deps.ts";
import { financialYear, indianDay } from "../india-calendar.server.ts";
import { periodOf } from "../membership/memberships.server.ts";
import { isBetween, type RowsSource } from "../record-rows.server.ts";

export type Document = typeof documents.$inferSelect;
export type OriginalDocument = Pick<Document, "kind" | "orderId" | "series" | "issuedOn" | "totalPaise" | "terms"> &
  Pick<Document, "taxablePaise" | "cgstPaise" | "sgstPaise" | "igstPaise">;

/** `none_issued`: no other invoice or receipt of the order, except for payments in `setAside`. */
type DueWhen = "none_issued" | "all_credited" | "always";
type Due = { id: string; payments: SQL; dueWhen: DueWhen; setAside?: SQL };

/** Inserts an invoice or receipt if it is due. `payments` selects ids; the first one without a document gets it. */
export function originalStatement(
  deps: Pick<Deps, "db" | "now">,
  original: OriginalDocument,
  { id, payments, dueWhen, setAside = sql`select null` }: Due,
) {
  const { kind, orderId, series, issuedOn, totalPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise } = original;
  const period = periodOf(orderId);
  const isOriginal = sql`order_id = ${orderId} and ${IS_ORIGINAL}`;
  const issued = sql`(select count(*) from ${documents} where ${isOriginal} and revision = 0)`;
  const payment = sql`select id as payment_id from (${payments}) where id not in
    (select payment_id from ${documents} where ${isOriginal} and payment_id is not null) limit 1`;
  const isDue = {
    none_issued: sql`not exists (select 1 from ${documents} where ${isOriginal} and ifnull(payment_id, '') not in (${setAside}))`,
    all_credited: sql`ordinal > 0 and ${uncreditedPaise(orderId)} = 0`,
    always: sql`true`,
  }[dueWhen];
  return deps.db.insert(documents).select(
    sql`select ${id}, ${kind}, ${orderId}, null, null, ${series}, sequence, 0,
        ${documentNumber(sql`${series}`)}, ${issuedOn}, ${totalPaise}, ${taxablePaise}, ${cgstPaise}, ${sgstPaise}, ${igstPaise},
        (${period.from}), (${period.to}), ${JSON.stringify(original.terms)}, ${deps.now().getTime()}, null, ordinal, payment_id
        from (select ${nextOf(sql`${series}`)} as sequence, ${issued} as ordinal), (${payment}) where ${isDue}`,
  );
}

/** Inserts a revision of `document`, unless another revision or a credit note came first. */
export function revisionStatement(
  deps: Pick<Deps, "db" | "now">,
  document: Document,
  changes: Pick<Document, "id" | "terms" | "taxablePaise" | "cgstPaise" | "sgstPaise" | "igstPaise">,
) {
  const row = { ...document, ...changes, revision: document.revision + 1, createdAt: deps.now() };
  const { id, orderId } = document;
  const isCredited = sql`exists (select 1 from ${documents} where order_id = ${orderId} and credits_id = ${id})`;
  return insertIf(deps.db, documents, row, sql`not ${isCredited}`).onConflictDoNothing();
}

export function exists(id: string): SQL {
  return sql`exists (select 1 from ${documents} where id = ${id})`;
}

/**
 * Inserts a credit note for each of `refunds` (id, payment_id, amount_paise, made_at) that has none and whose payment
 * has a document. Taxes are rounded cumulatively, so that the notes of a fully credited document sum to its taxes.
 */
export function creditNotesStatement(deps: Pick<Deps, "db" | "now">, orderId: string, refunds: SQL) {
  const now = deps.now();
  const credited = (column: SQL) => sql`(select coalesce(sum(note.${column}), 0) from ${documents} as note
    where note.order_id = ${orderId} and note.credits_id = current.id and note.cancelled_at is null)`;
  const taxOfFirst = (paise: SQL, tax: SQL) => sql`(2 * ${tax} * ${paise} + total_paise) / (2 * total_paise)`;
  const taxOfNote = (tax: SQL) => sql`max(0, ${taxOfFirst(sql`credit_to`, tax)} -
    case when is_first then ${credited(tax)} else ${taxOfFirst(sql`credit_from`, tax)} end) as ${tax}`;
  const due = sql`select current.*, refund.id as returned_id, amount_paise, row_number() over so_far = 1 as is_first,
      ${credited(sql`total_paise`)} + sum(amount_paise) over so_far as credited_after
    from ${currentDocuments(orderId)} as current join (${refunds}) as refund
      on current.payment_id = refund.payment_id or (current.payment_id is null and refund.payment_id not in
        (select payment_id from ${documents} where order_id = ${orderId} and payment_id is not null))
    where refund.id not in (select refund_id from ${documents} where order_id = ${orderId} and kind = 'credit_note')
    window so_far as (partition by current.id order by made_at, refund.id)`;
  const limited = sql`select *, min(total_paise, credited_after) as credit_to,
    min(total_paise, credited_after - amount_paise) as credit_from,
    terms ->> '$.prefix' || ${`C/${financialYear(now)}`} as note_series from (${due})`;
  const notes = sql`select id, returned_id, note_series, credit_to - credit_from as amount, period_from, period_to, terms,
      ${nextOf(sql`note_series`)} - 1 + row_number() over (partition by note_series) as sequence,
      ${taxOfNote(sql`cgst_paise`)}, ${taxOfNote(sql`sgst_paise`)}, ${taxOfNote(sql`igst_paise`)}
    from (${limited}) as current where credit_to > credit_from`;
  return deps.db
    .insert(documents)
    .select(
      sql`select lower(hex(randomblob(16))), 'credit_note', ${orderId}, returned_id, id, note_series, sequence, 0,
        ${documentNumber(sql`note_series`)}, ${indianDay(now)}, amount, amount - cgst_paise - sgst_paise - igst_paise,
        cgst_paise, sgst_paise, igst_paise, period_from, period_to, terms, ${now.getTime()}, null, 0, null
        from (${notes}) where true`,
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

/** Finds a document and, for a credit note, the document that it credits. */
export async function findDocument(deps: Pick<Deps, "db">, id: string) {
  const read = (key: string) => deps.db.select().from(documents).where(eq(documents.id, key)).get();
  const document = await read(id);
  return document && { document, credited: document.creditsId ? await read(document.creditsId) : undefined };
}

export async function listDocumentsOf(deps: Pick<Deps, "db">, orderIds: readonly string[]): Promise<Document[]> {
  const isTheirs = isOneOf(documents.orderId, orderIds);
  return deps.db.select().from(documents).where(isTheirs).orderBy(asc(documents.createdAt), asc(documents.id));
}

/** Lists only the documents that replaced an earlier version. */
export async function listRevisionsOf(deps: Pick<Deps, "db">, orderIds: readonly string[]): Promise<Document[]> {
  const isTheirs = isOneOf(documents.orderId, orderIds);
  return deps.db.select().from(documents).where(and(IS_REVISION, isTheirs));
}

export async function findCreditNoteOf(deps: Pick<Deps, "db">, refundId: string): Promise<Document | undefined> {
  return deps.db.select().from(documents).where(eq(documents.refundId, refundId)).get();
}

export async function listDocumentsBy(deps: Pick<Deps, "db">, ids: readonly string[]): Promise<Document[]> {
  const isNamed = isOneOf(documents.id, ids);
  return deps.db.select().from(documents).where(isNamed);
}

export async function findDocumentOf(deps: Pick<Deps, "db">, orderId: string): Promise<Document | undefined> {
  return currentOf(await listDocumentsOf(deps, [orderId]));
}

function currentOf(ofOrder: readonly Document[]): Document | undefined {
  const isKept = ({ terms }: Document) => Number(terms.isKept ?? false);
  return ofOrder
    .filter(({ kind }) => kind !== "credit_note")
    .toSorted((a, b) => isKept(a) - isKept(b) || b.ordinal - a.ordinal || b.revision - a.revision)[0];
}

const NUMBER = /^([A-Z0-9]{1,3}\/\d\d-\d\d)\/(\d{1,6})$/i;

export const DOCUMENT_ROWS = {
  table: documents,
  id: documents.id,
  at: documents.issuedOn,
  filters: {
    kind: (value) => sql`${documents.kind} = ${value}`,
    month: (value, page) => isBetween(documents.issuedOn, { from: `${value}-01`, to: `${value}-31` }, page),
  },
  search: { alsoIds: (text) => [idsOfNumber(text)] },
} satisfies RowsSource<typeof documents>;

/** Splits "MFI/26-27/000042" into its series and 42, to use the unique index of numbers. */
function idsOfNumber(text: string): SQL {
  const [, series = "", sequence = ""] = NUMBER.exec(text.replace(/\s/g, "")) ?? [];
  return sql`select id from ${documents} where series = ${series.toUpperCase()} and sequence = ${Number(sequence)}`;
}

/** Lists a month (such as "2026-11") by day, series and number, without replaced revisions but with cancelled notes. */
export async function documentsOfMonth(deps: Pick<Deps, "db">, month: string): Promise<Document[]> {
  const { issuedOn, series, sequence } = documents;
  const isReplaced = sql`exists (select 1 from ${documents} as later where later.series = ${series}
    and later.sequence = ${sequence} and later.revision > ${documents.revision})`;
  return deps.db
    .select()
    .from(documents)
    .where(and(gte(issuedOn, `${month}-01`), lte(issuedOn, `${month}-31`), sql`not ${isReplaced}`))
    .orderBy(asc(issuedOn), asc(series), asc(sequence));
}

/** SQL: the newest revision of each invoice or receipt. */
function currentDocuments(orderId: string): SQL {
  return sql`(select *, max(revision) from ${documents} where order_id = ${orderId} and ${IS_ORIGINAL}
    group by ordinal)`;
}

/** SQL: paise of the order's documents that no credit note has credited. */
function uncreditedPaise(orderId: string): SQL {
  return sql`((select coalesce(sum(total_paise), 0) from ${currentDocuments(orderId)})
    - (select coalesce(sum(total_paise), 0) from ${documents} where order_id = ${orderId} and kind = 'credit_note'
      and cancelled_at is null))`;
}

function nextOf(series: SQL): SQL {
  return sql`(select coalesce(max(sequence), 0) + 1 from ${documents} where series = ${series})`;
}

function documentNumber(series: SQL): SQL {
  return sql`${series} || printf('/%06d', sequence)`;
}
