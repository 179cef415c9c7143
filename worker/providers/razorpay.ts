import { z } from "zod";
import type { RazorpayConfig } from "../config.ts";
import { ABOVE_MAXIMUM } from "../contracts/vocabulary.ts";
import type { Log } from "../log.ts";
import type { Outgoing, OutgoingFailure, OutgoingResult } from "./outgoing.ts";
import {
  ListedOrder,
  ProviderOrder,
  ProviderPayment,
  ProviderRefund,
  ProviderSettledItem,
} from "./razorpay-entities.ts";

const Collection = z.object({ items: z.array(z.unknown()) });
export type ProviderResult<T> = { ok: true; value: T } | { ok: false; failure: OutgoingFailure };

/** Amounts are integer paise. No method throws on a provider failure. */
export type Payments = {
  keyId: string;
  checkoutUrl: string;
  /** Idempotent by `receipt` (at most 40 characters). */
  createOrder(order: {
    amountPaise: number;
    receipt: string;
    notes: Record<string, string>;
  }): Promise<ProviderResult<ProviderOrder>>;
  findPayment(paymentId: string): Promise<ProviderResult<ProviderPayment>>;
  /** Seconds since 1970, both included; newest first. `authorized`: only orders with a confirmed payment. */
  listOrders(query: {
    from: number;
    to: number;
    skip: number;
    authorized?: boolean;
  }): Promise<ProviderResult<{ orders: ListedOrder[]; isLast: boolean }>>;
  listOrderPayments(providerOrderId: string): Promise<ProviderResult<ProviderPayment[]>>;
  /** Idempotent by `idempotencyKey` (10 to 64 letters, digits, hyphens, underscores). `receipt`: at most 40 characters. */
  refund(refund: {
    paymentId: string;
    amountPaise: number;
    receipt: string;
    idempotencyKey: string;
  }): Promise<ProviderResult<ProviderRefund>>;
  listRefunds(paymentId: string): Promise<ProviderResult<ProviderRefund[]>>;
  /** What was settled on a day in India (YYYY-MM-DD). */
  listSettled(query: {
    day: string;
    skip: number;
  }): Promise<ProviderResult<{ items: ProviderSettledItem[]; isLast: boolean }>>;
  /** `providerOrderId` must come from our database, never from the caller. */
  isPaymentSigned(providerOrderId: string, paymentId: string, signature: string): Promise<boolean>;
  isWebhookSigned(rawBody: ArrayBuffer, signature: string): Promise<boolean>;
};

export const PAGE_SIZE = 100;
export const SETTLED_PAGE_SIZE = 1000;
/** Below the browser's time-out of ten seconds (section 7). `orderMs` is for all calls of one order. */
const TIMEOUTS = { orderMs: 8000, lookupMs: 4000 };

export function createRazorpay(config: RazorpayConfig, outgoing: Outgoing, log: Log, timeouts = TIMEOUTS): Payments {
  const headers = {
    Authorization: `Basic ${btoa(`${config.keyId}:${config.keySecret}`)}`,
    "Content-Type": "application/json",
  };
  const get = (path: string, timeoutMs = timeouts.lookupMs) =>
    outgoing(config.apiUrl, path, { method: "GET", headers, timeoutMs });

  return {
    keyId: config.keyId,
    checkoutUrl: config.checkoutUrl,

    async createOrder({ amountPaise, receipt, notes }) {
      const deadline = Date.now() + timeouts.orderMs;
      const timeLeft = () => Math.max(1, deadline - Date.now());
      const order = { amount: amountPaise, currency: "INR", receipt, notes };
      const post = (body: object) =>
        outgoing(config.apiUrl, "/v1/orders", { method: "POST", headers, body, timeoutMs: timeLeft() });

      let response = await post({ ...order, unique_receipt: true });
      // Older accounts refuse `unique_receipt`: look the receipt up instead.
      if (!response.ok && isUnknownField(response.failure)) {
        const known = `/v1/orders?receipt=${encodeURIComponent(receipt)}`;
        const earlier = await get(known, Math.min(timeouts.lookupMs, timeLeft()));
        const found = readList(ProviderOrder, earlier, log);
        if (found.ok && found.value[0]) return { ok: true, value: found.value[0] };
        response = await post(order);
      } else if (!response.ok && isWorthRepeating(response.failure) && timeLeft() > 2000) {
        response = await post({ ...order, unique_receipt: true });
      }
      return read(ProviderOrder, response);
    },

    findPayment: async (paymentId) => read(ProviderPayment, await get(`/v1/payments/${encodeURIComponent(paymentId)}`)),

    async listOrders({ from, to, skip, authorized }) {
      const query = `from=${from}&to=${to}&count=${PAGE_SIZE}&skip=${skip}${authorized ? "&authorized=1" : ""}`;
      const page = read(Collection, await get(`/v1/orders?${query}`));
      if (!page.ok) return page;
      const isLast = page.value.items.length < PAGE_SIZE;
      return { ok: true, value: { orders: readItems(ListedOrder, page.value.items, log), isLast } };
    },

    listOrderPayments: async (providerOrderId) =>
      readList(ProviderPayment, await get(`/v1/orders/${encodeURIComponent(providerOrderId)}/payments`), log),

    async refund({ paymentId, amountPaise, receipt, idempotencyKey }) {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
      const body = { amount: amountPaise, speed: "normal", receipt };
      const keyed = { ...headers, "X-Refund-Idempotency": idempotencyKey };
      const timeoutMs = timeouts.orderMs;
      return read(
        ProviderRefund,
        await outgoing(config.apiUrl, path, { method: "POST", headers: keyed, body, timeoutMs }),
      );
    },

    listRefunds: async (paymentId) =>
      readList(ProviderRefund, await get(`/v1/payments/${encodeURIComponent(paymentId)}/refunds?count=100`), log),

    async listSettled({ day, skip }) {
      const [year, month, date] = day.split("-").map(Number);
      const query = `year=${year}&month=${month}&day=${date}&count=${SETTLED_PAGE_SIZE}&skip=${skip}`;
      const page = read(Collection, await get(`/v1/settlements/recon/combined?${query}`));
      if (!page.ok) return page;
      const isLast = page.value.items.length < SETTLED_PAGE_SIZE;
      return { ok: true, value: { items: readItems(ProviderSettledItem, page.value.items, log), isLast } };
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

function read<T>(schema: z.ZodType<T>, response: OutgoingResult): ProviderResult<T> {
  if (!response.ok) return response;
  const parsed = schema.safeParse(response.body);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, failure: { reason: "unreadable" } };
}

function readList<T>(schema: z.ZodType<T>, response: OutgoingResult, log: Log): ProviderResult<T[]> {
  const list = read(Collection, response);
  return list.ok ? { ok: true, value: readItems(schema, list.value.items, log) } : list;
}

function readItems<T>(schema: z.ZodType<T>, items: readonly unknown[], log: Log): T[] {
  return items.flatMap((item) => {
    const parsed = schema.safeParse(item);
    if (parsed.success) return [parsed.data];
    // Field names only: the values may be personal.
    log("error", "provider.unreadable_entity", {
      fields: parsed.error.issues.map(({ path }) => path.join(".")).join(" "),
    });
    return [];
  });
}

function isUnknownField(failure: OutgoingFailure): boolean {
  return failure.reason === "error" && failure.status === 400 && /unique_receipt/.test(failure.description ?? "");
}

/** True if the amount exceeds the limit of the account or the payment method. */
export function isAboveMaximum(failure: OutgoingFailure): boolean {
  return failure.reason === "error" && failure.status === 400 && ABOVE_MAXIMUM.test(failure.description ?? "");
}

function isWorthRepeating(failure: OutgoingFailure): boolean {
  return failure.reason === "unreachable" || (failure.reason === "error" && failure.status >= 500);
}

/** HMAC-SHA256 in lower-case hex, compared in constant time. */
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
