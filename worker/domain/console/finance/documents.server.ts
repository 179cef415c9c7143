import { englishLabels } from "#messages/labels.ts";
import { documentTitle } from "#messages/vocabulary/documents.ts";
import type { Deps } from "../../../deps.ts";
import { recordView, type TrailDeps } from "../../audit-trail.server.ts";
import { findOrder } from "../../billing/orders.server.ts";
import { DOCUMENT_ROWS, findDocument, listDocumentsOf, listRevisionsOf } from "../../documents/documents.server.ts";
import { findPdf } from "../../documents/pdf.server.ts";
import { describeDocument, titleOf } from "../../documents/view.server.ts";
import { addDays, indianDay, longDate, longMonth } from "../../india-calendar.server.ts";
import type { Operator } from "../../operators/admission.server.ts";
import { amountCell, type RecordList } from "../list.server.ts";
import { revealContact, viewRecord } from "../record.server.ts";
import { REPLACED, stateOfDocument } from "./document-rows.server.ts";
import { FOUND_ORDERS } from "./found-orders.server.ts";

const KIND = "document";
const MONTHS = 24;

export function documentList(now: Date): RecordList<(typeof DOCUMENT_ROWS)["table"]> {
  return {
    path: "/console/documents",
    kind: KIND,
    what: "documents",
    titleColumn: "Number",
    columns: ["Date", "Document", "Buyer", "Amount", "Tax", "Status"],
    filters: [
      { name: "kind", label: "Document", options: Object.entries(englishLabels(documentTitle)) },
      { name: "month", label: "Month", options: monthsUntil(now), takesOthers: true },
    ],
    searchHelp:
      "Document, membership, payment or order number, beginning of the buyer’s name, surname or email, or four digits of the phone number",
    exportPermission: "documents.export",
    source: {
      ...DOCUMENT_ROWS,
      search: { ...DOCUMENT_ROWS.search, parent: { rows: FOUND_ORDERS, key: DOCUMENT_ROWS.table.orderId } },
    },
    async namesFor(deps, rows) {
      const all = await listRevisionsOf(
        deps,
        rows.map(({ orderId }) => orderId),
      );
      return new Map(rows.map((row) => [row.id, stateOfDocument(row, all).text]));
    },
    rowOf: (document, states) => ({
      title: document.number,
      cells: [
        { text: longDate(document.issuedOn) },
        { text: titleOf(document) },
        { text: document.terms.buyer.company || document.terms.buyer.name },
        amountCell(signed(document, document.totalPaise)),
        amountCell(signed(document, taxOf(document))),
        { text: states.get(document.id) ?? "" },
      ],
    }),
    csv: [
      ["Number", ({ number }) => number],
      ["Revision", ({ revision }) => String(revision)],
      ["Date", ({ issuedOn }) => issuedOn],
      ["Document", (document) => titleOf(document)],
      ["Buyer", ({ terms }) => terms.buyer.company || terms.buyer.name],
      ["GSTIN", ({ terms }) => terms.buyer.gstin],
      ["Amount in rupees", (document, states) => counted(document, states, document.totalPaise)],
      ["Tax in rupees", (document, states) => counted(document, states, taxOf(document))],
      ["Status", ({ id }, states) => states.get(id) ?? ""],
    ],
  };
}

type Row = (typeof DOCUMENT_ROWS)["table"]["$inferSelect"];

const taxOf = ({ cgstPaise, sgstPaise, igstPaise }: Row) => cgstPaise + sgstPaise + igstPaise;

/** Returns a negative amount for a credit note, and 0 for a cancelled one. */
function signed({ kind, cancelledAt }: Row, paise: number): number {
  if (cancelledAt || paise === 0) return 0;
  return kind === "credit_note" ? -paise : paise;
}

/** Returns rupees that sum to the month's books: a number, 0 for a document that a revision replaces. */
function counted(document: Row, states: ReadonlyMap<string, string>, paise: number): number {
  return states.get(document.id) === REPLACED ? 0 : signed(document, paise) / 100;
}

/** Returns the last 24 months, this one first. */
export function monthsUntil(now: Date): [month: string, label: string][] {
  const months: [string, string][] = [];
  for (let month = indianDay(now).slice(0, 7); months.length < MONTHS; month = addDays(`${month}-01`, -1).slice(0, 7)) {
    months.push([month, longMonth(month)]);
  }
  return months;
}

export async function viewDocument(deps: TrailDeps, operator: Operator, id: string) {
  const found = await findDocument(deps, id);
  if (!found) return undefined;
  const { document, credited } = found;
  const all = await listDocumentsOf(deps, [document.orderId]);
  const order = await findOrder(deps, document.orderId);
  const view = describeDocument(document, credited);
  const record = await viewRecord(
    deps,
    operator,
    { kind: KIND, id },
    {
      title: `${view.title.en} ${view.number}`,
      lead: `${view.issuedOn}. ${stateOfDocument(document, all).text}.`,
      details: [...view.facts.map(([label, value]) => [label.en, value] as const), ["Membership", view.item]],
      contact: { email: order?.email ?? null, phone: order?.phone ?? null },
      history: [
        { at: document.createdAt, what: document.revision > 0 ? "Revised by the buyer" : "Issued" },
        ...(document.cancelledAt ? [{ at: document.cancelledAt, what: "Cancelled, because the refund failed" }] : []),
      ],
    },
  );
  const versions = all.filter((other) => other.number === document.number && other.id !== id);
  return {
    ...record,
    view,
    orderId: document.orderId,
    versions: versions.map((one) => ({
      id: one.id,
      label: one.revision > 0 ? `Revision ${one.revision}` : "As issued",
    })),
  };
}

export async function revealDocument(deps: TrailDeps, operator: Operator, id: string, reason: string) {
  const found = await findDocument(deps, id);
  const order = found && (await findOrder(deps, found.document.orderId));
  return revealContact(deps, operator, { kind: KIND, id, reason }, order);
}

/** Returns the PDF and records the download, because it contains a name and an address. */
export async function downloadPdf(deps: TrailDeps & Pick<Deps, "fonts">, operator: Operator, id: string) {
  const pdf = await findPdf(deps, id);
  if (pdf) await recordView(deps, operator, { action: "document.downloaded", subject: `document:${id}` });
  return pdf;
}
