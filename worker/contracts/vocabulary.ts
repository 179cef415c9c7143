/** Imports nothing, so that the browser can use it. */

export const ROLES = ["mentor", "student", "investor", "startup"] as const;
export type Role = (typeof ROLES)[number];

export const PLAN_IDS = ["community", "premium", "gold", "corporate", "platinum", "patron"] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** Section 9; the first is the default. */
export const MEMBERSHIP_STATUSES = [
  "Non-Member",
  "Basic MASA Community",
  "Premium Member",
  "Gold Member",
  "Corporate Member",
  "Platinum Members",
  "Patron Members",
] as const;

/** Section 2, letter for letter. */
export const INTENTS = ["For MASA Awards", "For Membership", "Startup Incubation", "know About MASA"] as const;

/** In milliseconds, except layout shift, which has no unit. */
export const VITALS = ["lcp", "fcp", "ttfb", "inp", "cls"] as const;
export type Vital = (typeof VITALS)[number];
export const CONNECTIONS = ["slow-2g", "2g", "3g", "4g", "unknown"] as const;

/** Limits that the specification does not give. Lengths are in characters. */
export const LIMITS = {
  name: 120,
  email: 254,
  contact: 254,
  address: 300,
  gstin: 20,
  phone: 20,
  message: 5000,
  slug: 80,
  bodyBytes: 16 * 1024,
  /** The longest message in Hindi: one letter takes nine bytes in a form, but three in JSON. */
  formBytes: 48 * 1024,
  memberBodyBytes: 160 * 1024,
  /** For the console: a long article in two languages, encoded as a form. */
  consoleBodyBytes: 1024 * 1024,
  /** Payer and merchant can add notes to each entity. */
  webhookBytes: 1024 * 1024,
  reportBytes: 8 * 1024,
} as const;

/** Section 7. Not in `LIMITS`, so that the site module includes only these. */
export const API_TIMEOUT_MS = 10_000;
export const CHUNK_TIMEOUT_MS = 120_000;
/** Section 8. */
export const CHUNK_FAILED = "Loading chunk failed";

export const BOT_CHECK_FIELDS = { honeypot: "second_topic", turnstileToken: "turnstile" } as const;
/** API calls send the bot check in headers: the specification fixes their bodies. */
export const BOT_CHECK_HEADERS = { honeypot: "Form-Honeypot", turnstileToken: "Form-Turnstile" } as const;
export const CSP_REPORT_PATH = "/api/csp-report";
export const REPORTING_ENDPOINTS = `csp="${CSP_REPORT_PATH}"`;
export const REPORTING_DIRECTIVES = `report-uri ${CSP_REPORT_PATH}; report-to csp`;
export const TURNSTILE_HOST = "https://challenges.cloudflare.com";

export const SESSION = { idleDays: 14, absoluteDays: 60, freshMinutes: 15 } as const;

export const UNVERIFIED_MAILS_PER_DAY = 5;

export const LOGIN_CODE = { digits: 6, minutes: 10, tries: 5, sends: 4, resendSeconds: 60 } as const;

/** Each purpose needs its own consent, which can be withdrawn alone. */
export const CONSENT_PURPOSES = ["account", "marketing"] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
/** Change this date whenever the notice changes. */
export const NOTICE_VERSION = "2026-11-25";
/**
 * Versions a form may send: one opened before a deployment sends the version that it showed, and the consent records it.
 * An earlier version stays here only if it asked for the same data and purposes.
 */
export const ACCEPTED_NOTICES = [NOTICE_VERSION, "2026-11-24"] as const;
export type NoticeVersion = (typeof ACCEPTED_NOTICES)[number];

/** Section 5. Each pattern runs in linear time. */
export const EVENT_PATTERNS = {
  email: /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}][^\s@.\p{Cc}\p{Cs}]*\.[^\s@\p{Cc}\p{Cs}]+$/u,
  phone: /^[0-9]{10}$/,
} as const;

/** Matches the provider's error for an amount above the limit of the account or the payment method. */
export const ABOVE_MAXIMUM = /exceeds (?:the )?maximum/i;

/** Section 4. */
export const CHECKOUT_DESCRIPTION = "Membership Payment";

/** Section 2, in the specification's order; the finder belongs to the schemes. */
export const PUBLIC_PAGES = [
  "/",
  "/about",
  "/team",
  "/Partners",
  "/ourmembers",
  "/Ourinitiatives",
  "/membership",
  "/events",
  "/event-registration",
  "/mahagrowth",
  "/BlogsPage",
  "/MSMENews",
  "/SchemesPage",
  "/SchemesPage/finder",
  "/masainmedia",
  "/ContactUs",
  "/register",
  "/TermsAndConditions",
  "/PrivacyPolicy",
  "/CancellationAndRefund",
] as const;

export const PARTNER_SECTIONS = ["Ecosystem Partners", "Bank and Exchange Partners"] as const;

/** Section 2, in order. */
export const CHAPTERS = ["Delhi", "Raipur", "Indore", "Bhubaneswar", "Mumbai"] as const;
export const TEAM_SECTIONS = ["National Board of Directors", "Advisory Board", "Our Mentors", ...CHAPTERS] as const;
export const INITIATIVE_SECTIONS = [
  "MASA Awards",
  "My Power Brand",
  "MSME Times",
  "MSME Kalptaru",
  "Nivesh Manthan",
  "Events and Initiatives",
] as const;
