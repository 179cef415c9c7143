import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#worker/db/schema/platform.ts";
import { seats } from "#worker/db/schema/seats.ts";
import { listMemberships } from "#worker/domain/dashboard/memberships.server.ts";
import { viewDashboard } from "#worker/domain/dashboard/overview.server.ts";
import {
  answerInvitation,
  describeInvitation,
  describeSeats,
  listInvitations,
} from "#worker/domain/dashboard/seats-page.server.ts";
import { purgeExpiredData } from "#worker/domain/privacy/retention.server.ts";
import { acceptSeat, declineSeat, leaveSeat, withdrawSeat } from "#worker/domain/seats/answer-seat.server.ts";
import { inviteToSeat } from "#worker/domain/seats/invite-seat.server.ts";
import { endSeats } from "#worker/jobs/seats.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { requestErasure } from "../../support/fixtures/members.ts";
import { buy, company, named, person, seated } from "../../support/fixtures/membership/seats.ts";
import { deliver, webhookOf } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const onDay = (day: string) => openSite({ now: () => new Date(`${day}T06:00:00Z`) });
const statusOf = async (site: Site, id: string) =>
  (await site.deps.db.select().from(seats).where(eq(seats.id, id)).get())?.status;

test("an accepted seat gives the company's membership with the person's own name, and appears under the company", async () => {
  const site = openSite();
  const buyer = await company(site);
  const holder = await person(site);
  const seatId = await named(site, buyer, holder.email);
  await named(site, await company(site), `${crypto.randomUUID()}@example.org`);
  expect(await listInvitations(site.deps, holder.email)).toMatchObject([
    { id: seatId, company: "Joshi Pumps Pvt Ltd" },
  ]);
  expect(await listMemberships(site.deps, holder)).toEqual([]);

  await acceptSeat(site.deps, holder, seatId);
  const [bought] = await listMemberships(site.deps, buyer);
  expect(await listMemberships(site.deps, holder)).toMatchObject([
    {
      plan: "Corporate Member",
      state: "active",
      company: "Joshi Pumps Pvt Ltd",
      number: bought?.number,
      card: { name: "Asha Rao", number: bought?.number },
    },
  ]);
  const { membership, kolam } = await viewDashboard(site.deps, { ...holder, role: "startup" });
  expect(membership).toMatchObject({ plan: "Corporate Member", company: "Joshi Pumps Pvt Ltd", renewal: undefined });
  expect(kolam).toBeDefined();
  expect(await describeSeats(site.deps, buyer)).toMatchObject({
    seats: 3,
    free: 2,
    taken: [{ place: 1, email: holder.email, name: "Asha Rao", isAccepted: true, isBeyondPlan: false }],
  });
  expect(bought?.company).toBeUndefined();
});

test("only the account with the invited address opens, accepts and declines a seat, each once", async () => {
  const site = openSite();
  const buyer = await company(site);
  const [holder, stranger] = [await person(site), await person(site)];
  const seatId = await named(site, buyer, holder.email);
  expect(await describeInvitation(site.deps, stranger, seatId)).toBeUndefined();
  expect(await describeInvitation(site.deps, buyer, seatId)).toBeUndefined();
  expect(await acceptSeat(site.deps, stranger, seatId)).toMatchObject({ code: "version_conflict" });
  expect(await leaveSeat(site.deps, stranger, seatId)).toMatchObject({ code: "version_conflict" });
  expect(await withdrawSeat(site.deps, stranger.memberId, seatId)).toMatchObject({ code: "version_conflict" });

  const accepted = await Promise.all(Array.from({ length: 20 }, () => acceptSeat(site.deps, holder, seatId)));
  expect(accepted.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await describeInvitation(site.deps, holder, seatId)).toMatchObject({ status: "accepted" });
  expect(await leaveSeat(site.deps, holder, seatId)).toMatchObject({ ok: true });
  expect(await leaveSeat(site.deps, holder, seatId)).toMatchObject({ code: "version_conflict" });
  expect(await statusOf(site, seatId)).toBe("ended");

  const second = await named(site, buyer, holder.email);
  expect(await leaveSeat(site.deps, holder, second)).toMatchObject({ code: "version_conflict" });
  expect(await declineSeat(site.deps, stranger, second)).toMatchObject({ code: "version_conflict" });
  expect(await declineSeat(site.deps, holder, second)).toMatchObject({ ok: true });
  expect(await statusOf(site, second)).toBe("declined");
  expect(await acceptSeat(site.deps, holder, second)).toMatchObject({ code: "version_conflict" });
  expect(await listMemberships(site.deps, holder)).toEqual([]);
});

test("the audit records each answer that changed a seat once, and no refused answer", async () => {
  const start = onDay("2026-11-24");
  const buyer = await company(start);
  const [holder, stranger] = [await person(start), await person(start)];
  const ended = await seated(start, buyer);
  const own = await named(start, buyer, buyer.email);
  const left = await named(start, buyer, holder.email);
  const auditOf = async (seatId: string) => {
    const ofSeat = eq(auditEntries.subject, `seat:${seatId}`);
    const rows = await start.deps.db.select().from(auditEntries).where(ofSeat).orderBy(asc(auditEntries.at));
    return rows.map(({ actor, action }) => [actor, action]);
  };
  await acceptSeat(start.deps, stranger, own);
  expect(await auditOf(own)).toEqual([[buyer.memberId, "seat.named"]]);

  for (let n = 0; n < 2; n++) await acceptSeat(onDay("2026-11-25").deps, holder, left);
  for (let n = 0; n < 2; n++) await leaveSeat(onDay("2026-11-26").deps, holder, left);
  expect(await auditOf(left)).toEqual([
    [buyer.memberId, "seat.named"],
    [holder.memberId, "seat.accepted"],
    [holder.memberId, "seat.left"],
  ]);

  const over = onDay("2027-12-09");
  await endSeats(over.deps);
  for (const one of [ended, stranger]) await leaveSeat(over.deps, one, ended.seatId);
  await withdrawSeat(over.deps, buyer.memberId, ended.seatId);
  expect((await auditOf(ended.seatId)).map(([, action]) => action)).toEqual(["seat.named", "seat.accepted"]);
});

test("a withdrawn seat ends at once", async () => {
  const site = openSite();
  const buyer = await company(site);
  const { seatId, ...holder } = await seated(site, buyer);
  await withdrawSeat(site.deps, buyer.memberId, seatId);
  expect(await listMemberships(site.deps, holder)).toEqual([]);
  expect(await describeInvitation(site.deps, holder, seatId)).toMatchObject({ status: "withdrawn" });
});

test("a renewal keeps the seats, and a new membership year counts from nothing", async () => {
  const start = onDay("2026-11-24");
  const buyer = await company(start);
  const { seatId, ...holder } = await seated(start, buyer);
  for (let n = 0; n < 2; n++) await named(start, buyer, `${crypto.randomUUID()}@example.org`);
  await buy(onDay("2027-11-01"), buyer, "corporate");

  const later = onDay("2028-01-10");
  await endSeats(later.deps);
  expect(await statusOf(later, seatId)).toBe("accepted");
  expect(await listMemberships(later.deps, holder)).toMatchObject([
    { state: "active", company: "Joshi Pumps Pvt Ltd" },
  ]);
  expect(await describeSeats(later.deps, buyer)).toMatchObject({ free: 0, until: "23 November 2028" });
  await withdrawSeat(later.deps, buyer.memberId, seatId);
  for (let n = 0; n < 2; n++) {
    await withdrawSeat(later.deps, buyer.memberId, (await seated(later, buyer)).seatId);
  }
  expect(await inviteToSeat(later.deps, buyer, holder.email)).toMatchObject({ code: "seats_taken" });
  await buy(onDay("2028-11-01"), buyer, "corporate");
  const newYear = onDay("2028-11-25");
  expect(await inviteToSeat(newYear.deps, buyer, holder.email)).toMatchObject({ ok: true });
  const view = await describeSeats(newYear.deps, buyer);
  expect(view?.taken.map(({ changesLeft }) => changesLeft)).toEqual([2, 2, 2]);
});

test("when the membership and its grace are over, the seats end and a later purchase does not revive them", async () => {
  const start = onDay("2026-11-24");
  const buyer = await company(start);
  const { seatId, ...holder } = await seated(start, buyer);
  const grace = onDay("2027-12-08");
  await endSeats(grace.deps);
  expect(await statusOf(grace, seatId)).toBe("accepted");
  expect(await listMemberships(grace.deps, holder)).toMatchObject([{ state: "grace" }]);
  expect(await describeSeats(grace.deps, buyer)).toBeUndefined();

  const over = onDay("2027-12-09");
  expect(await listMemberships(over.deps, holder)).toEqual([]);
  await endSeats(over.deps);
  expect(await statusOf(over, seatId)).toBe("ended");
  await buy(over, buyer, "corporate");
  expect(await listMemberships(over.deps, holder)).toEqual([]);
  expect(await describeSeats(over.deps, buyer)).toMatchObject({ free: 3, taken: [] });
});

test("a full refund of the membership ends the seats with it", async () => {
  const site = openSite();
  const buyer = await person(site);
  const { id, paymentId } = await buy(site, buyer, "corporate");
  const holder = await seated(site, buyer);
  await fakeRazorpay.refund(paymentId);
  await deliver(site, webhookOf(await fakeRazorpay.listDeliveries(id), "refund.processed"));
  expect(await listMemberships(site.deps, holder)).toEqual([]);
  expect(await describeSeats(site.deps, buyer)).toBeUndefined();
  expect(await describeInvitation(site.deps, holder, holder.seatId)).toMatchObject({
    status: "ended",
    offer: undefined,
  });
});

test("declining in one tab does not end the seat that was accepted in another", async () => {
  const site = openSite();
  const buyer = await company(site);
  const { seatId, ...holder } = await seated(site, buyer);
  expect(await answerInvitation(site.deps, holder, { seatId, answer: "decline" })).toMatchObject({
    code: "version_conflict",
    message: "You have already accepted this seat. If you do not want it, give it up below.",
  });
  expect(await answerInvitation(site.deps, await person(site), { seatId, answer: "decline" })).toMatchObject({
    message: "This seat is no longer open. Ask the company to invite you again.",
  });
  expect(await statusOf(site, seatId)).toBe("accepted");
});

test("an invitation that is open in a browser cannot be accepted once the membership is refunded", async () => {
  const site = openSite();
  const buyer = await person(site);
  const { id, paymentId } = await buy(site, buyer, "corporate");
  const guest = await person(site);
  const seatId = await named(site, buyer, guest.email);
  await fakeRazorpay.refund(paymentId);
  await deliver(site, webhookOf(await fakeRazorpay.listDeliveries(id), "refund.processed"));
  expect(await answerInvitation(site.deps, guest, { seatId, answer: "accept" })).toMatchObject({
    code: "version_conflict",
    message: "This seat is no longer open. Ask the company to invite you again.",
  });
  expect(await statusOf(site, seatId)).toBe("invited");
});

test("a plan with fewer seats keeps the first ones, and the buyer sees which ones it no longer covers", async () => {
  const start = onDay("2026-11-24");
  const buyer = await company(start, "platinum");
  const holders = [];
  for (let n = 0; n < 4; n++) holders.push(await seated(start, buyer));
  await buy(onDay("2027-11-01"), buyer, "corporate");
  const later = onDay("2027-12-01");
  const view = await describeSeats(later.deps, buyer);
  expect(view).toMatchObject({ seats: 3, free: 0 });
  expect(view?.taken.map(({ isBeyondPlan }) => isBeyondPlan)).toEqual([false, false, false, true]);
  const [first, , , last] = holders;
  expect(await listMemberships(later.deps, first ?? buyer)).toHaveLength(1);
  expect(await listMemberships(later.deps, last ?? buyer)).toEqual([]);
});

test("erasing the person keeps the place for the count; erasing the buyer removes the seats", async () => {
  const site = openSite();
  const buyer = await company(site);
  const [first, second] = [await seated(site, buyer), await seated(site, buyer)];
  await requestErasure(site.deps, first.memberId);
  const row = await site.deps.db.select().from(seats).where(eq(seats.id, first.seatId)).get();
  expect(row).toMatchObject({ email: null, memberId: null, status: "ended", closedAt: expect.any(Date) });
  expect(await describeSeats(site.deps, buyer)).toMatchObject({ free: 2 });
  await requestErasure(site.deps, buyer.memberId);
  expect(await statusOf(site, second.seatId)).toBeUndefined();
  expect(await listMemberships(site.deps, second)).toEqual([]);
});

test("a seat that ended a year ago is purged, one in use is not", async () => {
  const start = onDay("2026-01-10");
  const buyer = await company(start);
  const [old, used] = [await seated(start, buyer), await seated(start, buyer)];
  await withdrawSeat(start.deps, buyer.memberId, old.seatId);
  await purgeExpiredData(onDay("2027-01-09").deps);
  expect(await statusOf(start, old.seatId)).toBe("withdrawn");
  await purgeExpiredData(onDay("2027-01-11").deps);
  expect([await statusOf(start, old.seatId), await statusOf(start, used.seatId)]).toEqual([undefined, "accepted"]);
});

test("accepting one of two invitations leaves the other open", async () => {
  const site = openSite();
  const holder = await person(site);
  const [accepted, other] = [
    await named(site, await company(site), holder.email),
    await named(site, await company(site), holder.email),
  ];
  expect(await acceptSeat(site.deps, holder, accepted)).toMatchObject({ ok: true, value: { id: accepted } });
  expect([await statusOf(site, accepted), await statusOf(site, other)]).toEqual(["accepted", "invited"]);
});
