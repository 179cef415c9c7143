import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#worker/db/schema/mail.ts";
import { mailAboutNewBrowser } from "#worker/domain/accounts/login-notice.server.ts";
import { startSession } from "#worker/domain/accounts/sessions.server.ts";
import { makeMember } from "../../support/fixtures/members.ts";
import { openSite } from "../../support/site/site.ts";

const DAY = 24 * 60 * 60_000;

/** A member whose logins `of` a browser send notices, as after a code or a passkey; returns the notices so far. */
async function openMember() {
  const clock = { now: Date.now() };
  const { deps } = openSite({ now: () => new Date(clock.now) });
  const email = `${crypto.randomUUID()}@example.org`;
  const id = await makeMember({ deps }, email);
  const login = async (userAgent: string | null) => {
    const device = { cookie: null, userAgent, ip: null };
    const { sessionId } = await startSession(deps, id, device);
    await mailAboutNewBrowser(deps, { id, email }, sessionId, device);
    return deps.db.$count(outbox, and(eq(outbox.recipient, email), eq(outbox.kind, "new_sign_in")));
  };
  return { login, wait: (days: number) => (clock.now += days * DAY) };
}

test("a login in a second browser is reported; the first login and logins in known browsers are not", async () => {
  const { login } = await openMember();
  expect(await login("Chrome")).toBe(0);
  expect(await login("Chrome")).toBe(0);
  expect(await login("Firefox")).toBe(1);
  expect(await login("Firefox")).toBe(1);
  expect(await login(null)).toBe(2);
});

test("a login is not reported to a member whose other sessions have ended", async () => {
  const { login, wait } = await openMember();
  await login("Chrome");
  wait(400);
  expect(await login("Firefox")).toBe(0);
});
