import { and, desc, eq, gte, isNull, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import type { PlanId } from "../../contracts/vocabulary.ts";
import { CLOSED_UNPAID, orders, type ReceiptTerms, UNERASED_PHONE } from "../../db/schema/billing.ts";
import type { Deps } from "../../deps.ts";
import { FIRST_CHECK_MS, LAST_CHECK_MS, nextCheckOf } from "./order-checks.server.ts";

export type Order = typeof orders.$inferSelect;

/**
 * Stores an order and returns the one that is stored for its receipt: the first, when two calls with one idempotency key
 * come at once. `undefined` when the provider's id belongs to the order of another receipt.
 */
export async function insertOrder(
  deps: Pick<Deps, "db" | "now">,
  order: Pick<Order, "receipt" | "providerOrderId" | "planId" | "planTitle" | "amountPaise"> &
    Pick<Order, "name" | "email" | "phone"> & { receiptTerms: ReceiptTerms },
): Promise<Order | undefined> {
  const createdAt = deps.now();
  const nextCheckAt = new Date(createdAt.getTime() + FIRST_CHECK_MS);
  const [kept] = await deps.db
    .insert(orders)
    .values({ id: crypto.randomUUID(), currency: "INR", createdAt, nextCheckAt, ...order })
    .onConflictDoNothing()
    .returning();
  return kept ?? findOrderByReceipt(deps, order.receipt);
}

export async function findOrderByProviderId(deps: Pick<Deps, "db">, id: string): Promise<Order | undefined> {
  return deps.db.select().from(orders).where(eq(orders.providerOrderId, id)).get();
}

export async function findOrderByReceipt(deps: Pick<Deps, "db">, receipt: string): Promise<Order | undefined> {
  return deps.db.select().from(orders).where(eq(orders.receipt, receipt)).get();
}

export async function findOrder(deps: Pick<Deps, "db">, id: string): Promise<Order | undefined> {
  return deps.db.select().from(orders).where(eq(orders.id, id)).get();
}

/** The latest order for this plan that was paid with this address within the last 30 days. */
export async function findRecentPurchase(
  deps: Pick<Deps, "db" | "now">,
  { planId, email }: { planId: PlanId; email: string },
): Promise<Order | undefined> {
  const since = new Date(deps.now().getTime() - SAME_PURCHASE_MS);
  const { paidAt } = orders;
  return deps.db
    .select()
    .from(orders)
    .where(and(eq(orders.email, email), eq(orders.planId, planId), gte(paidAt, since)))
    .orderBy(desc(paidAt))
    .get();
}

/** The most that one run lists and the counter counts. */
const MAX_DUE = 10_000;
export type DueCheck = Pick<Order, "id" | "providerOrderId" | "status" | "createdAt" | "paidAt" | "nextCheckAt">;

/** Orders whose check is due, the one that became due last first: a first check does not wait behind a backlog. */
export async function listDueChecks(deps: Pick<Deps, "db" | "now">): Promise<DueCheck[]> {
  const { id, providerOrderId, status, createdAt, paidAt, nextCheckAt } = orders;
  return deps.db
    .select({ id, providerOrderId, status, createdAt, paidAt, nextCheckAt })
    .from(orders)
    .where(lte(nextCheckAt, deps.now()))
    .orderBy(desc(nextCheckAt))
    .limit(MAX_DUE);
}

/** How many orders have been due to be checked since `since`, at most 10,000. */
export async function countDueChecks(deps: Pick<Deps, "db">, since: Date): Promise<number> {
  const due = deps.db.select({ id: orders.id }).from(orders).where(lte(orders.nextCheckAt, since)).limit(MAX_DUE);
  return deps.db.$count(due.as("due"));
}

/** Schedules the next check of each order, unless something else has scheduled it since it was read. */
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

/** Makes unpaid orders due that are not to be checked any more: the provider has a payment for them after all. */
export async function wakeOrders(deps: Pick<Deps, "db" | "now">, providerOrderIds: readonly string[]): Promise<void> {
  const isAmong = sql`${orders.providerOrderId} in (select value from json_each(${JSON.stringify(providerOrderIds)}))`;
  await deps.db
    .update(orders)
    .set({ nextCheckAt: deps.now() })
    .where(and(isAmong, ne(orders.status, "paid"), isNull(orders.nextCheckAt)));
}

/** Two purchases of one plan by one person within this time are one too many, unless the person says otherwise. */
const SAME_PURCHASE_MS = 30 * 24 * 60 * 60_000;

/**
 * A query of the ids of other paid orders for the same plan, paid within 30 days of this one, with the same email address
 * or the same normalised phone number. An erased order matches none.
 */
export function idsOfSamePurchases({ id }: Order): SQL {
  return sql`select other.id from ${orders} as this join ${orders} as other
    on other.plan_id = this.plan_id and other.status = 'paid' and other.id <> this.id
    and other.paid_at between this.paid_at - ${SAME_PURCHASE_MS} and this.paid_at + ${SAME_PURCHASE_MS}
    and (other.email = this.email or (other.phone = this.phone and other.phone <> ${ERASED}))
    where this.id = ${id} and this.status = 'paid'`;
}

/** Stands for what was erased from an order; the schema asks for a name and a contact. */
export const ERASED = "erased";

/** The orders that were made with this address, the newest first. */
export async function listOrdersOf(deps: Pick<Deps, "db">, email: string): Promise<Order[]> {
  return deps.db.select().from(orders).where(eq(orders.email, email)).orderBy(desc(orders.createdAt));
}

/** A query of the ids of the other orders with the same email address or the same normalised phone number. */
export function idsOfOrdersBySamePerson(id: string): SQL {
  const own = (column: SQL) => sql`(select ${column} from ${orders} as own where own.id = ${id})`;
  return sql`select id from ${orders} where id <> ${id} and email = ${own(sql`own.email`)}
    union all select id from ${orders} where id <> ${id} and ${UNERASED_PHONE} and phone = ${own(sql`own.phone`)}`;
}

/** The ids of the orders that were made with this address, to be used within a statement. */
export function idsOfOrdersBy(deps: Pick<Deps, "db">, email: string) {
  return deps.db.select({ id: orders.id }).from(orders).where(eq(orders.email, email));
}

/**
 * The statements that take out of the orders of an address what no invoice needs: the contact at once, the name where
 * nothing was paid. An order that the provider may still settle keeps its name until then ({@link purgeUnpaidOrders}).
 */
export function eraseOrdersOf(deps: Pick<Deps, "db">, address: SQL) {
  const name = sql`case when ${orders.status} = 'paid' or ${orders.nextCheckAt} is not null then ${orders.name} else ${ERASED} end`;
  return [deps.db.update(orders).set({ name, email: null, phone: ERASED }).where(eq(orders.email, address))] as const;
}

/** The statement that hands the orders of an address to another one of the same person. */
export function moveOrders(deps: Pick<Deps, "db">, from: string, to: string) {
  return deps.db.update(orders).set({ email: to }).where(eq(orders.email, from));
}

/** For the sweep: unpaid orders that nothing can settle any more and that are old or whose person was erased. */
export async function listUnpaidOrdersToPurge(deps: Pick<Deps, "db">, before: Date, limit: number): Promise<string[]> {
  const list = (isDue: SQL) =>
    deps.db.select({ id: orders.id }).from(orders).where(and(CLOSED_UNPAID, isDue)).limit(limit);
  // Two statements, each with an index of its own.
  const [old, erased] = await deps.db.batch([list(lt(orders.createdAt, before)), list(sql`phone = 'erased'`)]);
  return [...new Set([...old, ...erased].map(({ id }) => id))].slice(0, limit);
}

/** Takes the person out of orders that were never paid; what was asked for and when stays. */
export function purgeUnpaidOrders(deps: Pick<Deps, "db">, ids: readonly string[]) {
  return deps.db
    .update(orders)
    .set({ name: ERASED, email: null, phone: ERASED })
    .where(and(ne(orders.status, "paid"), sql`${orders.id} in (select value from json_each(${JSON.stringify(ids)}))`));
}

/** Whether an order that is not paid has lost its person. */
export async function isUnpaidAndErased(deps: Pick<Deps, "db">, { id }: Order): Promise<boolean> {
  const order = await findOrder(deps, id);
  return order?.status !== "paid" && order?.name === ERASED;
}

/**
 * The statement that makes an order paid; it returns the order when it was not paid before. It fails, and the batch with
 * it, on an order whose person has been erased: its status may not be null, and a receipt may not be nobody's.
 */
export function paidStatement(deps: Pick<Deps, "db" | "now">, order: Order, paidAt: Date) {
  const nextCheckAt = nextCheckOf({ ...order, paidAt }, "settled", deps.now());
  return deps.db
    .update(orders)
    .set({ status: sql`case when ${orders.name} = ${ERASED} then null else 'paid' end`, paidAt, nextCheckAt })
    .where(and(eq(orders.id, order.id), ne(orders.status, "paid")))
    .returning({ id: orders.id });
}

/**
 * The statement after which an order has seen at least one attempt to pay it. One that is not to be checked any more is
 * checked again: a bank may confirm the payment up to three days later.
 */
export function attemptedStatement(deps: Pick<Deps, "db" | "now">, order: Order) {
  const now = deps.now().getTime();
  const isRecent = now < order.createdAt.getTime() + LAST_CHECK_MS;
  const again = sql`coalesce(${orders.nextCheckAt}, ${now + FIRST_CHECK_MS})`;
  return deps.db
    .update(orders)
    .set({ status: "attempted", ...(isRecent && { nextCheckAt: again }) })
    .where(and(eq(orders.id, order.id), eq(orders.status, "created")));
}

/** The address of an order as it is when the statement runs: the person may have been erased since `order` was read. */
export function emailOfOrder({ id }: Order): SQL {
  return sql`(select ${orders.email} from ${orders} where ${orders.id} = ${id})`;
}
