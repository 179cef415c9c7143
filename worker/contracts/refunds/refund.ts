import { z } from "zod";
import { MIN_REFUND_PAISE, REFUND_REASONS } from "./vocabulary.ts";

/** A refund that an operator requests. A repeated idempotency key means the same request. */
export const RequestRefund = z.object({
  paymentId: z.string().trim().min(1, "Enter the number of the payment.").max(64),
  amountPaise: z
    .int("Enter the amount in rupees.")
    .min(MIN_REFUND_PAISE, `Refund at least ₹${MIN_REFUND_PAISE / 100}.`),
  reason: z.enum(REFUND_REASONS, "Choose a reason."),
  endsMembership: z.boolean().default(false),
  idempotencyKey: z.string().regex(/^[\w-]{10,64}$/, "Reload the page and try again."),
});

export type RequestRefund = z.infer<typeof RequestRefund>;

/** A refund that finance has transferred by bank; the day is in India. */
export const RecordBankRefund = RequestRefund.omit({ idempotencyKey: true }).extend({
  bankReference: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{6,30}$/, "Enter the bank’s reference (UTR): letters and digits only."),
  paidOn: z.iso.date("Enter the day of the transfer, such as 2026-11-24."),
});

export type RecordBankRefund = z.infer<typeof RecordBankRefund>;
