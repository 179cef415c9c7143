import { sql } from "drizzle-orm";
import type { Deps } from "../../../deps.ts";
import { sha256Hex } from "../../digest.server.ts";
import {
  DECIDED_PAYMENT,
  DECISION_ID,
  isOfKind,
  listOpenDecisions,
  type OpenDecision,
  RELATED_PAYMENT,
} from "../payment-decisions.server.ts";
import { findPayment, isUnreturned } from "../payments.server.ts";
import { isRequestedFor } from "./refund-requests.server.ts";
import { requestRefund } from "./request-refund.server.ts";

const REQUESTS_PER_RUN = 5;

/** Requests the refund of each second payment of one order; an operator approves or rejects it. */
export async function requestSecondPayments(deps: Pick<Deps, "db" | "now" | "log">): Promise<void> {
  // An operator who has refunded all or part of one of the two payments decides about the other.
  const when = sql`${isOfKind("second_payment_of_order")} and not ${isRequestedFor(DECISION_ID)}
    and ${isUnreturned(DECIDED_PAYMENT)} and ${isUnreturned(RELATED_PAYMENT)}`;
  for (const decision of await listOpenDecisions(deps, { when, limit: REQUESTS_PER_RUN })) {
    await requestFor(deps, decision);
  }
}

async function requestFor(deps: Pick<Deps, "db" | "now" | "log">, { id, paymentId }: OpenDecision): Promise<void> {
  const payment = await findPayment(deps, paymentId);
  if (!payment) return;
  const wanted = {
    paymentId,
    amountPaise: payment.amountPaise,
    reason: "second_payment",
    endsMembership: false,
    idempotencyKey: sha256Hex(`decision:${id}`),
  } as const;
  const outcome = await requestRefund(deps, wanted, { requestedBy: "scheduler", decisionId: id });
  if (!outcome.ok) deps.log("warn", "refund.not_requested", { decisionId: id, code: outcome.code });
}
