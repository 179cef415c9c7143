/** `npm start`: runs the whole site on this machine, from a fresh clone. Ctrl-C stops everything. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import {
  addDemoMembers,
  build,
  ensureSecretsFile,
  prepareDatabase,
  readVariables,
  serveLocally,
} from "./local-site.ts";
import { main } from "./main.ts";
import { root, StepError } from "./processes.ts";

const STATE = ".wrangler/state";
const port = Number(process.env.PORT ?? 8787);
/** More often than in production, so that nobody waits for an approved refund. */
const JOBS_EVERY_MS = 60_000;

await main(async () => {
  if (!Number.isInteger(port) || port < 1 || port > 65_533)
    throw new StepError("PORT must be a port number below 65534.");
  ensureSecretsFile();
  const variables = readVariables();
  await prepareDatabase(STATE);
  await addDemoMembers(STATE);
  await build();
  // Cached pages of an earlier build name scripts that are gone.
  rmSync(join(root, STATE, "v3/cache"), { recursive: true, force: true });
  console.log("Servers: starting the site and the fake Razorpay.");
  const site = await serveLocally(port, STATE, variables);
  const jobs = setInterval(() => {
    site.runScheduledJobs().catch(console.error);
  }, JOBS_EVERY_MS);
  const stop = () => {
    clearInterval(jobs);
    site.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // Wrangler's own handlers would end this process before its runtimes have stopped.
    process.removeAllListeners(signal);
    process.once(signal, stop);
  }
  console.log(`
The site        ${site.siteUrl}
Sent emails     ${site.mailboxUrl}
Log in          ${site.siteUrl}/login as startup@demo.example, student@…, mentor@… or investor@…;
                the code is in the sent emails
Console         ${site.siteUrl}/login?to=/console as owner@demo.example, editor@…, desk@…, finance@… or
                auditor@…; it asks for a passkey
Razorpay        ${site.fakeRazorpayUrl ? `${site.fakeRazorpayUrl} (a fake: no money moves)` : "as .dev.vars says"}
API reference   ${site.siteUrl}/api/docs

Ctrl-C stops everything.`);
});
