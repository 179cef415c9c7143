import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { plans } from "#worker/content/seed/plans.ts";
import { settings } from "#worker/content/seed/settings.ts";
import { CreatedOrder } from "#worker/contracts/payment.ts";
import { orders } from "#worker/db/schema/billing.ts";
import { publishContent, saveEntries } from "#worker/domain/content/content.server.ts";
import { log } from "#worker/log.ts";
import { createOutgoing } from "#worker/providers/outgoing.ts";
import { createRazorpay } from "#worker/providers/razorpay.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { broughtBy, deliverAll, ONE_MEMBERSHIP } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const MEERA = { name: "Meera Joshi", contact: "meera@example.org" };
const KEY = "Idempotency-Key";
const GSTIN = "27AAPFU0939F1ZV";

afterEach(() => fakeRazorpay.change({ isOld: false, maxAmount: 50_000_000 }));

test.each(plans)(
  "$title is ordered at its price in paise, found by the displayed rupees alone",
  async ({ planId, pricePaise }) => {
    const site = openSite();
    const response = await site.post("/payment/create-order", { ...MEERA, amount: pricePaise / 100 });
    expect(response.status).toBe(200);
    const order = CreatedOrder.parse(await response.json());
    expect(order).toMatchObject({ amount: pricePaise, currency: "INR" });
    const row = await site.deps.db.select().from(orders).where(eq(orders.providerOrderId, order.id)).get();
    expect(row).toMatchObject({
      planId,
      amountPaise: pricePaise,
      status: "created",
      email: MEERA.contact,
      phone: null,
    });
    expect(await atProvider(order.id)).toMatchObject({ amount: pricePaise, receipt: row?.orderReference });
    await expectPayable(order.id);
  },
);

/** Whatever happened while it was made, the order is paid once. */
async function expectPayable(id: string): Promise<void> {
  await fakeRazorpay.pay(id);
  await deliverAll(openSite(), id);
  expect(await broughtBy(openSite(), id)).toEqual(ONE_MEMBERSHIP);
}

test.each(["gold", "Gold Member"])("the plan %s is found by id or title when the amount agrees", async (plan) => {
  const response = await openSite().post("/payment/create-order", { ...MEERA, amount: 24999, plan });
  expect(await response.json()).toMatchObject({ amount: 2499900 });
});

const REFUSED: Array<[string, object]> = [
  ["amount 1", { amount: 1 }],
  ["an amount with a fraction", { amount: 24999.5 }],
  ["an amount as printed text", { amount: "24,999" }],
  ["an amount as digits in a text", { amount: "24999" }],
  ["a negative amount", { amount: -24999 }],
  ["no amount", {}],
  ["an amount in paise", { amount: 2499900 }],
  ["a plan and an amount that disagree", { amount: 4999, plan: "gold" }],
  ["an unknown plan", { amount: 24999, plan: "diamond" }],
  ["an amount beyond every integer", { amount: 1e300 }],
];
test.each(REFUSED)("%s is refused with 422, and the provider has no order", async (_name, order) => {
  const before = (await fakeRazorpay.listOrders()).length;
  const response = await openSite().post("/payment/create-order", { ...MEERA, ...order });
  expect(response.status).toBe(422);
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  expect((await fakeRazorpay.listOrders()).length).toBe(before);
});

test.each(["name", "contact"])("an empty %s is refused with the specification's words", async (field) => {
  const response = await openSite().post("/payment/create-order", { ...MEERA, amount: 24999, [field]: "  " });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    code: "invalid_input",
    message: "Please provide your name and contact details.",
    errors: [{ field, message: "Please provide your name and contact details." }],
  });
});

const AMOUNT = "The amount is the plan’s price in whole rupees.";
const PLAN = "Please choose one of the membership plans.";
const IN_WORDS: Array<[string, object, string]> = [
  [
    "a long name and no contact",
    { name: "x".repeat(121), contact: "" },
    "Please provide your name and contact details.",
  ],
  ["no name and no amount", { name: undefined, amount: undefined }, "Please provide your name and contact details."],
  ["a long name", { name: "x".repeat(121) }, "Please use at most 120 characters."],
  ["a long contact", { contact: "x".repeat(255) }, "Please use at most 254 characters."],
  ["no amount", { amount: undefined }, AMOUNT],
  ["an amount beyond every integer", { amount: 1e300 }, AMOUNT],
  ["a long plan", { plan: "x".repeat(81) }, PLAN],
  ["an empty plan", { plan: "" }, PLAN],
  ["a plan that is no text", { plan: 1 }, PLAN],
];
test.each(IN_WORDS)("an order with %s is refused with a message", async (_name, change, message) => {
  const response = await openSite().post("/payment/create-order", { ...MEERA, amount: 24999, ...change });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ message });
});

const RETURNED = { razorpay_order_id: "order_1", razorpay_payment_id: "pay_1", razorpay_signature: "x" };
const SIGNATURE = "This is not a signature of the payment provider.";
const NO_RETURN: Array<[string, object, string]> = [
  ["an order id that is no text", { razorpay_order_id: 1 }, "This is not an id of the payment provider."],
  ["no payment id", { razorpay_payment_id: undefined }, "This is not an id of the payment provider."],
  ["a long signature", { razorpay_signature: "x".repeat(257) }, SIGNATURE],
  ["no signature", { razorpay_signature: undefined }, SIGNATURE],
];
test.each(NO_RETURN)("a return from checkout with %s is refused with a message", async (_name, change, message) => {
  const response = await openSite().post("/payment/verify", { ...RETURNED, ...change });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ message });
});

test.each([
  [" +91 98765 43210 ", "9876543210"],
  ["ask for Ravi at the desk", "ask for Ravi at the desk"],
])("the contact '%s' is stored as '%s'", async (contact, phone) => {
  const site = openSite();
  const response = await site.post("/payment/create-order", { name: "Ravi", contact, amount: 4999 });
  const { id } = CreatedOrder.parse(await response.json());
  const row = await site.deps.db.select().from(orders).where(eq(orders.providerOrderId, id)).get();
  expect(row).toMatchObject({ email: null, phone });
});

test("all spellings of a phone number share one limit and one order", async () => {
  const site = openSite();
  site.deps.config = { ...site.deps.config, limitsFactor: 1 };
  const spellings = ["98123 45670", "098123-45670", "+91 98123 45670", "0091 9812345670", "91 98123 45670"];
  const order = (contact: string, key: string) =>
    site.post("/payment/create-order", { ...MEERA, contact, amount: 24999 }, { [KEY]: key });
  const key = crypto.randomUUID();
  const ids = new Set<string>();
  for (const contact of spellings) ids.add(CreatedOrder.parse(await (await order(contact, key)).json()).id);
  expect(ids.size).toBe(1);
  const statuses: number[] = [];
  for (const contact of [...spellings, ...spellings]) statuses.push((await order(contact, crypto.randomUUID())).status);
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429]);
});

test("the same idempotency key and details give the same order; other details are a conflict", async () => {
  const site = openSite();
  const headers = { [KEY]: "0f0e0d0c-0b0a-4908-8706-050403020100" };
  const order = { ...MEERA, amount: 24999 };
  const first = await (await site.post("/payment/create-order", order, headers)).json();
  const before = (await fakeRazorpay.listOrders()).length;
  expect(await (await site.post("/payment/create-order", order, headers)).json()).toEqual(first);
  expect((await fakeRazorpay.listOrders()).length).toBe(before);
  const other = await site.post("/payment/create-order", { ...order, amount: 4999 }, headers);
  expect(other.status).toBe(409);
  expect(await other.json()).toMatchObject({ code: "idempotency_conflict" });
});

test("ten calls at once with one key leave one order here and one at the provider", async () => {
  const headers = { [KEY]: crypto.randomUUID() };
  const before = (await fakeRazorpay.listOrders()).length;
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => openSite().post("/payment/create-order", { ...MEERA, amount: 24999 }, headers)),
  );
  const ids = await Promise.all(responses.map(async (response) => CreatedOrder.parse(await response.json()).id));
  expect(new Set(ids).size).toBe(1);
  expect((await fakeRazorpay.listOrders()).length).toBe(before + 1);
  await expectPayable(ids[0] ?? "");
});

/**
 * Opens sites whose calls to the provider by this method all wait until `count` of them, from any of the sites, have been
 * answered, so that concurrent calls always meet where they could harm each other.
 */
function meetingAt(method: "GET" | "POST", count = 2): () => Site {
  const { promise: all, resolve } = Promise.withResolvers<void>();
  let here = 0;
  return () => {
    const site = openSite();
    const config = site.deps.config.razorpay ?? expect.fail("no keys");
    const outgoing = createOutgoing([config.apiUrl], log);
    const meeting: typeof outgoing = async (origin, path, request) => {
      const result = await outgoing(origin, path, request);
      if (request.method !== method) return result;
      here += 1;
      if (here === count) resolve();
      await all;
      return result;
    };
    site.deps.payments = createRazorpay(config, meeting, log);
    return site;
  };
}

/** The statuses of these answers, the smallest first. */
function statusesOf(responses: readonly Response[]): number[] {
  return responses.map(({ status }) => status).sort((a, b) => a - b);
}

test("calls at once on an account without unique_receipt answer with the stored order, and no other", async () => {
  await fakeRazorpay.change({ isOld: true });
  const headers = { [KEY]: crypto.randomUUID() };
  const before = (await fakeRazorpay.listOrders()).length;
  const open = meetingAt("GET", 3);
  const responses = await Promise.all(
    Array.from({ length: 3 }, () => open().post("/payment/create-order", { ...MEERA, amount: 24999 }, headers)),
  );
  // Each found nothing under the receipt, so each created an order: the race under test has happened.
  expect((await fakeRazorpay.listOrders()).length).toBe(before + 3);
  const ids = new Set(
    await Promise.all(responses.map(async (response) => CreatedOrder.parse(await response.json()).id)),
  );
  expect(ids.size).toBe(1);
  const [id = ""] = ids;
  expect(await openSite().deps.db.$count(orders, eq(orders.providerOrderId, id))).toBe(1);
  await expectPayable(id);
});

test.each([
  ["knows unique_receipt", false],
  ["does not know it", true],
])("one key with two contacts at once on an account that %s: one order, one conflict", async (_name, isOld) => {
  await fakeRazorpay.change({ isOld });
  const headers = { [KEY]: crypto.randomUUID() };
  const open = meetingAt(isOld ? "GET" : "POST");
  const responses = await Promise.all(
    ["meera@example.org", "asha@example.org"].map((contact) =>
      open().post("/payment/create-order", { ...MEERA, contact, amount: 24999 }, headers),
    ),
  );
  expect(statusesOf(responses)).toEqual([200, 409]);
  const served = responses.findIndex(({ status }) => status === 200);
  const { id } = CreatedOrder.parse(await responses[served]?.json());
  const row = await openSite().deps.db.select().from(orders).where(eq(orders.providerOrderId, id)).get();
  expect(row?.email).toBe(["meera@example.org", "asha@example.org"][served]);
  expect(await responses[1 - served]?.json()).toMatchObject({ code: "idempotency_conflict" });
});

test("a provider that answers with the order of another receipt is not believed", async () => {
  const site = openSite();
  const known = await site.post("/payment/create-order", { ...MEERA, amount: 24999 });
  const { id, amount, currency } = CreatedOrder.parse(await known.json());
  const payments = site.deps.payments ?? expect.fail("no payments");
  site.deps.payments = {
    ...payments,
    createOrder: async () => ({ ok: true, value: { id, amount, currency, status: "created" } }),
  };
  const asha = { name: "Asha Rao", contact: "asha@example.org", amount: 24999 };
  expect((await site.post("/payment/create-order", asha)).status).toBe(502);
});

test("a malformed idempotency key is refused", async () => {
  const response = await openSite().post("/payment/create-order", { ...MEERA, amount: 24999 }, { [KEY]: "short" });
  expect(response.status).toBe(422);
});

const FAULTS = [
  ["answers 500", "status", 500],
  ["answers 429", "status", 429],
  ["answers HTML", "html", 0],
  ["answers broken JSON", "broken_json", 0],
] as const;
test.each(FAULTS)(
  "a provider that %s leaves nothing half-written, and the log says why",
  async (_name, kind, value) => {
    const site = openSite();
    const before = await site.deps.db.$count(orders);
    await fakeRazorpay.break(kind, value, 2);
    const response = await site.post("/payment/create-order", { ...MEERA, amount: 24999 });
    await fakeRazorpay.mend();
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ code: "provider_failed", message: "Error initiating payment." });
    expect(await site.deps.db.$count(orders)).toBe(before);
    expect(site.lines.join()).toMatch(/order\.provider_failed.*"reason":"(error|unreadable)"/);
    expect(site.lines.join()).not.toMatch(/Meera|meera@/);
  },
);

test("after one failure of the provider the call is repeated with the same receipt, and the buyer notices nothing", async () => {
  await fakeRazorpay.break("status", 503);
  const response = await openSite().post("/payment/create-order", { ...MEERA, amount: 24999 });
  expect(response.status).toBe(200);
});

test("if the answer is lost after the provider created the order, a retry returns the same order", async () => {
  const before = (await fakeRazorpay.listOrders()).length;
  await fakeRazorpay.break("lost_answer");
  const response = await openSite().post("/payment/create-order", { ...MEERA, amount: 24999 });
  expect(response.status).toBe(200);
  expect((await fakeRazorpay.listOrders()).length).toBe(before + 1);
  await expectPayable(CreatedOrder.parse(await response.json()).id);
});

test("a provider that answers another amount is not believed", async () => {
  const site = openSite();
  const { payments } = site.deps;
  if (!payments) throw new Error("no payments");
  site.deps.payments = {
    ...payments,
    createOrder: async () => ({
      ok: true,
      value: { id: "order_wrong", amount: 24999, currency: "INR", status: "created" },
    }),
  };
  expect((await site.post("/payment/create-order", { ...MEERA, amount: 24999 })).status).toBe(502);
});

test("an amount above the account's limit has its own refusal, and no order is stored", async () => {
  const site = openSite();
  await fakeRazorpay.change({ maxAmount: 1_00_000_00 });
  const contact = `${crypto.randomUUID()}@example.org`;
  const response = await site.post("/payment/create-order", { ...MEERA, contact, amount: 299999 });
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ code: "amount_above_maximum" });
  expect(await site.deps.db.$count(orders, eq(orders.email, contact))).toBe(0);
  expect((await site.post("/payment/create-order", { ...MEERA, contact, amount: 99999 })).status).toBe(200);
});

test("without keys online payment is not available", async () => {
  const site = openSite({ payments: undefined });
  const response = await site.post("/payment/create-order", { ...MEERA, amount: 24999 });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: "payments_unavailable" });
});

test("with GST on top the charge is the displayed price plus the tax, and the displayed price still selects the plan", async () => {
  const site = openSite();
  const { slug, ...entry } = settings[0] ?? expect.fail("no settings");
  const save = (mode: "off" | "added") => {
    const data = { ...entry, gst: { ...entry.gst, mode, gstin: GSTIN } };
    return saveEntries(site.deps, [{ collection: "settings", slug, position: 0, status: "published", data }], "test");
  };
  await save("added");
  const response = await site.post("/payment/create-order", { ...MEERA, amount: 24999 });
  await save("off");
  await publishContent(site.deps);
  expect(await response.json()).toMatchObject({ amount: 2949882 });
});

test.each(["included", "added"])("the settings refuse GST “%s” without a GSTIN and do not change", async (mode) => {
  const site = openSite();
  const { slug, ...entry } = settings[0] ?? expect.fail("no settings");
  const data = { ...entry, gst: { ...entry.gst, mode, gstin: "" } };
  const save = saveEntries(
    site.deps,
    [{ collection: "settings", slug, position: 0, status: "published", data }],
    "test",
  );
  await expect(save).rejects.toThrow("GST may be charged only with a GSTIN.");
  const response = await site.post("/payment/create-order", { ...MEERA, amount: 24999 });
  expect(await response.json()).toMatchObject({ amount: 2499900 });
});

async function atProvider(id: string) {
  return (await fakeRazorpay.listOrders()).find((order) => order.id === id);
}

test("a provider that fails again and again is not called for 30 seconds, and the buyer sees a message at once", async () => {
  const site = openSite();
  await fakeRazorpay.break("status", 500, 100);
  const order = () => site.post("/payment/create-order", { ...MEERA, amount: 24999 });
  // Each order asks twice, so the second one opens the circuit.
  for (let n = 0; n < 2; n += 1) expect((await order()).status).toBe(502);
  await fakeRazorpay.mend();
  const refused = await order();
  expect(refused.status).toBe(502);
  expect(await refused.json()).toMatchObject({ code: "provider_failed", message: "Error initiating payment." });
  expect(site.lines.at(-1)).toMatch(/order\.provider_failed.*"reason":"circuit_open"/);
  expect((await openSite().post("/payment/create-order", { ...MEERA, amount: 24999 })).status).toBe(200);
});

test("a provider that answers another currency is not believed", async () => {
  const site = openSite();
  const payments = site.deps.payments ?? expect.fail("no payments");
  site.deps.payments = {
    ...payments,
    createOrder: async (order) => {
      const made = await payments.createOrder(order);
      return made.ok ? { ok: true, value: { ...made.value, currency: "USD" } } : made;
    },
  };
  expect((await site.post("/payment/create-order", { ...MEERA, amount: 24999 })).status).toBe(502);
  expect(site.lines.join()).toContain("order.provider_disagrees");
});

test("an idempotency key with another name is a conflict", async () => {
  const site = openSite();
  const headers = { [KEY]: crypto.randomUUID() };
  expect((await site.post("/payment/create-order", { ...MEERA, amount: 24999 }, headers)).status).toBe(200);
  const other = await site.post("/payment/create-order", { ...MEERA, name: "Asha Rao", amount: 24999 }, headers);
  expect(other.status).toBe(409);
  expect(await other.json()).toMatchObject({ code: "idempotency_conflict" });
});

test.each([
  ["phone number", { contact: "+91 98123 45671" }, { contact: "+91 98123 45672" }],
  ["company", { company: "Asha Textiles" }, { company: "Ravi Textiles" }],
])("an idempotency key with another %s is a conflict", async (_name, mine, other) => {
  const site = openSite();
  const headers = { [KEY]: crypto.randomUUID() };
  const order = (changes: object) =>
    site.post("/payment/create-order", { ...MEERA, amount: 24999, ...changes }, headers);
  expect((await order(mine)).status).toBe(200);
  const response = await order(other);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: "idempotency_conflict" });
  expect((await order(mine)).status).toBe(200);
});
