import { and, asc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { isOneOf } from "../../db/is-one-of.ts";
import { OPEN_DECISION, type PAYMENT_DECISION_KINDS, paymentDecisions } from "../../db/schema/billing.ts";
import type { Deps } from "../../deps.ts";
import { auditRowsStatement } from "../audit.server.ts";

export type PaymentDecision = {
  kind: (typeof PAYMENT_DECISION_KINDS)[number];
  orderId: string;
  paymentId: string;
};

/** Records a payment decision once per kind and payment. Place {@link auditDecisionsStatement} after it. */
export function decisionStatement(deps: Pick<Deps, "db" | "now">, decision: PaymentDecision, when: SQL = sql`true`) {
  const id = `${decision.kind}:${decision.paymentId}`;
  return insertRows(deps, decision, { id: sql`${id}`, related: sql`null`, rows: sql`(select 1) where ${when}` });
}

/** Records a decision once per pair of payments, in either order; `others` is a query of payment ids. */
export function pairDecisionsStatement(deps: Pick<Deps, "db" | "now">, decision: PaymentDecision, others: SQL) {
  const { kind, paymentId } = decision;
  const id = sql`${`${kind}:`} || min(${paymentId}, other.id) || ':' || max(${paymentId}, other.id)`;
  return insertRows(deps, decision, { id, related: sql`other.id`, rows: sql`(${others}) as other where true` });
}

/** Decisions about money that opens no membership unless a person decides otherwise. */
const SET_ASIDE = ["late_capture", "payment_of_erased_order", "upgrade_does_not_fit"] as const;
export type SetAsideKind = (typeof SET_ASIDE)[number];

/** SQL: ids of those `payments` that a decision, open or resolved, has set aside. */
export function idsOfPaymentsSetAside(payments: SQL): SQL {
  const isSetAside = inArray(paymentDecisions.kind, SET_ASIDE);
  return sql`select payment_id from ${paymentDecisions} where payment_id in (${payments}) and ${isSetAside}`;
}

/** SQL: ids of those `payments` that resolved decisions name: this decision, or any about `paymentId`. */
export function idsOfResolvedPayments(payments: SQL, about: { decisionId: string | null; paymentId: string }): SQL {
  const { id, paymentId, relatedPaymentId, kind } = paymentDecisions;
  const isAbout = or(
    eq(id, about.decisionId ?? ""),
    eq(paymentId, about.paymentId),
    eq(relatedPaymentId, about.paymentId),
  );
  const isResolved = and(sql`not (${OPEN_DECISION})`, ne(kind, "second_purchase_of_plan"), isAbout);
  const resolved = sql`${paymentDecisions} where payment_id in (${payments}) and ${isResolved}`;
  return sql`select payment_id from ${resolved} union select related_payment_id from ${resolved}`;
}

export function hasNoDecision(kind: PaymentDecision["kind"], paymentIds: SQL): SQL {
  return sql`not exists (select 1 from payment_decisions as known
    where known.payment_id in (${paymentIds}) and known.kind = ${kind})`;
}

/** Audits each new decision and returns it, so that {@link logDecisions} logs it once. */
export function auditDecisionsStatement(deps: Pick<Deps, "db" | "now">, actor: string, paymentId: string) {
  const { id, kind, orderId, relatedPaymentId } = paymentDecisions;
  return auditRowsStatement(deps, {
    id: sql`'payment.needs_decision:' || ${id}`,
    actor,
    action: "payment.needs_decision",
    subject: sql`'order:' || ${orderId}`,
    detail: sql`${kind} || ' ' || ${paymentDecisions.paymentId} || coalesce(' ' || ${relatedPaymentId}, '')`,
    rows: sql`${paymentDecisions} where ${eq(paymentDecisions.paymentId, paymentId)}`,
  }).returning();
}

export function logDecisions(
  deps: Pick<Deps, "log">,
  written: ReadonlyArray<{ actor: string; subject: string; detail: string }>,
): void {
  for (const { actor, subject, detail } of written) {
    deps.log("error", "payment.needs_decision", { source: actor, subject, detail });
  }
}

export type OpenDecision = typeof paymentDecisions.$inferSelect;

/** Ordered oldest first. `when` can refer to the table's columns. */
export async function listOpenDecisions(
  deps: Pick<Deps, "db">,
  { when = sql`true`, limit }: { when?: SQL; limit: number },
): Promise<OpenDecision[]> {
  const isOpen = and(OPEN_DECISION, when);
  return deps.db.select().from(paymentDecisions).where(isOpen).orderBy(asc(paymentDecisions.createdAt)).limit(limit);
}

export async function findDecision(deps: Pick<Deps, "db">, id: string): Promise<OpenDecision | undefined> {
  return deps.db.select().from(paymentDecisions).where(eq(paymentDecisions.id, id)).get();
}

export async function listDecisionsOf(deps: Pick<Deps, "db">, paymentIds: readonly string[]): Promise<OpenDecision[]> {
  const isAmong = isOneOf(paymentDecisions.paymentId, paymentIds);
  return deps.db.select().from(paymentDecisions).where(isAmong).orderBy(asc(paymentDecisions.createdAt));
}

export function isOfKind(kind: PaymentDecision["kind"]): SQL {
  return sql`${paymentDecisions.kind} = ${kind}`;
}

export const DECISION_ID = sql`${paymentDecisions.id}`;
export const DECIDED_PAYMENT = sql`${paymentDecisions.paymentId}`;
export const RELATED_PAYMENT = sql`${paymentDecisions.relatedPaymentId}`;

export function auditHonouredStatement(
  deps: Pick<Deps, "db" | "now">,
  { id, by, when }: { id: string; by: string; when: SQL },
) {
  return auditRowsStatement(deps, {
    id: sql`'payment.honoured:' || ${paymentDecisions.id}`,
    actor: by,
    action: "payment.honoured",
    subject: sql`'order:' || ${paymentDecisions.orderId}`,
    detail: sql`${paymentDecisions.kind} || ' ' || ${paymentDecisions.paymentId}`,
    rows: sql`${paymentDecisions} where ${eq(paymentDecisions.id, id)} and ${OPEN_DECISION} and ${when}`,
  });
}

export function resolveDecisionStatement(
  deps: Pick<Deps, "db" | "now">,
  { id, by, when }: { id: string | null; by: string; when: SQL },
) {
  return deps.db
    .update(paymentDecisions)
    .set({ resolvedAt: deps.now(), resolvedBy: by })
    .where(and(eq(paymentDecisions.id, id ?? ""), isNull(paymentDecisions.resolvedAt), when));
}

export function reopenDecisionStatement(deps: Pick<Deps, "db">, { id, when }: { id: string; when: SQL }) {
  return deps.db
    .update(paymentDecisions)
    .set({ resolvedAt: null, resolvedBy: null })
    .where(and(eq(paymentDecisions.id, id), isNotNull(paymentDecisions.resolvedAt), when));
}

export function isDecision(id: string, { isOpen }: { isOpen: boolean }): SQL {
  const state = isOpen ? OPEN_DECISION : sql`not (${OPEN_DECISION})`;
  return sql`exists (select 1 from ${paymentDecisions} where ${and(eq(paymentDecisions.id, id), state)})`;
}

/** Resolves the decisions about a payment that is refunded in full; reopens them if the refund fails later. */
export function resolveRefundedDecisions(
  deps: Pick<Deps, "db" | "now">,
  { paymentId, by, when }: { paymentId: string; by: string; when: SQL },
) {
  const isOfPayment = eq(paymentDecisions.paymentId, paymentId);
  return [
    deps.db
      .update(paymentDecisions)
      .set({ resolvedAt: deps.now(), resolvedBy: by })
      .where(and(isOfPayment, isNull(paymentDecisions.resolvedAt), when)),
    deps.db
      .update(paymentDecisions)
      .set({ resolvedAt: null, resolvedBy: null })
      .where(and(isOfPayment, inArray(paymentDecisions.resolvedBy, REPORTERS), sql`not ${when}`)),
  ] as const;
}

const REPORTERS = ["browser", "webhook", "reconciliation", "scheduler"];

function insertRows(
  deps: Pick<Deps, "db" | "now">,
  { kind, orderId, paymentId }: PaymentDecision,
  { id, related, rows }: Record<"id" | "related" | "rows", SQL>,
) {
  const row = sql`${id}, ${kind}, ${orderId}, ${paymentId}, ${related}, ${deps.now().getTime()}, null, null`;
  return deps.db.insert(paymentDecisions).select(sql`select ${row} from ${rows}`).onConflictDoNothing();
}
