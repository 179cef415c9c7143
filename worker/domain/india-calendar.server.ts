/** India keeps one time all year, five and a half hours ahead of UTC. */
export const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** The calendar day in India at a UTC instant, as YYYY-MM-DD. */
export function indianDay(instant: Date): string {
  return new Date(instant.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** The calendar year in India at a UTC instant. */
export function indianYear(instant: Date): number {
  return Number(indianDay(instant).slice(0, 4));
}

/** The Indian financial year, April to March, as printed on receipts: "26-27". */
export function financialYear(instant: Date): string {
  const [year = 0, month = 0] = indianDay(instant).split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${String(first).slice(-2)}-${String(first + 1).slice(-2)}`;
}

const LONG_DATE = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/**
 * The last day on which the papers of a payment have to be kept: company law asks for eight financial years after the
 * one of the payment, which is longer than GST law's 72 months from the annual return.
 */
export function taxRecordsUntil(paidAt: Date): string {
  const [year = 0, month = 0] = indianDay(paidAt).split("-").map(Number);
  return `${month >= 4 ? year + 9 : year + 8}-03-31`;
}

/** "19 November 2027" of "2027-11-19". */
export function longDate(day: string): string {
  return LONG_DATE.format(new Date(`${day}T00:00:00Z`));
}

/** "6:00 pm": the hour in India at a UTC instant. */
export function indianHour(instant: Date): string {
  const [hour = 0, minute = 0] = new Date(instant.getTime() + INDIA_OFFSET_MS)
    .toISOString()
    .slice(11, 16)
    .split(":")
    .map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "am" : "pm"}`;
}

/** Section 2, Dashboard: the greeting of an hour, here of India's. */
export function indianGreeting(instant: Date): string {
  const hour = new Date(instant.getTime() + INDIA_OFFSET_MS).getUTCHours();
  if (hour < 12) return "Good morning";
  return hour < 18 ? "Good afternoon" : "Good evening";
}
