/**
 * Mozilla's Observatory over the addresses of the command line (`localhost:8797/about`), without the network: prints for
 * each its results by the name of the test. A separate process, because the list of preloaded domains is replaced.
 */
import { registerHooks } from "node:module";

// The package downloads the list when it is installed; for a site on this machine an empty one says the same.
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
