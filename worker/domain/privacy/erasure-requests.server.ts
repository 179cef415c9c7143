import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { insertIf } from "../../db/insert-if.ts";
import { erasureRequests, type RetainedDocument } from "../../db/schema/privacy.ts";
import type { Deps } from "../../deps.ts";

export type ErasureRequest = typeof erasureRequests.$inferSelect;

const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUPS = [4, 4, 4, 4];

/** Idempotent: a repeated request returns the first one. Stores nothing if `when` is false. */
export async function storeErasureRequest(
  deps: Pick<Deps, "db" | "now">,
  memberId: string,
  when: SQL = sql`true`,
): Promise<ErasureRequest | undefined> {
  await erasureRequestStatement(deps, memberId, when);
  return findErasureOf(deps, memberId);
}

export function erasureRequestStatement(deps: Pick<Deps, "db" | "now">, memberId: string, when: SQL) {
  const row = { id: newNumber(), memberId, requestedAt: deps.now() };
  return insertIf(deps.db, erasureRequests, row, when).onConflictDoNothing({ target: erasureRequests.memberId });
}

export async function findErasureOf(deps: Pick<Deps, "db">, memberId: string): Promise<ErasureRequest | undefined> {
  return deps.db.select().from(erasureRequests).where(eq(erasureRequests.memberId, memberId)).get();
}

export function hasRequestedErasure(memberId: string): SQL {
  return sql`exists (select 1 from ${erasureRequests} where ${erasureRequests.memberId} = ${memberId})`;
}

export async function findErasure(deps: Pick<Deps, "db">, number: string) {
  const { id, requestedAt, doneAt, retained } = erasureRequests;
  return deps.db
    .select({ number: id, requestedAt, doneAt, retained })
    .from(erasureRequests)
    .where(eq(id, number.trim().toUpperCase()))
    .get();
}

export async function listOpenErasures(deps: Pick<Deps, "db">, limit: number): Promise<ErasureRequest[]> {
  const isOpen = isNull(erasureRequests.doneAt);
  return deps.db.select().from(erasureRequests).where(isOpen).orderBy(asc(erasureRequests.requestedAt)).limit(limit);
}

export function erasureDoneStatement(deps: Pick<Deps, "db" | "now">, number: string, retained: RetainedDocument[]) {
  const isOpen = and(eq(erasureRequests.id, number), isNull(erasureRequests.doneAt));
  return deps.db.update(erasureRequests).set({ doneAt: deps.now(), retained }).where(isOpen);
}

/** 78 random bits, too many to guess, formatted as "K7QM-2XVD-…". */
function newNumber(): string {
  const letter = () => {
    // Rejects bytes above the last multiple to avoid modulo bias.
    for (;;) {
      const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
      if (byte < 240) return ALPHABET[byte % ALPHABET.length] ?? "";
    }
  };
  return GROUPS.map((size) => Array.from({ length: size }, letter).join("")).join("-");
}
