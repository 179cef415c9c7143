import { and, asc, desc, eq, isNotNull, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isOneOf } from "../../../db/is-one-of.ts";
import { disputes, OPEN_DISPUTE } from "../../../db/schema/billing.ts";
import type { Deps } from "../../../deps.ts";
import type { ProviderDispute } from "../../../providers/razorpay-entities.ts";
import type { Order } from "../orders.server.ts";

export const DISPUTE_EVENT = "payment.dispute.";
const FINAL = ["won", "lost", "closed"];

export type Dispute = typeof disputes.$inferSelect;
export type ReportedDispute = Omit<Dispute, "createdAt" | "updatedAt" | "answeredAt" | "answeredBy"> & {
  createdAt: Date | undefined;
};

/** Reads a reported dispute. The event's type sets the state; for an unknown type, the provider's status does. */
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

/** Inserts or updates a dispute. The newest event wins; a final state reopens, and an outcome closes, only in another phase. */
export function disputeStatement(deps: Pick<Deps, "db" | "now">, { createdAt, ...reported }: ReportedDispute) {
  const now = deps.now();
  const { amountPaise, phase, status, reasonCode, respondBy, reportedAt } = reported;
  return deps.db
    .insert(disputes)
    .values({ ...reported, createdAt: createdAt ?? now, updatedAt: now })
    .onConflictDoUpdate({
      target: disputes.id,
      set: {
        ...{ amountPaise, phase, status, reasonCode, respondBy, reportedAt, updatedAt: now },
        answeredAt: answerOfSame(disputes.answeredAt),
        answeredBy: answerOfSame(disputes.answeredBy),
      },
      setWhere: isNewer(),
    });
}

export async function findDispute(deps: Pick<Deps, "db">, id: string): Promise<Dispute | undefined> {
  return deps.db.select().from(disputes).where(eq(disputes.id, id)).get();
}

/** Ordered newest first. */
export async function listDisputesOf(deps: Pick<Deps, "db">, paymentIds: readonly string[]): Promise<Dispute[]> {
  const isAmong = isOneOf(disputes.paymentId, paymentIds);
  return deps.db.select().from(disputes).where(isAmong).orderBy(desc(disputes.createdAt));
}

export function isOpenDispute({ status }: Pick<Dispute, "status">): boolean {
  return !FINAL.includes(status);
}

export function needsAnswer({ status, answeredAt }: Pick<Dispute, "status" | "answeredAt">): boolean {
  return answeredAt === null && ![...FINAL, "under_review"].includes(status);
}

/** Records that the current state was answered on the provider's dashboard, or undoes that. */
export function answerStatement(
  deps: Pick<Deps, "db" | "now">,
  { id, by, isDone }: { id: string; by: string; isDone: boolean },
) {
  const change = isDone ? { answeredAt: deps.now(), answeredBy: by } : { answeredAt: null, answeredBy: null };
  return deps.db
    .update(disputes)
    .set(change)
    .where(and(eq(disputes.id, id), isOpenAnd({ isAnswered: !isDone })));
}

export function isDisputeOpen(id: string, { isAnswered }: { isAnswered: boolean }): SQL {
  return sql`exists (select 1 from ${disputes} where ${disputes.id} = ${id} and ${isOpenAnd({ isAnswered })})`;
}

function isOpenAnd({ isAnswered }: { isAnswered: boolean }) {
  return and(OPEN_DISPUTE, isAnswered ? isNotNull(disputes.answeredAt) : isNull(disputes.answeredAt));
}

/** SQL condition that is true while the dispute is in this phase and state. */
export function isDisputeIn({ id, phase, status }: Pick<Dispute, "id" | "phase" | "status">): SQL {
  return sql`exists (select 1 from ${disputes} where ${disputes.id} = ${id} and ${disputes.phase} = ${phase}
    and ${disputes.status} = ${status})`;
}

/** Lists disputes that someone has to answer, earliest deadline first. */
export async function listUnansweredDisputes(deps: Pick<Deps, "db">, limit: number): Promise<Dispute[]> {
  const isUnanswered = and(OPEN_DISPUTE, sql`${disputes.status} <> 'under_review'`, isNull(disputes.answeredAt));
  return deps.db.select().from(disputes).where(isUnanswered).orderBy(asc(disputes.respondBy)).limit(limit);
}

export function hasDispute(paymentIds: SQL): SQL {
  return sql`exists (select 1 from ${disputes} where ${disputes.paymentId} in (${paymentIds}))`;
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

function answerOfSame(column: SQLWrapper): SQL {
  const isSame = sql`(${disputes.phase}, ${disputes.status}) = (excluded.phase, excluded.status)`;
  return sql`case when ${isSame} then ${column} end`;
}

/** Orders two events of the same second by the rank of their states. An outcome replaces a closure, even a later one. */
function isNewer(): SQL {
  const rank = (column: unknown) =>
    sql`case ${column} when 'open' then 0 when 'closed' then 2 when 'won' then 3 when 'lost' then 3 else 1 end`;
  const [stored, reported] = [rank(disputes.status), rank(sql`excluded.status`)];
  return sql`(${disputes.reportedAt} < excluded.reported_at
      or (${disputes.reportedAt} = excluded.reported_at and ${stored} < ${reported}))
    and (${stored} < 2 or ${stored} <= ${reported} or ${disputes.phase} <> excluded.phase)
    or (${stored} = 2 and ${reported} = 3 and ${disputes.phase} = excluded.phase)`;
}

function dateOf(seconds: number | undefined): Date | undefined {
  return seconds === undefined ? undefined : new Date(seconds * 1000);
}
