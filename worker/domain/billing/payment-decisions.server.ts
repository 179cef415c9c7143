import { eq, type SQL, sql } from "drizzle-orm";
import { type PAYMENT_DECISION_KINDS, paymentDecisions } from "../../db/schema/billing.ts";
import type { Deps } from "../../deps.ts";
import { auditRowsStatement } from "../audit.server.ts";

export type PaymentDecision = {
  kind: (typeof PAYMENT_DECISION_KINDS)[number];
  orderId: string;
  paymentId: string;
};

/**
 * A statement that records that a person has to decide about a captured payment. The same kind and payment add nothing.
 * With `when` it records only if that holds at its turn. {@link auditDecisionsStatement} follows it in the same batch.
 */
export function decisionStatement(deps: Pick<Deps, "db" | "now">, decision: PaymentDecision, when: SQL = sql`true`) {
  const id = `${decision.kind}:${decision.paymentId}`;
  return insertRows(deps, decision, { id: sql`${id}`, related: sql`null`, rows: sql`(select 1) where ${when}` });
}

/** The same for a payment together with each of the `others`, a query of payment ids; a pair counts in either order. */
export function pairDecisionsStatement(deps: Pick<Deps, "db" | "now">, decision: PaymentDecision, others: SQL) {
  const { kind, paymentId } = decision;
  const id = sql`${`${kind}:`} || min(${paymentId}, other.id) || ':' || max(${paymentId}, other.id)`;
  return insertRows(deps, decision, { id, related: sql`other.id`, rows: sql`(${others}) as other where true` });
}

/**
 * The statement that writes each new decision about a payment into the audit trail. It returns what it wrote, so that
 * the caller logs each decision once: see {@link logDecisions}.
 */
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

function insertRows(
  deps: Pick<Deps, "db" | "now">,
  { kind, orderId, paymentId }: PaymentDecision,
  { id, related, rows }: Record<"id" | "related" | "rows", SQL>,
) {
  const row = sql`${id}, ${kind}, ${orderId}, ${paymentId}, ${related}, ${deps.now().getTime()}, null, null`;
  return deps.db.insert(paymentDecisions).select(sql`select ${row} from ${rows}`).onConflictDoNothing();
}
