import { callApi } from "#app/client/page/call-api.ts";
import { hasStoredUser } from "#app/client/page/stored-user.ts";
import type { CreatedOrder, PaymentConfirmation, StartedMembership } from "#worker/contracts/payment.ts";
import type { FieldError } from "#worker/contracts/problem.ts";
import { CHECKOUT_DESCRIPTION } from "#worker/contracts/vocabulary.ts";
import { type CheckoutOptions, loadCheckout, type SignedPayment } from "./provider-script.ts";
import type { JoinDetails } from "./use-join-details.ts";

/** The key is public. */
export type CheckoutConfig = { keyId: string; scriptUrl: string; productName: string };
export type CheckoutRequest = {
  planId: string;
  amount: number;
  details: JoinDetails;
  idempotencyKey: string;
  /** The buyer confirmed a second purchase of the plan. */
  isConfirmed: boolean;
};
/** `failed` can happen while Checkout is open. The visitor may retry: `verified` may follow, or the same failure on closing. */
export type CheckoutEvent =
  | { kind: "script_failed" | "closed" | "verification_failed" | "above_maximum" }
  | { kind: "not_started"; code?: string | undefined; reason?: string }
  | { kind: "failed"; reason: string | undefined; isOpen: boolean }
  | { kind: "already_member"; message: string }
  | { kind: "invalid"; problems: readonly FieldError[] }
  | { kind: "waiting" | "not_paid"; message: string }
  | { kind: "verified"; message: string; membership: StartedMembership | undefined };

/** Section 4. */
const THEME = "#0B6E8A";

/** Section 4: load the provider's script, create the order, open Checkout, verify. */
export async function payForPlan(
  config: CheckoutConfig,
  request: CheckoutRequest,
  notify: (event: CheckoutEvent) => void,
): Promise<void> {
  if (!(await loadCheckout(config.scriptUrl)) || !window.Razorpay) return notify({ kind: "script_failed" });

  const order = await createOrder(request);
  if (!order.ok) return notify(order.event);

  let isPaid = false;
  let failure: { kind: "failed"; reason: string | undefined } | undefined;
  try {
    const checkout = new window.Razorpay({
      key: config.keyId,
      order_id: order.value.id,
      amount: order.value.amount,
      currency: order.value.currency,
      name: config.productName,
      description: CHECKOUT_DESCRIPTION,
      prefill: prefillOf(request.details),
      theme: { color: THEME },
      handler(payment) {
        isPaid = true;
        void verify(payment, notify);
      },
      modal: {
        ondismiss() {
          if (!isPaid) notify(failure ? { ...failure, isOpen: false } : { kind: "closed" });
        },
      },
    });
    checkout.on("payment.failed", ({ error }) => {
      failure = { kind: "failed", reason: error?.description };
      notify({ ...failure, isOpen: true });
    });
    checkout.open();
  } catch (error) {
    console.error("Checkout did not open:", error);
    notify({ kind: "not_started" });
  }
}

async function createOrder(
  request: CheckoutRequest,
): Promise<{ ok: true; value: CreatedOrder } | { ok: false; event: CheckoutEvent }> {
  const { idempotencyKey, planId, amount, details, isConfirmed } = request;
  const entered = Object.fromEntries(Object.entries(details).filter(([, value]) => value));
  const result = await callApi<Partial<CreatedOrder> | null>(
    "/payment/create-order",
    { ...entered, amount, plan: planId, ...(isConfirmed && { confirmed: true }) },
    { "Idempotency-Key": idempotencyKey },
    // A member confirms a second purchase of a plan. Visitors' calls have no credentials (section 7).
    hasStoredUser() ? "same-origin" : "omit",
  );
  if (result.ok) {
    const { id, amount: charged, currency } = result.value ?? {};
    if (id && charged && currency) return { ok: true, value: { id, amount: charged, currency } };
    return { ok: false, event: { kind: "not_started" } };
  }
  const { code, message = "", errors } = result.problem ?? {};
  const problems = errors?.filter(({ field }) => field in details) ?? [];
  if (problems.length > 0) return { ok: false, event: { kind: "invalid", problems } };
  if (code === "amount_above_maximum") return { ok: false, event: { kind: "above_maximum" } };
  if (code === "already_member") return { ok: false, event: { kind: "already_member", message } };
  return { ok: false, event: { kind: "not_started", code, reason: message } };
}

async function verify(payment: SignedPayment, notify: (event: CheckoutEvent) => void): Promise<void> {
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = payment;
  const result = await callApi<Partial<PaymentConfirmation>>("/payment/verify", {
    razorpay_order_id,
    razorpay_payment_id,
    razorpay_signature,
  });
  if (!result.ok) return notify({ kind: "verification_failed" });
  const { message = "", state = "paid", membership } = result.value;
  if (state === "paid") return notify({ kind: "verified", message, membership });
  notify({ kind: state, message });
}

/** The contact is free text (section 5). */
function prefillOf({ name, contact }: JoinDetails): CheckoutOptions["prefill"] {
  if (contact.includes("@")) return { name, email: contact };
  const digits = contact.replace(/[\s()-]/g, "");
  return /^\+?\d{10,15}$/.test(digits) ? { name, contact: digits } : { name };
}
