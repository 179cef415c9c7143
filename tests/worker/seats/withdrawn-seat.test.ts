import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#worker/db/schema/mail.ts";
import { seats } from "#worker/db/schema/seats.ts";
import { storeLanguage } from "#worker/domain/accounts/members.server.ts";
import { leaveSeat, withdrawSeat } from "#worker/domain/seats/answer-seat.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { readSeatWithdrawal } from "#worker/jobs/seats.server.ts";
import { inLocale } from "#worker/locale.server.ts";
import { buy, company, named, person, seated } from "../../support/fixtures/membership/seats.ts";
import { openSite, openSiteWithMails, type Site } from "../../support/site/site.ts";

const withdrawalMails = ({ deps }: Site, seatId: string) =>
  deps.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, "seat_withdrawn"), eq(outbox.subjectId, seatId)));

test("a person whose seat is withdrawn gets one email in their language, which does not name the next person", async () => {
  const { site, mails } = openSiteWithMails({ config: { ...openSite().deps.config, hasHindi: true } });
  const buyer = await company(site);
  const [english, hindi] = [await seated(site, buyer), await seated(site, buyer)];
  await storeLanguage(site.deps, hindi.memberId, "hi");
  const deps = { ...site.deps, queued: { mail: false } };
  await inLocale("hi", () => withdrawSeat(deps, buyer.memberId, english.seatId));
  expect(deps.queued.mail).toBe(true);
  await withdrawSeat(site.deps, buyer.memberId, hindi.seatId);
  const next = `${crypto.randomUUID()}@example.org`;
  await named(site, buyer, next);
  await deliverMail(site.deps);

  const received = (email: string) => mails.filter(({ to }) => to === email);
  const withdrawn = received(english.email).filter(({ subject }) => subject.includes("withdrawn"));
  expect(withdrawn.map(({ subject }) => subject)).toEqual(["Your seat in a Corporate Member membership was withdrawn"]);
  for (const part of [
    "Joshi Pumps Pvt Ltd has withdrawn your seat in its Corporate Member membership of MASA Forum",
    `ask Joshi Pumps Pvt Ltd (${buyer.email}) to invite you`,
    `${site.deps.config.siteUrl}/dashboard/membership`,
  ]) {
    expect(withdrawn[0]?.text).toContain(part);
  }
  expect(received(hindi.email).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^एक सदस्यता \(.+\) में आपकी सीट वापस ले ली गई है$/),
  );
  for (const { text, html } of [...received(english.email), ...received(hindi.email)]) {
    expect(text + html).not.toContain(next);
  }
});

test("twenty withdrawals of a seat at once send one mail", async () => {
  const site = openSite();
  const buyer = await company(site);
  const { seatId, email } = await seated(site, buyer);
  await Promise.all(Array.from({ length: 20 }, () => withdrawSeat(site.deps, buyer.memberId, seatId)));
  expect(await withdrawalMails(site, seatId)).toMatchObject([{ recipient: email, status: "queued" }]);
});

test("an invitation that nobody has accepted is withdrawn without a mail, and so is the buyer's own seat", async () => {
  const site = openSite();
  const buyer = await company(site);
  await seated(site, buyer);
  const { email } = await person(site);
  const deps = { ...site.deps, queued: { mail: false } };
  for (const seatId of [await named(site, buyer, email), await named(site, buyer, buyer.email)]) {
    expect(await withdrawSeat(deps, buyer.memberId, seatId)).toMatchObject({ ok: true });
    expect(await withdrawalMails(site, seatId)).toEqual([]);
  }
  expect(deps.queued.mail).toBe(false);
});

test("a withdrawal that changes nothing sends no mail", async () => {
  const site = openSite();
  const [buyer, stranger] = [await company(site), await company(site)];
  const { seatId, ...holder } = await seated(site, buyer);
  expect(await withdrawSeat(site.deps, stranger.memberId, seatId)).toMatchObject({ code: "version_conflict" });
  expect(await withdrawalMails(site, seatId)).toEqual([]);
  await leaveSeat(site.deps, holder, seatId);
  expect(await withdrawSeat(site.deps, buyer.memberId, seatId)).toMatchObject({ code: "version_conflict" });
  expect(await withdrawalMails(site, seatId)).toEqual([]);
});

test("if a person leaves and the buyer withdraws at once, a mail is sent only if the withdrawal took effect", async () => {
  const site = openSite();
  const buyer = await company(site, "patron");
  for (let n = 0; n < 8; n++) {
    const { seatId, ...holder } = await seated(site, buyer);
    const steps = [() => leaveSeat(site.deps, holder, seatId), () => withdrawSeat(site.deps, buyer.memberId, seatId)];
    await Promise.all((n % 2 ? steps : steps.toReversed()).map((step) => step()));
    const seat = await site.deps.db.select().from(seats).where(eq(seats.id, seatId)).get();
    expect(await withdrawalMails(site, seatId)).toHaveLength(seat?.status === "withdrawn" ? 1 : 0);
  }
});

test("a seat beyond the buyer's current plan gave nothing, so the mail about its withdrawal is dropped", async () => {
  const start = openSite({ now: () => new Date("2026-11-24T06:00:00Z") });
  const buyer = await company(start, "platinum");
  const holders = [];
  for (let n = 0; n < 4; n++) holders.push(await seated(start, buyer));
  await buy(openSite({ now: () => new Date("2027-11-01T06:00:00Z") }), buyer, "corporate");
  const later = openSite({ now: () => new Date("2027-12-01T06:00:00Z") });
  for (const { seatId } of holders) await withdrawSeat(later.deps, buyer.memberId, seatId);
  const read = await Promise.all(holders.map(({ seatId }) => readSeatWithdrawal(later.deps, { subjectId: seatId })));
  expect(read.map((data) => data?.company)).toEqual([
    ...Array.from({ length: 3 }, () => "Joshi Pumps Pvt Ltd"),
    undefined,
  ]);
});
