import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { isOneOf } from "../../db/is-one-of.ts";
import { linkChecks } from "../../db/schema/links.ts";
import type { Deps } from "../../deps.ts";
import type { LinkResponse } from "../../providers/link-probe.ts";

export type LinkCheck = typeof linkChecks.$inferSelect;
type Db = Pick<Deps, "db">;

export async function listLinkChecks({ db }: Db): Promise<LinkCheck[]> {
  return db.select().from(linkChecks);
}

/** Records a check. An operator's confirmation stays valid while the address fails in the same way. */
export async function recordLinkCheck(
  { db, now }: Pick<Deps, "db" | "now">,
  address: string,
  { status, isBroken }: Pick<LinkResponse, "status" | "isBroken">,
): Promise<void> {
  const checkedAt = now();
  const firstFailedAt = isBroken ? checkedAt : null;
  const isSame = sql`${linkChecks.status} = ${status} and ${isBroken}`;
  await db
    .insert(linkChecks)
    .values({ address, status, checkedAt, firstFailedAt })
    .onConflictDoUpdate({
      target: linkChecks.address,
      set: {
        status,
        checkedAt,
        firstFailedAt: isBroken ? sql`coalesce(${linkChecks.firstFailedAt}, ${checkedAt.getTime()})` : null,
        acceptedAt: sql`case when ${isSame} then ${linkChecks.acceptedAt} end`,
      },
    });
}

/** Records an operator's confirmation, or removes it if `isAccepted` is false. */
export function acceptLinkStatement({ db, now }: Pick<Deps, "db" | "now">, address: string, isAccepted: boolean) {
  const acceptedAt = isAccepted ? now() : null;
  return db.update(linkChecks).set({ acceptedAt }).where(isFailing(address));
}

export function hasFailed(address: string): SQL {
  return sql`exists (select 1 from ${linkChecks} where ${isFailing(address)})`;
}

/** Deletes the checks of addresses that no entry uses any more. */
export async function deleteOtherLinkChecks({ db }: Db, used: readonly string[]): Promise<void> {
  const isUsed = isOneOf(linkChecks.address, used);
  await db.delete(linkChecks).where(sql`not ${isUsed}`);
}

function isFailing(address: string) {
  return and(eq(linkChecks.address, address), isNotNull(linkChecks.firstFailedAt));
}
