import { expect, test } from "vitest";
import { logInWithCode, requestCode } from "#worker/domain/accounts/login.server.ts";
import { clientIdOf } from "#worker/http/client-id.ts";
import { makeMember } from "../../support/fixtures/members.ts";
import { openSite } from "../../support/site/site.ts";

const START = Date.parse("2026-11-20T10:00:00Z");
const BROWSER = { cookie: null, userAgent: null, ip: null };
const newAddress = () => `${crypto.randomUUID()}@example.org`;

/** The site with production's limits, called from `ip` this many seconds after the start. */
function at(seconds: number, ip: string) {
  const { deps } = openSite({ now: () => new Date(START + seconds * 1000) });
  const clientId = clientIdOf(new Request("http://localhost/", { headers: { "CF-Connecting-IP": ip } }));
  return { ...deps, clientId, config: { ...deps.config, limitsFactor: 1 } };
}

test("an address gets ten mails an hour, whichever network asks", async () => {
  const email = newAddress();
  for (let i = 0; i < 10; i++) {
    expect(await requestCode(at(i, `198.51.100.${i}`), email, BROWSER)).toMatchObject({ ok: true });
  }
  expect(await requestCode(at(10, "198.51.100.99"), email, BROWSER)).toMatchObject({
    code: "too_many_requests",
    message: "We did not send a code, because too many were requested. Please wait 60 minutes and try again.",
  });
  expect(await requestCode(at(3600, "198.51.100.99"), email, BROWSER)).toMatchObject({ ok: true });
});

test("an address gets thirty mails a day", async () => {
  const email = newAddress();
  const ask = (n: number, hour: number) => requestCode(at(hour * 3600, `203.0.113.${n}`), email, BROWSER);
  for (let i = 0; i < 30; i++) expect(await ask(i, 2 * Math.floor(i / 10))).toMatchObject({ ok: true });
  expect(await ask(31, 6)).toMatchObject({ code: "too_many_requests", retryAfterSeconds: 18 * 3600 });
  expect(await ask(32, 24)).toMatchObject({ ok: true });
});

test("one network cannot use up an address's mails: it gets five an hour, and its refusals do not count", async () => {
  const email = newAddress();
  for (let i = 0; i < 20; i++) {
    const outcome = await requestCode(at(0, "198.51.100.200"), email, BROWSER);
    expect(outcome.ok, String(i)).toBe(i < 5);
  }
  for (let i = 0; i < 5; i++) {
    expect(await requestCode(at(0, `198.51.100.${i}`), email, BROWSER)).toMatchObject({ ok: true });
  }
  expect(await requestCode(at(0, "198.51.100.99"), email, BROWSER)).toMatchObject({ code: "too_many_requests" });
});

test("known and unknown addresses have the same limits and get the same answers", async () => {
  const [known, unknown] = [newAddress(), newAddress()];
  await makeMember(openSite(), known);
  const ask = async (email: string, network: string) => {
    const outcome = await requestCode(at(0, network), email, BROWSER);
    return outcome.ok ? "sent" : outcome;
  };
  for (let i = 0; i < 12; i++) {
    const [a, b] = [await ask(known, `198.18.0.${i}`), await ask(unknown, `198.18.1.${i}`)];
    expect(b).toEqual(a);
    expect(a === "sent").toBe(i < 10);
  }
});

test("a network asks for thirty mails an hour, and one /64 of IPv6 is one network", async () => {
  for (let i = 0; i < 30; i++) {
    expect(await requestCode(at(0, `2001:db8:7:7::${i}`), newAddress(), BROWSER)).toMatchObject({ ok: true });
  }
  expect(await requestCode(at(0, "2001:db8:7:7:ffff::1"), newAddress(), BROWSER)).toMatchObject({
    code: "too_many_requests",
  });
  expect(await requestCode(at(0, "2001:db8:7:8::1"), newAddress(), BROWSER)).toMatchObject({ ok: true });
});

test("a network has sixty tries an hour over all addresses", async () => {
  const network = "192.0.2.44";
  for (let i = 0; i < 60; i++) {
    const outcome = await logInWithCode(at(0, network), { email: newAddress(), code: "123456" }, BROWSER);
    expect(outcome).toMatchObject({ code: "other_browser" });
  }
  const outcome = await logInWithCode(at(0, network), { email: newAddress(), code: "123456" }, BROWSER);
  expect(outcome).toMatchObject({ code: "too_many_requests", retryAfterSeconds: 3600 });
});
