/** An order can be paid for a day, at the price of its creation. */
const ORDER_VALID_MS = 24 * 60 * 60_000;
const PAYING_TIME_MS = 60 * 60_000;

type Created = { createdAt: Date };

/** Whether an unpaid order can no longer be paid at this instant. */
export function isExpiredAt({ createdAt }: Created, instant: Date): boolean {
  return instant.getTime() >= createdAt.getTime() + ORDER_VALID_MS;
}

/** Whether an unpaid order has enough time left for another try to pay it. */
export function mayBeOfferedAgain({ createdAt }: Created, now: Date): boolean {
  return !isExpiredAt({ createdAt }, new Date(now.getTime() + PAYING_TIME_MS));
}
