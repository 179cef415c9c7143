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
 * True if a text such as “Sat, 12 December 2026, 5 pm” or “12–14 December” begins with `day`. The weekday and the
 * year can be left out, in Hindi also the month, because its spelling varies.
 */
function namesDay(text: string, day: string, language: Locale): boolean {
  const [year, month, date] = day.split("-").map(Number);
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const [shownDay] = /(?<![\d:.])\d{1,2}(?![\d:.]|\s*(?:am|pm|बजे))/i.exec(text) ?? [];
  const [shownYear = year] = (text.match(/\d{4}/g) ?? []).map(Number);
  const shownMonth = findName(words, namesOf(language, "month")) ?? (language === "hi" ? month : undefined);
  const weekday = findName(words, namesOf(language, "weekday"));
  if (weekday !== undefined && weekday - 1 !== weekdayOf(day)) return false;
  return Number(shownDay) === date && shownMonth === month && shownYear === year;
}

/** Number of the first name in a text, from 1. English names may be short, such as “Dec”. */
function findName(words: readonly string[], names: readonly string[]): number | undefined {
  const isIt = (name: string, word: string) => name === word || (/^[a-z]{3,}$/.test(word) && name.startsWith(word));
  const found = words.map((word) => names.findIndex((name) => isIt(name.toLowerCase(), word)) + 1);
  return found.find((number) => number > 0);
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

function namesOf(language: Locale, part: "month" | "weekday"): string[] {
  const { format } = new Intl.DateTimeFormat(INTL_LOCALES[language], { [part]: "long", timeZone: "UTC" });
  // 1 January 2023 was a Sunday.
  const days = Array.from({ length: part === "month" ? 12 : 7 }, (_, i) =>
    part === "month" ? Date.UTC(2023, i, 1) : Date.UTC(2023, 0, i + 1),
  );
  return days.map((time) => format(time).normalize("NFC"));
}
