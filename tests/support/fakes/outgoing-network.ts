import { LINK_HOSTS, serveLink } from "./outside-links.ts";

type Question = { secret: string; response: string; idempotency_key?: string };

/** Turnstile tokens that were used, with the idempotency key of the call. */
const used = new Map<string, string | undefined>();

/** External services for the worker tests: the fake Razorpay, a verifier like Turnstile's, and linked websites. */
export default {
  async fetch(request, env) {
    const { hostname } = new URL(request.url);
    if (hostname.endsWith(LINK_HOSTS)) return serveLink(request);
    if (hostname !== "turnstile.test") return env.RAZORPAY.fetch(request);
    const { secret, response, idempotency_key: key } = await request.json<Question>();
    if (secret !== "turnstile-secret-of-the-tests") return verdict("invalid-input-secret");
    const isRepeated = used.has(response);
    const isSameQuestion = key !== undefined && used.get(response) === key;
    used.set(response, key);
    if (response.startsWith("down")) return new Response("<h1>Bad gateway</h1>", { status: 502 });
    // Loses the answer once, after using up the token.
    if (response.startsWith("lost") && !isRepeated) return new Response("<h1>Bad gateway</h1>", { status: 502 });
    if (isRepeated && !isSameQuestion) return verdict("timeout-or-duplicate");
    return response.startsWith("forged") ? verdict("invalid-input-response") : verdict();
  },
} satisfies ExportedHandler<{ RAZORPAY: Fetcher }>;

function verdict(code?: string): Response {
  return Response.json({ success: code === undefined, "error-codes": code ? [code] : [] });
}
