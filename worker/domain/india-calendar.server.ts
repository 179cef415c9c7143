import { INTL_LOCALES, type Locale, locale } from "#messages/locale.ts";
import * as m from "#messages/time.ts";

/** India has no daylight saving time. */
export const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 86_400_000;

export function indianDay(instant: Date): string {
  return new Date(instant.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** Returns whole days from today in India to `day`. Negative for a past day. */
export function daysUntil(day: string, now: Date): number {
  return daysBetween(indianDay(now), day);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(Date.parse(text) || 0).toISOString().startsWith(text);
}

export function indianYear(instant: Date): number {
  return Number(indianDay(instant).slice(0, 4));
}

/** Returns the start of an Indian month ("2026-11") and of the next month. */
export function indianMonth(month: string): { from: Date; to: Date } {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const startOf = (index: number) => new Date(Date.UTC(year, index, 1) - INDIA_OFFSET_MS);
  return { from: startOf(number - 1), to: startOf(number) };
}

/** Returns the Monday on or before a day. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

export function lastDayOfMonth(day: string): string {
  const nextMonth = addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7);
  return addDays(`${nextMonth}-01`, -1);
}

/** April to March, as on receipts: "26-27". */
export function financialYear(instant: Date): string {
  const [year = 0, month = 0] = indianDay(instant).split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${String(first).slice(-2)}-${String(first + 1).slice(-2)}`;
}

/** Formats are expensive to construct, so one per language. Hindi has a no-break space between day and month. */
function dateFormat(options: Intl.DateTimeFormatOptions, hindi = options): (day: string) => string {
  const make = (language: Locale, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(INTL_LOCALES[language], { ...parts, year: "numeric", timeZone: "UTC" });
  const formats = { en: make("en", options), hi: make("hi", hindi) };
  return (day) => {
    const text = formats[locale()].format(new Date(`${day}T00:00:00Z`));
    return locale() === "hi" ? text.replace(" ", "\u00a0") : text;
  };
}

/** Company law requires eight financial years after the payment's year. GST law requires less (72 months). */
export function taxRecordsUntil(paidAt: Date): string {
  const [year = 0, month = 0] = indianDay(paidAt).split("-").map(Number);
  return `${month >= 4 ? year + 9 : year + 8}-03-31`;
}

/** "2026-11-24" is "24 November 2026". */
export const longDate = dateFormat({ day: "numeric", month: "long" });

const monthOf = dateFormat({ month: "long" });

/** "2026-11" is "November 2026". */
export function longMonth(month: string): string {
  return monthOf(`${month}-01`);
}

/** Hindi uses full month names, because its abbreviations are not in common use. */
const shortDate = dateFormat({ day: "numeric", month: "short" }, { day: "numeric", month: "long" });

/** Short format for console lists and mails: "24 Nov 2026, 9:05 am". */
export function dayAndHour(instant: Date): string {
  return `${shortDate(indianDay(instant))}, ${indianHour(instant)}`;
}

/** For exports, because spreadsheets read it as a date: "2026-11-24 09:05". */
export function dateAndTime(instant: Date): string {
  return new Date(instant.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 16).replace("T", " ");
}

/** Contains a no-break space. */
export function indianHour(instant: Date): string {
  const [hour = 0, minute = 0] = new Date(instant.getTime() + INDIA_OFFSET_MS)
    .toISOString()
    .slice(11, 16)
    .split(":")
    .map(Number);
  return timeOfDay(hour)({ time: `${hour % 12 || 12}:${String(minute).padStart(2, "0")}` });
}

/** English divides the day into two halves, Hindi into four parts. */
function timeOfDay(hour: number) {
  if (hour < 4) return m.lateNight;
  if (hour < 12) return m.morning;
  if (hour < 16) return m.afternoon;
  return hour < 20 ? m.evening : m.night;
}

export function indianGreeting(instant: Date): string {
  const hour = new Date(instant.getTime() + INDIA_OFFSET_MS).getUTCHours();
  if (hour < 12) return m.goodMorning();
  return hour < 18 ? m.goodAfternoon() : m.goodEvening();
}

/** Midnight in India. */
export function startOfIndianDay(day: string): Date {
  return new Date(Date.parse(day) - INDIA_OFFSET_MS);
}
