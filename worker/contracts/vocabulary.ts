/** The specification's fixed words, limits and messages. This file imports nothing, so the browser may use it. */

export const ROLES = ["mentor", "student", "investor", "startup"] as const;
export type Role = (typeof ROLES)[number];
/** Section 6: the role `student` is shown as MSME. */
export const ROLE_LABELS: Record<Role, string> = {
  mentor: "Mentor",
  student: "MSME",
  investor: "Investor",
  startup: "Startup",
};

export const PLAN_IDS = ["community", "premium", "gold", "corporate", "platinum", "patron"] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** Section 9: membership status on event registration; the first is the default. */
export const MEMBERSHIP_STATUSES = [
  "Non-Member",
  "Basic MASA Community",
  "Premium Member",
  "Gold Member",
  "Corporate Member",
  "Platinum Members",
  "Patron Members",
] as const;

/** Section 2: the four choices of the first-visit popup, letter for letter. */
export const INTENTS = ["For MASA Awards", "For Membership", "Startup Incubation", "know About MASA"] as const;

/** What the browser measures of a visit; all in milliseconds but the layout shift, which has no unit. */
export const VITALS = ["lcp", "fcp", "ttfb", "inp", "cls"] as const;
export type Vital = (typeof VITALS)[number];
/** The browser's own guess of the line, where it makes one. */
export const CONNECTIONS = ["slow-2g", "2g", "3g", "4g", "unknown"] as const;

/** Limits of this site where the specification gives none; characters. */
export const LIMITS = {
  name: 120,
  email: 254,
  contact: 254,
  phone: 20,
  message: 5000,
  /** Of the name by which a request chooses an event or a plan. */
  slug: 80,
  /** Of a call, bytes (product: The API). */
  bodyBytes: 16 * 1024,
  /** Of what a form posts outside the dashboard. A letter of Hindi takes nine bytes there, and three in a call. */
  formBytes: 16 * 1024,
  /** Of what a form of the dashboard posts, such as a whole report. */
  memberBodyBytes: 160 * 1024,
  /** Of an event of the payment provider, bytes: payer and merchant may add notes to each of its entities. */
  webhookBytes: 1024 * 1024,
  /** Of a report about the Content-Security-Policy, bytes. */
  reportBytes: 8 * 1024,
  /** Section 7: the shared client's time-out in milliseconds. */
  apiTimeoutMs: 10_000,
  /** Section 7: a part of the application that has not come by then has failed; milliseconds. */
  chunkTimeoutMs: 120_000,
} as const;

/** Form fields of the bot check: a honeypot and the Turnstile token. */
export const BOT_CHECK_FIELDS = { honeypot: "second_topic", turnstileToken: "turnstile" } as const;
/** API calls send the bot check in headers: the specification fixes their bodies. */
export const BOT_CHECK_HEADERS = { honeypot: "Form-Honeypot", turnstileToken: "Form-Turnstile" } as const;
/** Where browsers report violations of the Content-Security-Policy, and what tells them so. */
export const CSP_REPORT_PATH = "/api/csp-report";
export const REPORTING_ENDPOINTS = `csp="${CSP_REPORT_PATH}"`;
export const REPORTING_DIRECTIVES = `report-uri ${CSP_REPORT_PATH}; report-to csp`;
/** Whence the check's script and frame come, for the Content-Security-Policy as well. */
export const TURNSTILE_HOST = "https://challenges.cloudflare.com";

/** A session ends after these days without a visit, and after those whatever happens; a fresh one may add passkeys. */
export const SESSION = { idleDays: 14, absoluteDays: 60, freshMinutes: 15 } as const;

/** Mails to an address whose owner has never logged in. */
export const UNVERIFIED_MAILS_A_DAY = 5;

/** The code that proves an address: digits, minutes, tries in one browser, and how often it is sent again. */
export const SIGN_IN_CODE = { digits: 6, minutes: 10, tries: 5, sends: 4, resendSeconds: 60 } as const;

/** What a person can agree to; each is asked for and withdrawn alone. */
export const CONSENT_PURPOSES = ["account", "marketing"] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
/** The day of the notice beside the boxes; a changed notice gets another. */
export const NOTICE_VERSION = "2026-11-20";

/**
 * Section 5, event registration: the page checks in the browser by the same patterns as the contract. Each takes time in
 * proportion to its input; no character can be matched by two parts in a row.
 */
export const EVENT_PATTERNS = {
  email: /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}][^\s@.\p{Cc}\p{Cs}]*\.[^\s@\p{Cc}\p{Cs}]+$/u,
  phone: /^[0-9]{10}$/,
} as const;

/** The specification's texts, sections 5 and 8, letter for letter. */
export const MESSAGES = {
  membershipDetails: "Please provide your name and contact details.",
  sdkFailed: "Razorpay SDK failed to load. Check your connection.",
  paymentFailed: "Error initiating payment.",
  verificationFailed: "Payment verification failed.",
  verified: "Payment Verified: ",
  contactSent: "Message sent successfully!",
  contactFailed: "Message failed",
  registered: "Registration Successful! we will get back to you soon.",
  registerFailed: "Registration failed",
  eventFieldsRequired: "All fields are required.",
  eventEmail: "Please provide a valid email address.",
  eventPhone: "Please provide a valid 10-digit phone number.",
  eventFailed: "Failed to register for the event. Please try again.",
  chunkFailed: "Loading chunk failed",
} as const;

/** Section 4: what Checkout prints under the product name. */
export const CHECKOUT_DESCRIPTION = "Membership Payment";

/** Section 2: the public pages in the specification's order, by their canonical paths. */
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
  "/masainmedia",
  "/ContactUs",
  "/register",
  "/TermsAndConditions",
  "/PrivacyPolicy",
  "/CancellationAndRefund",
] as const;

export const PARTNER_SECTIONS = ["Ecosystem Partners", "Bank and Exchange Partners"] as const;

/** Section 2, Team and Initiatives: the sections of these pages, in order. */
export const TEAM_SECTIONS = [
  "National Board of Directors",
  "Advisory Board",
  "Our Mentors",
  "Delhi",
  "Raipur",
  "Indore",
  "Bhubaneswar",
  "Mumbai",
] as const;
export const INITIATIVE_SECTIONS = [
  "MASA Awards",
  "My Power Brand",
  "MSME Times",
  "MSME Kalptaru",
  "Nivesh Manthan",
  "Events and Initiatives",
] as const;
