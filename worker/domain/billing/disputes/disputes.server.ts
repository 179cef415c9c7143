import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { disputes, OPEN_DISPUTE } from "../../../db/schema/billing.ts";
import type { Deps } from "../../../deps.ts";
import type { ProviderDispute } from "../../../providers/razorpay-entities.ts";
import type { Order } from "../orders.server.ts";

export const DISPUTE_EVENT = "payment.dispute.";
const FINAL = ["won", "lost", "closed"];

export type Dispute = typeof disputes.$inferSelect;
export type ReportedDispute = Omit<Dispute, "createdAt" | "updatedAt"> & { createdAt: Date | undefined };

/** The event's type sets the state; words that are not known yet stay as they are. */
export function disputeOf(
  dispute: ProviderDispute,
  order: Order | undefined,
  { type, reportedAt }: { type: string; reportedAt: Date },
): ReportedDispute {
  return {
    id: dispute.id,
    paymentId: dispute.payment_id,
    orderId: order?.id ?? null,
    amountPaise: dispute.amount,
    phase: dispute.phase,
    status: stateOf(type, dispute),
    reasonCode: dispute.reason_code ?? null,
    respondBy: dateOf(dispute.respond_by) ?? null,
    createdAt: dateOf(dispute.created_at),
    reportedAt,
  };
}

/** The newest event wins; an ended dispute reopens only in another phase. */
export function disputeStatement(deps: Pick<Deps, "db" | "now">, { createdAt, ...reported }: ReportedDispute) {
  const now = deps.now();
  const { amountPaise, phase, status, reasonCode, respondBy, reportedAt } = reported;
  return deps.db
    .insert(disputes)
    .values({ ...reported, createdAt: createdAt ?? now, updatedAt: now })
    .onConflictDoUpdate({
      target: disputes.id,
      set: { amountPaise, phase, status, reasonCode, respondBy, reportedAt, updatedAt: now },
      setWhere: isNewer,
    });
}

export async function findDispute(deps: Pick<Deps, "db">, id: string): Promise<Dispute | undefined> {
  return deps.db.select().from(disputes).where(eq(disputes.id, id)).get();
}

/** SQL condition: this is the dispute's present state. */
export function isDisputeIn({ id, phase, status }: Pick<Dispute, "id" | "phase" | "status">): SQL {
  return sql`exists (select 1 from ${disputes} where ${disputes.id} = ${id} and ${disputes.phase} = ${phase}
    and ${disputes.status} = ${status})`;
}

/** Disputes that somebody has to answer, by deadline. */
export async function listUnansweredDisputes(deps: Pick<Deps, "db">, limit: number): Promise<Dispute[]> {
  const isUnanswered = and(OPEN_DISPUTE, sql`${disputes.status} <> 'under_review'`);
  return deps.db.select().from(disputes).where(isUnanswered).orderBy(asc(disputes.respondBy)).limit(limit);
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
