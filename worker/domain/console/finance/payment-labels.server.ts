import { transferReferenceOf } from "../../billing/transfer-ids.server.ts";

/** Names a payment by the number that staff can search for: for a bank transfer, its reference. */
export function paymentLabel(id: string): string {
  const reference = transferReferenceOf(id);
  return reference ? `Bank transfer ${reference}` : `Payment ${id}`;
}

const METHODS = new Map([
  ["upi", "UPI"],
  ["card", "Card"],
  ["netbanking", "Netbanking"],
  ["wallet", "Wallet"],
  ["emi", "EMI"],
]);

export function methodLabel(method: string): string {
  return METHODS.get(method) ?? method;
}
