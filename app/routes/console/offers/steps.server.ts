import { OfferMove } from "#worker/contracts/console/records.ts";
import { revealOffer } from "#worker/domain/console/lists/offers.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { moveOffer } from "#worker/domain/workspace/offers.server.ts";
import { respond } from "../parts/responses.server.ts";
import { commonStep } from "../records/record-steps.server.ts";
import { refusedField } from "../records/refused-field.server.ts";

type StepDeps = Parameters<typeof moveOffer>[0];

export async function takeStep(deps: StepDeps, operator: Operator, id: string, form: Record<string, string>) {
  const place = { subject: `offer:${id}`, path: `/console/offers/${id}` };
  if (form["step"] !== "move") {
    return commonStep(deps, operator, form, place, (reason) => revealOffer(deps, operator, id, reason));
  }
  const input = OfferMove.safeParse(form);
  if (!input.success) return refusedField(input.error.issues, "status");
  return respond(await moveOffer(deps, operator, { id, ...input.data }), place.path, "moved");
}
