import { expect, test } from "vitest";
import { plans } from "#worker/content/seed/plans.ts";
import { publishContent, saveEntries } from "#worker/domain/content/content.server.ts";
import { runScheduledJobs } from "#worker/jobs/scheduled.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import {
  broughtBy,
  decisionsOf,
  deliver,
  deliverAll,
  ONE_MEMBERSHIP,
  orderOf,
  orderPaidTwice,
  paidOrder,
  paymentOf,
  startOrder,
  webhookOf,
} from "../../support/fixtures/payments.ts";
import { openSite } from "../../support/site/site.ts";

const DAY = 24 * 60 * 60_000;

function permutations(items: string[]): string[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

const EVENTS = ["payment.failed", "payment.authorized", "payment.captured", "order.paid"];
test.each(permutations(EVENTS))(
  "a late authorisation ends the same way in every order: %s, %s, %s, %s",
  async (...types) => {
    const site = openSite();
    const { id, payment } = await paidOrder(site, "late");
    await fakeRazorpay.authorizeLate(payment.razorpay_payment_id);
    const deliveries = await fakeRazorpay.listDeliveries(id);
    for (const type of types) expect((await deliver(site, webhookOf(deliveries, type))).status).toBe(200);
    expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
    expect(await paymentOf(site, payment)).toMatchObject({ status: "captured", refundedPaise: 0 });
  },
);

test("a late authorisation that no webhook reports is found by the reconciliation", async () => {
  const site = openSite();
  const { id, payment, deliveries } = await paidOrder(site, "late");
  await deliver(site, webhookOf(deliveries, "payment.failed"));
  await fakeRazorpay.authorizeLate(payment.razorpay_payment_id);
  await runScheduledJobs(openSite({ now: () => new Date(Date.now() + 16 * 60_000) }).deps);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

test("16 duplicates of every webhook among reconciliations give one membership", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site, "late");
  await fakeRazorpay.authorizeLate(payment.razorpay_payment_id);
  const deliveries = await fakeRazorpay.listDeliveries(id);
  const later = () => openSite({ now: () => new Date(Date.now() + 16 * 60_000) }).deps;
  const duplicates = deliveries.flatMap((delivery) => Array.from({ length: 16 }, () => delivery));
  const responses = await Promise.all([
    ...duplicates.map((delivery) => deliver(openSite(), delivery)),
    ...Array.from({ length: 4 }, () => runScheduledJobs(later())),
  ]);
  expect(responses.filter((response) => response && !response.ok)).toEqual([]);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
  expect(await decisionsOf(site, id)).toEqual([]);
});

test("a second captured payment changes neither the day of payment nor what the order has opened", async () => {
  const site = openSite();
  const { id } = await orderPaidTwice(site);
  const deliveries = await fakeRazorpay.listDeliveries(id);
  const captures = deliveries.filter(({ type }) => type === "payment.captured");
  expect(captures).toHaveLength(2);
  const [first = expect.fail(), second = expect.fail()] = captures;
  await deliver(site, first);
  const before = await orderOf(site, id);
  await deliver(openSite({ now: () => new Date(Date.now() + DAY) }), second);
  expect(await orderOf(site, id)).toEqual(before);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

test("an order is reported as paid once, however many of its payments are captured", async () => {
  const site = openSite();
  const { id } = await orderPaidTwice(site);
  await deliverAll(site, id);
  await deliverAll(site, id);
  expect(site.lines.filter((line) => line.includes('"event":"order.paid"'))).toHaveLength(1);
});

const CLOCKS: Array<[string, number]> = [
  ["behind", -DAY],
  ["ahead", DAY],
];
test.each(CLOCKS)(
  "if our clock is a day %s, the membership is dated by it and nothing is lost",
  async (_name, shift) => {
    const now = new Date("2026-11-20T10:00:00Z");
    const site = openSite({ now: () => new Date(now.getTime() + shift) });
    await fakeRazorpay.change({ now: now.getTime() / 1000 });
    const { id } = await paidOrder(site, "success", { contact: `clock${shift}@example.org` });
    await fakeRazorpay.change({ now: null });
    await deliverAll(site, id);
    expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
    expect(await orderOf(site, id)).toMatchObject({ paidAt: site.deps.now() });
  },
);

test("a price that rises between order and payment leaves the order at its price", async () => {
  const site = openSite();
  const id = await startOrder(site, { contact: "price@example.org" });
  const [{ slug, ...data } = expect.fail("no plans")] = plans;
  const save = async (pricePaise: number) => {
    const entry = {
      collection: "plans",
      slug,
      position: 0,
      status: "published",
      data: { ...data, pricePaise },
    } as const;
    await saveEntries(site.deps, [entry], "test");
    await publishContent(site.deps);
  };
  await save(599900);
  await fakeRazorpay.pay(id);
  await deliverAll(site, id);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
  expect(await orderOf(site, id)).toMatchObject({ amountPaise: 499900 });
  const refusal = await site.post("/payment/create-order", {
    amount: 4999,
    name: "Ravi",
    contact: "price@example.org",
  });
  expect(refusal.status).toBe(422);
  await save(data.pricePaise);
});

test("two plans bought by one person at once are two memberships and need no decision", async () => {
  const site = openSite();
  const contact = "two-plans@example.org";
  const ids = await Promise.all([4999, 24999].map((amount) => startOrder(site, { amount, contact })));
  await Promise.all(ids.map((id) => fakeRazorpay.pay(id)));
  await Promise.all(ids.map((id) => deliverAll(openSite(), id)));
  for (const id of ids) {
    expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
    expect(await decisionsOf(site, id)).toEqual([]);
  }
});

test("one plan bought twice by one person at once is two memberships and one decision", async () => {
  const site = openSite();
  const contact = "one-plan@example.org";
  const ids = await Promise.all([1, 2].map(() => startOrder(site, { contact })));
  await Promise.all(ids.map((id) => fakeRazorpay.pay(id)));
  await Promise.all(ids.map((id) => deliverAll(openSite(), id)));
  const decisions = await Promise.all(ids.map((id) => decisionsOf(site, id)));
  expect(decisions.flat()).toMatchObject([{ kind: "second_purchase_of_plan" }]);
  for (const id of ids) expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});
