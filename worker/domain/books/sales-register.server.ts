import { INDIAN_STATES } from "../../contracts/tax/indian-states.ts";
import { type BookedDocument, rupees } from "./booked-documents.server.ts";
import type { Table } from "./table.server.ts";

/** Lists all documents, untaxed and cancelled ones included. Amounts are rupees, negative for credit notes. */
export function salesRegister(documents: readonly BookedDocument[]): Table {
  return {
    fields: [
      ...["Date", "Number", "Document", "Credits", "Buyer", "GSTIN", "Place of supply", "Item", "SAC", "Rate"],
      ...["Taxable value", "CGST", "SGST", "IGST", "Total", "Cancelled", "Order", "Payment or refund"],
    ],
    data: documents.map((one) => {
      const { terms } = one;
      const { buyer } = terms;
      const sign = one.cancelledAt ? 0 : one.kind === "credit_note" ? -1 : 1;
      const paise = [one.taxablePaise, one.cgstPaise, one.sgstPaise, one.igstPaise, one.totalPaise];
      return [
        ...[one.issuedOn, one.number, KINDS[one.kind], one.original?.number ?? ""],
        ...[buyer.company || buyer.name, buyer.gstin, INDIAN_STATES.get(terms.placeOfSupply) ?? ""],
        ...[terms.item, terms.sac, terms.ratePercent],
        ...paise.map((amount) => (sign === 0 ? 0 : rupees(sign * amount))),
        ...[one.cancelledAt ? "yes" : "", terms.reference, one.refundId ?? one.paymentId ?? ""],
      ];
    }),
  };
}

const KINDS = { invoice: "Tax invoice", receipt: "Receipt", credit_note: "Credit note" };
