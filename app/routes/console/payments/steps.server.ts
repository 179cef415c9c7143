import { DisputeAnswer } from "#worker/contracts/console/finance.ts";
import { withInput } from "#worker/contracts/problem.ts";
import { BankRefundForm, RefundForm } from "#worker/contracts/refunds/refund-form.ts";
import {
  answerDispute,
  recordBankRefundOf,
  requestRefundOf,
  resendReceipt,
} from "#worker/domain/console/finance/payment-steps.server.ts";
import { revealOrder } from "#worker/domain/console/orders.server.ts";
import { findStep, takeStep } from "#worker/domain/console/today/today-steps.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import type { DoneCode } from "../parts/action-notice.tsx";
import { respond, withUndo } from "../parts/responses.server.ts";
import { commonStep } from "../records/record-steps.server.ts";
import { replyStep } from "../records/reply-steps.server.ts";
import { findAccountStep } from "./account-steps.server.ts";

type StepDeps = Parameters<typeof takeStep>[0];
type Form = Record<string, string>;

/** Steps of Today that a payment's record page offers too. */
const SHARED: Record<string, DoneCode> = {
  approve_refund: "refund_approved",
  reject_refund: "refund_rejected",
  attend_refund: "step",
  unattend_refund: "step",
  honour: "step",
  open_decision: "step",
  reopen_dispute: "step",
};

export async function stepOnPayment(deps: StepDeps, operator: Operator, orderId: string, form: Form) {
  const place = { subject: `order:${orderId}`, path: `/console/payments/${orderId}` };
  const { step = "", id = "", key = "" } = form;
  const shared = SHARED[step];
  const known = findStep(step);
  if (shared && known) {
    return respond(await takeStep(deps, operator, known, id), withUndo(place.path, known.undo, id), shared);
  }
  switch (step) {
    case "refund": {
      const outcome = await withInput(RefundForm, form, (input) => requestRefundOf(deps, operator, orderId, input));
      return respond(outcome, place.path, "refund_requested", form);
    }
    case "record_refund": {
      const outcome = await withInput(BankRefundForm, form, (input) =>
        recordBankRefundOf(deps, operator, orderId, input),
      );
      return respond(outcome, place.path, "refund_recorded", form);
    }
    case "answer_dispute": {
      const outcome = await withInput(DisputeAnswer, form, (input) =>
        answerDispute(deps, operator, { orderId, ...input }),
      );
      return respond(outcome, place.path, "step", form);
    }
    case "resend":
      return respond(await resendReceipt(deps, operator, { orderId, key }), place.path, "resent");
    case "account":
      return findAccountStep(deps, place.path, form);
    case "reply":
      return replyStep(deps, operator, { kind: "order", id: orderId, path: place.path }, form);
    default:
      return commonStep(deps, operator, form, place, (reason) => revealOrder(deps, operator, orderId, reason));
  }
}
