import { and, desc, eq, gte, lt, ne, notLike, or, type SQL, sql } from "drizzle-orm";
import { insertIf } from "../../db/insert-if.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import { refunds } from "../../db/schema/billing.ts";
import { indianMonthOf } from "../../db/schema/columns.ts";
import type { Deps } from "../../deps.ts";
import type { ProviderPayment, ProviderRefund } from "../../providers/razorpay-entities.ts";
import { auditRowsStatement } from "../audit.server.ts";

export type Refund = Pick<ProviderRefund, "id" | "amount" | "created_at" | "receipt"> & {
  status: typeof refunds.$inferSelect.status;
};

export async function findRefund(deps: Pick<Deps, "db">, id: string) {
  return deps.db.select().from(refunds).where(eq(refunds.id, id)).get();
}

/** Ordered newest first. */
export async function listRefundsOf(deps: Pick<Deps, "db">, paymentIds: readonly string[]) {
  const isAmong = isOneOf(refunds.paymentId, paymentIds);
  return deps.db.select().from(refunds).where(isAmong).orderBy(desc(refunds.createdAt));
}

const BANK_PREFIX = "bank:";

/** Returns the id of a refund that the forum sent by bank. A bank reference can be recorded only once. */
export function bankRefundId(bankReference: string): string {
  return `${BANK_PREFIX}${bankReference}`;
}

export function bankReferenceOf(refundId: string): string | undefined {
  return refundId.startsWith(BANK_PREFIX) ? refundId.slice(BANK_PREFIX.length) : undefined;
}

export function bankRefundStatement(
  deps: Pick<Deps, "db">,
  { id, paymentId, amountPaise, at }: { id: string; paymentId: string; amountPaise: number; at: Date },
  when: SQL,
) {
  const row = { id, paymentId, amountPaise, status: "processed" as const, createdAt: at, updatedAt: at };
  return insertIf(deps.db, refunds, row, when).onConflictDoNothing();
}

/** The event type sets the status, because the entity may be an older or newer snapshot. */
export function refundOf({ status, ...refund }: ProviderRefund, eventType?: string): Refund {
  if (eventType === "refund.processed" || eventType === "refund.failed") {
    return { ...refund, status: eventType === "refund.failed" ? "failed" : "processed" };
  }
  return { ...refund, status: status === "unknown" ? "pending" : status };
}

/** Records refunds; place it after the payment's statement. Forward only: pending, processed, failed. */
export function refundsStatement(deps: Pick<Deps, "db" | "now">, paymentId: string, reported: readonly Refund[]) {
  const now = deps.now().getTime();
  const rows = reported.map(({ id, amount, status, created_at: seconds }) => {
    return { id, amount, status, at: seconds === undefined ? now : seconds * 1000 };
  });
  const rank = (column: unknown) => sql`case ${column} when 'pending' then 0 when 'processed' then 1 else 2 end`;
  return deps.db
    .insert(refunds)
    .select(
      sql`select value ->> 'id', ${paymentId}, value ->> 'amount', value ->> 'status', value ->> 'at', ${now}
        from json_each(${JSON.stringify(rows)}) where true`,
    )
    .onConflictDoUpdate({
      target: refunds.id,
      set: { status: sql`excluded.status`, updatedAt: sql`excluded.updated_at` },
      setWhere: sql`${rank(refunds.status)} < ${rank(sql`excluded.status`)}`,
    });
}

export function auditRefundsStatement(
  deps: Pick<Deps, "db" | "now">,
  { orderId, paymentId, actor }: { orderId: string; paymentId: string; actor: string },
) {
  const { id, status, amountPaise } = refunds;
  return auditRowsStatement(deps, {
    id: sql`'refund.' || ${status} || ':' || ${id}`,
    actor,
    action: sql`'refund.' || ${status}`,
    subject: sql`${`order:${orderId}`}`,
    detail: sql`${id} || ' ' || ${refunds.paymentId} || ' ' || ${amountPaise}`,
    rows: sql`${refunds} where ${eq(refunds.paymentId, paymentId)}`,
  }).returning();
}

export function logRefunds(
  deps: Pick<Deps, "log">,
  written: ReadonlyArray<{ actor: string; action: string; subject: string; detail: string }>,
): void {
  for (const { actor, action, subject, detail } of written) {
    deps.log(action === "refund.failed" ? "error" : "info", action, { source: actor, subject, detail });
  }
}

export function hasRefundStatus(id: string, status: Refund["status"]): SQL {
  return sql`exists (select 1 from ${refunds} where ${refunds.id} = ${id} and ${refunds.status} = ${status})`;
}

export function hasRefund(paymentIds: SQL): SQL {
  return sql`exists (select 1 from ${refunds} where ${refunds.paymentId} in (${paymentIds}))`;
}

export function reportedRefunds(reported: readonly Refund[]): SQL {
  const rows = reported.map(({ id, receipt }) => ({ id, receipt }));
  return sql`select ${refunds.id} as id, ${refunds.status} as status, value ->> 'receipt' as receipt
    from json_each(${JSON.stringify(rows)}) join ${refunds} on ${refunds.id} = value ->> 'id'`;
}

export function processedSum(paymentId: SQL): SQL {
  return sql`(select coalesce(sum(${refunds.amountPaise}), 0) from ${refunds}
    where ${refunds.paymentId} = ${paymentId} and ${refunds.status} = 'processed')`;
}

/** SQL: all processed refunds, for the figures. `withPlan` joins `plan_id` to a payment's id. */
export function countedRefunds(withPlan: SQL): SQL {
  return sql`select ${indianMonthOf(refunds.createdAt)} as period, plan_id as label, count(*) as count,
    sum(${refunds.amountPaise}) as paise from ${refunds} ${withPlan} where ${refunds.status} = 'processed' group by 1, 2`;
}

export function refundSum(paymentId: string, { failed }: { failed: boolean }): SQL<number> {
  const isCounted = and(
    eq(refunds.paymentId, paymentId),
    failed ? eq(refunds.status, "failed") : ne(refunds.status, "failed"),
  );
  return sql<number>`(select coalesce(sum(${refunds.amountPaise}), 0) from ${refunds} where ${isCounted})`;
}

/** SQL: id, payment_id, amount_paise and made_at of the refunds of some payments. */
export function refundsWithStatus(status: Refund["status"], paymentIds: SQL): SQL {
  return sql`select id, payment_id, amount_paise, created_at as made_at from ${refunds} where payment_id in (${paymentIds})
    and status = ${status}`;
}

/** Fetches refunds that our table lacks or has as pending. Throws on failure: a wrong sum must decide nothing. */
export async function fetchMissedRefunds(
  deps: Pick<Deps, "db" | "payments">,
  payment: ProviderPayment,
): Promise<Refund[]> {
  const known = await deps.db.get<{ sum: number; isPending: number }>(
    sql`select ${refundSum(payment.id, { failed: false })} as sum, exists (select 1 from ${refunds}
      where ${refunds.paymentId} = ${payment.id} and ${refunds.status} = 'pending') as "isPending"`,
  );
  const isComplete = known?.sum === (payment.amount_refunded ?? 0) && known.isPending === 0;
  if (!deps.payments || isComplete) return [];
  const answer = await deps.payments.listRefunds(payment.id);
  if (!answer.ok) throw new Error(`Refunds of ${payment.id} cannot be read: ${answer.failure.reason}`);
  return answer.value.map((refund) => refundOf(refund));
}

/** Query for the provider's processed refunds with these ids or from this period. */
export function processedRefundsQuery(
  deps: Pick<Deps, "db">,
  ids: readonly string[],
  period?: { from: Date; to: Date },
) {
  const { id, amountPaise, status, createdAt } = refunds;
  const isAsked = or(isOneOf(id, ids), period && and(gte(createdAt, period.from), lt(createdAt, period.to)));
  return deps.db
    .select({ entityId: id, amountPaise })
    .from(refunds)
    .where(and(eq(status, "processed"), notLike(id, `${BANK_PREFIX}%`), isAsked));
}
