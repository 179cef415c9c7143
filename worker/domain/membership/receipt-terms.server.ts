import type { Entry } from "../../content/collections.ts";
import type { ReceiptTerms } from "../../db/schema/billing.ts";

type Issuer = Pick<Entry<"settings">, "legalName" | "address" | "gst">;

export function receiptTermsOf(taxPaise: number, { legalName, address, gst }: Issuer): ReceiptTerms {
  const { ratePercent, sac, gstin, state, invoicePrefix: prefix } = gst;
  return { taxPaise, ratePercent, sac, gstin, legalName, address, state, prefix };
}
