import { globSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { orders, payments } from "#worker/db/schema/billing.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { refundRequests } from "#worker/db/schema/refund-requests.ts";
import { openDatabase } from "../../../scripts/cloudflare/open-database.ts";
import { manageRefunds } from "../../../scripts/console/refunds.ts";
import { placeFakeWrangler } from "../../support/fakes/fake-wrangler.ts";

const SCHEMA = globSync("migrations/*.sql")
  .toSorted()
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const STAGING = ["--env", "staging"];
const ASKED = ["request", "pay_1", "--rupees", "1000", "--reason", "complaint"];

beforeEach(async () => {
  placeFakeWrangler({ dump: SCHEMA });
  const { db } = openDatabase(STAGING, "refund");
  const now = new Date();
  const order = { id: "order-1", orderReference: "reference-1", providerOrderId: "order_1", planId: "gold" as const };
  const buyer = { name: "Ravi", email: "ravi@example.org", planTitle: "Gold Member", currency: "INR" };
  await db
    .insert(orders)
    .values({ ...order, ...buyer, amountPaise: 499_900, status: "paid", createdAt: now, paidAt: now });
  const sums = { amountPaise: 499_900, refundedPaise: 0, reportedRefundPaise: 0 };
  const payment = { id: "pay_1", orderId: "order-1", status: "captured" as const, captured: true };
  await db.insert(payments).values({ ...payment, ...sums, createdAt: now, updatedAt: now });
});
afterEach(() => void vi.restoreAllMocks());

const manage = (...args: string[]) => manageRefunds([...args, ...STAGING]);

async function requestOne(): Promise<string> {
  const [line = ""] = await manage(...ASKED);
  expect(line).toMatch(/^Requested [\w-]+: ₹1,000 of pay_1\. Approve it to send it\.$/);
  return line.split(/[ :]/)[1] ?? expect.fail(line);
}

test("a refund is requested, listed, approved once, and queued for the job with its mail", async () => {
  expect(await manage("list")).toEqual(["No payment needs manual action."]);
  const id = await requestOne();
  expect(await manage("list")).toEqual([
    expect.stringMatching(new RegExp(`^refund_to_approve {2}${id} {2}pay_1 {2}complaint`)),
  ]);
  expect(await manage("approve", id)).toEqual([`${id} is approved. The scheduled job sends it within 15 minutes.`]);
  await expect(manage("approve", id)).rejects.toThrow("already approved, rejected or finished");
  expect(await manage("list")).toEqual(["No payment needs manual action."]);
  const { db } = openDatabase(STAGING, "refund");
  const [row] = await db.select().from(refundRequests);
  expect(row).toMatchObject({ state: "processing", amountPaise: 100_000, endsMembership: false });
  expect(row?.requestedBy).toMatch(/^command:./);
  expect(await db.select().from(outbox)).toMatchObject([{ kind: "refund_approved", recipient: "ravi@example.org" }]);
});

test("a rejected refund is no longer listed, and its money can be requested again", async () => {
  const id = await requestOne();
  await expect(manage(...ASKED.with(3, "4000"))).rejects.toThrow("Only ₹3,999 of this payment can still be refunded.");
  expect(await manage("reject", id)).toEqual([`${id} is rejected.`]);
  expect(await manage(...ASKED.with(3, "4000"))).toHaveLength(1);
});

const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
const RETURNED = ["record", "bank_REF", "--rupees", "1000", "--reason", "complaint", "--bank-reference", "utr123456"];

test("a refund that was transferred by bank is recorded with its day and the bank's reference, once", async () => {
  const { db } = openDatabase(STAGING, "refund");
  await db.update(payments).set({ id: "bank_REF", method: "bank_transfer" });
  const [line] = await manage(...RETURNED, "--paid-on", today());
  expect(line).toMatch(/^Recorded [\w-]+: ₹1,000 of bank_REF were returned by bank\.$/);
  expect(await manage(...RETURNED, "--paid-on", today())).toEqual([line]);
  expect(await db.select().from(refundRequests)).toMatchObject([
    { state: "processed", amountPaise: 100_000, providerRefundId: "bank:UTR123456" },
  ]);
  await expect(manage(...RETURNED)).rejects.toThrow("Enter the day of the transfer");
  await expect(manage("request", "bank_REF", ...ASKED.slice(2))).rejects.toThrow("This was paid by bank transfer.");
});

test.each([
  [["request", "pay_2", "--rupees", "1000", "--reason", "complaint"], "There is no such payment."],
  [["request", "pay_1", "--rupees", "much", "--reason", "complaint"], "Enter the amount in rupees."],
  [["request", "pay_1", "--rupees", "1000", "--reason", "mood"], "Choose a reason."],
  [["approve", "nothing"], "There is nothing at this address."],
  [["approve"], "Usage"],
  [["refund", "pay_1"], "Usage"],
  [["toString", "pay_1"], "Usage"],
  [["list", "--all"], "Usage"],
])("%j is refused with a message", async (args, message) => {
  await expect(manage(...args)).rejects.toThrow(message);
});
