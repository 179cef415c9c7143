import { ExtensionForm } from "#worker/contracts/console/finance.ts";
import { Reason } from "#worker/contracts/console/records.ts";
import { invalidInput } from "#worker/contracts/problem.ts";
import {
  endMembership,
  extendMembership,
  reopenMembership,
} from "#worker/domain/console/finance/membership-steps.server.ts";
import { revealMembership } from "#worker/domain/console/finance/memberships.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { respond, withUndo } from "../parts/responses.server.ts";
import { commonStep } from "../records/record-steps.server.ts";
import { refusedField } from "../records/refused-field.server.ts";

type StepDeps = Parameters<typeof extendMembership>[0];

export async function stepOnMembership(deps: StepDeps, operator: Operator, id: string, form: Record<string, string>) {
  const place = { subject: `membership:${id}`, path: `/console/memberships/${id}` };
  switch (form["step"] ?? "") {
    case "extend": {
      const input = ExtensionForm.safeParse({ day: form["day"], reason: form["extendReason"] });
      const outcome = input.success
        ? await extendMembership(deps, operator, { id, ...input.data })
        : invalidInput(
            input.error.issues.map(({ message, path: [name] }) => ({ message, path: [FIELDS[String(name)]] })),
          );
      return respond(outcome, place.path, "extended", form);
    }
    case "end": {
      const input = Reason.safeParse({ reason: form["endReason"] });
      if (!input.success) return refusedField(input.error.issues, "endReason");
      const outcome = await endMembership(deps, operator, { id, reason: input.data.reason });
      return respond(outcome, withUndo(place.path, "reopen", id), "membership_ended");
    }
    case "reopen":
      return respond(await reopenMembership(deps, operator, id), place.path, "membership_reopened");
    default:
      return commonStep(deps, operator, form, place, (reason) => revealMembership(deps, operator, id, reason));
  }
}

/** Input names by field of `ExtensionForm`. Other forms of the page have a reason too, so this one has its own name. */
const FIELDS: Record<string, string> = { day: "day", reason: "extendReason" };
