import { getPlatformProxy } from "wrangler";
import type { SeedEntry } from "#worker/content/collections.ts";
import { createDeps } from "#worker/deps.ts";
import { publishContent, saveEntries } from "#worker/domain/content.server.ts";
import { root } from "../../scripts/dev/processes.ts";
import { FAR_EVENT, FAR_OPPORTUNITY } from "./far-entries.ts";

/** Puts an event and an opportunity that stay open into the database of the browser tests, after all others. */
export async function addFarContent(stateDir: string): Promise<void> {
  const proxy = await getPlatformProxy<Env>({
    configPath: `${root}wrangler.toml`,
    persist: { path: `${root}${stateDir}/v3` },
  });
  try {
    const deps = createDeps(proxy.env, { waitUntil: () => undefined });
    const add = <C extends "events" | "opportunities">(collection: C, { slug, ...data }: SeedEntry<C>) =>
      saveEntries(deps, [{ collection, slug, position: 1000, status: "published", data }], "browser-tests");
    await add("events", FAR_EVENT);
    await add("opportunities", FAR_OPPORTUNITY);
    await publishContent(deps);
  } finally {
    await proxy.dispose();
  }
}
