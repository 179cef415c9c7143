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

/** What a look at the provider brought; `unanswered`: nothing, because the provider failed. */
export type Look = "open" | "settled" | "unanswered";

/** The sweep first asks after 15 minutes and gives up after four days: late authorisation ends after three. */
const FIRST_CHECK_MS = 15 * 60_000;
export const LAST_CHECK_MS = 4 * 24 * 60 * 60_000;
/** After a last look that the provider did not answer. */
const REPEATED_CHECK_MS = 60 * 60_000;

/**
 * Keeps an order that stands at the provider and returns the one that is kept for its receipt. Two calls at once with one
 * idempotency key both come here, with the same provider order or, where the account does not know `unique_receipt`, with
 * two: the first is kept, and the other provider order must be told to nobody. `undefined` when the provider's id belongs
 * to the order of another receipt.
 */
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

/** After a look at the provider: notes when the next one falls, and returns whether one will follow. */
export async function scheduleNextCheck(deps: Pick<Deps, "db" | "now">, order: Order, look: Look): Promise<boolean> {
  const nextCheckAt = nextCheckOf(order, look, deps.now().getTime());
  await deps.db.update(orders).set({ nextCheckAt }).where(eq(orders.id, order.id));
  return nextCheckAt !== null;
}

/**
 * None once the order is settled. Until then the waiting time doubles with the order's age, and the last look falls four
 * days after the order was made, as the privacy policy and the page of an erasure promise: a provider that answers has had
 * its say by then. One that fails at the last look is asked again every hour until it answers, because giving up could
 * lose a payment; the order of an erased person keeps its name that much longer, and loses it at most an hour after the
 * provider is back. `now` is in milliseconds since 1970.
 */
function nextCheckOf({ createdAt }: Order, look: Look, now: number): Date | null {
  if (look === "settled") return null;
  const age = now - createdAt.getTime();
  if (age >= LAST_CHECK_MS) return look === "unanswered" ? new Date(now + REPEATED_CHECK_MS) : null;
  return new Date(Math.min(now + Math.max(age, FIRST_CHECK_MS), createdAt.getTime() + LAST_CHECK_MS));
}

/**
 * Writes what the provider says of a payment of this order: forward only, all in one batch, and harmless to repeat.
 * A captured payment makes the order paid, and a paid order has exactly one membership, one receipt and one mail. News of
 * a capture that comes after the same payment's refund opens nothing.
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
  if (!isPaid) {
    await writeUnpaid(deps, order, payment, options.event);
    return { becamePaid: false };
  }
  const becamePaid = await writePaid(deps, order, payment, source, options.event);
  if (becamePaid) deps.log("info", "order.paid", { orderId: order.id, paymentId: payment.id, source });
  else await auditSecondPayment(deps, order, source);
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

async function writeUnpaid(
  deps: Pick<Deps, "db" | "now">,
  order: Order,
  payment: ProviderPayment,
  event: ProviderEventRow | undefined,
): Promise<void> {
  await deps.db.batch([
    paymentStatement(deps, order, payment),
    attemptedStatement(deps, order),
    ...eventStatements(deps, order, payment, event),
  ]);
}

/**
 * Makes the order paid and gives it what that brings, unless this payment is already refunded: the batch then fails in its
 * first statement, whoever wrote the refund and however shortly before. Returns whether it was this that made it paid.
 */
async function writePaid(
  deps: Pick<Deps, "db" | "now" | "log">,
  order: Order,
  payment: ProviderPayment,
  source: NewsSource,
  event: ProviderEventRow | undefined,
): Promise<boolean> {
  const paidAt = order.paidAt ?? momentOf(payment, order, deps.now());
  try {
    const [, moved] = await deps.db.batch([
      paymentStatement(deps, order, payment, { unlessRefunded: true }),
      paidStatement(deps, order, payment, paidAt),
      ...fulfilmentStatements(deps, order, payment, source, paidAt),
      ...eventStatements(deps, order, payment, event),
    ]);
    return moved.length > 0;
  } catch (error) {
    // Nothing comes after refunded, so this look cannot be outdated; any other failure is the caller's.
    if (!(await isRefunded(deps, payment))) throw error;
    deps.log("info", "order.refunded_before", { orderId: order.id, paymentId: payment.id, source });
    await writeUnpaid(deps, order, payment, event);
    return false;
  }
}

/**
 * When a payment was made: by the provider's clock, but neither before its order nor after `now`, as another clock could
 * have it; `now` where the provider did not say. The membership's first day and the receipt's year come from it, also when
 * the news comes late (product: Money).
 */
function momentOf({ created_at: seconds }: ProviderPayment, { createdAt }: Order, now: Date): Date {
  if (seconds === undefined) return now;
  return new Date(Math.max(createdAt.getTime(), Math.min(now.getTime(), seconds * 1000)));
}

async function isRefunded(deps: Pick<Deps, "db">, { id }: ProviderPayment): Promise<boolean> {
  return (await deps.db.$count(payments, and(eq(payments.id, id), eq(payments.status, "refunded")))) > 0;
}

/**
 * Forward only: failed may become authorized or captured (late authorisation), never the other way round.
 * `unlessRefunded` makes the statement, and the batch with it, fail on a payment that is refunded: its status may not be
 * empty.
 */
function paymentStatement(
  deps: Pick<Deps, "db" | "now">,
  order: Order,
  payment: ProviderPayment,
  { unlessRefunded = false } = {},
) {
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
        status: unlessRefunded
          ? sql`case when ${payments.status} = 'refunded' then null else ${payment.status} end`
          : payment.status,
        method: payment.method ?? null,
        errorCode: payment.error_code ?? null,
        updatedAt: now,
      },
      setWhere: or(
        sql`${rank(payments.status)} < ${rank(sql`excluded.status`)}`,
        unlessRefunded ? eq(payments.status, "refunded") : undefined,
      ),
    });
}

function paidStatement(deps: Pick<Deps, "db">, order: Order, payment: ProviderPayment, paidAt: Date) {
  // While the capture is not confirmed, the sweep goes on asking.
  const isSettled = payment.status === "captured";
  return deps.db
    .update(orders)
    .set({ status: "paid", paidAt, ...(isSettled && { nextCheckAt: null }) })
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
  paidAt: Date,
) {
  return [
    ...membershipStatements(deps, order, paidAt),
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
