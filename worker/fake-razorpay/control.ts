import { Hono } from "hono";
import { type Env, found, result } from "./answers.ts";
import { dispute } from "./disputes.ts";
import type { Dispute, Payment } from "./entities.ts";
import { addFault, clearFaults, type Fault } from "./faults.ts";
import { createOrders, listOrders } from "./orders.ts";
import { authorizeLate, savePayment } from "./payments.ts";
import { refund, settleRefund } from "./refunds.ts";
import type { Account } from "./store.ts";
import { listDeliveries } from "./webhooks.ts";

/** What tests do in place of banks, payers and the provider's dashboard. */
export const control = new Hono<Env>();
control.get("/deliveries", (c) => c.json(listDeliveries(c.env.store)));
control.get("/orders", (c) => c.json(listOrders(c.env.store)));
control.post("/orders", async (c) => {
  const { count, lastAt, spacing } = await c.req.json<{ count: number; lastAt: number; spacing: number }>();
  return c.json(createOrders(c.env.store, count, lastAt, spacing));
});
control.post("/refunds", async (c) => {
  const { payment_id, ...how } = await c.req.json<{ payment_id: string; amount?: number; isPending?: boolean }>();
  return result(c, await refund(c.env.store, payment_id, how));
});
control.post("/refunds/:id", async (c) => {
  const { status } = await c.req.json<{ status: "processed" | "failed" }>();
  return result(c, await settleRefund(c.env.store, c.req.param("id"), status));
});
control.post("/disputes", async (c) => {
  const input = await c.req.json<{ event: string; dispute: { payment_id: string } & Partial<Dispute> }>();
  return result(c, await dispute(c.env.store, input.event, input.dispute));
});
control.post("/payments", async (c) => {
  savePayment(c.env.store, await c.req.json<Payment>());
  return c.body(null, 204);
});
control.post("/late-authorisations", async (c) => {
  const { payment_id } = await c.req.json<{ payment_id: string }>();
  return found(c, await authorizeLate(c.env.store, payment_id));
});
control.put("/account", async (c) => {
  c.env.store.changeAccount(await c.req.json<Partial<Account>>());
  return c.body(null, 204);
});
control.post("/faults", async (c) => {
  addFault(c.env.store, await c.req.json<Fault>());
  return c.body(null, 204);
});
control.delete("/faults", (c) => {
  clearFaults(c.env.store);
  return c.body(null, 204);
});
