import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "#worker/db/schema/accounts.ts";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import { auditTrail } from "#worker/db/schema/platform.ts";
import { erasureRequests } from "#worker/db/schema/privacy.ts";
import { findMember } from "#worker/domain/accounts/members.server.ts";
import { downloadData, eraseData, viewPrivacyRequest } from "#worker/domain/console/privacy-request.server.ts";
import { grantRole } from "#worker/domain/operators/operators.server.ts";
import { finishErasures } from "#worker/domain/privacy/erasure.server.ts";
import { storeErasureRequest } from "#worker/domain/privacy/erasure-requests.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { payMembership } from "../../support/fixtures/full-member.ts";
import { makeUnverified } from "../../support/fixtures/members.ts";
import { type Account, makeAccount, mergedPair, newAddress } from "../../support/fixtures/merging.ts";
import { openSiteWithMails } from "../../support/site/site.ts";

const { site, mails } = openSiteWithMails();
const { deps } = site;
const REASON = "Called from the number that we hold";

const REFUSED = { ok: false, code: "not_answerable" };

async function erase({ id }: Pick<Account, "id">) {
  return eraseData(deps, await operatorOf(site, "owner"), { memberId: id, reason: REASON });
}

async function trailOf({ id }: Pick<Account, "id">, action: string) {
  const isIt = and(eq(auditTrail.subject, `member:${id}`), eq(auditTrail.action, action));
  return deps.db.select().from(auditTrail).where(isIt);
}

test("an owner erases an account; the page then names the request and what the law makes us keep", async () => {
  const account = await makeAccount(site);
  await payMembership(site, account.email);
  const owner = await operatorOf(site, "owner");
  const before = await viewPrivacyRequest(deps, owner, account.id);
  expect(before?.member).toMatchObject({
    ...{ name: "Asha Rao", notConfirmed: undefined, obstacles: [], runsUntil: [expect.stringMatching(/20\d\d$/)] },
    stored: expect.arrayContaining(["Account: 1", "Orders: 1", "Payments: 1"]),
    retained: [expect.stringMatching(/^Receipt .+, until 31 March 20\d\d/)],
  });
  expect(before?.erasure).toBeUndefined();
  const outcome = await eraseData(deps, owner, { memberId: account.id, reason: REASON });
  const { number } = outcome.ok ? outcome.value : expect.fail(outcome.message);
  expect(await findMember(deps, account.id)).toBeUndefined();
  expect(await viewPrivacyRequest(deps, owner, account.id)).toMatchObject({
    member: undefined,
    erasure: { number, doneOn: expect.stringMatching(/20\d\d$/), retained: before?.member?.retained },
  });
  expect(await trailOf(account, "member.erasure_requested")).toMatchObject([
    { operator: owner.memberId, reason: REASON },
  ]);
  await deliverMail(deps);
  expect(mails.findLast(({ to }) => to === account.email)?.text).toContain(number);
});

test("an account that nobody has confirmed is erased with what was sent from its address", async () => {
  const email = newAddress();
  const registration = { fullName: "Asha Rao", email, phone: "9812345678", membershipStatus: "Non-Member" };
  await site.post("/event/register", registration);
  const id = await makeUnverified(site, email);
  const owner = await operatorOf(site, "owner");
  expect((await viewPrivacyRequest(deps, owner, id))?.member).toMatchObject({
    ...{ notConfirmed: expect.stringContaining("Nobody has confirmed this account"), obstacles: [] },
  });
  const wanted = { id, reason: REASON, format: "csv" } as const;
  expect(await downloadData(deps, owner, wanted)).toMatchObject(REFUSED);
  expect(await trailOf({ id }, "member.downloaded")).toEqual([]);
  expect(await erase({ id })).toMatchObject({ ok: true });
  expect(await deps.db.$count(eventRegistrations, eq(eventRegistrations.email, email))).toBe(0);
});

test("an erasure that was already requested is finished under its number, without a second entry", async () => {
  const account = await makeAccount(site);
  const request = await storeErasureRequest(deps, account.id);
  expect(await viewPrivacyRequest(deps, await operatorOf(site, "owner"), account.id)).toMatchObject({
    member: { name: "Asha Rao" },
    erasure: { number: request?.id, doneOn: null },
  });
  for (let time = 0; time < 2; time += 1) {
    expect(await erase(account)).toEqual({ ok: true, value: { number: request?.id } });
    expect(await findMember(deps, account.id)).toBeUndefined();
  }
  expect(await trailOf(account, "member.erasure_requested")).toEqual([]);
});

test("five concurrent requests create one erasure, under one number", async () => {
  const account = await makeAccount(site);
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => erase(account)));
  expect(new Set(outcomes.map((one) => (one.ok ? one.value.number : one.code))).size).toBe(1);
  expect(await findMember(deps, account.id)).toBeUndefined();
  expect(await deps.db.$count(erasureRequests, eq(erasureRequests.memberId, account.id))).toBe(1);
});

test("a failed erasure is finished by the scheduled job", async () => {
  const account = await makeAccount(site);
  const owner = await operatorOf(site, "owner");
  await deps.db.run(`create trigger kept before delete on members when old.id = '${account.id}'
    begin select raise(abort, 'kept'); end`);
  const outcome = await eraseData(deps, owner, { memberId: account.id, reason: REASON });
  const { number } = outcome.ok ? outcome.value : expect.fail(outcome.message);
  expect(await viewPrivacyRequest(deps, owner, account.id)).toMatchObject({ erasure: { number, doneOn: null } });
  await deps.db.run("drop trigger kept");
  await finishErasures(deps);
  expect(await findMember(deps, account.id)).toBeUndefined();
});

test("a colleague's account is refused until the access has ended", async () => {
  const account = await makeAccount(site);
  await grantRole(deps, await operatorOf(site, "owner"), { email: account.email, role: "desk" });
  const message = "The account may open the console. An owner must end that access first.";
  expect(await erase(account)).toEqual({ ...REFUSED, message });
  const view = await viewPrivacyRequest(deps, await operatorOf(site, "owner"), account.id);
  expect(view?.member?.obstacles).toEqual([message]);
  const wanted = { id: account.id, reason: REASON, format: "csv" } as const;
  expect(await downloadData(deps, await operatorOf(site, "owner"), wanted)).toEqual({ ...REFUSED, message });
  expect(await findMember(deps, account.id)).toBeDefined();
});

test("a role that is granted after the check refuses the erasure, and leaves no request", async () => {
  const account = await makeAccount(site);
  const owner = await operatorOf(site, "owner");
  const db: typeof deps.db = Object.create(deps.db);
  const late: typeof db.batch = async (statements) => {
    await grantRole(deps, owner, { email: account.email, role: "desk" });
    return deps.db.batch(statements);
  };
  const outcome = await eraseData({ ...deps, db: Object.assign(db, { batch: late }) }, owner, {
    ...{ memberId: account.id, reason: REASON },
  });
  expect(outcome).toEqual({ ...REFUSED, message: "The account has changed in the meantime. Look at it again." });
  expect(await findMember(deps, account.id)).toBeDefined();
  expect(await deps.db.$count(erasureRequests, eq(erasureRequests.memberId, account.id))).toBe(0);
  expect(await trailOf(account, "member.erasure_requested")).toEqual([]);
});

test("an account that was merged into another one is refused", async () => {
  const { keep, drop } = await mergedPair(site);
  const message = "The account is part of another one. Open that one: a request for it is about both.";
  expect(await erase(drop)).toEqual({ ...REFUSED, message });
  expect(await erase(keep)).toMatchObject({ ok: true });
  expect(await findMember(deps, drop.id)).toBeUndefined();
});

test("without a recent use of the passkey, or without the account, nothing is erased or downloaded", async () => {
  const account = await makeAccount(site);
  const stale = { ...(await operatorOf(site, "owner")), hasRecentPasskey: false };
  const refused = { ok: false, code: "stale_passkey" };
  expect(await eraseData(deps, stale, { memberId: account.id, reason: REASON })).toMatchObject(refused);
  const wanted = { id: account.id, reason: REASON, format: "csv" } as const;
  expect(await downloadData(deps, stale, wanted)).toMatchObject(refused);
  expect(await deps.db.$count(members, eq(members.id, account.id))).toBe(1);
  expect(await trailOf(account, "member.downloaded")).toEqual([]);
  const unknown = { ok: false, code: "not_found" };
  expect(await erase({ id: "none" })).toMatchObject(unknown);
  expect(await downloadData(deps, await operatorOf(site, "owner"), { ...wanted, id: "none" })).toMatchObject(unknown);
  expect(await viewPrivacyRequest(deps, await operatorOf(site, "owner"), "none")).toBeUndefined();
});

test.each(["csv", "json"] as const)(
  "the %s file contains what we hold, and its download is recorded",
  async (format) => {
    const account = await makeAccount(site);
    await payMembership(site, account.email);
    const owner = await operatorOf(site, "owner");
    const outcome = await downloadData(deps, owner, { id: account.id, reason: REASON, format });
    const file = outcome.ok ? outcome.value : expect.fail(outcome.message);
    for (const part of [account.email, "providerOrderId", "noticeVersion"]) expect(file).toContain(part);
    expect(await trailOf(account, "member.downloaded")).toMatchObject([{ operator: owner.memberId, reason: REASON }]);
  },
);
