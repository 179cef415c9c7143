import { type SQL, sql } from "drizzle-orm";

/** SQL: the address of the account into which the account of this one was merged, or else the address itself. */
export function presentAddress(email: string): SQL<string> {
  return sql`coalesce((select kept.email from members as old join members as kept on kept.id = old.merged_into
    where old.email = ${email}), ${email})`;
}
