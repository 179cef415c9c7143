/**
 * `npm run deploy -- staging` or `-- production`: checks the configuration, builds, migrates D1 and deploys. Secrets come
 * from `.staging.vars` or `.production.vars`, which holds AUTH_SECRET at least; others that were set earlier stay.
 */
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkArtefacts } from "./artefacts.ts";
import { forgetBuild, readVariables } from "./local-site.ts";
import { root, run, StepError } from "./processes.ts";

const [environment] = process.argv.slice(2);

try {
  if (environment !== "staging" && environment !== "production") {
    throw new StepError("Say where to: npm run deploy -- staging, or npm run deploy -- production.");
  }
  const secretsFile = `.${environment}.vars`;
  const secrets = existsSync(join(root, secretsFile)) ? ["--secrets-file", secretsFile] : [];
  console.log(`Configuration: checking wrangler.toml${secrets.length > 0 ? ` and ${secretsFile}` : ""}.`);
  readVariables(secretsFile, environment);

  console.log("Build: making the production build.");
  forgetBuild();
  await run("react-router", ["build"], { CLOUDFLARE_ENV: environment });
  // The build copies the local secrets beside the Worker; they must not lie where a deployment is made.
  rmSync(join(root, "build/server/.dev.vars"), { force: true });
  const problems = await checkArtefacts();
  if (problems.length > 0) throw new StepError(problems.join("\n"));

  console.log("Database: applying migrations.");
  await run("wrangler", ["d1", "migrations", "apply", "DB", "--remote", "--env", environment]);
  console.log("Worker: deploying.");
  console.log(await run("wrangler", ["deploy", ...secrets]));
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(`\n${error.message}`);
  process.exit(1);
}
