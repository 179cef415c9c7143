import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { collections } from "../../content/collections.ts";
import { ADDRESSED, type Addressed } from "../../contracts/console/addresses.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Db } from "../../db/client.ts";
import type { Renaming } from "../../db/rename-if.ts";
import type { Deps } from "../../deps.ts";
import { type Actor, withTrail } from "../audit-trail.server.ts";
import { listEntries } from "../content/entries.server.ts";
import { isRedirected, listRedirects, redirectStatements } from "../content/redirects.server.ts";
import { mayRename, renameStatements } from "../content/rename-entry.server.ts";
import { renameInRegistrations } from "../events/event-registrations.server.ts";
import { dayAndHour } from "../india-calendar.server.ts";
import { renameInReminders } from "../schemes/reminders.server.ts";
import { titleOf, workingCopy } from "../studio/entry-content.server.ts";
import type { Published, StudioDeps } from "../studio/publish-entry.server.ts";
import { refreshSnapshot } from "../studio/refresh-snapshot.server.ts";
import { renameInActivities } from "../workspace/activities.server.ts";
import { renameInOffers } from "../workspace/offers.server.ts";
import { renameInAssignments } from "../workspace/startups.server.ts";
import { renameInSubmissions } from "../workspace/submissions.server.ts";

type Statement = BatchItem<"sqlite">;
type Rename = (db: Db, renaming: Renaming, when: SQL) => Statement | readonly Statement[];

/** Other tables that store the slugs of a collection. */
const ELSEWHERE: Record<Addressed, readonly Rename[]> = {
  articles: [renameInActivities("article-read")],
  events: [renameInRegistrations],
  schemes: [renameInReminders],
  news: [],
  opportunities: [renameInOffers, renameInActivities("opportunity-explored")],
  startups: [renameInAssignments, renameInSubmissions, renameInActivities("startup-studied")],
};

/** Changes an entry's address. The old one redirects, and all references change in the same batch. */
export async function renameEntry(
  deps: StudioDeps,
  by: Actor,
  { collection, from, to }: Renaming & { collection: Addressed },
): Promise<Outcome<Published>> {
  if (from === to) return ok({ isLive: true });
  const renamed = { collection, from, to };
  const when = mayRename(renamed);
  const entry = {
    action: "entry.renamed",
    subject: `entry:${collection}:${to}`,
    before: { slug: from },
    after: { slug: to },
  };
  const redirect = { collection, fromSlug: from, toSlug: to, createdAt: deps.now() };
  const isDone = isRedirected(redirect);
  const results = await withTrail(
    deps,
    by,
    entry,
    () => [
      ...redirectStatements(deps.db, redirect, when),
      ...ELSEWHERE[collection].flatMap((rename) => rename(deps.db, renamed, isDone)),
      ...renameStatements(deps.db, renamed, isDone),
    ],
    when,
  );
  const moved = results.at(-1) as readonly unknown[];
  if (moved.length === 0) return refused("address_taken");
  return ok({ isLive: await refreshSnapshot(deps) });
}

/** Lists entries whose address can change, read directly from the database, and the addresses that have changed. */
export async function viewAddresses({ db }: Pick<Deps, "db">) {
  const groups = await Promise.all(
    ADDRESSED.map(async (collection) => ({
      collection,
      label: collections[collection].label,
      entries: (await listEntries(db, collection, ["draft", "published"]))
        .map((entry) => ({ slug: entry.slug, title: titleOf(workingCopy(entry).data, entry.slug) }))
        .toSorted((a, b) => a.title.localeCompare(b.title)),
    })),
  );
  const labels = new Map(Object.entries(collections).map(([name, { label }]) => [name, label]));
  const redirects = (await listRedirects(db)).map(({ collection, fromSlug, toSlug, createdAt }) => ({
    collection,
    label: labels.get(collection) ?? collection,
    from: fromSlug,
    to: toSlug,
    since: dayAndHour(createdAt),
  }));
  return { groups, redirects };
}
