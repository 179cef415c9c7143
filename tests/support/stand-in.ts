import { env } from "cloudflare:workers";

type Ending = "success" | "failure" | "late";
export type StandInOrder = { id: string; amount: number; receipt: string; status: string };
export type Delivery = { eventId: string; type: string; body: string; signature: string };
export type SignedPayment = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string };

/** The Razorpay stand-in as the tests steer it; the site itself reaches it only through the network. */
export const standIn = {
  async listOrders(): Promise<StandInOrder[]> {
    return (await call("/control/orders")).json();
  },

  /** Pays as a visitor does in the checkout window. */
  async pay(orderId: string, ending: Ending = "success"): Promise<SignedPayment> {
    const body = { order_id: orderId, key_id: env.RAZORPAY_KEY_ID, ending, email: "payer@example.org" };
    const answer = await call("/v1/checkout/pay", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const { payment, signature } = await answer.json<{ payment: { id: string }; signature?: string }>();
    return { razorpay_order_id: orderId, razorpay_payment_id: payment.id, razorpay_signature: signature ?? "" };
  },

  /** The webhooks of an order, in the order in which they were made; the tests deliver them by hand. */
  async listDeliveries(orderId: string): Promise<Delivery[]> {
    const all = await (await call("/control/deliveries")).json<Delivery[]>();
    return all.filter(({ body }) => body.includes(orderId));
  },

  /** What goes wrong with the next calls of the API. */
  async break(kind: "status" | "html" | "broken_json" | "delay" | "lost_answer", value = 0, count = 1): Promise<void> {
    await call("/control/faults", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ kind, value, count }),
    });
  },

  async mend(): Promise<void> {
    await call("/control/faults", { method: "DELETE" });
  },
};

function call(path: string, init?: RequestInit): Promise<Response> {
  return env.STAND_IN.fetch(`http://razorpay.test${path}`, init);
}
