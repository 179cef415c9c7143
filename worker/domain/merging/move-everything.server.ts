import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { mergeConsents } from "../accounts/consents.server.ts";
import { eraseCodesOf } from "../accounts/login-codes.server.ts";
import { type findMember, mergeStatements } from "../accounts/members.server.ts";
import { erasePasskeysOf } from "../accounts/passkeys.server.ts";
import { endAllSessionsStatement } from "../accounts/sessions.server.ts";
import { moveOrders } from "../billing/orders.server.ts";
import { mergeRegistrationsOf } from "../events/event-registrations.server.ts";
import { mergeMail } from "../mail/outbox.server.ts";
import { mergeMemberships } from "../membership/memberships.server.ts";
import { moveTraces } from "../record-traces.server.ts";
import { mergeReminders } from "../schemes/reminders.server.ts";
import { mergeSavedAnswers } from "../schemes/saved-answers.server.ts";
import { mergeSeats } from "../seats/seats.server.ts";
import { moveMessages } from "../visitors/contact.server.ts";
import { mergeActivities } from "../workspace/activities.server.ts";
import { mergeOffers } from "../workspace/offers.server.ts";
import { mergeAssignments } from "../workspace/startups.server.ts";
import { mergeSubmissions } from "../workspace/submissions.server.ts";
import { mergeTasks } from "../workspace/tasks.server.ts";

type Account = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** Returns the writes of a merge, except its mails. Payments, refunds and documents move with their orders. */
export function moveEverything(
  deps: Pick<Deps, "db" | "now" | "config">,
  { keep, drop }: { keep: Account; drop: Account },
) {
  const ids = { from: drop.id, to: keep.id };
  const subjects = sql`select ${`member:${drop.id}`} as old, ${`member:${keep.id}`} as fresh, ${keep.createdAt.getTime()} as at`;
  return [
    endAllSessionsStatement(deps, drop.id),
    ...erasePasskeysOf(deps, drop.id),
    eraseCodesOf(deps, drop.email),
    ...moveTraces(deps, subjects),
    moveOrders(deps, drop.email, keep.email),
    ...mergeMemberships(deps, ids),
    ...mergeSeats(deps, drop, keep),
    moveMessages(deps, drop.email, keep.email),
    ...mergeRegistrationsOf(deps, drop.email, keep.email),
    ...mergeConsents(deps, ids),
    ...mergeTasks(deps, ids),
    ...mergeActivities(deps, ids),
    ...mergeSubmissions(deps, ids),
    ...mergeOffers(deps, ids),
    ...mergeAssignments(deps, ids),
    ...mergeSavedAnswers(deps, ids),
    ...mergeReminders(deps, ids),
    ...mergeMail(deps, drop, keep),
    ...mergeStatements(deps, ids),
  ];
}
