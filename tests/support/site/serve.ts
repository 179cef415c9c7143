import { copyFilledDatabase, fillDatabase } from "../../../scripts/check/filled-database.ts";
import { build, ensureSecretsFile, readVariables, serveLocally } from "../../../scripts/dev/local-site.ts";
import { addFarContent } from "../fixtures/future-content.ts";
import { PORT_VARIABLE, SITE_PORT } from "./ports.ts";
import makeTemporaryFolder from "./temporary-folder.ts";

const STATE = ".wrangler/e2e";

/** Serves the built site for the browser tests, on a separate database that starts empty. */
export default async function serve(): Promise<() => Promise<void>> {
  const removeTemporaryFolder = makeTemporaryFolder();
  ensureSecretsFile();
  const variables = readVariables(".dev.vars.example");
  await fillDatabase();
  copyFilledDatabase(STATE);
  await addFarContent(STATE);
  await build();
  const site = await serveLocally(SITE_PORT, STATE, variables, PORT_VARIABLE);
  return async () => {
    try {
      await site.stop();
    } finally {
      removeTemporaryFolder();
    }
  };
}
