import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDb } from "#worker/db/client.ts";
import { passkeyChallenges, passkeys } from "#worker/db/schema/accounts.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { auditEntries } from "#worker/db/schema/platform.ts";
import {
  challengePasskey,
  deleteExpiredChallenges,
  listPasskeys,
  PASSKEYS_PER_MEMBER,
  removePasskey,
} from "#worker/domain/accounts/passkeys.server.ts";
import { findSession, startSession } from "#worker/domain/accounts/sessions.server.ts";
import { makePasskey } from "../../support/browser/authenticator.ts";
import { logInOperator } from "../../support/console/operators.ts";
import { breakDb } from "../../support/fakes/faulty-db.ts";
import { maxOf } from "../../support/fixtures/limits.ts";
import { cookieOf, type LoggedIn, logIn, makeUnverified } from "../../support/fixtures/members.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const CALLS = ["challenge", "sign-in", "offer", "add"].map((name) => `/auth/passkey/${name}`);
/** Headers of a call from this site's own pages. */
const OWN = { Origin: "http://localhost:8787", "Sec-Fetch-Site": "same-origin" };
const MEMBERS_CALLS = ["offer", "add"].map((name) => `/auth/passkey/${name}`);
const CREDENTIAL = { id: "AAAA", rawId: "AAAA", type: "public-key", clientExtensionResults: {} };
const ANSWER = {
  ...CREDENTIAL,
  response: { clientDataJSON: "e30", authenticatorData: "AAAA", signature: "AAAA", userHandle: "AAAA" },
};
const NEW = { ...CREDENTIAL, response: { clientDataJSON: "e30", attestationObject: "AAAA" } };
const bodyOf = (path: string) => ({ response: path.endsWith("add") ? NEW : ANSWER });

async function expectProblem(response: Response, status: number, code: string) {
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  expect(await response.json()).toMatchObject({ status, code, message: expect.any(String) });
}

async function insertPasskey(site: Site, memberId: string, id = crypto.randomUUID()): Promise<string> {
  await site.deps.db.insert(passkeys).values({
    id,
    userId: memberId,
    name: "Chrome on Linux",
    credentialID: `credential-${id}`,
    publicKey: "",
    counter: 0,
    deviceType: "multiDevice",
    backedUp: true,
    createdAt: new Date(),
  });
  return id;
}

const FOREIGN: Array<[string, Record<string, string>]> = [
  ["a foreign Origin", { Origin: "https://evil.example" }],
  ["the Origin null", { Origin: "null" }],
  ["a foreign Sec-Fetch-Site without Origin", { "Sec-Fetch-Site": "cross-site" }],
  ["a sister site's Sec-Fetch-Site without Origin", { "Sec-Fetch-Site": "same-site" }],
];
for (const [name, headers] of FOREIGN) {
  test.each(CALLS)(`%s refuses ${name}, also with a session`, async (path) => {
    const site = openSite();
    const { cookie } = await logIn(site);
    await expectProblem(await site.post(path, bodyOf(path), { ...headers, Cookie: cookie }), 403, "foreign_origin");
  });
}

test.each(CALLS)("%s is not called by GET", async (path) => {
  await expectProblem(await openSite().request(path), 405, "method_not_allowed");
});

test.each(["", "/sign-in/email-otp", "/get-session", "/sign-out", "/passkey/list-user-passkeys", "/ok"])(
  "none of the library's own routes is served at /auth%s",
  async (path) => {
    const site = openSite();
    const { cookie } = await logIn(site);
    await expectProblem(await site.request(`/auth${path}`, { headers: { ...OWN, Cookie: cookie } }), 404, "not_found");
    await expectProblem(await site.post(`/auth${path}`, {}, { ...OWN, Cookie: cookie }), 404, "not_found");
  },
);

test.each(MEMBERS_CALLS)("%s needs a session", async (path) => {
  await expectProblem(await openSite().post(path, bodyOf(path)), 401, "signed_out");
});

test.each(MEMBERS_CALLS)("%s needs a fresh login", async (path) => {
  const { cookie } = await logIn(openSite());
  const later = openSite({ now: () => new Date(Date.now() + 16 * 60_000) });
  await expectProblem(await later.post(path, bodyOf(path), { ...OWN, Cookie: cookie }), 403, "stale_session");
});

test.each(MEMBERS_CALLS)("%s needs confirmed details", async (path) => {
  const site = openSite();
  const memberId = await makeUnverified(site, `${crypto.randomUUID()}@example.org`);
  const { cookies } = await startSession(site.deps, memberId, { cookie: null, userAgent: null, ip: null });
  await expectProblem(await site.post(path, bodyOf(path), { ...OWN, Cookie: cookieOf(cookies) }), 401, "signed_out");
});

test("a passkey is offered after a recent login: stored by the device, with a finger, a face or a PIN", async () => {
  const site = openSite();
  const { cookie, email } = await logIn(site);
  const response = await site.post("/auth/passkey/offer", {}, { ...OWN, Cookie: cookie });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toMatchObject({
    rp: { id: "localhost", name: "MASA Forum" },
    user: { name: email },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    attestation: "none",
  });
  const [line = ""] = response.headers.getSetCookie();
  expect(line).toMatch(/^masa-passkey=.*HttpOnly/);
});

test("the challenge is the same for every visitor: it names no passkey and no member", async () => {
  const site = openSite();
  const { cookie, memberId } = await logIn(site);
  await insertPasskey(site, memberId);
  const visitors: Record<string, string>[] = [{}, { ...OWN, Cookie: cookie }];
  for (const headers of visitors) {
    const response = await site.post("/auth/passkey/challenge", {}, headers);
    const options = await response.json<Record<string, unknown>>();
    expect(options).toEqual({
      challenge: expect.any(String),
      timeout: expect.any(Number),
      rpId: "localhost",
      userVerification: "required",
    });
  }
});

test("a network gets 120 challenges an hour", async () => {
  const { deps } = openSite({ now: () => new Date("2026-11-20T10:00:00Z") });
  const strict = { ...deps, config: { ...deps.config, limitsFactor: 1 } };
  for (let i = 0; i < 120; i++) expect(await challengePasskey(strict)).toMatchObject({ ok: true });
  expect(await challengePasskey(strict)).toMatchObject({ code: "too_many_requests", retryAfterSeconds: 3600 });
});

test("an answer without a challenge, to an old one, or with an unknown passkey does not log in", async () => {
  const site = openSite();
  await expectProblem(await site.post("/auth/passkey/sign-in", { response: ANSWER }), 401, "passkey_refused");
  const challenge = await site.post("/auth/passkey/challenge", {});
  const cookie = cookieOf(challenge.headers.getSetCookie());
  for (const _ of ["unknown passkey", "used challenge"]) {
    const response = await site.post("/auth/passkey/sign-in", { response: ANSWER }, { ...OWN, Cookie: cookie });
    expect(response.headers.getSetCookie()).toEqual([]);
    await expectProblem(response, 401, "passkey_refused");
  }
});

test("a known passkey with an invalid signature does not log in", async () => {
  const site = openSite();
  const { memberId } = await logIn(site);
  const id = await insertPasskey(site, memberId);
  const cookie = cookieOf((await site.post("/auth/passkey/challenge", {})).headers.getSetCookie());
  const answer = { ...ANSWER, id: `credential-${id}`, rawId: `credential-${id}` };
  const response = await site.post("/auth/passkey/sign-in", { response: answer }, { ...OWN, Cookie: cookie });
  await expectProblem(response, 401, "passkey_refused");
});

test.each(["/auth/passkey/sign-in", "/auth/passkey/add"])("%s refuses what is not a passkey", async (path) => {
  const site = openSite();
  for (const body of [{}, { response: {} }, { response: { ...CREDENTIAL, response: {} } }, { response: "x" }]) {
    await expectProblem(await site.post(path, body), 422, "invalid_input");
  }
});

test("a forged passkey is not added", async () => {
  const site = openSite();
  const { cookie, memberId } = await logIn(site);
  const offer = await site.post("/auth/passkey/offer", {}, { ...OWN, Cookie: cookie });
  const both = `${cookie}; ${cookieOf(offer.headers.getSetCookie())}`;
  await expectProblem(
    await site.post("/auth/passkey/add", { response: NEW }, { ...OWN, Cookie: both }),
    401,
    "passkey_refused",
  );
  expect(await listPasskeys(site.deps, memberId)).toEqual([]);
});

/** Like the page: gets an offer, lets the device answer it, and posts that with the offer's cookie. */
async function addPasskey(site: Site, { cookie }: LoggedIn, passkey: Awaited<ReturnType<typeof makePasskey>>) {
  const offer = await site.post("/auth/passkey/offer", {}, { ...OWN, Cookie: cookie });
  const { challenge } = await offer.json<{ challenge: string }>();
  const both = `${cookie}; ${cookieOf(offer.headers.getSetCookie())}`;
  return site.post("/auth/passkey/add", { response: passkey.answer(challenge) }, { ...OWN, Cookie: both });
}

test("a passkey made by a device is stored, its owner is notified, and the audit trail records it", async () => {
  const site = openSite();
  const member = await logIn(site);
  const response = await addPasskey(site, member, await makePasskey());
  expect(response.status).toBe(201);
  const { id } = await response.json<{ id: string }>();
  expect(await listPasskeys(site.deps, member.memberId)).toMatchObject([{ id }]);
  expect(await site.deps.db.$count(outbox, eq(outbox.subjectId, id))).toBe(1);
  expect(await site.deps.db.$count(auditEntries, eq(auditEntries.subject, `passkey:${id}`))).toBe(1);
});

test("a passkey whose owner could not be notified is not stored, and the next try adds it", async () => {
  const site = openSite();
  const member = await logIn(site);
  const passkey = await makePasskey();
  await env.DB.exec(
    "create trigger no_audit before insert on audit_entries when new.action = 'passkey.added' begin select raise(abort, 'out of order'); end",
  );
  const failed = await addPasskey(site, member, passkey);
  await env.DB.exec("drop trigger no_audit");
  expect(failed.status).toBe(500);
  expect(await listPasskeys(site.deps, member.memberId)).toEqual([]);
  expect((await addPasskey(site, member, passkey)).status).toBe(201);
});

test("another member cannot use an offer made to a member", async () => {
  const site = openSite();
  const mine = await logIn(site);
  const other = await logIn(site);
  const passkey = await makePasskey();
  const offer = await site.post("/auth/passkey/offer", {}, { ...OWN, Cookie: mine.cookie });
  const { challenge } = await offer.json<{ challenge: string }>();
  const response = passkey.answer(challenge);
  const mixed = `${other.cookie}; ${cookieOf(offer.headers.getSetCookie())}`;
  const refusal = await site.post("/auth/passkey/add", { response }, { ...OWN, Cookie: mixed });
  await expectProblem(refusal, 401, "passkey_refused");
  for (const { memberId } of [mine, other]) expect(await listPasskeys(site.deps, memberId)).toEqual([]);
  // The passkey itself is valid.
  expect((await addPasskey(site, mine, passkey)).status).toBe(201);
});

/** Logs in with a passkey as the page does. */
async function logInWith(site: Site, passkey: Awaited<ReturnType<typeof makePasskey>>, isVerified: boolean) {
  const asked = await site.post("/auth/passkey/challenge", {});
  const { challenge } = await asked.json<{ challenge: string }>();
  const response = await passkey.sign(challenge, isVerified);
  const Cookie = cookieOf(asked.headers.getSetCookie());
  return site.post("/auth/passkey/sign-in", { response }, { ...OWN, Cookie });
}

test("a passkey logs in when the device has verified its user, and not otherwise", async () => {
  const site = openSite();
  const member = await logIn(site);
  const passkey = await makePasskey();
  expect((await addPasskey(site, member, passkey)).status).toBe(201);
  const unverified = await logInWith(site, passkey, false);
  expect(unverified.headers.getSetCookie()).toEqual([]);
  await expectProblem(unverified, 401, "passkey_refused");
  const verified = await logInWith(site, passkey, true);
  expect(verified.status).toBe(200);
  expect(verified.headers.getSetCookie()).toContainEqual(expect.stringContaining("masa-code=; Max-Age=0"));
  const session = await findSession(site.deps, {
    cookie: cookieOf(verified.headers.getSetCookie()),
    userAgent: null,
    ip: null,
  });
  expect(session?.viewer.memberId).toBe(member.memberId);
});

test("a member keeps at most twenty passkeys, and adds at most twenty a day", async () => {
  const site = openSite();
  const member = await logIn(site);
  for (let n = 0; n < PASSKEYS_PER_MEMBER; n += 1) await insertPasskey(site, member.memberId);
  const refused = await addPasskey(site, member, await makePasskey());
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({
    message: "You have 20 passkeys. Remove one before you add another.",
  });
  expect(await listPasskeys(site.deps, member.memberId)).toHaveLength(PASSKEYS_PER_MEMBER);

  const strict = openSite({ config: { ...site.deps.config, limitsFactor: 1 / maxOf("passkey", "account") } });
  const other = await logIn(site);
  expect((await addPasskey(strict, other, await makePasskey())).status).toBe(201);
  expect((await addPasskey(strict, other, await makePasskey())).status).toBe(429);
  expect(await listPasskeys(site.deps, other.memberId)).toHaveLength(1);
});

test("of several passkeys added at the same moment, only those that fit are kept", async () => {
  const site = openSite();
  const member = await logIn(site);
  for (let n = 0; n < PASSKEYS_PER_MEMBER - 1; n += 1) await insertPasskey(site, member.memberId);
  const made = await Promise.all([1, 2, 3].map(() => makePasskey()));
  const responses = await Promise.all(made.map((passkey) => addPasskey(site, member, passkey)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(2);
  expect(await listPasskeys(site.deps, member.memberId)).toHaveLength(PASSKEYS_PER_MEMBER);
  const isAbout = and(eq(outbox.kind, "passkey_added"), eq(outbox.recipient, member.email));
  expect(await site.deps.db.$count(outbox, isAbout)).toBe(1);
});

test("an operator's passkeys are changed only after a use of one, except for the first", async () => {
  const site = openSite();
  const operator = await logInOperator(site, "desk", { hasPasskey: false, hasUsedIt: false });
  const first = await makePasskey();
  expect((await addPasskey(site, operator, first)).status).toBe(201);
  for (const path of MEMBERS_CALLS) {
    const response = await site.post(path, bodyOf(path), { ...OWN, Cookie: operator.cookie });
    await expectProblem(response, 403, "stale_passkey");
  }
  const loggedIn = await logInWith(site, first, true);
  const cookie = cookieOf(loggedIn.headers.getSetCookie());
  expect((await addPasskey(site, { ...operator, cookie }, await makePasskey())).status).toBe(201);
});

const sessionOf = async (site: Site, { cookie }: LoggedIn) =>
  (await findSession(site.deps, { cookie, userAgent: null, ip: null })) ?? expect.fail("no session");

test("removing a passkey needs a fresh login", async () => {
  const site = openSite();
  const mine = await logIn(site);
  const id = await insertPasskey(site, mine.memberId);
  const later = openSite({ now: () => new Date(Date.now() + 16 * 60_000) });
  const outcome = await removePasskey(later.deps, await sessionOf(later, mine), id);
  expect(outcome).toMatchObject({ ok: false, code: "stale_session" });
  expect(await listPasskeys(site.deps, mine.memberId)).toHaveLength(1);
  expect(later.lines.join()).toContain('"access.refused"');
});

test("a member removes their own passkeys; an id that is not theirs removes nothing and is recorded nowhere", async () => {
  const site = openSite();
  const mine = await logIn(site);
  const other = await logIn(site);
  const id = await insertPasskey(site, other.memberId);
  expect(await removePasskey(site.deps, await sessionOf(site, mine), id)).toMatchObject({ ok: true });
  expect(await listPasskeys(site.deps, other.memberId)).toMatchObject([{ id, name: "Chrome on Linux" }]);
  const countEntries = () => site.deps.db.$count(auditEntries, eq(auditEntries.subject, `passkey:${id}`));
  expect(await countEntries()).toBe(0);
  const theirs = await sessionOf(site, other);
  await removePasskey(site.deps, theirs, id);
  expect(await listPasskeys(site.deps, other.memberId)).toEqual([]);
  await removePasskey(site.deps, theirs, id);
  expect(await countEntries()).toBe(1);
});

test("a member who removes one passkey keeps the others", async () => {
  const site = openSite();
  const mine = await logIn(site);
  const [lost, kept] = [await insertPasskey(site, mine.memberId), await insertPasskey(site, mine.memberId)];
  await removePasskey(site.deps, await sessionOf(site, mine), lost);
  expect(await listPasskeys(site.deps, mine.memberId)).toMatchObject([{ id: kept }]);
});

test("a database failure is not a refusal of the passkey", async () => {
  const site = openSite();
  const cookie = cookieOf((await site.post("/auth/passkey/challenge", {})).headers.getSetCookie());
  const broken = openSite({ db: openDb(breakDb(env.DB, 0, "killed").db) });
  const response = await broken.post("/auth/passkey/sign-in", { response: ANSWER }, { ...OWN, Cookie: cookie });
  await expectProblem(response, 500, "internal_error");
});

test("the scheduled job deletes expired challenges", async () => {
  const site = openSite();
  await site.post("/auth/passkey/challenge", {});
  await deleteExpiredChallenges(site.deps);
  expect(await site.deps.db.$count(passkeyChallenges)).toBeGreaterThan(0);
  await deleteExpiredChallenges(openSite({ now: () => new Date(Date.now() + 6 * 60_000) }).deps);
  expect(await site.deps.db.$count(passkeyChallenges, eq(passkeyChallenges.value, ""))).toBe(0);
  expect(await site.deps.db.$count(passkeyChallenges)).toBe(0);
});
