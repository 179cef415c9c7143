import { sql } from "drizzle-orm";
import type { Permission } from "../../../contracts/console/vocabulary.ts";
import { type Outcome, ok } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import { recordView, withTrail } from "../../audit-trail.server.ts";
import { answerStatement, isDisputeAnswerable } from "../../billing/disputes/disputes.server.ts";
import { honourStatement, isDecision } from "../../billing/payment-decisions.server.ts";
import { approveRefund, keptAfterFailure, rejectRefund } from "../../billing/refund-requests/decide-refund.server.ts";
import { keptPaymentStatements } from "../../billing/refund-requests/keep-payment.server.ts";
import { attendStatement, isAttendable, isRequestedFor } from "../../billing/refund-requests/refund-requests.server.ts";
import { type Operator, refuseWithoutProof } from "../../operators/admission.server.ts";
import { finishErasures } from "../../privacy/erasure.server.ts";
import { markAnswered, reopenMessage } from "../../visitors/message-answers.server.ts";
import { sendAgain } from "../lists/mails.server.ts";
import { acceptLink, checkAgain } from "./link-items.server.ts";

type StepDeps = Pick<Deps, "db" | "now" | "config" | "log" | "queued" | "links" | "content">;
type Step = {
  permission: Permission;
  /** Needs a recent use of the passkey. */
  isSensitive?: boolean;
  /** Name of the step that undoes it. */
  undo?: string;
  take: (deps: StepDeps, operator: Operator, id: string) => Promise<Outcome<unknown>>;
};

/** Every action on Today, with what it needs. */
export const STEPS: Readonly<Record<string, Step>> = {
  answered: { permission: "messages.change", undo: "reopen", take: markAnswered },
  reopen: { permission: "messages.change", take: reopenMessage },
  honour: { permission: "payments.change", undo: "open_decision", take: (...args) => decide(...args, true) },
  open_decision: { permission: "payments.change", take: (...args) => decide(...args, false) },
  approve_refund: { permission: "payments.change", isSensitive: true, take: (...args) => decideRefund(...args, true) },
  reject_refund: { permission: "payments.change", isSensitive: true, take: (...args) => decideRefund(...args, false) },
  attend_refund: { permission: "payments.change", undo: "unattend_refund", take: (...args) => attend(...args, true) },
  unattend_refund: { permission: "payments.change", take: (...args) => attend(...args, false) },
  answer_dispute: { permission: "payments.change", undo: "reopen_dispute", take: (...args) => answer(...args, true) },
  reopen_dispute: { permission: "payments.change", take: (...args) => answer(...args, false) },
  send_again: { permission: "mails.change", take: sendAgain },
  check_link: { permission: "content.change", take: checkAgain },
  accept_link: { permission: "content.change", undo: "reopen_link", take: (...args) => acceptLink(...args, true) },
  reopen_link: { permission: "content.change", take: (...args) => acceptLink(...args, false) },
  finish_erasures: { permission: "members.change", isSensitive: true, take: finishOpenErasures },
};

export async function takeStep(deps: StepDeps, operator: Operator, step: Step, id: string): Promise<Outcome<unknown>> {
  return (step.isSensitive ? refuseWithoutProof(operator) : undefined) ?? step.take(deps, operator, id);
}

async function decide(deps: StepDeps, operator: Operator, id: string, isDone: boolean): Promise<Outcome<null>> {
  const entry = { action: isDone ? "decision.honoured" : "decision.reopened", subject: `decision:${id}` };
  const isRequested = isRequestedFor(sql`${id}`);
  const change = honourStatement(deps, { id, by: operator.memberId, isDone, when: sql`not ${isRequested}` });
  const when = sql`${isDecision(id, isDone)} and not ${isRequested}`;
  const kept = isDone ? await keptPaymentStatements(deps, { decisionId: id }, sql`not ${isRequested}`) : [];
  await withTrail(deps, operator, entry, () => [change, ...kept], when);
  return ok(null);
}

async function attend(deps: StepDeps, operator: Operator, id: string, isDone: boolean): Promise<Outcome<null>> {
  const entry = { action: isDone ? "refund.attended" : "refund.unattended", subject: `refund_request:${id}` };
  const change = attendStatement(deps, { id, by: operator.memberId, isDone });
  const kept = isDone ? await keptAfterFailure(deps, id) : [];
  await withTrail(deps, operator, entry, () => [change, ...kept], isAttendable(id, isDone));
  return ok(null);
}

async function answer(deps: StepDeps, operator: Operator, id: string, isDone: boolean): Promise<Outcome<null>> {
  const entry = { action: isDone ? "dispute.answered" : "dispute.reopened", subject: `dispute:${id}` };
  const change = answerStatement(deps, { id, by: operator.memberId, isDone });
  await withTrail(deps, operator, entry, () => [change], isDisputeAnswerable(id, isDone));
  return ok(null);
}

function decideRefund(deps: StepDeps, operator: Operator, id: string, isApproved: boolean) {
  const decision = { id, by: operator.memberId, trail: { actor: operator, config: deps.config } };
  return (isApproved ? approveRefund : rejectRefund)(deps, decision);
}

async function finishOpenErasures(deps: StepDeps, operator: Operator, id: string): Promise<Outcome<null>> {
  await recordView(deps, operator, { action: "erasure.started", subject: `erasure:${id}` });
  await finishErasures(deps);
  return ok(null);
}
