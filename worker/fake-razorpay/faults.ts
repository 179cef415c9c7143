import type { MiddlewareHandler } from "hono";
import { type Env, errorBody } from "./answers.ts";
import type { Store } from "./store.ts";

/**
 * `status` answers `value`, `delay` waits `value` milliseconds first, `lost_answer` commits without answering. The next
 * `count` calls fail; with `path` only those whose address contains it.
 */
export type Fault = {
  kind: "status" | "html" | "empty" | "broken_json" | "delay" | "lost_answer";
  value?: number;
  count?: number;
  path?: string;
};

export function addFault(store: Store, fault: Fault): void {
  store.sql.exec("insert into faults (json) values (?)", JSON.stringify(fault));
}

export function clearFaults(store: Store): void {
  store.sql.exec("delete from faults");
}

export function listFaults(store: Store): Fault[] {
  return store.read<Fault>("select json from faults order by id");
}

/** Makes the next API calls fail. */
export const disturb: MiddlewareHandler<Env> = async (c, next) => {
  const { kind, value = 0 } = takeFault(c.env.store, c.req.path) ?? {};
  if (kind === "delay") await scheduler.wait(value);
  if (kind === "status") return c.json(failure(value), value as 500);
  if (kind === "html") return c.html("<html><body><h1>502 Bad Gateway</h1></body></html>", 502);
  if (kind === "empty") return c.body(null, 503);
  if (kind === "broken_json") return c.body('{"id":"order_', 200, { "Content-Type": "application/json" });
  await next();
  if (kind === "lost_answer") c.res = new Response(null, { status: 504 });
  return undefined;
};

function failure(status: number) {
  const { error } = errorBody(status === 429 ? "Too many requests" : "We are facing some trouble.");
  return { error: { ...error, code: status < 500 ? error.code : "SERVER_ERROR" } };
}

function takeFault({ sql }: Store, path: string): Fault | undefined {
  const all = sql.exec<{ id: number; json: string }>("select id, json from faults order by id").toArray();
  for (const { id, json } of all) {
    const fault: Fault = JSON.parse(json);
    const { count = 1 } = fault;
    if (fault.path && !path.includes(fault.path)) continue;
    if (count > 1)
      sql.exec("update faults set json = ? where id = ?", JSON.stringify({ ...fault, count: count - 1 }), id);
    else sql.exec("delete from faults where id = ?", id);
    return fault;
  }
  return undefined;
}
