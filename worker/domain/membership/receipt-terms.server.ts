import type { Entry } from "../../content/collections.ts";
import type { ReceiptTerms } from "../../db/schema/billing.ts";
import { withGst } from "../money.server.ts";

type Issuer = Pick<Entry<"settings">, "legalName" | "address" | "gst">;

/** What a receipt of this sale states; `taxPaise` as {@link withGst} finds it for the plan's price. */
export function receiptTermsOf(taxPaise: number, { legalName, address, gst }: Issuer): ReceiptTerms {
  const { ratePercent, sac, gstin } = gst;
  return { taxPaise, ratePercent, sac, gstin, legalName, address };
}

/** What the receipt of an order states: as when it was made; only of an order from before that was kept, as it is today. */
export function printedTermsOf(
  order: { amountPaise: number; receiptTerms: ReceiptTerms | null },
  settings: Issuer,
): ReceiptTerms {
  if (order.receiptTerms) return order.receiptTerms;
  const { mode, ratePercent } = settings.gst;
  const { taxPaise } = withGst(order.amountPaise, { mode: mode === "off" ? "off" : "included", ratePercent });
  return receiptTermsOf(taxPaise, settings);
}
