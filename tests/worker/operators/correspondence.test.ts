import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { locale } from "#messages/locale.ts";
import { openDb } from "#worker/db/client.ts";
import { members } from "#worker/db/schema/accounts.ts";
import { orders } from "#worker/db/schema/billing.ts";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { recordReplies } from "#worker/db/schema/operators.ts";
import { writeTo } from "#worker/domain/console/correspondence/correspondence.server.ts";
import { viewMember } from "#worker/domain/console/members.server.ts";
import { viewOrder } from "#worker/domain/console/orders.server.ts";
import { viewRegistration } from "#worker/domain/console/registrations.server.ts";
import { mergeRegistrations } from "#worker/domain/events/merge-registrations.server.ts";
import { collectPersonalData } from "#worker/domain/privacy/data-export.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { inLocale } from "#worker/locale.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { trailOf } from "../../support/fixtures/billing/console-payments.ts";
import { logIn, requestErasure } from "../../support/fixtures/members.ts";
import { clockBeforeEvents, openSite, openSiteWithMails, type Site } from "../../support/site/site.ts";

const BODY = "Please bring a photo of yourself.\n\nSee you there.";

async function register(site: Site, email: string): Promise<string> {
  const { events } = (await site.deps.content.snapshot()).collections;
  const event = events.find(({ tab }) => tab === "upcoming")?.slug;
  const guest = { fullName: "Asha Rao", phone: "9876543210", membershipStatus: "Non-Member" };
  const id = crypto.randomUUID();
  await site.deps.db
    .insert(eventRegistrations)
    .values({ id, email, event: event ?? expect.fail("no event"), ...guest, createdAt: site.deps.now() });
  return id;
}

async function order(site: Site, email: string): Promise<string> {
  const id = crypto.randomUUID();
  await site.deps.db.insert(orders).values({
    ...{
      id,
      orderReference: id,
      providerOrderId: id,
      planId: "gold",
      planTitle: "Gold Member",
      amountPaise: 2_499_900,
    },
    ...{ currency: "INR", name: "Asha Rao", email, createdAt: site.deps.now() },
  });
  return id;
}

/** A member with a registration and an order, and the mails that the site sends. */
async function person() {
  const { site, mails } = openSiteWithMails({ now: clockBeforeEvents() });
  const { email, memberId } = await logIn(site);
  const registrationId = await register(site, email);
  const orderId = await order(site, email);
  const operator = await operatorOf(site, "owner");
  const ids = { registration: registrationId, member: memberId, order: orderId };
  return { site, deps: site.deps, email, operator, ids, mails };
}

const repliesTo = async ({ db }: Site["deps"], subject: string) =>
  db.$count(recordReplies, eq(recordReplies.subject, subject));

const VIEWS = { registration: viewRegistration, member: viewMember, order: viewOrder };
const KINDS = ["registration", "member", "order"] as const;
const SUBJECTS = {
  registration: /^About your registration for \S/,
  member: /^About your account$/,
  order: /^About your order: \S/,
};

test.each(KINDS)(
  "the person of a %s gets a mail once, however often the form is sent, and the thread is kept",
  async (kind) => {
    const { site, deps, email, operator, ids, mails } = await person();
    const written = { kind, id: ids[kind], replyId: crypto.randomUUID(), body: BODY };
    const outcomes = await Promise.all([1, 2, 3].map(() => writeTo(deps, operator, written)));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    await deliverMail(deps);
    const sent = mails.filter(({ to, subject }) => to === email && SUBJECTS[kind].test(subject));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(BODY);
    expect(sent[0]?.text).toContain("To reply, write to ");
    const view = await VIEWS[kind](deps, operator, ids[kind]);
    expect(view?.correspondence.replies).toMatchObject([{ body: BODY, by: "Farida Khan", delivery: { text: "Sent" } }]);
    expect(view?.timeline.map(({ what }) => what)).toContain("Sent an email");
    expect(JSON.stringify(view)).not.toContain(email);
    expect((await trailOf(site, `${kind}:${ids[kind]}`)).filter((action) => action === `${kind}.written`)).toHaveLength(
      1,
    );
  },
);

test("a mail about a registration brings the event's current calendar file, until the event is over", async () => {
  const { deps, email, operator, ids, mails } = await person();
  const { events } = (await deps.content.snapshot()).collections;
  const event = events.find(({ tab, startsAt }) => tab === "upcoming" && startsAt) ?? expect.fail("no event");
  await deps.db.update(eventRegistrations).set({ event: event.slug }).where(eq(eventRegistrations.email, email));
  const write = () =>
    writeTo(deps, operator, { kind: "registration", id: ids.registration, replyId: crypto.randomUUID(), body: BODY });
  await write();
  await deliverMail(deps);
  await write();
  const afterwards = new Date(Date.parse(event.endsAt ?? expect.fail("no end")) + 1000);
  await deliverMail({ ...deps, now: () => afterwards });
  const [before, after] = mails.filter(({ subject }) => SUBJECTS.registration.test(subject));
  expect(before?.attachments).toMatchObject([{ filename: `${event.slug}.ics`, type: "text/calendar" }]);
  expect(before?.attachments?.[0]?.content).toContain(`SUMMARY:${event.title}`);
  expect(before?.text).toContain("The attached file adds the event to your calendar, or updates it there.");
  expect(after).toMatchObject({ attachments: [] });
  expect(after?.text).not.toContain("attached");
});

test("the erasure of the person removes every mail, its queue and its thread, and none is sent afterwards", async () => {
  const { deps, email, operator, ids, mails } = await person();
  for (const kind of KINDS) {
    await writeTo(deps, operator, { kind, id: ids[kind], replyId: crypto.randomUUID(), body: BODY });
  }
  const exported = await collectPersonalData(deps, { memberId: ids.member, email });
  expect(exported.messageReplies).toHaveLength(3);
  await requestErasure(deps, ids.member);
  for (const kind of KINDS) expect(await repliesTo(deps, `${kind}:${ids[kind]}`), kind).toBe(0);
  expect(await deps.db.$count(outbox, and(eq(outbox.recipient, email), eq(outbox.kind, "record_reply")))).toBe(0);
  await deliverMail(deps);
  expect(mails.filter(({ text }) => text.includes("bring a photo"))).toEqual([]);
  const late = await writeTo(deps, operator, {
    kind: "order",
    id: ids.order,
    replyId: crypto.randomUUID(),
    body: BODY,
  });
  expect(late).toMatchObject({ ok: false, message: "There is no email address to write to." });
});

test("a mail to an address that is corrected at the same moment is refused, and neither stored nor sent", async () => {
  const { deps, email, operator, ids } = await person();
  const correct = env.DB.prepare("update event_registrations set email = 'corrected@example.org' where id = ?1");
  const racing = {
    prepare: (query: string) => env.DB.prepare(query),
    batch: async (list: D1PreparedStatement[]) => {
      await correct.bind(ids.registration).run();
      return env.DB.batch(list);
    },
  };
  // Drizzle calls these two alone.
  const raced = { ...deps, db: openDb(racing as unknown as D1Database) };
  const written = { kind: "registration", id: ids.registration, replyId: crypto.randomUUID(), body: BODY };
  expect(await writeTo(raced, operator, written)).toMatchObject({ ok: false, code: "version_conflict" });
  expect(await repliesTo(deps, `registration:${ids.registration}`)).toBe(0);
  const isTheirs = and(eq(outbox.recipient, email), eq(outbox.kind, "record_reply"));
  expect(await deps.db.$count(outbox, isTheirs)).toBe(0);
});

test("a sent mail still counts as sent after the address of its record is corrected", async () => {
  const { deps, operator, ids } = await person();
  const written = { kind: "registration", id: ids.registration, replyId: crypto.randomUUID(), body: BODY };
  expect(await writeTo(deps, operator, written)).toMatchObject({ ok: true });
  await deliverMail(deps);
  const corrected = { email: `${crypto.randomUUID()}@example.org` };
  await deps.db.update(eventRegistrations).set(corrected).where(eq(eventRegistrations.id, ids.registration));
  const view = await viewRegistration(deps, operator, ids.registration);
  expect(view?.correspondence.replies).toMatchObject([{ body: BODY, delivery: { text: "Sent" } }]);
});

test("only the person of an existing registration, member or order can be written to", async () => {
  const { deps, operator, ids } = await person();
  for (const kind of ["offer", "text", "message", "none"]) {
    const written = { kind, id: ids.member, replyId: crypto.randomUUID(), body: BODY };
    expect(await writeTo(deps, operator, written)).toMatchObject({ code: "not_found" });
  }
  for (const kind of KINDS) {
    const written = { kind, id: "none", replyId: crypto.randomUUID(), body: BODY };
    expect(await writeTo(deps, operator, written)).toMatchObject({ code: "not_found" });
  }
});

test("a template knows the event of a registration, and a day of receipt stays for the operator to replace", async () => {
  const { deps, operator, ids } = await person();
  const how = await viewRegistration(deps, operator, ids.registration, "event-how-to-register");
  expect(how?.correspondence.draft).not.toContain("[event]");
  expect(how?.correspondence.isAboutEvent).toBe(true);
  expect((await viewOrder(deps, operator, ids.order))?.correspondence.isAboutEvent).toBe(false);
  const which = await viewMember(deps, operator, ids.member, "which-membership");
  const body = which?.correspondence.draft ?? "";
  expect(body).toContain("[received]");
  const written = { kind: "member", id: ids.member, replyId: crypto.randomUUID(), body };
  expect(await writeTo(deps, operator, written)).toMatchObject({ message: expect.stringContaining("[received]") });
  expect(await viewMember(deps, operator, ids.member)).toMatchObject({ correspondence: { draft: "", replies: [] } });
});

test("a template is filled in the language of the mail, with the event and the day as readers of Hindi know them", async () => {
  const { deps, operator, ids } = await person();
  await deps.db.update(members).set({ language: "hi" }).where(eq(members.id, ids.member));
  const drafts = [
    (await viewRegistration(deps, operator, ids.registration, "event-how-to-register"))?.correspondence.draft,
    (await viewOrder(deps, operator, ids.order, "receipt-again"))?.correspondence.draft,
  ];
  const { events, replyTemplates } = (await inLocale("hi", async () => deps.content.snapshot())).collections;
  const title = events.find(({ tab }) => tab === "upcoming")?.title ?? "none";
  expect(title).toMatch(/[\u0900-\u097f]/);
  expect(drafts[0]).toContain(title);
  const receipt = replyTemplates.find(({ slug }) => slug === "receipt-again")?.text ?? "none";
  expect(drafts[1]).toContain(receipt.split("[site]")[0]);
  await deps.db.update(members).set({ language: "en" }).where(eq(members.id, ids.member));
  const english = await viewOrder(deps, operator, ids.order, "receipt-again");
  expect(english?.correspondence.draft).toMatch(/^Your documents/);
});

test("a mail is refused while any of a template's words in brackets are left, even several, in capitals or in Hindi", async () => {
  const { deps, operator, ids } = await person();
  const snapshot = async () => {
    const published = await deps.content.snapshot();
    const [template = expect.fail("no template")] = published.collections.replyTemplates;
    const text = locale() === "hi" ? "अब [नई तारीख] को है।" : "It is on [new day] at [Time].";
    return { ...published, collections: { ...published.collections, replyTemplates: [{ ...template, text }] } };
  };
  const changed = { ...deps, content: { ...deps.content, snapshot } };
  for (const left of ["[new day]", "[Time]", "[नई तारीख]"]) {
    const written = { kind: "member", id: ids.member, replyId: crypto.randomUUID(), body: `It is on ${left} [sic].` };
    expect(await writeTo(changed, operator, written)).toMatchObject({ message: expect.stringContaining(left) });
  }
  const own = { kind: "member", id: ids.member, replyId: crypto.randomUUID(), body: "It is on Monday [see map]." };
  expect(await writeTo(changed, operator, own)).toMatchObject({ ok: true });
});

test("two registrations that are merged keep the mails of both", async () => {
  const { deps, operator, ids } = await person();
  const site = openSite();
  const dropId = await register(site, `${crypto.randomUUID()}@example.org`);
  await writeTo(deps, operator, { kind: "registration", id: dropId, replyId: crypto.randomUUID(), body: BODY });
  const pair = { keepId: ids.registration, dropId, reason: "Same phone number" };
  expect(await mergeRegistrations(deps, operator, pair)).toMatchObject({ ok: true });
  const view = await viewRegistration(deps, operator, ids.registration);
  expect(view?.correspondence.replies).toMatchObject([{ body: BODY }]);
});

test.each(KINDS)(
  "a mail to the person of a %s is refused if a colleague has written since the page was opened",
  async (kind) => {
    const { deps, site, email, operator, ids } = await person();
    const desk = await operatorOf(site, "desk");
    const seen = async () => (await VIEWS[kind](deps, operator, ids[kind]))?.correspondence.seen;
    const write = (by: typeof desk, time: number | undefined, replyId = crypto.randomUUID()) =>
      writeTo(deps, by, { kind, id: ids[kind], replyId, body: BODY, seen: time });
    const isTheirs = and(eq(outbox.recipient, email), eq(outbox.kind, "record_reply"));
    const opened = await seen();
    expect(opened).toBe(0);
    const outcomes = await Promise.all([write(operator, opened), write(desk, opened)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
      code: "version_conflict",
      message: expect.stringContaining("Somebody has written to this person since you opened the page"),
    });
    expect(await repliesTo(deps, `${kind}:${ids[kind]}`)).toBe(1);
    expect(await deps.db.$count(outbox, isTheirs)).toBe(1);
    expect((await trailOf(site, `${kind}:${ids[kind]}`)).filter((action) => action === `${kind}.written`)).toHaveLength(
      1,
    );

    const [reopened, replyId] = [await seen(), crypto.randomUUID()];
    expect(await write(desk, reopened, replyId)).toMatchObject({ ok: true });
    expect(await write(desk, reopened, replyId)).toMatchObject({ ok: true });
    expect(await deps.db.$count(outbox, isTheirs)).toBe(2);
    const other = kind === "order" ? "member" : "order";
    const first = { kind: other, id: ids[other], replyId: crypto.randomUUID(), body: BODY, seen: 0 };
    expect(await writeTo(deps, desk, first)).toMatchObject({ ok: true });
  },
);
