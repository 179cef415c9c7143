import { sql } from "drizzle-orm";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import { allTrue, type Condition, listObstaclesIn } from "../../db/conditions.ts";
import type { Deps } from "../../deps.ts";
import { findMember, isUnmerged } from "../accounts/members.server.ts";
import { type Actor, withTrail } from "../audit-trail.server.ts";
import { hasGrant, MAY_OPEN_CONSOLE } from "../operators/operators.server.ts";
import { type ErasureDeps, eraseOrPostpone } from "./erasure.server.ts";
import { erasureRequestStatement, findErasureOf } from "./erasure-requests.server.ts";

/**
 * For a person who cannot log in. Refuses an operator's account, and one that was merged into another; an erasure
 * that was already requested is completed.
 */
export async function requestErasureFor(
  deps: ErasureDeps,
  by: Actor,
  { memberId, reason }: { memberId: string; reason: string },
): Promise<Outcome<{ number: string }>> {
  const member = await findMember(deps, memberId);
  const earlier = await findErasureOf(deps, memberId);
  if (!member && !earlier) return refused("not_found");
  if (member && !earlier) {
    const conditions = conditionsOf(member);
    const [obstacle] = await listObstaclesIn(deps, conditions);
    if (obstacle) return refused("not_answerable", obstacle);
    const entry = { action: "member.erasure_requested", subject: `member:${memberId}`, reason };
    await withTrail(
      deps,
      by,
      entry,
      (isAppended) => [erasureRequestStatement(deps, memberId, isAppended)],
      allTrue(conditions),
    );
  }
  const request = await findErasureOf(deps, memberId);
  // Race: the account was merged, or its owner got a role in the console.
  if (!request) return refused("not_answerable", "The account has changed in the meantime. Look at it again.");
  await eraseOrPostpone(deps, request);
  return ok({ number: request.id });
}

/** Lists the reasons why an operator cannot answer a privacy request for the account; empty if they can. */
export async function listObstaclesToAnswer(
  deps: Pick<Deps, "db">,
  member: { id: string; email: string },
): Promise<string[]> {
  return listObstaclesIn(deps, conditionsOf(member));
}

function conditionsOf({ id, email }: { id: string; email: string }): Condition[] {
  return [
    {
      holds: isUnmerged(id),
      obstacle: "The account is part of another one. Open that one: a request for it is about both.",
    },
    {
      holds: sql`not ${hasGrant({ memberId: id, email })}`,
      obstacle: MAY_OPEN_CONSOLE,
    },
  ];
}
