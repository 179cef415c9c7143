import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { NOTICE_VERSION, UNVERIFIED_MAILS_PER_DAY } from "#worker/contracts/vocabulary.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { requestEmailChange } from "#worker/domain/accounts/email-change.server.ts";
import { requestCode } from "#worker/domain/accounts/login.server.ts";
import { knownAddressMail } from "#worker/domain/accounts/mails.server.ts";
import { registerMember } from "#worker/domain/accounts/members.server.ts";
import { queueMail } from "#worker/domain/mail/outbox.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { queueReminders } from "#worker/jobs/renewal-reminders.server.ts";
import { payMembership } from "../../support/fixtures/full-member.ts";
import { maxOf } from "../../support/fixtures/limits.ts";
import { makeMember, makeUnverified } from "../../support/fixtures/members.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BROWSER = { cookie: null, userAgent: null, ip: null };
const newAddress = () => `${crypto.randomUUID()}@example.org`;
let now = Date.parse("2026-11-20T04:00:00Z");

/** A site whose mails are recorded; its limits are those of production times `limitsFactor`. */
function open(limitsFactor = 1) {
  const sent: string[] = [];
  const mail = {
    send: async ({ to }: { to: string }) => {
      sent.push(to);
      return { ok: true as const };
    },
  };
  const config = { ...openSite().deps.config, limitsFactor };
  return { site: openSite({ mail, config, now: () => new Date(now) }), sent };
}

const queue = (site: Site, recipient: string) =>
  queueMail(site.deps, knownAddressMail, { recipient, about: { memberId: "" }, once: crypto.randomUUID() });

/** More than one run sends. */
async function deliverAll(site: Site): Promise<void> {
  for (let n = 0; n < 5; n += 1) await deliverMail(site.deps);
}

test("an address without a member gets five mails a day, and a mail not sent is logged without the address", async () => {
  now += DAY;
  const { site, sent } = open();
  const email = newAddress();
  for (let n = 0; n < 8; n += 1) await queue(site, email);
  await deliverAll(site);
  expect(sent).toHaveLength(UNVERIFIED_MAILS_PER_DAY);
  const rows = await site.deps.db.select().from(outbox).where(eq(outbox.recipient, email));
  expect(rows.filter(({ status, lastError }) => status === "failed" && lastError === "address_limit")).toHaveLength(3);
  const lines = site.lines.filter((line) => line.includes("mail.address_limit"));
  expect(lines).toHaveLength(3);
  expect(lines.join()).not.toContain(email);
  now += DAY;
  await queue(site, email);
  await deliverAll(site);
  expect(sent).toHaveLength(UNVERIFIED_MAILS_PER_DAY + 1);
});

test("active members have no daily limit, and receipts and reminders go to anybody", async () => {
  now += DAY;
  // One mail a day to an unverified address.
  const { site, sent } = open(1 / UNVERIFIED_MAILS_PER_DAY);
  const [member, payer] = [newAddress(), newAddress()];
  await makeMember(site, member);
  for (let n = 0; n < 3; n += 1) await queue(site, member);
  await queue(site, payer);
  await payMembership(site, payer);
  await site.settle();
  await deliverAll(site);
  now += 340 * DAY;
  await queue(site, payer);
  await deliverAll(site);
  await queueReminders(site.deps);
  await deliverAll(site);
  expect(sent.filter((to) => to === member).length).toBeGreaterThanOrEqual(3);
  expect(sent.filter((to) => to === payer)).toHaveLength(4);
});

test("beyond the hour's cap mails to unverified addresses wait for the next hour, with one alarm", async () => {
  now += DAY;
  // Two mails an hour to unverified addresses.
  const { site, sent } = open(2 / maxOf("unverified_mail", "everybody"));
  const strangers = Array.from({ length: 5 }, newAddress);
  for (const stranger of strangers) await queue(site, stranger);
  await deliverMail(site.deps);
  const toStrangers = () => sent.filter((to) => strangers.includes(to));
  expect(toStrangers()).toHaveLength(2);
  const waiting = await site.deps.db.select().from(outbox).where(eq(outbox.status, "queued"));
  expect(waiting.map(({ attempts }) => attempts)).toEqual([0, 0, 0]);
  const alarms = site.lines.filter((line) => line.includes("mail.unverified_cap"));
  expect(alarms.map((line) => JSON.parse(line).level)).toEqual(["error"]);
  now += HOUR;
  site.deps.config = openSite().deps.config;
  await deliverMail(site.deps);
  expect(toStrangers()).toHaveLength(5);
});

test("mail that the daily cap drops does not count towards the hourly cap", async () => {
  now += DAY;
  // One mail a day to an address, two an hour to all.
  const { site, sent } = open(2 / maxOf("unverified_mail", "everybody"));
  const [first, second, third] = [newAddress(), newAddress(), newAddress()];
  for (let n = 0; n < 4; n += 1) await queue(site, first);
  await deliverAll(site);
  await queue(site, second);
  await deliverAll(site);
  await queue(site, third);
  await deliverAll(site);
  expect(sent.filter((to) => [first, second, third].includes(to))).toEqual([first, second]);
  await site.deps.db.delete(outbox);
});

test("login codes reach an unverified account, however many other mails its address was sent today", async () => {
  now += DAY;
  const { site, sent } = open();
  const email = newAddress();
  await makeUnverified(site, email);
  for (let n = 0; n < 8; n += 1) await queue(site, email);
  await deliverAll(site);
  for (let n = 0; n < UNVERIFIED_MAILS_PER_DAY + 1; n += 1) {
    const deps = { ...site.deps, clientId: crypto.randomUUID() };
    expect(await requestCode(deps, email, BROWSER)).toMatchObject({ ok: true });
  }
  await deliverAll(site);
  expect(sent.filter((to) => to === email)).toHaveLength(UNVERIFIED_MAILS_PER_DAY + UNVERIFIED_MAILS_PER_DAY + 1);
});

test("the code for a change of address reaches the new address, however many other mails it was sent today", async () => {
  now += DAY;
  const { site, sent } = open();
  const [own, wanted] = [newAddress(), newAddress()];
  const member = await makeMember(site, own);
  for (let n = 0; n < 8; n += 1) await queue(site, wanted);
  await deliverAll(site);
  const viewer = { memberId: member, email: own, name: "Asha Rao", role: "startup", sessionId: "" } as const;
  expect(await requestEmailChange(site.deps, viewer, wanted, BROWSER)).toMatchObject({ ok: true });
  await deliverAll(site);
  expect(sent.filter((to) => to === wanted)).toHaveLength(UNVERIFIED_MAILS_PER_DAY + 1);
});

test("login codes to unverified accounts have a separate hourly cap", async () => {
  now += DAY;
  const { site, sent } = open(2 / maxOf("unverified_code_mail", "everybody"));
  for (let n = 0; n < 3; n += 1) await queue(site, newAddress());
  await deliverAll(site);
  expect(sent).toHaveLength(2);
  const owners = Array.from({ length: 3 }, newAddress);
  for (const owner of owners) {
    await makeUnverified(openSite(), owner);
    await requestCode({ ...site.deps, clientId: owner }, owner, BROWSER);
  }
  await deliverAll(site);
  expect(sent.filter((to) => owners.includes(to))).toHaveLength(2);
  await site.deps.db.delete(outbox);
});

test("the owner of an address without an account gets a mail about it once a day", async () => {
  now += DAY;
  const { site, sent } = open(20);
  const email = newAddress();
  for (let n = 0; n < 4; n += 1) expect(await requestCode(site.deps, email, BROWSER)).toMatchObject({ ok: true });
  await deliverAll(site);
  expect(sent.filter((to) => to === email)).toHaveLength(1);
  now += DAY;
  await requestCode(site.deps, email, BROWSER);
  await deliverAll(site);
  expect(sent.filter((to) => to === email)).toHaveLength(2);
});

test("a member whose address is registered repeatedly gets one email about it a day", async () => {
  now += DAY;
  const { site, sent } = open(20);
  const email = newAddress();
  await makeMember(site, email);
  await deliverAll(site);
  sent.length = 0;
  const boxes = { consent: NOTICE_VERSION, adult: "yes" } as const;
  const again = () =>
    registerMember(site.deps, { name: "Somebody Else", email, phone: "9876543210", role: "mentor", ...boxes });
  for (let hours = 0; hours < 3; hours += 1) {
    expect(await again()).toMatchObject({ ok: true });
    now += HOUR;
  }
  await deliverAll(site);
  expect(sent.filter((to) => to === email)).toHaveLength(1);
  now += DAY;
  await again();
  await deliverAll(site);
  expect(sent.filter((to) => to === email)).toHaveLength(2);
});
