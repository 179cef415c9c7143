/** Shapes from the provider's documentation: amounts in paise, times in seconds since 1970. */
export type Order = {
  id: string;
  entity: "order";
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: "created" | "attempted" | "paid";
  attempts: number;
  /** The real API returns `[]` if there are none. */
  notes: Record<string, string> | [];
  created_at: number;
};
export type Payment = {
  id: string;
  entity: "payment";
  amount: number;
  currency: string;
  status: "created" | "authorized" | "captured" | "refunded" | "failed";
  order_id: string;
  method: string;
  captured: boolean;
  email: string;
  contact: string;
  amount_refunded: number;
  refund_status: null | "partial" | "full";
  error_code: string | null;
  error_description: string | null;
  /** The banks' numbers of the payment. */
  acquirer_data: { rrn: string; upi_transaction_id: string } | [];
  created_at: number;
};
export type Refund = {
  id: string;
  entity: "refund";
  amount: number;
  currency: string;
  payment_id: string;
  receipt: string | null;
  status: "pending" | "processed" | "failed";
  created_at: number;
};
export type Dispute = {
  id: string;
  entity: "dispute";
  payment_id: string;
  amount: number;
  currency: string;
  amount_deducted: number;
  reason_code: string;
  respond_by: number;
  status: "open" | "under_review" | "won" | "lost" | "closed";
  phase: string;
  created_at: number;
};

export type Settlement = {
  id: string;
  entity: "settlement";
  amount: number;
  status: "processed";
  fees: number;
  tax: number;
  utr: string;
  created_at: number;
};
/** One line of the settlement reconciliation. `credit` and `debit` are in paise; `fee` includes `tax`. */
export type SettledItem = {
  entity_id: string;
  type: "payment" | "refund" | "adjustment";
  debit: number;
  credit: number;
  amount: number;
  currency: string;
  fee: number;
  tax: number;
  on_hold: boolean;
  settled: boolean;
  created_at: number;
  settled_at: number;
  settlement_id: string;
  settlement_utr: string;
  description: string | null;
  notes: string;
  payment_id: string | null;
  order_id: string | null;
  order_receipt: string | null;
  method: string | null;
  dispute_id: string | null;
};

/** Every entity that an event can be about. */
export type EventPayload = {
  payment?: Payment;
  order?: Order;
  refund?: Refund;
  dispute?: Dispute;
  settlement?: Settlement;
};

/** The format of the provider's ids. */
export function randomId(): string {
  const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789";
  return [...crypto.getRandomValues(new Uint8Array(14))].map((byte) => alphabet[byte % alphabet.length]).join("");
}

export function randomDigits(count: number): string {
  return [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => byte % 10).join("");
}
