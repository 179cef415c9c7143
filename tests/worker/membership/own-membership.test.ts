import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#worker/db/schema/billing.ts";
import { memberships } from "#worker/db/schema/membership.ts";
import { endMembership } from "#worker/domain/console/finance/membership-steps.server.ts";
import { describeOwnMembership } from "#worker/domain/dashboard/own-membership.server.ts";
import { addDays } from "#worker/domain/india-calendar.server.ts";
import { listOwnMemberships, listRunningMemberships } from "#worker/domain/privacy/account-overview.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { buy, membershipOf, order, person, siteOn } from "../../support/fixtures/membership/purchases.ts";
import { deliverAll } from "../../support/fixtures/payments.ts";

/** Returns the first day. */
async function buyGold(contact: string, day: string): Promise<string> {
  const site = siteOn(day);
  const purchase = { amount: 24999, name: "Meera Joshi", contact, plan: "gold" };
  const { id } = await (await site.post("/payment/create-order", purchase)).json<{ id: string }>();
  expect((await site.post("/payment/verify", await fakeRazorpay.pay(id))).status).toBe(200);
  const [row] = await site.deps.db
    .select({ validFrom: memberships.validFrom })
    .from(memberships)
    .innerJoin(orders, eq(orders.id, memberships.orderId))
    .where(eq(orders.providerOrderId, id));
  return row?.validFrom ?? expect.fail("no membership");
}

async function ownOn(day: string, contact: string) {
  const { deps } = siteOn(day);
  return describeOwnMembership(deps, contact, await listOwnMemberships(deps, contact));
}

test("without a membership there is nothing to describe", async () => {
  expect(await ownOn("2026-01-10", person())).toBeUndefined();
});

test.each([
  ["2026-12-31", "active", 9],
  ["2027-01-09", "active", 0],
  ["2027-01-10", "grace", 14],
  ["2027-01-24", "grace", 0],
  ["2027-01-25", "lapsed", -16],
] as const)("on %s the member's own membership is %s with %i days left", async (day, state, daysLeft) => {
  const contact = person();
  await buyGold(contact, "2026-01-10");
  expect(await ownOn(day, contact)).toMatchObject({
    ...{ state, daysLeft, since: "10 January 2026", graceEnd: "24 January 2027" },
    renewal: { price: "24,999", path: "/membership?plan=gold#gold" },
  });
});

test.each([-20, 0, 1, 2, 15, 16, 40])(
  "the day that the dashboard announces is the one on which a renewal begins, %i days after the end",
  async (days) => {
    const contact = person();
    await buyGold(contact, "2026-01-10");
    const today = addDays("2027-01-09", days);
    const renewal = (await ownOn(today, contact))?.renewal ?? expect.fail("no renewal");
    const first = await buyGold(contact, today);
    expect(renewal.sentence).toContain(days > 15 ? "begins on the day you pay" : "begins on 10 January 2027");
    expect(first).toBe(days > 15 ? today : "2027-01-10");
  },
);

test("a renewed membership offers no renewal, and the member's first day survives a gap", async () => {
  const contact = person();
  await buyGold(contact, "2026-01-10");
  await buyGold(contact, "2027-06-01");
  expect(await ownOn("2027-06-01", contact)).toMatchObject({ state: "active", since: "10 January 2026" });
  await buyGold(contact, "2028-05-01");
  const renewed = await ownOn("2028-05-01", contact);
  expect(renewed).toMatchObject({ state: "active", daysLeft: 30, since: "10 January 2026" });
  expect(renewed?.renewal).toBeUndefined();
});

test.each([
  ["2026-01-09", "from 10 January 2026 to 9 January 2027"],
  ["2027-01-09", "valid until 9 January 2027"],
  ["2027-01-10", "ended on 9 January 2027"],
])("on %s the list says %s", async (day, days) => {
  const contact = person();
  await buyGold(contact, "2026-01-10");
  expect(await listOwnMemberships(siteOn(day).deps, contact)).toMatchObject([{ days }]);
});

async function buyPremium(contact: string) {
  const { id } = await order(contact, "premium", "2026-01-10");
  const payment = await fakeRazorpay.pay(id);
  const verifyOn = async (day: string) => (await siteOn(day).post("/payment/verify", payment)).json();
  await verifyOn("2026-01-10");
  const refundOn = async (day: string) => {
    await fakeRazorpay.refund(payment.razorpay_payment_id);
    await deliverAll(siteOn(day), id);
  };
  return { id, verifyOn, refundOn };
}

test("a membership that was upgraded or over before its refund shows the day on which it ended", async () => {
  const [upgraded, over] = [person(), person()];
  const first = await buyPremium(upgraded);
  await buy(upgraded, "gold", "2026-10-02");
  await first.refundOn("2026-10-20");
  expect(await listOwnMemberships(siteOn("2026-10-20").deps, upgraded)).toMatchObject([
    { plan: "Gold Member", state: "active" },
    { state: "revoked", days: "ended on 2 October 2026", revokedOn: "2 October 2026" },
  ]);
  expect(await first.verifyOn("2026-10-20")).toMatchObject({
    message: "Your Premium Member membership ended on 2 October 2026. Your payment for it was refunded or reversed.",
  });
  await (await buyPremium(over)).refundOn("2027-01-20");
  expect(await listOwnMemberships(siteOn("2027-01-20").deps, over)).toMatchObject([
    { state: "revoked", days: "ended on 9 January 2027", revokedOn: "9 January 2027" },
  ]);
});

test("the list tells a membership that the forum ended from one that was refunded", async () => {
  const site = siteOn("2026-01-12");
  const [stopped, refunded] = [person(), person()];
  const { id = "" } = (await membershipOf((await buyPremium(stopped)).id)) ?? {};
  await endMembership(site.deps, await operatorOf(site, "finance"), { id, reason: "They asked" });
  await (await buyPremium(refunded)).refundOn("2026-01-12");
  const ended = { state: "revoked", days: "ended on 12 January 2026", revokedOn: "12 January 2026" };
  expect(await listOwnMemberships(site.deps, stopped)).toMatchObject([{ ...ended, isEndedByForum: true }]);
  expect(await listOwnMemberships(site.deps, refunded)).toMatchObject([{ ...ended, isEndedByForum: false }]);
});

test("the page of the erasure names each membership that runs or begins later, and none that is over", async () => {
  const contact = person();
  await buyGold(contact, "2026-01-10");
  await buyGold(contact, "2026-12-20");
  const runningOn = async (day: string) =>
    (await listRunningMemberships(siteOn(day).deps, contact)).map(({ validTo }) => validTo);
  expect(await runningOn("2026-12-21")).toEqual(["9 January 2027", "9 January 2028"]);
  expect(await runningOn("2027-02-01")).toEqual(["9 January 2028"]);
  expect(await runningOn("2028-02-01")).toEqual([]);
});
