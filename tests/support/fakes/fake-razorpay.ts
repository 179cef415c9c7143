import { env } from "cloudflare:workers";

type Ending = "success" | "failure" | "late" | "uncaptured";
export type FakeOrder = { id: string; amount: number; receipt: string; status: string };
export type Delivery = {
  eventId: string;
  type: string;
  body: string;
  signature: string;
  attempts: number;
  status: "waiting" | "delivered" | "given_up" | "not_sent";
};
type FaultKind = "status" | "html" | "empty" | "broken_json" | "delay" | "lost_answer";
type Account = {
  isOld?: boolean;
  maxAmount?: number;
  now?: number | null;
  isWebhookEnabled?: boolean;
  areRefundsPending?: boolean;
  webhookSecret?: string | null;
  copies?: number;
  delay?: number;
  isShuffled?: boolean;
  speed?: number;
  renamed?: Record<string, string>;
  added?: Record<string, unknown>;
};
export type SignedPayment = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string };

/** Controls of the fake Razorpay for tests. The site itself reaches it only over the network. */
export const fakeRazorpay = {
  async listOrders(): Promise<FakeOrder[]> {
    return (await call("/control/orders")).json();
  },

  /** Creates orders without payments, `spacing` s apart, the last at `lastAt` (Unix seconds). Returns their ids. */
  async createOrders(count: number, { lastAt, spacing = 1 }: { lastAt: number; spacing?: number }): Promise<string[]> {
    return (await send("/control/orders", { count, lastAt, spacing })).json();
  },

  /** Pays like a visitor in the checkout window. */
  async pay(orderId: string, ending: Ending = "success"): Promise<SignedPayment> {
    const body = { order_id: orderId, key_id: env.RAZORPAY_KEY_ID, ending, email: "payer@example.org" };
    const response = await send("/v1/checkout/pay", body);
    const { payment, signature } = await response.json<{ payment: { id: string }; signature?: string }>();
    return { razorpay_order_id: orderId, razorpay_payment_id: payment.id, razorpay_signature: signature ?? "" };
  },

  /**
   * Refunds a payment, or `amount` paise of it, as an operator does on the dashboard and as the provider does if it is
   * never captured. A pending refund ends with {@link settleRefund}. Returns its id.
   */
  async refund(paymentId: string, amount?: number, { isPending = false } = {}): Promise<string> {
    return (await control<{ id: string }>("/control/refunds", { payment_id: paymentId, amount, isPending })).id;
  },

  async settleRefund(id: string, status: "processed" | "failed"): Promise<void> {
    await control(`/control/refunds/${id}`, { status });
  },

  /** Contests a payment as the payer's bank: `event` as in `payment.dispute.<event>`. Returns the dispute's id. */
  async dispute(event: string, dispute: { payment_id: string; [field: string]: unknown }): Promise<string> {
    return (await control<{ id: string }>("/control/disputes", { event, ...dispute })).id;
  },

  /** Adds a payment defined by the test, in the API's format. */
  async addPayment(payment: { id: string; order_id: string; [field: string]: unknown }): Promise<void> {
    await send("/control/payments", payment);
  },

  /** Confirms a payment that had failed with the ending `late`: it is authorised and captured. */
  async authorizeLate(paymentId: string): Promise<void> {
    await control("/control/late-authorisations", { payment_id: paymentId });
  },

  /** Settles everything captured and refunded. `amounts` (paise) replace those of these entities. Returns its id. */
  async settle(amounts: Record<string, number> = {}): Promise<string> {
    return (await control<{ id: string }>("/control/settlements", { amounts })).id;
  },

  /** Changes the account's settings (see `worker/fake-razorpay/store.ts`). Undo this at the end of the test. */
  async change(account: Account): Promise<void> {
    await control("/control/account", account);
  },

  /** The webhooks of an order, oldest first, for tests to deliver by hand. */
  async listDeliveries(orderId: string): Promise<Delivery[]> {
    return (await call(`/control/deliveries?about=${orderId}`)).json();
  },

  /** The deliveries that the provider would send now, in its order and with its duplicates. */
  async listDue(): Promise<Delivery[]> {
    return (await call("/control/deliveries/due")).json();
  },

  /** Records whether the site has accepted a delivery. */
  async recordAttempt({ eventId }: Delivery, isAccepted: boolean): Promise<void> {
    await control(`/control/deliveries/${eventId}`, { isAccepted });
  },

  /** Sends undelivered webhooks again, as an operator does on the dashboard. */
  async replay(): Promise<void> {
    await control("/control/deliveries/replay", {});
  },

  /** Makes the next API calls fail, or only those whose address contains `path`. */
  async break(kind: FaultKind, value = 0, count = 1, path = ""): Promise<void> {
    await control("/control/faults", { kind, value, count, path });
  },

  /** Deletes every order, payment and event. */
  async reset(): Promise<void> {
    await control("/control/reset", {});
  },

  async mend(): Promise<void> {
    await control("/control/faults/clear", {});
  },
};

async function control<T>(path: string, body: object): Promise<T> {
  const response = await send(path, body);
  if (!response.ok) throw new Error(await response.text());
  return response.json<T>();
}

function send(path: string, body: object): Promise<Response> {
  return call(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

function call(path: string, init?: RequestInit): Promise<Response> {
  return env.FAKE_RAZORPAY.fetch(`http://razorpay.test${path}`, init);
}
