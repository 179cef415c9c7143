import type { MiddlewareHandler } from "hono";
import { type Env, errorBody } from "./answers.ts";
import type { Store } from "./store.ts";

export type Fault = { kind: "status" | "html" | "broken_json" | "delay" | "lost_answer"; value: number; count: number };

export function addFault(store: Store, fault: Fault): void {
  store.sql.exec("insert into faults (json) values (?)", JSON.stringify(fault));
}

export function clearFaults(store: Store): void {
  store.sql.exec("delete from faults");
}

/** Makes the next calls of the API go wrong. */
export const disturb: MiddlewareHandler<Env> = async (c, next) => {
  const fault = takeFault(c.env.store);
  if (fault?.kind === "delay") await scheduler.wait(fault.value);
  if (fault?.kind === "status") return c.json(errorBody("We are facing some trouble."), fault.value as 500);
  if (fault?.kind === "html") return c.html("<html><body><h1>502 Bad Gateway</h1></body></html>", 502);
  if (fault?.kind === "broken_json") return c.body('{"id":"order_', 200, { "Content-Type": "application/json" });
  await next();
  if (fault?.kind === "lost_answer") c.res = new Response(null, { status: 504 });
  return undefined;
};

function takeFault({ sql }: Store): Fault | undefined {
  const row = sql.exec<{ id: number; json: string }>("select id, json from faults order by id limit 1").toArray()[0];
  if (!row) return undefined;
  const fault: Fault = JSON.parse(row.json);
  if (fault.count > 1) {
    const left = JSON.stringify({ ...fault, count: fault.count - 1 });
    sql.exec("update faults set json = ? where id = ?", left, row.id);
  } else {
    sql.exec("delete from faults where id = ?", row.id);
  }
  return fault;
}
