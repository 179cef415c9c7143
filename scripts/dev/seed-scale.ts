/**
 * `npm run db:seed:scale`: adds 100,000 registrations, 50,000 orders, 20,000 members, 200,000 audit entries and many
 * other rows to the local database, to see the console at that size. It cannot reach any other database.
 */
import { withLocalDeps } from "./local-deps.ts";
import { prepareDatabase } from "./local-site.ts";
import { main } from "./main.ts";
import { StepError } from "./processes.ts";
import { fillScale } from "./scale-rows.ts";

/** Throws StepError for anything but one folder. */
export async function seedScale([stateDir = ".wrangler/state", ...more]: string[]): Promise<void> {
  if (stateDir.startsWith("-") || more.length > 0) {
    throw new StepError(
      "Usage: npm run db:seed:scale -- [folder of the local database]. It never fills a deployed one.",
    );
  }
  await prepareDatabase(stateDir);
  await withLocalDeps(stateDir, (_, env) => fillScale(env.DB, new Date(), console.log));
}

if (import.meta.main) await main(() => seedScale(process.argv.slice(2)));
