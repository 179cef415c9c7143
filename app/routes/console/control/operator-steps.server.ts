import { RoleGrant } from "#worker/contracts/console/operators.ts";
import { invalidInput } from "#worker/contracts/problem.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { endRole, giveRole } from "#worker/domain/operators/staff.server.ts";
import { refuseConsole, respond } from "../parts/responses.server.ts";
import { CHANGE } from "./colleague-row.tsx";

const PATH = "/console/operators";

export async function takeOperatorStep(
  deps: Parameters<typeof giveRole>[0],
  operator: Operator,
  form: Record<string, string>,
) {
  if (form["step"] === "end") return respond(await endRole(deps, operator, form["id"] ?? ""), PATH, "ended");
  const input = RoleGrant.safeParse(form);
  const isNew = form["step"] !== CHANGE;
  const outcome = input.success
    ? await giveRole(deps, operator, { ...input.data, isNew, agreed: form["agreed"] })
    : invalidInput(input.error.issues);
  if (outcome.ok) return respond(outcome, `${PATH}?id=${outcome.value}`, isNew ? "granted" : "role_changed");
  return refuseConsole(outcome, { ...form, agreed: outcome.agree ?? "" });
}
