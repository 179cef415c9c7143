import { sql } from "drizzle-orm";
import type { Deps } from "../../../deps.ts";
import { listUnansweredDisputes } from "../disputes/disputes.server.ts";
import { DECISION_ID, listOpenDecisions } from "../payment-decisions.server.ts";
import { isRequestedFor, listRequestsToReview } from "./refund-requests.server.ts";

export type PaymentToReview = {
  kind: "decision" | "refund_to_approve" | "refund_failed" | "refund_not_sent" | "dispute";
  /** Id of the decision, the refund request or the dispute. */
  id: string;
  paymentId: string;
  /** The decision's kind, the request's last error or the dispute's state. */
  detail: string;
  since: Date;
  dueAt: Date | null;
};

const ITEMS_PER_KIND = 50;

/** Lists what no job can resolve (docs/operations/payments.md): the nearest deadlines first, then the oldest. */
export async function listPaymentsToReview(deps: Pick<Deps, "db">): Promise<PaymentToReview[]> {
  const decisions = await listOpenDecisions(deps, {
    when: sql`not ${isRequestedFor(DECISION_ID)}`,
    limit: ITEMS_PER_KIND,
  });
  const requests = await listRequestsToReview(deps, ITEMS_PER_KIND);
  const disputes = await listUnansweredDisputes(deps, ITEMS_PER_KIND);
  const items: PaymentToReview[] = [
    ...disputes.map(({ id, paymentId, status, createdAt, respondBy }) => {
      return { kind: "dispute" as const, id, paymentId, detail: status, since: createdAt, dueAt: respondBy };
    }),
    ...requests.map(({ id, paymentId, state, lastError, reason, createdAt }) => {
      return { kind: KIND_OF[state], id, paymentId, detail: lastError ?? reason, since: createdAt, dueAt: null };
    }),
    ...decisions.map(({ id, paymentId, kind, createdAt }) => {
      return { kind: "decision" as const, id, paymentId, detail: kind, since: createdAt, dueAt: null };
    }),
  ];
  return items.sort((a, b) => dueTime(a) - dueTime(b) || a.since.getTime() - b.since.getTime());
}

const KIND_OF = { requested: "refund_to_approve", failed: "refund_failed", processing: "refund_not_sent" } as const;

function dueTime({ dueAt }: PaymentToReview): number {
  return dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
