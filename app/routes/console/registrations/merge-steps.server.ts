import { Reason } from "#worker/contracts/console/records.ts";
import { invalidInput } from "#worker/contracts/problem.ts";
import type { TrailDeps } from "#worker/domain/audit-trail.server.ts";
import { mergePair } from "#worker/domain/console/merge-view.server.ts";
import { revealRegistration } from "#worker/domain/console/registrations.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { respond } from "../parts/responses.server.ts";
import { revealPair } from "../records/record-steps.server.ts";

type Pair = { keepId: string; dropId: string };

export async function takeMergeStep(deps: TrailDeps, operator: Operator, pair: Pair, form: Record<string, string>) {
  const place = `/console/registrations/${pair.keepId}`;
  if (form["step"] === "reveal") {
    return revealPair(form, pair, (id, reason) => revealRegistration(deps, operator, id, reason));
  }
  const input = Reason.safeParse(form);
  if (!input.success) return respond(invalidInput(input.error.issues), place, "merged");
  return respond(await mergePair(deps, operator, { ...pair, reason: input.data.reason }), place, "merged");
}
