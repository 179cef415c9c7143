import { join } from "node:path";
import { unstable_readConfig } from "wrangler";
import { root, StepError } from "../dev/processes.ts";

const NAMES = ["staging", "production"] as const;

/** One deployed environment as wrangler.toml describes it. */
export type DeployedEnvironment = {
  name: (typeof NAMES)[number];
  worker: string;
  database: string;
  siteUrl: string;
  variables: Record<string, string>;
};

/** Reads the environment named on the command line of `npm run <script>`; throws StepError for any other name. */
export function readEnvironment(argument: string | undefined, script: string): DeployedEnvironment {
  const name = NAMES.find((known) => known === argument);
  if (!name)
    throw new StepError(`Name the environment: npm run ${script} -- staging, or npm run ${script} -- production.`);
  const { name: worker, vars, d1_databases } = unstable_readConfig({ config: join(root, "wrangler.toml"), env: name });
  const database = d1_databases[0]?.database_name;
  if (!worker || !database) throw new StepError(`wrangler.toml has no Worker name or no database name for ${name}.`);
  const variables = vars as Record<string, string>;
  return { name, worker, database, siteUrl: variables["SITE_URL"] ?? "", variables };
}
