import { expect, test } from "vitest";
import { deviceOf } from "#worker/domain/accounts/device.server.ts";
import { logInWithCode, requestCode } from "#worker/domain/accounts/login.server.ts";
import { endSession } from "#worker/domain/accounts/sessions.server.ts";
import { refuseBot } from "#worker/domain/visitors/bot-check.server.ts";
import { requestLog } from "#worker/log.ts";
import { logged } from "../../support/fixtures/log.ts";
import { logIn } from "../../support/fixtures/members.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const IP = "203.0.113.77";
const FROM = { "CF-Connecting-IP": IP };
const CLIENT = {
  requestId: expect.stringMatching(/^[0-9a-f]{16}$/),
  clientId: expect.stringMatching(/^[0-9a-f]{16}$/),
};

/** The lines of an event, parsed. */
function eventsOf(site: Site, event: string): unknown[] {
  return site.lines.map((line) => JSON.parse(line)).filter((line) => line.event === event);
}

/** The site as one request sees it, for calls of the domain. */
function asked(site: Site) {
  const { deps } = site;
  const request = { requestId: "00000000000000bb", clientId: deps.clientId, secret: deps.config.authSecret };
  return { ...deps, log: requestLog(deps.log, request) };
}

test("a foreign origin, a bad signature and a rate limit are logged with request and client", async () => {
  const site = openSite();
  await site.post("/contact", {}, { ...FROM, Origin: "https://evil.example" });
  await site.post("/payment/webhook", {}, { ...FROM, "X-Razorpay-Signature": "00" });
  expect(eventsOf(site, "request.refused")).toEqual([
    expect.objectContaining({ level: "warn", code: "foreign_origin", ...CLIENT }),
  ]);
  expect(eventsOf(site, "webhook.bad_signature")).toEqual([expect.objectContaining(CLIENT)]);

  const strict = openSite({ config: { ...site.deps.config, limitsFactor: 1 } });
  for (let n = 0; n < 6; n += 1) {
    await strict.post("/contact", { name: "Asha", email: "log@example.org", message: `No. ${n}` }, FROM);
  }
  expect(eventsOf(strict, "rate_limit.exceeded")).toEqual([expect.objectContaining({ limit: "contact", ...CLIENT })]);

  const full = openSite({ edgeLimiter: { allows: () => Promise.resolve(false) } });
  await full.post("/contact", {}, FROM);
  expect(eventsOf(full, "rate_limit.exceeded")).toEqual([expect.objectContaining({ limit: "edge", ...CLIENT })]);
});

test("a filled honeypot and a role without permission are logged with request and client", async () => {
  const site = openSite();
  expect(await refuseBot(asked(site), { honeypot: "x", turnstileToken: undefined })).toBeDefined();
  expect(eventsOf(site, "form.refused")).toEqual([expect.objectContaining({ reason: "honeypot", ...CLIENT })]);

  const { cookie } = await logIn(site, { role: "student" });
  await site.post("/project-report", { version: 0, fields: { problem: "x" } }, { Cookie: cookie });
  expect(eventsOf(site, "access.refused")).toEqual([expect.objectContaining({ code: "wrong_role", ...CLIENT })]);
});

test("a refused login and logging out are logged with request and client", async () => {
  const site = openSite();
  const { email, memberId, sessionId, cookie } = await logIn(site);
  const browser = deviceOf(new Headers({ Cookie: cookie }));
  await requestCode(asked(site), email, browser);
  await logInWithCode(asked(site), { email, code: "nothing" }, browser);
  expect(eventsOf(site, "sign_in.refused")).toEqual([expect.objectContaining(CLIENT)]);
  await endSession(asked(site), browser);
  expect(eventsOf(site, "sign_out.done")).toEqual([expect.objectContaining({ memberId, sessionId, ...CLIENT })]);
  expect(site.lines.join()).not.toContain(email);
});

test("the client id is the same for one network, differs between networks, and depends on the secret", () => {
  const idOf = (network: string, secret: string): string => {
    const lines: string[] = [];
    requestLog(logged(lines), { requestId: "1", clientId: network, secret })("info", "test.event");
    return JSON.parse(lines[0] ?? "{}").clientId;
  };
  expect(idOf("a", "one")).toBe(idOf("a", "one"));
  expect(idOf("a", "one")).not.toBe(idOf("b", "one"));
  expect(idOf("a", "one")).not.toBe(idOf("a", "two"));
});
