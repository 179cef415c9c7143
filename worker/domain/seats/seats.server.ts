import { and, asc, desc, eq, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import { OPEN_SEAT, type SEAT_STATUSES, seats } from "../../db/schema/seats.ts";
import type { Deps } from "../../deps.ts";
import { purgeRows } from "../purge.server.ts";

export type Seat = typeof seats.$inferSelect;
type Closed = Exclude<(typeof SEAT_STATUSES)[number], "invited" | "accepted">;
/** A seat that its buyer or the named person may change. */
type SeatBy = { id: string } & ({ ownerId: string } | { email: string });

/** How often in a membership year a seat can go to another person. */
export const REASSIGNMENTS = 2;

/** Takes the lowest free place. Inserts nothing if there is none, or if the person has a seat already. */
export function insertSeat(
  deps: Pick<Deps, "db" | "now">,
  seat: Pick<Seat, "id" | "ownerId" | "checkOn"> & { email: SQL; memberId: string | null },
  { places, since, when }: { places: number; since: Date; when: SQL },
) {
  const { id, ownerId, email, memberId, checkOn } = seat;
  const now = deps.now().getTime();
  const status = memberId ? "accepted" : "invited";
  const free = sql`not exists (select 1 from ${seats} as taken where taken.owner_id = ${ownerId}
    and taken.place = numbers.value and taken.${OPEN_SEAT})`;
  const isBelowLimit = sql`(${usedBefore(ownerId, sql`numbers.value`, since)}) <= ${REASSIGNMENTS}`;
  const numbers = JSON.stringify(Array.from({ length: places }, (_, n) => n + 1));
  return deps.db
    .insert(seats)
    .select(
      sql`select ${id}, ${ownerId}, numbers.value, ${email}, ${memberId}, ${status}, ${now},
        ${memberId ? now : null}, null, ${checkOn} from json_each(${numbers}) as numbers
        where ${free} and ${isBelowLimit} and ${when} order by numbers.value limit 1`,
    )
    .onConflictDoNothing();
}

/** Counts in rows already read what `usedBefore` counts in the database. */
export function countLeft(rows: readonly Seat[], place: number, since: Date): number {
  return rows.filter(
    (seat) => seat.place === place && seat.acceptedAt !== null && seat.closedAt !== null && seat.closedAt >= since,
  ).length;
}

/** Query for the number of people who have accepted the seat and left it since then. */
function usedBefore(ownerId: string, place: SQL, since: Date): SQL {
  return sql`select count(*) from ${seats} as used where used.owner_id = ${ownerId} and used.place = ${place}
    and used.accepted_at is not null and used.closed_at >= ${since.getTime()}`;
}

/** Returns the seat, or no row if another call was first. */
export function acceptStatement(
  deps: Pick<Deps, "db" | "now">,
  { memberId, ...seat }: { id: string; memberId: string; email: string },
) {
  return deps.db
    .update(seats)
    .set({ status: "accepted", memberId, acceptedAt: deps.now() })
    .where(isIn(seat, ["invited"]))
    .returning();
}

export function closeStatement(
  deps: Pick<Deps, "db" | "now">,
  seat: SeatBy,
  { from, to }: { from: readonly Seat["status"][]; to: Closed },
) {
  return deps.db.update(seats).set({ status: to, closedAt: deps.now() }).where(isIn(seat, from)).returning();
}

/** SQL condition that is true while the seat has one of these states and is this buyer's or person's. */
export function isSeatIn(seat: SeatBy, states: readonly Seat["status"][]): SQL {
  return sql`exists (select 1 from ${seats} where ${isIn(seat, states)})`;
}

function isIn(seat: SeatBy, states: readonly Seat["status"][]) {
  const isTheirs = "ownerId" in seat ? eq(seats.ownerId, seat.ownerId) : eq(seats.email, seat.email);
  return and(eq(seats.id, seat.id), isTheirs, inArray(seats.status, [...states]));
}

export async function findSeat(deps: Pick<Deps, "db">, id: string): Promise<Seat | undefined> {
  return deps.db.select().from(seats).where(eq(seats.id, id)).get();
}

export function isSeat(id: string, status: Seat["status"]): SQL {
  return sql`exists (select 1 from ${seats} where ${seats.id} = ${id} and ${seats.status} = ${status})`;
}

/** SQL condition that is true while somebody other than the buyer has accepted the seat. */
export function hasHolder({ id, ownerId }: Pick<Seat, "id" | "ownerId">): SQL {
  return sql`exists (select 1 from ${seats} where ${seats.id} = ${id} and ${seats.ownerId} = ${ownerId}
    and ${seats.status} = 'accepted' and ${seats.memberId} <> ${ownerId})`;
}

export function addressOf(id: string): SQL {
  return sql`(select ${seats.email} from ${seats} where ${seats.id} = ${id})`;
}

export function ownersOfSeatsFor(email: string): SQL {
  return sql`select owner_id from ${seats} where email = ${email.toLowerCase()}`;
}

export async function listSeatsOf(deps: Pick<Deps, "db">, ownerId: string): Promise<Seat[]> {
  return deps.db
    .select()
    .from(seats)
    .where(eq(seats.ownerId, ownerId))
    .orderBy(asc(seats.place), desc(seats.createdAt));
}

export async function listAcceptedSeats(deps: Pick<Deps, "db">, memberId: string): Promise<Seat[]> {
  return deps.db
    .select()
    .from(seats)
    .where(and(eq(seats.memberId, memberId), eq(seats.status, "accepted")))
    .orderBy(asc(seats.createdAt));
}

export async function listOpenInvitations(deps: Pick<Deps, "db">, email: string): Promise<Seat[]> {
  return deps.db
    .select()
    .from(seats)
    .where(and(eq(seats.email, email), eq(seats.status, "invited")))
    .orderBy(asc(seats.createdAt));
}

/** Lists seats for a person's data download, without other people's addresses. */
export async function listSeatsFor(deps: Pick<Deps, "db">, { memberId, email }: { memberId: string; email: string }) {
  const theirs = sql`${seats.ownerId} = ${memberId} or ${seats.email} = ${email}`;
  const rows = await deps.db.select().from(seats).where(theirs).orderBy(asc(seats.createdAt));
  return rows.map(({ id, ownerId, place, status, createdAt, acceptedAt, closedAt, ...seat }) => ({
    ...{ id, place, status, createdAt, acceptedAt, closedAt },
    role: ownerId === memberId ? "buyer" : "person",
    email: seat.email === email ? email : null,
  }));
}

export async function listDueOwners(deps: Pick<Deps, "db">, today: string, limit: number): Promise<string[]> {
  const isDue = and(OPEN_SEAT, lte(seats.checkOn, today));
  const rows = await deps.db
    .select({ ownerId: seats.ownerId })
    .from(seats)
    .where(isDue)
    .orderBy(asc(seats.checkOn))
    .limit(limit);
  return [...new Set(rows.map(({ ownerId }) => ownerId))];
}

export function postponeCheck(deps: Pick<Deps, "db">, ownerId: string, checkOn: string) {
  return deps.db
    .update(seats)
    .set({ checkOn })
    .where(and(eq(seats.ownerId, ownerId), OPEN_SEAT));
}

export function endSeatsStatement(deps: Pick<Deps, "db" | "now">, ownerId: string, when: SQL) {
  return deps.db
    .update(seats)
    .set({ status: "ended", closedAt: deps.now() })
    .where(and(eq(seats.ownerId, ownerId), OPEN_SEAT, when));
}

/** Deletes a buyer's seats. A person's seat ends and loses its address; an accepted one still counts as a reassignment. */
export function eraseSeatsOf(deps: Pick<Deps, "db" | "now">, memberId: string, address: SQL) {
  const now = deps.now().getTime();
  const status = sql`case when ${OPEN_SEAT} then 'ended' else ${seats.status} end`;
  const closedAt = sql`coalesce(${seats.closedAt}, ${now})`;
  return [
    deps.db.delete(seats).where(eq(seats.ownerId, memberId)),
    deps.db
      .update(seats)
      .set({ email: null, memberId: null, status, closedAt })
      .where(sql`${seats.memberId} = ${memberId} or ${seats.email} = ${address}`),
  ] as const;
}

/** Moves seats to a new address. An invitation there ends if the person is its buyer or already has a seat of theirs. */
export function moveSeats(
  deps: Pick<Deps, "db" | "now">,
  { memberId, email: from }: { memberId: string; email: string },
  to: string,
) {
  const hasSeat = sql`(${seats.ownerId} = ${memberId} or exists (select 1 from ${seats} as own
    where own.owner_id = ${seats.ownerId} and own.email = ${from} and own.${OPEN_SEAT}))`;
  return [
    deps.db
      .update(seats)
      .set({ status: "ended", closedAt: deps.now() })
      .where(and(eq(seats.email, to), OPEN_SEAT, hasSeat)),
    deps.db.update(seats).set({ email: to }).where(eq(seats.email, from)),
  ] as const;
}

export async function purgeSeats(deps: Pick<Deps, "db">, before: Date): Promise<void> {
  await purgeRows(deps, seats, lt(seats.closedAt, before));
}

export function hasOpenSeats(ownerId: string): SQL {
  return sql`exists (select 1 from ${seats} where ${seats.ownerId} = ${ownerId} and ${OPEN_SEAT})`;
}

type Account = { id: string; email: string };

/** Returns whether merging the two accounts ends a seat; see {@link mergeSeats}. */
export async function endsSeat({ db }: Pick<Deps, "db">, from: Account, to: Account): Promise<boolean> {
  const row = await db.get<{ ends: number }>(sql`select exists (select 1 from ${seats} as one
    where one.${OPEN_SEAT} and one.email in (${from.email}, ${to.email}) and (
      one.status = 'invited' and one.owner_id in (${from.id}, ${to.id})
      or exists (select 1 from ${seats} as other where other.owner_id = one.owner_id and other.email <> one.email
        and other.email in (${from.email}, ${to.email}) and other.${OPEN_SEAT}))) as ends`);
  return row?.ends === 1;
}

/** Of two seats from one buyer, the accepted one stays. A seat that ends here is not counted as a reassignment. */
export function mergeSeats({ db, now }: Pick<Deps, "db" | "now">, from: Account, to: Account) {
  const end = (condition: SQL) =>
    db.update(seats).set({ status: "ended", acceptedAt: null, closedAt: now() }).where(and(OPEN_SEAT, condition));
  const other = (email: string, condition: SQL) =>
    sql`exists (select 1 from ${seats} as other where other.owner_id = ${seats.ownerId} and other.email = ${email}
      and other.${OPEN_SEAT} and ${condition})`;
  const ids = sql`(${from.id}, ${to.id})`;
  return [
    end(
      sql`${seats.ownerId} in ${ids} and ${seats.email} in (${from.email}, ${to.email}) and ${seats.status} = 'invited'`,
    ),
    end(
      sql`${seats.email} = ${from.email} and ${other(to.email, sql`(other.status = 'accepted' or ${seats.status} = 'invited')`)}`,
    ),
    end(sql`${seats.email} = ${to.email} and ${other(from.email, sql`true`)}`),
    db.update(seats).set({ email: to.email }).where(eq(seats.email, from.email)),
    db.update(seats).set({ memberId: to.id }).where(eq(seats.memberId, from.id)),
    db.update(seats).set({ ownerId: to.id }).where(eq(seats.ownerId, from.id)),
  ] as const;
}
