import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, afterEach } from "vitest";
import { createDeps } from "#worker/deps.ts";
import { fakeRazorpay } from "../fakes/fake-razorpay.ts";
import { forgetContexts, settleContexts } from "./execution-contexts.ts";
import { fillContent } from "./initial-content.ts";
import { applySchema } from "./schema.ts";

// The files of a project share an isolate; each starts with empty storage, the schema and the initial content.
afterEach(settleContexts);
afterAll(forgetContexts);
await emptyStorage();
await applySchema();
await fillContent();

/** `reset` only clears active objects: after ten idle seconds, an object is inactive and keeps its data. */
async function emptyStorage(): Promise<void> {
  await Promise.all([
    countTables(),
    env.CONTENT.get("any"),
    env.PICTURES.head("any"),
    createDeps(env, { waitUntil: () => undefined }).cache.match("http://localhost:8787/"),
    fakeRazorpay.listOrders(),
  ]);
  await reset();
  if ((await countTables()) > 0) throw new Error("The database of the file before is still there.");
}

async function countTables(): Promise<number> {
  const tables =
    "select count(*) as count from sqlite_master where type = 'table' and name not like '\\_%' escape '\\'";
  return (await env.DB.prepare(tables).first<number>("count")) ?? 0;
}
