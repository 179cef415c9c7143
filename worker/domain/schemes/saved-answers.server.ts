import { and, eq, sql } from "drizzle-orm";
import { noAnswers } from "#messages/refusals/visitors.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Answers } from "../../contracts/schemes/vocabulary.ts";
import { savedAnswers } from "../../db/schema/schemes.ts";
import type { Deps } from "../../deps.ts";

/** Replaces the member's earlier answers. Refuses an empty set. */
export async function saveAnswers(
  deps: Pick<Deps, "db" | "now">,
  memberId: string,
  answers: Answers,
): Promise<Outcome<null>> {
  if (Object.keys(answers).length === 0) return refused("invalid_input", noAnswers());
  const saved = { answers, savedAt: deps.now() };
  await deps.db
    .insert(savedAnswers)
    .values({ memberId, ...saved })
    .onConflictDoUpdate({ target: savedAnswers.memberId, set: saved });
  return ok(null);
}

export async function findSavedAnswers(deps: Pick<Deps, "db">, memberId: string) {
  return deps.db.select().from(savedAnswers).where(eq(savedAnswers.memberId, memberId)).get();
}

export async function listSavedAnswersOf(deps: Pick<Deps, "db">, memberId: string) {
  return deps.db.select().from(savedAnswers).where(eq(savedAnswers.memberId, memberId));
}

export async function deleteSavedAnswers(deps: Pick<Deps, "db">, memberId: string): Promise<void> {
  await deps.db.delete(savedAnswers).where(eq(savedAnswers.memberId, memberId));
}

export function eraseSavedAnswersOf(deps: Pick<Deps, "db">, memberId: string) {
  return [deps.db.delete(savedAnswers).where(eq(savedAnswers.memberId, memberId))] as const;
}

/** If both have saved answers, each account keeps its own. */
export function mergeSavedAnswers({ db }: Pick<Deps, "db">, { from, to }: { from: string; to: string }) {
  const { memberId } = savedAnswers;
  const isFree = sql`not exists (select 1 from ${savedAnswers} as own where own.member_id = ${to})`;
  return [
    db
      .update(savedAnswers)
      .set({ memberId: to })
      .where(and(eq(memberId, from), isFree)),
  ] as const;
}
