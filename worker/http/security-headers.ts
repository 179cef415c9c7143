import type { Config } from "../config.ts";
import type { PageHandle } from "../contracts/page-handle.ts";
import { NOT_MODIFIED } from "../contracts/problem.ts";
import { REPORTING_DIRECTIVES, REPORTING_ENDPOINTS, TURNSTILE_HOST } from "../contracts/vocabulary.ts";

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

/** The player's privacy mode (section 2, Mumbai chapter). */
const PLAYER = "https://www.youtube-nocookie.com";
const RAZORPAY = {
  scripts: ["https://cdn.razorpay.com"],
  pictures: ["https://cdn.razorpay.com"],
  connections: ["https://lumberjack.razorpay.com", "https://lumberjack-metrics.razorpay.com"],
} as const;

/** Set last, so a response that has it already has all common headers. */
export const REQUEST_ID_HEADER = "x-request-id";

/** Adds the common headers. Keeps an existing Content-Security-Policy and adds none to a 304. */
export function completeHeaders({ headers, status }: Response, requestId: string): void {
  if (headers.has(REQUEST_ID_HEADER)) return;
  for (const [name, value] of Object.entries(COMMON_HEADERS)) headers.set(name, value);
  const needsPolicy = status !== NOT_MODIFIED && !headers.has("Content-Security-Policy");
  if (needsPolicy) headers.set("Content-Security-Policy", CLOSED_POLICY);
  headers.set(REQUEST_ID_HEADER, requestId);
}

/** Allows the payment provider, the player and Turnstile only on pages whose handle asks for them. */
export function pagePolicy(
  config: Pick<Config, "razorpay" | "turnstile">,
  handle: PageHandle | undefined,
  inlineStyles: readonly string[],
): string {
  // Vite's hot reload uses inline scripts and a socket.
  if (import.meta.env.DEV) return "frame-ancestors 'none'";
  const allows = handle?.csp ?? [];
  const razorpay = allows.includes("payment") ? config.razorpay : undefined;
  const provider = razorpay ? [...new Set([razorpay.apiUrl, new URL(razorpay.checkoutUrl).origin])] : [];
  const checkout = razorpay ? [new URL(razorpay.checkoutUrl).origin] : [];
  const isRazorpay = provider.some((origin) => origin.endsWith(".razorpay.com"));
  const turnstile = config.turnstile && allows.includes("challenge") ? [TURNSTILE_HOST] : [];
  const frames = [...(allows.includes("player") ? [PLAYER] : []), ...turnstile, ...provider];
  const directives = {
    "default-src": ["'none'"],
    "script-src": [
      "'self'",
      "'inline-speculation-rules'",
      ...turnstile,
      ...checkout,
      ...(isRazorpay ? RAZORPAY.scripts : []),
    ],
    "style-src": ["'self'", ...inlineStyles.map((hash) => `'${hash}'`)],
    "img-src": ["'self'", "data:", ...(isRazorpay ? RAZORPAY.pictures : [])],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...provider, ...(isRazorpay ? RAZORPAY.connections : [])],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
    "form-action": ["'self'", ...provider],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "manifest-src": ["'self'"],
  };
  const policy = Object.entries(directives).map(([name, sources]) => [name, ...sources].join(" "));
  return [...policy, REPORTING_DIRECTIVES].join("; ");
}
