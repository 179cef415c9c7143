/** An order can be paid for a day, at the price it was created with. */
const ORDER_VALID_MS = 24 * 60 * 60_000;
const PAYING_TIME_MS = 60 * 60_000;

type Created = { createdAt: Date };

export function isExpiredAt({ createdAt }: Created, instant: Date): boolean {
  return instant.getTime() >= createdAt.getTime() + ORDER_VALID_MS;
}

export function mayBeOfferedAgain({ createdAt }: Created, now: Date): boolean {
  return !isExpiredAt({ createdAt }, new Date(now.getTime() + PAYING_TIME_MS));
}
