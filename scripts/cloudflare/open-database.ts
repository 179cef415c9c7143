import { join } from "node:path";
import { parseArgs } from "node:util";
import { unstable_readConfig } from "wrangler";
import { openDb } from "../../worker/db/client.ts";
import { root } from "../dev/processes.ts";
import { readEnvironment } from "./environments.ts";
import { type NamedDatabase, openRemoteDatabase } from "./remote-database.ts";

/** Opens the database of `--env`, or the local one, for the command `npm run <script>`. */
export function openDatabase(args: string[], script: string) {
  const options = { env: { type: "string" }, state: { type: "string" } } as const;
  const { env, state } = parseArgs({ args, options, allowPositionals: true, strict: false }).values;
  const { database, siteUrl } = env === undefined ? localDatabase(state) : deployedDatabase(String(env), script);
  return { db: openDb(openRemoteDatabase(database)), siteUrl };
}

function deployedDatabase(env: string, script: string): { database: NamedDatabase; siteUrl: string } {
  const { database, siteUrl } = readEnvironment(env, script);
  return { database: { name: database, place: ["--remote"] }, siteUrl };
}

function localDatabase(state: string | boolean = ".wrangler/state"): { database: NamedDatabase; siteUrl: string } {
  const { d1_databases, vars } = unstable_readConfig({ config: join(root, "wrangler.toml") });
  const name = d1_databases[0]?.database_name ?? "";
  const siteUrl = String((vars as Record<string, string>)["SITE_URL"] ?? "");
  return { database: { name, place: ["--local", "--persist-to", String(state)] }, siteUrl };
}
