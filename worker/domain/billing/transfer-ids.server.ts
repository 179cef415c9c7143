/** `method` of a payment by bank transfer. */
export const BANK_TRANSFER = "bank_transfer";
const PREFIX = "bank_";

/** Returns the order id of a bank transfer, which differs from the provider's: those begin with "order_". */
export function transferOrderId(reference: string): string {
  return PREFIX + reference;
}

export function transferReferenceOf(id: string): string | undefined {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined;
}
