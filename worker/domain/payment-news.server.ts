import { and, asc, eq, inArray, lt, or, sql } from "drizzle-orm";
import { payments, providerEvents } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import type { ProviderPayment } from "../providers/razorpay.ts";
import { auditStatement } from "./audit.server.ts";
import { membershipStatements } from "./memberships.server.ts";
import {
  attemptedStatement,
  emailOfOrder,
  idsOfOrdersBy,
  idsOfSamePurchases,
  type Order,
  paidStatement,
} from "./orders.server.ts";
import { queueMail } from "./outbox.server.ts";
import { auditDecisionsStatement, logDecisions, pairDecisionsStatement } from "./payment-decisions.server.ts";
import { purgeRows } from "./purge.server.ts";

/** Where a piece of news about an order comes from. */
export type NewsSource = "browser" | "webhook" | "sweep";
export type ProviderEventRow = { id: string; type: string };

/**
 * Writes what the provider says of a payment of this order: forward only, all in one batch, and harmless to repeat.
 * A captured payment makes the order paid, and a paid order has exactly one membership, one receipt and one mail. News of
 * a capture that comes after the same payment's refund opens nothing.
 * Returns whether the payment is the one that the order asks for.
 */
export async function recordPayment(
  deps: Pick<Deps, "db" | "now" | "log">,
  order: Order,
  payment: ProviderPayment,
  source: NewsSource,
  options: { event?: ProviderEventRow; acceptUncaptured?: boolean } = {},
): Promise<boolean> {
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
    return false;
  }

  const isPaid = payment.status === "captured" || (options.acceptUncaptured && payment.status === "authorized");
  if (!isPaid) {
    await writeUnpaid(deps, order, payment, source, options.event);
    return true;
  }
  const becamePaid = await writePaid(deps, order, payment, source, options.event);
  if (becamePaid) deps.log("info", "order.paid", { orderId: order.id, paymentId: payment.id, source });
  return true;
}

/** What the provider said of the payments of the orders that were made with this address. */
export async function listPaymentsOf(deps: Pick<Deps, "db">, email: string) {
  const theirs = idsOfOrdersBy(deps, email);
  return deps.db.select().from(payments).where(inArray(payments.orderId, theirs)).orderBy(asc(payments.createdAt));
}

/** Remembers an event that changes nothing here. */
export async function recordIgnoredEvent(deps: Pick<Deps, "db" | "now">, event: ProviderEventRow): Promise<void> {
  await deps.db
    .insert(providerEvents)
    .values({ ...event, receivedAt: deps.now() })
    .onConflictDoNothing();
}

/** Deletes the deliveries that came before `before`; the provider repeats one for a day, and by hand for 15. */
export async function purgeProviderEvents(deps: Pick<Deps, "db">, before: Date): Promise<void> {
  await purgeRows(deps, providerEvents, lt(providerEvents.receivedAt, before));
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
  source: NewsSource,
  event: ProviderEventRow | undefined,
): Promise<void> {
  await deps.db.batch([
    paymentStatement(deps, order, payment),
    attemptedStatement(deps, order),
    ...refundStatements(deps, order, payment, source),
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
    const [, moved, , , decided] = await deps.db.batch([
      paymentStatement(deps, order, payment, { unlessRefunded: true }),
      paidStatement(deps, order, payment, paidAt),
      secondPaymentStatement(deps, order, payment),
      secondPurchaseStatement(deps, order, payment),
      auditDecisionsStatement(deps, source, payment.id),
      ...fulfilmentStatements(deps, order, payment, source, paidAt),
      ...refundStatements(deps, order, payment, source),
      ...eventStatements(deps, order, payment, event),
    ]);
    logDecisions(deps, decided);
    return moved.length > 0;
  } catch (error) {
    // Nothing comes after refunded, so this look cannot be outdated; any other failure is the caller's.
    if (!(await isRefunded(deps, payment))) throw error;
    deps.log("info", "order.refunded_before", { orderId: order.id, paymentId: payment.id, source });
    await writeUnpaid(deps, order, payment, source, event);
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
 * Forward only: failed may become authorized or captured (late authorisation), never the other way round, and what was sent
 * back only grows. `unlessRefunded` makes the statement, and the batch with it, fail on a payment that is refunded whole:
 * its status may not be empty.
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
  const isLater = sql`${rank(payments.status)} < ${rank(sql`excluded.status`)}`;
  const later = sql`case when ${isLater} then excluded.status else ${payments.status} end`;
  return deps.db
    .insert(payments)
    .values({
      id: payment.id,
      orderId: order.id,
      status: payment.status,
      amountPaise: payment.amount,
      refundedPaise: refundedPaiseOf(payment),
      method: payment.method ?? null,
      errorCode: payment.error_code ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: payments.id,
      set: {
        status: unlessRefunded ? sql`case when ${payments.status} = 'refunded' then null else ${later} end` : later,
        refundedPaise: sql`max(${payments.refundedPaise}, excluded.refunded_paise)`,
        method: payment.method ?? null,
        errorCode: payment.error_code ?? null,
        updatedAt: now,
      },
      setWhere: or(
        isLater,
        sql`${payments.refundedPaise} < excluded.refunded_paise`,
        unlessRefunded ? eq(payments.status, "refunded") : undefined,
      ),
    });
}

/** Of a payment that is refunded whole, all of it, also when the provider does not say so in paise. */
function refundedPaiseOf({ status, amount, amount_refunded: refunded }: ProviderPayment): number {
  return status === "refunded" ? amount : (refunded ?? 0);
}

/** Money that was sent back, in part or whole, stands in the audit trail once for each sum (product: Money). */
function refundStatements(deps: Pick<Deps, "db" | "now">, order: Order, payment: ProviderPayment, source: NewsSource) {
  const refundedPaise = refundedPaiseOf(payment);
  if (refundedPaise === 0) return [];
  return [
    auditStatement(deps, {
      actor: source,
      action: "payment.refunded",
      subject: `order:${order.id}`,
      detail: `${payment.id} ${refundedPaise} of ${payment.amount}`,
      once: `payment.refunded:${payment.id}:${refundedPaise}`,
    }),
  ];
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
    queueMail(deps, {
      kind: "receipt",
      recipient: emailOfOrder(order),
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

/** Other captured payments of the same order: one of them has to be refunded. */
function secondPaymentStatement(deps: Pick<Deps, "db" | "now">, order: Order, payment: ProviderPayment) {
  const others = sql`select ${payments.id} from ${payments}
    where ${payments.orderId} = ${order.id} and ${payments.status} = 'captured' and ${payments.id} <> ${payment.id}
    and ${isCaptured(payment)}`;
  const decision = { kind: "second_payment_of_order", orderId: order.id, paymentId: payment.id } as const;
  return pairDecisionsStatement(deps, decision, others);
}

/** Captured payments of the same person for the same plan: probably one purchase too many. */
function secondPurchaseStatement(deps: Pick<Deps, "db" | "now">, order: Order, payment: ProviderPayment) {
  const others = sql`select ${payments.id} from ${payments}
    where ${payments.orderId} in (${idsOfSamePurchases(order)}) and ${payments.status} = 'captured'
    and ${isCaptured(payment)}`;
  const decision = { kind: "second_purchase_of_plan", orderId: order.id, paymentId: payment.id } as const;
  return pairDecisionsStatement(deps, decision, others);
}

const isCaptured = ({ id }: ProviderPayment) =>
  sql`exists (select 1 from ${payments} as this where this.id = ${id} and this.status = 'captured')`;
