import { type SQL, sql } from "drizzle-orm";
import type { Locale } from "#messages/locale.ts";
import type { BuyerDetails, ReceiptTerms } from "../../db/schema/billing.ts";
import type { Deps } from "../../deps.ts";
import { financialYear, indianDay } from "../india-calendar.server.ts";
import { type OriginalDocument, originalStatement } from "./documents.server.ts";
import { taxPartsOf } from "./tax.server.ts";

export type SoldOrder = {
  id: string;
  providerOrderId: string;
  planTitle: string;
  amountPaise: number;
  receiptTerms: ReceiptTerms | null;
  name: string;
  buyer: BuyerDetails | null;
  language: Locale;
};

export const NO_DETAILS: BuyerDetails = { company: "", gstin: "", address: "", state: "" };
const DEFAULT_PREFIX = "MF";
/** Default for orders placed before this column existed, so that a payment never fails over missing text. */
const NO_TERMS: ReceiptTerms = {
  taxPaise: 0,
  ratePercent: 0,
  sac: "",
  gstin: "",
  legalName: "MASA Forum",
  address: "",
};

/** Issues an order's first invoice (with tax) or receipt; place after the membership in the payment's batch. */
export function firstDocumentStatement(
  deps: Pick<Deps, "db" | "now">,
  order: SoldOrder,
  { paymentId, paidAt, setAside }: { paymentId: string; paidAt: Date; setAside: SQL },
) {
  const payments = sql`select ${paymentId} as id`;
  const due = { id: crypto.randomUUID(), payments, dueWhen: "none_issued", setAside } as const;
  return originalStatement(deps, documentOf(order, paidAt), due);
}

/** Issues the document of the first of `payments` without one, once all earlier documents are fully credited. */
export function nextDocumentStatement(
  deps: Pick<Deps, "db" | "now">,
  order: SoldOrder,
  { id, payments, issuedAt }: { id: string; payments: SQL; issuedAt: Date },
) {
  return originalStatement(deps, documentOf(order, issuedAt), { id, payments, dueWhen: "all_credited" });
}

/** Issues the document of a payment that the forum keeps although it began no membership (`isFurther`: another did). */
export function keptDocumentStatement(
  deps: Pick<Deps, "db" | "now">,
  order: SoldOrder,
  { id, payments, issuedAt, isFurther }: { id: string; payments: SQL; issuedAt: Date; isFurther: boolean },
) {
  const document = documentOf(order, issuedAt);
  const kept = isFurther ? "further payment kept by agreement" : "payment kept by agreement";
  const terms = { ...document.terms, item: `${document.terms.item}, ${kept}`, isKept: true };
  return originalStatement(deps, { ...document, terms }, { id, payments, dueWhen: "always" });
}

function documentOf(order: SoldOrder, paidAt: Date): OriginalDocument {
  const terms = order.receiptTerms ?? NO_TERMS;
  const { taxPaise, legalName, address, gstin, sac, state = "", prefix = DEFAULT_PREFIX } = terms;
  const kind = taxPaise > 0 ? ("invoice" as const) : ("receipt" as const);
  const buyer = order.buyer ?? NO_DETAILS;
  const placeOfSupply = buyer.state || state;
  const ratePercent = kind === "invoice" ? terms.ratePercent : 0;
  return {
    kind,
    orderId: order.id,
    series: `${prefix}${kind === "invoice" ? "I" : "R"}/${financialYear(paidAt)}`,
    issuedOn: indianDay(paidAt),
    totalPaise: order.amountPaise,
    ...taxPartsOf(order.amountPaise, { ratePercent, isSameState: placeOfSupply === state }),
    terms: {
      prefix,
      item: `${order.planTitle} membership`,
      reference: order.providerOrderId,
      sac,
      ratePercent,
      placeOfSupply,
      seller: { legalName, address, state, gstin },
      buyer: { ...buyer, name: order.name },
      language: order.language,
    },
  };
}
