import { and, asc, desc, eq, gte, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { PlanId } from "../../contracts/vocabulary.ts";
import { isOneOf, isOneOfFew } from "../../db/is-one-of.ts";
import { memberships, RUNS, STOPPED } from "../../db/schema/membership.ts";
import type { Deps } from "../../deps.ts";
import { auditRowsStatement } from "../audit.server.ts";
import { addDays, indianDay } from "../india-calendar.server.ts";
import { isBetween, type Position, type RowsSource } from "../record-rows.server.ts";
import {
  formatMembershipNumber,
  membershipNumberStatement,
  membershipNumbersQuery,
} from "./membership-numbers.server.ts";
import type { PaidTerm } from "./paid-term.server.ts";
import type { MembershipTerm } from "./purchase-start.server.ts";
import { earliestLastDayInGrace, nextReminderAfter, REMINDER_DAYS } from "./terms.server.ts";

export type Membership = typeof memberships.$inferSelect;

/** Begins the membership of an order, once; part of the payment's batch. */
export function membershipStatements(
  deps: Pick<Deps, "db" | "now">,
  order: { id: string; planId: PlanId },
  { term, paidAt }: { term: PaidTerm; paidAt: Date },
) {
  const { kind, validFrom, validTo, replaces } = term;
  const nextReminderOn = nextReminderAfter(indianDay(paidAt), term);
  const createdAt = deps.now();
  return [
    deps.db
      .insert(memberships)
      .values({
        id: crypto.randomUUID(),
        orderId: order.id,
        planId: order.planId,
        kind,
        validFrom,
        validTo,
        nextReminderOn,
        createdAt,
      })
      .onConflictDoNothing({ target: memberships.orderId }),
    deps.db
      .update(memberships)
      .set({ endedOn: validFrom, replacedBy: order.id })
      .where(and(inArray(memberships.orderId, replaces), isNull(memberships.endedOn))),
    membershipNumberStatement(deps, order.id, paidAt),
  ] as const;
}

/** Lists running memberships whose last day is in this period and that no later one follows, soonest first. */
export async function listEndingBetween(
  deps: Pick<Deps, "db">,
  { from, to, ordersOf, limit }: { from: string; to: string; ordersOf: (orderId: SQL) => SQL; limit: number },
) {
  const { orderId, validTo } = memberships;
  const isLast = sql`not ${isFollowed(memberships, ordersOf(sql`${orderId}`))}`;
  const isEnding = and(gte(validTo, from), lte(validTo, to), RUNS, isLast);
  return deps.db.select().from(memberships).where(isEnding).orderBy(asc(validTo)).limit(limit);
}

export async function listRunningTerms(deps: Pick<Deps, "db">, paidOrders: SQL): Promise<MembershipTerm[]> {
  const { orderId, planId, validFrom, validTo } = memberships;
  return deps.db.select({ orderId, planId, validFrom, validTo }).from(memberships).where(isRunningAmong(paidOrders));
}

/** SQL condition that is true while the memberships are the same as when `terms` were read. */
export function areTermsUnchanged(terms: readonly MembershipTerm[], paidOrders: SQL): SQL {
  const read = terms.map(({ orderId, validFrom, validTo }) => orderId + validFrom + validTo);
  const { orderId, validFrom, validTo } = memberships;
  return sql`(select coalesce(group_concat(term, ' '), '') from (select ${orderId} || ${validFrom} || ${validTo} as term
    from ${memberships} where ${isRunningAmong(paidOrders)} order by term)) = ${read.toSorted().join(" ")}`;
}

/** Ends what the order replaced while it is paid. Otherwise reopens it, or hands it over to an upgrade of this order. */
export function replacedStatement(deps: Pick<Deps, "db">, orderId: string, isPaid: SQL) {
  const ofUpgrade = (column: SQL) =>
    sql`(select ${column} from ${memberships} as upgrade where upgrade.order_id = ${orderId})`;
  const { endedOn, replacedBy } = memberships;
  const isReplaced = ofUpgrade(sql`upgrade.ended_on is not null`);
  const next = ofUpgrade(sql`case when upgrade.revoked_on is not null and not ${isPaid} then upgrade.replaced_by end`);
  return deps.db
    .update(memberships)
    .set({
      endedOn: sql`case when ${isPaid} then ${ofUpgrade(sql`upgrade.valid_from`)} when ${isReplaced} then ${endedOn} end`,
      replacedBy: sql`case when ${isReplaced} then coalesce(${next}, ${replacedBy}) else ${replacedBy} end`,
    })
    .where(eq(replacedBy, orderId));
}

/**
 * Moves memberships so that each follows what was bought before it, without overlap or gap (decision 052). `others`
 * selects the ids of the person's other orders. Run after {@link revokeStatement} and {@link replacedStatement}.
 */
export function moveFollowersStatements(
  deps: Pick<Deps, "db" | "now">,
  { orderId, others, when, actor }: { orderId: string; others: SQL; when: SQL; actor: string },
) {
  const { id, validFrom } = memberships;
  const isTheirs = sql`(order_id = ${orderId} or order_id in (${others}))`;
  const moved = consecutiveTerms(isTheirs, indianDay(deps.now()));
  const isMoved = sql`${id} = moved.id and ${validFrom} <> moved.first_day and ${isTheirs} and ${when}`;
  return [
    auditRowsStatement(deps, {
      id: sql`lower(hex(randomblob(16)))`,
      actor,
      action: "membership.moved",
      subject: sql`'order:' || ${memberships.orderId}`,
      detail: sql`${validFrom} || ' ' || moved.first_day`,
      rows: sql`${memberships} join ${moved} on ${isMoved}`,
    }),
    deps.db
      .update(memberships)
      .set({
        validFrom: sql`moved.first_day`,
        validTo: sql`moved.last_day`,
        // The reminders begin again, because those for the earlier last day say nothing about the new one.
        nextReminderOn: sql`date(moved.last_day, ${`-${REMINDER_DAYS[0]} days`})`,
      })
      .from(moved)
      .where(isMoved),
  ] as const;
}

/** Terms of the followers, in order of purchase: each begins after all that run before it, today at the earliest. */
function consecutiveTerms(isTheirs: SQL, today: string): SQL {
  const firstDay = sql.raw("max(date(previous.last_day, '+1 day'), earliest)");
  return sql`(with recursive
    running as (select * from ${memberships} where ${isTheirs} and ${RUNS} and valid_to >= ${today}),
    followers as (select row_number() over (order by created_at, id) as number, id, min(valid_from, ${today}) as earliest,
        julianday(valid_to) - julianday(valid_from, '+1 year', '-1 day') as extra_days
      from running where kind is not 'upgrade' and (valid_from > ${today} or exists (select 1 from running as earlier
        where (earlier.created_at, earlier.id) < (running.created_at, running.id)
          and earlier.valid_from <= running.valid_to))),
    terms(number, id, first_day, last_day) as (
      select 0, null, null, (select coalesce(max(valid_to), '0000-01-01') from running
        where id not in (select id from followers))
      union all
      select followers.number, followers.id, ${firstDay}, date(${firstDay}, '+1 year', '-1 day', extra_days || ' days')
        from terms as previous join followers on followers.number = previous.number + 1)
    select id, first_day, last_day from terms) as moved`;
}

function isRunningAmong(paidOrders: SQL) {
  return and(sql`${memberships.orderId} in (${paidOrders})`, RUNS);
}

export function periodOf(orderId: string): { from: SQL; to: SQL } {
  const of = sql`from ${memberships} where order_id = ${orderId}`;
  return { from: sql`select min(valid_from) ${of}`, to: sql`select max(valid_to) ${of}` };
}

/** Ends the membership of an order while `isOver` is true, and reopens it otherwise. */
export function revokeStatement(
  deps: Pick<Deps, "db">,
  { orderId, isOver, today }: { orderId: string; isOver: SQL; today: string },
) {
  const { revokedOn } = memberships;
  return deps.db
    .update(memberships)
    .set({
      revokedOn: sql`case when ${isOver} then ${today} end`,
      nextReminderOn: sql`case when ${isOver} then null else ${today} end`,
    })
    .where(
      and(eq(memberships.orderId, orderId), isNull(memberships.revokedBy), sql`(${revokedOn} is null) = ${isOver}`),
    );
}

export function auditRevokedStatement(deps: Pick<Deps, "db" | "now">, orderId: string, actor: string) {
  const { revokedOn } = memberships;
  return auditRowsStatement(deps, {
    id: sql`'membership.revoked:' || ${memberships.orderId} || ':' || ${revokedOn}`,
    actor,
    action: "membership.revoked",
    subject: sql`'order:' || ${memberships.orderId}`,
    detail: sql`${revokedOn}`,
    rows: sql`${memberships} where ${memberships.orderId} = ${orderId} and ${revokedOn} is not null
      and ${memberships.revokedBy} is null`,
  });
}

export const MEMBERSHIP_ROWS = {
  table: memberships,
  id: memberships.id,
  at: memberships.validTo,
  filters: { plan: (value) => sql`${memberships.planId} = ${value}` },
  search: {},
} satisfies RowsSource<typeof memberships>;

/** A condition for {@link MEMBERSHIP_ROWS}; `to` is the last day of the month of `today`. */
export function isMembershipIn(state: string, { today, to }: { today: string; to: string }, page: Position) {
  const within = (days: { from?: string; to?: string }) => and(isBetween(memberships.validTo, days, page), RUNS);
  if (state === "stopped") return STOPPED;
  if (state === "month") return within({ from: today, to });
  if (state === "grace") return within({ from: earliestLastDayInGrace(today), to: addDays(today, -1) });
  if (state === "lapsed") return within({ to: addDays(earliestLastDayInGrace(today), -1) });
  return within({ from: today });
}

export function idsOfMembershipsFor(orderIds: SQL): SQL {
  return sql`select id from ${memberships} where order_id in (${orderIds})`;
}

export async function findMembershipById(deps: Pick<Deps, "db">, id: string): Promise<Membership | undefined> {
  return deps.db.select().from(memberships).where(eq(memberships.id, id)).get();
}

/** Moves the last day and its next reminder if `when` is true when the statement runs. */
export function extendStatement(
  deps: Pick<Deps, "db" | "now">,
  membership: Membership,
  { validTo, when }: { validTo: string; when: SQL },
) {
  const nextReminderOn = nextReminderAfter(indianDay(deps.now()), { ...membership, validTo });
  return deps.db
    .update(memberships)
    .set({ validTo, nextReminderOn })
    .where(and(eq(memberships.id, membership.id), when))
    .returning();
}

/** Stops a membership for an operator, or undoes that when `isOver` is false. While stopped, no payment reopens it. */
export function stopStatement(
  deps: Pick<Deps, "db" | "now">,
  { id, by, isOver, when }: { id: string; by: string; isOver: boolean; when: SQL },
) {
  const today = indianDay(deps.now());
  const over = { revokedOn: today, revokedBy: by, nextReminderOn: null };
  return deps.db
    .update(memberships)
    .set(isOver ? over : { revokedOn: null, revokedBy: null, nextReminderOn: today })
    .where(and(eq(memberships.id, id), when))
    .returning();
}

/** SQL condition that is true while the membership is stopped by an operator. */
export function isStopped({ id }: Pick<Membership, "id">): SQL {
  return sql`exists (select 1 from ${memberships} where ${memberships.id} = ${id} and ${memberships.revokedBy} is not null)`;
}

export function hasLastDay({ id, validTo }: Membership): SQL {
  return sql`exists (select 1 from ${memberships} where ${memberships.id} = ${id} and ${memberships.validTo} = ${validTo})`;
}

export async function findMembership(deps: Pick<Deps, "db">, orderId: string) {
  return deps.db.select().from(memberships).where(eq(memberships.orderId, orderId)).get();
}

export async function listEndedOf(deps: Pick<Deps, "db">, orderIds: readonly string[]) {
  const isOfOne = isOneOfFew(memberships.orderId, orderIds);
  return deps.db.select({ orderId: memberships.orderId }).from(memberships).where(and(isOfOne, STOPPED));
}

export async function listMembershipsOf(deps: Pick<Deps, "db">, orders: ReadonlyArray<{ id: string }>) {
  const orderIds = orders.map(({ id }) => id);
  const isTheirs = isOneOf(memberships.orderId, orderIds);
  const [found, numbers] = await deps.db.batch([
    deps.db.select().from(memberships).where(isTheirs).orderBy(desc(memberships.validTo)),
    membershipNumbersQuery(deps, orderIds),
  ]);
  return found.map((membership) => {
    const number = numbers.find(({ orderId }) => orderId === membership.orderId);
    return { ...membership, number: number && formatMembershipNumber(number) };
  });
}

export async function listDueReminders(deps: Pick<Deps, "db">, today: string, limit: number): Promise<Membership[]> {
  const { nextReminderOn } = memberships;
  const isDue = lte(nextReminderOn, today);
  return deps.db.select().from(memberships).where(isDue).orderBy(asc(nextReminderOn)).limit(limit);
}

/** Moves the next reminder, unless another run has moved it since `membership` was read. */
export function moveReminderStatement(deps: Pick<Deps, "db">, membership: Membership, today: string) {
  const nextReminderOn = nextReminderAfter(today, membership);
  return deps.db.update(memberships).set({ nextReminderOn }).where(hasReminderOf(membership));
}

export function isReminderUnmoved(membership: Membership): SQL {
  return sql`exists (select 1 from ${memberships} where ${hasReminderOf(membership)})`;
}

/** SQL condition: a later membership follows. `orders` selects ids of the person's other paid orders. */
export function isFollowed({ validTo }: Pick<Membership, "validTo"> | typeof memberships, orders: SQL): SQL {
  return sql`exists (select 1 from ${memberships} as later where later.order_id in (${orders})
    and later.ended_on is null and later.revoked_on is null and later.valid_to > ${validTo})`;
}

export function isUnended({ id }: Membership): SQL {
  return sql`exists (select 1 from ${memberships} where ${memberships.id} = ${id} and ${RUNS})`;
}

function hasReminderOf({ id, nextReminderOn }: Membership) {
  return and(eq(memberships.id, id), sql`${memberships.nextReminderOn} is ${nextReminderOn}`);
}

export function detachMembershipsOf(deps: Pick<Deps, "db">, memberId: string) {
  return [deps.db.update(memberships).set({ memberId: null }).where(eq(memberships.memberId, memberId))] as const;
}

/** SQL condition: one of the orders has a membership that runs on this day or begins later. */
export function hasRunning(orderIds: SQL, day: string): SQL {
  return sql`exists (select 1 from ${memberships} where ${memberships.orderId} in (${orderIds})
    and ${RUNS} and ${memberships.validTo} >= ${day})`;
}

export function mergeMemberships({ db }: Pick<Deps, "db">, { from, to }: { from: string; to: string }) {
  return [db.update(memberships).set({ memberId: to }).where(eq(memberships.memberId, from))] as const;
}
