import { transferReferenceOf } from "./transfer-ids.server.ts";

export type CheckResult = "no_attempt" | "open" | "settled" | "unanswered";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const FIRST_CHECK_MS = 15 * MINUTE_MS;
/** Razorpay confirms late authorisations for three days; the fourth is margin. */
export const LAST_CHECK_MS = 4 * DAY_MS;
const LAST_CHECK_WITHOUT_ATTEMPT_MS = HOUR_MS;
/** Detects a second capture or a refund whose webhook was lost. */
const CHECKS_AFTER_PAYMENT_MS = [HOUR_MS, DAY_MS, LAST_CHECK_MS];
const REPEATED_CHECK_MS = HOUR_MS;

/** Returns `null` for never, as for a bank transfer. An unanswered last check repeats hourly, so no payment is lost. */
export function nextCheckOf(
  { providerOrderId, createdAt, paidAt }: { providerOrderId: string; createdAt: Date; paidAt: Date | null },
  result: CheckResult,
  now: Date,
): Date | null {
  if (transferReferenceOf(providerOrderId)) return null;
  const age = now.getTime() - createdAt.getTime();
  const later = now.getTime() + Math.max(age, FIRST_CHECK_MS);
  const lastCheck = createdAt.getTime() + LAST_CHECK_MS;
  if (result === "settled") {
    const paid = (paidAt ?? now).getTime();
    const wait = CHECKS_AFTER_PAYMENT_MS.find((after) => paid + after > now.getTime());
    return wait === undefined ? null : new Date(paid + wait);
  }
  if (result === "no_attempt") {
    if (age >= LAST_CHECK_WITHOUT_ATTEMPT_MS) return null;
    return new Date(Math.min(later, createdAt.getTime() + LAST_CHECK_WITHOUT_ATTEMPT_MS));
  }
  if (age >= LAST_CHECK_MS) return result === "unanswered" ? new Date(now.getTime() + REPEATED_CHECK_MS) : null;
  return new Date(Math.min(later, lastCheck));
}
