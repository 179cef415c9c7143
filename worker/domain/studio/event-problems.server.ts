import { z } from "zod";
import { INTL_LOCALES, type Locale } from "#messages/locale.ts";
import { EVENT_TABS } from "../../content/event-schema.ts";
import type { FieldError } from "../../contracts/problem.ts";
import type { Draft } from "../../db/schema/content.ts";
import { indianDay, longDate } from "../india-calendar.server.ts";

const Announced = z.object({
  tab: z.enum(EVENT_TABS),
  startsAt: z.iso.datetime().transform((text) => new Date(text)),
  endsAt: z.iso.datetime().optional(),
  date: z.string(),
  recurrence: z.string().optional(),
});

const LONGEST_MS = 31 * 24 * 60 * 60 * 1000;
const WEEKDAY = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" });

/** `published`: the public version, if there is one. An event that has begun can still be corrected. */
export function findEventProblems({ data, translations }: Draft, published: unknown, at: Date): FieldError[] {
  const announced = Announced.safeParse(data);
  if (!announced.success) return [];
  const { tab, startsAt, endsAt, date, recurrence } = announced.data;
  // The text of a programme describes a series.
  if (tab === "programs") return [];
  const day = indianDay(startsAt);
  const wanted = `${WEEKDAY.format(new Date(day))}, ${longDate(day)}`;
  const isKnown = Announced.safeParse(published).data?.startsAt.getTime() === startsAt.getTime();
  const hindi = z.object({ hi: z.object({ date: z.string().trim().min(1) }) }).safeParse(translations).data?.hi.date;
  const problems = [];
  if (tab === "upcoming" && startsAt <= at && !isKnown) {
    problems.push({
      field: "startsAt",
      message: `${wanted} is over when this is published. Correct it, or choose “Past events”.`,
    });
  }
  if (tab === "upcoming" && endsAt && Date.parse(endsAt) > startsAt.getTime() + LONGEST_MS) {
    problems.push({ field: "endsAt", message: "The end is more than a month after the start. Correct it." });
  }
  if (tab === "upcoming" && recurrence) {
    problems.push({
      field: "recurrence",
      message: "Only a programme repeats. Choose “None”, or show it under “Programmes”.",
    });
  }
  const correct = `“Starts at” is ${wanted}. Write that day, or correct “Starts at”.`;
  if (!namesDay(date, day, "en")) problems.push({ field: "date", message: correct });
  if (hindi && !namesDay(hindi, day, "hi")) {
    problems.push({ field: "hi.date", message: `The Hindi text names another day. ${correct}` });
  }
  return problems;
}

const TIMES = /\d{1,2}[:.]\d{2}(?![\d.])|\d{1,2}\s*(?:[ap]\.?m\b|noon|बजे)/g;
const ONE_OR_TWO_DIGITS = /(?<!\d)\d{1,2}(?!\d)/g;
const FOUR_DIGITS = /\d{4}/g;
const WORDS = /\p{L}[\p{L}\p{M}]*/gu;

/**
 * True if a text such as “Sat, 12 December 2026, 5 pm” or “12–14 December” names `day`. The weekday and the year
 * can be left out, in Hindi also the month, because its spelling varies.
 */
function namesDay(text: string, day: string, language: Locale): boolean {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const shown = comparable(withLatinDigits(text)).replace(TIMES, " ");
  const months = listNamed(shown, monthNames(language)).map((index) => index + 1);
  const weekdays = listNamed(shown, weekdayNames(language));
  const years = listNumbers(shown, FOUR_DIGITS);
  const endsNextYear = months.some((named) => named < month);
  return (
    listNumbers(shown, ONE_OR_TWO_DIGITS).includes(date) &&
    (months.includes(month) || (language === "hi" && months.length === 0)) &&
    (weekdays.length === 0 || weekdays.includes(new Date(day).getUTCDay())) &&
    (years.length === 0 || years.includes(year) || (endsNextYear && years.includes(year + 1)))
  );
}

/** Returns the indexes of the names in a text. English names may be short, such as “Dec”. */
function listNamed(text: string, names: readonly string[]): number[] {
  const isShort = (word: string, name: string) => /^[a-z]{3,}$/.test(word) && name.startsWith(word);
  const words = text.match(WORDS) ?? [];
  return words.flatMap((word) => {
    const index = names.findIndex((name) => name === word || isShort(word, name));
    return index < 0 ? [] : [index];
  });
}

function listNumbers(text: string, pattern: RegExp): number[] {
  return (text.match(pattern) ?? []).map(Number);
}

function withLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String("०१२३४५६७८९".indexOf(digit)));
}

function monthNames(language: Locale): string[] {
  const names = new Intl.DateTimeFormat(INTL_LOCALES[language], { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => comparable(names.format(Date.UTC(2023, month))));
}

/** From Sunday, which 1 January 2023 was. */
function weekdayNames(language: Locale): string[] {
  const names = new Intl.DateTimeFormat(INTL_LOCALES[language], { weekday: "long", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, weekday) => comparable(names.format(Date.UTC(2023, 0, weekday + 1))));
}

function comparable(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
