import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { hmacHex } from "#worker/fake-razorpay/signature.ts";
import type { Account } from "#worker/fake-razorpay/store.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { broughtBy, ONE_MEMBERSHIP, paidOrder, startOrder, webhookOf } from "../../support/fixtures/payments.ts";
import { deliverDue } from "../../support/fixtures/webhook-runs.ts";
import { openSite } from "../../support/site/site.ts";

const START = Date.parse("2026-11-20T10:00:00Z") / 1000;
const HOUR = 3600;
const DEFAULTS = {
  now: null,
  isWebhookEnabled: true,
  webhookSecret: null,
  copies: 1,
  delay: 0,
  isShuffled: false,
  speed: 600,
  renamed: {},
  added: {},
};
afterEach(async () => {
  await fakeRazorpay.change(DEFAULTS);
  await fakeRazorpay.mend();
});

const basic = `Basic ${btoa(`${env.RAZORPAY_KEY_ID}:${env.RAZORPAY_KEY_SECRET}`)}`;
const ask = (path: string) =>
  env.FAKE_RAZORPAY.fetch(`http://razorpay.test${path}`, { headers: { Authorization: basic } });
const statusOf = async (path: string) => (await ask(path)).status;

test("a webhook that is never accepted is sent 16 times in 23 hours, then the webhook is disabled", async () => {
  const site = openSite();
  await fakeRazorpay.change({ now: START, speed: 1 });
  const { id } = await paidOrder(site);
  const refusing = openSite({ payments: undefined });
  const sentAt: number[] = [];
  for (let seconds = 1; seconds < 24 * HOUR; seconds = Math.ceil(seconds * 1.02)) {
    await fakeRazorpay.change({ now: START + seconds });
    const responses = await deliverDue(refusing, id);
    if (responses.length > 0) sentAt.push(seconds);
  }
  expect(sentAt).toHaveLength(16);
  expect(sentAt.at(-1)).toBeGreaterThan(22 * HOUR);
  const deliveries = await fakeRazorpay.listDeliveries(id);
  expect(webhookOf(deliveries, "payment.authorized")).toMatchObject({ attempts: 16, status: "given_up" });
  const later = await paidOrder(site);
  expect(later.deliveries.map(({ status }) => status)).toEqual(["not_sent", "not_sent", "not_sent"]);

  await fakeRazorpay.change({ isWebhookEnabled: true });
  await fakeRazorpay.replay();
  expect((await deliverDue(site, id)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
}, 60_000);

test("an accepted webhook is not sent again, a refused one is sent under the same id", async () => {
  const site = openSite();
  await fakeRazorpay.change({ now: START, speed: 1 });
  const { id, deliveries } = await paidOrder(site);
  await fakeRazorpay.change({ now: START + 1 });
  expect((await deliverDue(openSite({ payments: undefined }), id)).map(({ status }) => status)).toEqual([
    503, 503, 503,
  ]);
  expect(await deliverDue(site, id)).toEqual([]);
  await fakeRazorpay.change({ now: START + 7 });
  expect(await deliverDue(site, id)).toHaveLength(3);
  await fakeRazorpay.change({ now: START + 24 * HOUR });
  expect(await deliverDue(site, id)).toEqual([]);
  const after = await fakeRazorpay.listDeliveries(id);
  expect(after.map(({ eventId }) => eventId)).toEqual(deliveries.map(({ eventId }) => eventId));
  expect(after.map(({ attempts, status }) => [attempts, status])).toEqual(deliveries.map(() => [2, "delivered"]));
});

test("webhooks are delayed, repeated and shuffled", async () => {
  const site = openSite();
  await fakeRazorpay.change({ now: START, delay: 90, copies: 16, isShuffled: true });
  const { id } = await paidOrder(site);
  await fakeRazorpay.change({ now: START + 60 });
  expect(await fakeRazorpay.listDue()).toEqual([]);
  await fakeRazorpay.change({ now: START + 91 });
  const due = await fakeRazorpay.listDue();
  expect(due).toHaveLength(48);
  const types = due.map(({ type }) => type);
  expect(types).not.toEqual(types.toSorted());
  await deliverDue(site, id);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
  expect(await fakeRazorpay.listDue()).toEqual([]);
});

test("after a rotation events are signed with the new secret, and older ones keep their signature", async () => {
  const site = openSite();
  const { deliveries } = await paidOrder(site);
  await fakeRazorpay.change({ webhookSecret: "a-new-webhook-secret" });
  const later = await paidOrder(site);
  const [old, fresh] = [webhookOf(deliveries, "order.paid"), webhookOf(later.deliveries, "order.paid")];
  expect(old.signature).toBe(await hmacHex(env.RAZORPAY_WEBHOOK_SECRET, old.body));
  expect(fresh.signature).toBe(await hmacHex("a-new-webhook-secret", fresh.body));
});

const FAULTS = [
  ["status", 429, "Too many requests"],
  ["status", 500, "SERVER_ERROR"],
  ["html", 502, "<html>"],
  ["empty", 503, ""],
  ["broken_json", 200, '{"id":"order_'],
] as const;
test.each(FAULTS)(
  "the fault %s answers %i once, and only at the addresses that it names",
  async (kind, status, text) => {
    const id = await startOrder(openSite());
    await fakeRazorpay.break(kind, status, 1, "/payments");
    expect(await statusOf(`/v1/orders/${id}`)).toBe(200);
    const response = await ask(`/v1/orders/${id}/payments`);
    expect([response.status, (await response.text()).includes(text)]).toEqual([status, true]);
    expect(await statusOf(`/v1/orders/${id}/payments`)).toBe(200);
  },
);

test("a late answer comes after its delay, and the change behind a lost answer is committed", async () => {
  await fakeRazorpay.break("delay", 300);
  const before = Date.now();
  expect(await statusOf("/v1/orders")).toBe(200);
  expect(Date.now() - before).toBeGreaterThanOrEqual(300);
  await fakeRazorpay.break("lost_answer");
  expect(await statusOf("/v1/orders")).toBe(504);
});

test("renamed and added fields appear in the API and in webhooks", async () => {
  await fakeRazorpay.change({ renamed: { amount_refunded: "refunded" }, added: { region: { code: "IN-OD" } } });
  const { payment, deliveries } = await paidOrder(openSite());
  const read = await (await ask(`/v1/payments/${payment.razorpay_payment_id}`)).json();
  expect(read).toMatchObject({ refunded: 0, region: { code: "IN-OD" } });
  expect(read).not.toHaveProperty("amount_refunded");
  const { payload } = JSON.parse(webhookOf(deliveries, "order.paid").body);
  expect(payload.payment.entity).toMatchObject({ refunded: 0, region: { code: "IN-OD" } });
  expect(payload.order.entity).toMatchObject({ region: { code: "IN-OD" } });
});

type Settled = { entity_id: string; type: string; credit: number; debit: number; fee: number; tax: number };
async function settledIn(query: string): Promise<Settled[]> {
  return (await (await ask(`/v1/settlements/recon/combined?count=1000&${query}`)).json<{ items: Settled[] }>()).items;
}

test("a settlement has each payment with its fee, each refund and each lost dispute once, by the day in India", async () => {
  const site = openSite();
  const [kept, refunded, lost] = [await paidOrder(site), await paidOrder(site), await paidOrder(site)];
  const refundId = await fakeRazorpay.refund(refunded.payment.razorpay_payment_id, 100_000);
  const disputeId = await fakeRazorpay.dispute("lost", { payment_id: lost.payment.razorpay_payment_id });
  // In India it is already December.
  await fakeRazorpay.change({ now: Date.parse("2026-11-30T19:00:00Z") / 1000 });
  const settlement = await fakeRazorpay.settle({ [kept.payment.razorpay_payment_id]: 400_000 });
  expect(await settledIn("year=2026&month=11")).toEqual([]);
  const items = await settledIn("year=2026&month=12&day=1");
  expect(await settledIn("year=2026&month=12")).toEqual(items);
  const of = (id: string) => items.find(({ entity_id }) => entity_id === id);
  expect(of(kept.payment.razorpay_payment_id)).toMatchObject({
    type: "payment",
    credit: 390_560,
    fee: 9440,
    tax: 1440,
  });
  expect(of(refunded.payment.razorpay_payment_id)).toMatchObject({ credit: 488_102, order_id: refunded.id });
  expect(of(refundId)).toMatchObject({ type: "refund", debit: 100_000, credit: 0, fee: 0 });
  expect(of(disputeId)).toMatchObject({ type: "adjustment", debit: 499_900, settlement_id: settlement });
  await fakeRazorpay.settle();
  expect(await settledIn("year=2026&month=12")).toHaveLength(items.length);
  expect(await statusOf("/v1/settlements/recon/combined?year=2026")).toBe(400);
});

const page = (path = "/", init?: RequestInit) =>
  env.FAKE_RAZORPAY.fetch(`http://razorpay.test${path}`, { redirect: "manual", ...init });
const submit = (path: string, fields: Record<string, string>) =>
  page(path, { method: "POST", body: new URLSearchParams(fields) });

test("the page at the root pays, refunds, breaks and mends with plain forms", async () => {
  const id = await startOrder(openSite());
  expect(await (await page()).text()).toContain(id);
  const paid = await submit("/control/attempts", { order_id: id, ending: "success" });
  expect([paid.status, paid.headers.get("Location")]).toEqual([303, "/"]);
  const { items } = await (await ask(`/v1/orders/${id}/payments`)).json<{ items: Array<{ id: string }> }>();
  const payment_id = items[0]?.id ?? "";
  await submit("/control/refunds", { payment_id, amount: "100000", isPending: "true" });
  expect(await (await page()).text()).toContain("is pending");
  await submit("/control/faults", { kind: "status", value: "429", count: "2", path: "/orders" });
  expect(await (await page()).text()).toContain("Waiting: status 429 × 2 /orders.");
  expect(await statusOf("/v1/orders")).toBe(429);
  await submit("/control/faults/clear", {});
  expect(await statusOf("/v1/orders")).toBe(200);
  await submit("/control/account", { copies: "3", isShuffled: "true", now: String(START), renamed: '{"a":"b"}' });
  expect(await (await page()).text()).toMatch(/name="copies"[^>]* value="3"/);
});

test("what the page cannot do is shown on it as text", async () => {
  const response = await submit("/control/refunds", { payment_id: "pay_<b>", amount: "1" });
  const shown = await page(response.headers.get("Location") ?? "");
  expect(await shown.text()).toContain('<p role="alert">The id provided does not exist</p>');
  expect(await (await page("/?error=<script>")).text()).toContain("&lt;script&gt;");
});

const pageText = async () => (await page()).text();
/** As the page writes it, for a regular expression. */
const escaped = (value: string) => value.replaceAll('"', "&quot;").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const CHOICES: Record<keyof Account, string> = {
  isOld: "true",
  maxAmount: "100000",
  now: "1795000000",
  isWebhookEnabled: "false",
  areRefundsPending: "true",
  webhookSecret: "another-secret-9",
  copies: "3",
  delay: "5",
  isShuffled: "true",
  speed: "2",
  renamed: '{"amount_refunded":"refunded_amount"}',
  added: '{"late_authorized":true,"provider_note":{"text":"new"}}',
};

test.each(Object.entries(CHOICES))(
  "the setting %s is changed with a form of the page and then shown",
  async (name, value) => {
    const shown = new RegExp(
      `name="${name}"(?:[^>]* value="${escaped(value)}"|[^/]*<option value="${escaped(value)}" selected)`,
    );
    const control = (text: string) => text.replaceAll("</option>", "");
    expect(control(await pageText())).toContain(`name="${name}"`);
    expect(control(await pageText())).not.toMatch(shown);
    await submit("/control/account", { [name]: value });
    expect(control(await pageText())).toMatch(shown);
    await fakeRazorpay.change({ isOld: false, maxAmount: 50_000_000, areRefundsPending: false });
  },
);

test("each fault of the API is chosen with a form of the page", async () => {
  for (const [kind, value, status] of [
    ["status", "429", 429],
    ["status", "500", 500],
    ["html", "", 502],
    ["empty", "", 503],
    ["broken_json", "", 200],
    ["delay", "10", 200],
    ["lost_answer", "", 504],
  ] as const) {
    expect(await pageText()).toContain(`<option value="${kind}">`);
    await submit("/control/faults", { kind, value, count: "1", path: "/orders" });
    expect(await pageText()).toContain(`Waiting: ${kind}`);
    expect(await statusOf("/v1/orders"), `${kind} ${value}`).toBe(status);
    expect(await pageText()).toContain("None is waiting to go wrong.");
  }
});

test("payments, refunds, disputes and settlements are made with forms of the page", async () => {
  await fakeRazorpay.change({ now: START });
  const site = openSite();
  const id = await startOrder(site);
  await submit("/control/attempts", { order_id: id, ending: "success" });
  const [, paymentId = ""] = /name="payment_id" value="(pay_\w+)"/.exec(await pageText()) ?? [];
  await submit("/control/refunds", { payment_id: paymentId, amount: "100", isPending: "true" });
  const [, refundId = ""] = /\/control\/refunds\/(rfnd_\w+)/.exec(await pageText()) ?? [];
  await submit(`/control/refunds/${refundId}`, { status: "failed" });
  await submit("/control/disputes", { payment_id: paymentId, event: "lost" });
  await submit("/control/settlements", { amounts: JSON.stringify({ [paymentId]: 100 }) });
  const types = (await fakeRazorpay.listDeliveries(id)).map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(["order.paid", "refund.created", "refund.failed"]));
  const settled = await ask("/v1/settlements/recon/combined?year=2026&month=11");
  const { items } = await settled.json<{ items: Array<{ entity_id: string; amount: number }> }>();
  expect(items.find(({ entity_id }) => entity_id === paymentId)).toMatchObject({ amount: 100 });
  expect(await pageText()).toMatch(/disp_\w+<\/code> ₹[\d,.]+: lost/);
});
