import { assignStartupTo, revealMember } from "#worker/domain/console/members.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { answerConsole } from "../parts/answer.server.ts";
import { commonStep } from "../records/record-steps.server.ts";

type StepDeps = Parameters<typeof assignStartupTo>[0];

export async function takeStep(deps: StepDeps, operator: Operator, id: string, form: Record<string, string>) {
  const place = { subject: `member:${id}`, path: `/console/members/${id}` };
  const { step = "", startup = "" } = form;
  if (step === "assign" || step === "unassign") {
    const isAssigned = step === "assign";
    const outcome = await assignStartupTo(deps, operator, { id, startup, isAssigned });
    return answerConsole(outcome, place.path, isAssigned ? "assigned" : "unassigned");
  }
  return commonStep(deps, operator, form, place, (reason) => revealMember(deps, operator, id, reason));
}
