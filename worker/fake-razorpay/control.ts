import { Hono } from "hono";
import { done, type Env, found, readInput } from "./answers.ts";
import { dispute } from "./disputes.ts";
import type { Dispute, Payment } from "./entities.ts";
import { addFault, clearFaults, type Fault } from "./faults.ts";
import { createOrders, listOrders } from "./orders.ts";
import { authorizeLate, type PaymentEnding, pay, savePayment } from "./payments.ts";
import { refund, settleRefund } from "./refunds.ts";
import { settle } from "./settlements.ts";
import type { Account } from "./store.ts";
import { countWaiting, listDeliveries, listDue, recordAttempt, replay } from "./webhooks.ts";

/** What tests and the control page do in place of banks, payers and the provider's dashboard. */
export const control = new Hono<Env>();
control.get("/orders", (c) => c.json(listOrders(c.env.store)));
control.post("/orders", async (c) => {
  const { count, lastAt, spacing } = await c.req.json<{ count: number; lastAt: number; spacing: number }>();
  return c.json(createOrders(c.env.store, count, lastAt, spacing));
});
control.post("/attempts", async (c) => {
  const { order_id, ending } = await readInput<{ order_id: string; ending: PaymentEnding }>(c);
  return done(c, await pay(c.env.store, order_id, ending, {}));
});
control.post("/payments", async (c) => {
  savePayment(c.env.store, await c.req.json<Payment>());
  return c.body(null, 204);
});
control.post("/late-authorisations", async (c) => {
  const { payment_id } = await c.req.json<{ payment_id: string }>();
  return found(c, await authorizeLate(c.env.store, payment_id));
});

control.post("/refunds", async (c) => {
  const { payment_id, ...how } = await readInput<{ payment_id: string; amount?: number; isPending?: boolean }>(c);
  return done(c, await refund(c.env.store, payment_id, how));
});
control.post("/refunds/:id", async (c) => {
  const { status } = await readInput<{ status: "processed" | "failed" }>(c);
  return done(c, await settleRefund(c.env.store, c.req.param("id"), status));
});
control.post("/disputes", async (c) => {
  const { event, ...changes } = await readInput<{ event: string; payment_id: string } & Partial<Dispute>>(c);
  return done(c, await dispute(c.env.store, event, changes));
});
control.post("/settlements", async (c) => {
  return done(c, await settle(c.env.store, await readInput<{ amounts?: Record<string, number> }>(c)));
});

control.get("/deliveries", (c) => c.json(listDeliveries(c.env.store, c.req.query("about"))));
control.get("/deliveries/due", (c) => c.json(listDue(c.env.store)));
control.get("/deliveries/waiting", (c) => c.json(countWaiting(c.env.store)));
control.post("/deliveries/replay", async (c) => {
  await replay(c.env.store);
  return done(c);
});
control.post("/deliveries/:id", async (c) => {
  const { isAccepted } = await readInput<{ isAccepted: boolean }>(c);
  recordAttempt(c.env.store, c.req.param("id"), isAccepted);
  return done(c);
});

control.post("/account", async (c) => {
  c.env.store.changeAccount(await readInput<Partial<Account>>(c));
  await c.env.store.wake();
  return done(c);
});
control.post("/reset", (c) => {
  c.env.store.clear();
  return done(c);
});
control.post("/faults", async (c) => {
  addFault(c.env.store, await readInput<Fault>(c));
  return done(c);
});
control.post("/faults/clear", (c) => {
  clearFaults(c.env.store);
  return done(c);
});
