import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { ConfigError, KEY_MODES, parseConfig } from "../worker/config.ts";

/** A person takes as long; on this machine alone a form may come back at once. */
const LEAST_FILL_SECONDS = 2;

/** Values that are right in themselves, to see past faulty ones. */
const RIGHT: Record<string, string> = {
  ENVIRONMENT: "production",
  SITE_URL: "https://site.invalid",
  MAIL_FROM: "sender@site.invalid",
  RAZORPAY_API_URL: "https://api.razorpay.com",
  RAZORPAY_CHECKOUT_URL: "https://checkout.razorpay.com/v1/checkout.js",
  TURNSTILE_SITE_KEY: "0x4AAAAAAAheld",
  MIN_FILL_SECONDS: String(LEAST_FILL_SECONDS),
  LIMITS_FACTOR: "1",
};

/** Stand for secrets that the account holds: they were checked when they were set, and nobody can read them back. */
function heldIn(environment: string | undefined): Record<string, string> {
  const mode = environment === "staging" ? KEY_MODES.staging : KEY_MODES.production;
  const held = { RAZORPAY_KEY_ID: `${mode}00000000`, AUTH_SECRET: "held by the account, as long as it has to be" };
  return { ...RIGHT, ...held };
}

/** The variables of a `.vars` file; none when it is not there. */
export function readSecrets(file: string): Record<string, string> {
  return existsSync(file) ? (parseEnv(readFileSync(file, "utf8")) as Record<string, string>) : {};
}

/**
 * What keeps a deployment from working, one line each: `faults` can never be used, `todo` still says the example's words.
 * A secret that the account holds already need not stand in the file.
 */
export function checkVariables(
  variables: Record<string, string>,
  secrets: Record<string, string>,
  heldNames: readonly string[] = [],
): { faults: string[]; todo: string[] } {
  const standIns = heldIn(variables["ENVIRONMENT"]);
  const held = heldNames.map((name) => [name, standIns[name] ?? "held by the account"]);
  const all: Record<string, string> = { ...Object.fromEntries(held), ...variables, ...secrets };
  const todo = Object.entries(all).flatMap(([name, value]) =>
    /\.example$/.test(value) ? [`${name} still is the example's: ${value}`] : [],
  );
  for (const [name, value] of Object.entries(secrets)) {
    if (/StandIn|stand-in/.test(value)) todo.push(`${name} still is the stand-in's`);
  }
  return { faults: [...faultsOf(all), ...fillFaults(all)], todo };
}

/**
 * Whether the deployed site will take payments, by the value in the file. Unknown where the account holds the name alone,
 * because what was switched off is held, too, without a value.
 */
export function takesPayments(secrets: Record<string, string>, heldNames: readonly string[]): boolean | undefined {
  const key = secrets["RAZORPAY_KEY_ID"];
  if (key !== undefined) return key !== "";
  return heldNames.includes("RAZORPAY_KEY_ID") ? undefined : false;
}

/** The Worker itself takes less, for the tests of the built site. */
function fillFaults({ MIN_FILL_SECONDS: seconds }: Record<string, string>): string[] {
  const isTooLittle = seconds && Number(seconds) < LEAST_FILL_SECONDS;
  return isTooLittle ? [`MIN_FILL_SECONDS must be at least ${LEAST_FILL_SECONDS} outside local use`] : [];
}

/** Faults between variables are seen only when each by itself is right; so the faulty ones are put right and asked again. */
function faultsOf(variables: Record<string, string>): string[] {
  try {
    parseConfig(variables);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const right = heldIn(variables["ENVIRONMENT"]);
    const faulty = error.problems.map((problem) => problem.split(" ")[0] ?? "").filter((name) => right[name]);
    if (faulty.every((name) => variables[name] === right[name])) return [...error.problems];
    const repaired = { ...variables, ...Object.fromEntries(faulty.map((name) => [name, right[name] ?? ""])) };
    return [...new Set([...error.problems, ...faultsOf(repaired)])];
  }
}
