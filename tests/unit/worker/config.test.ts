import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { ConfigError, parseConfig } from "#worker/config.ts";

const LOCAL = {
  ENVIRONMENT: "local",
  SITE_URL: "http://localhost:8787",
  MAIL_FROM: "no-reply@masaforum.example",
  RAZORPAY_WEBHOOK_SECRET: "",
  AUTH_SECRET: "",
  ...parseEnv(readFileSync(".dev.vars.example", "utf8")),
};
const SECRET = "x7vQ".repeat(10);
const PRODUCTION = {
  ...LOCAL,
  AUTH_SECRET: SECRET,
  ENVIRONMENT: "production",
  SITE_URL: "https://masaforum.example",
  RAZORPAY_KEY_ID: "rzp_live_0123456789",
  RAZORPAY_API_URL: "https://api.razorpay.com",
  RAZORPAY_CHECKOUT_URL: "https://checkout.razorpay.com/v1/checkout.js",
  LIMITS_FACTOR: "1",
};

function problemsOf(variables: Record<string, unknown>): readonly string[] {
  try {
    parseConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test("the example file is a usable local configuration", () => {
  const { razorpay, environment } = parseConfig(LOCAL);
  expect(environment).toBe("local");
  expect(razorpay).toMatchObject({ apiUrl: "http://localhost:8788", webhookSecrets: [expect.any(String)] });
});

test("a production configuration with live keys is accepted, with the previous webhook secret while it is set", () => {
  const config = parseConfig({ ...PRODUCTION, RAZORPAY_WEBHOOK_SECRET_PREVIOUS: "the-secret-before-this" });
  expect(config.razorpay?.webhookSecrets).toEqual([PRODUCTION.RAZORPAY_WEBHOOK_SECRET, "the-secret-before-this"]);
});

test("staging accepts test keys", () => {
  const keys = { ENVIRONMENT: "staging", RAZORPAY_KEY_ID: "rzp_test_0123456789" };
  expect(parseConfig({ ...PRODUCTION, ...keys }).razorpay?.keyId).toBe("rzp_test_0123456789");
});

test("this machine needs no secret for sessions, and uses the one that it has", () => {
  expect(parseConfig({ ...LOCAL, AUTH_SECRET: "" }).authSecret.length).toBeGreaterThanOrEqual(32);
  expect(parseConfig({ ...LOCAL, AUTH_SECRET: SECRET }).authSecret).toBe(SECRET);
});

test("production without any Razorpay key offers no online payment", () => {
  const none = { RAZORPAY_KEY_ID: "", RAZORPAY_KEY_SECRET: undefined, RAZORPAY_WEBHOOK_SECRET: "" };
  expect(parseConfig({ ...PRODUCTION, ...none }).razorpay).toBeUndefined();
});

const FAULTY: Array<[string, Record<string, unknown>, RegExp]> = [
  ["no site address", { SITE_URL: undefined }, /^SITE_URL is missing$/],
  ["a site address with a path", { SITE_URL: "http://localhost:8787/x" }, /^SITE_URL must be an origin/],
  ["a site address that is none", { SITE_URL: "localhost" }, /^SITE_URL must be an http/],
  ["an unknown environment", { ENVIRONMENT: "prod" }, /^ENVIRONMENT/],
  ["a sender that is no address", { MAIL_FROM: "forum" }, /^MAIL_FROM must be an email/],
  ["one key missing", { RAZORPAY_KEY_SECRET: "" }, /^RAZORPAY_KEY_SECRET is missing/],
  ["no webhook secret", { RAZORPAY_WEBHOOK_SECRET: undefined }, /^RAZORPAY_WEBHOOK_SECRET is missing/],
  ["a key of another form", { RAZORPAY_KEY_ID: "key_1" }, /^RAZORPAY_KEY_ID must look like/],
  ["a short secret", { RAZORPAY_KEY_SECRET: "short" }, /^RAZORPAY_KEY_SECRET must have/],
  ["a short secret for sessions", { AUTH_SECRET: "x".repeat(31) }, /^AUTH_SECRET must have at least 32/],
  ["a faulty provider address", { RAZORPAY_API_URL: "api.razorpay.com" }, /^RAZORPAY_API_URL/],
  [
    "a test key on the site itself",
    { ...PRODUCTION, RAZORPAY_KEY_ID: "rzp_test_0123456789" },
    /^RAZORPAY_KEY_ID must be one of rzp_live_/,
  ],
  ["a live key on staging", { ...PRODUCTION, ENVIRONMENT: "staging" }, /^RAZORPAY_KEY_ID must be one of rzp_test_/],
  [
    "a live key with the fake Razorpay",
    { RAZORPAY_KEY_ID: "rzp_live_0123456789" },
    /^RAZORPAY_API_URL must be an https/,
  ],
];
test.each(FAULTY)("%s is refused by name", (_name, change, problem) => {
  const problems = problemsOf({ ...LOCAL, ...change });
  expect(problems.some((line) => problem.test(line))).toBe(true);
});

test.each([
  ["the fake Razorpay", { RAZORPAY_CHECKOUT_URL: "http://localhost:8788/v1/checkout.js" }, /^RAZORPAY_CHECKOUT_URL/],
  ["another host", { RAZORPAY_API_URL: "https://razorpay.com.evil.example" }, /^RAZORPAY_API_URL/],
  ["no secret for sessions", { AUTH_SECRET: "" }, /^AUTH_SECRET must be a random secret/],
  ["this machine's secret for sessions", { AUTH_SECRET: LOCAL.AUTH_SECRET }, /^AUTH_SECRET must be a random secret/],
  ["plain http", { SITE_URL: "http://masaforum.example" }, /^SITE_URL must be https/],
])("production refuses %s", (_name, change, problem) => {
  expect(problemsOf({ ...PRODUCTION, ...change }).join("\n")).toMatch(problem);
});

test("several faults are reported at once, and no value is repeated", () => {
  const problems = problemsOf({ ...LOCAL, SITE_URL: "ftp://hidden-value", MAIL_FROM: undefined });
  expect(problems).toHaveLength(2);
  expect(problems.join()).not.toContain("hidden-value");
});

test("the guards have their standard values, and Turnstile is off without keys", () => {
  const none = { LIMITS_FACTOR: undefined, TURNSTILE_SITE_KEY: "" };
  expect(parseConfig({ ...PRODUCTION, ...none })).toMatchObject({
    limitsFactor: 1,
    turnstile: undefined,
  });
});

test("both keys of Turnstile switch it on, at Cloudflare's own address", () => {
  const keys = { TURNSTILE_SITE_KEY: "0x4AAAAAAAexample", TURNSTILE_SECRET_KEY: "0x4AAAAAAAsecret-key" };
  expect(parseConfig({ ...PRODUCTION, ...keys }).turnstile).toEqual({
    siteKey: keys.TURNSTILE_SITE_KEY,
    secretKey: keys.TURNSTILE_SECRET_KEY,
    apiUrl: "https://challenges.cloudflare.com",
  });
});

test.each([
  [
    "one Turnstile key without the other",
    { TURNSTILE_SITE_KEY: "0x4AAAAAAAexample" },
    /^TURNSTILE_SECRET_KEY is missing/,
  ],
  ["the other without the one", { TURNSTILE_SECRET_KEY: "0x4AAAAAAAsecret-key" }, /^TURNSTILE_SITE_KEY is missing/],
  ["another verifier", { TURNSTILE_API_URL: "https://evil.example" }, /^TURNSTILE_API_URL is for local use only/],
  ["wider limits", { LIMITS_FACTOR: "20" }, /^LIMITS_FACTOR must be 1/],
])("production refuses %s", (_name, change, problem) => {
  expect(problemsOf({ ...PRODUCTION, ...change }).join("\n")).toMatch(problem);
});
