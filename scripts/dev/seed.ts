/** `npm run db:seed`: fills an empty local D1 with the content that the site ships with, and publishes it to KV. */
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { seedContent } from "../../worker/db/seed.ts";
import { createDeps } from "../../worker/deps.ts";
import { root } from "./processes.ts";

const configPath = join(root, "wrangler.toml");
const stateDir = process.argv[2] ?? ".wrangler/state";
const proxy = await getPlatformProxy<Env>({ configPath, persist: { path: `${stateDir}/v3` } });
try {
  const deps = createDeps(proxy.env, { waitUntil: () => undefined });
  const written = await seedContent(deps);
  console.log(written === 0 ? "The content store is filled already." : `Wrote and published ${written} entries.`);
} finally {
  await proxy.dispose();
}
