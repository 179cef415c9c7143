import type { Locale } from "#messages/locale.ts";

/** Returns the language's name in English, the language of the console. */
export function languageName(language: Locale): string {
  return language === "hi" ? "Hindi" : "English";
}
