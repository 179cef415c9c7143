import type { Locale } from "#messages/locale.ts";

/** As the staff reads it: the console is in English. */
export function languageName(language: Locale): string {
  return language === "hi" ? "Hindi" : "English";
}
