/**
 * Runs Mozilla's Observatory on the given addresses (`localhost:8797/about`) without the network, and prints the
 * results by test name. A separate process, because it replaces the list of preloaded domains.
 */
import { registerHooks } from "node:module";

// The package downloads the list when it is installed. For a local site, an empty list gives the same result.
registerHooks({
  load: (url, context, next) =>
    url.endsWith("/src/analyzer/hsts.js")
      ? { format: "module", shortCircuit: true, source: "export const isHstsPreloaded = () => null;" }
      : next(url, context),
});

const { scan } = await import("@mdn/mdn-http-observatory");
const results: Record<string, Record<string, string>> = {};
for (const address of process.argv.slice(2)) {
  const { tests } = await scan(address);
  results[address] = Object.fromEntries(Object.entries(tests).map(([name, { result }]) => [name, result]));
}
console.log(JSON.stringify(results));
