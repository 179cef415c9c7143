import { z } from "zod";
import { INTL_LOCALES, type Locale } from "#messages/locale.ts";
import { EVENT_TABS } from "../../content/event-schema.ts";
import type { FieldError } from "../../contracts/problem.ts";
import type { Draft } from "../../db/schema/content.ts";
import { indianDay, longDate } from "../india-calendar.server.ts";

const Announced = z.object({
  tab: z.enum(EVENT_TABS),
  startsAt: z.iso.datetime().transform((text) => new Date(text)),
  date: z.string(),
});

const TIMES = /\d{1,2}[:.]\d{2}(?![\d.])|\d{1,2}\s*(?:[ap]\.?m\b|noon|बजे)/g;

/** `published`: the public version, if there is one. An event that has begun can still be corrected. */
export function findEventProblems({ data, translations }: Draft, published: unknown, at: Date): FieldError[] {
  const announced = Announced.safeParse(data);
  if (!announced.success) return [];
  const { tab, startsAt, date } = announced.data;
  // The text of a programme describes a series.
  if (tab === "programs") return [];
  const day = indianDay(startsAt);
  const wanted = `${namesOf("en", "weekday")[weekdayOf(day)]}, ${longDate(day)}`;
  const isKnown = Announced.safeParse(published).data?.startsAt.getTime() === startsAt.getTime();
  const hindi = z.object({ hi: z.object({ date: z.string().trim().min(1) }) }).safeParse(translations).data?.hi.date;
  const problems = [];
  if (tab === "upcoming" && startsAt <= at && !isKnown) {
    problems.push({ field: "startsAt", message: `${wanted} is in the past. Correct it, or choose “Past events”.` });
  }
  const correct = `“Starts at” is ${wanted}. Write that day, or correct “Starts at”.`;
  if (!namesDay(date, day, "en")) problems.push({ field: "date", message: correct });
  else if (hindi && !namesDay(hindi, day, "hi")) {
    problems.push({ field: "date", message: `The Hindi text names another day. ${correct}` });
  }
  return problems;
}

/**
 * True if a text such as “Sat, 12 December 2026, 5 pm” or “12–14 December” contains `day`. The weekday and the year
 * can be left out, in Hindi also the month, because its spelling varies.
 */
function namesDay(text: string, day: string, language: Locale): boolean {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const shown = withLatinDigits(text).normalize("NFC").toLowerCase().replace(TIMES, " ");
  const months = listNames(shown, namesOf(language, "month"));
  const weekdays = listNames(shown, namesOf(language, "weekday"));
  const endsNextYear = months.some((named) => named < month);
  const isNamed = numbersIn(shown, /(?<!\d)\d{1,2}(?!\d)/g).includes(date);
  const hasMonth = months.includes(month) || (language === "hi" && months.length === 0);
  const years = numbersIn(shown, /\d{4}/g);
  return (
    isNamed &&
    hasMonth &&
    (weekdays.length === 0 || weekdays.includes(weekdayOf(day) + 1)) &&
    (years.length === 0 || years.includes(year) || (endsNextYear && years.includes(year + 1)))
  );
}

function withLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String("०१२३४५६७८९".indexOf(digit)));
}

function numbersIn(text: string, pattern: RegExp): number[] {
  return (text.match(pattern) ?? []).map(Number);
}

/** Numbers of the names in a text, from 1. English names may be short, such as “Dec”. */
function listNames(text: string, names: readonly string[]): number[] {
  const isIt = (name: string, word: string) => name === word || (/^[a-z]{3,}$/.test(word) && name.startsWith(word));
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const found = words.map((word) => names.findIndex((name) => isIt(name.toLowerCase(), word)) + 1);
  return found.filter((number) => number > 0);
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

function namesOf(language: Locale, part: "month" | "weekday"): string[] {
  const names = new Intl.DateTimeFormat(INTL_LOCALES[language], { [part]: "long", timeZone: "UTC" });
  // 1 January 2023 was a Sunday.
  const days = Array.from({ length: part === "month" ? 12 : 7 }, (_, i) =>
    part === "month" ? Date.UTC(2023, i, 1) : Date.UTC(2023, 0, i + 1),
  );
  return days.map((time) => names.format(time).normalize("NFC"));
}
