import { afterAll, beforeAll, expect, test } from "vitest";
import { logIn } from "../support/fixtures/members.ts";
import { type BuiltSite, openBuiltSite } from "../support/site/built-site.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite("refusal-log");
}, 120_000);
afterAll(() => site.stop());

const OWN = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded" };
const CLIENT = {
  requestId: expect.stringMatching(/^[0-9a-f]{16}$/),
  clientId: expect.stringMatching(/^[0-9a-f]{16}$/),
};

/** The log comes through a separate pipe, in order. */
async function expectLogged(line: object) {
  await expect.poll(() => site.lines).toContainEqual(expect.objectContaining({ ...line, ...CLIENT }));
}

test("pages log another role's page, somebody else's id, a foreign origin and logging out, with request and client", async () => {
  const { cookie, memberId, sessionId } = await logIn(site, { role: "investor" });
  const Cookie = cookie;
  expect((await site.get("/dashboard/suggestions", { headers: { Cookie } })).status).toBe(403);
  await expectLogged({ level: "warn", event: "access.refused", code: "wrong_role", memberId });

  expect((await site.get(`/dashboard/offer/${crypto.randomUUID()}`, { headers: { Cookie } })).status).toBe(404);
  await expectLogged({ level: "warn", event: "access.refused", code: "not_found", memberId });

  const foreign = { ...OWN, Cookie, Origin: "https://evil.example" };
  expect((await site.get("/logout", { method: "POST", headers: foreign, body: "" })).status).toBe(403);
  await expectLogged({ level: "warn", event: "request.refused", code: "foreign_origin" });

  expect((await site.get("/logout", { method: "POST", headers: { ...OWN, Cookie }, body: "x=1" })).status).toBe(302);
  await expectLogged({ level: "info", event: "sign_out.done", memberId, sessionId });
});
