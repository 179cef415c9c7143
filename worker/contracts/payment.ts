import { z } from "zod";
import * as f from "#messages/contracts/fields.ts";
import * as m from "#messages/contracts/payment.ts";
import { choosePlan } from "#messages/contracts/visitors.ts";
import { Email, MembershipDetails, personText, withinLimits } from "./fields.ts";
import { BuyerFields, checkBuyer } from "./tax/buyer.ts";
import { LIMITS, PLAN_IDS } from "./vocabulary.ts";

const NO_PLAN = { error: m.chooseMembership };
const NO_ID = { error: m.noProviderId };
const NO_SIGNATURE = { error: m.noSignature };
const RELOAD = { error: f.reload };
const ProviderId = z.string(NO_ID).regex(/^[A-Za-z0-9_]{1,64}$/, NO_ID);

/** Section 7. `amount` (whole rupees) only selects a plan; the charge comes from the database. */
export const CreateOrder = z
  .object({
    ...MembershipDetails,
    amount: z.int({ error: m.amountIsPrice }).positive({ error: m.positiveAmount }),
    plan: z.string(NO_PLAN).trim().min(1, NO_PLAN).max(LIMITS.slug, NO_PLAN).optional(),
    confirmed: z.boolean({ error: m.trueOrFalse }).optional(),
    ...BuyerFields,
  })
  .superRefine(withinLimits)
  .superRefine(checkBuyer);
export type CreateOrder = z.infer<typeof CreateOrder>;

/** `amount` in integer paise. */
export const CreatedOrder = z.object({ id: z.string(), amount: z.int(), currency: z.string() });
export type CreatedOrder = z.infer<typeof CreatedOrder>;

export const IDEMPOTENCY_HEADER = "Idempotency-Key";
export const IdempotencyKey = z.string().regex(/^[\w-]{16,80}$/);

/** Form input. `amount` is in whole rupees, as shown on the page. */
export const ReserveTransfer = z
  .object({
    plan: z.enum(PLAN_IDS, { error: choosePlan }),
    amount: z
      .string()
      .regex(/^\d{1,9}$/, RELOAD)
      .transform(Number),
    name: personText(f.missingName, LIMITS.name),
    email: Email,
    key: z.string(RELOAD).regex(/^[\w-]{16,80}$/, RELOAD),
    ...BuyerFields,
  })
  .superRefine(checkBuyer);
export type ReserveTransfer = z.infer<typeof ReserveTransfer>;

export const VerifyPayment = z.object({
  razorpay_order_id: ProviderId,
  razorpay_payment_id: ProviderId,
  razorpay_signature: z.string(NO_SIGNATURE).max(256, NO_SIGNATURE),
});
export type VerifyPayment = z.infer<typeof VerifyPayment>;

/** What a membership card shows. `kolam` is path data. */
export const MembershipCard = z.object({
  planId: z.enum(PLAN_IDS),
  plan: z.string(),
  name: z.string(),
  number: z.string(),
  validTo: z.string(),
  kolam: z.object({ line: z.string(), lit: z.string() }),
});
export type MembershipCard = z.infer<typeof MembershipCard>;

/** Shown only to the payer, whose browser has the provider's signature. */
const StartedMembership = MembershipCard.extend({
  /** URL of the invoice or receipt, for the account with `email`. */
  receipt: z.string(),
  document: z.enum(["invoice", "receipt"]),
  email: z.string().nullable(),
  nextEvent: z.object({ title: z.string(), when: z.string(), href: z.string() }).nullable(),
});
export type StartedMembership = z.infer<typeof StartedMembership>;

/** `waiting`: paid, but not confirmed by the bank. `membership` comes with `paid`, except after an upgrade. */
export const PaymentConfirmation = z.object({
  message: z.string(),
  state: z.enum(["paid", "waiting", "not_paid"]),
  membership: StartedMembership.optional(),
});
export type PaymentConfirmation = z.infer<typeof PaymentConfirmation>;
