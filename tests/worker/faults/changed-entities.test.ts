import { afterEach, expect, test } from "vitest";
import { runScheduledJobs } from "#worker/jobs/scheduled.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { broughtBy, deliver, ONE_MEMBERSHIP, paidOrder, startOrder } from "../../support/fixtures/payments.ts";
import { openSite } from "../../support/site/site.ts";

const later = (minutes: number) => openSite({ now: () => new Date(Date.now() + minutes * 60_000) });
afterEach(() => fakeRazorpay.change({ renamed: {}, added: {} }));

const ADDED: Array<[string, Record<string, unknown>]> = [
  ["a text", { region: "IN-OD" }],
  ["an object and a list", { upi: { vpa: "a@b", flow: "intent" }, tokens: [1, "two", null] }],
  ["10 kB", { padding: "x".repeat(10_000) }],
];
test.each(ADDED)("entities with %s added are read as before", async (_name, added) => {
  const site = openSite();
  await fakeRazorpay.change({ added });
  const { id, payment, deliveries } = await paidOrder(site);
  for (const delivery of deliveries) expect((await deliver(site, delivery)).status).toBe(200);
  expect(await (await site.post("/payment/verify", payment)).json()).toMatchObject({ state: "paid" });
  await runScheduledJobs(later(61).deps);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

/** No decision needs these. */
const OPTIONAL = ["amount_refunded", "refund_status", "method", "captured", "created_at", "error_code", "email"];
test.each(OPTIONAL)(
  "a payment without its %s, which the provider has renamed, still opens one membership",
  async (field) => {
    const site = openSite();
    await fakeRazorpay.change({ renamed: { [field]: `new_${field}` } });
    const { id, deliveries } = await paidOrder(site);
    for (const delivery of deliveries) expect((await deliver(site, delivery)).status).toBe(200);
    expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
  },
);

const REQUIRED = [
  ["id", /unreadable/],
  ["order_id", /mismatch/],
  ["amount", /unreadable/],
  ["currency", /unreadable/],
  ["status", /unknown_status/],
] as const;
test.each(REQUIRED)(
  "a payment whose %s was renamed opens nothing, is logged, and is settled once the name is known",
  async (field, logged) => {
    const site = openSite();
    const id = await startOrder(site);
    await fakeRazorpay.change({ renamed: { [field]: `new_${field}` } });
    const payment = await fakeRazorpay.pay(id);
    for (const delivery of await fakeRazorpay.listDeliveries(id)) {
      expect((await deliver(site, delivery)).status).toBe(200);
    }
    const response = await site.post("/payment/verify", payment);
    expect(await response.json()).toMatchObject({ state: field === "order_id" ? "not_paid" : "waiting" });
    await runScheduledJobs(later(16).deps);
    expect((await broughtBy(site, id)).memberships).toBe(0);
    expect(site.lines.join()).toMatch(logged);
    await fakeRazorpay.change({ renamed: {} });
    await runScheduledJobs(later(120).deps);
    expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
  },
);
