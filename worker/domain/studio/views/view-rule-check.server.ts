import type { CollectionName } from "../../../content/collections.ts";
import type { Deps } from "../../../deps.ts";
import type { Actor } from "../../audit-trail.server.ts";
import { findEntry } from "../../content/entries.server.ts";
import { indianDay } from "../../india-calendar.server.ts";
import { changedResults } from "../../schemes/changed-results.server.ts";
import { workingCopy } from "../entry-content.server.ts";
import { hasNewRules, refuseOwnRules } from "../second-person.server.ts";

/** Describes what a scheme's draft changes in the finder. `undefined` for other entries or if no rules changed. */
export async function viewRuleCheck(
  deps: Pick<Deps, "db" | "now">,
  by: Pick<Actor, "memberId">,
  { collection, slug }: { collection: CollectionName; slug: string },
) {
  const stored = await findEntry(deps.db, collection, slug);
  if (!stored || !hasNewRules(stored)) return undefined;
  const termsOf = (data: unknown) => (data as { terms?: unknown } | null)?.terms;
  const known = stored.status === "published" ? termsOf(stored.data) : undefined;
  return {
    results: changedResults(known, termsOf(workingCopy(stored).data), indianDay(deps.now())),
    isOwn: (await refuseOwnRules(deps.db, by, stored)) !== undefined,
  };
}

export type RuleCheck = NonNullable<Awaited<ReturnType<typeof viewRuleCheck>>>;
