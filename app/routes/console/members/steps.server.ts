import { redirect } from "react-router";
import { OtherAccount } from "#worker/contracts/console/records.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import { refused } from "#worker/contracts/problem.ts";
import { assignStartupTo, revealMember } from "#worker/domain/console/members.server.ts";
import { findOtherAccount } from "#worker/domain/console/merge-accounts-view.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { respond } from "../parts/responses.server.ts";
import { commonStep } from "../records/record-steps.server.ts";
import { refusedField } from "../records/refused-field.server.ts";
import { replyStep } from "../records/reply-steps.server.ts";

type StepDeps = Parameters<typeof assignStartupTo>[0] & Parameters<typeof replyStep>[0];

export async function takeStep(deps: StepDeps, operator: Operator, id: string, form: Record<string, string>) {
  const place = { subject: `member:${id}`, path: `/console/members/${id}` };
  const { step = "", startup = "" } = form;
  if (step === "other") {
    if (!isPermitted(operator.role, "members.merge")) return respond(refused("not_found"), place.path, "step");
    const input = OtherAccount.safeParse(form);
    if (!input.success) return refusedField(input.error.issues, "other", form);
    const found = await findOtherAccount(deps, id, input.data.other);
    if (found.ok) throw redirect(`${place.path}/merge/${found.value}`);
    return respond(found, place.path, "step", form);
  }
  if (step === "assign" || step === "unassign") {
    const isAssigned = step === "assign";
    const outcome = await assignStartupTo(deps, operator, { id, startup, isAssigned });
    return respond(outcome, place.path, isAssigned ? "assigned" : "unassigned");
  }
  if (step === "reply") return replyStep(deps, operator, { kind: "member", id, path: place.path }, form);
  return commonStep(deps, operator, form, place, (reason) => revealMember(deps, operator, id, reason));
}
