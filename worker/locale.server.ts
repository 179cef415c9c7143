import { AsyncLocalStorage } from "node:async_hooks";
import { type Locale, readLocaleFrom } from "#messages/locale.ts";

const storage = new AsyncLocalStorage<Locale>();
readLocaleFrom(() => storage.getStore() ?? "en");

/** Everything that `task` calls, now or later, writes in this language. */
export function inLocale<T>(locale: Locale, task: () => T): T {
  return storage.run(locale, task);
}
