import { and, desc, eq, isNull, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import { locale } from "#messages/locale.ts";
import { insertIf } from "../../db/insert-if.ts";
import { isOneOf, isOneOfFew } from "../../db/is-one-of.ts";
import { CLOSED_UNPAID, orders, type ReceiptTerms, UNERASED_PHONE } from "../../db/schema/billing.ts";
import { indianMonthOf } from "../../db/schema/columns.ts";
import type { Deps } from "../../deps.ts";
import { currentAddress } from "../current-address.server.ts";
import { dayFilters, type RowsSource } from "../record-rows.server.ts";
import { deleteTraces, subjectsOfOrders } from "../record-traces.server.ts";
import { FIRST_CHECK_MS, LAST_CHECK_MS, nextCheckOf } from "./order-checks.server.ts";

export type Order = typeof orders.$inferSelect;

/** Calls that race with one reference get the first one's order; `undefined` if the provider's id has another order. */
export async function insertOrder(
  deps: Pick<Deps, "db" | "now">,
  order: Pick<Order, "orderReference" | "providerOrderId" | "planId" | "planTitle" | "amountPaise" | "upgrade"> &
    Pick<Order, "name" | "email" | "phone"> & { buyer?: Order["buyer"]; receiptTerms: ReceiptTerms },
): Promise<Order | undefined> {
  const createdAt = deps.now();
  const nextCheckAt = new Date(createdAt.getTime() + FIRST_CHECK_MS);
  const [inserted] = await deps.db
    .insert(orders)
    .values({
      id: crypto.randomUUID(),
      currency: "INR",
      createdAt,
      nextCheckAt,
      language: locale(),
      ...order,
      email: buyerAt(order),
    })
    .onConflictDoNothing()
    .returning();
  return inserted ?? findOrderByReference(deps, order.orderReference);
}

/** Resolves the address of a merged account to the account it is now part of, even during a concurrent merge. */
function buyerAt({ email }: Pick<Order, "email">) {
  return email === null ? null : currentAddress(email);
}

/** Inserts the order of a bank transfer. The provider does not know it, so reconciliation never asks about it. */
export function insertTransferOrder(
  deps: Pick<Deps, "db">,
  order: Pick<Order, "id" | "orderReference" | "providerOrderId" | "planId" | "planTitle" | "amountPaise"> &
    Pick<Order, "createdAt" | "name" | "email" | "upgrade" | "buyer"> & { receiptTerms: ReceiptTerms },
  when: SQL,
) {
  const email = buyerAt(order);
  const row = { ...order, email, currency: "INR", status: "created" as const, nextCheckAt: null, language: locale() };
  return insertIf(deps.db, orders, row, when).onConflictDoNothing({ target: orders.orderReference });
}

export async function findOrderByProviderId(deps: Pick<Deps, "db">, id: string): Promise<Order | undefined> {
  return deps.db.select().from(orders).where(eq(orders.providerOrderId, id)).get();
}

export async function findOrderByReference(deps: Pick<Deps, "db">, orderReference: string): Promise<Order | undefined> {
  return deps.db.select().from(orders).where(eq(orders.orderReference, orderReference)).get();
}

export async function findOrder(deps: Pick<Deps, "db">, id: string): Promise<Order | undefined> {
  return deps.db.select().from(orders).where(eq(orders.id, id)).get();
}

const MAX_DUE = 10_000;
export type DueCheck = Pick<Order, "id" | "providerOrderId" | "status" | "createdAt" | "paidAt" | "nextCheckAt">;

/** Orders whose check is due, newest due first, so that a first check does not wait behind a backlog. */
export async function listDueChecks(deps: Pick<Deps, "db" | "now">): Promise<DueCheck[]> {
  const { id, providerOrderId, status, createdAt, paidAt, nextCheckAt } = orders;
  return deps.db
    .select({ id, providerOrderId, status, createdAt, paidAt, nextCheckAt })
    .from(orders)
    .where(lte(nextCheckAt, deps.now()))
    .orderBy(desc(nextCheckAt))
    .limit(MAX_DUE);
}

export async function countDueChecks(deps: Pick<Deps, "db">, since: Date): Promise<number> {
  const due = deps.db.select({ id: orders.id }).from(orders).where(lte(orders.nextCheckAt, since)).limit(MAX_DUE);
  return deps.db.$count(due.as("due"));
}

/** Skips an order that was rescheduled since it was read. */
export async function scheduleChecks(
  deps: Pick<Deps, "db">,
  checks: ReadonlyArray<Pick<DueCheck, "id" | "nextCheckAt"> & { next: Date | null }>,
): Promise<void> {
  if (checks.length === 0) return;
  const rows = checks.map(({ id, nextCheckAt, next }) => [id, nextCheckAt?.getTime() ?? null, next?.getTime() ?? null]);
  await deps.db.run(sql`update ${orders} set next_check_at = checked.value ->> 2
    from json_each(${JSON.stringify(rows)}) as checked
    where ${orders.id} = checked.value ->> 0 and ${orders.nextCheckAt} is checked.value ->> 1`);
}

export async function makeChecksDue(
  deps: Pick<Deps, "db" | "now">,
  providerOrderIds: readonly string[],
): Promise<void> {
  const isAmong = isOneOf(orders.providerOrderId, providerOrderIds);
  await deps.db
    .update(orders)
    .set({ nextCheckAt: deps.now() })
    .where(and(isAmong, ne(orders.status, "paid"), isNull(orders.nextCheckAt)));
}

/** A second purchase of one plan by one person within this time needs a confirmation. */
const SAME_PURCHASE_MS = 30 * 24 * 60 * 60_000;

/** The phone field is free text: only a number identifies a person, a word such as "NA" does not. */
const IS_NUMBER = sql.raw("phone not glob '*[^0-9+]*'");

/** Ids of other paid orders for the plan, by email or normalised phone, within 30 days. Erased orders never match. */
export function idsOfSamePurchases({ id }: Order): SQL {
  return sql`select other.id from ${orders} as this join ${orders} as other
    on other.plan_id = this.plan_id and other.status = 'paid' and other.id <> this.id
    and other.paid_at between this.paid_at - ${SAME_PURCHASE_MS} and this.paid_at + ${SAME_PURCHASE_MS}
    and (other.email = this.email or (other.phone = this.phone and other.${IS_NUMBER}))
    where this.id = ${id} and this.status = 'paid'`;
}

export const ERASED = "erased";

export async function listOrdersOf(deps: Pick<Deps, "db">, email: string): Promise<Order[]> {
  return deps.db.select().from(orders).where(eq(orders.email, email)).orderBy(desc(orders.createdAt));
}

export async function listOrdersBy(deps: Pick<Deps, "db">, ids: readonly string[]): Promise<Order[]> {
  return deps.db.select().from(orders).where(isOneOfFew(orders.id, ids));
}

/** SQL: ids of the person's other orders, by email, or by phone and name, because two people can share an office phone. */
export function idsOfOtherOrders(id: string | SQL): SQL {
  const own = (column: SQL) => sql`(select ${column} from ${orders} as own where own.id = ${id})`;
  // The plus keeps SQLite from using the name's index instead of the phone's.
  return sql`select id from ${orders} where id <> ${id} and email = ${own(sql`own.email`)}
    union all select id from ${orders} where id <> ${id} and ${UNERASED_PHONE} and ${IS_NUMBER}
      and phone = ${own(sql`own.phone`)} and +lower(name) = lower(${own(sql`own.name`)})`;
}

export function idsOfOrdersAt(emails: SQL): SQL {
  return sql`select id from ${orders} where email in (${emails})`;
}

export function idsOfOrdersOf(deps: Pick<Deps, "db">, email: string | SQL) {
  return deps.db.select({ id: orders.id }).from(orders).where(eq(orders.email, email));
}

/** Erases the contact, and the name and the buyer's details of unpaid orders unless a payment may still arrive. */
export function eraseOrdersOf(deps: Pick<Deps, "db">, address: SQL) {
  const isNeeded = sql`${orders.status} = 'paid' or ${orders.nextCheckAt} is not null`;
  const name = sql`case when ${isNeeded} then ${orders.name} else ${ERASED} end`;
  const buyer = sql`case when ${isNeeded} then ${orders.buyer} end`;
  const erased = { name, buyer, email: null, phone: ERASED };
  return [
    ...deleteTraces(deps, subjectsOfOrders(sql`select id from ${orders} where ${orders.email} = ${address}`)),
    deps.db.update(orders).set(erased).where(eq(orders.email, address)),
  ] as const;
}

export const ORDER_ROWS = {
  table: orders,
  id: orders.id,
  at: orders.createdAt,
  filters: { status: (value) => sql`${orders.status} = ${value}`, ...dayFilters(orders.createdAt) },
  search: {
    email: orders.email,
    name: orders.name,
    phone: orders.phone,
    phoneCondition: UNERASED_PHONE,
    exact: [orders.orderReference, orders.providerOrderId, orders.id],
  },
} satisfies RowsSource<typeof orders>;

export function countedOrders(): SQL {
  return sql`select ${indianMonthOf(orders.createdAt)} as period, ${orders.planId} as label, count(*) as count, 0 as paise
    from ${orders} group by 1, 2`;
}

/** SQL: joins the order of a payment with its plan. */
export function withPlan(orderId: SQL): SQL {
  return sql`join ${orders} on ${orders.id} = ${orderId}`;
}

/** Whether the order's contact has been erased. A paid order keeps the buyer's name (decision 013). */
export function isErased({ name, phone }: Pick<Order, "name" | "phone">): boolean {
  return name === ERASED || phone === ERASED;
}

/** The orders with this order's email, or this order alone if it has none. */
function hasSameEmail({ id, email }: Pick<Order, "id" | "email">): SQL {
  return email === null ? eq(orders.id, id) : eq(orders.email, email);
}

export function idsOfOrdersWith(order: Pick<Order, "id" | "email">): SQL {
  return sql`select id from ${orders} where ${hasSameEmail(order)}`;
}

export async function listOrdersWith(deps: Pick<Deps, "db">, order: Pick<Order, "id" | "email">): Promise<Order[]> {
  return deps.db.select().from(orders).where(hasSameEmail(order)).orderBy(desc(orders.createdAt));
}

export function moveOrdersWith(deps: Pick<Deps, "db">, order: Pick<Order, "id" | "email">, to: string) {
  return deps.db.update(orders).set({ email: to }).where(hasSameEmail(order));
}

/** SQL condition: the order still has this email, or none, and is not erased. */
export function isOrderAt({ id, email }: Pick<Order, "id" | "email">): SQL {
  const isThere = sql`id = ${id} and email is ${email} and name <> ${ERASED} and phone is not ${ERASED}`;
  return sql`exists (select 1 from ${orders} where ${isThere})`;
}

export function moveOrders(deps: Pick<Deps, "db">, from: string, to: string) {
  return deps.db.update(orders).set({ email: to }).where(eq(orders.email, from));
}

export async function listUnpaidOrdersToPurge(deps: Pick<Deps, "db">, before: Date, limit: number): Promise<string[]> {
  const list = (isDue: SQL) =>
    deps.db.select({ id: orders.id }).from(orders).where(and(CLOSED_UNPAID, isDue)).limit(limit);
  // Two statements, because each has its own index.
  const [old, erased] = await deps.db.batch([list(lt(orders.createdAt, before)), list(sql`phone = 'erased'`)]);
  return [...new Set([...old, ...erased].map(({ id }) => id))].slice(0, limit);
}

/** Query for those of these orders that have neither been paid nor become due since they were listed. */
export function idsOfStillUnpaid(ids: readonly string[]): SQL {
  return sql`select id from ${orders} where ${and(CLOSED_UNPAID, isOneOf(orders.id, ids))}`;
}

export function purgeUnpaidOrders(deps: Pick<Deps, "db">, ids: readonly string[]) {
  const isOne = sql`${orders.id} in (${idsOfStillUnpaid(ids)})`;
  return [
    ...deleteTraces(deps, subjectsOfOrders(idsOfStillUnpaid(ids))),
    deps.db.update(orders).set({ name: ERASED, buyer: null, email: null, phone: ERASED }).where(isOne),
  ] as const;
}

export async function isUnpaidAndErased(deps: Pick<Deps, "db">, { id }: Order): Promise<boolean> {
  const order = await findOrder(deps, id);
  return order?.status !== "paid" && order?.name === ERASED;
}

/** Makes an unpaid order paid and returns it. NOT NULL aborts the batch if the order is erased or `when` is false. */
export function paidStatement(
  deps: Pick<Deps, "db" | "now">,
  order: Order,
  { paidAt, when = sql`true` }: { paidAt: Date; when?: SQL | undefined },
) {
  const nextCheckAt = nextCheckOf({ ...order, paidAt }, "settled", deps.now());
  const mayBePaid = sql`${orders.name} <> ${ERASED} and ${when}`;
  return deps.db
    .update(orders)
    .set({ status: sql`case when ${mayBePaid} then 'paid' end`, paidAt, nextCheckAt })
    .where(and(eq(orders.id, order.id), ne(orders.status, "paid")))
    .returning({ id: orders.id });
}

export function isUnpaid({ id }: Pick<Order, "id">): SQL {
  return sql`exists (select 1 from ${orders} as own where own.id = ${id} and own.status <> 'paid')`;
}

/** Records an attempt to pay. Reopens a finished check: a bank may confirm the payment up to three days later. */
export function attemptedStatement(deps: Pick<Deps, "db" | "now">, order: Order) {
  const now = deps.now().getTime();
  const isRecent = now < order.createdAt.getTime() + LAST_CHECK_MS;
  const again = sql`coalesce(${orders.nextCheckAt}, ${now + FIRST_CHECK_MS})`;
  return deps.db
    .update(orders)
    .set({ status: "attempted", ...(isRecent && { nextCheckAt: again }) })
    .where(and(eq(orders.id, order.id), eq(orders.status, "created")));
}

/** Reads the address when the statement runs: the person may be erased since `order` was read. */
export function emailOfOrder({ id }: Order): SQL {
  return sql`(select ${orders.email} from ${orders} where ${orders.id} = ${id})`;
}

/** SQL condition that is true while the order has this address: it was neither erased nor changed. */
export function hasAddress({ id, email }: { id: string; email: string | null | SQL }): SQL {
  return sql`exists (select 1 from ${orders} as own where own.id = ${id} and own.email = ${email})`;
}
