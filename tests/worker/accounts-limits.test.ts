import { expect, test } from "vitest";
import { callerOf } from "#worker/caller.ts";
import { requestCode, signInWithCode } from "#worker/domain/sign-in.server.ts";
import { openSite } from "../support/site.ts";

const START = Date.parse("2026-11-20T10:00:00Z");
const BROWSER = { cookie: null, userAgent: null, ip: null };
const newAddress = () => `${crypto.randomUUID()}@example.org`;

/** The site as production limits it, asked from `ip` so many seconds after the start. */
function at(seconds: number, ip: string) {
  const { deps } = openSite({ now: () => new Date(START + seconds * 1000) });
  const caller = callerOf(new Request("http://localhost/", { headers: { "CF-Connecting-IP": ip } }));
  return { ...deps, caller, config: { ...deps.config, limitsFactor: 1 } };
}

test("an address gets ten mails an hour, whoever asks", async () => {
  const email = newAddress();
  for (let i = 0; i < 10; i++) {
    expect(await requestCode(at(i, `198.51.100.${i}`), email)).toMatchObject({ ok: true });
  }
  expect(await requestCode(at(10, "198.51.100.99"), email)).toMatchObject({
    code: "too_many_requests",
    message: "There were too many attempts. Please wait 60 minutes and try again.",
  });
  expect(await requestCode(at(3600, "198.51.100.99"), email)).toMatchObject({ ok: true });
});

test("a network asks for thirty mails an hour, and one /64 of IPv6 is one network", async () => {
  for (let i = 0; i < 30; i++) {
    expect(await requestCode(at(0, `2001:db8:7:7::${i}`), newAddress())).toMatchObject({ ok: true });
  }
  expect(await requestCode(at(0, "2001:db8:7:7:ffff::1"), newAddress())).toMatchObject({
    code: "too_many_requests",
  });
  expect(await requestCode(at(0, "2001:db8:7:8::1"), newAddress())).toMatchObject({ ok: true });
});

test("a network has sixty tries an hour over all addresses", async () => {
  const network = "192.0.2.44";
  for (let i = 0; i < 60; i++) {
    const outcome = await signInWithCode(at(0, network), { email: newAddress(), code: "123456" }, BROWSER);
    expect(outcome).toMatchObject({ code: "expired_code" });
  }
  const outcome = await signInWithCode(at(0, network), { email: newAddress(), code: "123456" }, BROWSER);
  expect(outcome).toMatchObject({ code: "too_many_requests", retryAfterSeconds: 3600 });
});
