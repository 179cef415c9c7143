/** What the provider said of an order: no attempt to pay it, nothing final, its payment; `unanswered`: nothing at all. */
export type CheckResult = "no_attempt" | "open" | "settled" | "unanswered";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The first check comes 15 minutes after the order, and the last after four days: late authorisation ends after three. */
export const FIRST_CHECK_MS = 15 * MINUTE_MS;
export const LAST_CHECK_MS = 4 * DAY_MS;
/** An order that nobody has tried to pay is checked no more after this time. */
const LAST_CHECK_WITHOUT_ATTEMPT_MS = HOUR_MS;
/** A second capture or a refund after the payment is noticed then, even if no webhook arrives. */
const CHECKS_AFTER_PAYMENT_MS = [HOUR_MS, DAY_MS, LAST_CHECK_MS];
/** After a last check that the provider did not answer. */
const REPEATED_CHECK_MS = HOUR_MS;

/**
 * When to check an order next; `null` when there is nothing left to learn. The waiting time doubles with the order's age.
 * A provider that fails at the last check is asked every hour until it answers, because giving up could lose a payment.
 */
export function nextCheckOf(
  { createdAt, paidAt }: { createdAt: Date; paidAt: Date | null },
  result: CheckResult,
  now: Date,
): Date | null {
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
