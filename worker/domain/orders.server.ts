import { and, asc, desc, eq, inArray, isNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { PlanId } from "../contracts/vocabulary.ts";
import { orders, payments, providerEvents } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import type { ProviderPayment } from "../providers/razorpay.ts";
import { auditStatement } from "./audit.server.ts";
import { membershipStatements } from "./memberships.server.ts";
import { queueMail } from "./outbox.server.ts";

export type Order = typeof orders.$inferSelect;
/** Where a piece of news about an order comes from. */
export type NewsSource = "browser" | "webhook" | "sweep";
export type ProviderEventRow = { id: string; type: string };

/** The sweep first asks after 15 minutes and gives up after four days: late authorisation ends after three. */
const FIRST_CHECK_MS = 15 * 60_000;
export const LAST_CHECK_MS = 4 * 24 * 60 * 60_000;

export async function insertOrder(
  deps: Pick<Deps, "db" | "now">,
  order: {
    receipt: string;
    providerOrderId: string;
    planId: PlanId;
    planTitle: string;
    amountPaise: number;
    name: string;
    email: string | null;
    phone: string | null;
  },
): Promise<void> {
  const createdAt = deps.now();
  const nextCheckAt = new Date(createdAt.getTime() + FIRST_CHECK_MS);
  // Two calls with one idempotency key reach here with the same provider order: the second changes nothing.
  await deps.db
    .insert(orders)
    .values({ id: crypto.randomUUID(), currency: "INR", createdAt, nextCheckAt, ...order })
    .onConflictDoNothing();
}

export async function findOrderByProviderId(
  deps: Pick<Deps, "db">,
  providerOrderId: string,
): Promise<Order | undefined> {
  return deps.db.select().from(orders).where(eq(orders.providerOrderId, providerOrderId)).get();
}

export async function findOrderByReceipt(deps: Pick<Deps, "db">, receipt: string): Promise<Order | undefined> {
  return deps.db.select().from(orders).where(eq(orders.receipt, receipt)).get();
}

export async function findOrder(deps: Pick<Deps, "db">, id: string): Promise<Order | undefined> {
  return deps.db.select().from(orders).where(eq(orders.id, id)).get();
}

/** Orders whose next look at the provider is due, the longest waiting first. */
export async function listOrdersToCheck(deps: Pick<Deps, "db" | "now">, limit: number): Promise<Order[]> {
  return deps.db
    .select()
    .from(orders)
    .where(lte(orders.nextCheckAt, deps.now()))
    .orderBy(asc(orders.nextCheckAt))
    .limit(limit);
}

/**
 * After a look at the provider: none more once the order is settled or four days old, else the waiting time doubles.
 * Returns whether another look will follow.
 */
export async function scheduleNextCheck(
  deps: Pick<Deps, "db" | "now">,
  order: Order,
  isSettled = false,
): Promise<boolean> {
  const now = deps.now().getTime();
  const age = now - order.createdAt.getTime();
  const isOver = isSettled || age >= LAST_CHECK_MS;
  const nextCheckAt = isOver ? null : new Date(now + Math.max(age, FIRST_CHECK_MS));
  await deps.db.update(orders).set({ nextCheckAt }).where(eq(orders.id, order.id));
  return !isOver;
}

/**
 * Writes what the provider says of a payment of this order: forward only, all in one batch, and harmless to repeat.
 * A captured payment makes the order paid, and a paid order has exactly one membership, one receipt and one mail.
 * Returns whether this very call made the order paid.
 */
export async function recordPayment(
  deps: Pick<Deps, "db" | "now" | "log">,
  order: Order,
  payment: ProviderPayment,
  source: NewsSource,
  options: { event?: ProviderEventRow; acceptUncaptured?: boolean } = {},
): Promise<{ becamePaid: boolean }> {
  const mismatch = mismatchOf(order, payment);
  if (mismatch) {
    deps.log("error", "order.mismatch", { orderId: order.id, paymentId: payment.id, mismatch, source });
    await deps.db.batch([
      auditStatement(deps, {
        actor: source,
        action: "payment.mismatch",
        subject: `order:${order.id}`,
        detail: `${payment.id} ${mismatch}`,
        once: `payment.mismatch:${order.id}:${payment.id}`,
      }),
      ...eventStatements(deps, order, payment, options.event),
    ]);
    return { becamePaid: false };
  }

  const isPaid = payment.status === "captured" || (options.acceptUncaptured && payment.status === "authorized");
  const [, moved] = await deps.db.batch([
    paymentStatement(deps, order, payment),
    isPaid ? paidStatement(deps, order, payment) : attemptedStatement(deps, order),
    ...(isPaid ? fulfilmentStatements(deps, order, payment, source) : []),
    ...eventStatements(deps, order, payment, options.event),
  ]);
  const becamePaid = Boolean(isPaid) && moved.length > 0;
  if (becamePaid) deps.log("info", "order.paid", { orderId: order.id, paymentId: payment.id, source });
  if (isPaid && !becamePaid) await auditSecondPayment(deps, order, source);
  return { becamePaid };
}

/** Stands for what was erased from an order; the schema asks for a name and a contact. */
export const ERASED = "erased";

/** The orders that were made with this address, the newest first. */
export async function listOrdersOf(deps: Pick<Deps, "db">, email: string): Promise<Order[]> {
  return deps.db.select().from(orders).where(eq(orders.email, email)).orderBy(desc(orders.createdAt));
}

/** What the provider said of the payments of the orders that were made with this address. */
export async function listPaymentsOf(deps: Pick<Deps, "db">, email: string) {
  const theirs = deps.db.select({ id: orders.id }).from(orders).where(eq(orders.email, email));
  return deps.db.select().from(payments).where(inArray(payments.orderId, theirs)).orderBy(asc(payments.createdAt));
}

/**
 * The statements that take out of the orders of an address what no invoice needs: the contact at once, the name where
 * nothing was paid. An order that the provider may still settle keeps its name until then ({@link forgetUnpaidOrders}).
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
export async function listUnpaidOrdersToForget(deps: Pick<Deps, "db">, before: Date, limit: number): Promise<string[]> {
  const isOver = and(ne(orders.status, "paid"), isNull(orders.nextCheckAt), ne(orders.name, ERASED));
  const isDue = or(lt(orders.createdAt, before), eq(orders.phone, ERASED));
  const rows = await deps.db.select({ id: orders.id }).from(orders).where(and(isOver, isDue)).limit(limit);
  return rows.map(({ id }) => id);
}

/** Takes the person out of orders that were never paid; what was asked for and when stays. */
export function forgetUnpaidOrders(deps: Pick<Deps, "db">, ids: readonly string[]) {
  return deps.db
    .update(orders)
    .set({ name: ERASED, email: null, phone: ERASED })
    .where(and(ne(orders.status, "paid"), sql`${orders.id} in (select value from json_each(${JSON.stringify(ids)}))`));
}

/** Remembers an event that changes nothing here. */
export async function recordIgnoredEvent(deps: Pick<Deps, "db" | "now">, event: ProviderEventRow): Promise<void> {
  await deps.db
    .insert(providerEvents)
    .values({ ...event, receivedAt: deps.now() })
    .onConflictDoNothing();
}

function emailOf({ id }: Order): SQL {
  return sql`(select ${orders.email} from ${orders} where ${orders.id} = ${id})`;
}

function mismatchOf(order: Order, payment: ProviderPayment): string | undefined {
  if (payment.order_id !== order.providerOrderId) return "order";
  if (payment.currency !== order.currency) return "currency";
  if (payment.amount !== order.amountPaise) return "amount";
  return undefined;
}

/** Forward only: failed may become authorized or captured (late authorisation), never the other way round. */
function paymentStatement(deps: Pick<Deps, "db" | "now">, order: Order, payment: ProviderPayment) {
  const now = deps.now();
  const rank = (column: unknown) =>
    sql`case ${column} when 'created' then 0 when 'failed' then 1 when 'authorized' then 2 when 'captured' then 3 else 4 end`;
  return deps.db
    .insert(payments)
    .values({
      id: payment.id,
      orderId: order.id,
      status: payment.status,
      amountPaise: payment.amount,
      method: payment.method ?? null,
      errorCode: payment.error_code ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: payments.id,
      set: {
        status: payment.status,
        method: payment.method ?? null,
        errorCode: payment.error_code ?? null,
        updatedAt: now,
      },
      setWhere: sql`${rank(payments.status)} < ${rank(sql`excluded.status`)}`,
    });
}

function paidStatement(deps: Pick<Deps, "db" | "now">, order: Order, payment: ProviderPayment) {
  // While the capture is not confirmed, the sweep goes on asking.
  const isSettled = payment.status === "captured";
  return deps.db
    .update(orders)
    .set({ status: "paid", paidAt: deps.now(), ...(isSettled && { nextCheckAt: null }) })
    .where(and(eq(orders.id, order.id), ne(orders.status, "paid")))
    .returning({ id: orders.id });
}

function attemptedStatement(deps: Pick<Deps, "db">, order: Order) {
  return deps.db
    .update(orders)
    .set({ status: "attempted" })
    .where(and(eq(orders.id, order.id), eq(orders.status, "created")))
    .returning({ id: orders.id });
}

function fulfilmentStatements(
  deps: Pick<Deps, "db" | "now">,
  order: Order,
  payment: ProviderPayment,
  source: NewsSource,
) {
  return [
    ...membershipStatements(deps, order, order.paidAt ?? deps.now()),
    // Read when it is written: the person may have been erased since `order` was read.
    queueMail(deps, {
      kind: "receipt",
      recipient: emailOf(order),
      subjectId: order.id,
      dedupeKey: `receipt:${order.id}`,
    }),
    auditStatement(deps, {
      actor: source,
      action: "order.paid",
      subject: `order:${order.id}`,
      detail: `${payment.id} ${payment.status}`,
      once: `order.paid:${order.id}`,
    }),
  ];
}

function eventStatements(
  deps: Pick<Deps, "db" | "now">,
  order: Order,
  payment: ProviderPayment,
  event: ProviderEventRow | undefined,
) {
  if (!event) return [];
  const row = { ...event, providerOrderId: order.providerOrderId, paymentId: payment.id, receivedAt: deps.now() };
  return [deps.db.insert(providerEvents).values(row).onConflictDoNothing()];
}

/** Two captured payments for one order mean that money has to go back: an operator must see it. */
async function auditSecondPayment(
  deps: Pick<Deps, "db" | "now" | "log">,
  order: Order,
  source: NewsSource,
): Promise<void> {
  const captured = await deps.db.$count(payments, and(eq(payments.orderId, order.id), eq(payments.status, "captured")));
  if (captured < 2) return;
  deps.log("error", "order.paid_twice", { orderId: order.id });
  await auditStatement(deps, {
    actor: source,
    action: "order.paid_twice",
    subject: `order:${order.id}`,
    detail: `${captured} captured payments`,
    once: `order.paid_twice:${order.id}:${captured}`,
  });
}
