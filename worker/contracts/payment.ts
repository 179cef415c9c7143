import { z } from "zod";
import { LIMITS, MESSAGES } from "./vocabulary.ts";

const Detail = (max: number) => z.string(MESSAGES.membershipDetails).trim().min(1, MESSAGES.membershipDetails).max(max);
const ProviderId = z.string().regex(/^[A-Za-z0-9_]{1,64}$/, "This is not an id of the payment provider.");

/**
 * POST /payment/create-order, section 7. `amount` is the printed price in whole rupees and only selects a plan; `plan`
 * is a plan's id or title. Whatever is charged is read from the database.
 */
export const CreateOrder = z.object({
  amount: z.int("The amount is the plan's price in whole rupees.").positive("The amount must be positive."),
  name: Detail(LIMITS.name),
  contact: Detail(LIMITS.contact),
  plan: z.string().trim().min(1).max(60).optional(),
});
export type CreateOrder = z.infer<typeof CreateOrder>;

/** `amount` in integer paise, as the provider returned it. */
export const CreatedOrder = z.object({ id: z.string(), amount: z.int(), currency: z.string() });
export type CreatedOrder = z.infer<typeof CreatedOrder>;

/** Header of create-order: the same key and details again give the same order. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";
export const IdempotencyKey = z.string().regex(/^[\w-]{16,80}$/);

/** POST /payment/verify, section 7. The signature's form is judged where it is compared: a wrong one is a wrong one. */
export const VerifyPayment = z.object({
  razorpay_order_id: ProviderId,
  razorpay_payment_id: ProviderId,
  razorpay_signature: z.string().max(256),
});
export type VerifyPayment = z.infer<typeof VerifyPayment>;
