import { type Refusal, refused } from "../../contracts/problem.ts";
import type { Db } from "../../db/client.ts";
import type { Actor } from "../audit-trail.server.ts";
import type { StoredEntry } from "../content/entries.server.ts";
import { listRevisions, REVISIONS_READ } from "../content/revisions.server.ts";
import { rulesTextOf } from "../schemes/rules-text.server.ts";
import { workingCopy } from "./entry-content.server.ts";

/** True if the rules in a scheme's working copy differ from the public ones. */
export function hasNewRules(stored: StoredEntry): boolean {
  if (stored.collection !== "schemes") return false;
  const known = stored.status === "published" ? rulesTextOf(stored.data) : "";
  return rulesTextOf(workingCopy(stored).data) !== known;
}

/** The editor who changed a scheme's rules cannot approve them: a wrong rule costs a founder weeks. */
export async function refuseOwnRules(
  db: Db,
  by: Pick<Actor, "memberId">,
  stored: StoredEntry,
): Promise<Refusal | undefined> {
  if (!hasNewRules(stored)) return undefined;
  return (await findRulesAuthor(db, stored)) === by.memberId ? refused("own_rules") : undefined;
}

/** Finds who saved the current rules first since they were last different. */
async function findRulesAuthor(db: Db, stored: StoredEntry): Promise<string | undefined> {
  const wanted = rulesTextOf(workingCopy(stored).data);
  let author: string | undefined;
  for (let skipped = 0; ; skipped += REVISIONS_READ) {
    const revisions = await listRevisions(db, stored.id, skipped);
    for (const { data, actor } of revisions) {
      if (rulesTextOf(data) !== wanted) return author;
      author = actor;
    }
    if (revisions.length < REVISIONS_READ) return author;
  }
}
