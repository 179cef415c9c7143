import { OPERATOR_ROLE_LABELS, type OperatorRole } from "../../contracts/console/vocabulary.ts";
import { invalidInput, type Outcome, type Refusal, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { listMembersById } from "../accounts/members.server.ts";
import type { TrailDeps } from "../audit-trail.server.ts";
import { indianDay, longDate } from "../india-calendar.server.ts";
import { type Operator, refuseStalePasskey } from "./admission.server.ts";
import { findGrantOf, grantRole, listGrants, revokeRole } from "./operators.server.ts";

export type Colleague = Awaited<ReturnType<typeof listColleagues>>[number];

export async function listColleagues(deps: Pick<Deps, "db">) {
  const grants = await listGrants(deps);
  const names = await namesOf(
    deps,
    grants.flatMap(({ memberId }) => memberId ?? []),
  );
  return grants.map(({ id, email, memberId, role, grantedAt }) => {
    return { id, email, memberId, name: names.get(memberId ?? ""), role, since: longDate(indianDay(grantedAt)) };
  });
}

/** Name shown for an operator whose account was erased. */
export const FORMER_OPERATOR = "A former operator";

export async function namesOf(deps: Pick<Deps, "db">, memberIds: readonly string[]): Promise<Map<string, string>> {
  const found = await listMembersById(deps, memberIds);
  return new Map([["command", "Command line"], ...found.map(({ id, name }) => [id, name] as const)]);
}

/**
 * Grants access or, unless `isNew`, changes a role. Returns the grant's id. Refuses without a recent use of the passkey, and
 * asks before somebody becomes an owner: `agreed` is the `agree` of that refusal.
 */
export async function giveRole(
  deps: TrailDeps,
  operator: Operator,
  { isNew, agreed, ...grant }: { email: string; role: OperatorRole; isNew: boolean; agreed?: string | undefined },
): Promise<Outcome<string>> {
  const stale = refuseStalePasskey(operator);
  if (stale) return stale;
  const current = await findGrantOf(deps, grant.email);
  if (isNew && current) {
    const message = `They already have access as ${OPERATOR_ROLE_LABELS[current.role]}. Change the role in the list above.`;
    return invalidInput([{ path: ["email"], message }]);
  }
  const isPromoted = grant.role === "owner" && current?.role !== "owner";
  if (isPromoted && agreed !== grant.email) return askForOwner(grant.email);
  return grantRole(deps, operator, grant);
}

function askForOwner(email: string): Refusal {
  const message = `Make ${email} an owner? An owner may do everything here: publish the bank account and other payment details, grant and end access (yours too), download and erase people’s data, and read the audit trail. Nothing has changed yet.`;
  return { ...refused("new_owner", message), agree: email };
}

export async function endRole(deps: TrailDeps, operator: Operator, id: string): Promise<Outcome<null>> {
  return refuseStalePasskey(operator) ?? revokeRole(deps, operator, id);
}
