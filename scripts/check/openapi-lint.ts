/** Generates the OpenAPI document from the routes and lints it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { api } from "../../worker/api/app.ts";
import { attempt, root } from "../dev/processes.ts";

const response = await api.request("/api/openapi.json", {}, { deps: { config: {} } });
const file = join(root, "test-results", "openapi.json");
mkdirSync(join(root, "test-results"), { recursive: true });
writeFileSync(file, JSON.stringify(await response.json(), null, 2));
const { code, output } = await attempt("redocly", ["lint", file], { REDOCLY_TELEMETRY: "off" });
if (code !== 0) console.log(output);
process.exitCode = code;
