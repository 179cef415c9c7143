import { expect, test } from "vitest";
import { payments, settledItems } from "#worker/db/schema/billing.ts";
import { bankRefundId, refundsStatement } from "#worker/domain/billing/refunds.server.ts";
import { checkMonth } from "#worker/domain/settlements/month-check.server.ts";
import { runScheduledJobs } from "#worker/jobs/scheduled.server.ts";
import { recordSettlements } from "#worker/jobs/settlements.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { deliverAll, orderOf, paidOrder } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const SETTLED_AT = Date.UTC(2034, 4, 31, 10);
/** 07:35 in India on the day after. */
const MORNING = new Date("2034-06-01T02:05:00Z");

async function paidPayment(site: Site): Promise<string> {
  const { id, payment } = await paidOrder(site);
  await deliverAll(site, id);
  return payment.razorpay_payment_id;
}

async function settle(amounts: Record<string, number> = {}): Promise<void> {
  await fakeRazorpay.change({ now: SETTLED_AT / 1000 });
  await fakeRazorpay.settle(amounts);
  await fakeRazorpay.change({ now: null });
}

const run = (site: Site) => recordSettlements(site.deps, site.deps.payments as never);
const reports = (site: Site) => site.lines.filter((line) => line.includes('"settlement.differs"'));
async function verdictOf(site: Site, paymentId: string, month = "2034-05") {
  const items = await checkMonth(site.deps, month);
  return items.filter(({ settled, own }) => (settled ?? own)?.entityId === paymentId).map(({ verdict }) => verdict);
}

test("a settled payment of the right amount matches once, however often the job runs", async () => {
  const site = openSite({ now: () => MORNING });
  const paymentId = await paidPayment(site);
  await settle();
  await Promise.all([run(site), run(site)]);
  await run(site);
  expect(await verdictOf(site, paymentId)).toEqual(["matched"]);
  expect(reports(site).filter((line) => line.includes(paymentId))).toEqual([]);
});

test("a settlement with a different amount is reported once, and appears in the month's check", async () => {
  const site = openSite({ now: () => MORNING });
  const paymentId = await paidPayment(site);
  await settle({ [paymentId]: 100 });
  await run(site);
  await run(site);
  expect(await verdictOf(site, paymentId)).toEqual(["amount_differs"]);
  const [report, ...more] = reports(site).filter((line) => line.includes(paymentId));
  expect(more).toEqual([]);
  expect(JSON.parse(report ?? "")).toMatchObject({ level: "error", verdict: "amount_differs", amountPaise: 100 });
});

test("a payment that was settled in an earlier month is reported when it is settled again", async () => {
  const site = openSite({ now: () => MORNING });
  const paymentId = await paidPayment(site);
  await settle();
  const april = new Date("2034-04-28T10:00:00Z");
  const earlier = { id: `setl_april:${paymentId}`, settlementId: "setl_april", utr: "", settledAt: april };
  const sums = { amountPaise: 499_900, feePaise: 0, taxPaise: 0, creditPaise: 499_900, debitPaise: 0 };
  const row = { entityId: paymentId, type: "payment", ...sums, ...earlier, createdAt: april } as const;
  await site.deps.db.insert(settledItems).values(row);
  await run(site);
  const [report, ...more] = reports(site).filter((line) => line.includes(paymentId));
  expect(more).toEqual([]);
  expect(JSON.parse(report ?? "")).toMatchObject({ level: "error", verdict: "settled_twice" });
  expect(await verdictOf(site, paymentId)).toEqual(["settled_twice"]);
  expect(await verdictOf(site, paymentId, "2034-04")).toEqual(["matched"]);
});

test("a payment that a late line of an earlier day settles again is reported when that line is recorded", async () => {
  const site = openSite({ now: () => MORNING });
  const paymentId = await paidPayment(site);
  const later = new Date("2034-06-01T01:00:00Z");
  const first = { id: `setl_june:${paymentId}`, settlementId: "setl_june", utr: "", settledAt: later };
  const sums = { amountPaise: 499_900, feePaise: 0, taxPaise: 0, creditPaise: 499_900, debitPaise: 0 };
  const row = { entityId: paymentId, type: "payment", ...sums, ...first, createdAt: later } as const;
  await site.deps.db.insert(settledItems).values(row);
  await settle();
  await run(site);
  const [report, ...more] = reports(site).filter((line) => line.includes(paymentId));
  expect(more).toEqual([]);
  expect(JSON.parse(report ?? "{}")).toMatchObject({ level: "error", verdict: "settled_twice" });
  expect(await verdictOf(site, paymentId)).toEqual(["settled_twice"]);
  expect(await verdictOf(site, paymentId, "2034-06")).toEqual(["matched"]);
});

test("a settled payment that our books do not have is reported", async () => {
  const buyer = openSite();
  const { payment } = await paidOrder(buyer);
  const site = openSite({ now: () => MORNING });
  await settle();
  await site.deps.db.run(`delete from payments where id = '${payment.razorpay_payment_id}'`);
  await run(site);
  expect(reports(site).filter((line) => line.includes(payment.razorpay_payment_id))).toHaveLength(1);
});

test("a month's check contains the provider's processed refunds of that month, and no others", async () => {
  const site = openSite({ now: () => MORNING });
  const paymentId = await paidPayment(site);
  const mark = crypto.randomUUID();
  const refund = (name: string, iso: string, status: "pending" | "processed" | "failed" = "processed") => {
    return { id: name + mark, amount: 100, status, created_at: Date.parse(iso) / 1000, receipt: null };
  };
  const reported = [
    refund("before", "2034-04-30T18:29:59Z"),
    refund("first", "2034-04-30T18:30:00Z"),
    refund("last", "2034-05-31T18:29:59Z"),
    refund("after", "2034-05-31T18:30:00Z"),
    refund("pending", "2034-05-10T10:00:00Z", "pending"),
    refund("failed", "2034-05-10T10:00:00Z", "failed"),
    refund(bankRefundId("UTR"), "2034-05-10T10:00:00Z"),
  ];
  await refundsStatement(site.deps, paymentId, reported);
  const ids = (await checkMonth(site.deps, "2034-05")).map(({ settled, own }) => (settled ?? own)?.entityId ?? "");
  expect(ids.filter((id) => id.endsWith(mark)).toSorted()).toEqual([`first${mark}`, `last${mark}`]);
});

test("a month's check contains the payments captured online in that month, and no others", async () => {
  const site = openSite({ now: () => MORNING });
  const { id } = await paidOrder(site);
  const { id: orderId } = await orderOf(site, id);
  const mark = crypto.randomUUID();
  const payment = (name: string, iso: string, changes: Partial<typeof payments.$inferInsert> = {}) => {
    const at = new Date(iso);
    const amounts = { amountPaise: 100, refundedPaise: 0, reportedRefundPaise: 0 };
    const row = { status: "captured" as const, captured: true, method: "upi", createdAt: at, updatedAt: at };
    return { id: name + mark, orderId, ...amounts, ...row, ...changes };
  };
  await site.deps.db
    .insert(payments)
    .values([
      payment("before", "2034-04-30T18:29:59Z"),
      payment("first", "2034-04-30T18:30:00Z"),
      payment("last", "2034-05-31T18:29:59Z", { method: null }),
      payment("after", "2034-05-31T18:30:00Z"),
      payment("failed", "2034-05-10T10:00:00Z", { status: "failed", captured: false }),
      payment("transfer", "2034-05-10T10:00:00Z", { method: "bank_transfer" }),
    ]);
  const ids = (await checkMonth(site.deps, "2034-05")).map(({ settled, own }) => (settled ?? own)?.entityId ?? "");
  expect(ids.filter((one) => one.endsWith(mark)).toSorted()).toEqual([`first${mark}`, `last${mark}`]);
});

for (const [when, isRead] of [
  ["2034-06-01T02:05:00Z", true],
  ["2034-06-03T02:14:00Z", true],
  ["2034-06-04T02:05:00Z", false],
  ["2034-06-01T02:15:00Z", false],
  ["2034-06-01T03:05:00Z", false],
] as const) {
  test(`at ${when} the settlements of 31 May are ${isRead ? "" : "not "}read`, async () => {
    const site = openSite({ now: () => new Date(when) });
    const paymentId = await paidPayment(site);
    await settle();
    await runScheduledJobs(site.deps);
    expect((await checkMonth(site.deps, "2034-05")).some(({ settled }) => settled?.entityId === paymentId)).toBe(
      isRead,
    );
  });
}

test("while the provider is down nothing is recorded, the log says so, and the next day makes up for it", async () => {
  let now = MORNING;
  const site = openSite({ now: () => now });
  const paymentId = await paidPayment(site);
  await settle();
  await fakeRazorpay.break("status", 503, 1, "/settlements/recon");
  await run(site);
  expect(site.lines.some((line) => line.includes('"settlements.not_read"'))).toBe(true);
  expect(await verdictOf(site, paymentId)).not.toContain("matched");
  now = new Date("2034-06-02T02:05:00Z");
  await run(site);
  expect(await verdictOf(site, paymentId)).toEqual(["matched"]);
});
