import { expect, test } from "vitest";
import { api } from "#worker/api/app.ts";
import { endAllSessionsStatement, endSession, startSession } from "#worker/domain/accounts/sessions.server.ts";
import { cookieOf, logIn, makeUnverified, requestErasure } from "../../support/fixtures/members.ts";
import { openSite } from "../../support/site/site.ts";

/** Every call of members, with a startup's valid body. Only the session says who calls. */
const PRIVATE: Record<string, object> = {
  "/api/tasks": { changes: [{ id: "read-blogs", completed: true, changedAt: 1 }] },
  "/api/activities": { activity: "awards-seen", subject: "" },
  "/api/project-report": { version: 0, fields: { enterprise: "Rao Papads" } },
  "/api/account/details": {},
  "/api/auth/passkey/offer": {},
  "/api/auth/passkey/add": {
    response: {
      id: "a",
      rawId: "a",
      type: "public-key",
      response: { clientDataJSON: "a", attestationObject: "a" },
    },
  },
};
/** Public calls. */
const PUBLIC = [
  "/api/user-intent",
  "/api/contact",
  "/api/event/register",
  "/api/auth/register",
  "/api/auth/passkey/challenge",
  "/api/auth/passkey/sign-in",
  "/api/payment/create-order",
  "/api/payment/verify",
  "/api/payment/webhook",
  "/api/vitals",
  "/api/csp-report",
  "/api/health",
  "/api/openapi.json",
  "/api/docs",
];

const NOBODY = { cookie: null, userAgent: null, ip: null };
const DAY = 24 * 3_600_000;

test("every call is either public or in this matrix", () => {
  const paths = api.routes.filter(({ method }) => method !== "ALL").map(({ path }) => path);
  expect([...new Set(paths)].sort()).toEqual([...PUBLIC, ...Object.keys(PRIVATE)].sort());
});

/** Cookies that must open nothing, each with a site whose clock shows when they are sent. */
const DEAD: Record<string, () => Promise<{ cookie: string; later?: number }>> = {
  "no session": async () => ({ cookie: "" }),
  "a session after logout": async () => {
    const site = openSite();
    const { cookie } = await logIn(site);
    await endSession(site.deps, { ...NOBODY, cookie });
    return { cookie };
  },
  "a session after logging out everywhere": async () => {
    const site = openSite();
    const { cookie, memberId } = await logIn(site);
    await endAllSessionsStatement(site.deps, memberId);
    return { cookie };
  },
  "a session after erasure": async () => {
    const site = openSite();
    const { cookie, memberId } = await logIn(site);
    await requestErasure(site.deps, memberId);
    return { cookie };
  },
  "a session that was idle for 15 days": async () => ({ cookie: (await logIn(openSite())).cookie, later: 15 }),
  "a session of 61 days": async () => ({ cookie: (await logIn(openSite())).cookie, later: 61 }),
  "a session of an account that is not confirmed": async () => {
    const site = openSite();
    const id = await makeUnverified(site, `${crypto.randomUUID()}@example.org`);
    return { cookie: cookieOf((await startSession(site.deps, id, NOBODY)).cookies) };
  },
  "a forged session": async () => ({ cookie: `masa-session=${"a".repeat(32)}.${btoa("x".repeat(32))}` }),
};

for (const [name, make] of Object.entries(DEAD)) {
  test.each(Object.keys(PRIVATE))(`%s is refused with ${name}`, async (path) => {
    const { cookie, later = 0 } = await make();
    const site = openSite({ now: () => new Date(Date.now() + later * DAY) });
    const response = await site.post(path.replace("/api", ""), PRIVATE[path], cookie ? { Cookie: cookie } : {});
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "signed_out" });
  });
}

test.each(Object.keys(PRIVATE))("another site's page cannot call %s, with or without Origin", async (path) => {
  const site = openSite();
  const { cookie } = await logIn(site);
  const foreign: Array<Record<string, string>> = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "http://localhost:8787", "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
  ];
  for (const headers of foreign) {
    const response = await site.post(path.replace("/api", ""), PRIVATE[path], { Cookie: cookie, ...headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "foreign_origin" });
  }
});

test("the session says who calls and with which role, whatever the body says", async () => {
  const site = openSite();
  const mentor = await logIn(site, { role: "mentor" });
  const victim = await logIn(site, { role: "startup" });
  const claim = { role: "startup", memberId: victim.memberId, owner: victim.memberId };
  const post = (path: string, body: object) => site.post(path, { ...body, ...claim }, { Cookie: mentor.cookie });
  expect((await post("/project-report", PRIVATE["/api/project-report"] ?? {})).status).toBe(403);
  expect((await post("/tasks", PRIVATE["/api/tasks"] ?? {})).status).toBe(422);
  const activity = await post("/activities", PRIVATE["/api/activities"] ?? {});
  expect(await activity.json()).toMatchObject({
    tasks: [{ completed: false }, { completed: false }, { completed: false }],
  });
});
