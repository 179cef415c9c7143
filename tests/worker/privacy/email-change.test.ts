import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDb } from "#worker/db/client.ts";
import { members } from "#worker/db/schema/accounts.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { auditEntries } from "#worker/db/schema/platform.ts";
import { codeCookieFor } from "#worker/domain/accounts/device.server.ts";
import { changeEmail, findPendingChange, requestEmailChange } from "#worker/domain/accounts/email-change.server.ts";
import { logInWithCode, requestCode } from "#worker/domain/accounts/login.server.ts";
import { findMember, findMemberByEmail } from "#worker/domain/accounts/members.server.ts";
import { findSession, startSession, type Viewer } from "#worker/domain/accounts/sessions.server.ts";
import { describeInvitation, listInvitations } from "#worker/domain/dashboard/seats-page.server.ts";
import { listRegistrationsOf } from "#worker/domain/events/event-registrations.server.ts";
import { confirmRegistration } from "#worker/domain/events/registration-decisions.server.ts";
import { findGrant, findGrantOf, grantRole } from "#worker/domain/operators/operators.server.ts";
import { collectPersonalData } from "#worker/domain/privacy/data-export.server.ts";
import { finishErasures } from "#worker/domain/privacy/erasure.server.ts";
import { findErasure } from "#worker/domain/privacy/erasure-requests.server.ts";
import { addNote, listNotes } from "#worker/domain/record-notes.server.ts";
import { acceptSeat, leaveSeat, withdrawSeat } from "#worker/domain/seats/answer-seat.server.ts";
import { findSeat } from "#worker/domain/seats/seats.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { whereIs } from "../../support/browser/traces.ts";
import { COMMAND } from "../../support/console/operators.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { breakDb } from "../../support/fakes/faulty-db.ts";
import { makeFullMember } from "../../support/fixtures/full-member.ts";
import { cookieOf, logIn, makeMember, makeUnverified, requestErasure } from "../../support/fixtures/members.ts";
import { buy, company, named } from "../../support/fixtures/membership/seats.ts";
import { openSiteWithMails, type Site } from "../../support/site/site.ts";

const NOBODY = { cookie: null, userAgent: null, ip: null };
const fresh = () => `${crypto.randomUUID()}@new.example.org`;

async function codeFor({ site, mails }: ReturnType<typeof openSiteWithMails>, address: string): Promise<string> {
  await site.settle();
  await deliverMail(site.deps);
  const text = mails.findLast(({ to, text: body }) => to === address && body.includes("changing your email"))?.text;
  return /\n(\d{6})\n/.exec(text ?? "")?.[1] ?? "";
}

async function viewerOf(site: Site, cookie: string): Promise<Viewer> {
  return (await findSession(site.deps, { ...NOBODY, cookie }))?.viewer ?? expect.fail("no session");
}

async function startEmailChange() {
  const opened = openSiteWithMails();
  const { site } = opened;
  const { cookie } = await logIn(site);
  const viewer = await viewerOf(site, cookie);
  const email = fresh();
  expect(await requestEmailChange(site.deps, viewer, email, NOBODY)).toMatchObject({ ok: true });
  const oldCode = await codeFor(opened, viewer.email);
  const newCode = await codeFor(opened, email);
  expect(oldCode).not.toBe(newCode);
  return { ...opened, viewer, cookie, email, oldCode, newCode };
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("a reloaded page finds the change of its browser, until it is done or locked", async () => {
  const { site, viewer, email, oldCode, newCode } = await startEmailChange();
  const device = { ...NOBODY, cookie: codeCookieFor(site.deps, NOBODY, email) };
  const pending = (cookie: string | null = device.cookie) =>
    findPendingChange(site.deps, viewer, { ...NOBODY, cookie });
  expect(await pending()).toEqual({ email, refusal: undefined });
  expect(await pending(null)).toBeUndefined();
  expect(await pending(codeCookieFor(site.deps, NOBODY, fresh()))).toBeUndefined();
  await changeEmail(site.deps, viewer, { email, oldCode, newCode });
  expect(await pending()).toBeUndefined();
  const next = await startEmailChange();
  const tries = { email: next.email, oldCode: next.oldCode, newCode: other(next.newCode) };
  for (let n = 0; n < 5; n++) await changeEmail(next.site.deps, next.viewer, tries);
  const cookie = codeCookieFor(next.site.deps, NOBODY, next.email);
  expect(await findPendingChange(next.site.deps, next.viewer, { ...NOBODY, cookie })).toMatchObject({
    email: next.email,
    refusal: { code: "locked_code" },
  });
});

test("both codes change the address, end the other sessions, and notify the old address", async () => {
  const { site, mails, viewer, cookie, email, oldCode, newCode } = await startEmailChange();
  const { cookies } = await startSession(site.deps, viewer.memberId, NOBODY);
  const done = await changeEmail(site.deps, viewer, { email, oldCode, newCode });
  expect(done).toMatchObject({ value: { email, cookie: expect.stringContaining("masa-code=; Max-Age=0") } });
  expect(await viewerOf(site, cookie)).toMatchObject({ email });
  expect(await findSession(site.deps, { ...NOBODY, cookie: cookieOf(cookies) })).toBeUndefined();
  await deliverMail(site.deps);
  expect(mails.at(-1)).toMatchObject({ to: viewer.email, subject: "The email address of your account was changed" });
  // Used codes no longer work.
  expect(await changeEmail(site.deps, viewer, { email, oldCode, newCode })).toMatchObject({
    code: "used_code",
  });
});

test("an account that is merged while its address changes keeps the address", async () => {
  const { site, viewer, email, oldCode, newCode } = await startEmailChange();
  const { memberId: mergedInto } = await logIn(site);
  const isIt = eq(members.id, viewer.memberId);
  await site.deps.db.update(members).set({ state: "merged", mergedInto }).where(isIt);
  expect(await changeEmail(site.deps, viewer, { email, oldCode, newCode })).toMatchObject({ code: "used_code" });
  expect(await findMember(site.deps, viewer.memberId)).toMatchObject({ email: viewer.email });
});

test.each([
  ["the old one is wrong", "oldCode"],
  ["the new one is wrong", "newCode"],
] as const)("nothing changes when %s, and the page says which", async (_name, field) => {
  const { site, viewer, email, oldCode, newCode } = await startEmailChange();
  const codes = { oldCode, newCode };
  const tried = await changeEmail(site.deps, viewer, { email, ...codes, [field]: other(codes[field]) });
  expect(tried).toMatchObject({ ok: false, code: "wrong_code", errors: [{ field }] });
  expect(await findMember(site.deps, viewer.memberId)).toMatchObject({ email: viewer.email });
  expect(await changeEmail(site.deps, viewer, { email, ...codes })).toMatchObject({ ok: true });
});

test("one code in both fields is not enough", async () => {
  const { site, viewer, email, oldCode, newCode } = await startEmailChange();
  for (const codes of [
    { oldCode, newCode: oldCode },
    { oldCode: newCode, newCode },
  ]) {
    expect(await changeEmail(site.deps, viewer, { email, ...codes })).toMatchObject({ code: "wrong_code" });
  }
});

test("codes work only for this member and these two addresses", async () => {
  const { site, viewer, email, oldCode, newCode } = await startEmailChange();
  const stranger = await viewerOf(site, (await logIn(site)).cookie);
  expect(await changeEmail(site.deps, stranger, { email, oldCode, newCode })).toMatchObject({ ok: false });
  const elsewhere = await changeEmail(site.deps, viewer, { email: fresh(), oldCode, newCode });
  expect(elsewhere).toMatchObject({ ok: false, code: "expired_code" });
});

test("codes of a former address no longer work once the address has changed", async () => {
  const opened = await startEmailChange();
  const { site, viewer, email, oldCode, newCode } = opened;
  const next = fresh();
  await requestEmailChange(site.deps, viewer, next, NOBODY);
  const codes = { oldCode: await codeFor(opened, viewer.email), newCode: await codeFor(opened, next) };
  expect(await changeEmail(site.deps, viewer, { email: next, ...codes })).toMatchObject({ ok: true });
  // The codes went to the former address and to the first new one, so they do not prove the current one.
  const moved = { ...viewer, email: next };
  expect(await changeEmail(site.deps, moved, { email, oldCode, newCode })).toMatchObject({ code: "expired_code" });
  expect(await findMember(site.deps, viewer.memberId)).toMatchObject({ email: next });
});

test("an address that its owner proved after the codes were sent is not taken, and the answer is that of a wrong code", async () => {
  const { site, viewer, email, oldCode, newCode } = await startEmailChange();
  const holder = await makeMember(site, email);
  const tried = await changeEmail(site.deps, viewer, { email, oldCode, newCode });
  expect(tried).toMatchObject({ code: "wrong_code", errors: [{ field: "newCode" }] });
  expect(await findMemberByEmail(site.deps, email)).toMatchObject({ id: holder });
  expect(await findMember(site.deps, viewer.memberId)).toMatchObject({ email: viewer.email });
});

test("a code for logging in changes no address", async () => {
  const { site, mails, viewer, email, newCode } = await startEmailChange();
  await requestCode(site.deps, viewer.email, NOBODY);
  await deliverMail(site.deps);
  const loginCode = /\n(\d{6})\n/.exec(mails.at(-1)?.text ?? "")?.[1] ?? expect.fail("no code");
  const tried = await changeEmail(site.deps, viewer, { email, oldCode: loginCode, newCode });
  expect(tried).toMatchObject({ ok: false });
});

test("five wrong tries lock the change for ten minutes", async () => {
  const { site, viewer, email, oldCode, newCode } = await startEmailChange();
  for (let i = 0; i < 5; i++) {
    await changeEmail(site.deps, viewer, { email, oldCode: other(oldCode), newCode: other(newCode) });
  }
  const locked = await changeEmail(site.deps, viewer, { email, oldCode, newCode });
  expect(locked).toMatchObject({ code: "locked_code", retryAfterSeconds: expect.any(Number) });
});

test("a member asks at most ten times a day", async () => {
  const { site, viewer } = await startEmailChange();
  const strict = { ...site.deps, config: { ...site.deps.config, limitsFactor: 1 } };
  for (let i = 0; i < 9; i++) {
    expect(await requestEmailChange(strict, viewer, fresh(), NOBODY)).toMatchObject({ ok: true });
  }
  expect(await requestEmailChange(strict, viewer, fresh(), NOBODY)).toMatchObject({ code: "too_many_requests" });
});

test("a member has sixty tries an hour, which do not count towards the network's limit", async () => {
  const { site, viewer, email, oldCode, newCode } = await startEmailChange();
  const strict = { ...site.deps, clientId: crypto.randomUUID(), config: { ...site.deps.config, limitsFactor: 1 } };
  const attempt = () => changeEmail(strict, viewer, { email, oldCode: other(oldCode), newCode: other(newCode) });
  for (let i = 0; i < 60; i++) expect(await attempt()).not.toMatchObject({ code: "too_many_requests" });
  expect(await attempt()).toMatchObject({
    code: "too_many_requests",
    message: "Too many attempts. Try again in 60 minutes.",
  });
  const login = await logInWithCode(strict, { email: fresh(), code: "123456" }, NOBODY);
  expect(login).toMatchObject({ code: "other_browser" });
});

test("a change to the current address is refused", async () => {
  const { site, viewer } = await startEmailChange();
  expect(await requestEmailChange(site.deps, viewer, viewer.email, NOBODY)).toMatchObject({
    code: "invalid_input",
    errors: [{ field: "email" }],
  });
});

test("codes of an erased account do not affect the person who now has its address", async () => {
  const { site, viewer, email, oldCode, newCode } = await startEmailChange();
  await requestErasure(site.deps, viewer.memberId);
  await finishErasures(site.deps);
  const successor = await makeMember(site, viewer.email);
  expect(await changeEmail(site.deps, viewer, { email, oldCode, newCode })).toMatchObject({ code: "used_code" });
  expect(await findMember(site.deps, successor)).toMatchObject({ email: viewer.email });
});

test("a database failure is not a refusal", async () => {
  for (let n = 0, wasReached = true; wasReached; n++) {
    const { site, viewer, email, oldCode, newCode } = await startEmailChange();
    const broken = breakDb(env.DB, n, "before");
    const deps = { ...site.deps, db: openDb(broken.db) };
    const outcome = await changeEmail(deps, viewer, { email, oldCode, newCode }).catch(() => "failed" as const);
    wasReached = broken.wasReached();
    expect(outcome, `call ${n}`).toEqual(
      wasReached ? "failed" : { ok: true, value: expect.objectContaining({ email }) },
    );
    const member = await findMember(site.deps, viewer.memberId);
    expect(member, `call ${n}`).toMatchObject({ email: wasReached ? viewer.email : email });
  }
});

test("another member's address gets the same answer but no code, and cannot be taken", async () => {
  const opened = openSiteWithMails();
  const { site, mails } = opened;
  const viewer = await viewerOf(site, (await logIn(site)).cookie);
  const taken = fresh();
  const holder = await makeMember(site, taken);
  expect(await requestEmailChange(site.deps, viewer, taken, NOBODY)).toEqual({
    ok: true,
    value: { cookie: expect.any(String) },
  });
  const oldCode = await codeFor(opened, viewer.email);
  expect(mails.filter(({ to }) => to === taken).at(-1)).toMatchObject({ subject: "Your MASA Forum email address" });
  const tried = await changeEmail(site.deps, viewer, { email: taken, oldCode, newCode: "000000" });
  expect(tried).toMatchObject({ code: "wrong_code", errors: [{ field: "newCode" }] });
  expect(await findMemberByEmail(site.deps, taken)).toMatchObject({ id: holder });
});

test("an account that somebody opened for the address without proving it gives way", async () => {
  const { site, viewer, email, oldCode, newCode } = await startEmailChange();
  const squatter = await makeUnverified(site, email);
  const { cookies } = await startSession(site.deps, squatter, NOBODY);
  expect(await changeEmail(site.deps, viewer, { email, oldCode, newCode })).toMatchObject({ ok: true });
  expect(await findMemberByEmail(site.deps, email)).toMatchObject({ id: viewer.memberId });
  expect(await findSession(site.deps, { ...NOBODY, cookie: cookieOf(cookies) })).toBeUndefined();
});

test("of two members who prove the same address at the same moment, one gets it", async () => {
  const opened = openSiteWithMails();
  const { site } = opened;
  const email = fresh();
  const both: Array<{ viewer: Viewer; oldCode: string; newCode: string }> = [];
  for (let i = 0; i < 2; i++) {
    const viewer = await viewerOf(site, (await logIn(site)).cookie);
    await requestEmailChange(site.deps, viewer, email, NOBODY);
    both.push({ viewer, oldCode: await codeFor(opened, viewer.email), newCode: await codeFor(opened, email) });
  }
  const outcomes = await Promise.all(
    both.map(({ viewer, ...codes }) => changeEmail(site.deps, viewer, { email, ...codes })),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});

test("of two addresses that one member proves at the same moment, one is taken and nothing is done for the other", async () => {
  const { site, mails, viewer, email, ...codes } = await startEmailChange();
  const elsewhere = fresh();
  await requestEmailChange(site.deps, viewer, elsewhere, NOBODY);
  const both = [
    { email, oldCode: codes.oldCode, newCode: codes.newCode },
    {
      email: elsewhere,
      oldCode: await codeFor({ site, mails }, viewer.email),
      newCode: await codeFor({ site, mails }, elsewhere),
    },
  ];
  for (const { email: address } of both) await makeUnverified(site, address);
  const outcomes = await Promise.all(both.map((change) => changeEmail(site.deps, viewer, change)));
  const [won, lost] = outcomes[0]?.ok ? both : both.toReversed();
  expect(outcomes.map((outcome) => (outcome.ok ? "moved" : outcome.code)).sort()).toEqual(["moved", "used_code"]);
  expect(await findMember(site.deps, viewer.memberId)).toMatchObject({ email: won?.email });
  expect(await findMemberByEmail(site.deps, lost?.email ?? "")).toMatchObject({ state: "unverified" });
  await deliverMail(site.deps);
  const notified = mails.filter(({ subject }) => subject.endsWith("was changed")).map(({ to }) => to);
  expect(notified.filter((to) => [viewer.email, email, elsewhere].includes(to))).toEqual([viewer.email]);
  const moves = and(eq(auditEntries.actor, viewer.memberId), eq(auditEntries.action, "member.email_changed"));
  expect(await site.deps.db.$count(auditEntries, moves)).toBe(1);
});

test("what was sent with the old address moves along, and a later erasure leaves neither address", async () => {
  const opened = openSiteWithMails();
  const { site } = opened;
  const member = await makeFullMember(site);
  const viewer = await viewerOf(site, member.cookie);
  const before = await collectPersonalData(site.deps, member);
  const email = fresh();
  // The new address has registered for the same events already: one registration an event stays.
  const { fullName, phone } = before.eventRegistrations[0] ?? expect.fail("no registration");
  await site.post("/event/register", { fullName, email, phone, membershipStatus: "Non-Member" });
  await site.settle();
  await requestEmailChange(site.deps, viewer, email, NOBODY);
  const codes = { oldCode: await codeFor(opened, member.email), newCode: await codeFor(opened, email) };
  expect(await changeEmail(site.deps, viewer, { email, ...codes })).toMatchObject({ ok: true });

  const after = await collectPersonalData(site.deps, { memberId: member.memberId, email });
  for (const kind of ["orders", "memberships", "messages", "eventRegistrations"] as const) {
    expect(after[kind], kind).toHaveLength(before[kind].length);
  }
  const former = await collectPersonalData(site.deps, { memberId: crypto.randomUUID(), email: member.email });
  expect(Object.entries(former).filter(([kind, rows]) => kind !== "mails" && rows.length > 0)).toEqual([]);

  await requestErasure(site.deps, member.memberId);
  await deliverMail(site.deps);
  expect(await site.deps.db.$count(outbox, eq(outbox.recipient, member.email))).toBe(0);
  expect(await site.deps.db.$count(outbox, eq(outbox.recipient, email))).toBe(0);
});

test("a confirmed place stays confirmed, with its notes, if the new address is registered for the event too", async () => {
  const { site, viewer, email, oldCode, newCode } = await startEmailChange();
  const { deps } = site;
  const desk = await operatorOf(site, "desk");
  const person = { fullName: "Asha Rao", phone: "9876543210", membershipStatus: "Non-Member" };
  for (const address of [viewer.email, email]) await site.post("/event/register", { email: address, ...person });
  const [own] = await listRegistrationsOf(deps, viewer.email);
  const id = own?.id ?? expect.fail("no registration");
  await confirmRegistration(deps, desk, id);
  await addNote(deps, desk, { subject: `registration:${id}`, body: "Needs a wheelchair" });
  expect(await changeEmail(deps, viewer, { email, oldCode, newCode })).toMatchObject({ ok: true });
  const [left, ...more] = await listRegistrationsOf(deps, email);
  expect(more).toEqual([]);
  expect(left).toMatchObject({ confirmedBy: desk.memberId, confirmedAt: expect.any(Date) });
  expect(await listNotes(deps, `registration:${left?.id}`)).toMatchObject([{ body: "Needs a wheelchair" }]);
});

test("an email that has not arrived when the address changes goes to the new one", async () => {
  const opened = await startEmailChange();
  const { site, mails, viewer, email, oldCode, newCode } = opened;
  const { deps } = site;
  const person = { fullName: "Asha Rao", phone: "9876543210", membershipStatus: "Non-Member" };
  await site.post("/event/register", { email: viewer.email, ...person });
  await site.settle();
  const [own] = await listRegistrationsOf(deps, viewer.email);
  const id = own?.id ?? expect.fail("no registration");
  await confirmRegistration(deps, await operatorOf(site, "desk"), id);
  expect(await changeEmail(deps, viewer, { email, oldCode, newCode })).toMatchObject({ ok: true });
  await deliverMail(deps);
  const rows = await deps.db.select().from(outbox).where(eq(outbox.subjectId, id));
  expect(rows).toMatchObject([{ kind: "registration_confirmed", recipient: email, status: "sent" }]);
  expect(mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toHaveLength(2);
});

test("an operator’s access follows their address, and the old one can get another", async () => {
  const { site, viewer, email, oldCode, newCode } = await startEmailChange();
  const { deps } = site;
  await grantRole(deps, COMMAND, { email: viewer.email, role: "desk" });
  const own = await findGrant(deps, viewer);
  expect(await changeEmail(deps, viewer, { email, oldCode, newCode })).toMatchObject({ ok: true });
  expect(await findGrant(deps, { ...viewer, email })).toMatchObject({ id: own?.id, email });
  expect(await findGrantOf(deps, email)).toMatchObject({ id: own?.id, memberId: viewer.memberId });
  expect(await findGrantOf(deps, viewer.email)).toBeUndefined();
  expect(await grantRole(deps, COMMAND, { email: viewer.email, role: "editor" })).toMatchObject({ ok: true });
  expect(await findGrant(deps, { ...viewer, email })).toMatchObject({ role: "desk" });
});

test("an address that was entered and never proven is erased as well", async () => {
  const { site, viewer, email } = await startEmailChange();
  expect(await whereIs(email)).toEqual(["outbox.recipient"]);
  await requestErasure(site.deps, viewer.memberId);
  await deliverMail(site.deps);
  expect(await whereIs(email, viewer.email)).toEqual([]);
  expect(await requestEmailChange(site.deps, viewer, email, NOBODY)).toMatchObject({ ok: true });
  expect(await whereIs(email, viewer.email)).toEqual([]);
});

test("an erasure during which the address changes names the documents that stay, and mails the new address", async () => {
  const opened = openSiteWithMails();
  const { site } = opened;
  const { deps } = site;
  const member = await makeFullMember(site);
  const viewer = await viewerOf(site, member.cookie);
  const email = fresh();
  await requestEmailChange(deps, viewer, email, NOBODY);
  const codes = { oldCode: await codeFor(opened, member.email), newCode: await codeFor(opened, email) };
  // After the member was read: the request is stored and read before that.
  const { db } = breakDb(env.DB, 3, () => changeEmail(deps, viewer, { email, ...codes }));
  const { number } = await requestErasure({ ...deps, db: openDb(db) }, member.memberId);
  expect((await findErasure(deps, number))?.retained).toMatchObject([{ kind: "receipt" }, { kind: "credit_note" }]);
  const [done] = await deps.db.select().from(outbox).where(eq(outbox.kind, "erasure_done"));
  expect(done).toMatchObject({ recipient: email });
});

test("a change of address that races with the erasure leaves neither address, in either order", async () => {
  for (let round = 0; round < 4; round++) {
    const { site, viewer, email, oldCode, newCode } = await startEmailChange();
    await site.post("/contact", { name: "Asha", email: viewer.email, message: "Hello" });
    const codes = { email, oldCode, newCode };
    await Promise.allSettled(
      round % 2
        ? [changeEmail(site.deps, viewer, codes), requestErasure(site.deps, viewer.memberId)]
        : [requestErasure(site.deps, viewer.memberId), changeEmail(site.deps, viewer, codes)],
    );
    // The erasure may have waited for the change; finish here what the scheduled job would finish.
    await finishErasures(site.deps);
    await deliverMail(site.deps);
    expect(await findMember(site.deps, viewer.memberId)).toBeUndefined();
    expect(await whereIs(viewer.email, email)).toEqual([]);
  }
});

test("a seat moves with the address; an invitation of the same company to the new address ends, one of another stays", async () => {
  const { site, viewer, email, oldCode, newCode } = await startEmailChange();
  const [first, second] = [await company(site), await company(site)];
  const seatId = await named(site, first, viewer.email);
  await acceptSeat(site.deps, viewer, seatId);
  const twice = await named(site, first, email);
  const elsewhere = await named(site, second, email);
  expect(await changeEmail(site.deps, viewer, { email, oldCode, newCode })).toMatchObject({ ok: true });
  const moved = { memberId: viewer.memberId, email };
  expect(await findSeat(site.deps, twice)).toMatchObject({ status: "ended", acceptedAt: null });
  expect((await listInvitations(site.deps, email)).map(({ id }) => id)).toEqual([elsewhere]);
  expect(await describeInvitation(site.deps, moved, seatId)).toMatchObject({ status: "accepted" });
  expect(await leaveSeat(site.deps, moved, seatId)).toMatchObject({ ok: true });
});

test("a change of address ends no invitation of a company whose seat the person left, and no seat that ended before", async () => {
  const { site, viewer, email, oldCode, newCode } = await startEmailChange();
  const [left, current] = [await company(site), await company(site)];
  const former = await named(site, left, viewer.email);
  await acceptSeat(site.deps, viewer, former);
  await leaveSeat(site.deps, viewer, former);
  const invitation = await named(site, left, email);
  await acceptSeat(site.deps, viewer, await named(site, current, viewer.email));
  const withdrawn = await named(site, current, email);
  await withdrawSeat(site.deps, current.memberId, withdrawn);
  expect(await changeEmail(site.deps, viewer, { email, oldCode, newCode })).toMatchObject({ ok: true });
  expect(await findSeat(site.deps, invitation)).toMatchObject({ status: "invited" });
  expect(await findSeat(site.deps, withdrawn)).toMatchObject({ status: "withdrawn" });
});

test("a buyer who moves to an address they have invited gets no invitation to their own seat", async () => {
  const { site, viewer, email, oldCode, newCode } = await startEmailChange();
  await buy(site, viewer, "corporate");
  const seatId = await named(site, viewer, email);
  expect(await changeEmail(site.deps, viewer, { email, oldCode, newCode })).toMatchObject({ ok: true });
  expect(await listInvitations(site.deps, email)).toEqual([]);
  expect(await findSeat(site.deps, seatId)).toMatchObject({ status: "ended", acceptedAt: null });
  const own = await named(site, { ...viewer, email }, email);
  expect(await findSeat(site.deps, own)).toMatchObject({ status: "accepted", memberId: viewer.memberId });
});
