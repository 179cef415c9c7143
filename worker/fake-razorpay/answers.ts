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
