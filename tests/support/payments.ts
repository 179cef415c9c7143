import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import {
  auditEntries,
  memberships,
  orders,
  outbox,
  paymentDecisions,
  payments,
  providerEvents,
  receipts,
} from "#worker/db/schema.ts";
import { hmacHex } from "#worker/sandbox/signature.ts";
import type { Site } from "./site.ts";
import { type Delivery, type SignedPayment, standIn } from "./stand-in.ts";

type Purchase = { amount: number; contact: string };

/** Creates a new buyer's order for the Community plan, or as `changes` say; returns the provider's id of it. */
export async function startOrder(site: Site, changes: Partial<Purchase> = {}): Promise<string> {
  const purchase = { amount: 4999, name: "Ravi", contact: `${crypto.randomUUID()}@example.org` };
  const response = await site.post("/payment/create-order", { ...purchase, ...changes });
  expect(response.status).toBe(200);
  return (await response.json<{ id: string }>()).id;
}

/** An order for which somebody has paid; the site has not heard of the payment yet. */
export async function paidOrder(site: Site, ending?: Parameters<typeof standIn.pay>[1], changes?: Partial<Purchase>) {
  const id = await startOrder(site, changes);
  const payment = await standIn.pay(id, ending);
  return { id, payment, deliveries: await standIn.listDeliveries(id) };
}

/** An order with two captured payments: the bank confirms the first only after the second. */
export async function orderPaidTwice(site: Site): Promise<{ id: string; payments: [SignedPayment, SignedPayment] }> {
  const id = await startOrder(site);
  const late = await standIn.pay(id, "late");
  const prompt = await standIn.pay(id);
  await standIn.authorizeLate(late.razorpay_payment_id);
  return { id, payments: [prompt, late] };
}

export function deliver(site: Site, { body, signature, eventId }: Omit<Delivery, "type">): Promise<Response> {
  return site.post("/payment/webhook", body, { "X-Razorpay-Signature": signature, "X-Razorpay-Event-Id": eventId });
}

/** Delivers every webhook of an order in the order in which they were made. */
export async function deliverAll(site: Site, providerOrderId: string): Promise<void> {
  for (const delivery of await standIn.listDeliveries(providerOrderId)) {
    expect((await deliver(site, delivery)).status).toBe(200);
  }
}

/** Delivers a body of the test's own making, signed as the provider signs. */
export async function deliverSigned(site: Site, body: unknown, eventId: string = crypto.randomUUID()) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return deliver(site, { body: text, signature: await hmacHex(env.RAZORPAY_WEBHOOK_SECRET, text), eventId });
}

export function webhookOf(deliveries: Delivery[], type: string): Delivery {
  return deliveries.find((delivery) => delivery.type === type) ?? expect.fail(`no ${type}`);
}

export async function orderOf(site: Site, providerOrderId: string) {
  const order = await site.deps.db.select().from(orders).where(eq(orders.providerOrderId, providerOrderId)).get();
  return order ?? expect.fail("no order");
}

export async function paymentOf(site: Site, { razorpay_payment_id: id }: SignedPayment) {
  return site.deps.db.select().from(payments).where(eq(payments.id, id)).get();
}

export async function auditOf(site: Site, providerOrderId: string, action?: string) {
  const { id } = await orderOf(site, providerOrderId);
  const entries = await site.deps.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `order:${id}`));
  return action ? entries.filter((entry) => entry.action === action) : entries;
}

export async function decisionsOf(site: Site, providerOrderId: string) {
  const { id } = await orderOf(site, providerOrderId);
  return site.deps.db.select().from(paymentDecisions).where(eq(paymentDecisions.orderId, id));
}

export async function eventsOf(site: Site, providerOrderId: string) {
  return site.deps.db.select().from(providerEvents).where(eq(providerEvents.providerOrderId, providerOrderId));
}

/** How many memberships, receipts, mails and audit entries an order has brought. */
export async function broughtBy(site: Site, providerOrderId: string) {
  const { id, status } = await orderOf(site, providerOrderId);
  const { db } = site.deps;
  return {
    status,
    memberships: await db.$count(memberships, eq(memberships.orderId, id)),
    receipts: await db.$count(receipts, eq(receipts.orderId, id)),
    mails: await db.$count(outbox, eq(outbox.subjectId, id)),
    audited: (await auditOf(site, providerOrderId, "order.paid")).length,
  };
}
export const NOTHING = { status: "attempted", memberships: 0, receipts: 0, mails: 0, audited: 0 };
export const ONE_MEMBERSHIP = { status: "paid", memberships: 1, receipts: 1, mails: 1, audited: 1 };
