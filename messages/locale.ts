/** Imports nothing, so that the browser can use it. */

export const LOCALES = ["en", "hi"] as const;
export type Locale = (typeof LOCALES)[number];

/** For `Intl`: Indian grouping and, in Hindi too, the digits 0 to 9. */
export const INTL_LOCALES: Record<Locale, string> = { en: "en-IN", hi: "hi-IN-u-nu-latn" };

const HINDI_PATH = /^\/hi(?=\/|$)/i;

let read = (): Locale => (globalThis.document?.documentElement.lang === "hi" ? "hi" : "en");

/** For search engines and feeds. */
export function languageTag(): string {
  return `${locale()}-IN`;
}

/** What a language is called in itself; in bundles, an object of the two would have only one. */
export function languageName(language: Locale): string {
  return language === "en" ? "English" : "हिंदी";
}

/** The browser file with the texts of the present language. */
export function localFile(path: string | undefined): string | undefined {
  return locale() === "hi" ? path?.replace("/assets/", "/assets/hi/") : path;
}

/** The language of the request that is being answered, or of the open page. */
export function locale(): Locale {
  return read();
}

/** The server answers requests of both languages at the same time and keeps each one's apart (worker/locale.server.ts). */
export function readLocaleFrom(source: () => Locale): void {
  read = source;
}

/** The only rule for the language of an address. */
export function localeOf(path: string): Locale {
  return HINDI_PATH.test(path) ? "hi" : "en";
}

/** The English address of a page: "/hi/events" is "/events". */
export function englishPath(path: string): string {
  return path.replace(HINDI_PATH, "") || "/";
}

/** The address of one of our pages in the language; every other address unchanged. */
export function localPath(path: string, language: Locale = locale()): string {
  return language === "en" || !ENGLISH_PAGE.test(path) ? path : `/hi${path.replace(/^\/(?=$|[?#])/, "")}`;
}

const ENGLISH_PAGE = /^\/(?!\/|(?:hi|api|assets|console|fonts|pictures|uploads)(?:\/|$))/i;
