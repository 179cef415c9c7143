import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import { describeError } from "../../log.ts";
import { type TrailDeps, withTrail } from "../audit-trail.server.ts";
import { changeStatement, findEntry, listDueEntries } from "../content/entries.server.ts";
import { hasVersion } from "../content/entry-conditions.server.ts";
import { findLastPublication } from "../content/publications.server.ts";
import { findLastRedirect } from "../content/redirects.server.ts";
import { workingCopy } from "./entry-content.server.ts";
import { type PublishPlace, publishEntry } from "./publish-entry.server.ts";
import { findPublishingProblems } from "./publishing-problems.server.ts";
import type { Publisher } from "./questions/payment-details.server.ts";
import { refuseUnconfirmed } from "./questions/unconfirmed.server.ts";
import { type PublishDeps, refreshSnapshot } from "./refresh-snapshot.server.ts";
import { isWritten } from "./save-drafts.server.ts";
import { refuseOwnRules } from "./second-person.server.ts";

const YEAR_MS = 366 * 86_400_000;

/** Schedules an entry. The job publishes its state at that time. A `publishAt` of `undefined` cancels the schedule. */
export async function scheduleEntry(
  deps: TrailDeps,
  by: Publisher,
  place: PublishPlace,
  publishAt: Date | undefined,
): Promise<Outcome<null>> {
  const stored = await findEntry(deps.db, place.collection, place.slug);
  if (!stored) return refused("not_found");
  const refusal = publishAt && refuseTime(publishAt, deps.now());
  if (refusal) return refused("invalid_input", refusal, [{ field: "publishAt", message: refusal }]);
  const errors = publishAt
    ? await findPublishingProblems(deps.db, place, workingCopy(stored), { stored, at: publishAt })
    : [];
  if (errors.length > 0)
    return refused("invalid_input", "Some fields must be corrected before this can be scheduled.", errors);
  const own = publishAt && (await refuseOwnRules(deps.db, by, stored));
  if (own) return own;
  const unconfirmed = publishAt && (await refuseUnconfirmed(deps, by, stored, place.agreed, { at: publishAt }));
  if (unconfirmed) return unconfirmed;
  if (stored.version !== place.version) return refused("version_conflict");
  const when = hasVersion(stored.id, place.version);
  const changes = { publishAt: publishAt ?? null, scheduledBy: publishAt ? by.memberId : null };
  const results = await withTrail(
    deps,
    by,
    {
      action: publishAt ? "content.scheduled" : "content.unscheduled",
      subject: `content:${stored.id}`,
      after: changes,
    },
    () => [changeStatement(deps.db, stored.id, place.version, changes)],
    when,
  );
  return isWritten(results) ? ok(null) : refused("version_conflict");
}

/** Publishes due entries and repairs a snapshot that could not be written. One that fails or has changed waits. */
export async function publishScheduled(deps: PublishDeps & TrailDeps): Promise<void> {
  for (const { id, collection, slug, version, scheduledBy } of await listDueEntries(deps.db, deps.now())) {
    const by = { memberId: scheduledBy ?? "schedule", requestId: "schedule" };
    try {
      const outcome = await publishEntry(deps, by, { collection, slug, version }, "schedule");
      if (!outcome.ok) deps.log("warn", "content.schedule_waits", { entry: id, code: outcome.code });
    } catch (error) {
      deps.log("error", "content.schedule_failed", { entry: id, ...describeError(error) });
    }
  }
  const last = [await findLastRedirect(deps.db), await findLastPublication(deps.db)];
  const written = await deps.content.published();
  const isMissing = last.some((change) => change && (!written?.publishedAt || written.publishedAt <= change.createdAt));
  if (isMissing) await refreshSnapshot(deps);
}

function refuseTime(publishAt: Date, now: Date): string | undefined {
  if (Number.isNaN(publishAt.getTime())) return "Choose a date and a time.";
  if (publishAt <= now) return "Choose a time in the future, or publish now.";
  return publishAt.getTime() - now.getTime() > YEAR_MS ? "Choose a time within the next year." : undefined;
}
