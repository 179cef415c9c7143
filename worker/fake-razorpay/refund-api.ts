import type { Context } from "hono";
import { type Env, errorBody } from "./answers.ts";
import type { Refund } from "./entities.ts";
import { refund } from "./refunds.ts";
import type { Store } from "./store.ts";

const FIELDS = ["amount", "speed", "notes", "receipt"];
const KEY = /^[\w-]{10,}$/;

/** `POST /v1/payments/:id/refund`. A repeated key with the same body returns the first refund in its current state. */
export async function postRefund(c: Context<Env, "/payments/:id/refund">) {
  const refuse = (description: string, field?: string) => c.json(errorBody(description, field), 400);
  const text = await c.req.text();
  const body = parseObject(text || "{}");
  if (!body) return refuse("The request body is not valid JSON");
  const unknown = Object.keys(body).filter((field) => !FIELDS.includes(field));
  if (unknown.length > 0) return refuse(`${unknown.join(", ")} is/are not required and should not be sent`);
  const { amount, receipt } = body as { amount?: number; receipt?: string };
  if (amount !== undefined && !Number.isInteger(amount)) return refuse("The amount must be an integer.", "amount");
  if (amount !== undefined && amount < 100) return refuse("The amount must be at least INR 1.00", "amount");
  if (receipt !== undefined && receipt.length > 40) {
    return refuse("The receipt may not be greater than 40 characters.", "receipt");
  }
  const { store } = c.env;
  const paymentId = c.req.param("id");
  const key = c.req.header("X-Refund-Idempotency");
  if (key !== undefined && !KEY.test(key)) return refuse("The idempotency key must have at least 10 characters.");
  const earlier = key === undefined ? undefined : findByKey(store, key);
  if (earlier && earlier.request !== `${paymentId} ${text}`) {
    return refuse("Different request body sent for the same idempotency key.");
  }
  if (earlier) return c.json(earlier.refund);
  const isPending = store.account().areRefundsPending;
  const made = await refund(store, paymentId, { amount, receipt, isPending });
  if ("error" in made) return refuse(made.error);
  if (key !== undefined) {
    store.sql.exec("insert into refund_keys values (?, ?, ?)", key, `${paymentId} ${text}`, made.id);
  }
  return c.json(made);
}

function findByKey(store: Store, key: string): { request: string; refund: Refund } | undefined {
  const row = store.sql
    .exec<{ request: string; json: string }>(
      "select request, json from refund_keys join refunds on refunds.id = refund_id where key = ?",
      key,
    )
    .toArray()[0];
  return row && { request: row.request, refund: JSON.parse(row.json) };
}

function parseObject(text: string): object | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}
