import { expect, test } from "vitest";
import type { PlanId } from "#worker/contracts/vocabulary.ts";
import { confirmTransfer } from "#worker/domain/bank-transfers/confirm-transfer.server.ts";
import { listOrdersOf } from "#worker/domain/billing/orders.server.ts";
import { openDecisions } from "#worker/domain/console/today/payment-items.server.ts";
import { findMembership, listMembershipsOf } from "#worker/domain/membership/memberships.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { reserved, wantPatron } from "../../support/fixtures/membership/bank-transfers.ts";
import { type Account, makeAccount, merge, orderPlan, siteOn } from "../../support/fixtures/merging.ts";
import {
  broughtBy,
  decisionsOf,
  deliverAll,
  NOTHING,
  ONE_MEMBERSHIP,
  orderOf,
} from "../../support/fixtures/payments.ts";

const DAY = "2026-10-02";
const site = siteOn(DAY);

/** An order that waits for its payment, of a visitor or of the address’s logged-in owner. */
async function orderBy({ email }: Account, planId: PlanId, day = DAY, loggedInAs?: string) {
  const outcome = await orderPlan(siteOn(day), email, planId, loggedInAs);
  return outcome.ok ? outcome.value : expect.fail(outcome.message);
}

/** Reported by the browser and by each webhook, twice. */
async function pay({ id }: { id: string }, day = DAY) {
  expect((await siteOn(day).post("/payment/verify", await fakeRazorpay.pay(id))).status).toBe(200);
  await deliverAll(siteOn(day), id);
  await deliverAll(siteOn(day), id);
  return orderOf(site, id);
}

async function buy(account: Account, planId: PlanId, day: string) {
  return pay(await orderBy(account, planId, day), day);
}

async function runningPlans({ email }: Account): Promise<PlanId[]> {
  const all = await listMembershipsOf(site.deps, await listOrdersOf(site.deps, email));
  const isRunning = (one: (typeof all)[number]) =>
    one.validFrom <= DAY && one.validTo >= DAY && one.revokedOn === null && (one.endedOn === null || one.endedOn > DAY);
  return all.filter(isRunning).map(({ planId }) => planId);
}

/** What finance reads in the Today queue about the payments of an order. */
async function todayAbout({ id }: { id: string }) {
  const order = await orderOf(site, id);
  const items = await openDecisions.list(site.deps, 100, "finance");
  return items.filter(({ link }) => link?.href === `/console/payments/${order.id}`).map(({ title }) => title);
}

/** Two accounts: the kept one has a membership, the other one an order at the full price. They are merged before it is paid. */
async function paidAfterMerge(running: { planId: PlanId; since: string }, ordered: PlanId) {
  const [keep, drop] = [await makeAccount(site), await makeAccount(site)];
  const first = await buy(keep, running.planId, running.since);
  const waiting = await orderBy(drop, ordered);
  expect(await merge(site, keep, drop)).toMatchObject({ ok: true });
  const paid = await pay(waiting);
  expect(await broughtBy(site, waiting.id)).toEqual(ONE_MEMBERSHIP);
  expect(paid.email).toBe(keep.email);
  return {
    keep,
    first: await findMembership(site.deps, first.id),
    second: await findMembership(site.deps, paid.id),
    today: await todayAbout(waiting),
  };
}

test("a plan that both accounts bought follows the first one and becomes a payment decision", async () => {
  const { keep, first, second, today } = await paidAfterMerge({ planId: "premium", since: "2026-09-20" }, "premium");
  expect(first).toMatchObject({ validTo: "2027-09-19", endedOn: null });
  expect(second).toMatchObject({ kind: "renewal", validFrom: "2027-09-20", validTo: "2028-09-19" });
  expect(await runningPlans(keep)).toEqual(["premium"]);
  expect(today).toEqual(["This person bought the plan twice"]);
});

test("the plan that the kept account has had for months is renewed", async () => {
  const { keep, second, today } = await paidAfterMerge({ planId: "premium", since: "2026-01-10" }, "premium");
  expect(second).toMatchObject({ kind: "renewal", validFrom: "2027-01-10", validTo: "2028-01-09" });
  expect(await runningPlans(keep)).toEqual(["premium"]);
  expect(today).toEqual([]);
});

test("a higher plan at its full price begins at once, ends the kept account’s plan, and is extended by what was left of it", async () => {
  const { keep, first, second, today } = await paidAfterMerge({ planId: "premium", since: "2026-01-10" }, "gold");
  expect(first).toMatchObject({ endedOn: DAY });
  // 100 days of Premium are left: 100 × 14,999 / 24,999, rounded up.
  expect(second).toMatchObject({ kind: "upgrade", validFrom: DAY, validTo: "2027-11-30" });
  expect(await runningPlans(keep)).toEqual(["gold"]);
  expect(today).toEqual([]);
});

test("a lower plan follows the kept account’s plan", async () => {
  const { keep, second } = await paidAfterMerge({ planId: "gold", since: "2026-01-10" }, "community");
  expect(second).toMatchObject({ kind: "later_lower_plan", validFrom: "2027-01-10" });
  expect(await runningPlans(keep)).toEqual(["gold"]);
});

test("an upgrade that was quoted before the merge is delivered as it was quoted: its membership has moved with it", async () => {
  const [keep, drop] = [await makeAccount(site), await makeAccount(site)];
  await buy(drop, "premium", "2026-01-10");
  const waiting = await orderBy(drop, "gold", DAY, drop.email);
  expect(waiting.amount).toBe(2739_00);
  expect(await merge(site, keep, drop)).toMatchObject({ ok: true });
  const paid = await pay(waiting);
  expect(await findMembership(site.deps, paid.id)).toMatchObject({ kind: "upgrade", validTo: "2027-01-09" });
  expect(await broughtBy(site, waiting.id)).toEqual(ONE_MEMBERSHIP);
  expect(await runningPlans(keep)).toEqual(["gold"]);
});

test("of a quoted upgrade and the other account’s order, the first payment counts; the upgrade then waits for a person", async () => {
  const [keep, drop] = [await makeAccount(site), await makeAccount(site)];
  await buy(drop, "premium", "2026-01-10");
  const [quoted, full] = [await orderBy(drop, "gold", DAY, drop.email), await orderBy(keep, "gold")];
  expect(await merge(site, keep, drop)).toMatchObject({ ok: true });
  await pay(full);
  await pay(quoted);
  expect(await broughtBy(site, full.id)).toEqual(ONE_MEMBERSHIP);
  expect(await broughtBy(site, quoted.id)).toEqual(NOTHING);
  expect(await todayAbout(quoted)).toEqual(["The upgrade no longer fits the membership it was bought for"]);
  expect(await runningPlans(keep)).toEqual(["gold"]);
});

test.each([1, 2, 3])("orders of both that are paid while the accounts are merged never run at once (%i)", async () => {
  const [keep, drop] = [await makeAccount(site), await makeAccount(site)];
  const orders = [await orderBy(keep, "premium"), await orderBy(drop, "premium")];
  const payments = await Promise.all(orders.map(({ id }) => fakeRazorpay.pay(id)));
  const [joined] = await Promise.all([
    merge(site, keep, drop),
    ...payments.map((payment) => site.post("/payment/verify", payment)),
  ]);
  for (const { id } of orders) {
    await deliverAll(site, id);
    expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
  }
  if (!joined.ok) {
    expect([await runningPlans(keep), await runningPlans(drop)]).toEqual([["premium"], ["premium"]]);
    return;
  }
  expect(await runningPlans(keep)).toEqual(["premium"]);
  const decisions = await Promise.all(orders.map(({ id }) => decisionsOf(site, id)));
  expect(decisions.flat()).toMatchObject([{ kind: "second_purchase_of_plan" }]);
});

test("money for a transfer that the old account reserved gives the kept account one membership, in place of its own", async () => {
  const [keep, drop] = [await makeAccount(site), await makeAccount(site)];
  const first = await buy(keep, "platinum", "2026-01-10");
  const { reference, amountPaise, providerOrderId } = await reserved(site, wantPatron({ email: drop.email }));
  expect(await merge(site, keep, drop)).toMatchObject({ ok: true });
  const received = { reference, amountPaise, receivedOn: DAY, operator: "finance-1" };
  expect(await confirmTransfer(site.deps, received)).toMatchObject({ ok: true, value: { result: "paid" } });
  expect(await broughtBy(site, providerOrderId)).toEqual(ONE_MEMBERSHIP);
  expect(await findMembership(site.deps, first.id)).toMatchObject({ endedOn: DAY });
  expect(await runningPlans(keep)).toEqual(["patron"]);
});
