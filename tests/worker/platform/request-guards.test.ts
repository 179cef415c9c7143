import { expect, test } from "vitest";
import { problemTitle } from "#messages/contracts/problems.ts";
import { api } from "#worker/api/app.ts";
import { PROBLEMS } from "#worker/contracts/problem.ts";
import { contactMessages } from "#worker/db/schema/visitors.ts";
import { openSite } from "../../support/site/site.ts";

const CALLS = [
  "/user-intent",
  "/contact",
  "/auth/register",
  "/event/register",
  "/payment/create-order",
  "/payment/verify",
  "/vitals",
  "/payment/webhook",
];
/** All but the webhook, which the provider's servers call. */
const BROWSER_CALLS = CALLS.slice(0, -1);

async function expectProblem(response: Response, code: keyof typeof PROBLEMS) {
  const [status, title] = [PROBLEMS[code], problemTitle(code)];
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  const body = await response.json<Record<string, unknown>>();
  expect(body).toMatchObject({ type: `/api/docs#${code}`, title, status, code });
  expect(body["message"]).toEqual(expect.any(String));
  return body;
}

test.each(BROWSER_CALLS)("%s refuses another site's page, named by Origin or by Sec-Fetch-Site", async (path) => {
  const site = openSite();
  await expectProblem(await site.post(path, {}, { Origin: "https://evil.example" }), "foreign_origin");
  await expectProblem(await site.post(path, {}, { Origin: "null" }), "foreign_origin");
  await expectProblem(await site.post(path, {}, { "Sec-Fetch-Site": "cross-site" }), "foreign_origin");
  await expectProblem(await site.post(path, {}, { "Sec-Fetch-Site": "same-site" }), "foreign_origin");
});

test.each<Record<string, string>>([
  { Origin: "https://evil.example" },
  { Referer: "https://evil.example/", Cookie: "session=1" },
])("a request that names another host as its own, and comes from there, is refused: %j", async (headers) => {
  const site = openSite();
  const request = new Request("https://evil.example/api/user-intent", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ intent: "For Membership" }),
  });
  const { deps } = site;
  await expectProblem(await api.fetch(request, { deps, requestId: "00000000000000aa" }), "foreign_origin");
});

test("a browser with a cookie must say where its call comes from: Origin, Sec-Fetch-Site or Referer", async () => {
  const site = openSite();
  const call = (headers: Record<string, string>) =>
    site.request("/user-intent", {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: "session=1", ...headers },
      body: JSON.stringify({ intent: "For Membership" }),
    });
  await expectProblem(await call({}), "foreign_origin");
  for (const [name, value] of [
    ["Origin", "http://localhost:8787"],
    ["Sec-Fetch-Site", "same-origin"],
    ["Referer", "http://localhost:8787/contact"],
  ] as const) {
    expect((await call({ [name]: value })).status).toBe(202);
  }
});

test("this site's own pages may call", async () => {
  const headers = { Origin: "http://localhost:8787", "Sec-Fetch-Site": "same-origin" };
  const response = await openSite().post("/user-intent", { intent: "For Membership" }, headers);
  expect(response.status).toBe(202);
});

test.each(BROWSER_CALLS)("%s accepts only JSON", async (path) => {
  const site = openSite();
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]) {
    await expectProblem(await site.post(path, "{}", { "Content-Type": type }), "unsupported_media_type");
  }
});

test.each(CALLS)("%s refuses a body above 1 MB, announced or not", async (path) => {
  const site = openSite();
  const body = JSON.stringify({ name: "x".repeat(1_100_000) });
  await expectProblem(await site.post(path, body), "body_too_large");
  const stream = new Response(body).body;
  const response = await site.request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: stream,
  });
  await expectProblem(response, "body_too_large");
});

test.each(BROWSER_CALLS)("%s refuses broken JSON, and JSON that is not an object", async (path) => {
  const site = openSite();
  for (const body of ['{"name":', "", "{'a':1}"]) await expectProblem(await site.post(path, body), "malformed_json");
  for (const body of ["null", "[]", "1", '"text"']) await expectProblem(await site.post(path, body), "invalid_input");
});

test("an unknown path is 404 in the common error shape", async () => {
  const site = openSite();
  for (const path of ["/nothing", "/payment", "/contact/", "/payment/verify/x", ""]) {
    await expectProblem(await site.request(path), "not_found");
  }
});

test("a path that looks like the middleware's pattern is 404 as well", async () => {
  await expectProblem(await openSite().request("/*"), "not_found");
});

test.each(CALLS)("%s answers an unsupported method with 405 and the supported ones", async (path) => {
  const site = openSite();
  for (const method of ["GET", "DELETE", "PUT"]) {
    const response = await site.request(path, { method, headers: { "Content-Type": "application/json" } });
    await expectProblem(response, "method_not_allowed");
    expect(response.headers.get("Allow")).toBe("POST");
  }
});

test("a refusal does not repeat what was sent", async () => {
  const response = await openSite().post("/contact", {
    name: "<script>alert(1)</script>",
    email: "secret-value",
    message: "",
  });
  const body = JSON.stringify(await expectProblem(response, "invalid_input"));
  expect(body).not.toMatch(/script|secret-value/);
});

test("unknown fields are dropped", async () => {
  const site = openSite();
  const message = {
    name: "Asha",
    email: "asha@example.org",
    message: "Hello",
    id: "mine",
    createdAt: 1,
    kind: "call_back",
  };
  expect((await site.post("/contact", message)).status).toBe(201);
  expect(await site.deps.db.select().from(contactMessages)).toMatchObject([{ kind: "contact" }]);
});

test("a failing database is a 500 in the common error shape, with the cause only in the log", async () => {
  const site = openSite();
  const broken = new Error("D1_ERROR: overloaded");
  site.deps.db = new Proxy(site.deps.db, {
    get() {
      throw broken;
    },
  });
  const response = await site.post("/user-intent", { intent: "For Membership" });
  const body = await expectProblem(response, "internal_error");
  expect(JSON.stringify(body)).not.toContain("D1_ERROR");
  expect(site.lines.join()).toContain("D1_ERROR: overloaded");
});
