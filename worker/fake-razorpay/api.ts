import { type Context, Hono, type MiddlewareHandler } from "hono";
import { collection, type Env, errorBody, found, result } from "./answers.ts";
import { listDisputes } from "./disputes.ts";
import type { Order, Refund } from "./entities.ts";
import { disturb } from "./faults.ts";
import { createOrder, findOrder, pageOrders, parseOrderPage } from "./orders.ts";
import { findPayment, listPayments, type PaymentEnding, pay } from "./payments.ts";
import { listRefunds, refund } from "./refunds.ts";
import { listSettled, listSettlements } from "./settlements.ts";
import { reshapeAnswer } from "./shape.ts";
import type { Store } from "./store.ts";

const ORDER_FIELDS = ["amount", "currency", "receipt", "notes", "partial_payment", "unique_receipt"];

const authenticate: MiddlewareHandler<Env> = async (c, next) => {
  const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret } = c.env.store.env;
  const expected = `Basic ${btoa(`${id}:${secret}`)}`;
  if (c.req.header("Authorization") !== expected) return c.json(errorBody("Authentication failed"), 401);
  return next();
};

/** The provider's API, as its documentation describes it. */
export const api = new Hono<Env>();
// The real checkout talks to the bank here.
api.post("/checkout/pay", async (c) => {
  const { order_id, key_id, ending, email, contact } = await c.req.json<{
    order_id: string;
    key_id: string;
    ending: PaymentEnding;
    email?: string;
    contact?: string;
  }>();
  if (key_id !== c.env.store.env.RAZORPAY_KEY_ID) return c.json(errorBody("The id provided does not exist"), 400);
  return result(c, await pay(c.env.store, order_id, ending, { email, contact }));
});

api.use(authenticate, disturb, reshapeAnswer);
api.post("/orders", postOrder);
api.get("/orders", (c) => {
  const page = parseOrderPage(c.req.query());
  if ("faulty" in page) return c.json(errorBody(`The ${page.faulty} is invalid.`, page.faulty), 400);
  return collection(c, pageOrders(c.env.store, page));
});
api.get("/orders/:id", (c) => found(c, findOrder(c.env.store, c.req.param("id"))));
api.get("/orders/:id/payments", (c) => {
  const order = findOrder(c.env.store, c.req.param("id"));
  return order ? collection(c, listPayments(c.env.store, order.id)) : found(c, undefined);
});
api.get("/payments/:id", (c) => found(c, findPayment(c.env.store, c.req.param("id"))));
api.post("/payments/:id/refund", postRefund);
api.get("/payments/:id/refunds", (c) => collection(c, listRefunds(c.env.store, c.req.param("id"))));
api.get("/disputes", (c) => collection(c, listDisputes(c.env.store)));
api.get("/settlements", (c) => collection(c, listSettlements(c.env.store)));
api.get("/settlements/recon/combined", (c) => {
  const items = listSettled(c.env.store, c.req.query());
  return items ? collection(c, items) : c.json(errorBody("The year and the month are required.", "year"), 400);
});

async function postOrder(c: Context<Env>) {
  const body: unknown = await c.req.json().catch(() => undefined);
  if (typeof body !== "object" || body === null) return c.json(errorBody("The request body is not valid JSON"), 400);
  const input = body as Partial<Order> & { unique_receipt?: boolean };
  const { isOld, maxAmount } = c.env.store.account();
  const unknown = Object.keys(input).filter(
    (field) => !ORDER_FIELDS.includes(field) || (isOld && field === "unique_receipt"),
  );
  if (unknown.length > 0) {
    return c.json(errorBody(`${unknown.join(", ")} is/are not required and should not be sent`), 400);
  }
  const { amount, currency, receipt = null, notes = {} } = input;
  const refuse = (description: string, field: string) => c.json(errorBody(description, field), 400);
  if (amount === undefined || !Number.isInteger(amount)) return refuse("The amount must be an integer.", "amount");
  if (amount < 100) return refuse("The amount must be at least INR 1.00", "amount");
  if (amount > maxAmount) return refuse("Amount exceeds maximum amount allowed.", "amount");
  if (currency !== "INR") return refuse("The currency should be INR", "currency");
  if (receipt !== null && receipt.length > 40) {
    return refuse("The receipt may not be greater than 40 characters.", "receipt");
  }
  return c.json(createOrder(c.env.store, { amount, currency, receipt, notes }, input.unique_receipt === true));
}

const FIELDS = ["amount", "speed", "notes", "receipt"];
const KEY = /^[\w-]{10,}$/;

/** `POST /v1/payments/:id/refund`. A repeated key with the same body returns the first refund in its current state. */
async function postRefund(c: Context<Env, "/payments/:id/refund">) {
  const refuse = (description: string, field?: string) => c.json(errorBody(description, field), 400);
  const text = await c.req.text();
  const body = parseObject(text || "{}");
  if (!body) return refuse("The request body is not valid JSON");
  const unknown = Object.keys(body).filter((field) => !FIELDS.includes(field));
  if (unknown.length > 0) return refuse(`${unknown.join(", ")} is/are not required and should not be sent`);
  const { amount, receipt } = body as { amount?: number; receipt?: string };
  if (amount !== undefined && !Number.isInteger(amount)) return refuse("The amount must be an integer.", "amount");
  if (amount !== undefined && amount < 100) return refuse("The amount must be at least INR 1.00", "amount");
  if (receipt !== undefined && receipt.length > 40) {
    return refuse("The receipt may not be greater than 40 characters.", "receipt");
  }
  const { store } = c.env;
  const paymentId = c.req.param("id");
  const key = c.req.header("X-Refund-Idempotency");
  if (key !== undefined && !KEY.test(key)) return refuse("The idempotency key must have at least 10 characters.");
  const earlier = key === undefined ? undefined : findByKey(store, key);
  if (earlier && earlier.request !== `${paymentId} ${text}`) {
    return refuse("Different request body sent for the same idempotency key.");
  }
  if (earlier) return c.json(earlier.refund);
  const isPending = store.account().areRefundsPending;
  const made = await refund(store, paymentId, { amount, receipt, isPending });
  if ("error" in made) return refuse(made.error);
  if (key !== undefined) {
    store.sql.exec("insert into refund_keys values (?, ?, ?)", key, `${paymentId} ${text}`, made.id);
  }
  return c.json(made);
}

function findByKey(store: Store, key: string): { request: string; refund: Refund } | undefined {
  const row = store.sql
    .exec<{ request: string; json: string }>(
      "select request, json from refund_keys join refunds on refunds.id = refund_id where key = ?",
      key,
    )
    .toArray()[0];
  return row && { request: row.request, refund: JSON.parse(row.json) };
}

function parseObject(text: string): object | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}
