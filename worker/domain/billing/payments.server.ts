import { and, asc, eq, getTableColumns, gte, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { isOneOf } from "../../db/is-one-of.ts";
import { payments } from "../../db/schema/billing.ts";
import { indianMonthOf } from "../../db/schema/columns.ts";
import type { Deps } from "../../deps.ts";
import type { ProviderPayment } from "../../providers/razorpay-entities.ts";
import { auditRowsStatement } from "../audit.server.ts";
import { lostSum } from "./disputes/disputes.server.ts";
import { idsOfOrdersOf, idsOfOtherOrders, idsOfSamePurchases, type Order, withPlan } from "./orders.server.ts";
import { pairDecisionsStatement } from "./payment-decisions.server.ts";
import { countedRefunds, processedSum, refundSum } from "./refunds.server.ts";
import { BANK_TRANSFER } from "./transfer-ids.server.ts";

export type KnownPayment = ProviderPayment & { status: Exclude<ProviderPayment["status"], "unknown"> };
export type StoredPayment = typeof payments.$inferSelect;

export async function findPayment(deps: Pick<Deps, "db">, id: string): Promise<StoredPayment | undefined> {
  return deps.db.select().from(payments).where(eq(payments.id, id)).get();
}

export async function listPaymentsOf(deps: Pick<Deps, "db">, email: string) {
  const theirs = idsOfOrdersOf(deps, email);
  return deps.db.select().from(payments).where(inArray(payments.orderId, theirs)).orderBy(asc(payments.createdAt));
}

/** Query for the captured online payments with these ids or from this period. */
export function capturedOnlineQuery(deps: Pick<Deps, "db">, ids: readonly string[], period?: { from: Date; to: Date }) {
  const { id, amountPaise, captured, method, createdAt } = payments;
  const isOnline = or(isNull(method), ne(method, BANK_TRANSFER));
  const isAsked = or(isOneOf(id, ids), period && and(gte(createdAt, period.from), lt(createdAt, period.to)));
  return deps.db
    .select({ entityId: id, amountPaise })
    .from(payments)
    .where(and(captured, isOnline, isAsked));
}

export async function listPaymentsOfOrder(deps: Pick<Deps, "db">, orderId: string): Promise<StoredPayment[]> {
  return deps.db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.createdAt));
}

export async function listCapturedPayments(deps: Pick<Deps, "db">, orderIds: readonly string[]) {
  const isTheirs = and(isOneOf(payments.orderId, orderIds), payments.captured);
  const columns = { ...getTableColumns(payments), lostPaise: lostSum(sql`${payments.id}`).mapWith(Number) };
  return deps.db.select(columns).from(payments).where(isTheirs).orderBy(asc(payments.createdAt));
}

export async function listPaymentsBy(deps: Pick<Deps, "db">, ids: readonly string[]): Promise<StoredPayment[]> {
  const isNamed = isOneOf(payments.id, ids);
  return deps.db.select().from(payments).where(isNamed);
}

export async function listFailedPaymentIds(deps: Pick<Deps, "db">, orderIds: readonly string[]): Promise<Set<string>> {
  const isTheirs = isOneOf(payments.orderId, orderIds);
  const failed = and(isTheirs, eq(payments.status, "failed"));
  return new Set((await deps.db.select({ id: payments.id }).from(payments).where(failed)).map(({ id }) => id));
}

export async function isRefunded(deps: Pick<Deps, "db">, { id }: KnownPayment): Promise<boolean> {
  return (await deps.db.$count(payments, and(eq(payments.id, id), eq(payments.status, "refunded")))) > 0;
}

export function isCapturedSince(id: string, since: Date): SQL {
  return sql`exists (select 1 from ${payments} where ${payments.id} = ${id} and ${payments.captured}
    and ${payments.createdAt} >= ${since.getTime()})`;
}

export function unrefundedPaise(id: string | SQL): SQL {
  return sql`(select ${payments.amountPaise} - ${payments.refundedPaise} from ${payments} where ${payments.id} = ${id})`;
}

export function isUnreturned(id: SQL): SQL {
  return sql`exists (select 1 from ${payments} where ${payments.id} = ${id}
    and ${payments.refundedPaise} + ${lostSum(id)} = 0)`;
}

export function isRefundedInFull(id: string): SQL {
  return sql`exists (select 1 from ${payments} where ${payments.id} = ${id}
    and ${processedSum(sql`${payments.id}`)} >= ${payments.amountPaise})`;
}

/** SQL: paise of an order's captured payments that neither a processed refund nor a lost dispute has returned. */
export function unreturnedPaise(orderId: string): SQL {
  const { id } = payments;
  return sql`(select coalesce(sum(${payments.amountPaise} - ${processedSum(sql`${id}`)} - ${lostSum(sql`${id}`)}), 0)
    from ${payments} where ${payments.orderId} = ${orderId} and ${payments.captured})`;
}

export async function findUnreturnedPaise(deps: Pick<Deps, "db">, orderId: string): Promise<number> {
  const row = await deps.db.get<{ kept: number }>(sql`select ${unreturnedPaise(orderId)} as kept`);
  return row?.kept ?? 0;
}

/** SQL condition: the order has a captured payment that is not refunded in full. */
export function hasCapturedPayment(orderId: SQL): SQL {
  return sql`exists (select 1 from ${payments} where ${payments.orderId} = ${orderId} and ${payments.status} = 'captured')`;
}

/** SQL: those of {@link idsOfOtherOrders} that are paid and not refunded in full. */
export function idsOfOtherPaidOrders(orderId: string | SQL): SQL {
  return sql`select id from (${idsOfOtherOrders(orderId)}) as other where ${hasCapturedPayment(sql`other.id`)}`;
}

export function idsOfPayments(orderId: string): SQL {
  return sql`select id from ${payments} where order_id = ${orderId}`;
}

export function idsOfCapturedPayments(orderId: string): SQL {
  return sql`select id from ${payments} where order_id = ${orderId} and captured`;
}

export function countedPayments(): SQL {
  return sql`select ${indianMonthOf(payments.createdAt)} as period, plan_id as label, count(*) as count,
    sum(${payments.amountPaise}) as paise from ${payments} ${withPlan(sql`${payments.orderId}`)}
    where ${payments.captured} group by 1, 2`;
}

export function countedRefundsByPlan(): SQL {
  const payment = sql`join ${payments} on ${payments.id} = payment_id`;
  return countedRefunds(sql`${payment} ${withPlan(sql`${payments.orderId}`)}`);
}

/** SQL: ids of the captured payments of an order with money that no processed refund has returned, oldest first. */
export function idsOfUnreturnedPayments(orderId: string): SQL {
  return sql`select id from ${payments} where order_id = ${orderId} and captured
    and amount_paise > ${processedSum(sql`${payments.id}`)} order by created_at, id`;
}

/** SQL: ids of an order and its person's other orders that are paid and not refunded in full. */
export function idsOfPaidOrdersByPersonOf(orderId: string): SQL {
  return sql`${idsOfOtherPaidOrders(orderId)} union select ${orderId} where ${hasCapturedPayment(sql`${orderId}`)}`;
}

export function idsOfPaidOrdersOf(deps: Pick<Deps, "db">, email: string | SQL): SQL {
  return sql`select id from (${idsOfOrdersOf(deps, email)}) as own where ${hasCapturedPayment(sql`own.id`)}`;
}

export function isCaptured({ id }: KnownPayment): SQL {
  return sql`exists (select 1 from ${payments} as this where this.id = ${id} and this.status = 'captured')`;
}

/** True also for a payment refunded after its capture. */
export function wasCaptured({ status, captured }: Pick<ProviderPayment, "status" | "captured">): boolean {
  return status === "captured" || (status === "refunded" && captured === true);
}

/** Status moves forward only; `failed` may still become `captured` (late authorisation). Refunds are separate. */
export function paymentStatement(deps: Pick<Deps, "db" | "now">, order: Order, payment: KnownPayment) {
  const now = deps.now();
  const captured = wasCaptured(payment);
  const status = captured ? "captured" : payment.status === "refunded" ? "authorized" : payment.status;
  const rank = (column: unknown) =>
    sql`case ${column} when 'created' then 0 when 'failed' then 1 when 'authorized' then 2 when 'captured' then 3 else 4 end`;
  const isLater = sql`${rank(payments.status)} < ${rank(sql`excluded.status`)}`;
  const method = payment.method ?? null;
  const errorCode = payment.error_code ?? null;
  const reference = referenceOf(payment);
  return deps.db
    .insert(payments)
    .values({
      id: payment.id,
      orderId: order.id,
      status,
      amountPaise: payment.amount,
      captured,
      refundedPaise: 0,
      reportedRefundPaise: 0,
      method,
      errorCode,
      reference,
      // A transfer counts in the month in which it arrived, like its document, even if it is recorded in the next.
      createdAt: method === BANK_TRANSFER && payment.created_at ? new Date(payment.created_at * 1000) : now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: payments.id,
      set: {
        status: sql`excluded.status`,
        captured: sql`max(${payments.captured}, excluded.captured)`,
        method,
        errorCode,
        reference: sql`coalesce(excluded.reference, ${payments.reference})`,
        updatedAt: now,
      },
      setWhere: or(isLater, sql`${payments.captured} < excluded.captured`),
    });
}

function referenceOf({ acquirer_data: numbers }: KnownPayment): string | null {
  return numbers?.rrn || numbers?.bank_transaction_id || numbers?.upi_transaction_id || null;
}

/** SQL: ids of the orders with a payment that has this number at the provider or at the bank. */
export function idsOfOrdersPaidAs(number: string): SQL {
  return sql`select order_id from ${payments} where id = ${number}
    union select order_id from ${payments} where reference in (${number}, ${number.toUpperCase()})`;
}

/**
 * Sets the refunded paise: the greater of the unfailed refunds and the payment's own claim. `isCurrent`: the payment
 * comes from the API and replaces older snapshots. `unlessRefunded`: fail the batch on a full refund.
 */
export function refundedStatement(
  deps: Pick<Deps, "db" | "now">,
  payment: KnownPayment,
  { isCurrent, unlessRefunded }: { isCurrent: boolean; unlessRefunded: boolean },
) {
  // The provider may omit the amount of a full refund.
  const claimed = payment.status === "refunded" ? payment.amount : (payment.amount_refunded ?? 0);
  const failed = refundSum(payment.id, { failed: true });
  const reported = isCurrent ? sql`${claimed} + ${failed}` : sql`max(${payments.reportedRefundPaise}, ${claimed})`;
  const open = refundSum(payment.id, { failed: false });
  const refunded = sql`min(${payments.amountPaise}, max(${open}, ${reported} - ${failed}))`;
  const unrefunded = sql`case when ${payments.captured} then 'captured'
    when ${payments.status} = 'refunded' then 'authorized' else ${payments.status} end`;
  const isWhole = sql`${refunded} >= ${payments.amountPaise}`;
  const status = sql`case when ${isWhole} then ${unlessRefunded ? null : "refunded"} else ${unrefunded} end`;
  return deps.db
    .update(payments)
    .set({ status, refundedPaise: refunded, reportedRefundPaise: reported, updatedAt: deps.now() })
    .where(
      and(
        eq(payments.id, payment.id),
        sql`(${payments.status}, ${payments.refundedPaise}, ${payments.reportedRefundPaise}) is not (${status}, ${refunded}, ${reported})`,
      ),
    );
}

export function auditRefundedStatement(
  deps: Pick<Deps, "db" | "now">,
  order: Order,
  payment: KnownPayment,
  actor: string,
) {
  const { id, amountPaise, refundedPaise } = payments;
  return auditRowsStatement(deps, {
    id: sql`'payment.refunded:' || ${id} || ':' || ${refundedPaise}`,
    actor,
    action: "payment.refunded",
    subject: sql`${`order:${order.id}`}`,
    detail: sql`${id} || ' ' || ${refundedPaise} || ' of ' || ${amountPaise}`,
    rows: sql`${payments} where ${id} = ${payment.id} and ${refundedPaise} > 0`,
  });
}

export function secondPaymentStatements(deps: Pick<Deps, "db" | "now">, order: Order, payment: KnownPayment) {
  const others = sql`select ${payments.id} from ${payments} where ${payments.status} = 'captured' and ${isCaptured(payment)}`;
  const about = { orderId: order.id, paymentId: payment.id };
  return [
    pairDecisionsStatement(
      deps,
      { kind: "second_payment_of_order", ...about },
      sql`${others} and ${payments.orderId} = ${order.id} and ${payments.id} <> ${payment.id}`,
    ),
    pairDecisionsStatement(
      deps,
      { kind: "second_purchase_of_plan", ...about },
      sql`${others} and ${payments.orderId} in (${idsOfSamePurchases(order)})`,
    ),
  ] as const;
}
