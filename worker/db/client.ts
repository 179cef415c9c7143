import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import * as accounts from "./schema/accounts.ts";

export type Db = DrizzleD1Database<typeof accounts>;

/** better-auth looks its tables up by name in `schema`; queries import theirs. */
export function openDb(binding: D1Database): Db {
  return drizzle(binding, { schema: accounts, casing: "snake_case" });
}
