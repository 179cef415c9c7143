import type { Deps } from "../../deps.ts";
import { findOrder, listOrdersOf } from "../billing/orders.server.ts";
import { currentOf, type Document, findDocument, listDocumentsOf } from "../documents/documents.server.ts";
import { describeDocument, titleOf } from "../documents/view.server.ts";
import { longDate } from "../india-calendar.server.ts";
import { kolamOf } from "../membership/kolam.server.ts";
import { findReceiptNumber } from "../membership/memberships.server.ts";
import { formatRupees } from "../money.server.ts";

export type OwnDocument = {
  id: string;
  title: string;
  number: string;
  issuedOn: string;
  amount: string;
  status: "" | "Replaced" | "Cancelled";
};

/** Of everything that was paid with a proven address, the newest first. */
export async function listOwnDocuments(deps: Pick<Deps, "db">, email: string): Promise<OwnDocument[]> {
  const orders = await listOrdersOf(deps, email);
  const own = await listDocumentsOf(
    deps,
    orders.map(({ id }) => id),
  );
  return own.toReversed().map((document) => ({
    id: document.id,
    title: titleOf(document),
    number: document.number,
    issuedOn: longDate(document.issuedOn),
    amount: `${document.kind === "credit_note" ? "−" : ""}₹${formatRupees(document.totalPaise)}`,
    status: statusOf(document, own),
  }));
}

/** `undefined` also for a document of somebody else. */
export async function findOwnDocument(deps: Pick<Deps, "db">, email: string, id: string) {
  const found = await findDocument(deps, id);
  if (!found) return undefined;
  const { document, credited } = found;
  const order = await findOrder(deps, document.orderId);
  if (order?.email !== email) return undefined;
  const number = (await findReceiptNumber(deps, document.orderId)) ?? "";
  const all = await listDocumentsOf(deps, [document.orderId]);
  return {
    id,
    ...describeDocument(document, credited),
    status: statusOf(document, all),
    membership: { number, kolam: kolamOf(number) },
  };
}

/** The invoice or receipt of an own order. */
export async function findOwnDocumentOf(deps: Pick<Deps, "db">, email: string, orderId: string) {
  const order = await findOrder(deps, orderId);
  return order?.email === email ? currentOf(await listDocumentsOf(deps, [orderId])) : undefined;
}

function statusOf(document: Document, all: readonly Document[]): OwnDocument["status"] {
  if (document.cancelledAt) return "Cancelled";
  const { number, revision } = document;
  return all.some((other) => other.number === number && other.revision > revision) ? "Replaced" : "";
}
