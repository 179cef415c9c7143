import type { Config } from "./config.ts";
import { NOT_MODIFIED } from "./contracts/problem.ts";
import { REPORTING_DIRECTIVES, REPORTING_ENDPOINTS, TURNSTILE_HOST } from "./contracts/vocabulary.ts";
import type { PageHandle } from "./page-table.ts";

/** Headers of every answer that the Worker gives, a 304 included; pages add their Content-Security-Policy. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(self)",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "reporting-endpoints": REPORTING_ENDPOINTS,
};
const CLOSED_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The podcast's player in its privacy mode (section 2, Mumbai chapter). */
const PLAYER = "https://www.youtube-nocookie.com";

/** By which the log knows the request; an answer that has it has its other headers too. */
export const REQUEST_ID_HEADER = "x-request-id";

/** Gives an answer what it lacks of them; a policy that it has is kept, and a 304 gets none. */
export function completeHeaders({ headers, status }: Response, requestId: string): void {
  if (headers.has(REQUEST_ID_HEADER)) return;
  for (const [name, value] of Object.entries(COMMON_HEADERS)) headers.set(name, value);
  const needsPolicy = status !== NOT_MODIFIED && !headers.has("Content-Security-Policy");
  if (needsPolicy) headers.set("Content-Security-Policy", CLOSED_POLICY);
  headers.set(REQUEST_ID_HEADER, requestId);
}

/**
 * The policy of a page. Scripts and styles run by the nonce alone. The payment provider's hosts, those of the
 * configuration and Razorpay's own further ones when it is Razorpay, the player's, and Turnstile's where it is configured
 * are open only where the page's handle says so.
 */
export function pagePolicy(
  nonce: string,
  opens: PageHandle["opens"] = [],
  config: Pick<Config, "razorpay" | "turnstile">,
): string {
  const pays = opens.includes("payment") ? config.razorpay : undefined;
  const provider = pays ? [...new Set([pays.apiUrl, new URL(pays.checkoutUrl).origin])] : [];
  const isRazorpay = provider.some((origin) => origin.endsWith(".razorpay.com"));
  const more = isRazorpay ? ["https://lumberjack.razorpay.com", "https://lumberjack-metrics.razorpay.com"] : [];
  const pictures = isRazorpay ? ["https://cdn.razorpay.com"] : [];
  const isChallenged = config.turnstile && opens.includes("challenge");
  const frames = [
    ...(opens.includes("player") ? [PLAYER] : []),
    ...(isChallenged ? [TURNSTILE_HOST] : []),
    ...provider,
  ];
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...pictures].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...provider, ...more].join(" "),
    ["frame-src", ...(frames.length > 0 ? frames : ["'none'"])].join(" "),
    ["form-action 'self'", ...provider].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    REPORTING_DIRECTIVES,
  ].join("; ");
}
