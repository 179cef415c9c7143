import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, memberships, orders, outbox, payments } from "#worker/db/schema.ts";
import { deliverMail } from "#worker/domain/mail-delivery.server.ts";
import { sweep } from "#worker/domain/sweep.server.ts";
import { openSite, type Site } from "../support/site.ts";
import { standIn } from "../support/stand-in.ts";

const MINUTE = 60_000;
const START = Date.parse("2026-11-20T10:00:00Z");
const at = (minutes: number) => openSite({ now: () => new Date(START + minutes * MINUTE) });

async function createOrder(site: Site, contact = "sweep@example.org"): Promise<string> {
  const response = await site.post("/payment/create-order", { amount: 4999, name: "Ravi", contact });
  return (await response.json<{ id: string }>()).id;
}

async function orderOf(site: Site, id: string) {
  const order = await site.deps.db.select().from(orders).where(eq(orders.providerOrderId, id)).get();
  return order ?? expect.fail("no order");
}

test("the sweep settles an order that neither browser nor webhook told of", async () => {
  const id = await createOrder(at(0));
  await standIn.pay(id);
  await sweep(at(10).deps);
  expect((await orderOf(at(10), id)).status).toBe("created");
  await sweep(at(16).deps);
  const order = await orderOf(at(16), id);
  expect(order).toMatchObject({ status: "paid", nextCheckAt: null });
  expect(await at(16).deps.db.$count(memberships, eq(memberships.orderId, order.id))).toBe(1);
});

test("two sweeps at once settle an order once", async () => {
  const id = await createOrder(at(0));
  await standIn.pay(id);
  await Promise.all([sweep(at(20).deps), sweep(at(20).deps)]);
  const order = await orderOf(at(20), id);
  expect(await at(20).deps.db.$count(memberships, eq(memberships.orderId, order.id))).toBe(1);
  expect(await at(20).deps.db.$count(outbox, eq(outbox.subjectId, order.id))).toBe(1);
});

test("an order that nobody pays is asked about ever more seldom, and no more after four days", async () => {
  const id = await createOrder(at(0));
  const waits: number[] = [];
  for (let minute = 15; ; ) {
    const site = at(minute);
    await sweep(site.deps);
    const next = (await orderOf(site, id)).nextCheckAt;
    if (!next) break;
    const nextMinute = (next.getTime() - START) / MINUTE;
    waits.push(nextMinute - minute);
    minute = nextMinute;
  }
  expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 3840]);
  expect((await orderOf(at(0), id)).status).toBe("created");
});

test("a provider that does not answer the sweep is asked again later", async () => {
  const id = await createOrder(at(0));
  await standIn.pay(id);
  await standIn.break("status", 500, 50);
  await sweep(at(16).deps);
  await standIn.mend();
  expect(await orderOf(at(16), id)).toMatchObject({ status: "created" });
  await sweep(at(60).deps);
  expect((await orderOf(at(60), id)).status).toBe("paid");
});

test("an order that was paid by signature alone is confirmed by the sweep", async () => {
  const site = at(0);
  const id = await createOrder(site);
  const payment = await standIn.pay(id);
  await standIn.break("html");
  await site.post("/payment/verify", payment);
  await sweep(at(16).deps);
  const order = await orderOf(site, id);
  expect(order).toMatchObject({ status: "paid", nextCheckAt: null });
  const rows = await site.deps.db.select().from(payments).where(eq(payments.orderId, order.id));
  expect(rows).toMatchObject([{ status: "captured" }]);
});

test("a signature whose payment is never captured ends as a task for an operator", async () => {
  const site = at(0);
  const id = await createOrder(site);
  const payment = await standIn.pay(id);
  await standIn.break("html");
  await site.post("/payment/verify", payment);
  const late = at(5 * 24 * 60);
  const known = late.deps.payments ?? expect.fail("no payments");
  late.deps.payments = { ...known, listOrderPayments: async () => ({ ok: true, value: [] }) };
  await sweep(late.deps);
  const order = await orderOf(site, id);
  const entries = await site.deps.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `order:${order.id}`));
  expect(entries.map(({ action }) => action)).toContain("order.never_captured");
});

test("a mail that cannot be sent is tried again later, and given up after the last try", async () => {
  const id = await createOrder(at(0), "mail@example.org");
  const failing = { send: async () => ({ ok: false as const, error: "E_DOWN" }) };
  const first = openSite({ now: () => new Date(START), mail: failing });
  await first.post("/payment/verify", await standIn.pay(id));
  await first.settle();
  const { id: orderId } = await orderOf(first, id);
  const mail = () => first.deps.db.select().from(outbox).where(eq(outbox.subjectId, orderId)).get();
  expect(await mail()).toMatchObject({ status: "queued", attempts: 1, lastError: "E_DOWN" });
  for (let row = await mail(); row?.status === "queued"; row = await mail()) {
    const due = row.nextAttemptAt;
    await deliverMail(openSite({ now: () => due, mail: failing }).deps);
  }
  expect(await mail()).toMatchObject({ status: "failed", attempts: 8 });
});

test("many senders at once send a mail once", async () => {
  const id = await createOrder(at(0), "once@example.org");
  const sent: string[] = [];
  const quiet = { send: async () => ({ ok: false as const, error: "E_DOWN" }) };
  const first = openSite({ now: () => new Date(START), mail: quiet });
  await first.post("/payment/verify", await standIn.pay(id));
  await first.settle();
  const mail = {
    send: async ({ to }: { to: string }) => {
      sent.push(to);
      return { ok: true as const };
    },
  };
  const later = () => openSite({ now: () => new Date(START + 10 * MINUTE), mail }).deps;
  await Promise.all(Array.from({ length: 10 }, () => deliverMail(later())));
  expect(sent.filter((to) => to === "once@example.org")).toHaveLength(1);
});

test("a receipt without an e-mail address is kept where an operator can see it", async () => {
  const site = at(0);
  const id = await createOrder(site, "98765 43210");
  await site.post("/payment/verify", await standIn.pay(id));
  await site.settle();
  const { id: orderId } = await orderOf(site, id);
  const rows = await site.deps.db.select().from(outbox).where(eq(outbox.subjectId, orderId));
  expect(rows).toMatchObject([{ status: "no_address", recipient: null }]);
});
