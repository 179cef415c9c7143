import { message } from "../message.ts";

export const lastDayOf = message({ en: "Last day: {title}", hi: "आखिरी दिन: {title}" });
export const confirmDay = message({
  en: "{agency}. Confirm the day with the source before you rely on it: {url}",
  hi: "{agency}। भरोसा करने से पहले यह दिन स्रोत से मिला लें: {url}",
});
export const inAWeek = message({
  en: "The last day for {title} is in a week.",
  hi: "{title} का आखिरी दिन एक हफ़्ते बाद है।",
});
export const tomorrow = message({ en: "The last day for {title} is tomorrow.", hi: "{title} का आखिरी दिन कल है।" });
