import { CorrectedAddress, Reason } from "#worker/contracts/console/records.ts";
import { revealRegistration } from "#worker/domain/console/registrations.server.ts";
import { correctAddress } from "#worker/domain/events/correct-address.server.ts";
import {
  cancelForOwner,
  confirmRegistration,
  unconfirmRegistration,
} from "#worker/domain/events/registration-decisions.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { listAddress } from "../lists/list-address.ts";
import { respond } from "../parts/responses.server.ts";
import { commonStep } from "../records/record-steps.server.ts";
import { refusedField } from "../records/refused-field.server.ts";
import { replyStep } from "../records/reply-steps.server.ts";

type StepDeps = Parameters<typeof confirmRegistration>[0] & Parameters<typeof replyStep>[0];

export async function takeStep(deps: StepDeps, operator: Operator, id: string, form: Record<string, string>) {
  const place = { subject: `registration:${id}`, path: `/console/registrations/${id}` };
  switch (form["step"] ?? "") {
    case "confirm":
      return respond(await confirmRegistration(deps, operator, id), place.path, "confirmed");
    case "unconfirm":
      return respond(await unconfirmRegistration(deps, operator, id), place.path, "unconfirmed");
    case "email": {
      const input = CorrectedAddress.safeParse({ email: form["email"], reason: form["emailReason"] });
      if (!input.success) {
        const field = input.error.issues[0]?.path[0] === "reason" ? "emailReason" : "email";
        return refusedField(input.error.issues, field, form);
      }
      return respond(await correctAddress(deps, operator, { id, ...input.data }), place.path, "corrected", form);
    }
    case "cancel": {
      const input = Reason.safeParse({ reason: form["cancelReason"] });
      if (!input.success) return refusedField(input.error.issues, "cancelReason", form);
      const { reason } = input.data;
      const { after: _, ...entered } = Object.fromEntries(new URLSearchParams(form["list"]));
      const list = listAddress({ path: "/console/registrations", entered });
      return respond(await cancelForOwner(deps, operator, { id, reason }), list, "cancelled", form);
    }
    case "reply":
      return replyStep(deps, operator, { kind: "registration", id, path: place.path }, form);
    default:
      return commonStep(deps, operator, form, place, (reason) => revealRegistration(deps, operator, id, reason));
  }
}
