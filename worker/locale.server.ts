import { AsyncLocalStorage } from "node:async_hooks";
import { type Locale, readLocaleFrom } from "#messages/locale.ts";

const storage = new AsyncLocalStorage<Locale>();
readLocaleFrom(() => storage.getStore() ?? "en");

/** Runs `task` in this language, including everything that it defers. */
export function inLocale<T>(locale: Locale, task: () => T): T {
  return storage.run(locale, task);
}
