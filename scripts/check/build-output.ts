import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { gzipSync } from "node:zlib";
import { root } from "../dev/processes.ts";

/**
 * Compressed bytes. better-auth, the passkey parser and the PDF library are a third of the Worker, and the manual of the
 * console is 15 kB. Browser tests check the bytes of a visit to each page.
 */
const BUDGETS = { worker: 1_147_000, start: 124_000, latinFont: 16_000, hindiFont: 26_000 };

/** Words that must not be in the browser's files: server code, its libraries, and secrets. */
const NOT_IN_BROWSER = [
  "ZodError",
  "sqliteTable",
  "drizzle",
  "findPlanForSale",
  "recordPayment",
  "receiveProviderEvent",
];
/** Words of the fake Razorpay and of demo accounts, which must not be in the deployed Worker. */
const NOT_IN_WORKER = [
  "No money moves here",
  "fake-razorpay-key-secret",
  "rzp_test_Fake",
  "checkout/frame",
  "takeFault",
  "demo.example",
];

type BuiltFile = { path: string; bytes: Buffer };

/** Checks the production build. Returns one line per problem. */
export async function checkBuild(): Promise<string[]> {
  const browser = read("build/client/**/*.js", "build/client/scalar/**");
  const worker = read("build/server/**/*.js");
  const secrets = Object.entries(parseEnv(readFileSync(join(root, ".dev.vars.example"), "utf8")))
    .filter(([name, value]) => /SECRET/.test(name) && value)
    .map(([, value]) => String(value));
  return [
    ...found("A browser file", browser, [...NOT_IN_BROWSER, ...secrets]),
    ...found("The Worker", worker, [...NOT_IN_WORKER, ...secrets]),
    ...tooBig("modules of the Worker", worker, BUDGETS.worker),
    ...tooBig("modules that the Worker reads when it starts", readAtStart("build/server/index.js"), BUDGETS.start),
    ...tooBig("font of every page", read("public/fonts/anek-latin-*.woff2"), BUDGETS.latinFont),
    ...tooBig("font of Hindi pages", read("public/fonts/anek-devanagari-*.woff2"), BUDGETS.hindiFont),
  ];
}

function read(pattern: string, ...exclude: string[]): BuiltFile[] {
  const paths = globSync(pattern, { cwd: root, exclude });
  if (paths.length === 0 || !existsSync(join(root, paths[0] ?? ""))) throw new Error(`Nothing matches ${pattern}.`);
  return paths.map((path) => ({ path, bytes: readFileSync(join(root, path)) }));
}

/** The module and its static imports, without what it loads later on the first request that needs it. */
function readAtStart(entry: string): BuiltFile[] {
  const paths = new Set([entry]);
  for (const path of paths) {
    const imported = readFileSync(join(root, path), "utf8").matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g);
    for (const [, file = ""] of imported) paths.add(join(dirname(path), file));
  }
  return [...paths].map((path) => ({ path, bytes: readFileSync(join(root, path)) }));
}

function found(what: string, files: BuiltFile[], words: string[]): string[] {
  return files.flatMap(({ path, bytes }) =>
    words.filter((word) => bytes.includes(word)).map((word) => `${what}, ${path}, contains "${word}".`),
  );
}

function tooBig(what: string, files: BuiltFile[], budget: number): string[] {
  const size = files.reduce(
    (sum, { path, bytes }) => sum + (path.endsWith(".woff2") ? bytes.length : gzipSync(bytes).length),
    0,
  );
  return size > budget ? [`The ${what} weigh ${size} bytes compressed, more than ${budget}.`] : [];
}
