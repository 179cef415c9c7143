import { type Refusal, refused } from "../../../contracts/problem.ts";
import type { PublicState } from "../../../db/schema/content.ts";
import type { Deps } from "../../../deps.ts";
import type { StoredEntry } from "../../content/entries.server.ts";
import type { Change } from "../../content/publications.server.ts";
import { refuseForRegistered, refuseUnconfirmed } from "./unconfirmed.server.ts";

/** Lists what buyers or registered people would notice if these changes were undone. */
export async function listUndoQuestions(
  deps: Pick<Deps, "db">,
  changes: readonly Pick<Change, "entryId" | "before">[],
  entries: readonly StoredEntry[],
): Promise<Refusal[]> {
  const questions = await Promise.all(
    changes.map(async ({ entryId, before }) => {
      const entry = before.position === undefined ? entries.find(({ id }) => id === entryId) : undefined;
      return entry && refuseUndo(deps, entry, before);
    }),
  );
  return questions.filter((question) => question !== undefined);
}

/** What the operator agrees to by undoing the publication after these questions. */
export function agreeToAll(questions: readonly Refusal[]): string {
  return questions.map(({ agree = "" }) => agree).join(" + ");
}

export function refuseUnagreed(questions: readonly Refusal[], agreed: string): Refusal | undefined {
  const [first] = questions;
  const agree = agreeToAll(questions);
  if (!first || agree === agreed) return undefined;
  return { ...refused(first.code, questions.map(({ message }) => message).join(" ")), agree };
}

async function refuseUndo(deps: Pick<Deps, "db">, stored: StoredEntry, earlier: PublicState) {
  if (earlier.status === "published") return refuseUnconfirmed(deps, stored, undefined, earlier.data);
  return stored.status === "published" ? refuseForRegistered(deps, stored, undefined) : undefined;
}
