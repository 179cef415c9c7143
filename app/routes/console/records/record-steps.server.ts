import { data } from "react-router";
import { NewNote, Reason } from "#worker/contracts/console/records.ts";
import type { Outcome } from "#worker/contracts/problem.ts";
import type { TrailDeps } from "#worker/domain/audit-trail.server.ts";
import { noteOnRecord } from "#worker/domain/console/record.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { isMarkStep, markStep } from "../marks/mark-steps.server.ts";
import type { ConsoleActionData } from "../parts/action-notice.tsx";
import { refuseConsole, refuseStep, respond } from "../parts/responses.server.ts";
import type { Revealed } from "./contact-details.tsx";
import { refusedField } from "./refused-field.server.ts";

type Form = Record<string, string>;
type Place = { subject: string; path: string };

/** Steps that record pages share: internal notes, revealing contact details for a reason, and on most pages marks. */
export async function commonStep(
  deps: TrailDeps,
  operator: Operator,
  form: Form,
  { subject, path }: Place,
  reveal: (reason: string) => Promise<Outcome<Revealed>>,
) {
  if (form["step"] === "reveal") return revealStep(form, reveal);
  if (isMarkStep(form["step"] ?? "")) return markStep(deps, operator, form, { subject, path });
  if (form["step"] !== "note") return refuseStep();
  const input = NewNote.safeParse({ body: form["note"] ?? "" });
  if (!input.success) return refusedField(input.error.issues, "note", form);
  return respond(await noteOnRecord(deps, operator, { subject, body: input.data.body }), path, "noted", form);
}

/** Other forms of these pages have a `reason` too. */
export const readRevealReason = (form: Form) => Reason.safeParse({ reason: form["revealReason"] });

/** The revealed values are only in this action data, never in the URL or the page's data. */
async function revealStep(form: Form, reveal: (reason: string) => Promise<Outcome<Revealed>>) {
  const input = readRevealReason(form);
  if (!input.success) return refusedField(input.error.issues, "revealReason", form);
  const outcome = await reveal(input.data.reason);
  if (!outcome.ok) return refuseConsole(outcome, form);
  return data<ConsoleActionData>({ message: "", needsPasskey: false, errors: {}, revealed: outcome.value });
}
