export type SignedPayment = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string };
type Checkout = {
  open(): void;
  on(event: "payment.failed", handler: (response: { error?: { description?: string } }) => void): void;
};
export type CheckoutOptions = {
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

const SCRIPT_TIMEOUT_MS = 10_000;

/** Removes a failed script, so that the next attempt loads it again. */
export function loadCheckout(url: string): Promise<boolean> {
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
