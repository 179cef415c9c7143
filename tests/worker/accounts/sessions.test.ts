import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "#worker/db/schema/accounts.ts";
import { openAuth } from "#worker/domain/accounts/auth.server.ts";
import {
  deleteExpiredSessions,
  endAllSessionsStatement,
  endEverySession,
  endOtherSession,
  endSession,
  endSessionOf,
  findSession,
  listSessions,
  startSession,
} from "#worker/domain/accounts/sessions.server.ts";
import { cookieOf, logIn, makeUnverified } from "../../support/fixtures/members.ts";
import { openSite } from "../../support/site/site.ts";

const DAY = 24 * 60 * 60_000;
const deviceWith = (cookie: string | null) => ({ cookie, userAgent: null, ip: null });
const inDays = (days: number) => openSite({ now: () => new Date(Date.now() + days * DAY) });

test("a session says who the member is", async () => {
  const site = openSite();
  const { cookie, memberId, sessionId, email } = await logIn(site, { role: "mentor" });
  const session = await findSession(site.deps, deviceWith(cookie));
  expect(session).toEqual({
    viewer: { memberId, sessionId, email, name: "Asha Rao", role: "mentor" },
    isConfirmed: true,
    isFresh: true,
    language: "en",
  });
});

test("a session says that a member has not confirmed the details", async () => {
  const site = openSite();
  const memberId = await makeUnverified(site, "unconfirmed@example.org");
  const { cookies } = await startSession(site.deps, memberId, deviceWith(null));
  expect(await findSession(site.deps, deviceWith(cookieOf(cookies)))).toMatchObject({ isConfirmed: false });
});

test("nobody without an account gets a session", async () => {
  const started = startSession(openSite().deps, "nobody", deviceWith(null));
  await expect(started).rejects.toMatchObject({ status: "NOT_FOUND" });
});

test("the library finds the sessions of a member by the member as well", async () => {
  const site = openSite();
  const { memberId, sessionId } = await logIn(site);
  await logIn(site);
  const { internalAdapter } = await openAuth(site.deps).$context;
  expect(await internalAdapter.listSessions(memberId)).toMatchObject([{ id: sessionId }]);
});

test("the cookie stays in the browser: HttpOnly, SameSite, one path, no domain, at most as long as the session", async () => {
  const site = openSite();
  const { memberId } = await logIn(site);
  const { cookies } = await startSession(site.deps, memberId, deviceWith(null));
  expect(cookies).toHaveLength(1);
  const [name, ...attributes] = (cookies[0] ?? "").split("; ");
  expect(name).toMatch(/^masa-session=/);
  expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=5184000", "Path=/", "SameSite=Lax"]);
});

test("on https the cookie is Secure and carries __Host-", async () => {
  const site = openSite();
  site.deps.config = { ...site.deps.config, siteUrl: "https://masaforum.example" };
  const { cookie, memberId } = await logIn(site);
  expect(cookie).toMatch(/^__Host-masa-session=/);
  const { cookies } = await startSession(site.deps, memberId, deviceWith(null));
  expect(cookies[0]).toMatch(/; Secure/);
  expect(cookies[0]).not.toMatch(/Domain/i);
});

test("the database stores the token's hash, and the stored row does not open a session", async () => {
  const site = openSite();
  const { cookie, sessionId } = await logIn(site);
  const row = await site.deps.db.select().from(sessions).where(eq(sessions.id, sessionId)).get();
  expect(row?.token).toMatch(/^[0-9a-f]{64}$/);
  const [token = ""] = decodeURIComponent(cookie.split("=")[1] ?? "").split(".");
  expect(JSON.stringify(row)).not.toContain(token);
  const forged = cookie.replace(encodeURIComponent(token), row?.token ?? "");
  expect(await findSession(site.deps, deviceWith(forged))).toBeUndefined();
});

test.each([
  ["no cookie", null],
  ["an empty cookie", ""],
  ["an unsigned token", "masa-session=abcdefghijklmnopqrstuvwxyz012345"],
  ["a foreign signature", `masa-session=abcdefghijklmnopqrstuvwxyz012345.${btoa("x".repeat(32))}`],
  ["no cookie at all", "%%%=;;;"],
])("%s is not a session", async (_name, cookie) => {
  expect(await findSession(openSite().deps, deviceWith(cookie))).toBeUndefined();
});

test("a changed signature gives no session", async () => {
  const site = openSite();
  const { cookie } = await logIn(site);
  const changed = cookie.replace(/.{6}$/, "AAAA%3D");
  expect(await findSession(site.deps, deviceWith(changed))).toBeUndefined();
});

test("a session ends after 14 days without a visit, and its row is deleted", async () => {
  const site = openSite();
  const { cookie, sessionId } = await logIn(site);
  expect(await findSession(inDays(13.9).deps, deviceWith(cookie))).toBeDefined();
  const { cookie: idle, sessionId: idleId } = await logIn(site);
  expect(await findSession(inDays(14.1).deps, deviceWith(idle))).toBeUndefined();
  expect(await site.deps.db.$count(sessions, eq(sessions.id, idleId))).toBe(0);
  expect(await site.deps.db.$count(sessions, eq(sessions.id, sessionId))).toBe(1);
});

test("visits keep a session alive until 60 days after the login, and no longer", async () => {
  const site = openSite();
  const { cookie } = await logIn(site);
  for (const day of [13, 26, 39, 52, 59.9]) {
    expect(await findSession(inDays(day).deps, deviceWith(cookie)), `${day}`).toBeDefined();
  }
  expect(await findSession(inDays(60.1).deps, deviceWith(cookie))).toBeUndefined();
});

test("a session is fresh for a quarter of an hour", async () => {
  const site = openSite();
  const { cookie } = await logIn(site);
  const later = openSite({ now: () => new Date(Date.now() + 16 * 60_000) });
  expect(await findSession(later.deps, deviceWith(cookie))).toMatchObject({ isFresh: false });
});

test("logging in again gives another session and ends the one that the browser had", async () => {
  const site = openSite();
  const { cookie, memberId } = await logIn(site);
  const { cookies } = await startSession(site.deps, memberId, deviceWith(cookie));
  expect(cookieOf(cookies)).not.toBe(cookie);
  expect(await findSession(site.deps, deviceWith(cookie))).toBeUndefined();
  expect(await findSession(site.deps, deviceWith(cookieOf(cookies)))).toBeDefined();
});

test("a session that somebody planted in the browser is not adopted at login (fixation)", async () => {
  const site = openSite();
  const attacker = await logIn(site);
  const victim = await logIn(site);
  const { cookies } = await startSession(site.deps, victim.memberId, deviceWith(attacker.cookie));
  expect(await findSession(site.deps, deviceWith(attacker.cookie))).toBeUndefined();
  const session = await findSession(site.deps, deviceWith(cookieOf(cookies)));
  expect(session?.viewer.memberId).toBe(victim.memberId);
});

test("logging out ends the session on the server and removes the cookies", async () => {
  const site = openSite();
  const { cookie } = await logIn(site);
  const { cookies } = await endSession(site.deps, deviceWith(cookie));
  expect(cookies.find((line) => line.startsWith("masa-session="))).toMatch(/Max-Age=0/);
  expect(cookies).toContain("masa-code=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax");
  expect(await findSession(site.deps, deviceWith(cookie))).toBeUndefined();
});

test("logging out everywhere ends every session of the member and no other", async () => {
  const site = openSite();
  const { memberId, cookie } = await logIn(site);
  const { cookies } = await startSession(site.deps, memberId, deviceWith(null));
  const other = await logIn(site);
  await endAllSessionsStatement(site.deps, memberId);
  for (const gone of [cookie, cookieOf(cookies)]) {
    expect(await findSession(site.deps, deviceWith(gone))).toBeUndefined();
  }
  expect(await findSession(site.deps, deviceWith(other.cookie))).toBeDefined();
});

test("a member lists and ends their own sessions, and another member's id ends nothing", async () => {
  const site = openSite();
  const mine = await logIn(site);
  const other = await logIn(site);
  expect(await listSessions(site.deps, mine.memberId)).toMatchObject([{ id: mine.sessionId }]);
  await endSessionOf(site.deps, mine.memberId, other.sessionId);
  expect(await findSession(site.deps, deviceWith(other.cookie))).toBeDefined();
  await endSessionOf(site.deps, mine.memberId, mine.sessionId);
  expect(await findSession(site.deps, deviceWith(mine.cookie))).toBeUndefined();
});

test("the list shows no session that has ended, whether idle or 60 days old", async () => {
  const site = openSite();
  const { memberId, cookie, sessionId } = await logIn(site);
  for (const day of [13, 26, 39, 52, 59.9]) await findSession(inDays(day).deps, deviceWith(cookie));
  expect(await listSessions(inDays(59.9).deps, memberId)).toMatchObject([{ id: sessionId }]);
  expect(await listSessions(inDays(60.1).deps, memberId)).toEqual([]);
  const idle = await logIn(site);
  expect(await listSessions(inDays(13.9).deps, idle.memberId)).toMatchObject([{ id: idle.sessionId }]);
  expect(await listSessions(inDays(14.1).deps, idle.memberId)).toEqual([]);
});

test("ending other sessions, one or all, needs a fresh login", async () => {
  const site = openSite();
  const mine = await logIn(site);
  const { sessionId: other } = await startSession(site.deps, mine.memberId, deviceWith(null));
  const open = async () => (await listSessions(site.deps, mine.memberId)).map(({ id }) => id);
  const sessionAt = async ({ deps }: typeof site) =>
    (await findSession(deps, deviceWith(mine.cookie))) ?? expect.fail("no session");

  const later = openSite({ now: () => new Date(Date.now() + 16 * 60_000) });
  const stale = await sessionAt(later);
  expect(await endOtherSession(later.deps, stale, other)).toMatchObject({ code: "stale_session" });
  expect(await endEverySession(later.deps, stale)).toMatchObject({ code: "stale_session" });
  expect(await open()).toHaveLength(2);

  const fresh = await sessionAt(site);
  const stranger = await logIn(site);
  await endOtherSession(site.deps, fresh, stranger.sessionId);
  expect(await findSession(site.deps, deviceWith(stranger.cookie))).toBeDefined();
  expect(await endOtherSession(site.deps, fresh, other)).toMatchObject({ ok: true });
  expect(await open()).toEqual([mine.sessionId]);
  expect(await endEverySession(site.deps, fresh)).toMatchObject({ ok: true });
  expect(await open()).toEqual([]);
});

test("the scheduled job purges expired sessions", async () => {
  const site = openSite();
  const { sessionId } = await logIn(site);
  await deleteExpiredSessions(site.deps);
  expect(await site.deps.db.$count(sessions, eq(sessions.id, sessionId))).toBe(1);
  await deleteExpiredSessions(inDays(15).deps);
  expect(await site.deps.db.$count(sessions, eq(sessions.id, sessionId))).toBe(0);
});

test("a batch ends the sessions of a member only if its condition is true", async () => {
  const site = openSite();
  const { cookie, memberId } = await logIn(site);
  for (const [isTrue, left] of [
    [sql`0`, 1],
    [sql`1`, 0],
  ] as const) {
    await endAllSessionsStatement(site.deps, memberId, "", isTrue);
    expect(await site.deps.db.$count(sessions, eq(sessions.userId, memberId))).toBe(left);
  }
  expect(await findSession(site.deps, deviceWith(cookie))).toBeUndefined();
});
