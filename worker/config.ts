import { z } from "zod";
import { TURNSTILE_HOST } from "./contracts/vocabulary.ts";

const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });
/** An empty variable counts as unset, so `.dev.vars` can disable it. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
const whole = (min: number, max: number, standard: number) =>
  z.preprocess(
    (value) => (value === "" || value === undefined ? standard : Number(value)),
    z.int("must be a whole number").min(min, `must be at least ${min}`).max(max, `must be at most ${max}`),
  );
/** For local development only. */
const LOCAL_AUTH_SECRET = "local-only-".repeat(3);
const secret = z.string().min(16, "must have at least 16 characters");

/** Staging must not take real money, and production must not accept Razorpay's published test cards. */
export const KEY_MODES = { local: undefined, staging: "rzp_test_", production: "rzp_live_" } as const;

const TURNSTILE_PAIR = [
  ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"],
  ["TURNSTILE_SECRET_KEY", "TURNSTILE_SITE_KEY"],
] as const;

const Variables = z
  .object({
    ENVIRONMENT: z.enum(["local", "staging", "production"]),
    SITE_URL: httpUrl.refine((url) => URL.parse(url)?.origin === url, "must be an origin without a path"),
    MAIL_FROM: z.email("must be an email address"),
    AUTH_SECRET: optional(z.string().min(32, "must have at least 32 characters")),
    RAZORPAY_API_URL: httpUrl,
    RAZORPAY_CHECKOUT_URL: httpUrl,
    RAZORPAY_KEY_ID: optional(z.string().regex(/^rzp_(test|live)_\w{8,}$/, "must look like rzp_test_… or rzp_live_…")),
    RAZORPAY_KEY_SECRET: optional(secret),
    RAZORPAY_WEBHOOK_SECRET: optional(secret),
    RAZORPAY_WEBHOOK_SECRET_PREVIOUS: optional(secret),
    TURNSTILE_SITE_KEY: optional(z.string().regex(/^[\w-]{10,64}$/, "must look like 0x4AAAA…")),
    TURNSTILE_SECRET_KEY: optional(secret),
    TURNSTILE_API_URL: optional(httpUrl),
    LIMITS_FACTOR: whole(1, 1000, 1),
    HINDI: optional(z.literal("on", "must be on or empty")),
  })
  .superRefine((value, ctx) => {
    const addIssue = (name: string, message: string) => ctx.addIssue({ code: "custom", path: [name], message });
    const keys = ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"] as const;
    if (keys.some((name) => value[name])) {
      for (const name of keys)
        if (!value[name]) addIssue(name, "is missing: the three Razorpay keys must be set together");
    }
    for (const [name, other] of TURNSTILE_PAIR) {
      if (value[other] && !value[name]) addIssue(name, "is missing: the two Turnstile keys must be set together");
    }
    const isPublic = value.ENVIRONMENT !== "local";
    if (isPublic || value.RAZORPAY_KEY_ID?.startsWith("rzp_live_")) {
      for (const name of ["RAZORPAY_API_URL", "RAZORPAY_CHECKOUT_URL"] as const) {
        if (!isRazorpay(value[name])) addIssue(name, "must be an https address of razorpay.com outside local use");
      }
    }
    const mode = KEY_MODES[value.ENVIRONMENT];
    if (mode && value.RAZORPAY_KEY_ID && !value.RAZORPAY_KEY_ID.startsWith(mode)) {
      addIssue("RAZORPAY_KEY_ID", `must be one of ${mode}… in ${value.ENVIRONMENT}`);
    }
    if (isPublic && value.TURNSTILE_API_URL) addIssue("TURNSTILE_API_URL", "is for local use only");
    if (isPublic && value.LIMITS_FACTOR !== 1) addIssue("LIMITS_FACTOR", "must be 1 outside local use");
    if (isPublic && (!value.AUTH_SECRET || value.AUTH_SECRET.startsWith("local-only"))) {
      addIssue("AUTH_SECRET", "must be a random secret, different from the local one");
    }
    if (isPublic && !value.SITE_URL.startsWith("https://")) addIssue("SITE_URL", "must be https outside local use");
  });

export type Config = {
  environment: "local" | "staging" | "production";
  siteUrl: string;
  mailFrom: string;
  /** At least 32 characters. */
  authSecret: string;
  razorpay: RazorpayConfig | undefined;
  turnstile: TurnstileConfig | undefined;
  /** Multiplies the rate limits. Above 1 only in test environments, where all clients share one IP address. */
  limitsFactor: number;
  /** If false, all pages under /hi are missing and nothing links to them. */
  hasHindi: boolean;
};

export type TurnstileConfig = { siteKey: string; secretKey: string; apiUrl: string };

export type RazorpayConfig = {
  apiUrl: string;
  checkoutUrl: string;
  keyId: string;
  keySecret: string;
  /** Current secret first; the previous one is valid during a rotation. */
  webhookSecrets: readonly string[];
};

/** Names the faulty variables, never their values. */
export class ConfigError extends Error {
  override name = "ConfigError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Configuration is not usable: ${problems.join("; ")}`);
    this.problems = problems;
  }
}

export function parseConfig(variables: Record<string, unknown>): Config {
  const parsed = Variables.safeParse(variables);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return `${name} ${variables[name] === undefined ? "is missing" : issue.message}`;
      }),
    );
  }
  const { data } = parsed;
  return {
    environment: data.ENVIRONMENT,
    siteUrl: data.SITE_URL,
    mailFrom: data.MAIL_FROM,
    authSecret: data.AUTH_SECRET ?? LOCAL_AUTH_SECRET,
    razorpay:
      data.RAZORPAY_KEY_ID && data.RAZORPAY_KEY_SECRET && data.RAZORPAY_WEBHOOK_SECRET
        ? {
            apiUrl: new URL(data.RAZORPAY_API_URL).origin,
            checkoutUrl: data.RAZORPAY_CHECKOUT_URL,
            keyId: data.RAZORPAY_KEY_ID,
            keySecret: data.RAZORPAY_KEY_SECRET,
            webhookSecrets: [data.RAZORPAY_WEBHOOK_SECRET, data.RAZORPAY_WEBHOOK_SECRET_PREVIOUS].filter(
              (value) => value !== undefined,
            ),
          }
        : undefined,
    turnstile:
      data.TURNSTILE_SITE_KEY && data.TURNSTILE_SECRET_KEY
        ? {
            siteKey: data.TURNSTILE_SITE_KEY,
            secretKey: data.TURNSTILE_SECRET_KEY,
            apiUrl: new URL(data.TURNSTILE_API_URL ?? TURNSTILE_HOST).origin,
          }
        : undefined,
    limitsFactor: data.LIMITS_FACTOR,
    hasHindi: data.HINDI === "on",
  };
}

function isRazorpay(address: string): boolean {
  const { protocol, hostname } = URL.parse(address) ?? { protocol: "", hostname: "" };
  return protocol === "https:" && (hostname === "razorpay.com" || hostname.endsWith(".razorpay.com"));
}
