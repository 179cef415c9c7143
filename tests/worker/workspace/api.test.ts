import { expect, test } from "vitest";
import { ROLES } from "#worker/contracts/vocabulary.ts";
import { TASKS } from "#worker/contracts/workspace-vocabulary.ts";
import { findSubmission } from "#worker/domain/workspace/submissions.server.ts";
import { logIn, requestErasure } from "../../support/fixtures/members.ts";
import { openSite } from "../../support/site/site.ts";

const CALLS: Array<[string, object]> = [
  ["/account/details", {}],
  ["/tasks", { changes: [] }],
  ["/activities", { activity: "schemes-viewed" }],
  ["/project-report", { version: 0, fields: { market: "Shops" } }],
];

test.each(CALLS)("%s without a valid session is refused before anything is read", async (path, body) => {
  const site = openSite();
  for (const cookie of ["", "masa-session=forged.signature"]) {
    const response = await site.post(path, body, { Cookie: cookie });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "signed_out" });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  }
});

const CHANGE = { id: "read-blogs", completed: true, changedAt: Date.parse("2026-11-20T09:00:00Z") };
const WRITES: Array<[string, object]> = [
  ["/tasks", { changes: [CHANGE] }],
  ["/activities", { activity: "awards-seen" }],
  ["/project-report", { version: 0, fields: { market: "Shops" } }],
];

test.each(WRITES)("%s is refused as without a session if the member is erased while it runs", async (path, body) => {
  const site = openSite();
  const { cookie, memberId } = await logIn(site);
  const { db } = site.deps;
  let isErased = false;
  const batch = async (...args: Parameters<typeof db.batch>) => {
    if (!isErased) await requestErasure({ ...site.deps, db }, memberId);
    isErased = true;
    return db.batch(...args);
  };
  site.deps.db = new Proxy(db, { get: (target, key) => (key === "batch" ? batch : Reflect.get(target, key)) });
  const response = await site.post(path, body, { Cookie: cookie });
  expect(isErased).toBe(true);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: "signed_out" });
});

test.each(CALLS)("another site's page cannot call %s, even with the member's cookie", async (path, body) => {
  const site = openSite();
  const { cookie } = await logIn(site, { role: "startup" });
  for (const header of [
    ["Origin", "https://evil.example"],
    ["Sec-Fetch-Site", "cross-site"],
  ] as const) {
    const response = await site.post(path, body, { Cookie: cookie, [header[0]]: header[1] });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "foreign_origin" });
  }
  const plain = { Cookie: cookie, "Content-Type": "text/plain" };
  expect((await site.post(path, body, plain)).status).toBe(415);
});

test.each(CALLS)("%s answers its member, and the answer must not be cached", async (path, body) => {
  const site = openSite();
  const { cookie } = await logIn(site, { role: "startup" });
  const response = await site.post(path, body, { Cookie: cookie, Origin: "http://localhost:8787" });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

test.each(ROLES)("the role of a %s is the session's, whatever the browser says", async (role) => {
  const site = openSite();
  const { cookie } = await logIn(site, { role });
  const others = ROLES.filter((other) => other !== role);
  for (const other of others) {
    const changes = [{ id: TASKS[other][0].id, completed: true, changedAt: 1 }];
    const response = await site.post("/tasks", { role: other, memberId: "x", changes }, { Cookie: cookie });
    expect(response.status).toBe(422);
  }
  const response = await site.post("/tasks", { role: others[0], changes: [] }, { Cookie: cookie });
  expect(await response.json()).toMatchObject({ role, accepted: [] });
});

const BAD: Array<[string, object]> = [
  ["/tasks", {}],
  ["/tasks", { changes: [{ id: "view-schemes", completed: "yes", changedAt: 1 }] }],
  ["/tasks", { changes: [{ id: "view-schemes", completed: true, changedAt: -1 }] }],
  ["/tasks", { changes: [{ id: "view-schemes", completed: true, changedAt: 1.5 }] }],
  ["/tasks", { changes: Array(21).fill({ id: "know-awards", completed: true, changedAt: 1 }) }],
  ["/activities", { activity: "report-created" }],
  ["/activities", { activity: "startup-studied", subject: "coldpath-dairy" }],
  ["/activities", { activity: "article-read", subject: "no-such-article" }],
  ["/project-report", { version: -1, fields: {} }],
  ["/project-report", { version: 0, fields: { market: "x".repeat(1501) } }],
];
test.each(BAD)("%s refuses %j", async (path, body) => {
  const site = openSite();
  const { cookie } = await logIn(site, { role: "startup" });
  const response = await site.post(path, body, { Cookie: cookie });
  expect(response.status).toBe(422);
});

test("autosaving returns the version, refuses a stale one and keeps the other device's text", async () => {
  const site = openSite();
  const { cookie, memberId } = await logIn(site, { role: "startup" });
  const save = (version: number, market: string) =>
    site.post("/project-report", { version, fields: { market, hacked: "x" } }, { Cookie: cookie });
  expect(await (await save(0, "first")).json()).toMatchObject({ version: 1, savedAt: expect.any(Number) });
  const late = await save(0, "from another device");
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ code: "version_conflict" });
  expect((await findSubmission(site.deps, memberId, "project_report", ""))?.data).toEqual({ market: "first" });
});

test("a missing version of a report is not found, and the OpenAPI document says so", async () => {
  const site = openSite();
  const { cookie } = await logIn(site, { role: "startup" });
  const response = await site.post("/project-report", { version: 3, fields: {} }, { Cookie: cookie });
  expect(response.status).toBe(404);
  const document = await site.request("/openapi.json");
  const { paths } = await document.json<{ paths: Record<string, { post: { responses: object } }> }>();
  expect(Object.keys(paths["/api/project-report"]?.post.responses ?? {})).toContain("404");
});

test.each(ROLES.filter((role) => role !== "startup"))("a %s has no project report", async (role) => {
  const site = openSite();
  const { cookie } = await logIn(site, { role });
  const response = await site.post("/project-report", { version: 0, fields: {} }, { Cookie: cookie });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: "wrong_role" });
});
