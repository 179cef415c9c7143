import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { memberships } from "#worker/db/schema/membership.ts";
import { idsOfOtherPaidOrders } from "#worker/domain/billing/payments.server.ts";
import {
  endMembership,
  extendMembership,
  reopenMembership,
} from "#worker/domain/console/finance/membership-steps.server.ts";
import { membershipList, viewMembership } from "#worker/domain/console/finance/memberships.server.ts";
import { viewList } from "#worker/domain/console/list.server.ts";
import { viewToday } from "#worker/domain/console/today/today.server.ts";
import { addDays, indianDay, longDate } from "#worker/domain/india-calendar.server.ts";
import { listEndingBetween } from "#worker/domain/membership/memberships.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { trailOf } from "../../support/fixtures/billing/console-payments.ts";
import { membershipOf } from "../../support/fixtures/billing/refunds.ts";
import { reserved } from "../../support/fixtures/membership/bank-transfers.ts";
import { company, named, seated } from "../../support/fixtures/membership/seats.ts";
import { deliverAll, orderOf, paidOrder } from "../../support/fixtures/payments.ts";
import { openSite } from "../../support/site/site.ts";

const REASON = "Their event was cancelled";

async function paidMembership(changes: { contact?: string } = {}, now = new Date()) {
  const site = openSite({ now: () => now });
  const contact = changes.contact ?? `${crypto.randomUUID()}@example.org`;
  const { id, payment } = await paidOrder(site, "success", { contact });
  await deliverAll(site, id);
  const membership = (await membershipOf(site, (await orderOf(site, id)).id)) ?? expect.fail("no membership");
  return {
    site,
    deps: site.deps,
    providerId: id,
    payment,
    membership,
    contact,
    operator: await operatorOf(site, "finance"),
  };
}

test("a membership is found by its buyer and by its state, and opened with its documents", async () => {
  const { site, deps, operator, membership, contact } = await paidMembership();
  const idsIn = async (entered: Record<string, string>, now = deps.now()) =>
    (await viewList(deps, membershipList(now), entered)).rows.map(({ id }) => id);
  expect(await idsIn({ q: contact })).toEqual([membership.id]);
  const { validTo } = membership;
  const on = (days: number) => new Date(`${addDays(validTo, days)}T06:00:00Z`);
  expect(await idsIn({ state: "active", q: contact }, on(-40))).toEqual([membership.id]);
  expect(await idsIn({ state: "month", q: contact }, on(-40))).toEqual([]);
  const states = [
    ["active", on(0)],
    ["month", on(0)],
    ["grace", on(1)],
    ["grace", on(15)],
    ["lapsed", on(16)],
  ] as const;
  for (const [state, now] of states) {
    for (const other of ["active", "month", "grace", "lapsed", "stopped"]) {
      const isIt =
        other === state || (state === "month" && other === "active") || (state === "active" && other === "month");
      expect([other, (await idsIn({ state: other, q: contact }, now)).length]).toEqual([other, isIt ? 1 : 0]);
    }
  }
  const view = await viewMembership(deps, operator, membership.id);
  expect(view).toMatchObject({ mayExtend: true, mayEnd: true, mayReopen: false, documents: [{ actions: [] }] });
  expect(JSON.stringify(view)).not.toContain(contact);
  expect(await viewMembership(deps, operator, "none")).toBeUndefined();
  const lastDay = { ...deps, now: () => on(0) };
  const section = (await viewToday(lastDay, { role: "finance", memberId: "" })).find(({ id }) => id === "memberships");
  expect(section?.items).toContainEqual(
    expect.objectContaining({ id: membership.id, title: "Ravi", due: { text: "Ends today" } }),
  );
  expect(await trailOf(site, `membership:${membership.id}`)).toEqual(["membership.viewed"]);
});

test("Today does not list a membership that ends if the person has paid for a later one, unless that is refunded", async () => {
  const { deps, membership, contact } = await paidMembership();
  const lastDay = { ...deps, now: () => new Date(`${membership.validTo}T06:00:00Z`) };
  const isListed = async () => {
    const sections = await viewToday(lastDay, { role: "finance", memberId: "" });
    return sections.some(({ items }) => items.some(({ id }) => id === membership.id));
  };
  expect(await isListed()).toBe(true);
  const renewal = await paidMembership({ contact });
  expect(await isListed()).toBe(false);
  await fakeRazorpay.refund(renewal.payment.razorpay_payment_id);
  await deliverAll(renewal.site, renewal.providerId);
  expect(await isListed()).toBe(true);
});

test("a membership that a refund has moved shows its earlier first day", async () => {
  const first = await paidMembership();
  const { deps, contact, operator } = first;
  const { membership: next } = await paidMembership({ contact });
  await fakeRazorpay.refund(first.payment.razorpay_payment_id);
  await deliverAll(first.site, first.providerId);
  const { timeline, details } = (await viewMembership(deps, operator, next.id)) ?? expect.fail("no membership");
  const today = longDate(indianDay(deps.now()));
  expect(timeline.map(({ what }) => what)).toContain(`First day moved from ${longDate(next.validFrom)} to ${today}`);
  expect(details).toContainEqual(["First day", today]);
});

test("an extension moves the last day and the reminders once, with its reason in the trail", async () => {
  const { site, deps, operator, membership } = await paidMembership();
  const day = addDays(membership.validTo, 30);
  const extension = { id: membership.id, day, reason: REASON };
  const outcomes = await Promise.all([1, 2, 3].map(() => extendMembership(deps, operator, extension)));
  expect(outcomes.some(({ ok }) => ok)).toBe(true);
  const extended = await membershipOf(site, membership.orderId);
  expect(extended).toMatchObject({ validTo: day, nextReminderOn: addDays(membership.nextReminderOn ?? "", 30) });
  const extensions = (await trailOf(site, `membership:${membership.id}`)).filter(
    (one) => one === "membership.extended",
  );
  expect(extensions).toHaveLength(1);
});

test("a day before the last one, a day more than a year after it, and an unknown membership are refused", async () => {
  const { deps, operator, membership } = await paidMembership();
  for (const days of [-1, 367]) {
    const extension = { id: membership.id, day: addDays(membership.validTo, days), reason: REASON };
    expect(await extendMembership(deps, operator, extension)).toMatchObject({ errors: [{ field: "day" }] });
  }
  const unknown = { id: "none", day: "2027-01-01", reason: REASON };
  expect(await extendMembership(deps, operator, unknown)).toMatchObject({ code: "not_found" });
  expect(await endMembership(deps, operator, unknown)).toMatchObject({ code: "not_found" });
  expect(await reopenMembership(deps, operator, "none")).toMatchObject({ code: "not_found" });
});

test("a membership is not extended beyond the start of its renewal", async () => {
  const first = await paidMembership();
  await paidMembership({ contact: first.contact });
  const { deps, operator, membership } = first;
  const extension = { id: membership.id, day: addDays(membership.validTo, 5), reason: REASON };
  expect(await extendMembership(deps, operator, extension)).toMatchObject({
    message: "This person has already paid for a later membership. Extend that one.",
  });
});

test("finance ends a membership, and later payments of the order neither open it nor end it again", async () => {
  const { site, deps, operator, membership, providerId } = await paidMembership();
  const end = { id: membership.id, reason: REASON };
  expect(await endMembership(deps, operator, end)).toMatchObject({ ok: true });
  const statesOf = async (state: string) =>
    (await viewList(deps, membershipList(deps.now()), { state, q: membership.orderId })).rows.map(({ id }) => id);
  expect([await statesOf("active"), await statesOf("stopped")]).toEqual([[], [membership.id]]);
  expect(await endMembership(deps, operator, end)).toMatchObject({ code: "version_conflict" });
  await deliverAll(site, providerId);
  expect(await membershipOf(site, membership.orderId)).toMatchObject({
    revokedOn: expect.any(String),
    revokedBy: operator.memberId,
    nextReminderOn: null,
  });
  const extension = { id: membership.id, day: addDays(membership.validTo, 5), reason: REASON };
  expect(await extendMembership(deps, operator, extension)).toMatchObject({
    message: "This membership has ended, so it cannot be changed.",
  });
  expect(await reopenMembership(deps, operator, membership.id)).toMatchObject({ ok: true });
  expect(await membershipOf(site, membership.orderId)).toMatchObject({ revokedOn: null, revokedBy: null });
  expect(await trailOf(site, `membership:${membership.id}`)).toEqual(["membership.ended", "membership.reopened"]);
});

test("a membership that an upgrade has replaced is neither extended nor ended", async () => {
  const [old, upgrade] = [await paidMembership(), await paidMembership()];
  const { deps, operator, membership } = old;
  const replaced = { endedOn: membership.validFrom, replacedBy: upgrade.membership.orderId };
  await deps.db.update(memberships).set(replaced).where(eq(memberships.id, membership.id));
  const extension = { id: membership.id, day: addDays(membership.validTo, 5), reason: REASON };
  const message = "This membership has ended, so it cannot be changed.";
  expect(await extendMembership(deps, operator, extension)).toMatchObject({ message });
  expect(await endMembership(deps, operator, extension)).toMatchObject({ message });
});

test("a membership that runs is not reopened, whatever else has ended", async () => {
  const [running, ended] = [await paidMembership(), await paidMembership()];
  await endMembership(ended.deps, ended.operator, { id: ended.membership.id, reason: REASON });
  const { deps, operator, membership } = running;
  expect(await reopenMembership(deps, operator, membership.id)).toMatchObject({ code: "version_conflict" });
});

test("an ended membership stays ended once another one runs on its days or after them", async () => {
  const { deps, operator, membership, contact } = await paidMembership();
  await endMembership(deps, operator, { id: membership.id, reason: REASON });
  const { membership: next } = await paidMembership({ contact });
  expect([next.validFrom, next.validTo]).toEqual([membership.validFrom, membership.validTo]);
  expect(await reopenMembership(deps, operator, membership.id)).toMatchObject({ code: "version_conflict" });
  const change = (days: Partial<typeof next>) =>
    deps.db.update(memberships).set(days).where(eq(memberships.id, next.id));
  await change({ validFrom: addDays(membership.validFrom, -300), validTo: membership.validFrom });
  expect(await reopenMembership(deps, operator, membership.id)).toMatchObject({ code: "version_conflict" });
  await change({ validTo: addDays(membership.validFrom, -1) });
  expect(await reopenMembership(deps, operator, membership.id)).toMatchObject({ ok: true });
});

test("an ended membership whose money was refunded stays ended", async () => {
  const { site, deps, operator, membership, providerId, payment } = await paidMembership();
  await endMembership(deps, operator, { id: membership.id, reason: REASON });
  await fakeRazorpay.refund(payment.razorpay_payment_id);
  await deliverAll(site, providerId);
  expect(await reopenMembership(deps, operator, membership.id)).toMatchObject({ code: "version_conflict" });
  expect(await membershipOf(site, membership.orderId)).toMatchObject({ revokedBy: operator.memberId });
});

test("only running memberships with their last day in a period are listed as ending in it", async () => {
  const made = [];
  for (const change of [
    { validTo: "2041-03-01" },
    { validTo: "2041-03-31" },
    { validTo: "2041-02-28" },
    { validTo: "2041-04-01" },
    { validTo: "2041-03-10", revokedOn: "2041-01-01" },
  ]) {
    const { deps, membership } = await paidMembership();
    await deps.db.update(memberships).set(change).where(eq(memberships.id, membership.id));
    made.push(membership.id);
  }
  const period = { from: "2041-03-01", to: "2041-03-31", ordersOf: idsOfOtherPaidOrders, limit: 10 };
  const ending = await listEndingBetween(openSite().deps, period);
  expect(ending.map(({ id }) => id)).toEqual(made.slice(0, 2));
});

test("Today lists the bank transfers that wait for the money, those that expire soonest first", async () => {
  const site = openSite();
  const { reference, lastDay } = await reserved(site);
  const section = (await viewToday(site.deps, { role: "finance", memberId: "" })).find(
    ({ id }) => id === "bank-transfers",
  );
  expect(section?.items).toContainEqual(
    expect.objectContaining({ id: reference, title: "₹2,99,999 from Kavita Shah", due: { text: "7 days left" } }),
  );
  const after = { ...site.deps, now: () => new Date(`${addDays(lastDay, 1)}T06:00:00Z`) };
  const later = (await viewToday(after, { role: "finance", memberId: "" })).find(({ id }) => id === "bank-transfers");
  expect(later?.items.map(({ id }) => id) ?? []).not.toContain(reference);
});

test("a membership for several people shows its seats with masked addresses, and is found by the email of one", async () => {
  const site = openSite();
  const { deps } = site;
  const buyer = await company(site);
  const holder = await seated(site, buyer);
  const invited = `${crypto.randomUUID()}@example.org`;
  await named(site, buyer, invited);
  const idsFor = async (q: string) =>
    (await viewList(deps, membershipList(deps.now()), { q })).rows.map(({ id }) => id);
  const [id = ""] = await idsFor(buyer.email);
  for (const q of [holder.email, invited.toUpperCase()]) expect(await idsFor(q)).toEqual([id]);
  expect(await idsFor(invited.slice(0, 20))).toEqual([]);
  const [finance, desk] = [await operatorOf(site, "finance"), await operatorOf(site, "desk")];
  const view = (await viewMembership(deps, finance, id)) ?? expect.fail("no membership");
  expect(view.details).toContainEqual(["Seats", expect.stringMatching(/^\d+ in the plan$/)]);
  expect(view.seats).toMatchObject([
    { state: { text: "Accepted" }, facts: ["Seat 1", expect.stringMatching(/•••@e•••\.org$/), expect.anything()] },
    { title: expect.stringMatching(/•••@e•••\.org$/), state: { text: "Invited" } },
  ]);
  expect(view.seats[0]?.title).toContain("•");
  expect(JSON.stringify(view)).not.toMatch(new RegExp(`${holder.email}|${invited}`));
  expect(view.seats[0]).not.toHaveProperty("link");
  const link = { href: `/console/members/${holder.memberId}`, label: "Open" };
  const seen = (await viewMembership(deps, desk, id))?.seats[0];
  expect(seen).toMatchObject({ link });
  expect(seen?.title).not.toContain("•");
  const { membership } = await paidMembership();
  expect(await viewMembership(deps, finance, membership.id)).toMatchObject({ hasSeats: false, seats: [] });
});
