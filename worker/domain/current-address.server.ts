import { type SQL, sql } from "drizzle-orm";
import type { Deps } from "../deps.ts";

/** SQL for the address of the account that this address was merged into, or else the address itself. */
export function currentAddress(email: string | SQL): SQL<string> {
  return sql`coalesce((select kept.email from members as old join members as kept on kept.id = old.merged_into
    where old.email = ${email}), ${email})`;
}

export async function isAddressOf({ db }: Pick<Deps, "db">, own: string, email: string): Promise<boolean> {
  if (own === email) return true;
  const { address } = await db.get<{ address: string }>(sql`select ${currentAddress(email)} as address`);
  return address === own;
}

export async function findCurrentAddresses({ db }: Pick<Deps, "db">, emails: readonly string[]) {
  const rows = await db.all<{ given: string; address: string }>(sql`select old.email as given, kept.email as address
    from json_each(${JSON.stringify(emails)}) as wanted join members as old on old.email = wanted.value
    join members as kept on kept.id = old.merged_into`);
  const found = new Map(rows.map(({ given, address }) => [given, address]));
  return (email: string) => found.get(email) ?? email;
}
