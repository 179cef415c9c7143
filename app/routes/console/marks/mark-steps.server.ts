import { NewAssignment, NewTag } from "#worker/contracts/console/records.ts";
import type { TrailDeps } from "#worker/domain/audit-trail.server.ts";
import { assignRecord, tagRecord, untagRecord } from "#worker/domain/console/marks/marks.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { recordOf } from "#worker/domain/record-marks.server.ts";
import { respond } from "../parts/responses.server.ts";
import { refusedField } from "../records/refused-field.server.ts";

type Place = { subject: string; path: string };

export function isMarkStep(step: string): boolean {
  return ["assignRecord", "tag", "untag"].includes(step);
}

export async function markStep(deps: TrailDeps, operator: Operator, form: Record<string, string>, place: Place) {
  const { step = "", tag = "" } = form;
  const record = recordOf(place.subject);
  if (step === "assignRecord") {
    const input = NewAssignment.safeParse(form);
    if (!input.success) return refusedField(input.error.issues, "dueOn", form);
    const { assignee, dueOn } = input.data;
    const done = assignee === "" ? "record_unassigned" : dueOn === "" ? "record_assigned" : "record_assigned_later";
    const outcome = await assignRecord(deps, operator, record, { operator: assignee, dueOn });
    return respond(outcome, place.path, done, form);
  }
  if (step === "untag") return respond(await untagRecord(deps, operator, record, tag), place.path, "marked");
  const input = NewTag.safeParse(form);
  if (!input.success) return refusedField(input.error.issues, "tag", form);
  return respond(await tagRecord(deps, operator, record, input.data.tag), place.path, "marked", form);
}
