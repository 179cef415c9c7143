import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { paymentDecisions, payments } from "#worker/db/schema/billing.ts";
import { recordPayment } from "#worker/domain/billing/payment-updates.server.ts";
import { listPaymentsOfOrder } from "#worker/domain/billing/payments.server.ts";
import { isOvertaken, planTerm } from "#worker/domain/billing/planned-term.server.ts";
import { startOrder } from "#worker/domain/billing/start-order.server.ts";
import { endMembership, reopenMembership } from "#worker/domain/console/finance/membership-steps.server.ts";
import { listPaymentsUnderReview } from "#worker/domain/dashboard/payments-under-review.server.ts";
import { listOwnMemberships } from "#worker/domain/privacy/account-overview.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { buy, membershipOf, order, pay, person, siteOn } from "../../support/fixtures/membership/purchases.ts";
import { decisionsOf, deliverAll, orderOf } from "../../support/fixtures/payments.ts";
import { openSite } from "../../support/site/site.ts";

test("an upgrade costs the difference for the days that are left, keeps the end, and ends the old one", async () => {
  const contact = person();
  const premium = await buy(contact, "premium", "2026-01-10");
  // 100 of 365 days of 10,000 rupees.
  const gold = await buy(contact, "gold", "2026-10-02");
  expect(gold).toMatchObject({
    ...{
      amount: 273900,
      validFrom: "2026-10-02",
      validTo: "2027-01-09",
      kind: "upgrade",
      nextReminderOn: "2026-12-10",
    },
    message: "Your Gold Member membership is valid until 9 January 2027.",
  });
  const own = await listOwnMemberships(siteOn("2026-10-02").deps, contact);
  expect(own.map(({ plan, state, days }) => [plan, state, days])).toEqual([
    ["Gold Member", "active", "valid until 9 January 2027"],
    ["Premium Member", "ended", "upgraded on 2 October 2026"],
  ]);
  expect(await membershipOf(premium.id)).toMatchObject({ validTo: "2027-01-09", endedOn: "2026-10-02" });
  // The renewal of the higher plan follows it.
  expect(await buy(contact, "gold", "2026-12-01")).toMatchObject({ amount: 2499900, validFrom: "2027-01-10" });
});

test("the price and the days of an upgrade are those of the order, even if it is paid the next day", async () => {
  const contact = person();
  await buy(contact, "premium", "2026-01-10");
  const { id, amount } = await order(contact, "gold", "2026-10-02", { time: "23:00" });
  await pay(id, "2026-10-03", "01:00");
  expect(amount).toBe(273900);
  expect(await membershipOf(id)).toMatchObject({ validFrom: "2026-10-02", validTo: "2027-01-09" });
});

test("only the owner of the address gets the difference as a price", async () => {
  const contact = person();
  await buy(contact, "premium", "2026-01-10");
  expect(await order(contact, "gold", "2026-10-02", { isLoggedIn: false })).toMatchObject({ amount: 2499900 });
});

test("verifying the payment again says that the forum ended the membership, or that it was upgraded, without its last day", async () => {
  const contact = person();
  const site = siteOn("2026-10-02");
  const { id } = await order(contact, "premium", "2026-10-02");
  const payment = await fakeRazorpay.pay(id);
  const verify = async () => (await site.post("/payment/verify", payment)).json();
  expect(await verify()).toMatchObject({ state: "paid", membership: { validTo: "1 October 2027" } });
  const membership = (await membershipOf(id)) ?? expect.fail("no membership");
  const operator = await operatorOf(site, "finance");
  await endMembership(site.deps, operator, { id: membership.id, reason: "They asked" });
  expect(await verify()).toEqual({
    state: "not_paid",
    message: "Your Premium Member membership ended on 2 October 2026.",
  });
  await reopenMembership(site.deps, operator, membership.id);
  await buy(contact, "gold", "2026-10-02");
  expect(await verify()).toEqual({ state: "paid", message: "You have upgraded your Premium Member membership." });
});

test("the same key gives the same order on the same day, and a new one once the difference has changed", async () => {
  const contact = person();
  await buy(contact, "premium", "2026-01-10");
  const input = { name: "Meera", contact, amount: 24999, confirmed: true };
  const call = { idempotencyKey: crypto.randomUUID(), loggedInAs: contact };
  const on = (day: string, time?: string) => startOrder(siteOn(day, time).deps, input, call);
  const first = await on("2026-10-02");
  expect(await on("2026-10-02", "11:00")).toEqual(first);
  expect(await on("2026-10-03", "08:00")).toMatchObject({ ok: true, value: { amount: 271200 } });
});

test("the same key gives a new order once the membership to be upgraded is another one, although the price is the same", async () => {
  const contact = person();
  const site = siteOn("2026-10-02");
  const first = await buy(contact, "premium", "2026-10-02");
  const input = { name: "Meera", contact, amount: 24999, confirmed: true };
  const call = { idempotencyKey: crypto.randomUUID(), loggedInAs: contact };
  const start = async () => {
    const outcome = await startOrder(site.deps, input, call);
    return outcome.ok ? outcome.value : expect.fail(outcome.message);
  };
  const before = await start();
  const { id: orderId } = await orderOf(site, first.id);
  const [payment = expect.fail("no payment")] = await listPaymentsOfOrder(site.deps, orderId);
  await fakeRazorpay.refund(payment.id);
  await deliverAll(site, first.id);
  await buy(contact, "premium", "2026-10-02");
  const after = await start();
  expect(after.amount).toBe(before.amount);
  expect(after.id).not.toBe(before.id);
  expect(await pay(after.id, "2026-10-02")).toMatchObject({ state: "paid" });
});

test("of two upgrades of one membership the first one paid counts, the other is for a person to decide", async () => {
  const contact = person();
  await buy(contact, "premium", "2026-01-10");
  const gold = await order(contact, "gold", "2026-10-02");
  const patron = await order(contact, "patron", "2026-10-02");
  await pay(gold.id, "2026-10-02");
  expect(await pay(patron.id, "2026-10-02")).toEqual({
    state: "not_paid",
    message:
      "Your payment for Patron Member arrived too late or after your memberships had changed, so the upgrade has not begun. We will check it and contact you.",
  });
  expect(await membershipOf(patron.id)).toBeUndefined();
  expect(await decisionsOf(openSite(), patron.id)).toMatchObject([{ kind: "upgrade_does_not_fit" }]);
  await deliverAll(siteOn("2026-10-02"), patron.id);
  expect(await decisionsOf(openSite(), patron.id)).toHaveLength(1);
  const { deps } = openSite();
  const [paid = expect.fail("no payment"), ...others] = await listPaymentsUnderReview(deps, contact);
  expect(paid.day).toBe("2 October 2026");
  expect(others).toEqual([]);
  await deps.db
    .update(paymentDecisions)
    .set({ resolvedAt: deps.now(), resolvedBy: "owner" })
    .where(eq(paymentDecisions.paymentId, paid.id));
  expect(await listPaymentsUnderReview(deps, contact)).toEqual([]);
});

/** An ordered upgrade, and a payment report by a job that read the order before it was paid. */
async function orderedUpgrade() {
  const contact = person();
  await buy(contact, "premium", "2026-01-10");
  const { id } = await order(contact, "gold", "2026-10-02");
  const site = siteOn("2026-10-02");
  const before = await orderOf(site, id);
  const { amountPaise: amount } = before;
  const report = (paymentId: string) => {
    const reported = { id: paymentId, order_id: id, amount, currency: "INR", status: "captured" as const };
    return recordPayment(site.deps, before, reported, "reconciliation");
  };
  return { id, site, report };
}

test("a report that has read the order before another one began its upgrade asks for no decision", async () => {
  const { id, site, report } = await orderedUpgrade();
  await pay(id, "2026-10-02");
  const opened = await membershipOf(id);
  const [payment = expect.fail("no payment")] = await site.deps.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, (await orderOf(site, id)).id));
  expect(await report(payment.id)).toBe(true);
  expect(await membershipOf(id)).toEqual(opened);
  expect(await decisionsOf(site, id)).toEqual([]);
});

test("a second payment is found by a report that has read the order before its upgrade began", async () => {
  const { id, site, report } = await orderedUpgrade();
  const { razorpay_payment_id: second } = await fakeRazorpay.pay(id, "late");
  await pay(id, "2026-10-02");
  expect(await report(second)).toBe(true);
  expect((await decisionsOf(site, id)).map(({ kind }) => kind)).toEqual(["second_payment_of_order"]);
});

test.each([1, 2, 3])("upgrades that are paid at the same moment end in one of them and one decision (%i)", async () => {
  const contact = person();
  await buy(contact, "premium", "2026-01-10");
  const both = [await order(contact, "gold", "2026-10-02"), await order(contact, "patron", "2026-10-02")];
  const paid = await Promise.all(both.map(({ id }) => fakeRazorpay.pay(id)));
  const reports = [...paid, ...paid, ...paid];
  await Promise.all(reports.map((payment) => siteOn("2026-10-02").post("/payment/verify", payment)));
  for (const { id } of both) await deliverAll(siteOn("2026-10-02"), id);
  const opened = (await Promise.all(both.map(({ id }) => membershipOf(id)))).filter(Boolean);
  const decisions = (await Promise.all(both.map(({ id }) => decisionsOf(openSite(), id)))).flat();
  expect(opened).toHaveLength(1);
  expect(decisions.filter(({ kind }) => kind === "upgrade_does_not_fit")).toHaveLength(1);
});

test("an upgrade whose membership was refunded before it was paid opens nothing and is decided by a person", async () => {
  const contact = person();
  const site = siteOn("2026-10-01");
  const premium = await order(contact, "premium", "2026-10-01");
  const payment = await fakeRazorpay.pay(premium.id);
  await site.post("/payment/verify", payment);
  const gold = await order(contact, "gold", "2026-10-01");
  await fakeRazorpay.refund(payment.razorpay_payment_id);
  await deliverAll(site, premium.id);
  await pay(gold.id, "2026-10-01");
  expect(await membershipOf(gold.id)).toBeUndefined();
  expect(await decisionsOf(openSite(), gold.id)).toMatchObject([{ kind: "upgrade_does_not_fit" }]);
});

test("an upgrade that waits for a person stays with that person, even if it fits again", async () => {
  const contact = person();
  const site = siteOn("2026-10-02");
  await buy(contact, "premium", "2026-01-10");
  const patron = await order(contact, "patron", "2026-10-02");
  const gold = await order(contact, "gold", "2026-10-02");
  const payment = await fakeRazorpay.pay(gold.id);
  await site.post("/payment/verify", payment);
  await pay(patron.id, "2026-10-02");
  await fakeRazorpay.refund(payment.razorpay_payment_id);
  await deliverAll(site, gold.id);
  await deliverAll(site, patron.id);
  expect(await membershipOf(patron.id)).toBeUndefined();
  expect(await decisionsOf(openSite(), patron.id)).toMatchObject([{ kind: "upgrade_does_not_fit", resolvedAt: null }]);
});

test("an upgrade that is paid more than a day later opens nothing, like any expired order", async () => {
  const contact = person();
  await buy(contact, "premium", "2026-01-10");
  const gold = await order(contact, "gold", "2026-10-02");
  await pay(gold.id, "2026-10-04");
  expect(await decisionsOf(openSite(), gold.id)).toMatchObject([{ kind: "late_capture" }]);
});

test("a payment that came too late does not prevent an upgrade paid by another one in time", async () => {
  const contact = person();
  await buy(contact, "premium", "2026-01-10");
  const { id } = await order(contact, "gold", "2026-10-02");
  await pay(id, "2026-10-04");
  const site = siteOn("2026-10-04");
  const unpaid = await orderOf(site, id);
  expect(await decisionsOf(site, id)).toMatchObject([{ kind: "late_capture", resolvedAt: null }]);
  const inTime = {
    id: `pay_${crypto.randomUUID()}`,
    order_id: id,
    amount: unpaid.amountPaise,
    currency: "INR",
    status: "captured" as const,
    created_at: Date.parse("2026-10-02T11:00:00+05:30") / 1000,
  };
  expect(await recordPayment(site.deps, unpaid, inTime, "webhook")).toBe(true);
  expect(await membershipOf(id)).toMatchObject({ validFrom: "2026-10-02", revokedOn: null });
  const kinds = (await decisionsOf(site, id)).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(["late_capture", "second_payment_of_order"]);
});

test("a second payment of a paid upgrade is found, although its membership has ended", async () => {
  const contact = person();
  await buy(contact, "premium", "2026-01-10");
  const { id } = await order(contact, "gold", "2026-10-02");
  const late = await fakeRazorpay.pay(id, "late");
  await pay(id, "2026-10-02");
  await fakeRazorpay.authorizeLate(late.razorpay_payment_id);
  await deliverAll(siteOn("2026-10-02"), id);
  expect((await decisionsOf(openSite(), id)).map(({ kind }) => kind)).toEqual(["second_payment_of_order"]);
});

test("an upgrade whose decision is opened after it was planned is left to a person", async () => {
  const contact = person();
  const site = siteOn("2026-10-02");
  await buy(contact, "premium", "2026-01-10");
  const gold = await order(contact, "gold", "2026-10-02");
  const { razorpay_payment_id: paymentId } = await fakeRazorpay.pay(gold.id, "failure");
  await deliverAll(site, gold.id);
  const made = await orderOf(site, gold.id);
  const plan = await planTerm(site.deps, made, site.deps.now());
  if (plan === "does_not_fit") return expect.fail(plan);
  expect(await isOvertaken(site.deps, plan)).toBe(false);
  const decision = { id: crypto.randomUUID(), orderId: made.id, paymentId, createdAt: site.deps.now() };
  await site.deps.db.insert(paymentDecisions).values({ ...decision, kind: "upgrade_does_not_fit" });
  expect(await isOvertaken(site.deps, plan)).toBe(true);
});
