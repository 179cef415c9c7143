import { z } from "zod";
import type { TurnstileConfig } from "../config.ts";
import type { Outgoing, OutgoingFailure } from "./outgoing.ts";

const Verdict = z.object({ success: z.boolean(), "error-codes": z.array(z.string()).default([]) });
/** Errors of this site's own call, not of the visitor. */
const OUR_FAULT = ["missing-input-secret", "invalid-input-secret", "bad-request", "internal-error"];

export type Turnstile = {
  siteKey: string;
  /** A token works once, for five minutes. Never throws. */
  verify(token: string): Promise<{ ok: true; value: boolean } | { ok: false; failure: OutgoingFailure }>;
};

const TIMEOUT_MS = 3000;
/** Cloudflare's limit, in characters. */
const MAX_TOKEN_LENGTH = 2048;

export function createTurnstile({ siteKey, secretKey, apiUrl }: TurnstileConfig, outgoing: Outgoing): Turnstile {
  return {
    siteKey,
    async verify(token) {
      if (token.length > MAX_TOKEN_LENGTH) return { ok: true, value: false };
      const idempotencyKey = crypto.randomUUID();
      const ask = () =>
        outgoing(apiUrl, "/turnstile/v0/siteverify", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          // The idempotency key allows a retry after a lost response.
          body: { secret: secretKey, response: token, idempotency_key: idempotencyKey },
          timeoutMs: TIMEOUT_MS,
        });
      let response = await ask();
      if (!response.ok && response.failure.reason !== "timeout") response = await ask();
      if (!response.ok) return response;
      const verdict = Verdict.safeParse(response.body);
      if (!verdict.success) return { ok: false, failure: { reason: "unreadable" } };
      const code = verdict.data["error-codes"].find((name) => OUR_FAULT.includes(name));
      if (code) return { ok: false, failure: { reason: "error", status: 0, code } };
      return { ok: true, value: verdict.data.success };
    },
  };
}
