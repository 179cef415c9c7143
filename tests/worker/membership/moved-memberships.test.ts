import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { PlanId } from "#worker/contracts/vocabulary.ts";
import { memberships } from "#worker/db/schema/membership.ts";
import { listPaymentsOfOrder } from "#worker/domain/billing/payments.server.ts";
import { addDays } from "#worker/domain/india-calendar.server.ts";
import { lastDayOf } from "#worker/domain/membership/terms.server.ts";
import { listOwnMemberships } from "#worker/domain/privacy/account-overview.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { buy, membershipOf, order, person, siteOn } from "../../support/fixtures/membership/purchases.ts";
import { auditOf, deliverAll, failRefund, orderOf } from "../../support/fixtures/payments.ts";
import { openSite, openSiteWithMails } from "../../support/site/site.ts";

const DAY = "2026-01-10";
const { db } = siteOn(DAY).deps;

type Bought = { id: string; paymentId: string };

let seconds = 0;

/** Buys on {@link DAY}, each time a second later. A full upgrade is bought without logging in. */
async function purchase(contact: string, planId: PlanId, { isLoggedIn = true } = {}): Promise<Bought> {
  const { id } = await order(contact, planId, DAY, { isLoggedIn });
  const paid = await fakeRazorpay.pay(id);
  seconds += 1;
  const now = new Date(Date.parse(`${DAY}T10:00:00+05:30`) + seconds * 1000);
  const site = openSite({ now: () => now });
  expect((await site.post("/payment/verify", paid)).status).toBe(200);
  await site.settle();
  return { id, paymentId: paid.razorpay_payment_id };
}
const community = (contact: string) => purchase(contact, "community");
const upgradeTo = (contact: string, planId: PlanId) => purchase(contact, planId, { isLoggedIn: false });

/** Two years of Community, and Corporate instead of the rest of them: 73 days. */
async function upgradeTwoYears(contact: string) {
  for (let n = 0; n < 2; n++) await community(contact);
  const upgrade = await upgradeTo(contact, "corporate");
  expect(await membershipOf(upgrade.id)).toMatchObject({ kind: "upgrade", validTo: "2027-03-23" });
  return upgrade;
}

async function refund({ id, paymentId }: Bought, site = siteOn(DAY)) {
  await fakeRazorpay.refund(paymentId);
  for (let n = 0; n < 2; n++) await deliverAll(site, id);
}

async function daysOf({ id }: { id: string }) {
  const { validFrom, validTo } = (await membershipOf(id)) ?? expect.fail("no membership");
  return [validFrom, validTo];
}

async function movesOf(providerOrderId: string): Promise<string[]> {
  return (await auditOf(siteOn(DAY), providerOrderId, "membership.moved")).map(({ detail }) => detail);
}

const AFTER_UPGRADE = ["2027-03-24", "2028-03-23"];
const AFTER_TWO_YEARS = ["2028-01-10", "2029-01-09"];

test("a refunded upgrade ends and its old membership runs again; if the refund fails after all, the upgrade runs instead", async () => {
  const contact = person();
  const site = siteOn("2026-10-02");
  const premium = await buy(contact, "premium", DAY);
  const { id } = await order(contact, "gold", "2026-10-02");
  const payment = await fakeRazorpay.pay(id);
  await site.post("/payment/verify", payment);
  await fakeRazorpay.refund(payment.razorpay_payment_id);
  for (let n = 0; n < 2; n++) await deliverAll(site, id);
  expect(await membershipOf(id)).toMatchObject({ revokedOn: "2026-10-02" });
  expect(await membershipOf(premium.id)).toMatchObject({ endedOn: null, revokedOn: null });

  await failRefund(siteOn(DAY), id);
  expect(await membershipOf(id)).toMatchObject({ revokedOn: null });
  expect(await membershipOf(premium.id)).toMatchObject({ endedOn: "2026-10-02" });
  const own = await listOwnMemberships(site.deps, contact);
  expect(own.map(({ plan, state }) => [plan, state])).toEqual([
    ["Gold Member", "active"],
    ["Premium Member", "ended"],
  ]);
});

test("what follows a refunded upgrade begins after the memberships that run again", async () => {
  const contact = person();
  const upgrade = await upgradeTwoYears(contact);
  const [next, last, refunded] = [await community(contact), await community(contact), await community(contact)];
  expect(await daysOf(next)).toEqual(AFTER_UPGRADE);
  await change(refunded, { revokedOn: DAY });
  await change(last, { nextReminderOn: null });
  const before = await membershipOf(refunded.id);
  await deliverAll(siteOn(DAY), upgrade.id);
  expect(await daysOf(next)).toEqual(AFTER_UPGRADE);

  await refund(upgrade);
  expect([await membershipOf(next.id), await membershipOf(last.id)]).toMatchObject([
    { validFrom: "2028-01-10", validTo: "2029-01-09", nextReminderOn: "2028-12-10" },
    { validFrom: "2029-01-10", validTo: "2030-01-09", nextReminderOn: "2029-12-10" },
  ]);
  expect(await membershipOf(refunded.id)).toEqual(before);
  expect(await movesOf(next.id)).toEqual(["2027-03-24 2028-01-10"]);
  expect(await movesOf(last.id)).toEqual(["2028-03-24 2029-01-10"]);
});

test.each([
  { kind: "renewal", begins: "2027-03-24", isMoved: true },
  { kind: "renewal", begins: "2026-01-09", isMoved: true },
  { kind: "later_lower_plan", begins: DAY, isMoved: true },
  { kind: "new", begins: "2026-01-11", isMoved: true },
  { kind: "new", begins: DAY, isMoved: true },
  { kind: "upgrade", begins: "2027-03-24", isMoved: false },
] as const)(
  "a membership of kind $kind that begins on $begins moves after a refunded upgrade: $isMoved",
  async ({ kind, begins, isMoved }) => {
    const contact = person();
    const upgrade = await upgradeTwoYears(contact);
    const next = await community(contact);
    await change(next, { kind, validFrom: begins, createdAt: new Date(`${DAY}T10:05:00+05:30`) });
    await refund(upgrade);
    expect((await daysOf(next))[0]).toBe(isMoved ? "2028-01-10" : begins);
  },
);

test("two refunded upgrades, one of which replaced the other, end the same way in whichever order they are refunded", async () => {
  for (const isLaterFirst of [true, false]) {
    const contact = person();
    for (let n = 0; n < 2; n++) await community(contact);
    const premium = await upgradeTo(contact, "premium");
    const next = await community(contact);
    const gold = await upgradeTo(contact, "gold");
    expect(await membershipOf(next.id)).toMatchObject({ endedOn: DAY });
    for (const upgrade of isLaterFirst ? [gold, premium] : [premium, gold]) await refund(upgrade);
    expect(await membershipOf(next.id)).toMatchObject({ endedOn: null, validFrom: "2028-01-10" });
  }
});

test("what a refunded upgrade had replaced stays ended while a higher upgrade of it runs", async () => {
  const contact = person();
  const first = await buy(contact, "community", DAY);
  const premium = await buy(contact, "premium", "2026-04-01");
  const gold = await buy(contact, "gold", "2026-07-01");
  await refundOn("2026-07-02", premium);
  expect(await runningOf(contact)).toEqual(["Gold Member"]);
  await refundOn("2026-07-03", gold);
  expect(await runningOf(contact)).toEqual(["Community Member"]);
  expect(await membershipOf(first.id)).toMatchObject({ endedOn: null, validTo: "2027-01-09" });
});

async function refundOn(day: string, { id }: { id: string }): Promise<void> {
  const { id: orderId } = await orderOf(siteOn(day), id);
  const [payment = expect.fail("no payment")] = await listPaymentsOfOrder(siteOn(day).deps, orderId);
  await refund({ id, paymentId: payment.id }, siteOn(day));
}

async function runningOf(contact: string): Promise<string[]> {
  const own = await listOwnMemberships(siteOn("2026-07-04").deps, contact);
  return own.filter(({ state }) => state === "active").map(({ plan }) => plan);
}

test("if the refund of an upgrade fails after all, everything behind it moves back, unless it has ended", async () => {
  const contact = person();
  const upgrade = await upgradeTwoYears(contact);
  const next = await community(contact);
  const others = [await community(contact), await community(contact)];
  await refund(upgrade);
  expect(await daysOf(next)).toEqual(AFTER_TWO_YEARS);
  for (const [i, end] of [{ revokedOn: DAY }, { endedOn: DAY }].entries()) await change(others[i] ?? next, end);
  const stateOf = () => Promise.all(others.map(({ id }) => membershipOf(id)));
  const before = await stateOf();
  const meanwhile = await community(contact);
  expect(await daysOf(meanwhile)).toEqual(["2029-01-10", "2030-01-09"]);

  for (let n = 0; n < 2; n++) await failRefund(siteOn(DAY), upgrade.id);
  expect(await membershipOf(next.id)).toMatchObject({ validFrom: "2027-03-24", nextReminderOn: "2028-02-22" });
  expect(await daysOf(meanwhile)).toEqual(["2028-03-24", "2029-03-23"]);
  expect(await stateOf()).toEqual(before);
  expect(await movesOf(next.id)).toEqual(["2027-03-24 2028-01-10", "2028-01-10 2027-03-24"]);
});

test("what was bought while the refund of an upgrade was pending follows the upgrade if the refund fails", async () => {
  const contact = person();
  await community(contact);
  const upgrade = await upgradeTo(contact, "corporate");
  const [, lastDay = ""] = await daysOf(upgrade);
  const pending = await fakeRazorpay.refund(upgrade.paymentId, undefined, { isPending: true });
  await deliverAll(siteOn(DAY), upgrade.id);
  const next = await community(contact);
  expect(await daysOf(next)).toEqual(["2027-01-10", "2028-01-09"]);
  await fakeRazorpay.settleRefund(pending, "failed");
  await deliverAll(siteOn(DAY), upgrade.id);
  expect(await daysOf(next)).toEqual([addDays(lastDay, 1), lastDayOf(addDays(lastDay, 1))]);
});

test("a pending refund moves nothing; a renewal whose own refund is pending is moved", async () => {
  const contact = person();
  const upgrade = await upgradeTwoYears(contact);
  const next = await community(contact);
  await fakeRazorpay.refund(next.paymentId, undefined, { isPending: true });
  await deliverAll(siteOn(DAY), next.id);

  const pending = await fakeRazorpay.refund(upgrade.paymentId, undefined, { isPending: true });
  await deliverAll(siteOn(DAY), upgrade.id);
  expect(await daysOf(next)).toEqual(AFTER_UPGRADE);
  expect(await movesOf(next.id)).toEqual([]);
  await fakeRazorpay.settleRefund(pending, "processed");
  await deliverAll(siteOn(DAY), upgrade.id);
  expect(await daysOf(next)).toEqual(AFTER_TWO_YEARS);
});

test("what follows a refunded membership begins after what still runs, and today if nothing does", async () => {
  const contact = person();
  const years = [await community(contact), await community(contact), await community(contact)];
  const [first, second, third] = years as [Bought, Bought, Bought];
  await refund(second, siteOn("2026-03-01"));
  expect(await daysOf(third)).toEqual(["2027-01-10", "2028-01-09"]);
  await refund(first, siteOn("2026-03-02"));
  expect(await daysOf(third)).toEqual(["2026-03-02", "2027-03-01"]);
  expect(await movesOf(third.id)).toEqual(["2028-01-10 2027-01-10", "2027-01-10 2026-03-02"]);
});

test("a lost dispute moves what follows, and winning it in another phase moves it back", async () => {
  const contact = person();
  const [first, second] = [await community(contact), await community(contact)];
  const dispute = { payment_id: first.paymentId };
  const disputeId = await fakeRazorpay.dispute("lost", { ...dispute, status: "lost" });
  await deliverAll(siteOn("2026-04-01"), first.id);
  expect(await daysOf(second)).toEqual(["2026-04-01", "2027-03-31"]);
  await fakeRazorpay.change({ now: Math.floor(Date.now() / 1000) + 60 });
  await fakeRazorpay.dispute("won", { ...dispute, id: disputeId, phase: "pre_arbitration", status: "won" });
  await deliverAll(siteOn("2026-05-01"), first.id);
  await fakeRazorpay.change({ now: null });
  expect(await daysOf(second)).toEqual(["2027-01-10", "2028-01-09"]);
});

test("what was bought while another membership was refunded follows it if that refund fails", async () => {
  const contact = person();
  const [first, second] = [await community(contact), await community(contact)];
  for (const refunded of [first, second]) await refund(refunded);
  const meanwhile = await community(contact);
  expect(await membershipOf(meanwhile.id)).toMatchObject({ kind: "new", validFrom: DAY });
  await failRefund(siteOn(DAY), second.id);
  expect([await daysOf(second), await daysOf(meanwhile)]).toEqual([
    [DAY, "2027-01-09"],
    ["2027-01-10", "2028-01-09"],
  ]);
  await failRefund(siteOn(DAY), first.id);
  expect([await daysOf(first), await daysOf(second), await daysOf(meanwhile)]).toEqual([
    [DAY, "2027-01-09"],
    ["2027-01-10", "2028-01-09"],
    ["2028-01-10", "2029-01-09"],
  ]);
});

test("a purchase without a refund moves nothing", async () => {
  const contact = person();
  const [first, second] = [await community(contact), await community(contact)];
  await change(second, { validFrom: "2027-06-01", validTo: "2028-05-31" });
  for (const { id } of [first, second]) await deliverAll(siteOn(DAY), id);
  expect(await daysOf(second)).toEqual(["2027-06-01", "2028-05-31"]);
});

test("a membership that has begun never moves to an earlier day", async () => {
  const contact = person();
  const [first, second] = [await community(contact), await community(contact)];
  await fakeRazorpay.dispute("lost", { payment_id: first.paymentId, status: "lost" });
  await deliverAll(siteOn("2027-01-10"), first.id);
  expect(await membershipOf(first.id)).toMatchObject({ revokedOn: "2027-01-10" });
  expect(await daysOf(second)).toEqual(["2027-01-10", "2028-01-09"]);
});

test("a membership that an operator has ended keeps its days and delays nothing", async () => {
  const contact = person();
  const [first, second, third] = [await community(contact), await community(contact), await community(contact)];
  await change(second, { revokedOn: DAY, revokedBy: "operator" });
  await refund(first);
  expect([await daysOf(second), await daysOf(third)]).toEqual([
    ["2027-01-10", "2028-01-09"],
    [DAY, "2027-01-09"],
  ]);
});

test("a membership that has ended does not move, although the refund of one on the same days fails", async () => {
  const contact = person();
  const [first, second] = [await community(contact), await community(contact)];
  await refund(first);
  expect(await daysOf(second)).toEqual([DAY, "2027-01-09"]);
  await failRefund(siteOn("2027-01-10"), first.id);
  expect(await membershipOf(first.id)).toMatchObject({ revokedOn: null, validFrom: DAY });
  expect(await daysOf(second)).toEqual([DAY, "2027-01-09"]);
});

test("a membership on its last day stays, although an upgrade of the next one is disputed", async () => {
  const contact = person();
  const [, second, third] = [await community(contact), await community(contact), await community(contact)];
  await change(third, { kind: "upgrade" });
  await fakeRazorpay.dispute("created", { payment_id: third.paymentId });
  await deliverAll(siteOn("2028-01-09"), third.id);
  expect([await daysOf(second), await daysOf(third)]).toEqual([
    ["2027-01-10", "2028-01-09"],
    ["2028-01-10", "2029-01-09"],
  ]);
});

test("a membership that was bought after a refund stays if one that begins later runs again", async () => {
  const contact = person();
  const [first, second] = [await community(contact), await community(contact)];
  for (const refunded of [second, first]) await refund(refunded);
  const meanwhile = await community(contact);
  await failRefund(siteOn(DAY), second.id);
  expect([await daysOf(meanwhile), await daysOf(second)]).toEqual([
    [DAY, "2027-01-09"],
    ["2027-01-10", "2028-01-09"],
  ]);
});

test("a moved membership keeps its twelve months in a leap year, and the days by which it was extended", async () => {
  for (const [validTo, movedTo] of [
    ["2028-02-29", "2027-04-30"],
    ["2028-03-05", "2027-05-05"],
  ]) {
    const contact = person();
    const [first, second] = [await community(contact), await community(contact)];
    await change(second, { validFrom: "2027-03-01", validTo });
    await refund(first, siteOn("2026-05-01"));
    expect(await daysOf(second)).toEqual(["2026-05-01", movedTo]);
  }
});

test("the mail about a refunded upgrade lists its owner's current memberships, with the moved days", async () => {
  const contact = person();
  const upgrade = await upgradeTwoYears(contact);
  await community(contact);
  const { site, mails } = openSiteWithMails({ now: () => new Date(`${DAY}T10:01:00+05:30`) });
  await refund(upgrade, site);
  await site.settle();
  const { text = "" } = mails.find(({ to, subject }) => to === contact && subject.startsWith("Your refund")) ?? {};
  expect(text.split("\n").filter((line) => /^(?:Your Corporate|You still have)/.test(line))).toEqual([
    "Your Corporate Member membership ended on 10 January 2026.",
    "You still have: Community Member, valid from 10 January 2026 to 9 January 2027.",
    "You still have: Community Member, valid from 10 January 2027 to 9 January 2028.",
    "You still have: Community Member, valid from 10 January 2028 to 9 January 2029.",
  ]);
});

test("a refunded upgrade leaves a higher upgrade that has begun and another person's membership as they are", async () => {
  const contact = person();
  await community(contact);
  const premium = await upgradeTo(contact, "premium");
  const gold = await upgradeTo(contact, "gold");
  const before = await membershipOf(gold.id);
  const other = person();
  const [, renewal] = [await community(other), await community(other)];
  await refund(premium);
  expect(await membershipOf(gold.id)).toEqual(before);
  expect(await daysOf(renewal)).toEqual(["2027-01-10", "2028-01-09"]);
});

async function change(
  { id: providerOrderId }: Pick<Bought, "id">,
  to: Partial<typeof memberships.$inferInsert>,
): Promise<void> {
  const { id } = await orderOf(siteOn(DAY), providerOrderId);
  await db.update(memberships).set(to).where(eq(memberships.orderId, id));
}
