import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { NOTICE_VERSION } from "#worker/contracts/vocabulary.ts";
import { members, passkeys, sessions } from "#worker/db/schema/accounts.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { memberships } from "#worker/db/schema/membership.ts";
import { auditTrail } from "#worker/db/schema/platform.ts";
import { giveConsent, listOpenPurposes } from "#worker/domain/accounts/consents.server.ts";
import { changeEmail } from "#worker/domain/accounts/email-change.server.ts";
import { logInWithCode, requestCode } from "#worker/domain/accounts/login.server.ts";
import { confirmMember, findMember, registerMember, storeLanguage } from "#worker/domain/accounts/members.server.ts";
import { findSession } from "#worker/domain/accounts/sessions.server.ts";
import { findOrderByProviderId, listOrdersOf } from "#worker/domain/billing/orders.server.ts";
import { tagRecord, viewMarks } from "#worker/domain/console/marks/marks.server.ts";
import { maskEmail } from "#worker/domain/console/masked.server.ts";
import { viewMember } from "#worker/domain/console/members.server.ts";
import { findOtherAccount, mergeTwo, viewAccounts } from "#worker/domain/console/merge-accounts-view.server.ts";
import { describeSeats } from "#worker/domain/dashboard/seats-page.server.ts";
import { confirmRegistration } from "#worker/domain/events/registration-decisions.server.ts";
import { findMail } from "#worker/domain/mail/outbox.server.ts";
import { listMembershipsOf } from "#worker/domain/membership/memberships.server.ts";
import { verifyTrail } from "#worker/domain/operators/verify-trail.server.ts";
import { collectPersonalData, type PersonalData } from "#worker/domain/privacy/data-export.server.ts";
import { requestOwnErasure } from "#worker/domain/privacy/erasure.server.ts";
import { addNote, listNotes } from "#worker/domain/record-notes.server.ts";
import { withdrawSeat } from "#worker/domain/seats/answer-seat.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { makeFullMember, orderMembership, payMembership } from "../../support/fixtures/full-member.ts";
import { cookieOf, logIn, makeUnverified, requestErasure } from "../../support/fixtures/members.ts";
import { company, named, seated } from "../../support/fixtures/membership/seats.ts";
import { makeAccount, merge as mergeAccounts, newAddress } from "../../support/fixtures/merging.ts";
import { openSiteWithMails } from "../../support/site/site.ts";

const { site, mails } = openSiteWithMails();
const { deps } = site;
const account = (email?: string) => makeAccount(site, email);
const merge = (keepId: string, dropId: string) => mergeAccounts(site, { id: keepId }, { id: dropId });
const dataOf = ({ id, email }: { id: string; email: string }) => collectPersonalData(deps, { memberId: id, email });
const actionsOn = async (subject: string) =>
  (await deps.db.select().from(auditTrail).where(eq(auditTrail.subject, subject))).map(({ action }) => action);
const merged = { ok: true };
const refusal = (message: RegExp) => ({
  ...{ ok: false, code: "not_mergeable" },
  message: expect.stringMatching(message),
});

/** Everything that moves and afterwards belongs only to the kept account. */
const MOVES: readonly (keyof PersonalData)[] = [
  ...(["tasks", "activities", "submissions", "offers", "assignments", "savedAnswers", "schemeReminders"] as const),
  ...(["orders", "payments", "bankTransfers", "memberships", "documents", "eventRegistrations", "messages"] as const),
  ...(["messageReplies", "notes", "marks", "seats"] as const),
];

/** The code in the last mail to this address that has one. */
function codeFor(email: string): string {
  const code = /^\d{6}$/m;
  return code.exec(mails.findLast(({ to, text }) => to === email && code.test(text))?.text ?? "")?.[0] ?? "";
}

test("a merge moves everything of an account with a row in every table, and leaves nothing of it behind", async () => {
  const full = await makeFullMember(site);
  const [keep, drop] = [await account(), { id: full.memberId, email: full.email }];
  await addNote(deps, await operatorOf(site, "desk"), { subject: `member:${drop.id}`, body: "Called twice" });
  const before = await dataOf(drop);
  const ledger = before.payments.map(({ id, amountPaise }) => [id, amountPaise]);
  expect(await merge(keep.id, drop.id)).toMatchObject(merged);
  const [after, left] = [await dataOf(keep), await dataOf(drop)];
  for (const name of MOVES) {
    expect([name, before[name].length > 0]).toEqual([name, true]);
    expect([name, after[name].length]).toEqual([name, before[name].length]);
    expect([name, left[name]]).toEqual([name, []]);
  }
  expect(after.payments.map(({ id, amountPaise }) => [id, amountPaise])).toEqual(ledger);
  expect(after.orders.map(({ name }) => name)).toEqual(before.orders.map(({ name }) => name));
  expect(after.consents.filter(({ memberId }) => memberId === keep.id).length).toBe(
    before.consents.filter(({ memberId }) => memberId === drop.id).length + 1,
  );
  expect(await listNotes(deps, `member:${keep.id}`)).toMatchObject([{ body: "Called twice" }]);
  expect(await findMember(deps, drop.id)).toMatchObject({ state: "merged", mergedInto: keep.id, email: drop.email });
  expect(await deps.db.$count(sessions, eq(sessions.userId, drop.id))).toBe(0);
  expect(await deps.db.$count(passkeys, eq(passkeys.userId, drop.id))).toBe(0);
  expect(after.account.map(({ id }) => id)).toEqual([keep.id, drop.id]);
});

test("each address gets the mail about a merge in its account’s language", async () => {
  const [keep, drop] = [await account(), await account()];
  await storeLanguage(deps, drop.id, "hi");
  expect(await merge(keep.id, drop.id)).toMatchObject(merged);
  const queued = await deps.db.select().from(outbox).where(eq(outbox.kind, "accounts_merged"));
  const languageOf = (email: string) => queued.find(({ recipient }) => recipient === email)?.language;
  expect([languageOf(keep.email), languageOf(drop.email)]).toEqual(["en", "hi"]);
});

test("both accounts have an entry in the trail, and both addresses get a mail that names the other one masked", async () => {
  const [keep, drop] = [await account(), await account()];
  expect(await merge(keep.id, drop.id)).toMatchObject(merged);
  expect(await actionsOn(`member:${keep.id}`)).toEqual(["member.merged"]);
  expect(await actionsOn(`member:${drop.id}`)).toEqual(["member.merged_away"]);
  const record = await viewMember(deps, await operatorOf(site, "desk"), keep.id);
  expect(record?.timeline.map(({ what }) => what)).toContain(
    `Merged the account ${maskEmail(drop.email)} into this one`,
  );
  expect(await verifyTrail(deps)).toMatchObject({ fault: undefined });
  await deliverMail(deps);
  for (const [own, other, words] of [
    [keep, drop, /Keep logging in with this address/],
    [drop, keep, /From now on, log in with that address/],
  ] as const) {
    const { text = "" } = mails.find(({ to, subject }) => to === own.email && /now one/.test(subject)) ?? {};
    expect(text).toMatch(words);
    expect(text).not.toContain(other.email);
    expect(text).toContain(`${other.email.slice(0, 1)}•••@`);
  }
});

test.each(["queued", "sending", "failed"] as const)(
  "a receipt that is %s when the accounts are merged goes to the kept address",
  async (status) => {
    const [keep, drop] = [await account(), await account()];
    await payMembership(site, drop.email);
    const isReceipt = and(eq(outbox.kind, "receipt"), eq(outbox.recipient, drop.email));
    const receipt = await deps.db.select().from(outbox).where(isReceipt).get();
    // Due later, so that the delivery after the payment's response does not send it meanwhile.
    const nextAttemptAt = new Date(Date.now() + 3_600_000);
    const lastError = status === "failed" ? "550 no such user" : null;
    await deps.db.update(outbox).set({ status, nextAttemptAt, lastError }).where(isReceipt);
    expect(await merge(keep.id, drop.id)).toMatchObject(merged);
    expect(await findMail(deps, receipt?.id ?? "")).toMatchObject({ recipient: keep.email, status });
  },
);

test("nobody logs in with the old address: a session ends, an earlier code is refused with a message, and a mail says why", async () => {
  const keep = await account();
  const drop = await logIn(site);
  const device = { cookie: null as string | null, userAgent: "Test", ip: null };
  const sent = await requestCode(deps, drop.email, device);
  device.cookie = sent.ok ? cookieOf([sent.value.cookie]) : null;
  await deliverMail(deps);
  const code = codeFor(drop.email);
  const old = await findMember(deps, drop.memberId);
  expect(await merge(keep.id, drop.memberId)).toMatchObject(merged);
  expect(await findSession(deps, { ...device, cookie: drop.cookie })).toBeUndefined();
  // The merge has deleted the code; a login that had read the account before must not open a session either.
  expect(await logInWithCode(deps, { email: drop.email, code }, device)).toMatchObject({ ok: false });
  const other = { ...device, cookie: null };
  expect(await requestCode(deps, drop.email, other)).toMatchObject({ ok: true });
  await deliverMail(deps);
  const reason = `the account with the address ${keep.email.slice(0, 1)}•••@`;
  expect(mails.findLast(({ to }) => to === drop.email)?.text).toContain(reason);
  await registerMember(deps, { name: "Asha Rao", email: drop.email, phone: "9876543210", role: "startup" });
  await deliverMail(deps);
  const texts = mails.filter(({ to }) => to === drop.email).map(({ text }) => text);
  expect(texts.at(-1)).toContain(reason);
  expect(texts.some((text) => /already has an account/.test(text))).toBe(false);
  expect(old?.state).toBe("active");
});

test("a code requested after a merge is never mailed, and even the right code is refused with the reason", async () => {
  const [keep, drop] = [await account(), await account()];
  const device = { cookie: null as string | null, userAgent: "Test", ip: null };
  expect(await merge(keep.id, drop.id)).toMatchObject(merged);
  // As if the code had been issued while the accounts were merged.
  await deps.db.update(members).set({ state: "active" }).where(eq(members.id, drop.id));
  const sent = await requestCode(deps, drop.email, device);
  device.cookie = sent.ok ? cookieOf([sent.value.cookie]) : null;
  await deliverMail(deps);
  await deps.db.update(members).set({ state: "merged" }).where(eq(members.id, drop.id));
  const code = codeFor(drop.email);
  expect(await logInWithCode(deps, { email: drop.email, code }, device)).toMatchObject({ code: "merged_account" });
});

test("a session that begins while its account is merged is refused", async () => {
  const [keep, drop] = [await account(), await logIn(site)];
  await deps.db.update(members).set({ state: "merged", mergedInto: keep.id }).where(eq(members.id, drop.memberId));
  const device = { cookie: drop.cookie, userAgent: "Test", ip: null };
  expect(await findSession(deps, device)).toBeUndefined();
});

test("a merge is refused with a message without a confirmed address, with a role in the console, or during an erasure", async () => {
  const keep = await account();
  const unverified = await makeUnverified(site, newAddress());
  expect(await merge(keep.id, unverified)).toMatchObject(refusal(/confirmed address/));
  const operator = await account();
  await deps.db.run(`insert into operators (id, email, member_id, role, granted_at, granted_by)
    values ('grant-${operator.id}', '${operator.email}', null, 'desk', 1, 'test')`);
  expect(await merge(keep.id, operator.id)).toMatchObject(refusal(/may open the console/));
  expect(await merge(operator.id, keep.id)).toMatchObject(refusal(/may open the console/));
  const leaving = await account();
  await deps.db.run(
    `insert into erasure_requests (id, member_id, requested_at) values ('e-${leaving.id}', '${leaving.id}', 1)`,
  );
  expect(await merge(keep.id, leaving.id)).toMatchObject(refusal(/being erased/));
  expect(await merge(keep.id, keep.id)).toMatchObject({ code: "not_found" });
  expect(await merge(keep.id, "none")).toMatchObject({ code: "not_found" });
  const desk = { ...(await operatorOf(site, "desk")), hasRecentPasskey: false };
  const other = await account();
  const input = { keepId: keep.id, dropId: other.id, reason: "Both showed me the same card" };
  expect(await mergeTwo(deps, desk, input)).toMatchObject({ code: "stale_passkey" });
  expect((await findMember(deps, other.id))?.state).toBe("active");
});

test("two memberships prevent a merge only while both run, not if one has ended or was refunded", async () => {
  for (const change of [{ validFrom: "2020-01-01", validTo: "2020-12-31" }, { revokedOn: "2026-01-01" }]) {
    const [keep, drop] = [await account(), await account()];
    await payMembership(site, keep.email);
    const orderId = await payMembership(site, drop.email);
    await deps.db.update(memberships).set(change).where(eq(memberships.orderId, orderId));
    expect(await merge(keep.id, drop.id)).toMatchObject(merged);
  }
});

test("two accounts with running memberships stay separate; a single running membership continues in the kept account", async () => {
  const [one, other, third] = [await account(), await account(), await account()];
  await payMembership(site, one.email);
  await payMembership(site, other.email);
  expect(await merge(one.id, other.id)).toMatchObject(refusal(/Both have an active or upcoming membership/));
  expect(await merge(third.id, other.id)).toMatchObject(merged);
  const orders = await listOrdersOf(deps, third.email);
  expect(await listMembershipsOf(deps, orders)).toHaveLength(1);
});

test("of two merges of one account at the same moment, exactly one is done, completely", async () => {
  const [one, two, three] = [await account(), await account(), await account()];
  await site.post("/contact", { name: "Asha", email: one.email, message: "Please call me back." });
  const outcomes = await Promise.all([merge(two.id, one.id), merge(one.id, two.id), merge(three.id, one.id)]);
  expect(outcomes.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  const rows = await Promise.all([one, two, three].map(({ id }) => findMember(deps, id)));
  const active = rows.filter((row) => row?.state === "active");
  const messages = await Promise.all(active.map((row) => dataOf({ id: row?.id ?? "", email: row?.email ?? "" })));
  expect(messages.flatMap((data) => data.messages)).toHaveLength(1);
  expect(rows.filter((row) => row?.state === "merged").length).toBe(outcomes.filter(({ ok }) => ok).length);
  expect(rows.every((row) => row?.mergedInto == null || active.some((kept) => kept?.id === row.mergedInto))).toBe(true);
});

test("an order that is placed or paid while accounts are merged is paid once and belongs to the kept account", async () => {
  for (let round = 0; round < 3; round += 1) {
    const [keep, drop] = [await account(), await account()];
    const waiting = await orderMembership(site, drop.email);
    const [, response] = await Promise.all([
      merge(keep.id, drop.id),
      site.post("/payment/verify", await fakeRazorpay.pay(waiting)),
    ]);
    expect(response.status).toBe(200);
    expect((await findMember(deps, drop.id))?.state).toBe("merged");
    expect(await findOrderByProviderId(deps, waiting)).toMatchObject({ email: keep.email, status: "paid" });
    const late = await orderMembership(site, drop.email);
    expect(await findOrderByProviderId(deps, late)).toMatchObject({ email: keep.email });
    expect(await listMembershipsOf(deps, await listOrdersOf(deps, keep.email))).toHaveLength(1);
  }
});

test("a membership that begins during a merge refuses it, if the kept account has one", async () => {
  const [keep, drop] = [await account(), await account()];
  await payMembership(site, keep.email);
  const waiting = await orderMembership(site, drop.email);
  const paid = await fakeRazorpay.pay(waiting);
  const [outcome] = await Promise.all([merge(keep.id, drop.id), site.post("/payment/verify", paid)]);
  const order = await findOrderByProviderId(deps, waiting);
  // Either the payment was first, and two accounts remain, or the merge, and it is a second purchase of one account.
  expect(order).toMatchObject({ status: "paid", email: outcome.ok ? keep.email : drop.email });
  expect((await findMember(deps, drop.id))?.state).toBe(outcome.ok ? "merged" : "active");
});

test("the same call of the checkout after a merge gets the same order", async () => {
  const [keep, drop] = [await account(), await account()];
  const order = { amount: 4999, name: "Asha Rao", contact: drop.email };
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const first = await (await site.post("/payment/create-order", order, headers)).json<{ id: string }>();
  expect(await merge(keep.id, drop.id)).toMatchObject(merged);
  const again = await site.post("/payment/create-order", order, headers);
  expect(await again.json<{ id: string }>()).toMatchObject({ id: first.id });
});

test("an erasure and a merge at the same moment never lose both: one is refused", async () => {
  for (let round = 0; round < 3; round += 1) {
    const keep = await account();
    const drop = await logIn(site);
    const session = await findSession(deps, { cookie: drop.cookie, userAgent: "Test", ip: null });
    if (!session) expect.fail("no session");
    await site.post("/contact", { name: "Asha", email: drop.email, message: "Please call me back." });
    const [joined, erased] = await Promise.all([merge(keep.id, drop.memberId), requestOwnErasure(deps, session)]);
    expect([joined.ok, erased.ok].filter(Boolean)).toHaveLength(1);
    const { messages } = await dataOf(keep);
    expect(messages).toHaveLength(joined.ok ? 1 : 0);
    expect((await findMember(deps, drop.memberId))?.state).toBe(joined.ok ? "merged" : undefined);
  }
});

test("the erasure of an account that was merged after its page had been read is refused, and nothing is erased", async () => {
  const [keep, drop] = [await account(), await logIn(site)];
  const session = await findSession(deps, { cookie: drop.cookie, userAgent: "Test", ip: null });
  expect(await merge(keep.id, drop.memberId)).toMatchObject(merged);
  const asked = await requestOwnErasure(deps, session ?? expect.fail("no session"));
  expect(asked).toMatchObject({ ok: false, code: "merged_account" });
  expect(await findMember(deps, drop.memberId)).toMatchObject({ state: "merged" });
});

test("erasing an account erases what was merged into it, including earlier merges", async () => {
  const [first, second, third] = [await account(), await account(), await account()];
  expect(await merge(second.id, first.id)).toMatchObject(merged);
  expect(await merge(third.id, second.id)).toMatchObject(merged);
  expect(await findMember(deps, first.id)).toMatchObject({ mergedInto: third.id });
  await requestErasure(deps, third.id);
  for (const { id, email } of [first, second, third]) {
    expect(await findMember(deps, id)).toBeUndefined();
    expect(await deps.db.$count(outbox, eq(outbox.recipient, email))).toBe(id === third.id ? 1 : 0);
  }
});

test("confirming details after a merge does not reopen the old account", async () => {
  const [keep, drop] = [await account(), await account()];
  expect(await merge(keep.id, drop.id)).toMatchObject(merged);
  const details = { name: "Asha Rao", phone: "+919876543210", role: "mentor", consent: NOTICE_VERSION } as const;
  await confirmMember(deps, drop.id, { ...details, adult: "yes" });
  expect(await findMember(deps, drop.id)).toMatchObject({ state: "merged" });
});

test("a change of address cannot move a merged account", async () => {
  const [keep, drop] = [await account(), await logIn(site)];
  const viewer = {
    memberId: drop.memberId,
    sessionId: drop.sessionId,
    name: "Asha",
    email: drop.email,
    role: "startup" as const,
  };
  expect(await merge(keep.id, drop.memberId)).toMatchObject(merged);
  expect(await changeEmail(deps, viewer, { email: newAddress(), oldCode: "1", newCode: "2" })).toMatchObject({
    ok: false,
  });
  expect((await findMember(deps, drop.memberId))?.email).toBe(drop.email);
});

test("a consent to mails ends with the old address, unless the kept account has one", async () => {
  const [keep, drop] = [await account(), await account()];
  const give = (id: string) =>
    deps.db.run(
      `insert into consents (id, member_id, purpose, notice_version, given_at) values ('${crypto.randomUUID()}', '${id}', 'marketing', '1', 1)`,
    );
  await give(drop.id);
  expect(await merge(keep.id, drop.id)).toMatchObject(merged);
  expect(await listOpenPurposes(deps, keep.id)).toEqual(["account"]);
  expect((await dataOf(keep)).consents.filter(({ purpose }) => purpose === "marketing")).toMatchObject([
    { withdrawnAt: expect.any(Date) },
  ]);
  const [own, other] = [await account(), await account()];
  await Promise.all([give(own.id), give(other.id)]);
  expect(await merge(own.id, other.id)).toMatchObject(merged);
  expect(await listOpenPurposes(deps, own.id)).toContain("marketing");
});

test("a consent to mails that is given while the accounts are merged is not stored for the old address", async () => {
  const [keep, drop] = [await account(), await account()];
  expect(await merge(keep.id, drop.id)).toMatchObject(merged);
  for (const { id } of [keep, drop]) await giveConsent(deps, id, "marketing");
  expect(await listOpenPurposes(deps, drop.id)).toEqual([]);
  expect(await listOpenPurposes(deps, keep.id)).toContain("marketing");
});

test("a registration of both for one event remains once, confirmed, with the notes and tags of both", async () => {
  const desk = await operatorOf(site, "desk");
  const [keep, drop] = [await account(), await account()];
  for (const { email } of [keep, drop]) {
    await site.post("/event/register", {
      fullName: "Asha Rao",
      email,
      phone: "9812312312",
      membershipStatus: "Non-Member",
    });
  }
  const own = (await dataOf(keep)).eventRegistrations[0]?.id ?? "";
  const other = (await dataOf(drop)).eventRegistrations[0]?.id ?? "";
  await confirmRegistration(deps, desk, other);
  await addNote(deps, desk, { subject: `registration:${other}`, body: "Brings a friend" });
  await tagRecord(deps, desk, { recordKind: "registration", recordId: other }, "speaker");
  await tagRecord(deps, desk, { recordKind: "registration", recordId: own }, "speaker");
  expect(await merge(keep.id, drop.id)).toMatchObject(merged);
  expect((await dataOf(keep)).eventRegistrations).toMatchObject([{ id: own, confirmedBy: desk.memberId }]);
  expect(await listNotes(deps, `registration:${own}`)).toMatchObject([{ body: "Brings a friend" }]);
  expect(await viewMarks(deps, { recordKind: "registration", recordId: own })).toMatchObject({ tags: ["speaker"] });
});

test("a text that both have written stays with the old account, and is not lost", async () => {
  const [keep, drop] = [await account(), await account()];
  for (const [{ id }, text] of [
    [keep, "Mine"],
    [drop, "Older"],
  ] as const) {
    await deps.db.run(`insert into submissions (member_id, kind, key, version, state, data, created_at, updated_at)
      values ('${id}', 'review', '', 1, 'submitted', '{"text":"${text}"}', 1, 1)`);
  }
  const view = await viewAccounts(deps, await operatorOf(site, "desk"), { keepId: keep.id, dropId: drop.id });
  expect(view?.lost).toContain("Texts that both have written (1) stay with the old account.");
  expect(view?.moves.join(" ")).not.toMatch(/text from the dashboard/);
  expect(await merge(keep.id, drop.id)).toMatchObject(merged);
  expect((await dataOf(keep)).submissions).toMatchObject([{ data: { text: "Mine" } }, { data: { text: "Older" } }]);
  expect((await dataOf(drop)).submissions).toMatchObject([{ data: { text: "Older" } }]);
});

test("seats follow the person and the buyer, and invitations to the buyer’s other address end", async () => {
  const buyer = await company(site);
  const holder = await seated(site, buyer);
  const [keep, other] = [await account(), await account()];
  await named(site, buyer, other.email);
  expect(await merge(keep.id, holder.memberId)).toMatchObject(merged);
  expect((await dataOf(keep)).seats).toMatchObject([{ status: "accepted", email: keep.email }]);
  expect(await merge(other.id, buyer.memberId)).toMatchObject(merged);
  const seats = (await dataOf(other)).seats;
  expect(seats.filter(({ status }) => status === "accepted")).toHaveLength(1);
  expect(seats.filter(({ status }) => status === "invited")).toHaveLength(0);
});

test("a buyer who merges keeps their own accepted seat, and one of two accepted ones", async () => {
  const lostBy = async (keepId: string, dropId: string) =>
    (await viewAccounts(deps, await operatorOf(site, "desk"), { keepId, dropId }))?.lost.join(" ");
  const openOf = async (who: { id: string; email: string }) =>
    (await dataOf(who)).seats.filter(({ status }) => status === "accepted" || status === "invited");
  const buyer = await company(site);
  const kept = { id: buyer.memberId, email: buyer.email };
  const seatId = await named(site, buyer, buyer.email);
  const old = await account();
  expect(await lostBy(kept.id, old.id)).not.toMatch(/seat/);
  expect(await merge(kept.id, old.id)).toMatchObject(merged);
  expect(await openOf(kept)).toMatchObject([{ id: seatId, status: "accepted" }]);
  const holder = await seated(site, buyer);
  expect(await lostBy(kept.id, holder.memberId)).toMatch(/Of two seats from the same buyer, one remains/);
  expect(await merge(kept.id, holder.memberId)).toMatchObject(merged);
  expect(await openOf(kept)).toMatchObject([{ id: seatId, status: "accepted" }]);
  const later = await account();
  expect(await merge(later.id, kept.id)).toMatchObject(merged);
  expect(await openOf(later)).toMatchObject([{ id: seatId, status: "accepted", email: later.email }]);
});

test("a merge that ends one of a buyer’s two accepted seats is not a reassignment, unlike a withdrawal", async () => {
  const buyer = await company(site);
  const [one, two] = [await seated(site, buyer), await seated(site, buyer)];
  expect(await merge(one.memberId, two.memberId)).toMatchObject(merged);
  const freed = await seated(site, buyer);
  const changesLeft = async (place: number) =>
    (await describeSeats(deps, buyer))?.taken.find((seat) => seat.place === place)?.changesLeft;
  expect([await changesLeft(1), await changesLeft(2)]).toEqual([2, 2]);
  expect(await withdrawSeat(deps, buyer.memberId, freed.seatId)).toMatchObject({ ok: true });
  await seated(site, buyer);
  expect([await changesLeft(1), await changesLeft(2)]).toEqual([2, 1]);
});

test("the page shows both masked, what moves, and why two accounts cannot be merged", async () => {
  const desk = await operatorOf(site, "desk");
  const [keep, drop] = [await account(), await account()];
  await payMembership(site, drop.email);
  const view = await viewAccounts(deps, desk, { keepId: keep.id, dropId: drop.id });
  expect(view?.moves).toEqual(
    expect.arrayContaining(["1 order, with its payments and documents", "1 membership", "1 consent, with its time"]),
  );
  expect(view?.moves.some((fact) => /Not paid yet/.test(fact))).toBe(false);
  await orderMembership(site, drop.email);
  const withOrder = await viewAccounts(deps, desk, { keepId: keep.id, dropId: drop.id });
  expect(withOrder?.moves).toContain(
    "Not paid yet: 1 of the orders. If the money arrives, it counts for the kept account.",
  );
  expect(view?.obstacles).toEqual([]);
  expect(JSON.stringify(view)).not.toMatch(/[\w-]{8}@example|98765 43210/);
  await payMembership(site, keep.email);
  const pair = { keepId: keep.id, dropId: drop.id };
  expect((await viewAccounts(deps, desk, pair))?.obstacles).toEqual([
    expect.stringMatching(/Both have an active or upcoming membership/),
  ]);
  expect(await findOtherAccount(deps, keep.id, drop.email)).toEqual({ ok: true, value: drop.id });
  expect(await findOtherAccount(deps, keep.id, keep.email)).toMatchObject({ ok: false });
  expect(await viewAccounts(deps, desk, { ...pair, dropId: "none" })).toBeUndefined();
});
