import type { Entry } from "../../content/collections.ts";
import type { ReceiptTerms } from "../../db/schema/billing.ts";
import { withGst } from "../money.server.ts";

type Issuer = Pick<Entry<"settings">, "legalName" | "address" | "gst">;

export function receiptTermsOf(taxPaise: number, { legalName, address, gst }: Issuer): ReceiptTerms {
  const { ratePercent, sac, gstin, state, invoicePrefix: prefix } = gst;
  return { taxPaise, ratePercent, sac, gstin, legalName, address, state, prefix };
}

/** The terms stored with the order; older orders without them use today's. */
export function printedTermsOf(
  order: { amountPaise: number; receiptTerms: ReceiptTerms | null },
  settings: Issuer,
): ReceiptTerms {
  if (order.receiptTerms) return order.receiptTerms;
  const { mode, ratePercent } = settings.gst;
  const { taxPaise } = withGst(order.amountPaise, { mode: mode === "off" ? "off" : "included", ratePercent });
  return receiptTermsOf(taxPaise, settings);
}
