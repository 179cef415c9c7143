import { spawn } from "node:child_process";
import { once } from "node:events";
import { attempt, StepError } from "../dev/processes.ts";

/** No colours, no banner, no questions: these commands also run in scheduled jobs. */
const QUIET = { WRANGLER_HIDE_BANNER: "true", WRANGLER_SEND_METRICS: "false", NO_COLOR: "1", CI: "1" };
const TIMEOUT_MS = 20 * 60_000;

/** Runs the program. The tests answer in its place. */
export const program = {
  attempt: (args: string[]) => attempt("wrangler", args, QUIET, TIMEOUT_MS),
  /** At the terminal. Resolves to the exit code. */
  async ask(args: string[]): Promise<number> {
    const [code] = await once(spawn("wrangler", args, { stdio: "inherit" }), "exit");
    return code ?? 1;
  },
};

/** Runs a Wrangler command and returns its standard output; throws StepError with Wrangler's message when it fails. */
export async function wrangler(...args: string[]): Promise<string> {
  const { code, output, stdout } = await program.attempt(args);
  if (code !== 0) throw failure(args, output);
  return stdout;
}

/** Like {@link wrangler}, but returns `undefined` if it fails with a message that matches `notFound`. */
export async function wranglerUnless(notFound: RegExp, ...args: string[]): Promise<string | undefined> {
  const { code, output, stdout } = await program.attempt(args);
  if (code === 0) return stdout;
  if (notFound.test(output)) return undefined;
  throw failure(args, output);
}

/** Runs a Wrangler command that may ask the person at the terminal, for example before it takes over a domain. */
export async function askWrangler(...args: string[]): Promise<void> {
  if ((await program.ask(args)) !== 0) throw new StepError(`\`wrangler ${args[0]}\` failed; its message is above.`);
}

/** The rows of a query on a deployed database. */
export async function queryRows<T>(database: string, query: string): Promise<T[]> {
  const stdout = await wrangler("d1", "execute", database, "--remote", "--json", "--command", query);
  return parseJson<Array<{ results: T[] }>>(stdout)[0]?.results ?? [];
}

/** Redacts signed download URLs, which would expose the whole database in a job's log. */
function failure(args: string[], output: string): StepError {
  const message = output.trim().replace(/(https?:\/\/[^\s?]+)\?\S+/g, "$1?…");
  return new StepError(`\`wrangler ${args.join(" ")}\` failed:\n${message}`);
}

/** Parses the JSON that a command printed; warnings may precede it. */
export function parseJson<T>(stdout: string): T {
  try {
    return JSON.parse(stdout.slice(Math.max(stdout.search(/^[[{]/m), 0))) as T;
  } catch (error) {
    throw new StepError(`Wrangler did not print JSON: ${stdout.slice(0, 200)}`, { cause: error });
  }
}
