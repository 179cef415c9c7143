import { afterEach, expect, test } from "vitest";
import { reconcileOrders } from "#worker/jobs/reconcile.server.ts";
import { log } from "#worker/log.ts";
import { createOutgoing } from "#worker/providers/outgoing.ts";
import { createRazorpay } from "#worker/providers/razorpay.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { broughtBy, ONE_MEMBERSHIP, orderOf, paidOrder, paymentOf } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const MINUTE = 60_000;
afterEach(() => fakeRazorpay.mend());

/** A site that waits 300 ms for the provider, in place of seconds. */
function impatientSite(minutes = 0): Site {
  const site = openSite({ now: () => new Date(Date.now() + minutes * MINUTE) });
  const config = site.deps.config.razorpay ?? expect.fail("no keys");
  const timeouts = { orderMs: 300, lookupMs: 300 };
  site.deps.payments = createRazorpay(config, createOutgoing([config.apiUrl], log), site.deps.log, timeouts);
  return site;
}

async function reconcile(minutes: number): Promise<Site> {
  const site = impatientSite(minutes);
  await reconcileOrders(site.deps, site.deps.payments ?? expect.fail("no payments"));
  return site;
}

const OUTAGES = [
  ["answers 429", "status", 429],
  ["answers 500", "status", 500],
  ["answers 502 with HTML", "html", 0],
  ["answers 503 with nothing", "empty", 0],
  ["cuts its JSON", "broken_json", 0],
  ["answers too late", "delay", 700],
  ["loses its answer", "lost_answer", 0],
] as const;

test.each(OUTAGES)(
  "if the provider %s, the order is created once, when the buyer tries again",
  async (_name, kind, value) => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const contact = `${crypto.randomUUID()}@example.org`;
    const order = () => impatientSite().post("/payment/create-order", { name: "Ravi", contact, amount: 4999 }, headers);
    const before = (await fakeRazorpay.listOrders()).length;
    await fakeRazorpay.break(kind, value, 2, "/orders");
    const failed = await order();
    expect(failed.status).toBe(502);
    expect(await failed.json()).toMatchObject({ code: "provider_failed", message: "Error initiating payment." });
    await fakeRazorpay.mend();
    const response = await order();
    expect(response.status).toBe(200);
    const { id } = await response.json<{ id: string }>();
    expect((await fakeRazorpay.listOrders()).length).toBe(before + 1);
    await impatientSite().post("/payment/verify", await fakeRazorpay.pay(id));
    expect(await broughtBy(openSite(), id)).toEqual(ONE_MEMBERSHIP);
  },
);

test.each(OUTAGES)(
  "if the provider %s at the return, the page says that the payment waits, and the next report settles it",
  async (_name, kind, value) => {
    const site = impatientSite();
    const { id, payment } = await paidOrder(site);
    await fakeRazorpay.break(kind, value, 1, "/payments");
    const response = await site.post("/payment/verify", payment);
    expect(await response.json()).toMatchObject({ state: "waiting" });
    expect(await paymentOf(site, payment)).toMatchObject({ status: "authorized" });
    expect((await orderOf(site, id)).status).toBe("attempted");
    expect(await (await site.post("/payment/verify", payment)).json()).toMatchObject({ state: "paid" });
    expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
  },
);

const STEPS = [
  ["list of orders", "/v1/orders"],
  ["order's payments", "/payments"],
] as const;
const DURING_JOB = OUTAGES.flatMap((outage) => STEPS.map(([step, path]) => [step, ...outage, path] as const));
test.each(DURING_JOB)(
  "when the provider is asked for the %s and %s, a later run settles the order",
  async (_step, _name, kind, value, path) => {
    const { id } = await paidOrder(openSite());
    await fakeRazorpay.break(kind, value, 2, path);
    await reconcile(16);
    await fakeRazorpay.mend();
    await reconcile(120);
    expect(await broughtBy(openSite(), id)).toEqual(ONE_MEMBERSHIP);
  },
);

test.each(OUTAGES)(
  "when the provider is asked for missed refunds and %s, nothing is decided on a wrong sum",
  async (_name, kind, value) => {
    const site = openSite();
    const { id, payment } = await paidOrder(site);
    await fakeRazorpay.refund(payment.razorpay_payment_id, 100_000);
    await fakeRazorpay.break(kind, value, 1, "/refunds");
    const run = await reconcile(16);
    expect((await orderOf(site, id)).status).toBe("created");
    expect(run.lines.join()).toContain("reconcile.order_failed");
    await reconcile(32);
    expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
    expect(await paymentOf(site, payment)).toMatchObject({ status: "captured", refundedPaise: 100_000 });
  },
);
