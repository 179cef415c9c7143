/** This module imports nothing, so that the browser can use it. */

export const LOCALES = ["en", "hi"] as const;
export type Locale = (typeof LOCALES)[number];

/** Locales for `Intl`: Indian digit grouping and, also in Hindi, the digits 0 to 9. */
export const INTL_LOCALES: Record<Locale, string> = { en: "en-IN", hi: "hi-IN-u-nu-latn" };

const HINDI_PATH = /^\/hi(?=\/|$)/i;

let read = (): Locale => (globalThis.document?.documentElement.lang === "hi" ? "hi" : "en");

/** Language tag for search engines and feeds. */
export function languageTag(): string {
  return `${locale()}-IN`;
}

/** The language's own name. Not a `{ en, hi }` table: the build reduces those to one language in the browser. */
export function languageName(language: Locale): string {
  return language === "en" ? "English" : "हिंदी";
}

/** Address of the browser file with the texts of the current language. */
export function localFile(path: string | undefined): string | undefined {
  return locale() === "hi" ? path?.replace("/assets/", "/assets/hi/") : path;
}

/** The language of the request that is being answered, or of the open page. */
export function locale(): Locale {
  return read();
}

/** Sets where `locale` reads from: the server answers both languages at the same time (worker/locale.server.ts). */
export function readLocaleFrom(source: () => Locale): void {
  read = source;
}

/** The language of an address. No other code decides this. */
export function localeOf(path: string): Locale {
  return HINDI_PATH.test(path) ? "hi" : "en";
}

/** The English address of a page: "/hi/events" is "/events". */
export function englishPath(path: string): string {
  return path.replace(HINDI_PATH, "") || "/";
}

/** The address of one of our pages in a language. Other addresses stay unchanged. */
export function localPath(path: string, language: Locale = locale()): string {
  return language === "en" || !ENGLISH_PAGE.test(path) ? path : `/hi${path.replace(/^\/(?=$|[?#])/, "")}`;
}

const ENGLISH_PAGE = /^\/(?!\/|(?:hi|api|assets|console|fonts|pictures|uploads)(?:\/|$))/i;
