import type { Locale } from "#messages/locale.ts";

export function languageName(language: Locale): string {
  return language === "hi" ? "Hindi" : "English";
}
