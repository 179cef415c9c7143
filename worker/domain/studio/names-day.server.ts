import { INTL_LOCALES, type Locale } from "#messages/locale.ts";

const TIMES = /\d{1,2}[:.]\d{2}(?![\d.])|\d{1,2}\s*(?:[ap]\.?m\b|noon|बजे)/g;
const ONE_OR_TWO_DIGITS = /(?<!\d)\d{1,2}(?!\d)/g;
const FOUR_DIGITS = /\d{4}/g;
const WORDS = /\p{L}[\p{L}\p{M}]*/gu;

/**
 * True if a text such as “Sat, 12 December 2026, 5 pm” or “12–14 December” names `day`. The weekday and the year
 * can be left out, in Hindi also the month, because its spelling varies.
 */
export function namesDay(text: string, day: string, language: Locale): boolean {
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
