/** `npm run publish-content -- production`: makes what the database's content store says now what the pages show. */
import { parseArgs } from "node:util";
import { checkAccount } from "./cloudflare-account.ts";
import { readEnvironment } from "./environments.ts";
import { StepError } from "./processes.ts";
import { publish } from "./publication.ts";

try {
  const [told] = parseArgs({ allowPositionals: true }).positionals;
  const { worker, database } = readEnvironment(told, "publish-content");
  await checkAccount();
  const { entries, version } = await publish({ worker, database });
  console.log(`Published: ${entries} entries as ${version}. Every location has them within a minute or so.`);
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(`\n${error.message}`);
  process.exit(1);
}
