import { expect, test } from "vitest";
import { BOT_CHECK_HEADERS } from "#worker/contracts/vocabulary.ts";
import { members } from "#worker/db/schema/accounts.ts";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import { contactMessages } from "#worker/db/schema/visitors.ts";
import { createOutgoing } from "#worker/providers/outgoing.ts";
import { createTurnstile } from "#worker/providers/turnstile.ts";
import { logged } from "../../support/fixtures/log.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const NOW = Date.parse("2026-11-20T10:00:00Z");
const site = (changes: Parameters<typeof openSite>[0] = {}) => openSite({ now: () => new Date(NOW), ...changes });

const FORMS: Array<[string, object]> = [
  ["/contact", { name: "Asha", email: "guard@example.org", message: "Hello." }],
  ["/auth/register", { name: "Asha", email: "guard@example.org", phone: "9876543210", role: "mentor" }],
  ["/event/register", { fullName: "Asha", email: "guard@example.org", phone: "9876543210" }],
];

async function written({ deps }: Site): Promise<number> {
  return (
    (await deps.db.$count(contactMessages)) +
    (await deps.db.$count(members)) +
    (await deps.db.$count(eventRegistrations))
  );
}

const REFUSED: Array<[string, Record<string, string>, string]> = [
  ["with the hidden field filled", { [BOT_CHECK_HEADERS.honeypot]: "filled" }, "form_rejected"],
];
for (const [path, body] of FORMS) {
  test.each(REFUSED)(
    `${path}: a form %s is refused with a message and nothing is written`,
    async (_how, headers, code) => {
      const visitor = site();
      const before = await written(visitor);
      const response = await visitor.post(path, body, headers);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ code, message: expect.stringMatching(/\w+ \w+/) });
      expect(await written(visitor)).toBe(before);
    },
  );
}

test("a form of an older client without bot checks is accepted", async () => {
  for (const [path, body] of FORMS) expect((await site().post(path, body, {})).status).toBe(201);
});

/** A site whose operator has set the keys of Turnstile. */
function checkedSite(secretKey = "turnstile-secret-of-the-tests") {
  const lines: string[] = [];
  const config = { siteKey: "0x4AAAAAAAtests", secretKey, apiUrl: "http://turnstile.test" };
  const outgoing = createOutgoing([config.apiUrl], logged(lines));
  const turnstile = createTurnstile(config, outgoing);
  return site({ turnstile });
}

const token = (kind: string) => ({ [BOT_CHECK_HEADERS.turnstileToken]: `${kind}-${crypto.randomUUID()}` });
const [CONTACT, MESSAGE] = ["/contact", { name: "Asha", email: "check@example.org", message: "Checked." }] as const;

test("with Turnstile's keys a good token is accepted once and refused the second time", async () => {
  const visitor = checkedSite();
  const once = token("good");
  expect((await visitor.post(CONTACT, MESSAGE, once)).status).toBe(201);
  const again = await visitor.post(CONTACT, MESSAGE, once);
  expect(again.status).toBe(422);
  expect(await again.json()).toMatchObject({ code: "check_failed" });
});

test.each([
  ["without a token", {}],
  ["with a forged one", token("forged")],
  ["with one that is longer than Cloudflare's", { [BOT_CHECK_HEADERS.turnstileToken]: "x".repeat(2049) }],
])("with Turnstile's keys a form %s is refused", async (_how, headers) => {
  const response = await checkedSite().post(CONTACT, MESSAGE, headers);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: "check_failed" });
});

test("bad fields are reported before the token is used up", async () => {
  const visitor = checkedSite();
  const headers = token("good");
  expect(await (await visitor.post(CONTACT, { ...MESSAGE, email: "asha" }, headers)).json()).toMatchObject({
    code: "invalid_input",
  });
  expect((await visitor.post(CONTACT, MESSAGE, headers)).status).toBe(201);
});

test("a lost answer of the verifier is requested again, and does not count as a second use", async () => {
  expect((await checkedSite().post(CONTACT, MESSAGE, token("lost"))).status).toBe(201);
});

test.each([
  ["while the verifier cannot be asked", () => checkedSite(), token("down")],
  ["while the site's own secret is wrong", () => checkedSite("another-secret-than-set"), token("good")],
])("%s forms are still accepted, and the log says so", async (_why, open, headers) => {
  const visitor = open();
  expect((await visitor.post(CONTACT, MESSAGE, headers)).status).toBe(201);
  expect(visitor.lines.join()).toContain("turnstile.unreachable");
});
