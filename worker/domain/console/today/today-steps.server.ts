import { sql } from "drizzle-orm";
import type { Permission } from "../../../contracts/console/vocabulary.ts";
import { type Outcome, ok, refused } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import { recordView, withTrail } from "../../audit-trail.server.ts";
import { answerStatement, isDisputeOpen } from "../../billing/disputes/disputes.server.ts";
import { isDecision, reopenDecisionStatement } from "../../billing/payment-decisions.server.ts";
import {
  approveRefund,
  type Decider,
  honourPayment,
  rejectRefund,
  resolveFailedRefund,
} from "../../billing/refund-requests/decide-refund.server.ts";
import {
  isFailedRequest,
  isRequestedFor,
  resolveRequestStatement,
} from "../../billing/refund-requests/refund-requests.server.ts";
import { type Operator, refuseStalePasskey } from "../../operators/admission.server.ts";
import { finishErasures } from "../../privacy/erasure.server.ts";
import { markAnswered, reopenMessage } from "../../visitors/message-answers.server.ts";
import { sendAgain } from "../lists/mails.server.ts";
import { setOwnAssignment } from "../marks/marks.server.ts";
import { acceptLink, checkAgain } from "./content-items.server.ts";

type StepDeps = Pick<Deps, "db" | "now" | "config" | "log" | "queued" | "links" | "content">;
type Step = {
  permission: Permission;
  /** Needs a recent use of the passkey. */
  isSensitive?: boolean;
  undo?: string;
  take: (deps: StepDeps, operator: Operator, id: string) => Promise<Outcome<unknown>>;
};

export const STEPS: Readonly<Record<string, Step>> = {
  answered: { permission: "messages.change", undo: "reopen", take: markAnswered },
  reopen: { permission: "messages.change", take: reopenMessage },
  finish_own: { permission: "today.read", undo: "take_back", take: (...args) => setOwnAssignment(...args, false) },
  take_back: { permission: "today.read", take: (...args) => setOwnAssignment(...args, true) },
  honour: { permission: "payments.change", undo: "open_decision", take: asOperator(honourPayment) },
  open_decision: { permission: "payments.change", take: reopenDecision },
  approve_refund: { permission: "payments.change", isSensitive: true, take: asOperator(approveRefund) },
  reject_refund: { permission: "payments.change", isSensitive: true, take: asOperator(rejectRefund) },
  attend_refund: { permission: "payments.change", undo: "unattend_refund", take: asOperator(resolveFailedRefund) },
  unattend_refund: { permission: "payments.change", take: reopenFailedRefund },
  answer_dispute: { permission: "payments.change", undo: "reopen_dispute", take: (...args) => answer(...args, true) },
  reopen_dispute: { permission: "payments.change", take: (...args) => answer(...args, false) },
  send_again: { permission: "mails.change", take: sendAgain },
  check_link: { permission: "content.change", take: checkAgain },
  accept_link: { permission: "content.change", undo: "reopen_link", take: (...args) => acceptLink(...args, true) },
  reopen_link: { permission: "content.change", take: (...args) => acceptLink(...args, false) },
  finish_erasures: { permission: "members.change", isSensitive: true, take: finishOpenErasures },
};

/** Returns undefined for a step that Today does not have, such as "constructor". */
export function findStep(step: string): Step | undefined {
  return Object.hasOwn(STEPS, step) ? STEPS[step] : undefined;
}

export async function takeStep(deps: StepDeps, operator: Operator, step: Step, id: string): Promise<Outcome<unknown>> {
  return (step.isSensitive ? refuseStalePasskey(operator) : undefined) ?? step.take(deps, operator, id);
}

function asOperator(decide: (deps: StepDeps, decider: Decider) => Promise<Outcome<unknown>>): Step["take"] {
  return (deps, operator, id) =>
    decide(deps, { id, by: operator.memberId, trail: { actor: operator, config: deps.config } });
}

async function reopenDecision(deps: StepDeps, operator: Operator, id: string): Promise<Outcome<null>> {
  const entry = { action: "decision.reopened", subject: `decision:${id}` };
  const isUnrequested = sql`not ${isRequestedFor(sql`${id}`)}`;
  const change = reopenDecisionStatement(deps, { id, when: isUnrequested });
  const when = sql`${isDecision(id, { isOpen: false })} and ${isUnrequested}`;
  const [reopened] = await withTrail(deps, operator, entry, () => [change], when);
  return reopened.meta.changes > 0 ? ok(null) : refused("version_conflict");
}

async function reopenFailedRefund(deps: StepDeps, operator: Operator, id: string): Promise<Outcome<null>> {
  const entry = { action: "refund.unattended", subject: `refund_request:${id}` };
  const change = resolveRequestStatement(deps, { id, by: operator.memberId, isDone: false });
  const when = isFailedRequest(id, { isResolved: true });
  const [[reopened]] = await withTrail(deps, operator, entry, () => [change], when);
  return reopened ? ok(null) : refused("version_conflict");
}

async function answer(deps: StepDeps, operator: Operator, id: string, isDone: boolean): Promise<Outcome<null>> {
  const entry = { action: isDone ? "dispute.answered" : "dispute.reopened", subject: `dispute:${id}` };
  const change = answerStatement(deps, { id, by: operator.memberId, isDone });
  const when = isDisputeOpen(id, { isAnswered: !isDone });
  const [answered] = await withTrail(deps, operator, entry, () => [change], when);
  return answered.meta.changes > 0 ? ok(null) : refused("version_conflict");
}

async function finishOpenErasures(deps: StepDeps, operator: Operator, id: string): Promise<Outcome<null>> {
  await recordView(deps, operator, { action: "erasure.started", subject: `erasure:${id}` });
  await finishErasures(deps);
  return ok(null);
}
