import type { Deps } from "../../deps.ts";
import { findOrder, listOrdersOf } from "../billing/orders.server.ts";
import { type Document, findDocument, findDocumentOf, listDocumentsOf } from "../documents/documents.server.ts";
import { isRevisable, lastChangeDay } from "../documents/revise.server.ts";
import { describeDocument, titleOf } from "../documents/view.server.ts";
import { longDate } from "../india-calendar.server.ts";
import { drawKolam } from "../membership/kolam.server.ts";
import { findMembershipNumber } from "../membership/membership-numbers.server.ts";
import { formatRupees } from "../money.server.ts";

export type OwnDocument = {
  id: string;
  title: string;
  number: string;
  issuedOn: string;
  amount: string;
  status: "" | "Replaced" | "Cancelled";
};

/** Lists documents for everything paid with a verified address, newest first. */
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

/** `undefined` for someone else's document too. `changeUntil` is empty if it cannot be changed. */
export async function findOwnDocument(deps: Pick<Deps, "db" | "now">, email: string, id: string) {
  const own = await readOwn(deps, email, id);
  if (!own) return undefined;
  const { document, credited, ofOrder } = own;
  const number = await findMembershipNumber(deps, document.orderId);
  return {
    id,
    ...describeDocument(document, credited),
    status: statusOf(document, ofOrder),
    changeUntil: isRevisable(document, ofOrder, deps.now()) ? longDate(lastChangeDay(document)) : "",
    membership: number ? { number, kolam: drawKolam(number) } : undefined,
  };
}

/** Finds one of the person's documents that can still be changed, for its form. */
export async function findRevisable(deps: Pick<Deps, "db" | "now">, email: string, id: string) {
  const own = await readOwn(deps, email, id);
  return own && isRevisable(own.document, own.ofOrder, deps.now()) ? own.document : undefined;
}

async function readOwn(deps: Pick<Deps, "db">, email: string, id: string) {
  const found = await findDocument(deps, id);
  if (!found) return undefined;
  const { orderId } = found.document;
  if ((await findOrder(deps, orderId))?.email !== email) return undefined;
  return { ...found, ofOrder: await listDocumentsOf(deps, [orderId]) };
}

/** Finds the invoice or receipt of one of the person's orders. */
export async function findOwnDocumentOf(deps: Pick<Deps, "db">, email: string, orderId: string) {
  const order = await findOrder(deps, orderId);
  return order?.email === email ? findDocumentOf(deps, orderId) : undefined;
}

/** Returns to whom the newest document of a verified address was issued, under the names of the form fields. */
export async function findLastBuyer(deps: Pick<Deps, "db">, email: string) {
  const orders = await listOrdersOf(deps, email);
  const own = await listDocumentsOf(
    deps,
    orders.map(({ id }) => id),
  );
  const buyer = own.findLast(({ kind }) => kind !== "credit_note")?.terms.buyer;
  if (!buyer) return undefined;
  const { company, gstin, address: billingAddress, state: billingState } = buyer;
  return { company, gstin, billingAddress, billingState };
}

function statusOf(document: Document, all: readonly Document[]): OwnDocument["status"] {
  if (document.cancelledAt) return "Cancelled";
  const { number, revision } = document;
  return all.some((other) => other.number === number && other.revision > revision) ? "Replaced" : "";
}
