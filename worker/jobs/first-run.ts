const MINUTES_BETWEEN_RUNS = 15;

/** Whether this run of the scheduled job is the first one in its hour, and in `hourUtc` if that is given. */
export function isFirstRunOfHour(now: Date, hourUtc = now.getUTCHours()): boolean {
  return now.getUTCHours() === hourUtc && now.getUTCMinutes() < MINUTES_BETWEEN_RUNS;
}
