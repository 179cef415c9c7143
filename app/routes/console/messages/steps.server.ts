import { NewReply } from "#worker/contracts/console/records.ts";
import { revealMessage } from "#worker/domain/console/messages.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { markAnswered, reopenMessage, replyToMessage } from "#worker/domain/visitors/message-answers.server.ts";
import { answerConsole } from "../parts/answer.server.ts";
import { commonStep } from "../records/record-steps.server.ts";
import { refusedField } from "../records/refused-field.server.ts";

type StepDeps = Parameters<typeof replyToMessage>[0];

export async function takeStep(deps: StepDeps, operator: Operator, messageId: string, form: Record<string, string>) {
  const place = { subject: `message:${messageId}`, path: `/console/messages/${messageId}` };
  switch (form["step"] ?? "") {
    case "answered":
      return answerConsole(await markAnswered(deps, operator, messageId), place.path, "answered");
    case "reopen":
      return answerConsole(await reopenMessage(deps, operator, messageId), place.path, "reopened");
    case "reply": {
      const input = NewReply.safeParse(form);
      if (!input.success) return refusedField(input.error.issues, "body");
      const { id: replyId, body } = input.data;
      return answerConsole(await replyToMessage(deps, operator, { messageId, replyId, body }), place.path, "replied");
    }
    default:
      return commonStep(deps, operator, form, place, (reason) => revealMessage(deps, operator, messageId, reason));
  }
}
