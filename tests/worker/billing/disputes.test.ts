import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { disputes } from "#worker/db/schema/billing.ts";
import { auditEntries } from "#worker/db/schema/platform.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import {
  broughtBy,
  deliver,
  deliverAll,
  deliverSigned,
  ONE_MEMBERSHIP,
  orderOf,
  paidOrder,
} from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const SECOND = Math.floor(Date.now() / 1000);

async function disputeOf(site: Site, id: string) {
  return site.deps.db.select().from(disputes).where(eq(disputes.id, id)).get();
}
const disputeLines = (site: Site) => site.lines.filter((line) => line.includes('"payment.disputed"'));

/** A paid order with a dispute that was opened at `SECOND`; the site knows of the payment alone. */
async function disputedOrder(site: Site) {
  const { id, payment } = await paidOrder(site);
  await deliverAll(site, id);
  const paymentId = payment.razorpay_payment_id;
  await fakeRazorpay.change({ now: SECOND });
  const disputeId = await fakeRazorpay.dispute("created", { payment_id: paymentId });
  await fakeRazorpay.change({ now: null });
  const continueAs = async (event: string, seconds: number, changes: Record<string, unknown> = {}) => {
    await fakeRazorpay.change({ now: SECOND + seconds });
    await fakeRazorpay.dispute(event, { id: disputeId, payment_id: paymentId, ...changes });
    await fakeRazorpay.change({ now: null });
  };
  const events = async () => (await fakeRazorpay.listDeliveries(id)).filter(({ type }) => type.includes("dispute"));
  return { id, paymentId, disputeId, continueAs, events };
}

test("a dispute is recorded with its deadline, logged as an error, audited once and changes no membership", async () => {
  const site = openSite();
  const { id, paymentId, disputeId, events } = await disputedOrder(site);
  const order = await orderOf(site, id);
  for (const delivery of await events()) {
    expect((await deliver(site, delivery)).status).toBe(200);
    expect((await deliver(site, { ...delivery, eventId: crypto.randomUUID() })).status).toBe(200);
  }
  const respondBy = new Date((SECOND + 7 * 24 * 60 * 60) * 1000);
  expect(await disputeOf(site, disputeId)).toMatchObject({
    paymentId,
    orderId: order.id,
    amountPaise: 499900,
    phase: "chargeback",
    status: "open",
    reasonCode: "goods_or_services_not_received_or_partially_received",
    respondBy,
    createdAt: new Date(SECOND * 1000),
  });
  expect(disputeLines(site)).toHaveLength(1);
  expect(disputeLines(site)[0]).toContain('"level":"error"');
  expect(disputeLines(site)[0]).toContain(respondBy.toISOString());
  const audited = await site.deps.db.select().from(auditEntries).where(eq(auditEntries.action, "dispute.open"));
  expect(audited.filter(({ detail }) => detail.startsWith(disputeId))).toMatchObject([
    { subject: `order:${order.id}` },
  ]);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

test.each([
  ["under_review", "warn"],
  ["action_required", "error"],
  ["won", "warn"],
  ["lost", "error"],
  ["closed", "warn"],
])("a dispute that is %s is logged once at level %s and does not end the membership", async (state, level) => {
  const site = openSite();
  const { id, disputeId, continueAs, events } = await disputedOrder(site);
  await continueAs(state, 60);
  for (const delivery of [...(await events()), ...(await events())]) await deliver(site, delivery);
  expect(await disputeOf(site, disputeId)).toMatchObject({ status: state });
  expect(disputeLines(site)).toHaveLength(2);
  expect(disputeLines(site)[1]).toContain(`"level":"${level}"`);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

test("a dispute never moves backwards, in whatever order its events arrive", async () => {
  const site = openSite();
  const { disputeId, continueAs, events } = await disputedOrder(site);
  await continueAs("under_review", 60);
  await continueAs("lost", 120);
  for (const delivery of (await events()).toReversed()) await deliver(site, delivery);
  expect(await disputeOf(site, disputeId)).toMatchObject({ status: "lost" });
  expect(disputeLines(site)).toHaveLength(3);
});

test("events in the same second are told apart by their states", async () => {
  const site = openSite();
  const { disputeId, continueAs, events } = await disputedOrder(site);
  await continueAs("under_review", 0);
  for (const delivery of (await events()).toReversed()) await deliver(site, delivery);
  expect(await disputeOf(site, disputeId)).toMatchObject({ status: "under_review" });
  await continueAs("won", 0);
  for (const delivery of [...(await events()), ...(await events())]) await deliver(site, delivery);
  expect(await disputeOf(site, disputeId)).toMatchObject({ status: "won" });
});

test("a dispute that has ended opens again only in another phase", async () => {
  const site = openSite();
  const { disputeId, continueAs, events } = await disputedOrder(site);
  await continueAs("won", 60);
  await continueAs("under_review", 120);
  for (const delivery of await events()) await deliver(site, delivery);
  expect(await disputeOf(site, disputeId)).toMatchObject({ status: "won" });
  await continueAs("created", 180, { phase: "pre_arbitration", status: "open" });
  for (const delivery of await events()) await deliver(site, delivery);
  expect(await disputeOf(site, disputeId)).toMatchObject({ status: "open", phase: "pre_arbitration" });
});

test("a dispute that is closed after its outcome keeps the outcome, in whatever order its events arrive", async () => {
  const site = openSite();
  for (const isReversed of [false, true]) {
    const { disputeId, continueAs, events } = await disputedOrder(site);
    await continueAs("closed", 60);
    await continueAs("lost", 120);
    await continueAs("closed", 180);
    const sent = await events();
    for (const delivery of isReversed ? sent.toReversed() : sent) await deliver(site, delivery);
    expect(await disputeOf(site, disputeId), `reversed: ${isReversed}`).toMatchObject({ status: "lost" });
  }
});

test("a dispute about a payment that is not ours is recorded without an order", async () => {
  const site = openSite();
  const id = `disp_${crypto.randomUUID()}`;
  const dispute = { id, payment_id: "pay_elsewhere", amount: 100, phase: "fraud", status: "open", respond_by: "soon" };
  const event = { event: "payment.dispute.created", payload: { dispute: { entity: dispute } } };
  expect((await deliverSigned(site, event)).status).toBe(200);
  expect(await disputeOf(site, id)).toMatchObject({ orderId: null, paymentId: "pay_elsewhere", respondBy: null });
});

test("unknown words are recorded as they are", async () => {
  const site = openSite();
  const id = `disp_${crypto.randomUUID()}`;
  const dispute = { id, payment_id: "pay_elsewhere", amount: 100, phase: "mediation", status: "escalated" };
  const event = { event: "payment.dispute.escalated", payload: { dispute: { entity: dispute } } };
  expect((await deliverSigned(site, event)).status).toBe(200);
  expect(await disputeOf(site, id)).toMatchObject({ phase: "mediation", status: "escalated" });
});
