import type { MiddlewareHandler } from "hono";
import { languageDetector } from "hono/language";
import { LOCALES, type Locale } from "#messages/locale.ts";
import { inLocale } from "../locale.server.ts";
import type { ApiEnv } from "./env.ts";

/** Picks the supported language that the call prefers. Defaults to English. */
export const detectLanguage = languageDetector({
  order: ["header"],
  caches: false,
  supportedLanguages: [...LOCALES],
  fallbackLanguage: "en",
});

/** Sends messages in the call's preferred language. Codes are the same in both; the description stays English. */
export const withRequestLanguage: MiddlewareHandler<ApiEnv> = (c, next) => {
  const language: Locale = c.env.deps.config.hasHindi && c.get("language") === "hi" ? "hi" : "en";
  return inLocale(language, async () => {
    await next();
    if (c.req.method !== "POST") return;
    c.res.headers.set("Content-Language", language);
    c.res.headers.append("Vary", "Accept-Language");
  });
};

export const LANGUAGE_PARAMETER = {
  name: "Accept-Language",
  in: "header" as const,
  required: false,
  description: "`hi` for messages in Hindi, while the site has Hindi pages; otherwise they are in English.",
  schema: { type: "string" as const },
};
