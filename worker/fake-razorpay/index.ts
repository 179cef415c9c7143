import { Hono, type MiddlewareHandler } from "hono";
import { checkoutFrame, checkoutScript } from "./checkout.ts";
import { parseOrderPage } from "./order-list.ts";
import type { Account, Dispute, FakeRazorpayEnv, Fault, Order, Payment, PaymentEnding } from "./state.ts";

export { RazorpayState } from "./state.ts";

type Env = { Bindings: FakeRazorpayEnv };
const ORDER_FIELDS = ["amount", "currency", "receipt", "notes", "partial_payment", "unique_receipt"];
const MAX_AMOUNT = 50_000_000;

const state = (env: FakeRazorpayEnv) => env.STATE.get(env.STATE.idFromName("razorpay"));

function errorBody(description: string, field?: string) {
  return {
    error: {
      code: "BAD_REQUEST_ERROR",
      description,
      source: "business",
      step: "payment_initiation",
      reason: "input_validation_failed",
      metadata: {},
      ...(field && { field }),
    },
  };
}

const authenticate: MiddlewareHandler<Env> = async (c, next) => {
  const expected = `Basic ${btoa(`${c.env.RAZORPAY_KEY_ID}:${c.env.RAZORPAY_KEY_SECRET}`)}`;
  if (c.req.header("Authorization") !== expected) return c.json(errorBody("Authentication failed"), 401);
  return next();
};

const disturb: MiddlewareHandler<Env> = async (c, next) => {
  const fault = await state(c.env).takeFault();
  if (fault?.kind === "delay") await scheduler.wait(fault.value);
  if (fault?.kind === "status") return c.json(errorBody("We are facing some trouble."), fault.value as 500);
  if (fault?.kind === "html") return c.html("<html><body><h1>502 Bad Gateway</h1></body></html>", 502);
  if (fault?.kind === "broken_json") return c.body('{"id":"order_', 200, { "Content-Type": "application/json" });
  await next();
  if (fault?.kind === "lost_answer") c.res = new Response(null, { status: 504 });
  return undefined;
};

const app = new Hono<Env>();

// A live key means real money: never put this Worker between it and the real provider.
app.use(async (c, next) => {
  if (c.env.RAZORPAY_KEY_ID.startsWith("rzp_live_"))
    return c.text("The fake Razorpay refuses to start with a live key.", 500);
  return next();
});
app.get("/v1/checkout.js", (c) => checkoutScript(c));
app.get("/v1/checkout/frame", (c) => checkoutFrame(c));

const v1 = new Hono<Env>();
v1.use(authenticate, disturb);
v1.post("/orders", async (c) => {
  const body: unknown = await c.req.json().catch(() => undefined);
  if (typeof body !== "object" || body === null) return c.json(errorBody("The request body is not valid JSON"), 400);
  const input = body as Partial<Order> & { unique_receipt?: boolean };
  const { isOld } = await state(c.env).account();
  const unknown = Object.keys(input).filter(
    (field) => !ORDER_FIELDS.includes(field) || (isOld && field === "unique_receipt"),
  );
  if (unknown.length > 0) {
    return c.json(errorBody(`${unknown.join(", ")} is/are not required and should not be sent`), 400);
  }
  const { amount, currency, receipt = null, notes = {} } = input;
  if (!Number.isInteger(amount) || amount === undefined)
    return c.json(errorBody("The amount must be an integer.", "amount"), 400);
  if (amount < 100) return c.json(errorBody("The amount must be at least INR 1.00", "amount"), 400);
  if (amount > MAX_AMOUNT) return c.json(errorBody("Amount exceeds maximum amount allowed.", "amount"), 400);
  if (currency !== "INR") return c.json(errorBody("The currency should be INR", "currency"), 400);
  if (receipt !== null && receipt.length > 40) {
    return c.json(errorBody("The receipt may not be greater than 40 characters.", "receipt"), 400);
  }
  return c.json(await state(c.env).createOrder({ amount, currency, receipt, notes }, input.unique_receipt === true));
});
v1.get("/orders", async (c) => {
  const page = parseOrderPage(c.req.query());
  if ("faulty" in page) return c.json(errorBody(`The ${page.faulty} is invalid.`, page.faulty), 400);
  const items = await state(c.env).pageOrders(page);
  return c.json({ entity: "collection", count: items.length, items });
});
v1.get("/orders/:id", async (c) => {
  const order = await state(c.env).findOrder(c.req.param("id"));
  return order ? c.json(order) : c.json(errorBody("The id provided does not exist"), 400);
});
v1.get("/orders/:id/payments", async (c) => {
  if (!(await state(c.env).findOrder(c.req.param("id"))))
    return c.json(errorBody("The id provided does not exist"), 400);
  const items = await state(c.env).listPayments(c.req.param("id"));
  return c.json({ entity: "collection", count: items.length, items });
});
v1.get("/payments/:id", async (c) => {
  const payment = await state(c.env).findPayment(c.req.param("id"));
  return payment ? c.json(payment) : c.json(errorBody("The id provided does not exist"), 400);
});

v1.get("/payments/:id/refunds", async (c) => {
  const items = await state(c.env).listRefunds(c.req.param("id"));
  return c.json({ entity: "collection", count: items.length, items });
});

// The real checkout talks to the bank here.
app.post("/v1/checkout/pay", async (c) => {
  const { order_id, key_id, ending, email, contact } = await c.req.json<{
    order_id: string;
    key_id: string;
    ending: PaymentEnding;
    email?: string;
    contact?: string;
  }>();
  if (key_id !== c.env.RAZORPAY_KEY_ID) return c.json(errorBody("The id provided does not exist"), 400);
  const result = await state(c.env).pay(order_id, ending, { email, contact });
  return "error" in result ? c.json(errorBody(result.error), 400) : c.json(result);
});
app.route("/v1", v1);

app.get("/control/deliveries", async (c) => c.json(await state(c.env).listDeliveries()));
app.get("/control/orders", async (c) => c.json(await state(c.env).listOrders()));
app.post("/control/orders", async (c) => {
  const { count, lastAt, spacing } = await c.req.json<{ count: number; lastAt: number; spacing: number }>();
  return c.json(await state(c.env).createOrders(count, lastAt, spacing));
});
app.post("/control/refunds", async (c) => {
  const { payment_id, ...how } = await c.req.json<{ payment_id: string; amount?: number; isPending?: boolean }>();
  const result = await state(c.env).refund(payment_id, how);
  return "error" in result ? c.json(errorBody(result.error), 400) : c.json(result);
});
app.post("/control/refunds/:id", async (c) => {
  const { status } = await c.req.json<{ status: "processed" | "failed" }>();
  const result = await state(c.env).settleRefund(c.req.param("id"), status);
  return "error" in result ? c.json(errorBody(result.error), 400) : c.json(result);
});
app.post("/control/disputes", async (c) => {
  const { event, dispute } = await c.req.json<{ event: string; dispute: { payment_id: string } & Partial<Dispute> }>();
  const result = await state(c.env).dispute(event, dispute);
  return "error" in result ? c.json(errorBody(result.error), 400) : c.json(result);
});
app.post("/control/payments", async (c) => {
  await state(c.env).savePayment(await c.req.json<Payment>());
  return c.body(null, 204);
});
app.post("/control/late-authorisations", async (c) => {
  const { payment_id } = await c.req.json<{ payment_id: string }>();
  const payment = await state(c.env).authorizeLate(payment_id);
  return payment ? c.json(payment) : c.json(errorBody("The id provided does not exist"), 400);
});
app.put("/control/account", async (c) => {
  await state(c.env).changeAccount(await c.req.json<Partial<Account>>());
  return c.body(null, 204);
});
app.post("/control/faults", async (c) => {
  await state(c.env).addFault(await c.req.json<Fault>());
  return c.body(null, 204);
});
app.delete("/control/faults", async (c) => {
  await state(c.env).clearFaults();
  return c.body(null, 204);
});
app.notFound((c) => c.json(errorBody("The requested URL was not found on the server."), 404));

export default app;
