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

/** The fake Razorpay as the tests control it; the site itself reaches it only through the network. */
export const fakeRazorpay = {
  async listOrders(): Promise<FakeOrder[]> {
    return (await call("/control/orders")).json();
  },

  /** Many orders without a payment attempt, `spacing` seconds apart, the last at `lastAt` (seconds since 1970); their ids. */
  async createOrders(count: number, { lastAt, spacing = 1 }: { lastAt: number; spacing?: number }): Promise<string[]> {
    return (await send("/control/orders", { count, lastAt, spacing })).json();
  },

  /** Pays as a visitor does in the checkout window. */
  async pay(orderId: string, ending: Ending = "success"): Promise<SignedPayment> {
    const body = { order_id: orderId, key_id: env.RAZORPAY_KEY_ID, ending, email: "payer@example.org" };
    const answer = await send("/v1/checkout/pay", body);
    const { payment, signature } = await answer.json<{ payment: { id: string }; signature?: string }>();
    return { razorpay_order_id: orderId, razorpay_payment_id: payment.id, razorpay_signature: signature ?? "" };
  },

  /**
   * Refunds a payment, whole or `amount` paise of it, as an operator does on the dashboard and as happens to one that is
   * never captured. A pending refund ends with {@link settleRefund}. Returns its id.
   */
  async refund(paymentId: string, amount?: number, { isPending = false } = {}): Promise<string> {
    return (await control<{ id: string }>("/control/refunds", { payment_id: paymentId, amount, isPending })).id;
  },

  async settleRefund(id: string, status: "processed" | "failed"): Promise<void> {
    await control(`/control/refunds/${id}`, { status });
  },

  /** The payer's bank contests a payment: `event` as in `payment.dispute.<event>`. Returns the dispute's id. */
  async dispute(event: string, dispute: { payment_id: string; [field: string]: unknown }): Promise<string> {
    return (await control<{ id: string }>("/control/disputes", { event, ...dispute })).id;
  },

  /** A payment that the test defines, as the API lists it. */
  async addPayment(payment: { id: string; order_id: string; [field: string]: unknown }): Promise<void> {
    await send("/control/payments", payment);
  },

  /** The bank confirms a payment that had failed with the ending `late`; it is authorised and captured. */
  async authorizeLate(paymentId: string): Promise<void> {
    await control("/control/late-authorisations", { payment_id: paymentId });
  },

  /** Transfers everything captured and refunded; `amounts` in paise replace those of these entities. Returns its id. */
  async settle(amounts: Record<string, number> = {}): Promise<string> {
    return (await control<{ id: string }>("/control/settlements", { amounts })).id;
  },

  /** The account's settings, which `worker/fake-razorpay/store.ts` explains. Undo them at the end of a test. */
  async change(account: Account): Promise<void> {
    await control("/control/account", account);
  },

  /** The webhooks of an order, in the order in which they were made; the tests deliver them by hand. */
  async listDeliveries(orderId: string): Promise<Delivery[]> {
    return (await call(`/control/deliveries?about=${orderId}`)).json();
  },

  /** The deliveries that the provider would send now, with their copies and in its order. */
  async listDue(): Promise<Delivery[]> {
    return (await call("/control/deliveries/due")).json();
  },

  /** Whether the site has accepted a delivery. */
  async recordAttempt({ eventId }: Delivery, isAccepted: boolean): Promise<void> {
    await control(`/control/deliveries/${eventId}`, { isAccepted });
  },

  /** Sends again what never arrived, as an operator does on the dashboard. */
  async replay(): Promise<void> {
    await control("/control/deliveries/replay", {});
  },

  /** What goes wrong with the next calls of the API, or with those whose address contains `path`. */
  async break(kind: FaultKind, value = 0, count = 1, path = ""): Promise<void> {
    await control("/control/faults", { kind, value, count, path });
  },

  /** Forgets every order, payment and event. */
  async reset(): Promise<void> {
    await control("/control/reset", {});
  },

  async mend(): Promise<void> {
    await control("/control/faults/clear", {});
  },
};

async function control<T>(path: string, body: object): Promise<T> {
  const answer = await send(path, body);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json<T>();
}

function send(path: string, body: object): Promise<Response> {
  return call(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

function call(path: string, init?: RequestInit): Promise<Response> {
  return env.FAKE_RAZORPAY.fetch(`http://razorpay.test${path}`, init);
}
