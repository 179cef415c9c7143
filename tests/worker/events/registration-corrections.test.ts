import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { eventRegistrations, registrationCorrections } from "#worker/db/schema/events.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { auditEntries } from "#worker/db/schema/platform.ts";
import { settingsOf } from "#worker/domain/content/settings.server.ts";
import { cancelRegistration, listCorrectionsOf } from "#worker/domain/events/event-registrations.server.ts";
import { listOpenEvents } from "#worker/domain/events/events.server.ts";
import { eventRegisteredMail } from "#worker/domain/events/mails.server.ts";
import { MAX_CORRECTIONS } from "#worker/domain/events/registration-corrections.server.ts";
import {
  decideCorrections,
  KEEP,
  listChoicePaths,
  openRegistrationLink,
} from "#worker/domain/events/registration-links.server.ts";
import { purgeExpiredData } from "#worker/domain/privacy/retention.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import type { Mail } from "#worker/providers/mail.ts";
import { maxOf } from "../../support/fixtures/limits.ts";
import { logIn } from "../../support/fixtures/members.ts";
import { clockBeforeEvents, openSite, openSiteWithMails, type Site } from "../../support/site/site.ts";

const DAY = 24 * 3_600_000;
const STRANGER = { fullName: "Mallory Stranger", phone: "9000000001", membershipStatus: "Non-Member" };
const OWNER = { fullName: "Asha Rao", phone: "9876543210", membershipStatus: "Gold Member" };
const REGISTERED = { message: "You are registered. We will write to you." };
const fresh = () => `${crypto.randomUUID()}@example.org`;

/** A site that collects what it mails. */
function openWithMail(ahead = 0) {
  const clock = clockBeforeEvents();
  const { site, mails } = openSiteWithMails({ now: () => new Date(clock().getTime() + ahead) });
  const mailsTo = async (email: string) => {
    await site.settle();
    await deliverMail(site.deps);
    return mails.filter(({ to }) => to === email);
  };
  return { site, mailsTo };
}

async function register(site: Site, email: string, details: object, cookie?: string) {
  const response = await site.post("/event/register", { email, ...details }, cookie ? { Cookie: cookie } : {});
  return { status: response.status, body: await response.json() };
}

const rowsOf = ({ deps }: Site, email: string) =>
  deps.db.select().from(eventRegistrations).where(eq(eventRegistrations.email, email));

async function keyIn(mails: Mail[]): Promise<string> {
  const links = mails.flatMap(({ text }) => /corrections\?key=(\S+)/.exec(text)?.[1] ?? []);
  return links.at(-1) ?? expect.fail("no link");
}

/** A stranger's registration of an address, other details of its owner, and the link that was mailed about them. */
async function makeCorrection() {
  const opened = openWithMail();
  const { site, mailsTo } = opened;
  const email = fresh();
  await register(site, email, STRANGER);
  await register(site, email, OWNER);
  const key = await keyIn(await mailsTo(email));
  const [correction = expect.fail("nothing waits")] = await listCorrectionsOf(site.deps, email);
  return { ...opened, email, key, correction };
}

test("a registration is confirmed by one mail, with the event's calendar file", async () => {
  const { site, mailsTo } = openWithMail();
  const email = fresh();
  const events = await listOpenEvents(site.deps);
  const event = events.find(({ startsAt, venue, bring }) => startsAt && venue && bring) ?? expect.fail("no such event");
  for (const _ of [1, 2]) await register(site, email, { ...OWNER, event: event.slug });
  const [mail = expect.fail("no mail"), ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail.subject).toBe(`You are registered: ${event.title}`);
  expect(mail.attachments).toMatchObject([{ filename: `${event.slug}.ics`, type: "text/calendar" }]);
  expect(mail.attachments?.[0]?.content).toContain(`SUMMARY:${event.title}`);
  for (const part of [event.date, event.venue?.address, event.bring, "give your place to someone else"])
    expect(mail.text).toContain(part);
  expect(mail.text).toContain(`http://localhost:8787/events?tab=upcoming#${event.slug}`);
});

test("a registration for no particular event is confirmed without a calendar file or a place", async () => {
  const { site, mailsTo } = openWithMail();
  const email = fresh();
  await register(site, email, OWNER);
  const mails = await mailsTo(email);
  expect(mails).toMatchObject([{ subject: "You are registered: MASA Forum events", attachments: [] }]);
  expect(mails[0]?.text).not.toMatch(/\.ics|your place/);
});

test("the mail asks who cannot come only until the event is over", async () => {
  const { deps } = openSite();
  const settings = settingsOf((await deps.content.snapshot()).collections);
  const context = { ...settings, siteUrl: deps.config.siteUrl, recipient: fresh(), account: undefined };
  const event = { title: "Clinic", when: "", where: "Pune", bring: undefined, page: "", isCancelled: false };
  const notesOf = (isOver: boolean) =>
    eventRegisteredMail.write({ ...event, isOver, calendar: undefined }, context).notes;
  const others = [expect.stringMatching(/^If you did not register/)];
  expect(notesOf(false)).toEqual([expect.stringContaining("give your place to someone else"), ...others]);
  expect(notesOf(true)).toEqual(others);
});

test("other details for a registered address get the same answer, change nothing, and wait for the address", async () => {
  const { site, mailsTo } = openWithMail();
  const email = fresh();
  const first = await register(site, email, STRANGER);
  const second = await register(site, email, OWNER);
  expect(first).toEqual({ status: 201, body: REGISTERED });
  expect(second).toEqual(first);
  expect(await rowsOf(site, email)).toMatchObject([STRANGER]);
  expect(await listCorrectionsOf(site.deps, email)).toMatchObject([OWNER]);
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    "You are registered: MASA Forum events",
    "Please check your event registration",
  ]);
});

test("the same details again wait once, and the registration's own details do not wait at all", async () => {
  const { site, mailsTo } = openWithMail();
  const email = fresh();
  await register(site, email, OWNER);
  await Promise.all([1, 2, 3].map(() => register(site, email, OWNER)));
  expect(await listCorrectionsOf(site.deps, email)).toEqual([]);
  await Promise.all([1, 2, 3].map(() => register(site, email, STRANGER)));
  expect(await listCorrectionsOf(site.deps, email)).toMatchObject([STRANGER]);
  expect(await mailsTo(email)).toHaveLength(2);
});

test("the owner's list leads to the same page as the mail while other details wait", async () => {
  const { site, email, key } = await makeCorrection();
  const paths = await listChoicePaths(site.deps, email);
  expect([...paths.values()]).toEqual([`/event-registration/corrections?key=${key}`]);
  expect(await listChoicePaths(site.deps, fresh())).toEqual(new Map());
  await decideCorrections(site.deps, { key, choice: KEEP });
  expect(await listChoicePaths(site.deps, email)).toEqual(new Map());
});

test("one mail a day announces all corrections of a registration, and at most ten can wait", async () => {
  const { site, mailsTo } = openWithMail();
  const email = fresh();
  await register(site, email, OWNER);
  for (let n = 0; n < MAX_CORRECTIONS + 2; n += 1) {
    const response = await register(site, email, { ...STRANGER, fullName: `Stranger ${n}` });
    expect(response).toEqual({ status: 201, body: REGISTERED });
  }
  expect(await listCorrectionsOf(site.deps, email)).toHaveLength(MAX_CORRECTIONS);
  expect(await mailsTo(email)).toHaveLength(2);
  expect(site.lines.filter((line) => line.includes("registration.corrections_full"))).toHaveLength(2);
});

test("a correction a day later is mailed again", async () => {
  const { site, email, mailsTo } = await makeCorrection();
  expect(await mailsTo(email)).toHaveLength(2);
  const later = openWithMail(DAY + 60_000);
  await register(later.site, email, { ...STRANGER, fullName: "Another Stranger" });
  expect(await later.mailsTo(email)).toMatchObject([{ subject: "Please check your event registration" }]);
  expect(await listCorrectionsOf(site.deps, email)).toHaveLength(2);
});

test("opening the link changes nothing; accepting gives the registration the new details, once", async () => {
  const { site, email, key, correction } = await makeCorrection();
  expect(await openRegistrationLink(site.deps, key)).toMatchObject({
    registration: { email, ...STRANGER },
    corrections: [OWNER],
  });
  expect(await rowsOf(site, email)).toMatchObject([STRANGER]);
  const [before] = await rowsOf(site, email);
  const both = await Promise.all([1, 2].map(() => decideCorrections(site.deps, { key, choice: correction.id })));
  expect(both.map((outcome) => (outcome.ok ? "ok" : outcome.code)).sort()).toEqual(["ok", "version_conflict"]);
  expect(await rowsOf(site, email)).toEqual([{ ...before, ...OWNER }]);
  expect(await listCorrectionsOf(site.deps, email)).toEqual([]);
  const entries = await site.deps.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `event_registration:${before?.id}`));
  expect(entries).toMatchObject([{ actor: "mail_link", action: "registration.corrected", detail: "" }]);
});

test("accepting one of several ends the others", async () => {
  const { site, email, key } = await makeCorrection();
  await register(site, email, { ...OWNER, phone: "9111111111" });
  const [, second = expect.fail("one waits")] = await listCorrectionsOf(site.deps, email);
  expect(await decideCorrections(site.deps, { key, choice: second.id })).toMatchObject({ ok: true });
  expect(await rowsOf(site, email)).toMatchObject([{ ...OWNER, phone: "9111111111" }]);
  expect(await listCorrectionsOf(site.deps, email)).toEqual([]);
});

test("keeping the details ends the waiting corrections", async () => {
  const { site, email, key } = await makeCorrection();
  expect(await decideCorrections(site.deps, { key, choice: KEEP })).toMatchObject({ ok: true });
  expect(await rowsOf(site, email)).toMatchObject([STRANGER]);
  expect(await listCorrectionsOf(site.deps, email)).toEqual([]);
});

test.each([
  ["nothing", () => ""],
  ["another signature", (key: string) => `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`],
  ["no signature", (key: string) => key.split(".")[0] ?? ""],
  [
    "the signature of another registration",
    (key: string, other: string) => `${key.split(".")[0]}.${other.split(".")[1]}`,
  ],
])("a link with %s opens nothing and changes nothing", async (_, change) => {
  const { site, email, key, correction } = await makeCorrection();
  const other = await makeCorrection();
  const forged = change(key, other.key);
  expect(await openRegistrationLink(site.deps, forged)).toBeUndefined();
  const outcome = await decideCorrections(site.deps, { key: forged, choice: correction.id });
  expect(outcome).toMatchObject({ ok: false, code: "not_found" });
  expect(await rowsOf(site, email)).toMatchObject([STRANGER]);
});

test("a link accepts no correction of another registration", async () => {
  const { site, email, key } = await makeCorrection();
  const other = await makeCorrection();
  const outcome = await decideCorrections(site.deps, { key, choice: other.correction.id });
  expect(outcome).toMatchObject({ ok: false, code: "version_conflict" });
  expect(await rowsOf(site, email)).toMatchObject([STRANGER]);
  expect(await listCorrectionsOf(site.deps, email)).toHaveLength(1);
  expect(await listCorrectionsOf(site.deps, other.email)).toHaveLength(1);
});

test("the logged-in owner of the address replaces a stranger's details at once and ends the waiting corrections", async () => {
  const { site, mailsTo } = openWithMail();
  const { email, cookie } = await logIn(site);
  await register(site, email, STRANGER);
  await register(site, email, { ...STRANGER, fullName: "Another Stranger" });
  const [before] = await rowsOf(site, email);
  const sent = (await mailsTo(email)).length;
  expect(await register(site, email, OWNER, cookie)).toEqual({ status: 201, body: REGISTERED });
  expect(await rowsOf(site, email)).toEqual([{ ...before, ...OWNER }]);
  expect(await listCorrectionsOf(site.deps, email)).toEqual([]);
  expect(await mailsTo(email)).toHaveLength(sent);
});

test("a session proves only its own address", async () => {
  const { site } = openWithMail();
  const { cookie } = await logIn(site);
  const email = fresh();
  await register(site, email, STRANGER);
  await register(site, email, OWNER, cookie);
  expect(await rowsOf(site, email)).toMatchObject([STRANGER]);
  expect(await listCorrectionsOf(site.deps, email)).toMatchObject([OWNER]);
});

test("a call over the limit registers, proposes, replaces and mails nothing", async () => {
  const config = { ...openSite().deps.config, limitsFactor: 1 };
  const site = openSite({ config, edgeLimiter: { allows: async () => true } });
  const { email, cookie } = await logIn(site);
  await register(site, email, STRANGER);
  for (let n = 1; n < maxOf("event", "client"); n += 1) await register(site, fresh(), OWNER);
  const corrections = await site.deps.db.$count(registrationCorrections);
  const mails = await site.deps.db.$count(outbox);
  const unknown = fresh();
  for (const attempt of [
    await register(site, unknown, OWNER),
    await register(site, email, OWNER),
    await register(site, email, OWNER, cookie),
  ]) {
    expect(attempt.status).toBe(429);
  }
  expect(await rowsOf(site, email)).toMatchObject([STRANGER]);
  expect(await rowsOf(site, unknown)).toEqual([]);
  expect(await site.deps.db.$count(registrationCorrections)).toBe(corrections);
  expect(await site.deps.db.$count(outbox)).toBe(mails);
});

test("cancelling a registration deletes its waiting corrections", async () => {
  const { site } = openWithMail();
  const { memberId, email } = await logIn(site);
  await register(site, email, OWNER);
  await register(site, email, STRANGER);
  const [row = expect.fail("no registration")] = await rowsOf(site, email);
  await cancelRegistration(site.deps, { memberId, email }, row.id);
  expect(await rowsOf(site, email)).toEqual([]);
  expect(await listCorrectionsOf(site.deps, email)).toEqual([]);
});

test("a correction that is not accepted is deleted after 30 days", async () => {
  const { site, email } = await makeCorrection();
  const at = (days: number) => ({ ...site.deps, now: () => new Date(site.deps.now().getTime() + days * DAY) });
  await purgeExpiredData(at(29.9));
  expect(await listCorrectionsOf(site.deps, email)).toHaveLength(1);
  await purgeExpiredData(at(30.1));
  expect(await listCorrectionsOf(site.deps, email)).toEqual([]);
  expect(await rowsOf(site, email)).toMatchObject([STRANGER]);
});

test("the mail about other details is in the language in which the address was registered", async () => {
  const { site, mailsTo } = openWithMail();
  const email = fresh();
  const hindi = { "Accept-Language": "hi" };
  await site.post("/event/register", { email, ...OWNER }, hindi);
  await register(site, email, STRANGER);
  const mails = await mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "आपका पंजीकरण हो गया है: मासा फ़ोरम के कार्यक्रम",
    "कृपया कार्यक्रम का अपना पंजीकरण जाँच लें",
  ]);
});
