import { expect, test } from "vitest";
import { type CheckResult, nextCheckOf } from "#worker/domain/billing/order-checks.server.ts";
import { transferOrderId } from "#worker/domain/billing/transfer-ids.server.ts";

const HOUR = 3_600_000;
const AT = new Date("2026-11-24T06:00:00Z");
const after = (hours: number) => new Date(AT.getTime() + hours * HOUR);

/** Hours from the order to its next check, when it is checked this many hours after the order. */
function nextAfter(hours: number, result: CheckResult, paidAt: Date | null = null, providerOrderId = "order_1") {
  const next = nextCheckOf({ providerOrderId, createdAt: AT, paidAt }, result, after(hours));
  return next && (next.getTime() - AT.getTime()) / HOUR;
}

test("a paid order is checked an hour, a day and four days after its payment, and then no more", () => {
  expect([0, 1, 24, 96].map((hours) => nextAfter(hours, "settled", AT))).toEqual([1, 24, 96, null]);
});

test("an order without an attempt is checked for an hour, one with an open payment for four days", () => {
  expect([0.25, 0.9, 1].map((hours) => nextAfter(hours, "no_attempt"))).toEqual([0.5, 1, null]);
  expect([1, 48, 95, 96].map((hours) => nextAfter(hours, "open"))).toEqual([2, 96, 96, null]);
});

test("a last check without an answer is repeated every hour, so that no payment is lost", () => {
  expect([96, 200].map((hours) => nextAfter(hours, "unanswered"))).toEqual([97, 201]);
});

test("a bank transfer is never looked up at the provider", () => {
  const results: CheckResult[] = ["settled", "open", "no_attempt", "unanswered"];
  expect(results.map((result) => nextAfter(0, result, AT, transferOrderId("MF234567")))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
