import { type SQL, sql } from "drizzle-orm";
import type { Deps } from "../deps.ts";

/** SQL for the address of the account that this address was merged into, or else the address itself. */
export function presentAddress(email: string | SQL): SQL<string> {
  return sql`coalesce((select kept.email from members as old join members as kept on kept.id = old.merged_into
    where old.email = ${email}), ${email})`;
}

export async function isAddressOf({ db }: Pick<Deps, "db">, own: string, email: string): Promise<boolean> {
  if (own === email) return true;
  const { address } = await db.get<{ address: string }>(sql`select ${presentAddress(email)} as address`);
  return address === own;
}

export async function findPresentAddresses({ db }: Pick<Deps, "db">, emails: readonly string[]) {
  const rows = await db.all<{ given: string; present: string }>(sql`select old.email as given, kept.email as present
    from json_each(${JSON.stringify(emails)}) as wanted join members as old on old.email = wanted.value
    join members as kept on kept.id = old.merged_into`);
  const found = new Map(rows.map(({ given, present }) => [given, present]));
  return (email: string) => found.get(email) ?? email;
}
