import { join } from "node:path";
import { unstable_readConfig } from "wrangler";
import { root, StepError } from "./processes.ts";

const ENVIRONMENTS = ["staging", "production"] as const;

/** What wrangler.toml says of an environment of the account. */
export type DeployedEnvironment = {
  name: (typeof ENVIRONMENTS)[number];
  worker: string;
  database: string;
  variables: Record<string, string>;
};

/** The environment that a script was told; `script` is how `npm run` knows it. Throws StepError when it is none. */
export function readEnvironment(told: string | undefined, script: string): DeployedEnvironment {
  const name = ENVIRONMENTS.find((known) => known === told);
  if (!name) throw new StepError(`Say which: npm run ${script} -- staging, or npm run ${script} -- production.`);
  const { name: worker, vars, d1_databases } = unstable_readConfig({ config: join(root, "wrangler.toml"), env: name });
  const database = d1_databases[0]?.database_name;
  if (!worker || !database) throw new StepError("wrangler.toml names no Worker or no database for this environment.");
  // Vars of this project are texts.
  return { name, worker, database, variables: vars as Record<string, string> };
}
