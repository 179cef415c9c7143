import type { Config } from "./config.ts";

/** Headers of every answer that the Worker gives; pages add their Content-Security-Policy. */
const COMMON: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(self)",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
};
const CLOSED_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The podcast's player in its privacy mode (section 2, Mumbai chapter). */
const PLAYER = "https://www.youtube-nocookie.com";

/** A copy of the response with the site's security headers; a policy that it already has is kept. */
export function withSecurityHeaders(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(COMMON)) headers.set(name, value);
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", CLOSED_POLICY);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/**
 * The policy of a page. Scripts and styles run by the nonce alone; the payment provider's hosts are those of the
 * configuration, and Razorpay's own further ones when it is Razorpay.
 */
export function pagePolicy(nonce: string, razorpay: Config["razorpay"]): string {
  const provider = razorpay ? [...new Set([razorpay.apiUrl, new URL(razorpay.checkoutUrl).origin])] : [];
  const isRazorpay = provider.some((origin) => origin.endsWith(".razorpay.com"));
  const more = isRazorpay ? ["https://lumberjack.razorpay.com", "https://lumberjack-metrics.razorpay.com"] : [];
  const pictures = isRazorpay ? ["https://cdn.razorpay.com"] : [];
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...pictures].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...provider, ...more].join(" "),
    ["frame-src", PLAYER, ...provider].join(" "),
    ["form-action 'self'", ...provider].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join("; ");
}
