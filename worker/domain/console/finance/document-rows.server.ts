import type { Document } from "../../documents/documents.server.ts";
import { titleOf } from "../../documents/view.server.ts";
import { longDate } from "../../india-calendar.server.ts";
import { formatExactRupees } from "../../money.server.ts";
import type { Cell } from "../list.server.ts";
import type { MoneyRow } from "./refund-views.server.ts";

type Status = "replaced" | "revised" | "cancelled" | "current";
export const REPLACED = "Replaced by a revision";
const STATES: Record<Status, Cell> = {
  replaced: { text: REPLACED },
  revised: { text: "Revised" },
  cancelled: { text: "Cancelled" },
  current: { text: "As issued", tone: "done" },
};

export function stateOfDocument({ number, revision, cancelledAt }: Document, all: readonly Document[]): Cell {
  if (cancelledAt) return STATES.cancelled;
  if (all.some((other) => other.number === number && other.revision > revision)) return STATES.replaced;
  return revision > 0 ? STATES.revised : STATES.current;
}

/** Newest first, of documents in the order of their issue. */
export function documentRows(all: readonly Document[]): MoneyRow[] {
  return all.toReversed().map((document) => {
    const { id, number, revision, issuedOn, kind, totalPaise } = document;
    return {
      id,
      title: `${titleOf(document)} ${number}${revision > 0 ? `, revision ${revision}` : ""}`,
      state: stateOfDocument(document, all),
      facts: [longDate(issuedOn), `${kind === "credit_note" ? "−" : ""}₹${formatExactRupees(totalPaise)}`],
      link: { href: `/console/documents/${id}`, label: "Open" },
      actions: [],
    };
  });
}
