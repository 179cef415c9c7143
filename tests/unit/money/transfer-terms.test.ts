import { expect, test } from "vitest";
import { reasonToPark } from "#worker/domain/bank-transfers/transfer-terms.server.ts";

const TRANSFER = {
  status: "reserved",
  amountPaise: 29_999_900,
  createdAt: new Date("2026-11-20T06:00:00Z"),
  lastDay: "2026-11-27",
} as const;
const CREDIT = { amountPaise: 29_999_900, receivedOn: "2026-11-24" };

test("money begins a membership if its amount is right, its day is within the reservation, and nothing else paid for it", () => {
  const reason = (transfer: object, credit: object = {}) =>
    reasonToPark({ ...TRANSFER, ...transfer }, { ...CREDIT, ...credit }, "2026-11-30");
  expect(reason({})).toBeUndefined();
  expect(reason({ status: "paid" })).toBe("paid_before");
  expect(reason({ status: "cancelled" })).toBe("cancelled");
  expect(reason({}, { receivedOn: "2026-11-19" })).toBe("wrong_date");
  expect(reason({}, { receivedOn: "2026-12-01" })).toBe("wrong_date");
  expect(reason({}, { receivedOn: "2026-11-28" })).toBe("too_late");
  expect(reason({}, { amountPaise: 29_999_800 })).toBe("amount_differs");
});
