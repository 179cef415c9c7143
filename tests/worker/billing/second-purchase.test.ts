import { expect, test } from "vitest";
import { startOrder } from "#worker/domain/billing/start-order.server.ts";
import { inLocale } from "#worker/locale.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { logIn } from "../../support/fixtures/members.ts";
import { openSite } from "../../support/site/site.ts";

const START = Date.parse("2026-11-20T10:00:00Z");
const DAY = 86_400_000;
const siteAfter = (days: number) => openSite({ now: () => new Date(START + days * DAY) });

type Call = { plan?: "gold" | "community"; confirmed?: boolean; key?: string; cookie?: string };

function order(days: number, contact: string, { plan = "gold", confirmed, key, cookie }: Call = {}) {
  const amount = plan === "gold" ? 24999 : 4999;
  const headers = { ...(key && { "Idempotency-Key": key }), ...(cookie && { Cookie: cookie }) };
  return siteAfter(days).post("/payment/create-order", { name: "Asha Rao", contact, amount, plan, confirmed }, headers);
}

async function buy(days: number, contact: string, call: Call = {}) {
  const { id } = await (await order(days, contact, call)).json<{ id: string }>();
  await siteAfter(days).post("/payment/verify", await fakeRazorpay.pay(id));
  return id;
}

const QUESTION = {
  code: "already_member",
  message:
    "You have already paid for Gold Member. Your membership is valid until 19 November 2027. Another purchase adds 12 months after all you have paid for.",
};

test("a member logged in with the address of a purchase is asked before the next one of that plan", async () => {
  const { email, cookie } = await logIn(siteAfter(0));
  await buy(0, email);
  const asked = await order(0.5, email.toUpperCase(), { cookie });
  expect(asked.status).toBe(409);
  expect(await asked.json()).toEqual(
    expect.objectContaining({
      code: "already_member",
      message:
        "You have paid for Gold Member until 19 November 2027. A renewal costs ₹24,999. It runs for 12 months and begins on 20 November 2027, the day after your paid membership ends.",
    }),
  );
});

test.each([
  ["gold", 0, "A renewal costs"],
  ["community", 100, "Community Member costs ₹4,999. The membership runs for 12 months and begins on 20 November 2027"],
  ["gold", 379, "Your Gold Member membership ended on 19 November 2027. A renewal costs"],
] as const)("a logged-in member who wants %s after %i days reads the rule first", async (plan, days, rule) => {
  const contact = `${crypto.randomUUID()}@example.org`;
  await buy(0, contact);
  const input = { name: "Asha Rao", contact, amount: plan === "gold" ? 24999 : 4999 };
  const outcome = await startOrder(siteAfter(days).deps, input, { loggedInAs: contact });
  expect(outcome).toMatchObject({ ok: false, code: "already_member", message: expect.stringContaining(rule) });
});

test("nothing is asked after the grace, after a confirmation, or for another contact", async () => {
  const { email, cookie } = await logIn(siteAfter(0));
  await buy(0, email);
  const input = { name: "Asha Rao", contact: email, amount: 24999 };
  expect(await startOrder(siteAfter(380).deps, input, { loggedInAs: email })).toMatchObject({ ok: true });
  expect((await order(0, email, { cookie, confirmed: true })).status).toBe(200);
  expect((await order(0, `other-${email}`, { cookie })).status).toBe(200);
});

test("entering a buyer's contact does not reveal a purchase", async () => {
  const { email } = await logIn(siteAfter(0));
  await buy(0, email);
  const stranger = await logIn(siteAfter(0));
  expect((await order(0, email)).status).toBe(200);
  expect((await order(0, email, { cookie: stranger.cookie })).status).toBe(200);
  expect((await order(0, email, { key: crypto.randomUUID() })).status).toBe(200);
});

test("a buyer who is logged in and sends the key of a paid order again reads that it is paid, not what another one costs", async () => {
  const { email, cookie } = await logIn(siteAfter(0));
  const key = crypto.randomUUID();
  await buy(0, email, { key, cookie });
  expect(await (await order(0, email, { key, cookie })).json()).toEqual(expect.objectContaining(QUESTION));
});

test("the idempotency key of a paid order asks for confirmation even after confirming; a new key does not", async () => {
  const contact = `${crypto.randomUUID()}@example.org`;
  const key = crypto.randomUUID();
  await buy(0, contact, { key });
  for (const confirmed of [undefined, true]) {
    const asked = await order(0, contact, { key, ...(confirmed && { confirmed }) });
    expect(asked.status).toBe(409);
    expect(await asked.json()).toMatchObject(QUESTION);
  }
  const input = { name: "Asha Rao", contact, amount: 24999 };
  const inHindi = await inLocale("hi", () => startOrder(siteAfter(0).deps, input, { idempotencyKey: key }));
  expect(inHindi).toMatchObject({
    message: expect.stringMatching(/^सदस्यता \(गोल्ड सदस्य\) [^a-z]+ 19\sनवंबर 2027 तक मान्य है। [^a-z]+$/),
  });
  expect((await order(0, contact, { key: crypto.randomUUID(), confirmed: true })).status).toBe(200);
});

test("an answer to the question that is neither true nor false is refused", async () => {
  const body = { name: "Asha Rao", contact: "asha@example.org", amount: 24999, confirmed: "yes" };
  expect((await openSite().post("/payment/create-order", body)).status).toBe(422);
});
