import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { takeSeatStep } from "#app/routes/dashboard/seats/seat-step.server.ts";
import { benefits } from "#worker/content/seed/benefits.ts";
import { plans } from "#worker/content/seed/plans.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { seats } from "#worker/db/schema/seats.ts";
import { describeSeats } from "#worker/domain/dashboard/seats-page.server.ts";
import { acceptSeat, leaveSeat, withdrawSeat } from "#worker/domain/seats/answer-seat.server.ts";
import { inviteToSeat } from "#worker/domain/seats/invite-seat.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { maxOf } from "../../support/fixtures/limits.ts";
import { buy, company, named, type Person, person, seated } from "../../support/fixtures/membership/seats.ts";
import { mergedPair } from "../../support/fixtures/merging.ts";
import { openSite, openSiteWithMails, type Site } from "../../support/site/site.ts";

const fresh = () => `${crypto.randomUUID()}@example.org`;
const openSeats = (site: Site, { memberId }: Person) =>
  site.deps.db
    .select()
    .from(seats)
    .where(eq(seats.ownerId, memberId))
    .then((rows) => rows.filter(({ status }) => status === "invited" || status === "accepted"));

test("the plans have the seats that the comparison promises", () => {
  const people = benefits.find(({ slug }) => slug === "people")?.values;
  for (const { planId, seats: places = 0 } of plans) expect(Math.max(places, 1)).toBe(people?.[planId]);
});

test("a buyer of Corporate names three people by email, each gets one email; a fourth is refused", async () => {
  const { site, mails } = openSiteWithMails();
  const buyer = await company(site);
  const known = await person(site);
  const seatId = await named(site, buyer, known.email);
  await named(site, buyer, fresh());
  await named(site, buyer, fresh());
  expect(await inviteToSeat(site.deps, buyer, fresh())).toMatchObject({
    code: "seats_taken",
    message: "All seats are taken. Withdraw one first.",
  });
  expect((await openSeats(site, buyer)).map(({ place, status }) => [place, status])).toEqual([
    [1, "invited"],
    [2, "invited"],
    [3, "invited"],
  ]);
  await deliverMail(site.deps);
  const [invitation] = mails.filter(({ to, subject }) => to === known.email && subject.includes("seat"));
  expect(invitation?.subject).toBe("A seat in a Corporate Member membership is reserved for you");
  for (const part of ["Joshi Pumps Pvt Ltd", buyer.email, `/dashboard/seats/${seatId}`]) {
    expect(invitation?.text).toContain(part);
  }
});

test("the buyer's own address takes a seat at once, without a mail", async () => {
  const site = openSite();
  const buyer = await company(site);
  const seatId = await named(site, buyer, buyer.email);
  expect(await openSeats(site, buyer)).toMatchObject([{ id: seatId, status: "accepted", memberId: buyer.memberId }]);
  expect(await site.deps.db.$count(outbox, eq(outbox.subjectId, seatId))).toBe(0);
});

test("a merged address of the buyer takes a seat at once, and the page does not say that an invitation was sent", async () => {
  const site = openSite();
  const { keep, drop } = await mergedPair(site);
  const buyer = { memberId: keep.id, email: keep.email };
  await buy(site, buyer, "corporate");
  expect(await takeSeatStep(site.deps, buyer, { email: fresh() })).toMatchObject({ done: "invited" });
  expect(await takeSeatStep(site.deps, buyer, { email: drop.email })).toMatchObject({
    outcome: { value: { status: "accepted" } },
    done: "accepted",
  });
});

test("a buyer who invites a merged address does not learn the address of the kept account before the person accepts", async () => {
  const site = openSite();
  const { keep, drop } = await mergedPair(site);
  const buyer = await company(site);
  const shown = async () => (await describeSeats(site.deps, buyer))?.taken.map(({ email }) => email);
  const seatId = await named(site, buyer, drop.email);
  await named(site, buyer, "asha@example.org");
  expect(await shown()).toEqual([expect.stringMatching(/•••/), "asha@example.org"]);
  await acceptSeat(site.deps, { memberId: keep.id, email: keep.email }, seatId);
  expect(await shown()).toEqual([keep.email, "asha@example.org"]);
});

test("a membership for one person has no seats, and one person gets one seat of a company", async () => {
  const site = openSite();
  const single = await person(site);
  await buy(site, single, "community");
  expect(await inviteToSeat(site.deps, single, fresh())).toMatchObject({ code: "no_seats" });
  expect(await inviteToSeat(site.deps, await person(site), fresh())).toMatchObject({ code: "no_seats" });
  const buyer = await company(site);
  const email = fresh();
  await named(site, buyer, email);
  expect(await inviteToSeat(site.deps, buyer, email)).toMatchObject({
    code: "seats_taken",
    errors: [{ field: "email", message: "This person already has one of the seats." }],
  });
});

test("twenty invitations at once fill three seats, and twenty of one person take one", async () => {
  const site = openSite();
  const buyer = await company(site);
  const many = await Promise.all(Array.from({ length: 20 }, () => inviteToSeat(site.deps, buyer, fresh())));
  expect(many.filter(({ ok }) => ok)).toHaveLength(3);
  expect((await openSeats(site, buyer)).map(({ place }) => place).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);

  const other = await company(site);
  const email = fresh();
  const same = await Promise.all(Array.from({ length: 20 }, () => inviteToSeat(site.deps, other, email)));
  expect(same.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await site.deps.db.$count(outbox, eq(outbox.recipient, email))).toBe(1);
});

test("a seat can go to another person twice in a membership year; an invitation that nobody accepted does not count", async () => {
  const site = openSite();
  const buyer = await company(site);
  await named(site, buyer, fresh());
  await named(site, buyer, fresh());
  // The third place: four invitations that end unanswered, then three people who accept.
  for (let n = 0; n < 4; n++) {
    const seatId = await named(site, buyer, fresh());
    expect(await withdrawSeat(site.deps, buyer.memberId, seatId)).toMatchObject({ ok: true });
  }
  for (let n = 0; n < 3; n++) {
    const { seatId, ...holder } = await seated(site, buyer);
    const seat = (await describeSeats(site.deps, buyer))?.taken.find(({ place }) => place === 3);
    expect(seat).toMatchObject({ changesLeft: 2 - n });
    expect(
      await (n === 1 ? leaveSeat(site.deps, holder, seatId) : withdrawSeat(site.deps, buyer.memberId, seatId)),
    ).toMatchObject({ ok: true });
  }
  expect(await describeSeats(site.deps, buyer)).toMatchObject({ free: 0, usedUp: 1 });
  const refusal = {
    code: "seats_taken",
    message: expect.stringMatching(/^The free seats have gone to another person twice in this membership year\./),
  };
  const attempts = await Promise.all(Array.from({ length: 20 }, () => inviteToSeat(site.deps, buyer, fresh())));
  for (const attempt of attempts) expect(attempt).toMatchObject(refusal);
  expect(await openSeats(site, buyer)).toHaveLength(2);
});

test("of twenty people named at once for a place that was given twice already, one gets it", async () => {
  const site = openSite();
  const buyer = await company(site);
  await named(site, buyer, fresh());
  await named(site, buyer, fresh());
  for (let n = 0; n < 2; n++) await withdrawSeat(site.deps, buyer.memberId, (await seated(site, buyer)).seatId);
  const attempts = await Promise.all(Array.from({ length: 20 }, () => inviteToSeat(site.deps, buyer, fresh())));
  expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
});

test("of an acceptance and a withdrawal at once, one takes effect", async () => {
  const site = openSite();
  const buyer = await company(site, "patron");
  for (let n = 0; n < 8; n++) {
    const holder = await person(site);
    const seatId = await named(site, buyer, holder.email);
    await Promise.all([acceptSeat(site.deps, holder, seatId), withdrawSeat(site.deps, buyer.memberId, seatId)]);
    const seat = await site.deps.db.select().from(seats).where(eq(seats.id, seatId)).get();
    expect(seat?.status).toBe("withdrawn");
    expect(seat?.closedAt).not.toBeNull();
  }
});

test("too many invitations in a day are refused and change nothing", async () => {
  const buyer = await company(openSite());
  const site = openSite({ config: { ...openSite().deps.config, limitsFactor: 1 } });
  const limit = maxOf("seat_invitation", "account");
  for (let n = 0; n < limit; n++) {
    const outcome = await inviteToSeat(site.deps, buyer, fresh());
    if (outcome.ok) await withdrawSeat(site.deps, buyer.memberId, outcome.value.id);
  }
  expect(await inviteToSeat(site.deps, buyer, fresh())).toMatchObject({ code: "too_many_requests" });
  expect(await openSeats(site, buyer)).toEqual([]);
});
