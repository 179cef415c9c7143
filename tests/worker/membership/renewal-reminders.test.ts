import { env } from "cloudflare:workers";
import { and, asc, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#worker/db/schema/billing.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { memberships } from "#worker/db/schema/membership.ts";
import { giveConsent, withdrawConsent } from "#worker/domain/accounts/consents.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { queueReminders, REMINDERS_PER_RUN } from "#worker/jobs/renewal-reminders.server.ts";
import { runScheduledJobs } from "#worker/jobs/scheduled.server.ts";
import type { Mail } from "#worker/providers/mail.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { makeMember, requestErasure } from "../../support/fixtures/members.ts";
import { deliverAll } from "../../support/fixtures/payments.ts";
import { openSite, openSiteWithMails } from "../../support/site/site.ts";

/** The first instant of a day in India. */
const midnight = (day: string) => new Date(Date.parse(`${day}T00:00:00+05:30`));
const before = (instant: Date) => new Date(instant.getTime() - 1);
const siteAt = (instant: Date) => openSite({ now: () => instant });
const person = () => `${crypto.randomUUID()}@example.org`;

/** Gold for a year from 20 November 2025, until 19 November 2026. */
const PAID_ON = "2025-11-20";
const DAYS = { before30: "2026-10-20", before7: "2026-11-12", before1: "2026-11-18", grace: "2026-11-20" };

async function buy(contact: string, day = PAID_ON, plan = "gold") {
  const site = siteAt(midnight(day));
  const amount = { community: 4999, gold: 24999 }[plan];
  const response = await site.post("/payment/create-order", { amount, name: "Meera Joshi", contact, plan });
  const { id: providerId } = await response.json<{ id: string }>();
  const payment = await fakeRazorpay.pay(providerId);
  expect((await site.post("/payment/verify", payment)).status).toBe(200);
  await site.settle();
  const order = await site.deps.db.select().from(orders).where(eq(orders.providerOrderId, providerId)).get();
  return { id: order?.id ?? expect.fail("no order"), providerId, payment };
}

const remind = (instant: Date) => queueReminders(siteAt(instant).deps);

async function rowsOf({ id }: { id: string }) {
  const isOurs = and(eq(outbox.kind, "renewal_reminder"), like(outbox.subjectId, `${id}:%`));
  return openSite().deps.db.select().from(outbox).where(isOurs).orderBy(asc(outbox.createdAt));
}
const remindersOf = async (order: { id: string }) =>
  (await rowsOf(order)).map(({ subjectId }) => subjectId.slice(order.id.length + 1));

async function nextOf({ id }: { id: string }) {
  return (await openSite().deps.db.select().from(memberships).where(eq(memberships.orderId, id)).get())?.nextReminderOn;
}

async function deliverAt(instant: Date, contact: string): Promise<Mail[]> {
  const { site, mails } = openSiteWithMails({ now: () => instant });
  await deliverMail(site.deps);
  return mails.filter(({ to, subject }) => to === contact && !subject.includes("receipt"));
}

test("each reminder is queued once, from midnight in India of its day", async () => {
  const order = await buy(person());
  const expected: string[] = [];
  for (const [day, reminder] of [
    [DAYS.before30, "30"],
    [DAYS.before7, "7"],
    [DAYS.before1, "1"],
    [DAYS.grace, "-1"],
  ] as const) {
    await remind(before(midnight(day)));
    expect(await remindersOf(order)).toEqual(expected);
    expected.push(reminder);
    for (let run = 0; run < 2; run++) await remind(midnight(day));
    expect(await remindersOf(order)).toEqual(expected);
    expect(await nextOf(order)).not.toBe(day);
  }
  expect(await nextOf(order)).toBeNull();
});

test("the scheduled job sends a buyer without an account a mail that opens the page with the plan chosen", async () => {
  const contact = person();
  await buy(contact);
  const { site, mails } = openSiteWithMails({ now: () => midnight(DAYS.before30), payments: undefined });
  await runScheduledJobs(site.deps);
  const reminders = mails.filter(({ to }) => to === contact);
  expect(reminders).toMatchObject([{ subject: "Your Gold Member membership ends in 30 days" }]);
  expect(reminders[0]?.text).toContain("/membership?plan=gold#gold\n");
  expect(reminders[0]?.text).toContain("A renewal costs ₹24,999. It runs for 12 months and begins on 20 November 2026");
});

test("runs at the same moment queue one reminder, and a deleted mail is not queued again", async () => {
  const contact = person();
  const order = await buy(contact);
  await Promise.all(Array.from({ length: 8 }, () => remind(midnight(DAYS.before7))));
  expect(await remindersOf(order)).toEqual(["7"]);
  const { db } = openSite().deps;
  await db.delete(outbox).where(eq(outbox.recipient, contact));
  await remind(midnight(DAYS.before7));
  expect(await remindersOf(order)).toEqual([]);
});

test("a run that read a membership before another moved it queues nothing", async () => {
  const contact = person();
  const order = await buy(contact);
  const { db } = openSite().deps;
  const slow = openSite({ now: () => midnight(DAYS.before7) });
  const reads = slow.deps.db.batch.bind(slow.deps.db);
  const overtaken = Object.assign(Object.create(slow.deps.db), {
    batch: async (...statements: Parameters<typeof reads>) => {
      await remind(midnight(DAYS.before7));
      await db.delete(outbox).where(eq(outbox.recipient, contact));
      return reads(...statements);
    },
  });
  await queueReminders({ ...slow.deps, db: overtaken });
  expect(await remindersOf(order)).toEqual([]);
  expect(await nextOf(order)).toBe(DAYS.before1);
});

test("a job that did not run sends one late reminder while it is true, and none after the membership has lapsed", async () => {
  const [late, inGrace, lapsed] = [await buy(person()), await buy(person()), await buy(person(), "2025-11-01")];
  await remind(midnight("2026-11-16"));
  expect(await remindersOf(late)).toEqual(["7"]);
  expect(await nextOf(late)).toBe(DAYS.before1);
  // The third ended on 31 October.
  expect(await remindersOf(lapsed)).toEqual([]);
  expect(await nextOf(lapsed)).toBeNull();
  const { db } = openSite().deps;
  await db.delete(outbox).where(like(outbox.subjectId, `${inGrace.id}:%`));
  await db.update(memberships).set({ nextReminderOn: DAYS.before30 }).where(eq(memberships.orderId, inGrace.id));
  await remind(before(midnight("2026-12-05")));
  expect(await remindersOf(inGrace)).toEqual(["-1"]);
  expect(await nextOf(inGrace)).toBeNull();
});

test("a membership that ended fifteen days ago gets the grace reminder, and one that ended a day earlier gets none", async () => {
  const [grace, lapsed] = [await buy(person()), await buy(person(), "2025-11-19")];
  await remind(midnight("2026-12-04"));
  expect(await remindersOf(grace)).toEqual(["-1"]);
  expect(await remindersOf(lapsed)).toEqual([]);
});

test("a membership that was extended after a reminder is reminded of its new last day", async () => {
  const order = await buy(person());
  await remind(midnight(DAYS.before30));
  expect(await remindersOf(order)).toEqual(["30"]);
  const extended = { validTo: "2027-02-19", nextReminderOn: "2027-01-20" };
  await openSite().deps.db.update(memberships).set(extended).where(eq(memberships.orderId, order.id));
  for (let run = 0; run < 2; run++) await remind(midnight(extended.nextReminderOn));
  expect(await remindersOf(order)).toEqual(["30", "30"]);
});

test("a reminder that waited until the next one was due is not sent beside it", async () => {
  const contact = person();
  const order = await buy(contact);
  await remind(midnight(DAYS.before7));
  await remind(midnight(DAYS.before1));
  expect(await deliverAt(midnight(DAYS.before1), contact)).toMatchObject([
    { subject: "Your Gold Member membership ends tomorrow" },
  ]);
  const rows = await rowsOf(order);
  expect(rows.map(({ status, lastError }) => [status, lastError])).toEqual([
    ["failed", "subject_gone"],
    ["sent", null],
  ]);
});

test("a member who has renewed or paid for a lower plan gets no reminder, even if the mail is already waiting", async () => {
  const [early, waiting, lower] = [person(), person(), person()];
  const [first, second, third] = [await buy(early), await buy(waiting), await buy(lower)];
  const renewal = await buy(early, "2026-10-01");
  await buy(lower, "2026-10-01", "community");
  await remind(midnight(DAYS.before30));
  expect(await remindersOf(first)).toEqual([]);
  expect(await nextOf(first)).toBe(DAYS.before7);
  expect(await remindersOf(third)).toEqual([]);
  await buy(waiting, DAYS.before30);
  expect(await remindersOf(second)).toEqual(["30"]);
  await deliverAt(midnight(DAYS.before30), waiting);
  expect(await rowsOf(second)).toMatchObject([{ status: "failed", lastError: "subject_gone" }]);
  await remind(midnight("2027-10-20"));
  expect(await remindersOf(renewal)).toEqual(["30"]);
});

test("a refunded renewal does not count: its owner is reminded again", async () => {
  const contact = person();
  const first = await buy(contact);
  const renewal = await buy(contact, "2026-10-01");
  await remind(midnight(DAYS.before30));
  expect(await remindersOf(first)).toEqual([]);
  await fakeRazorpay.refund(renewal.payment.razorpay_payment_id);
  await deliverAll(siteAt(midnight(DAYS.before30)), renewal.providerId);
  await remind(midnight(DAYS.before7));
  expect(await remindersOf(first)).toEqual(["7"]);
});

test("a membership that was refunded in full gets no reminder, one refunded in part does", async () => {
  const [whole, part, waiting] = [await buy(person()), await buy(person()), await buy(person())];
  const refund = async ({ payment, providerId }: typeof whole, amount?: number) => {
    await fakeRazorpay.refund(payment.razorpay_payment_id, amount);
    const site = siteAt(midnight(DAYS.before30));
    await deliverAll(site, providerId);
    await site.settle();
  };
  await refund(whole);
  await refund(part, 1000);
  await remind(midnight(DAYS.before30));
  expect(await remindersOf(whole)).toEqual([]);
  expect(await remindersOf(part)).toEqual(["30"]);
  await refund(waiting);
  await deliverAt(midnight(DAYS.before30), "");
  expect(await rowsOf(waiting)).toMatchObject([{ status: "failed", lastError: "subject_gone" }]);
});

test("unsubscribing from news does not stop reminders, and the mail is filed under its member", async () => {
  const contact = person();
  const order = await buy(contact);
  const site = siteAt(midnight("2026-01-10"));
  const memberId = await makeMember(site, contact);
  await giveConsent(site.deps, memberId, "marketing");
  await withdrawConsent(site.deps, memberId, "marketing");
  await remind(midnight(DAYS.before30));
  expect(await rowsOf(order)).toMatchObject([{ recipient: contact, memberId, status: "queued" }]);
});

test("an erased person gets neither a waiting reminder nor the next one", async () => {
  const contact = person();
  const order = await buy(contact);
  const site = siteAt(midnight(DAYS.before30));
  const memberId = await makeMember(site, contact);
  await remind(midnight(DAYS.before30));
  expect(await remindersOf(order)).toEqual(["30"]);
  await requestErasure(site.deps, memberId);
  await remind(midnight(DAYS.before7));
  expect(await remindersOf(order)).toEqual([]);
  expect(await nextOf(order)).toBe(DAYS.before1);
});

test("a person who is erased during the run gets no reminder", async () => {
  const contact = person();
  const order = await buy(contact);
  const site = siteAt(midnight(DAYS.before30));
  const memberId = await makeMember(site, contact);
  const write = site.deps.db.batch.bind(site.deps.db);
  const racing = Object.assign(Object.create(site.deps.db), {
    batch: async (...statements: Parameters<typeof write>) => {
      await requestErasure(siteAt(midnight(DAYS.before30)).deps, memberId);
      return write(...statements);
    },
  });
  await queueReminders({ ...site.deps, db: racing });
  expect(await remindersOf(order)).toEqual([]);
});

test("a buyer with only a phone number gets no reminder, and the job does not check the membership again", async () => {
  const order = await buy(`9${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`);
  for (const day of Object.values(DAYS)) await remind(midnight(day));
  expect(await remindersOf(order)).toEqual([]);
  expect(await nextOf(order)).toBeNull();
});

test("a reminder that cannot be queued is logged and delays no other", async () => {
  const [broken, behind] = [await buy(person(), "2025-11-19"), await buy(person())];
  await env.DB.prepare(
    `create trigger broken before insert on outbox when new.subject_id like '${broken.id}%'
     begin select raise(abort, 'broken'); end`,
  ).run();
  const site = siteAt(midnight(DAYS.before30));
  await queueReminders(site.deps);
  await env.DB.prepare("drop trigger broken").run();
  expect(site.lines.join()).toContain('"reminder.failed"');
  expect(await remindersOf(behind)).toEqual(["30"]);
  await remind(midnight(DAYS.before30));
  expect(await remindersOf(broken)).toEqual(["30"]);
});

test("a run queues a few reminders, and the next run queues the others", async () => {
  // Quiets the memberships of the tests above.
  await openSite().deps.db.update(memberships).set({ nextReminderOn: null });
  const all = await Promise.all(Array.from({ length: REMINDERS_PER_RUN + 2 }, () => buy(person())));
  const queued = async () => (await Promise.all(all.map(remindersOf))).flat().length;
  await remind(midnight(DAYS.before30));
  expect(await queued()).toBe(REMINDERS_PER_RUN);
  await remind(midnight(DAYS.before30));
  expect(await queued()).toBe(all.length);
});
