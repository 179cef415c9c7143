import { z } from "zod";

/** Requires only what a decision needs: an unknown field must never hide money that was paid or refunded. */

const text = z.string().min(1);
const optionalText = z.string().nullish().catch(null);
/** Seconds since 1970. Anything else counts as absent. */
const time = z.int().positive().max(8_640_000_000_000).optional().catch(undefined);

export const ProviderOrder = z.object({
  id: text,
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
});

export const ListedOrder = z.object({
  id: text,
  status: z.enum(["created", "attempted", "paid", "unknown"]).catch("unknown"),
  attempts: z.int().nonnegative(),
});

/** The bank's numbers for a payment, which a payer quotes when asking about it. `[]` if there are none. */
const AcquirerData = z
  .object({ rrn: optionalText, bank_transaction_id: optionalText, upi_transaction_id: optionalText })
  .nullish()
  .catch(null);

export const ProviderPayment = z.object({
  id: text,
  order_id: z.string().nullish(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(["created", "authorized", "captured", "refunded", "failed", "unknown"]).catch("unknown"),
  /** Read only for a refunded payment; otherwise `status` decides. */
  captured: z.boolean().nullish().catch(null),
  method: optionalText,
  error_code: optionalText,
  /** In paise. The status stays `captured` until all of it is refunded. */
  amount_refunded: z.int().nonnegative().nullish().catch(null),
  acquirer_data: AcquirerData,
  created_at: time,
});

export const ProviderRefund = z.object({
  id: text,
  payment_id: text,
  amount: z.int().positive(),
  status: z.enum(["pending", "processed", "failed", "unknown"]).catch("unknown"),
  /** The id of our request; a refund made on the provider's dashboard has another or none. */
  receipt: optionalText,
  created_at: time,
});

export const ProviderDispute = z.object({
  id: text,
  payment_id: text,
  amount: z.int(),
  phase: z.string().max(40).catch("unknown"),
  status: z.string().max(40).catch("unknown"),
  reason_code: z.string().max(100).nullish().catch(null),
  respond_by: time,
  created_at: time,
});

/** A line of `GET /v1/settlements/recon/combined`. `fee` includes `tax`. */
export const ProviderSettledItem = z.object({
  entity_id: text,
  type: z.enum(["payment", "refund", "adjustment"]),
  amount: z.int(),
  fee: z.int(),
  tax: z.int(),
  credit: z.int(),
  debit: z.int(),
  settlement_id: text,
  settlement_utr: z.string().nullish(),
  settled_at: z.int().positive(),
});

const entity = z.object({ entity: z.unknown() }).optional().catch(undefined);
export const ProviderEvent = z.object({
  event: z.string(),
  payload: z.object({ payment: entity, refund: entity, dispute: entity }),
  created_at: time,
});

export type ProviderOrder = z.infer<typeof ProviderOrder>;
export type ListedOrder = z.infer<typeof ListedOrder>;
export type ProviderPayment = z.infer<typeof ProviderPayment>;
export type ProviderRefund = z.infer<typeof ProviderRefund>;
export type ProviderSettledItem = z.infer<typeof ProviderSettledItem>;
export type ProviderDispute = z.infer<typeof ProviderDispute>;
