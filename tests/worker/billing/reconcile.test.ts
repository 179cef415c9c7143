import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { orders, paymentDecisions } from "#worker/db/schema/billing.ts";
import { memberships } from "#worker/db/schema/membership.ts";
import type { Deps } from "#worker/deps.ts";
import { reconcileOrders } from "#worker/jobs/reconcile.server.ts";
import type { Payments } from "#worker/providers/razorpay.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const MINUTE = 60_000;
const START = Date.parse("2026-11-20T10:00:00Z");
const at = (minutes: number) => openSite({ now: () => new Date(START + minutes * MINUTE) });

// Other tests' orders would be due as well.
beforeEach(async () => {
  await env.DB.prepare("update orders set next_check_at = null").run();
  await fakeRazorpay.change({ now: START / 1000 });
});

const paymentsOf = ({ deps }: Site): Payments => deps.payments ?? expect.fail("no payments");

async function reconcile(
  site: Site,
  payments = paymentsOf(site),
): Promise<{ due: number; asked: number; backlog: number }> {
  await reconcileOrders(site.deps, payments);
  const line = site.lines.findLast((text) => text.includes("reconcile.done")) ?? expect.fail("no log line");
  return JSON.parse(line);
}

const AT_ONCE = () => undefined;

/** Records the site's calls to the provider. The functions run before each answer about an order and each list. */
function watched(payments: Payments, before: () => void = AT_ONCE, beforeList: () => void = AT_ONCE) {
  const asked = { lists: 0, orders: [] as string[] };
  const watching: Payments = {
    ...payments,
    listOrders: (query) => {
      asked.lists += 1;
      beforeList();
      return payments.listOrders(query);
    },
    listOrderPayments: (id) => {
      asked.orders.push(id);
      before();
      return payments.listOrderPayments(id);
    },
  };
  return { payments: watching, asked };
}

async function createOrder(site: Site): Promise<string> {
  const contact = `${crypto.randomUUID()}@example.org`;
  const response = await site.post("/payment/create-order", { amount: 4999, name: "Ravi", contact });
  return (await response.json<{ id: string }>()).id;
}

/** Orders at the provider and here, `spacing` seconds apart, the last at START; the newest first. */
async function createOrders(count: number, spacing = 1): Promise<string[]> {
  const ids = await fakeRazorpay.createOrders(count, { lastAt: START / 1000, spacing });
  await env.DB.prepare(
    `insert into orders (id, receipt, provider_order_id, plan_id, plan_title, amount_paise, currency, name, email,
       created_at, next_check_at)
     select value, value, value, 'community', 'Community Member', 499900, 'INR', 'Ravi', value || '@example.org',
       ?2 - key * ?3, ?2 - key * ?3 + 900000 from json_each(?1)`,
  )
    .bind(JSON.stringify(ids), START, spacing * 1000)
    .run();
  return ids;
}

async function orderOf({ db }: Pick<Deps, "db">, id: string) {
  const order = await db.select().from(orders).where(eq(orders.providerOrderId, id)).get();
  return order ?? expect.fail("no order");
}

test("a paid order without a webhook among 5,000 unpaid orders of a day is settled within one run", async () => {
  const ids = await createOrders(5000, 17);
  const paid = ids[4321] ?? "";
  await fakeRazorpay.pay(paid);
  const site = at(15);
  const { payments, asked } = watched(paymentsOf(site));
  expect(await reconcile(site, payments)).toMatchObject({ due: 5000, asked: 1, recorded: 1, backlog: 0 });
  const order = await orderOf(site.deps, paid);
  expect(order.status).toBe("paid");
  expect(await site.deps.db.$count(memberships, eq(memberships.orderId, order.id))).toBe(1);
  expect(asked.orders).toEqual([paid]);
  expect(asked.lists).toBeLessThan(60);
  // Only those of the last hour are checked again.
  expect((await orderOf(site.deps, ids[4000] ?? "")).nextCheckAt).toBeNull();
  expect((await orderOf(site.deps, ids[0] ?? "")).nextCheckAt).toEqual(new Date(START + 30 * MINUTE));
}, 60_000);

test("a run begins with what was paid and ends when its time is up, and the next one continues", async () => {
  const ids = await createOrders(30);
  const [oldest = ""] = ids.slice(-1);
  for (const id of ids.slice(0, -1)) await fakeRazorpay.pay(id, "failure");
  await fakeRazorpay.pay(oldest);
  let time = START + 20 * MINUTE;
  const site = openSite({ now: () => new Date(time) });
  const slow = watched(paymentsOf(site), () => {
    time += 2000;
  });
  const first = await reconcile(site, slow.payments);
  expect(first).toMatchObject({ due: 30, asked: 10, backlog: 20 });
  expect(slow.asked.orders[0]).toBe(oldest);
  expect((await orderOf(site.deps, oldest)).status).toBe("paid");
  expect(await reconcile(at(35))).toMatchObject({ backlog: 0 });
  expect((await orderOf(site.deps, ids[28] ?? "")).status).toBe("attempted");
});

test("slow lists take half of a run, and the other half goes to the orders themselves", async () => {
  const ids = await createOrders(450);
  const [oldest = ""] = ids.slice(-1);
  await fakeRazorpay.pay(oldest);
  let time = START + 20 * MINUTE;
  const site = openSite({ now: () => new Date(time) });
  const slow = watched(paymentsOf(site), AT_ONCE, () => {
    time += 4000;
  });
  const { asked } = await reconcile(site, slow.payments);
  expect(slow.asked.lists).toBe(3);
  expect(asked).toBeGreaterThan(0);
  for (let run = 1; (await orderOf(site.deps, oldest)).status !== "paid"; run += 1) {
    expect(run).toBeLessThan(20);
    await reconcile(at(20 + run));
  }
});

test("a run stays within its statements, and the next one records the others", async () => {
  const ids = await createOrders(55);
  for (const id of ids) await fakeRazorpay.pay(id);
  const site = at(20);
  expect(await reconcile(site)).toMatchObject({ recorded: 30, backlog: 25 });
  expect(await site.deps.db.$count(memberships)).toBeGreaterThanOrEqual(30);
  expect(await reconcile(at(21))).toMatchObject({ recorded: 25, backlog: 0 });
}, 30_000);

test("an order that is paid while the list is read keeps its next check", async () => {
  const id = await createOrder(at(0));
  const site = at(61);
  const known = paymentsOf(site);
  const listOrders: Payments["listOrders"] = async (query) => {
    const page = await known.listOrders(query);
    const isPaid = (await orderOf(site.deps, id)).status === "paid";
    if (!query.authorized && !isPaid) await site.post("/payment/verify", await fakeRazorpay.pay(id));
    return page;
  };
  await fakeRazorpay.change({ now: START / 1000 + 61 * 60 });
  await reconcile(site, { ...known, listOrders });
  expect(await orderOf(site.deps, id)).toMatchObject({ status: "paid", nextCheckAt: new Date(START + 121 * MINUTE) });
});

test("payments are fetched only for orders that somebody has tried to pay", async () => {
  const [untouched = "", attempted = ""] = await createOrders(2);
  await fakeRazorpay.pay(attempted, "failure");
  const site = at(20);
  const { payments, asked } = watched(paymentsOf(site));
  await reconcile(site, payments);
  expect(asked.orders).toEqual([attempted]);
  expect((await orderOf(site.deps, untouched)).status).toBe("created");
  expect((await orderOf(site.deps, attempted)).status).toBe("attempted");
  // A failed payment is recorded once.
  expect(await reconcile(at(60))).toMatchObject({ asked: 1, recorded: 0 });
});

test("an order missing from the provider's list is fetched individually", async () => {
  const [id = ""] = await createOrders(1);
  await fakeRazorpay.pay(id);
  const site = at(20);
  const empty = { ok: true as const, value: { orders: [], isLast: true } };
  await reconcile(site, { ...paymentsOf(site), listOrders: async () => empty });
  expect((await orderOf(site.deps, id)).status).toBe("paid");
});

test("an order stays due while the provider answers neither the list nor the order", async () => {
  const [id = ""] = await createOrders(1);
  await fakeRazorpay.pay(id);
  const site = at(70);
  const open = async () => ({ ok: false as const, failure: { reason: "circuit_open" as const } });
  const before = await orderOf(site.deps, id);
  const done = await reconcile(site, { ...paymentsOf(site), listOrders: open, listOrderPayments: open });
  expect(done).toMatchObject({ backlog: 1 });
  expect(await orderOf(site.deps, id)).toEqual(before);
  await reconcile(at(85));
  expect((await orderOf(site.deps, id)).status).toBe("paid");
});

test("a payment after the last check of an order without attempts is found without a webhook", async () => {
  const id = await createOrder(at(0));
  await reconcile(at(61));
  expect((await orderOf(at(61).deps, id)).nextCheckAt).toBeNull();
  await fakeRazorpay.change({ now: START / 1000 + 90 * 60 });
  await fakeRazorpay.pay(id);
  await reconcile(at(100));
  expect((await orderOf(at(100).deps, id)).status).toBe("paid");
});

test("an order that the list calls “created” although it has an attempt stays open", async () => {
  const [id = ""] = await createOrders(1);
  const site = at(70);
  const lagging = { orders: [{ id, status: "created" as const, attempts: 1 }], isLast: true };
  await reconcile(site, { ...paymentsOf(site), listOrders: async () => ({ ok: true, value: lagging }) });
  expect((await orderOf(site.deps, id)).nextCheckAt).toEqual(new Date(START + 140 * MINUTE));
});

test("a webhook about an attempt makes an order that is no longer checked due again", async () => {
  const id = await createOrder(at(0));
  await reconcile(at(61));
  await fakeRazorpay.pay(id, "failure");
  const [failed] = await fakeRazorpay.listDeliveries(id);
  const { body, signature, eventId } = failed ?? expect.fail("no webhook");
  const headers = { "X-Razorpay-Signature": signature, "X-Razorpay-Event-Id": eventId };
  expect((await at(70).request("/payment/webhook", { method: "POST", body, headers })).status).toBe(200);
  expect(await orderOf(at(70).deps, id)).toMatchObject({
    status: "attempted",
    nextCheckAt: new Date(START + 85 * MINUTE),
  });
});

test("a second capture of a paid order is noticed an hour later without a webhook", async () => {
  const site = at(0);
  const id = await createOrder(site);
  const late = await fakeRazorpay.pay(id, "late");
  await site.post("/payment/verify", await fakeRazorpay.pay(id));
  await fakeRazorpay.authorizeLate(late.razorpay_payment_id);
  await reconcile(at(59));
  const { id: orderId } = await orderOf(site.deps, id);
  const decisions = () => site.deps.db.$count(paymentDecisions, eq(paymentDecisions.orderId, orderId));
  expect(await decisions()).toBe(0);
  await reconcile(at(60));
  expect(await decisions()).toBe(1);
});

test("a paid order is checked an hour and a day after its payment and four days after it was made, then never again", async () => {
  const site = at(0);
  const id = await createOrder(site);
  await site.post("/payment/verify", await fakeRazorpay.pay(id));
  const checks: number[] = [];
  for (let minute = 0; checks.length < 10; ) {
    const next = (await orderOf(site.deps, id)).nextCheckAt;
    if (!next) break;
    minute = (next.getTime() - START) / MINUTE;
    checks.push(minute / 60);
    await reconcile(at(minute));
  }
  expect(checks).toEqual([1, 24, 96]);
});

test("a payment of another amount leaves the order open, and the right one still settles it", async () => {
  const [id = ""] = await createOrders(1);
  await fakeRazorpay.pay(id);
  const site = at(20);
  const known = paymentsOf(site);
  const misfit: Payments = {
    ...known,
    listOrderPayments: async (order) => {
      const result = await known.listOrderPayments(order);
      return result.ok
        ? { ok: true, value: result.value.map((one) => ({ ...one, amount: one.amount - 100 })) }
        : result;
    },
  };
  await reconcile(site, misfit);
  const open = await orderOf(site.deps, id);
  expect(open).toMatchObject({ status: "created", paidAt: null });
  expect(open.nextCheckAt).toEqual(new Date(START + 40 * MINUTE));
  await reconcile(at(40));
  expect((await orderOf(site.deps, id)).status).toBe("paid");
});

test("the fake provider lists orders by time and by authorised payments, in pages, the newest first", async () => {
  const lastAt = START / 1000 - 40 * 24 * 3600;
  const ids = await fakeRazorpay.createOrders(150, { lastAt, spacing: 10 });
  await fakeRazorpay.pay(ids[30] ?? "");
  await fakeRazorpay.pay(ids[31] ?? "", "failure");
  const payments = paymentsOf(at(0));
  const page = async (query: Parameters<Payments["listOrders"]>[0]) => {
    const result = await payments.listOrders(query);
    return result.ok ? result.value : expect.fail("no page");
  };
  const range = { from: lastAt - 1490, to: lastAt };
  const [first, second] = [await page({ ...range, skip: 0 }), await page({ ...range, skip: 100 })];
  expect([first.orders.length, first.isLast, second.orders.length, second.isLast]).toEqual([100, false, 50, true]);
  expect([...first.orders, ...second.orders].map(({ id }) => id)).toEqual(ids);
  expect(first.orders[30]).toMatchObject({ status: "paid", attempts: 1 });
  expect(first.orders[31]).toMatchObject({ status: "attempted", attempts: 1 });
  expect((await page({ from: lastAt - 20, to: lastAt - 10, skip: 0 })).orders.map(({ id }) => id)).toEqual(
    ids.slice(1, 3),
  );
  expect((await page({ ...range, skip: 0, authorized: true })).orders.map(({ id }) => id)).toEqual([ids[30]]);
});
