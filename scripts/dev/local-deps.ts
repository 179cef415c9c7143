import { resolve } from "node:path";
import { getPlatformProxy } from "wrangler";
import { createDeps, type Deps } from "../../worker/deps.ts";
import { root } from "./processes.ts";

/** Gives `work` the dependencies of the Worker with the D1 and KV in `stateDir`, and closes these afterwards. */
export async function withLocalDeps<T>(stateDir: string, work: (deps: Deps, env: Env) => Promise<T>): Promise<T> {
  const configPath = resolve(root, "wrangler.toml");
  const persist = { path: resolve(root, stateDir, "v3") };
  const { env, dispose } = await getPlatformProxy<Env>({ configPath, persist, remoteBindings: false });
  try {
    return await work(createDeps(env, { waitUntil: () => undefined }), env);
  } finally {
    await dispose();
  }
}
