import { Reason } from "#worker/contracts/console/records.ts";
import { invalidInput } from "#worker/contracts/problem.ts";
import { revealMember } from "#worker/domain/console/members.server.ts";
import { mergeTwo } from "#worker/domain/console/merge-accounts-view.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { respond } from "../parts/responses.server.ts";
import { revealPair } from "../records/record-steps.server.ts";

type StepDeps = Parameters<typeof mergeTwo>[0];
type Pair = { keepId: string; dropId: string };

export async function takeMergeStep(deps: StepDeps, operator: Operator, pair: Pair, form: Record<string, string>) {
  const place = `/console/members/${pair.keepId}`;
  if (form["step"] === "reveal") {
    return revealPair(form, pair, (id, reason) => revealMember(deps, operator, id, reason));
  }
  const input = Reason.safeParse(form);
  if (!input.success) return respond(invalidInput(input.error.issues), place, "accounts_merged");
  const outcome = await mergeTwo(deps, operator, { ...pair, reason: input.data.reason });
  return respond(outcome, place, "accounts_merged");
}
