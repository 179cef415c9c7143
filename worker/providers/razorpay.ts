import { z } from "zod";
import type { RazorpayConfig } from "../config.ts";
import type { Outgoing, OutgoingFailure, OutgoingResult } from "./outgoing.ts";

const ProviderOrder = z.object({
  id: z.string().min(1),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(["created", "attempted", "paid"]),
});
/** What this site reads of a payment, from the API and from webhooks alike. */
export const ProviderPayment = z.object({
  id: z.string().min(1),
  order_id: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
  method: z.string().nullish(),
  error_code: z.string().nullish(),
  /** How much of it was sent back, in paise; the status stays `captured` until that is all of it. */
  amount_refunded: z.int().nonnegative().nullish(),
  /** When the payer paid, in seconds since 1970. Anything that is no such time counts as absent: the payment stands. */
  created_at: z.int().positive().optional().catch(undefined),
});
const PaymentList = z.object({ items: z.array(ProviderPayment) });

export type ProviderOrder = z.infer<typeof ProviderOrder>;
export type ProviderPayment = z.infer<typeof ProviderPayment>;
export type ProviderResult<T> = { ok: true; value: T } | { ok: false; failure: OutgoingFailure };

/** Amounts are integer paise. No method throws for what the provider does; signatures are compared in constant time. */
export type Payments = {
  /** Public: it is embedded in the page. */
  keyId: string;
  checkoutUrl: string;
  /** The same `receipt` (at most 40 characters) twice gives the same order. */
  createOrder(order: {
    amountPaise: number;
    receipt: string;
    notes: Record<string, string>;
  }): Promise<ProviderResult<ProviderOrder>>;
  findPayment(paymentId: string): Promise<ProviderResult<ProviderPayment>>;
  listOrderPayments(providerOrderId: string): Promise<ProviderResult<ProviderPayment[]>>;
  /** `providerOrderId` comes from our own database, never from the caller. */
  isPaymentSigned(providerOrderId: string, paymentId: string, signature: string): Promise<boolean>;
  isWebhookSigned(rawBody: ArrayBuffer, signature: string): Promise<boolean>;
};

/** Below the ten seconds that the browser waits (section 7). */
const TIMEOUTS = { orderMs: 8000, lookupMs: 4000 };

export function createRazorpay(config: RazorpayConfig, outgoing: Outgoing, timeouts = TIMEOUTS): Payments {
  const headers = {
    Authorization: `Basic ${btoa(`${config.keyId}:${config.keySecret}`)}`,
    "Content-Type": "application/json",
  };
  const get = (path: string) => outgoing(config.apiUrl, path, { method: "GET", headers, timeoutMs: timeouts.lookupMs });

  return {
    keyId: config.keyId,
    checkoutUrl: config.checkoutUrl,

    async createOrder({ amountPaise, receipt, notes }) {
      const deadline = Date.now() + timeouts.orderMs;
      const order = { amount: amountPaise, currency: "INR", receipt, notes };
      const post = (body: object) =>
        outgoing(config.apiUrl, "/v1/orders", { method: "POST", headers, body, timeoutMs: deadline - Date.now() });

      let answer = await post({ ...order, unique_receipt: true });
      // Accounts older than `unique_receipt` refuse the field: there the receipt is looked up instead.
      if (!answer.ok && isUnknownField(answer.failure)) {
        const earlier = await get(`/v1/orders?receipt=${encodeURIComponent(receipt)}`);
        const found = read(z.object({ items: z.array(ProviderOrder) }), earlier);
        if (found.ok && found.value.items[0]) return { ok: true, value: found.value.items[0] };
        answer = await post(order);
      } else if (!answer.ok && isWorthRepeating(answer.failure) && deadline - Date.now() > 2000) {
        answer = await post({ ...order, unique_receipt: true });
      }
      return read(ProviderOrder, answer);
    },

    findPayment: async (paymentId) => read(ProviderPayment, await get(`/v1/payments/${encodeURIComponent(paymentId)}`)),

    async listOrderPayments(providerOrderId) {
      const list = read(PaymentList, await get(`/v1/orders/${encodeURIComponent(providerOrderId)}/payments`));
      return list.ok ? { ok: true, value: list.value.items } : list;
    },

    isPaymentSigned: (providerOrderId, paymentId, signature) =>
      isSigned(config.keySecret, new TextEncoder().encode(`${providerOrderId}|${paymentId}`), signature),

    async isWebhookSigned(rawBody, signature) {
      for (const secret of config.webhookSecrets) {
        if (await isSigned(secret, rawBody, signature)) return true;
      }
      return false;
    },
  };
}

function read<T>(schema: z.ZodType<T>, answer: OutgoingResult): ProviderResult<T> {
  if (!answer.ok) return answer;
  const parsed = schema.safeParse(answer.body);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, failure: { reason: "unreadable" } };
}

function isUnknownField(failure: OutgoingFailure): boolean {
  return failure.reason === "error" && failure.status === 400 && /unique_receipt/.test(failure.description ?? "");
}

/** Server errors and dropped connections; a refusal of the input is final. */
function isWorthRepeating(failure: OutgoingFailure): boolean {
  return failure.reason === "unreachable" || (failure.reason === "error" && failure.status >= 500);
}

/** HMAC-SHA256 in lower-case hex, exactly 64 characters; anything else is refused without a look. */
async function isSigned(secret: string, message: BufferSource, signature: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  const key = await crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["verify"],
  );
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify("HMAC", key, bytes, message);
}
