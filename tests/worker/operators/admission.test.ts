import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { OPERATOR_ROLES, PERMISSIONS, type Permission } from "#worker/contracts/console/vocabulary.ts";
import { consoleSessions } from "#worker/db/schema/operators.ts";
import { endSession, startSession } from "#worker/domain/accounts/sessions.server.ts";
import { admitOperator } from "#worker/domain/operators/admission.server.ts";
import { deleteExpiredConsoleSessions } from "#worker/domain/operators/console-sessions.server.ts";
import { findGrantOf, revokeRole } from "#worker/domain/operators/operators.server.ts";
import { COMMAND, insertPasskey, logInOperator, provePasskey } from "../../support/console/operators.ts";
import { cookieOf, logIn, makeUnverified } from "../../support/fixtures/members.ts";
import { openSite } from "../../support/site/site.ts";

const MINUTE = 60_000;
const START = Date.parse("2026-11-24T04:00:00Z");
const siteAt = (minutes: number) => openSite({ now: () => new Date(START + minutes * MINUTE) });
const device = (cookie: string | null) => ({ device: { cookie, userAgent: null, ip: null }, requestId: "test" });

async function enter(minutes: number, cookie: string | null, permission: Permission = "today.read") {
  return admitOperator(siteAt(minutes).deps, device(cookie), permission);
}

for (const role of OPERATOR_ROLES) {
  test(`${role} has the permissions of the table and no other`, async () => {
    const { cookie } = await logInOperator(siteAt(0), role);
    for (const [permission, roles] of Object.entries(PERMISSIONS)) {
      const { kind } = await enter(1, cookie, permission as Permission);
      expect([permission, kind]).toEqual([permission, roles.some((one) => one === role) ? "admitted" : "nobody"]);
    }
  });
}

test("the auditor may read, and change nothing", () => {
  const allowed = Object.entries(PERMISSIONS).filter(([, roles]) => roles.some((role) => role === "auditor"));
  expect(allowed.map(([name]) => name).filter((name) => !name.endsWith(".read"))).toEqual(["console.enter"]);
});

test("there is no console without a session, for a member, for an unconfirmed account, or after the role has ended", async () => {
  expect(await enter(0, null)).toEqual({ kind: "logged_out" });
  const member = await logIn(siteAt(0));
  expect(await enter(0, member.cookie)).toEqual({ kind: "nobody" });
  const id = await makeUnverified(siteAt(0), `${crypto.randomUUID()}@example.org`);
  const { cookies } = await startSession(siteAt(0).deps, id, device(null).device);
  expect(await enter(0, cookieOf(cookies))).toEqual({ kind: "nobody" });
  const operator = await logInOperator(siteAt(0), "desk");
  const grant = await findGrantOf(siteAt(0).deps, operator.email);
  await revokeRole(siteAt(0).deps, COMMAND, grant?.id ?? "");
  expect(await enter(0, operator.cookie)).toEqual({ kind: "nobody" });
});

test("an operator without a passkey may only add one, and then has to use it", async () => {
  const site = siteAt(0);
  const operator = await logInOperator(site, "desk", { hasPasskey: false, hasUsedIt: false });
  expect(await enter(0, operator.cookie)).toMatchObject({ kind: "no_passkey" });
  await insertPasskey(site, operator.memberId);
  expect(await enter(1, operator.cookie)).toMatchObject({ kind: "locked" });
  await provePasskey(site, operator);
  expect(await enter(1, operator.cookie)).toMatchObject({ kind: "admitted", operator: { hasRecentPasskey: true } });
});

test("a login by code does not open the console of an operator who has a passkey", async () => {
  const operator = await logInOperator(siteAt(0), "owner", { hasUsedIt: false });
  expect(await enter(0, operator.cookie)).toMatchObject({ kind: "locked" });
});

test("a console session ends after 30 minutes without a visit, and the passkey opens it again", async () => {
  const { cookie, ...operator } = await logInOperator(siteAt(0), "desk");
  for (const minutes of [0, 29, 58]) expect(await enter(minutes, cookie)).toMatchObject({ kind: "admitted" });
  expect(await enter(88, cookie)).toMatchObject({ kind: "locked" });
  expect(await enter(89, cookie)).toMatchObject({ kind: "locked" });
  await provePasskey(siteAt(90), { cookie, ...operator });
  expect(await enter(90, cookie)).toMatchObject({ kind: "admitted" });
});

test("a console session ends after 12 hours, however busy", async () => {
  const { cookie } = await logInOperator(siteAt(0), "desk");
  for (let minutes = 0; minutes < 720; minutes += 20) {
    expect(await enter(minutes, cookie)).toMatchObject({ kind: "admitted" });
  }
  expect(await enter(720, cookie)).toMatchObject({ kind: "locked" });
});

test("a sensitive action needs a use of the passkey within ten minutes", async () => {
  const { cookie } = await logInOperator(siteAt(0), "owner");
  expect(await enter(9, cookie)).toMatchObject({ operator: { hasRecentPasskey: true } });
  expect(await enter(10, cookie)).toMatchObject({ kind: "admitted", operator: { hasRecentPasskey: false } });
});

test("logging out ends the console session", async () => {
  const { cookie } = await logInOperator(siteAt(0), "desk");
  await enter(0, cookie);
  await endSession(siteAt(1).deps, device(cookie).device);
  expect(await enter(1, cookie)).toEqual({ kind: "logged_out" });
});

test("the scheduled job purges console sessions after 12 hours", async () => {
  const { cookie, sessionId } = await logInOperator(siteAt(0), "desk");
  await enter(0, cookie);
  const count = () => siteAt(0).deps.db.$count(consoleSessions, eq(consoleSessions.sessionId, sessionId));
  await deleteExpiredConsoleSessions(siteAt(719).deps);
  expect(await count()).toBe(1);
  await deleteExpiredConsoleSessions(siteAt(721).deps);
  expect(await count()).toBe(0);
});
