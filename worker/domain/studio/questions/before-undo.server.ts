import { type Refusal, refused } from "../../../contracts/problem.ts";
import type { PublicState } from "../../../db/schema/content.ts";
import type { Deps } from "../../../deps.ts";
import type { StoredEntry } from "../../content/entries.server.ts";
import type { Change } from "../../content/publications.server.ts";
import type { Publisher } from "./payment-details.server.ts";
import { refuseForRegistered, refuseUnconfirmed } from "./unconfirmed.server.ts";

/** Lists what buyers or registered people would notice if these changes were undone. */
export async function listUndoQuestions(
  deps: Pick<Deps, "db">,
  by: Publisher,
  changes: readonly Pick<Change, "entryId" | "before">[],
  entries: readonly StoredEntry[],
): Promise<Refusal[]> {
  const questions = await Promise.all(
    changes.map(async ({ entryId, before }) => {
      const entry = before.position === undefined ? entries.find(({ id }) => id === entryId) : undefined;
      return entry && refuseUndo(deps, by, entry, before);
    }),
  );
  return questions.filter((question) => question !== undefined);
}

export function agreeToAll(questions: readonly Refusal[]): string {
  return questions.map(({ agree = "" }) => agree).join(" + ");
}

export function refuseUnagreed(questions: readonly Refusal[], agreed: string): Refusal | undefined {
  const [first] = questions;
  const forbidden = questions.find(({ agree }) => agree === undefined);
  if (forbidden) return forbidden;
  const agree = agreeToAll(questions);
  if (!first || agree === agreed) return undefined;
  return { ...refused(first.code, questions.map(({ message }) => message).join(" ")), agree };
}

async function refuseUndo(deps: Pick<Deps, "db">, by: Publisher, stored: StoredEntry, earlier: PublicState) {
  if (earlier.status === "published") return refuseUnconfirmed(deps, by, stored, undefined, { after: earlier.data });
  return stored.status === "published" ? refuseForRegistered(deps, stored, undefined) : undefined;
}
