import { env } from "cloudflare:workers";
import { eq, type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { causesOf } from "#worker/db/causes-of.ts";
import { openDb } from "#worker/db/client.ts";
import { orders, type ReceiptTerms } from "#worker/db/schema/billing.ts";
import {
  attemptedStatement,
  ERASED,
  findOrder,
  hasAddress,
  idsOfOtherOrders,
  insertOrder,
  insertTransferOrder,
  isUnpaid,
  isUnpaidAndErased,
  listUnpaidOrdersToPurge,
  makeChecksDue,
  type Order,
  paidStatement,
  scheduleChecks,
} from "#worker/domain/billing/orders.server.ts";
import { breakDb } from "../../support/fakes/faulty-db.ts";
import { moneyRows } from "../../support/fixtures/billing/money-rows.ts";
import { openSite } from "../../support/site/site.ts";

const DAY = 24 * 60 * 60_000;
const site = openSite();
const rows = moneyRows(site);
const { deps } = site;
const ago = (days: number) => new Date(Date.now() - days * DAY);
const PAID = { status: "paid", paidAt: ago(1) } as const;
const ofNobody = { name: ERASED, email: null, phone: ERASED };
const newPhone = () => `+91${Math.floor(1e9 * (1 + Math.random()))}`;

test("an order becomes paid once, and not after it was erased or while its condition is false", async () => {
  const [order, erased] = [await rows.order(), await rows.order(ofNobody)];
  const pay = (of: Order, when?: SQL) => paidStatement(deps, of, { paidAt: new Date(), when }).execute();
  const refused = expect.stringContaining("NOT NULL constraint failed: orders.status");
  expect(await pay(erased).catch(causesOf)).toEqual(refused);
  expect(await pay(order, sql`0`).catch(causesOf)).toEqual(refused);
  expect(await pay(order)).toEqual([{ id: order.id }]);
  expect(await pay(order)).toEqual([]);
});

test("an attempt to pay is recorded only for its own order", async () => {
  const [mine, other] = [await rows.order(), await rows.order()];
  await attemptedStatement(deps, mine);
  expect([(await findOrder(deps, mine.id))?.status, (await findOrder(deps, other.id))?.status]).toEqual([
    "attempted",
    "created",
  ]);
});

test("one order reference gives one order, online and by bank transfer", async () => {
  const terms: ReceiptTerms = { taxPaise: 0, ratePercent: 0, sac: "", gstin: "", legalName: "MASA", address: "Mumbai" };
  const { planId, planTitle, amountPaise, name, email } = await rows.order();
  const bought = { planId, planTitle, amountPaise, name, email, phone: null, upgrade: null, buyer: null };
  const wanted = { ...bought, receiptTerms: terms, orderReference: crypto.randomUUID(), createdAt: new Date() };
  const first = await insertOrder(deps, { ...wanted, providerOrderId: crypto.randomUUID() });
  expect(await insertOrder(deps, { ...wanted, providerOrderId: crypto.randomUUID() })).toEqual(first);
  const transfer = { ...wanted, orderReference: crypto.randomUUID() };
  for (let times = 0; times < 2; times += 1) {
    const ids = { id: crypto.randomUUID(), providerOrderId: crypto.randomUUID() };
    await insertTransferOrder(deps, { ...transfer, ...ids }, sql`true`);
  }
  expect(await deps.db.$count(orders, eq(orders.orderReference, transfer.orderReference))).toBe(1);
});

test("a check is rescheduled only for its own order, and not if it was rescheduled since it was read", async () => {
  const nextCheckAt = new Date(Date.now() + DAY);
  const next = new Date(Date.now() + 2 * DAY);
  const [mine, other] = [await rows.order({ nextCheckAt }), await rows.order({ nextCheckAt })];
  const checkOf = async ({ id }: typeof mine) => (await findOrder(deps, id))?.nextCheckAt;
  await scheduleChecks(deps, [{ id: mine.id, nextCheckAt: new Date(nextCheckAt.getTime() - 1), next }]);
  expect(await checkOf(mine)).toEqual(nextCheckAt);
  await scheduleChecks(deps, [{ id: mine.id, nextCheckAt, next }]);
  expect([await checkOf(mine), await checkOf(other)]).toEqual([next, nextCheckAt]);
  const { db, wasReached } = breakDb(env.DB, 0, "before");
  await scheduleChecks({ db: openDb(db) }, []);
  expect(wasReached()).toBe(false);
});

test("only an unpaid order whose checks have ended is checked again", async () => {
  const nextCheckAt = new Date(Date.now() + DAY);
  const all = [await rows.order(PAID), await rows.order({ nextCheckAt }), await rows.order()] as const;
  await makeChecksDue(
    deps,
    all.map(({ providerOrderId }) => providerOrderId),
  );
  const checks = await Promise.all(all.map(async ({ id }) => (await findOrder(deps, id))?.nextCheckAt));
  expect(checks).toEqual([null, nextCheckAt, expect.any(Date)]);
});

test("a person's other orders have the same address, or the same number and name", async () => {
  const phone = newPhone();
  const mine = await rows.order({ phone });
  const byAddress = await rows.order({ email: mine.email, name: "Joshi Pumps" });
  const byNumber = await rows.order({ phone, name: "MEERA JOSHI" });
  await rows.order({ phone, name: "Ravi Joshi" });
  await rows.order({ phone: newPhone() });
  expect((await rows.idsOf(idsOfOtherOrders(mine.id))).sort()).toEqual([byAddress.id, byNumber.id].sort());
  const [unnumbered] = [await rows.order({ phone: "NA" }), await rows.order({ phone: "NA" })];
  expect(await rows.idsOf(idsOfOtherOrders(unnumbered.id))).toEqual([]);
});

test("an order is purged when it is old or erased, but not if it is paid or still being checked", async () => {
  const old = { createdAt: ago(400) };
  const due = [await rows.order(old), await rows.order({ phone: ERASED })];
  const kept = [
    await rows.order(),
    await rows.order({ ...old, ...PAID }),
    await rows.order({ ...old, nextCheckAt: ago(0) }),
    await rows.order({ ...old, ...ofNobody }),
  ];
  const listed = await listUnpaidOrdersToPurge(deps, ago(365), 1000);
  expect(due.map(({ id }) => listed.includes(id))).toEqual([true, true]);
  expect(kept.map(({ id }) => listed.includes(id))).toEqual([false, false, false, false]);
});

test("conditions on an order look at that order only", async () => {
  const [unpaid, paid] = [await rows.order(), await rows.order({ ...PAID, name: ERASED })];
  const email = unpaid.email ?? expect.fail("no address");
  expect(
    await rows.trueOf({
      "unpaid is unpaid": isUnpaid(unpaid),
      "paid is unpaid": isUnpaid(paid),
      "unpaid has its address": hasAddress(unpaid),
      "unpaid has another address": hasAddress({ id: unpaid.id, email: paid.email }),
      "paid has the other address": hasAddress({ id: paid.id, email }),
    }),
  ).toEqual(["unpaid is unpaid", "unpaid has its address"]);
  expect(await isUnpaidAndErased(deps, paid)).toBe(false);
  expect(await isUnpaidAndErased(deps, await rows.order(ofNobody))).toBe(true);
});
