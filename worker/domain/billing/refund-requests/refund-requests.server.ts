import { and, asc, desc, eq, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { insertIf } from "../../../db/insert-if.ts";
import { isOneOf } from "../../../db/is-one-of.ts";
import { DUE_REFUND, REQUESTED_REFUND, refundRequests, UNATTENDED_REFUND } from "../../../db/schema/refund-requests.ts";
import type { Deps } from "../../../deps.ts";
import { auditRowsStatement } from "../../audit.server.ts";
import { idsOfPayments } from "../payments.server.ts";
import { type Refund, reportedRefunds } from "../refunds.server.ts";
import { ALARMING_ATTEMPTS, nextTryOf } from "./retry-pauses.server.ts";

const MAX_MESSAGE = 300;

export type RefundRequest = typeof refundRequests.$inferSelect;
export type NewRefundRequest = Pick<
  RefundRequest,
  "paymentId" | "amountPaise" | "reason" | "endsMembership" | "idempotencyKey" | "requestedBy"
> & {
  decisionId?: string | undefined;
  /** Id of a refund that the forum has sent by bank itself, so nothing is left to approve or send. */
  transferredAs?: string;
};

export async function findRefundRequest(deps: Pick<Deps, "db">, id: string): Promise<RefundRequest | undefined> {
  return deps.db.select().from(refundRequests).where(eq(refundRequests.id, id)).get();
}

export async function findRefundRequestByKey(deps: Pick<Deps, "db">, key: string): Promise<RefundRequest | undefined> {
  return deps.db.select().from(refundRequests).where(eq(refundRequests.idempotencyKey, key)).get();
}

export async function findRefundRequestOf(
  deps: Pick<Deps, "db">,
  refundId: string,
): Promise<RefundRequest | undefined> {
  return deps.db.select().from(refundRequests).where(eq(refundRequests.providerRefundId, refundId)).get();
}

/** Inserts the request if `condition` is true when the statement runs. The same key inserts nothing. */
export function insertRequestStatement(
  deps: Pick<Deps, "db" | "now">,
  id: string,
  { transferredAs, ...request }: NewRefundRequest,
  condition: SQL,
) {
  const now = deps.now();
  const requested = { id, attempts: 0, createdAt: now, updatedAt: now, ...request, state: "requested" as const };
  const decided = { decidedBy: request.requestedBy, decidedAt: now, providerRefundId: transferredAs };
  const row = transferredAs ? { ...requested, ...decided, state: "processed" as const } : requested;
  return insertIf(deps.db, refundRequests, row, condition).onConflictDoNothing().returning();
}

/** SQL: paise requested that are not part of a refund at the provider yet. */
export function reservedPaise(paymentId: string | SQL): SQL {
  return sql`(select coalesce(sum(${refundRequests.amountPaise}), 0) from ${refundRequests}
    where ${refundRequests.paymentId} = ${paymentId} and ${refundRequests.state} in ('requested', 'processing')
      and ${refundRequests.providerRefundId} is null)`;
}

export function decideRequestStatement(
  deps: Pick<Deps, "db" | "now">,
  { id, state, by, when }: { id: string; state: "processing" | "rejected"; by: string; when: SQL },
) {
  const now = deps.now();
  const decided = { state, decidedBy: by, decidedAt: now, updatedAt: now };
  return deps.db
    .update(refundRequests)
    .set({ ...decided, ...(state === "processing" && { nextTryAt: now }) })
    .where(and(eq(refundRequests.id, id), eq(refundRequests.state, "requested"), when))
    .returning();
}

/** Marks a failed refund as resolved, or undoes that when `isDone` is false. */
export function resolveRequestStatement(
  deps: Pick<Deps, "db" | "now">,
  { id, by, isDone }: { id: string; by: string; isDone: boolean },
) {
  const now = deps.now();
  return deps.db
    .update(refundRequests)
    .set(isDone ? { attendedAt: now, attendedBy: by, updatedAt: now } : { attendedAt: null, attendedBy: null })
    .where(and(eq(refundRequests.id, id), isFailed({ isResolved: !isDone })))
    .returning();
}

export function isFailedRequest(id: string, { isResolved }: { isResolved: boolean }): SQL {
  return sql`exists (select 1 from ${refundRequests} where ${refundRequests.id} = ${id} and ${isFailed({ isResolved })})`;
}

function isFailed({ isResolved }: { isResolved: boolean }) {
  const { state, attendedAt } = refundRequests;
  return and(eq(state, "failed"), isResolved ? isNotNull(attendedAt) : isNull(attendedAt));
}

export function hasState(id: string, state: RefundRequest["state"]): SQL {
  return sql`exists (select 1 from ${refundRequests} where ${refundRequests.id} = ${id} and ${refundRequests.state} = ${state})`;
}

export function isRequestedWith(idempotencyKey: string): SQL {
  return sql`exists (select 1 from ${refundRequests} where ${refundRequests.idempotencyKey} = ${idempotencyKey})`;
}

export function isRequestedFor(decisionId: SQL): SQL {
  return sql`exists (select 1 from ${refundRequests} where ${refundRequests.decisionId} = ${decisionId}
    and ${refundRequests.state} <> 'rejected')`;
}

export async function listRequestsToApprove(deps: Pick<Deps, "db">, limit: number): Promise<RefundRequest[]> {
  const { createdAt } = refundRequests;
  return deps.db.select().from(refundRequests).where(REQUESTED_REFUND).orderBy(asc(createdAt)).limit(limit);
}

export async function listFailedRequests(deps: Pick<Deps, "db">, limit: number): Promise<RefundRequest[]> {
  const { updatedAt } = refundRequests;
  return deps.db.select().from(refundRequests).where(UNATTENDED_REFUND).orderBy(asc(updatedAt)).limit(limit);
}

/** Ordered newest first. */
export async function listRequestsOf(deps: Pick<Deps, "db">, paymentIds: readonly string[]): Promise<RefundRequest[]> {
  const isAmong = isOneOf(refundRequests.paymentId, paymentIds);
  return deps.db.select().from(refundRequests).where(isAmong).orderBy(desc(refundRequests.createdAt));
}

export async function listDueRequests(deps: Pick<Deps, "db" | "now">, limit: number): Promise<RefundRequest[]> {
  const isDue = and(DUE_REFUND, lte(refundRequests.nextTryAt, deps.now()));
  return deps.db.select().from(refundRequests).where(isDue).orderBy(asc(refundRequests.nextTryAt)).limit(limit);
}

/** Lists requests to approve, failed ones, and those not sent or settled after many attempts. */
export async function listRequestsToReview(deps: Pick<Deps, "db">, limit: number) {
  const list = (state: "requested" | "failed" | "processing", condition: SQL) =>
    deps.db
      .select()
      .from(refundRequests)
      .where(condition)
      .orderBy(asc(refundRequests.createdAt))
      .limit(limit)
      .then((rows) => rows.map((row) => ({ ...row, state })));
  const isStuck = sql`${DUE_REFUND} and ${refundRequests.attempts} >= ${ALARMING_ATTEMPTS}`;
  return [
    ...(await list("requested", REQUESTED_REFUND)),
    ...(await list("failed", UNATTENDED_REFUND)),
    ...(await list("processing", isStuck)),
  ];
}

export function auditRequestStatement(
  deps: Pick<Deps, "db" | "now">,
  { id, orderId, actor, state }: { id: string; orderId: string; actor: string; state: RefundRequest["state"] },
) {
  const { paymentId, amountPaise, reason } = refundRequests;
  return auditRowsStatement(deps, {
    id: sql`${`refund_request.${state}:${id}`}`,
    actor,
    action: `refund_request.${state}`,
    subject: sql`${`order:${orderId}`}`,
    detail: sql`${refundRequests.id} || ' ' || ${paymentId} || ' ' || ${amountPaise} || ' ' || ${reason}`,
    rows: sql`${refundRequests} where ${hasState(id, state)} and ${refundRequests.id} = ${id}`,
  });
}

/** Reserves the next attempt for one run. After a crash, the request is due again when the pause ends. */
export async function claimRequest(
  deps: Pick<Deps, "db" | "now">,
  { id, attempts }: RefundRequest,
): Promise<RefundRequest | undefined> {
  const now = deps.now();
  const next = { attempts: attempts + 1, nextTryAt: nextTryOf(attempts + 1, now), updatedAt: now };
  const isUnclaimed = and(eq(refundRequests.state, "processing"), eq(refundRequests.attempts, attempts));
  const [claimed] = await deps.db
    .update(refundRequests)
    .set(next)
    .where(and(eq(refundRequests.id, id), isUnclaimed))
    .returning();
  return claimed;
}

export function failRequestStatement(deps: Pick<Deps, "db" | "now">, id: string, message: string) {
  const isUnsent = and(eq(refundRequests.state, "processing"), isNull(refundRequests.providerRefundId));
  return deps.db
    .update(refundRequests)
    .set({ state: "failed", lastError: message.slice(0, MAX_MESSAGE), nextTryAt: null, updatedAt: deps.now() })
    .where(and(eq(refundRequests.id, id), isUnsent))
    .returning();
}

export async function recordFailedAttempt(
  deps: Pick<Deps, "db">,
  { id }: RefundRequest,
  message: string,
): Promise<void> {
  await deps.db
    .update(refundRequests)
    .set({ lastError: message.slice(0, MAX_MESSAGE) })
    .where(eq(refundRequests.id, id));
}

/** Copies the states of refunds to the requests that their receipts name. Place it after the refunds' statement. */
export function linkStatement(deps: Pick<Deps, "db" | "now">, paymentId: string, reported: readonly Refund[]) {
  const state = sql`case refund.status when 'pending' then 'processing' else refund.status end`;
  const { id, providerRefundId, nextTryAt } = refundRequests;
  const isItsOwn = sql`${id} = refund.receipt and ${refundRequests.paymentId} = ${paymentId}
    and coalesce(${providerRefundId}, refund.id) = refund.id`;
  return deps.db
    .update(refundRequests)
    .set({
      providerRefundId: sql`refund.id`,
      state,
      nextTryAt: sql`case refund.status when 'pending' then ${nextTryAt} end`,
      lastError: null,
      updatedAt: deps.now(),
    })
    .from(sql`(${reportedRefunds(reported)}) as refund`)
    .where(sql`${isItsOwn} and (${providerRefundId}, ${refundRequests.state}) is not (refund.id, ${state})`);
}

export function endsMembershipOf(orderId: string): SQL {
  return sql`exists (select 1 from ${refundRequests} where ${refundRequests.endsMembership}
    and ${refundRequests.state} = 'processed' and ${refundRequests.paymentId} in (${idsOfPayments(orderId)}))`;
}
