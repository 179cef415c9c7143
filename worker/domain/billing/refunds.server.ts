import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { refunds } from "../../db/schema/billing.ts";
import type { Deps } from "../../deps.ts";
import type { ProviderPayment, ProviderRefund } from "../../providers/razorpay-entities.ts";
import { auditRowsStatement } from "../audit.server.ts";

export type Refund = Pick<ProviderRefund, "id" | "amount" | "created_at"> & {
  status: typeof refunds.$inferSelect.status;
};

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

export function refundSum(paymentId: string, { failed }: { failed: boolean }): SQL<number> {
  const isCounted = and(
    eq(refunds.paymentId, paymentId),
    failed ? eq(refunds.status, "failed") : ne(refunds.status, "failed"),
  );
  return sql<number>`(select coalesce(sum(${refunds.amountPaise}), 0) from ${refunds} where ${isCounted})`;
}

/** SQL: id, amount_paise and created_at of the refunds of some payments. */
export function refundsWithStatus(status: Refund["status"], paymentIds: SQL): SQL {
  return sql`select id, amount_paise, created_at from ${refunds} where payment_id in (${paymentIds})
    and status = ${status}`;
}

/** Refunds from the provider's API that the table lacks. Throws if the API fails: a wrong sum must decide nothing. */
export async function fetchMissedRefunds(
  deps: Pick<Deps, "db" | "payments">,
  payment: ProviderPayment,
): Promise<Refund[]> {
  const known = await deps.db.get<{ sum: number }>(sql`select ${refundSum(payment.id, { failed: false })} as sum`);
  if (!deps.payments || known?.sum === (payment.amount_refunded ?? 0)) return [];
  const answer = await deps.payments.listRefunds(payment.id);
  if (!answer.ok) throw new Error(`Refunds of ${payment.id} cannot be read: ${answer.failure.reason}`);
  return answer.value.map((refund) => refundOf(refund));
}
