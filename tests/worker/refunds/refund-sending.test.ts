import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { openDb } from "#worker/db/client.ts";
import { viewToday } from "#worker/domain/console/today/today.server.ts";
import { listDocumentsOf } from "#worker/domain/documents/documents.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import type { Payments } from "#worker/providers/razorpay.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { breakDb, type DbFault } from "../../support/fakes/faulty-db.ts";
import {
  approvedRefund,
  cancelDueRefunds,
  capturedPayment,
  mailsAbout,
  membershipOf,
  PRICE,
  refundsOf,
  request,
  requestOf,
  send,
} from "../../support/fixtures/billing/refunds.ts";
import { auditOf, deliverAll, deliverSigned, webhookOf } from "../../support/fixtures/payments.ts";
import { openSite, openSiteWithMails, type Site } from "../../support/site/site.ts";

const MINUTE = 60_000;
const later = (minutes: number) => openSite({ now: () => new Date(Date.now() + minutes * MINUTE) });

beforeEach(async () => {
  await cancelDueRefunds();
  await fakeRazorpay.mend();
  await fakeRazorpay.change({ areRefundsPending: false });
});

const paymentsOf = ({ deps }: Site): Payments => deps.payments ?? expect.fail("no payments");

async function atProvider(paymentId: string) {
  const listed = await paymentsOf(openSite()).listRefunds(paymentId);
  return listed.ok ? listed.value : expect.fail("no list");
}

/** What must be true whatever happened on the way. */
async function expectOneRefund(site: Site, { paymentId, requestId }: { paymentId: string; requestId: string }) {
  const [refund = expect.fail("no refund"), ...others] = await atProvider(paymentId);
  expect(others).toEqual([]);
  expect(await refundsOf(site, paymentId)).toMatchObject([{ id: refund.id, status: "processed", amountPaise: PRICE }]);
  expect(await requestOf(site, requestId)).toMatchObject({
    state: "processed",
    providerRefundId: refund.id,
    nextTryAt: null,
  });
  expect(await mailsAbout(site, refund.id)).toMatchObject([{ kind: "refund_processed" }]);
}

test("an approved refund is sent once with its key, recorded, and ends the membership it was for", async () => {
  const site = openSite();
  const { id, paymentId, orderId } = await capturedPayment(site);
  const { id: requestId } = await approvedRefund(site, paymentId);
  await send(site);
  await expectOneRefund(site, { paymentId, requestId });
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  expect(await auditOf(site, id, "membership.revoked")).toHaveLength(1);
  await deliverAll(site, id);
  await send(later(60));
  await expectOneRefund(site, { paymentId, requestId });
});

test("a request that nobody has approved is not sent", async () => {
  const site = openSite();
  const { paymentId } = await capturedPayment(site);
  await request(site, paymentId);
  await send(site);
  expect(await atProvider(paymentId)).toEqual([]);
});

test("an answer that is lost after the provider's commit leads to no second refund", async () => {
  const site = openSite();
  const { paymentId } = await capturedPayment(site);
  const { id: requestId } = await approvedRefund(site, paymentId);
  await fakeRazorpay.break("lost_answer");
  await send(site);
  expect(await requestOf(site, requestId)).toMatchObject({ state: "processing", attempts: 1, lastError: "HTTP 504" });
  await send(later(16));
  await expectOneRefund(site, { paymentId, requestId });
});

test("the key on its own prevents a second refund when the provider's list is behind", async () => {
  const site = openSite();
  const { paymentId } = await capturedPayment(site);
  const { id: requestId } = await approvedRefund(site, paymentId);
  await fakeRazorpay.break("lost_answer");
  await send(site);
  const blind = later(16);
  blind.deps.payments = { ...paymentsOf(blind), listRefunds: async () => ({ ok: true, value: [] }) };
  await send(blind);
  await expectOneRefund(site, { paymentId, requestId });
});

test.each([
  ["its answer", false],
  ["an answer that is lost", true],
])("a webhook that arrives before %s gives one refund and one mail", async (_name, isLost) => {
  const site = openSite();
  const { id, paymentId } = await capturedPayment(site);
  const { id: requestId } = await approvedRefund(site, paymentId);
  const real = paymentsOf(site);
  const refund: Payments["refund"] = async (wanted) => {
    const result = await real.refund(wanted);
    await deliverAll(openSite(), id);
    return isLost ? { ok: false, failure: { reason: "timeout" } } : result;
  };
  site.deps.payments = { ...real, refund };
  await send(site);
  await expectOneRefund(site, { paymentId, requestId });
});

const PASSING: Array<["status" | "html" | "broken_json", number]> = [
  ["status", 409],
  ["status", 429],
  ["status", 401],
  ["status", 500],
  ["status", 503],
  ["html", 0],
  ["broken_json", 0],
];
test.each(PASSING)("after an answer of %s %i the refund is tried again later", async (kind, value) => {
  const site = openSite();
  const { paymentId } = await capturedPayment(site);
  const { id: requestId } = await approvedRefund(site, paymentId);
  await fakeRazorpay.break(kind, value);
  await send(site);
  expect(await requestOf(site, requestId)).toMatchObject({ state: "processing", attempts: 1 });
  await send(later(14));
  expect(await requestOf(site, requestId)).toMatchObject({ state: "processing", attempts: 1 });
  await send(later(16));
  await expectOneRefund(site, { paymentId, requestId });
});

test("the pauses grow, and an error is logged once a person has to look", async () => {
  const site = openSite();
  const { paymentId } = await capturedPayment(site);
  const { id: requestId } = await approvedRefund(site, paymentId);
  await fakeRazorpay.break("status", 429, 100);
  const levels: string[] = [];
  const pauses: number[] = [];
  let at = Date.now();
  for (let n = 0; n < 9; n++) {
    const now = openSite({ now: () => new Date(at) });
    await send(now);
    const line = now.lines.find((text) => text.includes("refund.not_sent")) ?? expect.fail("not tried");
    levels.push(line.includes('"level":"error"') ? "error" : "warn");
    const due = (await requestOf(site, requestId))?.nextTryAt?.getTime() ?? expect.fail("never again");
    pauses.push((due - at) / MINUTE);
    at = due;
  }
  expect(pauses).toEqual([15, 30, 60, 120, 240, 480, 1440, 1440, 1440]);
  expect(levels).toEqual([...Array.from({ length: 7 }, () => "warn"), "error", "error"]);
});

test("a refund that the provider rejects is failed with its message, reported to finance, and not sent again", async () => {
  const site = openSite();
  const { id, paymentId, orderId } = await capturedPayment(site);
  const { id: requestId } = await approvedRefund(site, paymentId);
  // The provider knows of a refund that the site does not know yet.
  await fakeRazorpay.refund(paymentId, 100_000);
  await send(site);
  expect(await requestOf(site, requestId)).toMatchObject({
    state: "failed",
    lastError: "The total refund amount is greater than the refund payment amount",
    nextTryAt: null,
  });
  expect(await mailsAbout(site, requestId)).toEqual(
    expect.arrayContaining([{ kind: "refund_failed", recipient: "finance@masaforum.example" }]),
  );
  expect(await auditOf(site, id, "refund_request.failed")).toHaveLength(1);
  expect(site.lines.join()).toContain('"level":"error","event":"refund.refused"');
  await send(later(60));
  expect(await refundsOf(site, paymentId)).toEqual([]);
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: null });
  expect(await request(site, paymentId)).toMatchObject({ ok: true });
});

test("ten runs at once call the provider once", async () => {
  const { paymentId } = await capturedPayment(openSite());
  const { id: requestId } = await approvedRefund(openSite(), paymentId);
  let calls = 0;
  const runs = Array.from({ length: 10 }, () => {
    const site = openSite();
    const real = paymentsOf(site);
    const refund: Payments["refund"] = (wanted) => {
      calls += 1;
      return real.refund(wanted);
    };
    site.deps.payments = { ...real, refund };
    return send(site).then(() => site.lines.join());
  });
  const lines = await Promise.all(runs);
  expect(lines.join()).not.toContain('"error"');
  expect(calls).toBe(1);
  await expectOneRefund(openSite(), { paymentId, requestId });
});

test.each<DbFault>(["before", "after", "killed"])(
  "a run whose calls of D1 fail in turn (%s) leads to one refund in the end",
  async (fault) => {
    for (let n = 0; n < 20; n++) {
      await cancelDueRefunds();
      const { paymentId } = await capturedPayment(openSite());
      const { id: requestId } = await approvedRefund(openSite(), paymentId);
      const { db, wasReached } = breakDb(env.DB, n, fault);
      await send(openSite({ db: openDb(db) })).catch(() => undefined);
      for (const minutes of [16, 48, 110]) await send(later(minutes));
      await expectOneRefund(openSite(), { paymentId, requestId });
      if (!wasReached()) {
        expect(n).toBeGreaterThan(3);
        return;
      }
    }
    expect.fail("more calls than expected");
  },
);

test("a payment that is lost in a dispute after the approval is not refunded, and finance is not asked to return it", async () => {
  const { site, mails } = openSiteWithMails();
  const { id, paymentId } = await capturedPayment(site);
  const { id: requestId } = await approvedRefund(site, paymentId);
  await fakeRazorpay.dispute("lost", { payment_id: paymentId, status: "lost" });
  await deliverAll(site, id);
  await send(site);
  expect(await requestOf(site, requestId)).toMatchObject({ state: "failed" });
  expect(await atProvider(paymentId)).toEqual([]);
  await site.settle();
  await deliverMail(site.deps);
  const [mail] = mails.filter(({ to, text }) => to === "finance@masaforum.example" && text.includes(paymentId));
  expect(mail?.text).toContain("Do not return it another way");
  expect(mail?.text).not.toMatch(/not received the money|payment provider says|or return the money/);
  const failed = (await viewToday(site.deps, { role: "finance", memberId: "" })).find(
    ({ id }) => id === "failed-refunds",
  );
  const facts = failed?.items.find((item) => item.id === requestId)?.facts;
  expect(facts).toContain("The payment was lost in a dispute, so nothing was sent.");
});

test("a pending refund ends with its webhook, or with the job when the webhook is lost", async () => {
  await fakeRazorpay.change({ areRefundsPending: true });
  for (const isReported of [true, false]) {
    const site = openSite();
    const { id, paymentId, orderId } = await capturedPayment(site);
    const { id: requestId } = await approvedRefund(site, paymentId);
    await send(site);
    const [refund = expect.fail("no refund")] = await atProvider(paymentId);
    expect(await requestOf(site, requestId)).toMatchObject({ state: "processing", providerRefundId: refund.id });
    expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: null });
    await fakeRazorpay.settleRefund(refund.id, "processed");
    if (isReported) await deliverAll(site, id);
    else await send(later(16));
    await expectOneRefund(site, { paymentId, requestId });
    expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: expect.any(String) });
  }
});

test("a refund that fails at the bank is reported to finance and leaves the membership", async () => {
  await fakeRazorpay.change({ areRefundsPending: true });
  const site = openSite();
  const { id, paymentId, orderId } = await capturedPayment(site);
  const { id: requestId } = await approvedRefund(site, paymentId);
  await send(site);
  const [refund = expect.fail("no refund")] = await atProvider(paymentId);
  await fakeRazorpay.settleRefund(refund.id, "failed");
  await deliverAll(site, id);
  await deliverAll(site, id);
  expect(await requestOf(site, requestId)).toMatchObject({ state: "failed", nextTryAt: null });
  expect(await mailsAbout(site, refund.id)).toEqual([
    { kind: "refund_failed", recipient: "finance@masaforum.example" },
  ]);
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: null });
  expect(await request(site, paymentId)).toMatchObject({ ok: true });
});

test("a lost answer is not given as the reason when the bank later refuses the refund", async () => {
  await fakeRazorpay.change({ areRefundsPending: true });
  const site = openSite();
  const { id, paymentId } = await capturedPayment(site);
  const { id: requestId } = await approvedRefund(site, paymentId);
  await fakeRazorpay.break("lost_answer");
  await send(site);
  const [refund = expect.fail("no refund")] = await atProvider(paymentId);
  await fakeRazorpay.settleRefund(refund.id, "failed");
  await deliverAll(site, id);
  expect(await requestOf(site, requestId)).toMatchObject({ state: "failed", lastError: null });
});

test("a refund that fails after it was processed opens the membership again", async () => {
  const site = openSite();
  const { id, paymentId, orderId } = await capturedPayment(site);
  const { id: requestId } = await approvedRefund(site, paymentId);
  await send(site);
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: expect.any(String), nextReminderOn: null });
  const processed = webhookOf(await fakeRazorpay.listDeliveries(id), "refund.processed");
  const body = processed.body.replace('"refund.processed"', '"refund.failed"');
  expect((await deliverSigned(site, body)).status).toBe(200);
  expect(await requestOf(site, requestId)).toMatchObject({ state: "failed" });
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: null, nextReminderOn: expect.any(String) });
  const documents = await listDocumentsOf(site.deps, [orderId]);
  expect(documents.filter(({ cancelledAt }) => !cancelledAt)).toMatchObject([{ kind: "receipt", totalPaise: PRICE }]);
});

test("a refund that is in the provider's list is not requested again", async () => {
  const site = openSite();
  const { paymentId } = await capturedPayment(site);
  const { id: requestId } = await approvedRefund(site, paymentId);
  await fakeRazorpay.break("lost_answer");
  await send(site);
  const again = later(16);
  again.deps.payments = { ...paymentsOf(again), refund: () => expect.fail("asked for again") };
  await send(again);
  expect(again.lines.join()).not.toContain('"error"');
  await expectOneRefund(site, { paymentId, requestId });
});

test("a refund that was settled while a refusal was on its way does not count as failed", async () => {
  const site = openSite();
  const { id, paymentId } = await capturedPayment(site);
  const { id: requestId } = await approvedRefund(site, paymentId);
  const real = paymentsOf(site);
  const refund: Payments["refund"] = async (wanted) => {
    await real.refund(wanted);
    await deliverAll(openSite(), id);
    return { ok: false, failure: { reason: "error", status: 400, description: "The payment has been fully refunded" } };
  };
  site.deps.payments = { ...real, refund };
  await send(site);
  expect(site.lines.join()).not.toContain("refund.refused");
  await expectOneRefund(site, { paymentId, requestId });
});

test("a provider that does not answer in time is noted as such", async () => {
  const site = openSite();
  const { paymentId } = await capturedPayment(site);
  const { id: requestId } = await approvedRefund(site, paymentId);
  const refund: Payments["refund"] = async () => ({ ok: false, failure: { reason: "timeout" } });
  site.deps.payments = { ...paymentsOf(site), refund };
  await send(site);
  expect(await requestOf(site, requestId)).toMatchObject({ state: "processing", lastError: "timeout" });
});
