import { documentClosed } from "#messages/refusals/visitors.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Buyer } from "../../contracts/tax/buyer.ts";
import type { Deps } from "../../deps.ts";
import { auditStatement } from "../audit.server.ts";
import { indianDay, longDate } from "../india-calendar.server.ts";
import { buyerOf, refuseIncompleteBuyer } from "./buyer.server.ts";
import { type Document, exists, revisionStatement } from "./documents.server.ts";
import { NO_DETAILS } from "./issue.server.ts";
import { taxPartsOf } from "./tax.server.ts";

/** Returns the last day for changes: the tax return of a month is due on the 11th of the next one. */
export function lastChangeDay({ issuedOn }: Pick<Document, "issuedOn">): string {
  const [year = 0, month = 0] = issuedOn.split("-").map(Number);
  return new Date(Date.UTC(year, month, 10)).toISOString().slice(0, 10);
}

/** True for the newest revision of an invoice or receipt that no refund has credited, until {@link lastChangeDay}. */
export function isRevisable(document: Document, ofOrder: readonly Document[], now: Date): boolean {
  const { number, revision } = document;
  const isNewest = !ofOrder.some((other) => other.number === number && other.revision > revision);
  const isCredited = ofOrder.some(({ creditsId }) => creditsId === document.id);
  return document.kind !== "credit_note" && isNewest && !isCredited && indianDay(now) <= lastChangeDay(document);
}

/** Issues a revision with other buyer details. Number, date and total stay; the tax parts follow the state. */
export async function reviseDocument(
  deps: Pick<Deps, "db" | "now">,
  document: Document,
  { entered, actor }: { entered: Buyer; actor: string },
): Promise<Outcome<{ id: string }>> {
  if (indianDay(deps.now()) > lastChangeDay(document)) {
    const message = documentClosed({ day: longDate(lastChangeDay(document)) });
    return refused("document_closed", message);
  }
  const { terms, totalPaise, taxablePaise } = document;
  const details = buyerOf(entered);
  const tax = { amountPaise: totalPaise, taxPaise: totalPaise - taxablePaise };
  const incomplete = refuseIncompleteBuyer(details, tax);
  if (incomplete) return incomplete;
  const placeOfSupply = details?.state || terms.seller.state;
  const buyer = { ...NO_DETAILS, ...details, name: terms.buyer.name };
  const isSameState = placeOfSupply === terms.seller.state;
  const id = crypto.randomUUID();
  const [written] = await deps.db.batch([
    revisionStatement(deps, document, {
      id,
      terms: { ...terms, buyer, placeOfSupply },
      ...taxPartsOf(totalPaise, { ratePercent: terms.ratePercent, isSameState }),
    }).returning(),
    auditStatement(
      deps,
      {
        actor,
        action: "document.revised",
        subject: `order:${document.orderId}`,
        detail: `${document.number} ${document.revision + 1}`,
      },
      exists(id),
    ),
  ]);
  return written.length > 0 ? ok({ id }) : refused("version_conflict");
}
