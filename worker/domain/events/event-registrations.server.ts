import { and, asc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { EventRegistration } from "../../contracts/event-registration.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import { insertIf } from "../../db/insert-if.ts";
import { eventRegistrations } from "../../db/schema/events.ts";
import type { Deps } from "../../deps.ts";
import { auditStatement } from "../audit.server.ts";
import { type Counting, countOf } from "../rate-limits.server.ts";
import { currentTab } from "./events.server.ts";

/** The row's event when the visitor named none. */
const ANY_EVENT = "general";

/** The events that take registrations now: published, upcoming, and not over. */
export async function listOpenEvents(deps: Pick<Deps, "content" | "now">) {
  const now = deps.now();
  const { events } = (await deps.content.snapshot()).collections;
  return events.filter((event) => currentTab(event, now) === "upcoming");
}

/**
 * Registers a person for an event, or for the forum's events in general (section 2). The same person again gets the
 * same answer and no second row. `event` must be the slug of one of {@link listOpenEvents}.
 */
export async function registerForEvent(
  deps: Counting & Pick<Deps, "content">,
  { event, ...person }: EventRegistration,
): Promise<Outcome<{ message: string }>> {
  const title = event && (await findUpcomingTitle(deps, event));
  if (event && !title) {
    const message = "This event is not open for registration.";
    return refused("invalid_input", message, [{ field: "event", message }]);
  }
  const count = countOf(deps, "event");
  const row = { id: crypto.randomUUID(), event: event || ANY_EVENT, ...person, createdAt: deps.now() };
  const [counted] = await deps.db.batch([
    count.statement,
    insertIf(deps.db, eventRegistrations, row, count.isAdmitted).onConflictDoNothing({
      target: [eventRegistrations.event, eventRegistrations.email],
    }),
  ]);
  const refusal = count.refusalBy(counted);
  if (refusal) return refusal;
  return ok({ message: title ? `You are registered for ${title}.` : "You are registered. We will write to you." });
}

/** The registrations with this address, the oldest first. */
export async function listRegistrationsOf(deps: Pick<Deps, "db">, email: string) {
  return deps.db
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.email, email))
    .orderBy(asc(eventRegistrations.createdAt));
}

/** Takes back a registration of one's own address; any other id takes nothing back. */
export async function cancelRegistration(
  deps: Pick<Deps, "db" | "now">,
  { memberId, email }: { memberId: string; email: string },
  id: string,
): Promise<void> {
  const mine = and(eq(eventRegistrations.id, id), eq(eventRegistrations.email, email));
  const found = await deps.db.select({ event: eventRegistrations.event }).from(eventRegistrations).where(mine).get();
  if (!found) return;
  await deps.db.batch([
    deps.db.delete(eventRegistrations).where(mine),
    auditStatement(deps, {
      actor: memberId,
      action: "registration.cancelled",
      subject: `event_registration:${id}`,
      detail: found.event,
    }),
  ]);
}

/** The statements that delete the registrations of the address. */
export function eraseRegistrationsOf(deps: Pick<Deps, "db">, address: SQL) {
  return [deps.db.delete(eventRegistrations).where(eq(eventRegistrations.email, address))] as const;
}

/** The statements that hand the registrations of an address to another one of the same person; one an event stays. */
export function moveRegistrations(deps: Pick<Deps, "db">, from: string, to: string) {
  const { event, email } = eventRegistrations;
  const known = deps.db.select({ event }).from(eventRegistrations).where(eq(email, to));
  return [
    deps.db.delete(eventRegistrations).where(and(eq(email, from), inArray(event, known))),
    deps.db.update(eventRegistrations).set({ email: to }).where(eq(email, from)),
  ] as const;
}

/**
 * For the sweep: ids of registrations for events that were over before `before`. One for no certain event, for a series
 * or for an event that is no longer on the site counts from its own day.
 */
export async function listOldRegistrations(
  deps: Pick<Deps, "db" | "content">,
  before: Date,
  limit: number,
): Promise<string[]> {
  const { events } = (await deps.content.snapshot()).collections;
  const recent = events.filter((event) => new Date(event.endsAt ?? event.startsAt ?? 0) >= before && !event.recurrence);
  const { id, event, createdAt } = eventRegistrations;
  const isRecent = sql`${event} in (select value from json_each(${JSON.stringify(recent.map(({ slug }) => slug))}))`;
  const isOld = and(lt(createdAt, before), sql`not ${isRecent}`);
  const rows = await deps.db.select({ id }).from(eventRegistrations).where(isOld).limit(limit);
  return rows.map((row) => row.id);
}

export function forgetRegistrations(deps: Pick<Deps, "db">, ids: readonly string[]) {
  return deps.db
    .delete(eventRegistrations)
    .where(sql`${eventRegistrations.id} in (select value from json_each(${JSON.stringify(ids)}))`);
}

async function findUpcomingTitle(deps: Pick<Deps, "content" | "now">, slug: string): Promise<string | undefined> {
  return (await listOpenEvents(deps)).find((event) => event.slug === slug)?.title;
}
