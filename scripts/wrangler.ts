import { attempt, StepError } from "./processes.ts";

/** Wrangler's words without colours, banner and questions: nobody sits at a deployment to answer them. */
const QUIET = { WRANGLER_HIDE_BANNER: "true", WRANGLER_SEND_METRICS: "false", NO_COLOR: "1", CI: "1" };

/** Much longer than any call takes; one that hangs must not hold up a nightly job for good. */
const LIMIT_MS = 20 * 60_000;

/** The one way to an account. Returns what Wrangler printed; throws StepError with its words when it fails. */
export async function wrangler(args: string[], env: Record<string, string> = {}): Promise<string> {
  const { code, output, stdout } = await attempt("wrangler", args, { ...QUIET, ...env }, LIMIT_MS);
  if (code !== 0) throw failed(args, output);
  return stdout;
}

/** As {@link wrangler}, but for something that may not be there: `undefined` when Wrangler says one of `absences`. */
export async function wranglerIfThere(args: string[], absences: RegExp): Promise<string | undefined> {
  const { code, output, stdout } = await attempt("wrangler", args, QUIET, LIMIT_MS);
  if (code === 0) return stdout;
  if (absences.test(output)) return undefined;
  throw failed(args, output);
}

/** The rows that a query of a database of the account gives. */
export async function rowsOf<T>(database: string, query: string, options: string[] = []): Promise<T[]> {
  const args = ["d1", "execute", database, "--remote", "--json", ...options, "--command", query];
  return jsonIn<Array<{ results: T[] }>>(await wrangler(args))[0]?.results ?? [];
}

/** An address with a query may be a signed one: whoever reads it in a job's log could fetch the whole database with it. */
function failed(args: string[], output: string): StepError {
  const words = output.trim().replace(/(https?:\/\/[^\s?]+)\?\S+/g, "$1?…");
  return new StepError(`\`wrangler ${args.join(" ")}\` failed:\n${words}`);
}

/** The JSON in what a command printed; a warning may stand before it. */
export function jsonIn<T>(stdout: string): T {
  const start = stdout.search(/^[[{]/m);
  try {
    // Wrangler's documented answers; what is read of them is checked where it is used.
    return JSON.parse(stdout.slice(Math.max(start, 0))) as T;
  } catch (error) {
    throw new StepError(`Wrangler's answer is not JSON: ${stdout.slice(0, 200)}`, { cause: error });
  }
}
