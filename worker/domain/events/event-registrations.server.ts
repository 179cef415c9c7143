import { and, asc, eq, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { EventRegistration } from "../../contracts/event-registration.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import { insertIf } from "../../db/insert-if.ts";
import { eventRegistrations } from "../../db/schema/events.ts";
import type { Deps } from "../../deps.ts";
import { auditStatement } from "../audit.server.ts";
import { noteQueued, type QueueDeps, queueMailIf } from "../mail/outbox.server.ts";
import { type ClientDeps, type Exceeded, rateLimits } from "../rate-limits.server.ts";
import { listOpenEvents } from "./events.server.ts";
import { eventRegisteredMail } from "./mails.server.ts";
import {
  deleteCorrections,
  detailsFrom,
  isWaiting,
  listCorrections,
  MAX_CORRECTIONS,
  proposeCorrection,
} from "./registration-corrections.server.ts";

const ANY_EVENT = "general";

/** Section 2. Same answer for a known address: only its owner replaces the details (decision 017). */
export async function registerForEvent(
  deps: RegisterDeps & Pick<Deps, "content">,
  { event, ...person }: EventRegistration,
  viewer?: { email: string },
): Promise<Outcome<{ message: string }>> {
  const title = event && (await findUpcomingTitle(deps, event));
  if (event && !title) {
    const message = "This event is not open for registration.";
    return refused("invalid_input", message, [{ field: "event", message }]);
  }
  const row = { id: crypto.randomUUID(), event: event || ANY_EVENT, ...person, createdAt: deps.now() };
  const refusal = await (viewer?.email === row.email ? replaceDetails : addOrPropose)(deps, row);
  if (refusal) return refusal;
  return ok({ message: title ? `You are registered for ${title}.` : "You are registered. We will write to you." });
}

type RegisterDeps = ClientDeps & QueueDeps;
type NewRegistration = typeof eventRegistrations.$inferInsert & Pick<EventRegistration, "membershipStatus">;

async function addOrPropose(deps: RegisterDeps, row: NewRegistration): Promise<Exceeded | undefined> {
  const { event, email, fullName, phone, membershipStatus } = eventRegistrations;
  const isOther = or(ne(fullName, row.fullName), ne(phone, row.phone), ne(membershipStatus, row.membershipStatus));
  const registration = idsWhere(and(eq(event, row.event), eq(email, row.email), isOther));
  const who = { client: deps.clientId };
  const { refusal, results } = await rateLimits.consumeWith(deps, "event", who, (isAllowed) => [
    insertIf(deps.db, eventRegistrations, row, isAllowed).onConflictDoNothing({ target: [event, email] }),
    ...proposeCorrection(deps, row, registration, isAllowed),
    confirmIfNew(deps, row),
  ]);
  const [, stored, correctionMail, [waiting], confirmation] = results;
  noteQueued(deps, correctionMail, confirmation);
  if (stored.length === 0 && (waiting?.number ?? 0) >= MAX_CORRECTIONS) {
    deps.log("warn", "registration.corrections_full", { slug: row.event });
  }
  return refusal;
}

async function replaceDetails(deps: RegisterDeps, row: NewRegistration): Promise<Exceeded | undefined> {
  const { event, email } = eventRegistrations;
  const who = { client: deps.clientId };
  const { refusal, results } = await rateLimits.consumeWith(deps, "event", who, (isAllowed) => [
    insertIf(deps.db, eventRegistrations, row, isAllowed).onConflictDoUpdate({
      target: [event, email],
      set: {
        fullName: sql`excluded.full_name`,
        phone: sql`excluded.phone`,
        membershipStatus: sql`excluded.membership_status`,
      },
    }),
    deleteCorrections(deps, idsWhere(and(eq(event, row.event), eq(email, row.email), isAllowed))),
    confirmIfNew(deps, row),
  ]);
  const [, , confirmation] = results;
  noteQueued(deps, confirmation);
  return refusal;
}

function confirmIfNew(deps: QueueDeps, { id, email }: NewRegistration) {
  const mail = { recipient: email, about: { registrationId: id }, once: id };
  return queueMailIf(deps, eventRegisteredMail, mail, sql`exists (${idsWhere(eq(eventRegistrations.id, id))})`);
}

function idsWhere(condition: SQL | undefined): SQL {
  return sql`select ${eventRegistrations.id} from ${eventRegistrations} where ${condition}`;
}

export async function findRegistration(deps: Pick<Deps, "db">, id: string) {
  return deps.db.select().from(eventRegistrations).where(eq(eventRegistrations.id, id)).get();
}

export async function acceptCorrection(
  deps: Pick<Deps, "db" | "now">,
  registrationId: string,
  correctionId: string,
): Promise<boolean> {
  const { id } = eventRegistrations;
  const isStill = isWaiting(registrationId, correctionId);
  const isIt = and(eq(id, registrationId), isStill);
  const entry = {
    actor: "mail_link",
    action: "registration.corrected",
    subject: `event_registration:${registrationId}`,
  };
  const [changed] = await deps.db.batch([
    deps.db.update(eventRegistrations).set(detailsFrom(correctionId)).where(isIt).returning({ id }),
    auditStatement(deps, entry, isStill),
    deleteCorrections(deps, idsWhere(isIt)),
  ]);
  return changed.length > 0;
}

export async function listRegistrationsOf(deps: Pick<Deps, "db">, email: string) {
  return deps.db
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.email, email))
    .orderBy(asc(eventRegistrations.createdAt));
}

export async function listCorrectionsOf(deps: Pick<Deps, "db">, email: string) {
  return listCorrections(deps, idsWhere(eq(eventRegistrations.email, email)));
}

export async function cancelRegistration(
  deps: Pick<Deps, "db" | "now">,
  { memberId, email }: { memberId: string; email: string },
  id: string,
): Promise<void> {
  const mine = and(eq(eventRegistrations.id, id), eq(eventRegistrations.email, email));
  const found = await deps.db.select({ event: eventRegistrations.event }).from(eventRegistrations).where(mine).get();
  if (!found) return;
  await deps.db.batch([
    deleteCorrections(deps, idsWhere(mine)),
    deps.db.delete(eventRegistrations).where(mine),
    auditStatement(deps, {
      actor: memberId,
      action: "registration.cancelled",
      subject: `event_registration:${id}`,
      detail: found.event,
    }),
  ]);
}

export function eraseRegistrationsOf(deps: Pick<Deps, "db">, address: SQL) {
  const isTheirs = eq(eventRegistrations.email, address);
  return [deleteCorrections(deps, idsWhere(isTheirs)), deps.db.delete(eventRegistrations).where(isTheirs)] as const;
}

export function moveRegistrations(deps: Pick<Deps, "db">, from: string, to: string) {
  const { event, email } = eventRegistrations;
  const known = deps.db.select({ event }).from(eventRegistrations).where(eq(email, to));
  return [
    deleteCorrections(deps, idsWhere(eq(email, from))),
    deps.db.delete(eventRegistrations).where(and(eq(email, from), inArray(event, known))),
    deps.db.update(eventRegistrations).set({ email: to }).where(eq(email, from)),
  ] as const;
}

/** Ids of registrations for events that ended before `before`. Without a known end, the registration date counts. */
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

export function purgeRegistrations(deps: Pick<Deps, "db">, ids: readonly string[]) {
  const chosen = sql`select value from json_each(${JSON.stringify(ids)})`;
  const isOne = sql`${eventRegistrations.id} in (${chosen})`;
  return [deleteCorrections(deps, chosen), deps.db.delete(eventRegistrations).where(isOne)] as const;
}

async function findUpcomingTitle(deps: Pick<Deps, "content" | "now">, slug: string): Promise<string | undefined> {
  return (await listOpenEvents(deps)).find((event) => event.slug === slug)?.title;
}
