import type { BuyerDetails, ReceiptTerms } from "../../db/schema/billing.ts";
import type { Deps } from "../../deps.ts";
import { financialYear, indianDay } from "../india-calendar.server.ts";
import { type MoneySums, type Original, originalStatement } from "./documents.server.ts";
import { taxPartsOf } from "./tax.server.ts";

export type SoldOrder = {
  id: string;
  providerOrderId: string;
  planTitle: string;
  amountPaise: number;
  receiptTerms: ReceiptTerms | null;
  name: string;
  buyer: BuyerDetails | null;
};

export const NO_DETAILS: BuyerDetails = { company: "", gstin: "", address: "", state: "" };
const DEFAULT_PREFIX = "MF";
/** Of orders older than this column: a payment must never fail for want of a text. */
const NO_TERMS: ReceiptTerms = {
  taxPaise: 0,
  ratePercent: 0,
  sac: "",
  gstin: "",
  legalName: "MASA Forum",
  address: "",
};

/** Of a payment that comes after everything before it was returned. */
export type NextDocument = { id: string; capturedAt: Date; sums: MoneySums };

/**
 * The invoice (with tax) or receipt of an order, once, and again for money that follows a full refund; run after the
 * membership in the batch of the payment.
 */
export function documentStatements(
  deps: Pick<Deps, "db" | "now">,
  order: SoldOrder,
  { paidAt, next }: { paidAt: Date; next: NextDocument },
) {
  return [
    originalStatement(deps, documentOf(order, paidAt), { id: crypto.randomUUID(), sums: undefined }),
    originalStatement(deps, documentOf(order, next.capturedAt), next),
  ] as const;
}

function documentOf(order: SoldOrder, paidAt: Date): Original {
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
    },
  };
}
