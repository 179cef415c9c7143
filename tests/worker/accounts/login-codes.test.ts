import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { loginCodes, sessions } from "#worker/db/schema/accounts.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import type { Device } from "#worker/domain/accounts/device.server.ts";
import { codeCookie, deviceIdOf, sentAddressOf } from "#worker/domain/accounts/device.server.ts";
import { findPendingCode, logInWithCode, requestCode } from "#worker/domain/accounts/login.server.ts";
import { deleteExpiredCodes } from "#worker/domain/accounts/login-codes.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import type { Mail } from "#worker/providers/mail.ts";
import { cookieOf, makeMember, makeUnverified } from "../../support/fixtures/members.ts";
import { openSite, openSiteWithMails } from "../../support/site/site.ts";

const NEW_BROWSER = { cookie: null, userAgent: "Test", ip: null };
const MINUTE = 60_000;
const START = Date.parse("2026-11-20T10:00:00Z");
const CODE = /^\d{6}$/m;
const newAddress = () => `${crypto.randomUUID()}@example.org`;
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** A site whose clock the test moves and whose mails it reads, with a device. */
function openDesk() {
  const clock = { now: START };
  const { site, mails } = openSiteWithMails({ now: () => new Date(clock.now) });
  const device: Device = { ...NEW_BROWSER };
  return { site, mails, device, wait: (minutes: number) => (clock.now += minutes * MINUTE) };
}
type Desk = ReturnType<typeof openDesk>;

/** The same site and clock in another device. */
const elsewhere = (desk: Desk): Desk => ({ ...desk, device: { ...NEW_BROWSER } });

/** Like the page, keeps the cookie of the answer in the device. */
async function request({ site, device }: Desk, email: string) {
  const outcome = await requestCode(site.deps, email, device);
  if (outcome.ok) device.cookie = cookieOf([outcome.value.cookie]);
  return outcome;
}

async function askForCode(desk: Desk, email: string): Promise<string> {
  expect(await request(desk, email)).toMatchObject({ ok: true });
  await deliverMail(desk.site.deps);
  return codeIn(desk.mails.findLast(({ to, text }) => to === email && CODE.test(text)));
}

function codeIn(mail: Mail | undefined): string {
  return CODE.exec(mail?.text ?? "")?.[0] ?? expect.fail("no code in the mail");
}

const enter = ({ site, device }: Desk, email: string, code: string) =>
  logInWithCode(site.deps, { email, code }, device);
const refusal = (code: string) => ({ ok: false, code });

test("a code that was mailed gives a session", async () => {
  const desk = openDesk();
  const email = newAddress();
  const memberId = await makeMember(desk.site, email);
  const outcome = await enter(desk, email, await askForCode(desk, email));
  expect(outcome).toMatchObject({ ok: true, value: { isConfirmed: true } });
  expect(await desk.site.deps.db.$count(sessions, eq(sessions.userId, memberId))).toBe(1);
});

test("after a login the code's cookie has no address, and still reports the code as used", async () => {
  const desk = openDesk();
  const email = newAddress();
  await makeMember(desk.site, email);
  const code = await askForCode(desk, email);
  const id = deviceIdOf(desk.site.deps, desk.device);
  expect(sentAddressOf(desk.site.deps, desk.device)).toBe(email);
  const outcome = await enter(desk, email, code);
  desk.device.cookie = cookieOf(outcome.ok ? outcome.value.cookies : []);
  expect(sentAddressOf(desk.site.deps, desk.device)).toBeUndefined();
  expect(deviceIdOf(desk.site.deps, desk.device)).toBe(id);
  expect(await enter(desk, email, code)).toMatchObject(refusal("used_code"));
});

test("the first proof of an address leads to its confirmation", async () => {
  const desk = openDesk();
  const email = newAddress();
  await makeUnverified(desk.site, email);
  expect(await enter(desk, email, await askForCode(desk, email))).toMatchObject({ value: { isConfirmed: false } });
});

test("a wrong code says how many tries are left, five lock it, and then the right one does not help", async () => {
  const desk = openDesk();
  const email = newAddress();
  await makeMember(desk.site, email);
  const code = await askForCode(desk, email);
  for (const left of ["4 attempts", "3 attempts", "2 attempts", "1 attempt"]) {
    const message = `That code is not correct. You have ${left} left.`;
    expect(await enter(desk, email, wrongFor(code))).toMatchObject({ ...refusal("wrong_code"), message });
  }
  expect(await enter(desk, email, wrongFor(code))).toMatchObject({
    ...refusal("locked_code"),
    retryAfterSeconds: 600,
    message: "There were too many failed attempts. Please wait 10 minutes, then request a new code.",
  });
  expect(await enter(desk, email, code)).toMatchObject(refusal("locked_code"));
});

test("the fifth try may be the right one", async () => {
  const desk = openDesk();
  const email = newAddress();
  await makeMember(desk.site, email);
  const code = await askForCode(desk, email);
  for (let i = 0; i < 4; i++) await enter(desk, email, wrongFor(code));
  expect(await enter(desk, email, code)).toMatchObject({ ok: true });
});

test("a resend sends the same code and does not change its tries, its lock or its expiry", async () => {
  const desk = openDesk();
  const email = newAddress();
  await makeMember(desk.site, email);
  const code = await askForCode(desk, email);
  for (let i = 0; i < 4; i++) await enter(desk, email, wrongFor(code));
  desk.wait(2);
  expect(await askForCode(desk, email)).toBe(code);
  expect(await enter(desk, email, wrongFor(code))).toMatchObject(refusal("locked_code"));
  desk.wait(2);
  expect(await request(desk, email)).toMatchObject(refusal("locked_code"));
  expect(await enter(desk, email, code)).toMatchObject(refusal("locked_code"));
  desk.wait(6.1);
  const next = await askForCode(desk, email);
  expect(next).not.toBe(code);
  expect(await enter(desk, email, next)).toMatchObject({ ok: true });
});

test("a code expires ten minutes after the first mail", async () => {
  const desk = openDesk();
  const email = newAddress();
  await makeMember(desk.site, email);
  const code = await askForCode(desk, email);
  desk.wait(9);
  await askForCode(desk, email);
  desk.wait(1);
  expect(await enter(desk, email, code)).toMatchObject(refusal("expired_code"));
});

test("a code works once, and another can be requested at once", async () => {
  const desk = openDesk();
  const email = newAddress();
  await makeMember(desk.site, email);
  const code = await askForCode(desk, email);
  expect(await enter(desk, email, code)).toMatchObject({ ok: true });
  expect(await enter(desk, email, code)).toMatchObject(refusal("used_code"));
  expect(await enter(desk, email, await askForCode(desk, email))).toMatchObject({ ok: true });
});

test("a code works only in the browser that requested it, and another browser's tries do not count", async () => {
  const desk = openDesk();
  const email = newAddress();
  await makeMember(desk.site, email);
  const code = await askForCode(desk, email);
  const thief = elsewhere(desk);
  for (let i = 0; i < 10; i++) expect(await enter(thief, email, code)).toMatchObject(refusal("other_browser"));
  // Even if the browser has its own code.
  const own = await askForCode(thief, email);
  expect(own).not.toBe(code);
  expect(await enter(thief, email, code)).toMatchObject(refusal("wrong_code"));
  for (let i = 0; i < 4; i++) await enter(thief, email, code);
  expect(await enter(thief, email, own)).toMatchObject(refusal("locked_code"));
  expect(await enter(desk, email, wrongFor(code))).toMatchObject({
    ...refusal("wrong_code"),
    message: "That code is not correct. You have 4 attempts left.",
  });
  expect(await enter(desk, email, code)).toMatchObject({ ok: true });
});

test("a forged or truncated cookie belongs to no browser", async () => {
  const desk = openDesk();
  const email = newAddress();
  await makeMember(desk.site, email);
  const code = await askForCode(desk, email);
  const [, value = ""] = desk.device.cookie?.split("=") ?? [];
  const [id = "", signature = ""] = value.split(".");
  const longerInBytes = `x.${"%C3%A9".repeat(64)}`;
  const forged = [
    longerInBytes,
    id,
    `${id}.`,
    `${id}.${signature.slice(1)}`,
    `x${id}.${signature}`,
    `${id}.${"0".repeat(64)}`,
    "",
  ];
  for (const cookie of forged) {
    desk.device.cookie = `masa-code=${cookie}`;
    expect(await enter(desk, email, code), cookie).toMatchObject(refusal("other_browser"));
  }
  desk.device.cookie = `masa-code=${value}`;
  expect(await enter(desk, email, code)).toMatchObject({ ok: true });
});

test("two tabs of one browser share the code, even when they log in with different addresses", async () => {
  const desk = openDesk();
  const [first, second] = [newAddress(), newAddress()];
  await makeMember(desk.site, first);
  await makeMember(desk.site, second);
  const code = await askForCode(desk, first);
  const other = await askForCode(desk, second);
  expect(await enter(desk, first, code)).toMatchObject({ ok: true });
  expect(await enter(desk, second, other)).toMatchObject({ ok: true });
});

test("only this host can read the code's cookie, and no script can", () => {
  const { config } = openSite().deps;
  expect(codeCookie({ config }, "id", "asha@example.org")).toMatch(
    /^masa-code=id\.[0-9a-f]{64}\.asha%40example\.org; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const secure = { config: { ...config, siteUrl: "https://masa.example" } };
  expect(codeCookie(secure, "id", "asha@example.org")).toMatch(
    /^__Host-masa-code=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
});

test("a reloaded page finds the address and the waiting time of its browser's code, known or not, until it is used", async () => {
  const desk = openDesk();
  const [known, unknown] = [newAddress(), newAddress()];
  await makeMember(desk.site, known);
  const pending = ({ site, device } = desk) => findPendingCode(site.deps, device);
  expect(await pending()).toBeUndefined();
  for (const email of [unknown, known]) {
    await request(desk, email);
    desk.wait(0.5);
    expect(await pending()).toEqual({ email, resendInSeconds: 30, refusal: undefined });
  }
  expect(await pending(elsewhere(desk))).toBeUndefined();
  const forged = { ...desk.device, cookie: `masa-code=id.${"0".repeat(64)}.${encodeURIComponent(known)}` };
  expect(await findPendingCode(desk.site.deps, forged)).toBeUndefined();
  desk.wait(1);
  expect(await pending()).toMatchObject({ resendInSeconds: 0 });
  expect(await enter(desk, known, await askForCode(desk, known))).toMatchObject({ ok: true });
  expect(await pending()).toBeUndefined();
});

test("a reloaded page says that its code is locked, and asks for the address once it has expired", async () => {
  const desk = openDesk();
  const email = newAddress();
  await makeMember(desk.site, email);
  const code = await askForCode(desk, email);
  for (let n = 0; n < 5; n++) await enter(desk, email, wrongFor(code));
  const { site, device } = desk;
  expect(await findPendingCode(site.deps, device)).toMatchObject({ email, refusal: { code: "locked_code" } });
  desk.wait(10);
  expect(await findPendingCode(site.deps, device)).toBeUndefined();
});

test("a code works only for its own address", async () => {
  const desk = openDesk();
  const [mine, other] = [newAddress(), newAddress()];
  await makeMember(desk.site, mine);
  await makeMember(desk.site, other);
  await askForCode(desk, other);
  expect(await enter(desk, other, await askForCode(desk, mine))).toMatchObject(refusal("wrong_code"));
});

test("without a code, no input is correct", async () => {
  const desk = openDesk();
  const email = newAddress();
  await makeMember(desk.site, email);
  expect(await enter(desk, email, "000000")).toMatchObject(refusal("other_browser"));
});

test("100 tries with the right code at once give exactly one session", async () => {
  const desk = openDesk();
  const email = newAddress();
  const memberId = await makeMember(desk.site, email);
  const code = await askForCode(desk, email);
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => enter(desk, email, code)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await desk.site.deps.db.$count(sessions, eq(sessions.userId, memberId))).toBe(1);
});

test("100 different guesses at once count as five tries", async () => {
  const desk = openDesk();
  const email = newAddress();
  await makeMember(desk.site, email);
  const code = await askForCode(desk, email);
  const guesses = Array.from({ length: 100 }, (_, i) => String((Number(code) + 1 + i) % 1_000_000).padStart(6, "0"));
  const outcomes = await Promise.all(guesses.map((guess) => enter(desk, email, guess)));
  const results = outcomes.map((outcome) => (outcome.ok ? "in" : outcome.code));
  expect(results.filter((word) => word === "wrong_code")).toHaveLength(4);
  expect(results.filter((word) => word === "locked_code")).toHaveLength(96);
  expect(await enter(desk, email, code)).toMatchObject(refusal("locked_code"));
});

test("100 requests for a code at once give one code and one mail", async () => {
  const desk = openDesk();
  const email = newAddress();
  await makeMember(desk.site, email);
  const { deps } = desk.site;
  const strict = { ...deps, config: { ...deps.config, limitsFactor: 1 } };
  await request(desk, newAddress());
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => requestCode(strict, email, desk.device)));
  await deliverMail(desk.site.deps);
  expect(desk.mails.filter(({ subject }) => subject.endsWith("login code"))).toHaveLength(1);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a mail can be requested again after a minute, three times", async () => {
  const desk = openDesk();
  const email = newAddress();
  await makeMember(desk.site, email);
  expect(await request(desk, email)).toMatchObject({ ok: true });
  expect(await findPendingCode(desk.site.deps, desk.device)).toMatchObject({ resendInSeconds: 60 });
  desk.wait(0.75);
  expect(await request(desk, email)).toMatchObject({
    ...refusal("too_many_requests"),
    retryAfterSeconds: 15,
    message: "Please wait 15 seconds before you request another email. If you received a code, it still works.",
  });
  for (let i = 0; i < 3; i++) {
    desk.wait(1);
    await askForCode(desk, email);
  }
  desk.wait(1);
  expect(await request(desk, email)).toMatchObject({
    ...refusal("too_many_requests"),
    message: "Please wait 6 minutes before you request another email. If you received a code, it still works.",
  });
  expect(desk.mails.filter(({ subject }) => subject.endsWith("login code"))).toHaveLength(4);
});

test("the code is stored nowhere: not in the outbox, its table, the log or the subject", async () => {
  const desk = openDesk();
  const email = newAddress();
  await makeMember(desk.site, email);
  const code = await askForCode(desk, email);
  await enter(desk, email, wrongFor(code));
  const rows = [await desk.site.deps.db.select().from(outbox), await desk.site.deps.db.select().from(loginCodes)];
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`\\b${code}\\b`));
  expect(JSON.stringify(rows[1])).not.toContain(email);
  expect(desk.site.lines.join()).not.toContain(code);
  expect(desk.site.lines.join()).not.toContain(email);
  expect(desk.mails.map(({ subject }) => subject).join()).not.toContain(code);
});

test("a code that has ended is no longer mailed", async () => {
  const desk = openDesk();
  const email = newAddress();
  await makeMember(desk.site, email);
  await request(desk, email);
  desk.wait(11);
  await deliverMail(desk.site.deps);
  expect(desk.mails.filter(({ subject }) => subject.endsWith("login code"))).toEqual([]);
  const rows = await desk.site.deps.db.select().from(outbox).where(eq(outbox.recipient, email));
  expect(rows.find(({ kind }) => kind === "sign_in_code")).toMatchObject({ status: "failed", attempts: 1 });
});

test.each([
  ["used", async (desk: Desk, email: string, code: string) => void (await enter(desk, email, code))],
  [
    "locked",
    async (desk: Desk, email: string, code: string) => {
      for (let i = 0; i < 5; i++) await enter(desk, email, wrongFor(code));
    },
  ],
])("a code that is %s before its second mail goes out is not mailed", async (_name, end) => {
  const desk = openDesk();
  const email = newAddress();
  await makeMember(desk.site, email);
  const code = await askForCode(desk, email);
  desk.wait(1);
  expect(await request(desk, email)).toMatchObject({ ok: true });
  await end(desk, email, code);
  await deliverMail(desk.site.deps);
  expect(desk.mails.filter(({ subject }) => subject.endsWith("login code"))).toHaveLength(1);
});

test("the scheduled job purges expired codes", async () => {
  const desk = openDesk();
  await request(desk, newAddress());
  const before = await desk.site.deps.db.$count(loginCodes);
  await deleteExpiredCodes(desk.site.deps);
  expect(await desk.site.deps.db.$count(loginCodes)).toBe(before);
  desk.wait(60);
  await deleteExpiredCodes(desk.site.deps);
  expect(await desk.site.deps.db.$count(loginCodes)).toBe(0);
});

test("an unknown address gets the same answers at every step, and a mail says that there is no account", async () => {
  const desk = openDesk();
  const [known, unknown] = [newAddress(), newAddress()];
  await makeMember(desk.site, known);
  const both = async (ask: (email: string) => Promise<unknown>) => {
    const without = (answer: unknown, email: string) =>
      JSON.stringify(answer).replaceAll(encodeURIComponent(email), "ADDRESS");
    expect(without(await ask(unknown), unknown)).toBe(without(await ask(known), known));
  };
  await askForCode(desk, known);
  desk.wait(11);
  await both((email) => request(desk, email));
  await both((email) => request(desk, email));
  for (let i = 0; i < 6; i++) await both((email) => enter(desk, email, "nothing"));
  await both((email) => request(desk, email));
  await both((email) => enter(elsewhere(desk), email, "nothing"));
  desk.wait(11);
  await both((email) => enter(desk, email, "nothing"));
  await both((email) => request(desk, email));
  const results = await desk.site.deps.db.select().from(outbox).where(eq(outbox.recipient, unknown));
  expect(results).toMatchObject([{ kind: "no_account" }]);
});

test("known and unknown addresses run the same statements", async () => {
  const desk = openDesk();
  const [known, unknown] = [newAddress(), newAddress()];
  await makeMember(desk.site, known);
  const queries = async (work: () => Promise<unknown>) => {
    let count = 0;
    const { db } = desk.site.deps;
    const counted = new Proxy(db, {
      get(target, name, receiver) {
        if (["select", "insert", "update", "delete", "batch"].includes(String(name))) count++;
        return Reflect.get(target, name, receiver);
      },
    });
    desk.site.deps.db = counted;
    await work();
    desk.site.deps.db = db;
    return count;
  };
  for (const work of [(email: string) => request(desk, email), (email: string) => enter(desk, email, "nothing")]) {
    expect(await queries(() => work(unknown))).toBe(await queries(() => work(known)));
  }
});
