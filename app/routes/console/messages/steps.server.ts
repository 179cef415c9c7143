import { NewReply } from "#worker/contracts/console/records.ts";
import { invalidInput } from "#worker/contracts/problem.ts";
import { revealMessage } from "#worker/domain/console/messages.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { markAnswered, reopenMessage, replyToMessage } from "#worker/domain/visitors/message-answers.server.ts";
import { respond } from "../parts/responses.server.ts";
import { commonStep } from "../records/record-steps.server.ts";

type StepDeps = Parameters<typeof replyToMessage>[0];

export async function takeStep(deps: StepDeps, operator: Operator, messageId: string, form: Record<string, string>) {
  const place = { subject: `message:${messageId}`, path: `/console/messages/${messageId}` };
  switch (form["step"] ?? "") {
    case "answered":
      return respond(await markAnswered(deps, operator, messageId), place.path, "answered");
    case "reopen":
      return respond(await reopenMessage(deps, operator, messageId), place.path, "reopened");
    case "reply": {
      const input = NewReply.safeParse(form);
      if (!input.success) return respond(invalidInput(input.error.issues), place.path, "replied", form);
      const { id: replyId, ...reply } = input.data;
      const outcome = await replyToMessage(deps, operator, { messageId, replyId, ...reply });
      return respond(outcome, place.path, "replied", form);
    }
    default:
      return commonStep(deps, operator, form, place, (reason) => revealMessage(deps, operator, messageId, reason));
  }
}
