import type { Context } from "hono";
import type { Store } from "./store.ts";

export type Env = { Bindings: { store: Store } };

export function errorBody(description: string, field?: string) {
  return {
    error: {
      code: "BAD_REQUEST_ERROR",
      description,
      source: "business",
      step: "payment_initiation",
      reason: "input_validation_failed",
      metadata: {},
      ...(field && { field }),
    },
  };
}

export function found(c: Context<Env>, entity: object | undefined) {
  return entity ? c.json(entity) : c.json(errorBody("The id provided does not exist"), 400);
}

export function collection(c: Context<Env>, items: object[]) {
  return c.json({ entity: "collection", count: items.length, items });
}

export function result(c: Context<Env>, value: object | { error: string }) {
  return "error" in value ? c.json(errorBody(String(value.error)), 400) : c.json(value);
}

/** Reads JSON from tests or a form from the control page, whose empty fields count as missing. */
export async function readInput<T extends object>(c: Context<Env>): Promise<T> {
  if (!isForm(c)) return c.req.json<T>();
  const fields = [...(await c.req.formData())].filter(([, value]) => value !== "");
  return Object.fromEntries(fields.map(([name, value]) => [name, parseField(value)])) as T;
}

/** Answers a test, or returns to the control page. */
export function done(c: Context<Env>, value: object | { error: string } = {}) {
  if (!isForm(c)) return result(c, value);
  return c.redirect("error" in value ? `/?error=${encodeURIComponent(String(value.error))}` : "/", 303);
}

function isForm(c: Context<Env>): boolean {
  return c.req.header("Content-Type")?.startsWith("application/x-www-form-urlencoded") ?? false;
}

/** Numbers, true, false, null and objects are read as such, anything else is text. */
function parseField(value: FormDataEntryValue): unknown {
  if (typeof value !== "string") return undefined;
  if (/^\d+$/.test(value)) return Number(value);
  return /^(?:true|false|null|\{.*\})$/.test(value) ? JSON.parse(value) : value;
}
