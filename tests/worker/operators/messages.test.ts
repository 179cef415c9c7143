import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDb } from "#worker/db/client.ts";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { recordReplies } from "#worker/db/schema/operators.ts";
import { auditTrail } from "#worker/db/schema/platform.ts";
import { listTrailOf, recordView } from "#worker/domain/audit-trail.server.ts";
import { dueDay } from "#worker/domain/console/due.server.ts";
import { revealMessage, viewMessage } from "#worker/domain/console/messages.server.ts";
import { viewRegistration } from "#worker/domain/console/registrations.server.ts";
import { viewToday } from "#worker/domain/console/today/today.server.ts";
import { STEPS, takeStep } from "#worker/domain/console/today/today-steps.server.ts";
import {
  cancelForOwner,
  confirmRegistration,
  unconfirmRegistration,
} from "#worker/domain/events/registration-decisions.server.ts";
import { verifyTrail } from "#worker/domain/operators/verify-trail.server.ts";
import { addNote } from "#worker/domain/record-notes.server.ts";
import { listMessagesOf, moveMessages } from "#worker/domain/visitors/contact.server.ts";
import { markAnswered, reopenMessage, replyToMessage } from "#worker/domain/visitors/message-answers.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { countRows } from "../../../scripts/check/counted-database.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { breakDb } from "../../support/fakes/faulty-db.ts";
import { logIn } from "../../support/fixtures/members.ts";
import { clockBeforeEvents, openSite, openSiteWithMails, type Site } from "../../support/site/site.ts";

async function receive(site: Site): Promise<{ id: string; email: string }> {
  const email = `${crypto.randomUUID()}@example.org`;
  await site.post("/contact", { name: "Asha Rao", email, message: "Do you have a branch in Pune?" });
  const [message] = await listMessagesOf(site.deps, email);
  return { id: message?.id ?? expect.fail("no message"), email };
}

const actionsOn = async (site: Site, subject: string) => {
  const rows = await site.deps.db.select().from(auditTrail).where(eq(auditTrail.subject, subject));
  return rows.map(({ action }) => action);
};

test("a reply is mailed once, however often the form is sent, and the message counts as answered", async () => {
  const { site, mails } = openSiteWithMails();
  const operator = await operatorOf(site, "desk");
  const { id, email } = await receive(site);
  const reply = { messageId: id, replyId: crypto.randomUUID(), body: "Yes, from January.\n\nWe will write to you." };
  const outcomes = await Promise.all([1, 2, 3].map(() => replyToMessage(site.deps, operator, reply)));
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  await deliverMail(site.deps);
  // The delivery after the visitor's request can have taken the reply.
  await site.settle();
  const sent = mails.filter(({ to, subject }) => to === email && subject.startsWith("Reply to your message of"));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain("Yes, from January.\n\nWe will write to you.");
  expect(sent[0]?.text).not.toContain("branch in Pune");
  expect(await site.deps.db.$count(recordReplies, eq(recordReplies.subject, `message:${id}`))).toBe(1);
  const view = await viewMessage(site.deps, operator, id);
  expect(view).toMatchObject({ isAnswered: true, canReply: true });
  const replied = view?.timeline.filter(({ what }) => what.startsWith("Repl"));
  expect(replied).toMatchObject([{ what: "Reply: sent", by: "Farida Khan" }]);
  await site.deps.db.delete(outbox).where(eq(outbox.recipient, email));
  expect((await viewMessage(site.deps, operator, id))?.timeline.map(({ what }) => what)).toContain("Replied");
  expect((await actionsOn(site, `message:${id}`)).filter((action) => action === "message.replied")).toHaveLength(1);
});

test("a reply goes to the new address of a writer who has changed it in the meantime", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "desk");
  const { id, email } = await receive(site);
  const current = `${crypto.randomUUID()}@example.org`;
  const replyId = crypto.randomUUID();
  // After the message was read.
  const { db } = breakDb(env.DB, 2, () => moveMessages(site.deps, email, current).run());
  const reply = { messageId: id, replyId, body: "Yes, from January." };
  expect(await replyToMessage({ ...site.deps, db: openDb(db) }, operator, reply)).toMatchObject({ ok: true });
  const [queued] = await site.deps.db.select().from(outbox).where(eq(outbox.subjectId, replyId));
  expect(queued).toMatchObject({ kind: "message_reply", recipient: current });
});

test("a reply is refused if a colleague has answered since the message was opened, and sent by one who has seen it", async () => {
  const site = openSite();
  const [desk, owner] = [await operatorOf(site, "desk"), await operatorOf(site, "owner")];
  const { id, email } = await receive(site);
  const seen = async () => (await viewMessage(site.deps, desk, id))?.seen;
  const reply = (by: typeof desk, time: number | undefined, body: string, replyId = crypto.randomUUID()) =>
    replyToMessage(site.deps, by, { messageId: id, replyId, body, seen: time });
  const unanswered = await seen();
  expect(unanswered).toBe(0);
  const outcomes = await Promise.all([reply(desk, unanswered, "Yes."), reply(owner, unanswered, "No.")]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
    code: "version_conflict",
    message: expect.stringContaining("Somebody has answered this message"),
  });
  const isReply = and(eq(outbox.recipient, email), eq(outbox.kind, "message_reply"));
  expect(await site.deps.db.$count(outbox, isReply)).toBe(1);
  expect(await actionsOn(site, `message:${id}`)).toEqual(["message.viewed", "message.replied"]);

  const answered = await seen();
  const replyId = crypto.randomUUID();
  expect(await reply(desk, answered, "We will call you, too.", replyId)).toMatchObject({ ok: true });
  expect(await reply(desk, answered, "We will call you, too.", replyId)).toMatchObject({ ok: true });
  await reopenMessage(site.deps, desk, id);
  expect(await reply(desk, answered, "Nobody answered the phone.")).toMatchObject({ ok: true });
  await markAnswered(site.deps, owner, id);
  expect(await site.deps.db.$count(outbox, isReply)).toBe(3);
});

test("a reply is refused if a colleague has marked the message as answered in the meantime", async () => {
  const site = openSite();
  const [desk, owner] = [await operatorOf(site, "desk"), await operatorOf(site, "owner")];
  const { id } = await receive(site);
  await markAnswered(site.deps, owner, id);
  const reply = { messageId: id, replyId: crypto.randomUUID(), body: "Yes.", seen: 0 };
  expect(await replyToMessage(site.deps, desk, reply)).toMatchObject({ ok: false, code: "version_conflict" });
  expect(await viewMessage(site.deps, desk, id)).toMatchObject({ replies: [] });
});

test("a colleague who opens a message repeatedly adds one entry until something else happens", async () => {
  const site = openSite();
  const [desk, owner] = [await operatorOf(site, "desk"), await operatorOf(site, "owner")];
  const { id } = await receive(site);
  await site.settle();
  for (const operator of [desk, desk, desk, owner]) await viewMessage(site.deps, operator, id);
  await addNote(site.deps, owner, { subject: `message:${id}`, body: "Called, no answer" });
  const view = await viewMessage(site.deps, owner, id);
  const opened = view?.timeline.filter(({ what }) => what === "Opened this message");
  expect(opened).toMatchObject([
    { text: undefined },
    { text: undefined },
    { text: expect.stringMatching(/^3 times /) },
  ]);
});

test("views of a message do not hide what was done with it, and only the latest views are listed", async () => {
  const site = openSite();
  const [desk, owner] = [await operatorOf(site, "desk"), await operatorOf(site, "owner")];
  const { id } = await receive(site);
  await markAnswered(site.deps, desk, id);
  const view = { action: "message.viewed", subject: `message:${id}` } as const;
  for (let i = 0; i < 12; i += 1) {
    await recordView(site.deps, desk, [view, ...Array(17).fill(view)]);
    await recordView(site.deps, owner, [view, ...Array(17).fill(view)]);
  }
  const rows = (await viewMessage(site.deps, desk, id))?.timeline ?? [];
  expect(rows.map(({ what }) => what)).toContain("Marked as answered");
  const views = rows.filter(({ what }) => what === "Opened this message");
  expect(views).toHaveLength(10);
  expect(views[1]?.text).toMatch(/^18 times since /);
  await recordView(site.deps, owner, [view, ...Array(99).fill(view)]);
  const counted = countRows(env.DB);
  expect(await listTrailOf({ db: openDb(counted.db) }, `message:${id}`)).toHaveLength(500);
  expect(counted.rows.read).toBeLessThanOrEqual(500);
});

test("the form of a reply shows the first line of the mail: the name once the address has a confirmed account", async () => {
  const { site, mails } = openSiteWithMails();
  const operator = await operatorOf(site, "desk");
  const { id, email } = await receive(site);
  const greeting = async () => (await viewMessage(site.deps, operator, id))?.greeting ?? "none";
  expect(await greeting()).toBe("Hello,");
  await logIn(site, { email });
  expect(await greeting()).toMatch(/^Dear .+,$/);
  await replyToMessage(site.deps, operator, { messageId: id, replyId: crypto.randomUUID(), body: "Yes." });
  await deliverMail(site.deps);
  const reply = mails.find(({ to, subject }) => to === email && subject.startsWith("Reply"));
  expect(reply?.text.split("\n")[0]).toBe(await greeting());
});

test("a template is filled in for its message, and what it does not know must be written before it is sent", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "desk");
  const { id } = await receive(site);
  const fill = async (template: string) => (await viewMessage(site.deps, operator, id, template))?.draft ?? "";
  expect(await fill("which-membership")).toMatch(
    /^Thank you for your message of \d+ \w+ 20\d\d\.\n\n[\s\S]*https?:\/\/\S+\/membership[\s\S]*Farida Khan$/,
  );
  expect(await fill("none")).toBe("");
  const body = await fill("event-how-to-register");
  expect(body).toContain("interest in [event].");
  const reply = { messageId: id, replyId: crypto.randomUUID(), body };
  expect(await replyToMessage(site.deps, operator, reply)).toMatchObject({
    message: "Replace [event] with your own words, then send it.",
  });
  expect(await viewMessage(site.deps, operator, id)).toMatchObject({ isAnswered: false, replies: [] });
  const honest = { ...reply, body: "You wrote of the “Mumbay [sic] office”. It is in Fort [see map]." };
  expect(await replyToMessage(site.deps, operator, honest)).toMatchObject({ ok: true });
});

test("the replies show what became of each mail and, for one that failed, where to send it again", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "desk");
  const { id } = await receive(site);
  const replyId = crypto.randomUUID();
  await replyToMessage(site.deps, operator, { messageId: id, replyId, body: "Yes, from January." });
  const replies = async () => (await viewMessage(site.deps, operator, id))?.replies;
  expect(await replies()).toMatchObject([{ by: "Farida Khan", body: "Yes, from January." }]);
  const isIt = eq(outbox.subjectId, replyId);
  for (const [status, text] of [
    ["queued", "Queued"],
    ["sending", "Sending"],
    ["sent", "Sent"],
    ["failed", "Failed"],
  ] as const) {
    await site.deps.db.update(outbox).set({ status }).where(isIt);
    expect(await replies()).toMatchObject([{ delivery: { text } }]);
  }
  expect((await replies())?.[0]?.mail).toMatch(/^\/console\/mails\/[\w-]{36}$/);
  await site.deps.db.delete(outbox).where(isIt);
  expect(await replies()).toMatchObject([{ delivery: { text: "Delivery status no longer stored" } }]);
});

test("a message without an address gets no reply, nor does an unknown one", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "desk");
  const input = { replyId: crypto.randomUUID(), body: "Hello" };
  expect(await replyToMessage(site.deps, operator, { ...input, messageId: "none" })).toMatchObject({
    code: "not_found",
  });
  const body = { name: "Asha Rao", contact: "9876501234", plan: "gold" as const };
  const { requestCallBack } = await import("#worker/domain/visitors/contact.server.ts");
  await requestCallBack(site.deps, body);
  const [item] =
    (await viewToday(site.deps, { role: "desk", memberId: "" })).find(({ id }) => id === "messages")?.items ?? [];
  const call = await replyToMessage(site.deps, operator, { ...input, messageId: item?.id ?? "" });
  expect(call).toMatchObject({ ok: false, message: expect.stringContaining("Call them") });
});

test("a reply to a message that is deleted at the same moment is refused, and no mail is queued", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "desk");
  const { id, email } = await receive(site);
  const racing = {
    prepare: (query: string) => env.DB.prepare(query),
    batch: async (list: D1PreparedStatement[]) => {
      await env.DB.prepare("delete from contact_messages where id = ?1").bind(id).run();
      return env.DB.batch(list);
    },
  };
  // Drizzle calls these two alone.
  const raced = { ...site.deps, db: openDb(racing as unknown as D1Database) };
  const reply = { messageId: id, replyId: crypto.randomUUID(), body: "Yes." };
  expect(await replyToMessage(raced, operator, reply)).toMatchObject({ ok: false, code: "version_conflict" });
  const isReply = and(eq(outbox.recipient, email), eq(outbox.kind, "message_reply"));
  expect(await site.deps.db.$count(outbox, isReply)).toBe(0);
});

test("a message is marked as answered and reopened, each recorded once", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "desk");
  const { id } = await receive(site);
  await Promise.all([1, 2].map(() => markAnswered(site.deps, operator, id)));
  await reopenMessage(site.deps, operator, id);
  expect(await actionsOn(site, `message:${id}`)).toEqual(["message.answered", "message.reopened"]);
  expect(await markAnswered(site.deps, operator, "none")).toMatchObject({ code: "not_found" });
});

test("opening a record is recorded; its view masks the address, and a reveal with a reason shows it", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "desk");
  const { id, email } = await receive(site);
  await addNote(site.deps, operator, { subject: `message:${id}`, body: "Called, no answer" });
  const view = await viewMessage(site.deps, operator, id);
  expect(JSON.stringify(view)).not.toContain(email);
  expect(view?.timeline[0]).toMatchObject({ by: "Farida Khan" });
  expect(view?.timeline.map(({ text }) => text)).toContain("Called, no answer");
  const outcome = await revealMessage(site.deps, operator, id, "To call back");
  expect(outcome).toEqual({ ok: true, value: { email, phone: null } });
  expect(await actionsOn(site, `message:${id}`)).toEqual(["note.added", "message.viewed", "message.revealed"]);
  expect(await viewMessage(site.deps, operator, "none")).toBeUndefined();
  expect(await verifyTrail(site.deps)).toMatchObject({ fault: undefined });
});

test("a place is confirmed with a mail and unconfirmed without one, and a cancelled registration is deleted", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "desk");
  const email = `${crypto.randomUUID()}@example.org`;
  await site.post("/event/register", {
    fullName: "Asha Rao",
    email,
    phone: "9876543210",
    membershipStatus: "Non-Member",
  });
  const { db } = site.deps;
  const { id = "" } =
    (await db.select().from(eventRegistrations).where(eq(eventRegistrations.email, email)).get()) ?? {};
  const kinds = async () => (await db.select().from(outbox).where(eq(outbox.recipient, email))).map(({ kind }) => kind);
  await Promise.all([1, 2].map(() => confirmRegistration(site.deps, operator, id)));
  expect(await viewRegistration(site.deps, operator, id)).toMatchObject({ isConfirmed: true });
  expect((await kinds()).filter((kind) => kind === "registration_confirmed")).toHaveLength(1);
  await unconfirmRegistration(site.deps, operator, id);
  expect(await viewRegistration(site.deps, operator, id)).toMatchObject({ isConfirmed: false });
  await addNote(site.deps, operator, { subject: `registration:${id}`, body: "Cannot come" });
  await cancelForOwner(site.deps, operator, { id, reason: "Asked by phone" });
  expect(await viewRegistration(site.deps, operator, id)).toBeUndefined();
  expect((await kinds()).filter((kind) => kind === "registration_cancelled")).toHaveLength(1);
  expect(await confirmRegistration(site.deps, operator, id)).toMatchObject({ code: "not_found" });
});

test.each([
  ["contact", "2026-11-23T05:00:00Z", "2026-11-25"],
  ["contact", "2026-11-26T05:00:00Z", "2026-11-30"],
  ["contact", "2026-11-27T20:00:00Z", "2026-12-01"],
  ["call_back", "2026-11-27T05:00:00Z", "2026-11-30"],
  ["call_back", "2026-11-23T05:00:00Z", "2026-11-24"],
] as const)("a %s of %s is due on %s", (kind, at, day) => {
  expect(dueDay({ kind, createdAt: new Date(at) })).toBe(day);
});

test("Today shows each role its work, and the auditor no buttons", async () => {
  const site = openSite({ now: clockBeforeEvents() });
  await receive(site);
  const ids = async (role: "desk" | "finance" | "editor") =>
    (await viewToday(site.deps, { role, memberId: "" })).map(({ id }) => id);
  expect(await ids("desk")).toContain("messages");
  expect(await ids("finance")).not.toContain("messages");
  expect(await ids("editor")).toEqual(["samples"]);
  const sections = await viewToday(site.deps, { role: "auditor", memberId: "" });
  expect(sections.flatMap(({ items }) => items.flatMap(({ actions = [] }) => actions))).toEqual([]);
});

test("sensitive actions of Today need a recent use of the passkey", async () => {
  const site = openSite();
  const operator = { ...(await operatorOf(site, "owner")), hasRecentPasskey: false };
  for (const step of Object.values(STEPS).filter(({ isSensitive }) => isSensitive)) {
    expect(await takeStep(site.deps, operator, step, "none")).toMatchObject({ code: "stale_passkey" });
  }
});

test("a mail that could not be sent is sent again", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "desk");
  const { email } = await receive(site);
  await site.settle();
  const isTheirs = eq(outbox.recipient, email);
  await site.deps.db.update(outbox).set({ status: "failed", lastError: "E_DOWN", attempts: 8 }).where(isTheirs);
  const { id = "" } = (await site.deps.db.select().from(outbox).where(isTheirs).get()) ?? {};
  const step = STEPS["send_again"] ?? expect.fail("no step");
  expect(await takeStep(site.deps, operator, step, id)).toMatchObject({ ok: true });
  expect(await site.deps.db.select().from(outbox).where(isTheirs).get()).toMatchObject({
    status: "queued",
    attempts: 0,
  });
  expect(await takeStep(site.deps, operator, step, id)).toMatchObject({ code: "not_found" });
});
