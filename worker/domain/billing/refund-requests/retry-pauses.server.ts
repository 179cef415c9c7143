const MINUTE_MS = 60_000;
const PAUSES_MINUTES = [15, 30, 60, 120, 240, 480];
const LONGEST_PAUSE_MINUTES = 24 * 60;

/** Attempts, over about a day and a half, after which a person has to look. */
export const ALARMING_ATTEMPTS = 8;

/** Returns when to try again if this attempt gets no answer; it may have succeeded. `attempts` includes it. */
export function nextTryOf(attempts: number, now: Date): Date {
  const minutes = PAUSES_MINUTES[attempts - 1] ?? LONGEST_PAUSE_MINUTES;
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
