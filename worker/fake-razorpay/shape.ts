import type { MiddlewareHandler } from "hono";
import type { Env } from "./answers.ts";
import type { Account, Store } from "./store.ts";

/** Returns entities as the provider would send them after renaming and adding fields. */
export function reshape(store: Store, value: unknown): unknown {
  const account = store.account();
  return isDocumented(account) ? value : reshapeWith(account, value);
}

export const reshapeAnswer: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  const isJson = c.res.headers.get("Content-Type")?.includes("json");
  if (!isJson || isDocumented(c.env.store.account())) return;
  c.res = Response.json(reshape(c.env.store, await c.res.json()), { status: c.res.status });
};

function isDocumented({ renamed, added }: Account): boolean {
  return Object.keys(renamed).length + Object.keys(added).length === 0;
}

function reshapeWith(account: Account, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => reshapeWith(account, item));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, part]) => [
    account.renamed[name] ?? name,
    reshapeWith(account, part),
  ]);
  return { ...Object.fromEntries(fields), ...("entity" in value && account.added) };
}
