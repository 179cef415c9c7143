import { and, eq, type SQL, sql } from "drizzle-orm";
import { disputes } from "../../db/schema/billing.ts";
import type { Deps } from "../../deps.ts";
import type { ProviderDispute } from "../../providers/razorpay-entities.ts";
import { auditStatement } from "../audit.server.ts";
import type { Order } from "./orders.server.ts";
import { eventStatement, type ProviderEventRow } from "./provider-events.server.ts";

export const DISPUTE_EVENT = "payment.dispute.";
const FINAL = ["won", "lost", "closed"];
const URGENT = ["open", "action_required", "lost"];

/** Records a dispute. The newest event wins; an ended dispute reopens only in another phase. */
export async function recordDispute(
  deps: Pick<Deps, "db" | "now" | "log">,
  dispute: ProviderDispute,
  order: Order | undefined,
  { event, reportedAt }: { event: ProviderEventRow; reportedAt: Date },
): Promise<void> {
  const now = deps.now();
  const status = stateOf(event.type, dispute);
  const respondBy = dateOf(dispute.respond_by) ?? null;
  const { id, payment_id: paymentId, amount: amountPaise, phase, reason_code: reasonCode = null } = dispute;
  const [, audited] = await deps.db.batch([
    deps.db
      .insert(disputes)
      .values({
        id,
        paymentId,
        orderId: order?.id ?? null,
        amountPaise,
        phase,
        status,
        reasonCode,
        respondBy,
        createdAt: dateOf(dispute.created_at) ?? now,
        reportedAt,
        updatedAt: now,
      })
      .onConflictDoUpdate({
        target: disputes.id,
        set: { amountPaise, phase, status, reasonCode, respondBy, reportedAt, updatedAt: now },
        setWhere: isNewer,
      }),
    auditStatement(deps, {
      actor: "webhook",
      action: `dispute.${status}`,
      subject: order ? `order:${order.id}` : `payment:${paymentId}`,
      detail: [id, paymentId, phase, amountPaise, reasonCode, respondBy?.toISOString()].filter(Boolean).join(" "),
      once: `dispute:${id}:${phase}:${status}`,
    }).returning(),
    eventStatement(deps, event, { paymentId, ...(order && { providerOrderId: order.providerOrderId }) }),
  ]);
  if (audited.length === 0) return;
  deps.log(URGENT.includes(status) ? "error" : "warn", "payment.disputed", {
    disputeId: id,
    paymentId,
    orderId: order?.id,
    phase,
    status,
    respondBy: respondBy?.toISOString(),
  });
}

export function hasLostDispute(paymentId: string): SQL {
  return sql`exists (select 1 from ${disputes} where ${disputes.paymentId} = ${paymentId} and ${disputes.status} = 'lost')`;
}

export async function isLostInDispute(deps: Pick<Deps, "db">, paymentId: string): Promise<boolean> {
  return (await deps.db.$count(disputes, and(eq(disputes.paymentId, paymentId), eq(disputes.status, "lost")))) > 0;
}

export function lostSum(paymentId: SQL): SQL {
  return sql`(select coalesce(sum(${disputes.amountPaise}), 0) from ${disputes}
    where ${disputes.paymentId} = ${paymentId} and ${disputes.status} = 'lost')`;
}

function stateOf(eventType: string, { status }: ProviderDispute): string {
  const state = eventType.slice(DISPUTE_EVENT.length);
  if (state === "created") return "open";
  return [...FINAL, "under_review", "action_required"].includes(state) ? state : status;
}

/** The state's rank orders two events of the same second. */
const isNewer = (() => {
  const final = sql.join(
    FINAL.map((state) => sql`${state}`),
    sql`, `,
  );
  const rank = (column: unknown) =>
    sql`case when ${column} in (${final}) then 2 when ${column} = 'open' then 0 else 1 end`;
  const [stored, reported] = [rank(disputes.status), rank(sql`excluded.status`)];
  return sql`(${disputes.reportedAt} < excluded.reported_at
      or (${disputes.reportedAt} = excluded.reported_at and ${stored} < ${reported}))
    and (${stored} < 2 or ${reported} = 2 or ${disputes.phase} <> excluded.phase)`;
})();

function dateOf(seconds: number | undefined): Date | undefined {
  return seconds === undefined ? undefined : new Date(seconds * 1000);
}
