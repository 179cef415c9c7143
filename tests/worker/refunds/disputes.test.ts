import { beforeEach, expect, test } from "vitest";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { cancelDueRefunds, capturedPayment, membershipOf, PRICE } from "../../support/fixtures/billing/refunds.ts";
import { auditOf, deliver, deliverAll, deliverSigned } from "../../support/fixtures/payments.ts";
import { openSite, openSiteWithMails, type Site } from "../../support/site/site.ts";

const FORUM = "contact@masaforum.example";

beforeEach(cancelDueRefunds);

function collectMail() {
  const { site, mails } = openSiteWithMails();
  const toForum = async () => {
    await site.settle();
    await deliverMail(site.deps);
    return mails.filter(({ to }) => to === FORUM);
  };
  return { site, toForum };
}

async function report(
  site: Site,
  id: string,
  event: string,
  dispute: { payment_id: string; [field: string]: unknown },
) {
  const disputeId = await fakeRazorpay.dispute(event, dispute);
  await deliverAll(site, id);
  return disputeId;
}

test("each state of a dispute is reported to the forum once, with its deadline", async () => {
  const { site, toForum } = collectMail();
  const { id, paymentId } = await capturedPayment(site);
  const disputeId = await report(site, id, "created", { payment_id: paymentId });
  await deliverAll(site, id);
  const [opened, ...others] = await toForum();
  expect(others).toEqual([]);
  expect(opened?.subject).toMatch(/^Dispute: answer by \d+ \w+ \d{4}$/);
  expect(opened?.text).toMatch(new RegExp(`Payment: ${paymentId}[\\s\\S]*Phase: chargeback`));
  await report(site, id, "under_review", { id: disputeId, payment_id: paymentId });
  await report(site, id, "won", { id: disputeId, payment_id: paymentId });
  const later = (await toForum()).slice(1).map(({ subject }) => subject);
  expect(later).toEqual([
    `Dispute about payment ${paymentId}: under review`,
    `Dispute about payment ${paymentId}: won`,
  ]);
});

test("a bank that asks again in the same phase is reported again, with its new deadline", async () => {
  const { site, toForum } = collectMail();
  const { id, paymentId } = await capturedPayment(site);
  const disputeId = await report(site, id, "created", { payment_id: paymentId });
  const day = 24 * 60 * 60;
  const start = Math.floor(Date.now() / 1000);
  for (const [n, state] of ["action_required", "under_review", "action_required"].entries()) {
    await fakeRazorpay.change({ now: start + (n + 1) * day });
    const respondBy = start + (n + 8) * day;
    await report(site, id, state, { id: disputeId, payment_id: paymentId, respond_by: respondBy });
    await deliverAll(site, id);
    await fakeRazorpay.change({ now: null });
    await toForum();
  }
  const about = (await toForum()).filter(({ text }) => text.includes(paymentId)).map(({ subject }) => subject);
  expect(about.filter((subject) => subject.startsWith("Dispute: answer by"))).toHaveLength(3);
  expect(new Set(about).size).toBe(about.length);
  expect(await auditOf(site, id, "dispute.action_required")).toHaveLength(2);
});

test("a lost dispute of the whole payment ends the membership on that day", async () => {
  const { site, toForum } = collectMail();
  const { id, paymentId, orderId } = await capturedPayment(site);
  await report(site, id, "lost", { payment_id: paymentId, status: "lost" });
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: expect.any(String) });
  expect(await auditOf(site, id, "membership.revoked")).toHaveLength(1);
  expect((await toForum()).at(-1)?.text).toContain("The membership of this order ended on");
});

test("a lost dispute of a part keeps the membership, and says so", async () => {
  const { site, toForum } = collectMail();
  const { id, paymentId, orderId } = await capturedPayment(site);
  await report(site, id, "lost", { payment_id: paymentId, status: "lost", amount: 100_000 });
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: null });
  expect((await toForum()).at(-1)?.text).toContain("Part of the money remains");
});

test("a lost part and a refund of the rest end the membership together", async () => {
  const site = openSite();
  const { id, paymentId, orderId } = await capturedPayment(site);
  await fakeRazorpay.refund(paymentId, 399_900);
  await report(site, id, "lost", { payment_id: paymentId, status: "lost", amount: 100_000 });
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: expect.any(String) });
});

test("a lost dispute that is won in another phase opens the membership again", async () => {
  const site = openSite();
  const { id, paymentId, orderId } = await capturedPayment(site);
  const second = Math.floor(Date.now() / 1000);
  const disputeId = await report(site, id, "lost", { payment_id: paymentId, status: "lost" });
  await fakeRazorpay.change({ now: second + 60 });
  const again = { id: disputeId, payment_id: paymentId, phase: "pre_arbitration" };
  await report(site, id, "won", { ...again, status: "won" });
  await fakeRazorpay.change({ now: null });
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: null, nextReminderOn: expect.any(String) });
});

test("a dispute whose event lacks the payment finds its order", async () => {
  const site = openSite();
  const { id, paymentId, orderId } = await capturedPayment(site);
  const dispute = {
    id: `disp_${crypto.randomUUID()}`,
    payment_id: paymentId,
    amount: PRICE,
    phase: "fraud",
    status: "lost",
  };
  const event = { event: "payment.dispute.lost", payload: { dispute: { entity: dispute } } };
  expect((await deliverSigned(site, event)).status).toBe(200);
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: expect.any(String) });
  expect(await auditOf(site, id, "dispute.lost")).toHaveLength(1);
});

test("the events of a dispute in the reverse order end as in theirs", async () => {
  const site = openSite();
  const { id, paymentId, orderId } = await capturedPayment(site);
  const second = Math.floor(Date.now() / 1000);
  await fakeRazorpay.change({ now: second });
  const disputeId = await fakeRazorpay.dispute("created", { payment_id: paymentId });
  await fakeRazorpay.change({ now: second + 60 });
  await fakeRazorpay.dispute("lost", { id: disputeId, payment_id: paymentId, status: "lost" });
  await fakeRazorpay.change({ now: null });
  for (const delivery of (await fakeRazorpay.listDeliveries(id)).toReversed()) await deliver(site, delivery);
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: expect.any(String) });
});
