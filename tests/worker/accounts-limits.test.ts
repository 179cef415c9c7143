import { expect, test } from "vitest";
import { signInLimits } from "#worker/db/schema.ts";
import { requestCode, signInWithCode } from "#worker/domain/sign-in.server.ts";
import { forgetOldLimits, networkOf, takeFromLimit } from "#worker/domain/sign-in-limits.server.ts";
import { openSite } from "../support/site.ts";

const START = Date.parse("2026-11-20T10:00:00Z");
const at = (seconds: number) => openSite({ now: () => new Date(START + seconds * 1000) }).deps;
const from = (ip: string) => ({ cookie: null, userAgent: null, ip });
const newAddress = () => `${crypto.randomUUID()}@example.org`;

test("a limit lets so many through in its window, says how long to wait, and begins anew", async () => {
  const limit = { max: 2, windowSeconds: 60 };
  const key = crypto.randomUUID();
  expect(await takeFromLimit(at(0), key, limit)).toEqual({ allowed: true, retryAfterSeconds: 0 });
  expect(await takeFromLimit(at(10), key, limit)).toEqual({ allowed: true, retryAfterSeconds: 0 });
  expect(await takeFromLimit(at(20), key, limit)).toEqual({ allowed: false, retryAfterSeconds: 40 });
  expect(await takeFromLimit(at(60), key, limit)).toEqual({ allowed: true, retryAfterSeconds: 0 });
});

test("100 at once are let through as often as the limit says", async () => {
  const key = crypto.randomUUID();
  const taken = await Promise.all(
    Array.from({ length: 100 }, () => takeFromLimit(at(0), key, { max: 7, windowSeconds: 60 })),
  );
  expect(taken.filter(({ allowed }) => allowed)).toHaveLength(7);
});

test("the table names nobody, and the sweep empties it", async () => {
  const deps = at(0);
  await takeFromLimit(deps, "asha@example.org", { max: 1, windowSeconds: 60 });
  const rows = await deps.db.select().from(signInLimits);
  expect(rows.every(({ key }) => /^[0-9a-f]{64}$/.test(key))).toBe(true);
  await forgetOldLimits(at(24 * 60 * 60));
  expect(await deps.db.$count(signInLimits)).toBe(0);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002:ffff::", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["127.0.0.1", undefined],
  ["::1", undefined],
  [null, undefined],
])("%s counts as %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test("an address gets ten mails an hour, whoever asks", async () => {
  const email = newAddress();
  for (let i = 0; i < 10; i++) {
    expect(await requestCode(at(i), email, from(`198.51.100.${i}`))).toMatchObject({ ok: true });
  }
  expect(await requestCode(at(10), email, from("198.51.100.99"))).toMatchObject({
    code: "too_many_requests",
    message: "There were too many attempts. Please wait 60 minutes and try again.",
  });
  expect(await requestCode(at(3600), email, from("198.51.100.99"))).toMatchObject({ ok: true });
});

test("a network asks for thirty mails an hour, and one /64 of IPv6 is one network", async () => {
  for (let i = 0; i < 30; i++) {
    expect(await requestCode(at(0), newAddress(), from(`2001:db8:7:7::${i}`))).toMatchObject({ ok: true });
  }
  expect(await requestCode(at(0), newAddress(), from("2001:db8:7:7:ffff::1"))).toMatchObject({
    code: "too_many_requests",
  });
  expect(await requestCode(at(0), newAddress(), from("2001:db8:7:8::1"))).toMatchObject({ ok: true });
});

test("a network has sixty tries an hour over all addresses", async () => {
  const caller = from("192.0.2.44");
  for (let i = 0; i < 60; i++) {
    const outcome = await signInWithCode(at(0), { email: newAddress(), code: "123456" }, caller);
    expect(outcome).toMatchObject({ code: "expired_code" });
  }
  const outcome = await signInWithCode(at(0), { email: newAddress(), code: "123456" }, caller);
  expect(outcome).toMatchObject({ code: "too_many_requests", retryAfterSeconds: 3600 });
});
