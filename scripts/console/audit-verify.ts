/** `npm run audit:verify -- [--env staging|production]`: fails if an audit entry was changed or is missing. */
import { verifyTrail } from "../../worker/domain/operators/verify-trail.server.ts";
import { openDatabase } from "../cloudflare/open-database.ts";
import { main } from "../dev/main.ts";
import { StepError } from "../dev/processes.ts";

await main(async () => {
  const { db } = openDatabase(process.argv.slice(2), "audit:verify");
  const { entries, fault } = await verifyTrail({ db });
  if (!fault) return console.log(`The audit trail is unbroken: ${entries} entries.`);
  const what = fault.kind === "missing" ? "entries before or at this number are missing" : "this entry was changed";
  throw new StepError(`The audit trail is broken at number ${fault.seq}: ${what}. See docs/operations/incidents.md.`);
});
