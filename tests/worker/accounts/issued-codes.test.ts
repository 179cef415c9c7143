import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { loginCodes } from "#worker/db/schema/accounts.ts";
import { logInWithCode, requestCode } from "#worker/domain/accounts/login.server.ts";
import { findActiveCode, issueCode, tryCode } from "#worker/domain/accounts/login-codes.server.ts";
import { cookieOf } from "../../support/fixtures/members.ts";
import { openSite } from "../../support/site/site.ts";

const START = Date.parse("2026-11-20T10:00:00Z");
const siteAt = (seconds: number) => openSite({ now: () => new Date(START + seconds * 1000) });
const newRequest = () => ({ address: `${crypto.randomUUID()}@example.org`, deviceId: crypto.randomUUID() });
const NOBODY = { cookie: null, userAgent: null, ip: null };

test("a locked code is not sent again", async () => {
  const request = newRequest();
  await issueCode(siteAt(0).deps, request);
  for (let n = 0; n < 4; n += 1) await tryCode(siteAt(1).deps, request, "no code");
  expect(await issueCode(siteAt(61).deps, request)).toMatchObject({ isSent: true, isLocked: false });
  await tryCode(siteAt(62).deps, request, "no code");
  expect(await issueCode(siteAt(130).deps, request)).toMatchObject({ isSent: false, isLocked: true });
});

test("a code is sent four times but not a fifth", async () => {
  const request = newRequest();
  for (let n = 0; n < 4; n += 1) expect(await issueCode(siteAt(n * 61).deps, request)).toMatchObject({ isSent: true });
  expect(await issueCode(siteAt(4 * 61).deps, request)).toMatchObject({ isSent: false, sends: 4 });
});

test("a code within a minute is refused before it counts towards the hour's mails", async () => {
  const { address } = newRequest();
  const at = (seconds: number) => {
    const { deps } = siteAt(seconds);
    return { ...deps, config: { ...deps.config, limitsFactor: 1 } };
  };
  const first = await requestCode(at(0), address, NOBODY);
  const device = { ...NOBODY, cookie: first.ok ? cookieOf([first.value.cookie]) : null };
  for (let n = 0; n < 12; n += 1) {
    expect(await requestCode(at(n), address, device)).toMatchObject({ code: "too_many_requests" });
  }
  expect(await requestCode(at(61), address, device)).toMatchObject({ ok: true });
});

test("even the right code logs nobody in at an address without an account", async () => {
  const { deps } = siteAt(0);
  const { address } = newRequest();
  const asked = await requestCode(deps, address, NOBODY);
  const device = { ...NOBODY, cookie: asked.ok ? cookieOf([asked.value.cookie]) : null };
  const rows = await deps.db.select().from(loginCodes).where(eq(loginCodes.tries, 0));
  const codes = await Promise.all(rows.map(({ nonce }) => findActiveCode(deps, nonce)));
  const code = codes.at(-1) ?? expect.fail("no code");
  expect(await logInWithCode(deps, { email: address, code }, device)).toMatchObject({ code: "wrong_code" });
});
