import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import * as schema from "./schema.ts";

export type Db = DrizzleD1Database<typeof schema>;

export function openDb(binding: D1Database): Db {
  return drizzle(binding, { schema, casing: "snake_case" });
}
