import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { ConfigError, KEY_MODES, parseConfig } from "../../worker/config.ts";

/** The variables of a `.vars` file; empty if the file does not exist. */
export function readSecrets(file: string): Record<string, string> {
  return existsSync(file) ? (parseEnv(readFileSync(file, "utf8")) as Record<string, string>) : {};
}

/**
 * One line per problem: `invalid` values can never work, `unfinished` ones are still those of the example. Secrets in
 * `storedNames` were checked when they were uploaded and need not be in the file.
 */
export function checkConfiguration(
  variables: Record<string, string>,
  secrets: Record<string, string>,
  storedNames: readonly string[] = [],
): { invalid: readonly string[]; unfinished: string[] } {
  const stored = Object.fromEntries(storedNames.map((name) => [name, validValue(name, variables)]));
  const all: Record<string, string> = { ...stored, ...variables, ...secrets };
  const unfinished = Object.entries(all)
    .filter(([, value]) => /\.example$|FakeRazorpay|fake-razorpay/.test(value))
    .map(([name]) => `${name} still has the value of the example`);
  try {
    parseConfig(all);
    return { invalid: [], unfinished };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { invalid: error.problems, unfinished };
  }
}

/** Whether the site must take payments. `undefined` if unknown here, because a stored secret may be empty. */
export function expectsPayments(secrets: Record<string, string>, storedNames: readonly string[]): boolean | undefined {
  const key = secrets["RAZORPAY_KEY_ID"];
  if (key !== undefined) return key !== "";
  return storedNames.includes("RAZORPAY_KEY_ID") ? undefined : false;
}

/** Passes the check in place of a stored secret, which cannot be read back. */
function validValue(name: string, { ENVIRONMENT }: Record<string, string>): string {
  if (name === "RAZORPAY_KEY_ID") return `${KEY_MODES[ENVIRONMENT === "staging" ? "staging" : "production"]}00000000`;
  return { LIMITS_FACTOR: "1" }[name] ?? "stored-in-the-account-and-not-readable";
}
