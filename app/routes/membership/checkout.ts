import { callApi } from "#app/components/call-api.ts";
import type { CreatedOrder } from "#worker/contracts/payment.ts";
import { CHECKOUT_DESCRIPTION } from "#worker/contracts/vocabulary.ts";

/** What the page knows about the provider; the key is public. */
export type CheckoutConfig = { keyId: string; scriptUrl: string; productName: string };
export type CheckoutRequest = { planId: string; amount: number; name: string; contact: string; idempotencyKey: string };
/**
 * How a checkout went on. `failed` comes while Checkout lies over the page, which lets the visitor try again: `verified` may
 * follow, or the same failure once more, when it is closed.
 */
export type CheckoutNews =
  | { kind: "script_failed" | "closed" | "verification_failed" }
  | { kind: "not_started"; reason?: string }
  | { kind: "failed"; reason: string | undefined; isOpen: boolean }
  | { kind: "verified"; message: string };

type SignedPayment = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string };
type Checkout = {
  open(): void;
  on(event: "payment.failed", handler: (response: { error?: { description?: string } }) => void): void;
};
type CheckoutOptions = {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email?: string; contact?: string };
  theme: { color: string };
  handler: (payment: SignedPayment) => void;
  modal: { ondismiss: () => void };
};

declare global {
  interface Window {
    Razorpay?: new (options: CheckoutOptions) => Checkout;
  }
}

/** The brand's blue, which is the theme that section 4 asks for. */
const THEME = "#0B6E8A";
/** A script that has not come by then has failed to load; milliseconds. */
const SCRIPT_TIMEOUT_MS = 10_000;

/** Section 4: load the provider's script, create the order, open checkout, verify. Every outcome is told to `tell`. */
export async function payForPlan(
  config: CheckoutConfig,
  request: CheckoutRequest,
  tell: (news: CheckoutNews) => void,
): Promise<void> {
  if (!(await loadScript(config.scriptUrl)) || !window.Razorpay) return tell({ kind: "script_failed" });

  const { idempotencyKey, planId, ...details } = request;
  const order = await callApi<CreatedOrder>(
    "/payment/create-order",
    { ...details, plan: planId },
    { "Idempotency-Key": idempotencyKey },
  );
  if (!order.ok) {
    const isTooMany = order.problem?.code === "too_many_requests";
    return tell({ kind: "not_started", ...(isTooMany && { reason: order.problem?.message }) });
  }

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
      prefill: prefillOf(request),
      theme: { color: THEME },
      handler(payment) {
        isPaid = true;
        void verify(payment, tell);
      },
      modal: {
        ondismiss() {
          if (!isPaid) tell(failure ? { ...failure, isOpen: false } : { kind: "closed" });
        },
      },
    });
    checkout.on("payment.failed", ({ error }) => {
      failure = { kind: "failed", reason: error?.description };
      tell({ ...failure, isOpen: true });
    });
    checkout.open();
  } catch (error) {
    console.error("Checkout did not open:", error);
    tell({ kind: "not_started" });
  }
}

async function verify(payment: SignedPayment, tell: (news: CheckoutNews) => void): Promise<void> {
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = payment;
  const answer = await callApi<{ message: string }>("/payment/verify", {
    razorpay_order_id,
    razorpay_payment_id,
    razorpay_signature,
  });
  tell(answer.ok ? { kind: "verified", message: answer.value.message } : { kind: "verification_failed" });
}

/** Resolves to false when the script does not come; the next try asks for it anew. */
function loadScript(url: string): Promise<boolean> {
  if (window.Razorpay) return Promise.resolve(true);
  return new Promise((resolve) => {
    const script = document.createElement("script");
    const end = (isLoaded: boolean) => {
      clearTimeout(timer);
      if (!isLoaded) script.remove();
      resolve(isLoaded);
    };
    const timer = setTimeout(end, SCRIPT_TIMEOUT_MS, false);
    script.src = url;
    script.onload = () => end(true);
    script.onerror = () => end(false);
    document.head.appendChild(script);
  });
}

/** The contact is free text (section 5): each field of Checkout gets only what it takes. */
function prefillOf({ name, contact }: CheckoutRequest): CheckoutOptions["prefill"] {
  if (contact.includes("@")) return { name, email: contact };
  const digits = contact.replace(/[\s()-]/g, "");
  return /^\+?\d{10,15}$/.test(digits) ? { name, contact: digits } : { name };
}
