import { type SQL, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { describeError } from "../../log.ts";
import { purgeTickedFor } from "../accounts/consents.server.ts";
import { isUnverified, listUnverified, purgeUnverified } from "../accounts/members.server.ts";
import { endAllSessionsStatement } from "../accounts/sessions.server.ts";
import { auditRowsStatement } from "../audit.server.ts";
import { idsOfStillUnpaid, listUnpaidOrdersToPurge, purgeUnpaidOrders } from "../billing/orders.server.ts";
import { purgeProviderEvents } from "../billing/provider-events.server.ts";
import { listOldRegistrations, purgeRegistrations } from "../events/event-registrations.server.ts";
import { purgeCorrections } from "../events/registration-corrections.server.ts";
import { purgeMail } from "../mail/outbox.server.ts";
import { purgeSeats } from "../seats/seats.server.ts";
import { listOldMessages, purgeMessages } from "../visitors/contact.server.ts";
import { purgeIntents } from "../visitors/intents.server.ts";

type RetentionDeps = Pick<Deps, "db" | "now" | "content" | "log">;

/** Days, as in the privacy policy. `records` contain no personal data. */
export const RETENTION = { year: 365, unverified: 30, mail: 30, correction: 30, records: 400 } as const;
const ROWS = 100;
const STEPS = 20;
const DAY_MS = 24 * 60 * 60_000;

/** Enforces the periods of the privacy policy. Audits purges by row id. */
export async function purgeExpiredData(deps: RetentionDeps): Promise<void> {
  const since = (days: number) => new Date(deps.now().getTime() - days * DAY_MS);
  const aYearAgo = since(RETENTION.year);
  await inSteps(
    () => listOldMessages(deps, aYearAgo, ROWS),
    (ids) => deps.db.batch([...purgeMessages(deps, ids), auditPurge(deps, "contact_messages", idsIn(ids))]),
  );
  await inSteps(
    () => listOldRegistrations(deps, aYearAgo, ROWS),
    (ids) => deps.db.batch([...purgeRegistrations(deps, ids), auditPurge(deps, "event_registrations", idsIn(ids))]),
  );
  await inSteps(
    () => listUnpaidOrdersToPurge(deps, aYearAgo, ROWS),
    (ids) => deps.db.batch([auditPurge(deps, "unpaid_orders", idsOfStillUnpaid(ids)), ...purgeUnpaidOrders(deps, ids)]),
  );
  await purgeUnverifiedMembers(deps, since(RETENTION.unverified));
  await purgeMail(deps, since(RETENTION.mail), aYearAgo);
  await purgeSeats(deps, aYearAgo);
  await purgeCorrections(deps, since(RETENTION.correction));
  await purgeProviderEvents(deps, since(RETENTION.records));
  await purgeIntents(deps, since(RETENTION.records));
}

async function inSteps<T>(list: () => Promise<T[]>, purge: (rows: T[]) => Promise<unknown>): Promise<void> {
  for (let n = 0; n < STEPS; n++) {
    const rows = await list();
    if (rows.length > 0) await purge(rows);
    if (rows.length < ROWS) return;
  }
}

async function purgeUnverifiedMembers(deps: RetentionDeps, before: Date): Promise<void> {
  for (const { id, email } of await listUnverified(deps, before, ROWS)) {
    // Race: the owner can verify the address at the same time.
    const stillUnverified = isUnverified(id);
    try {
      await deps.db.batch([
        endAllSessionsStatement(deps, id, "", stillUnverified),
        purgeTickedFor(deps, email, stillUnverified),
        auditPurge(deps, "unverified_members", sql`select ${id} as id where ${stillUnverified}`),
        ...purgeUnverified(deps, id),
      ]);
    } catch (error) {
      // Skip a member whose rows still have references.
      deps.log("error", "retention.failed", { memberId: id, ...describeError(error) });
    }
  }
}

function idsIn(ids: readonly string[]): SQL {
  return sql`select value as id from json_each(${JSON.stringify(ids)})`;
}

function auditPurge(deps: RetentionDeps, what: string, ids: SQL) {
  return auditRowsStatement(deps, {
    id: sql`${crypto.randomUUID()}`,
    actor: "scheduler",
    action: "retention.purged",
    subject: sql`${`retention:${what}`}`,
    detail: sql`found.count || ': ' || found.ids`,
    rows: sql`(select count(*) as count, group_concat(id, ' ') as ids from (${ids})) as found where found.count > 0`,
  });
}
