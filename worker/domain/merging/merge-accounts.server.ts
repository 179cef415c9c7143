import { type SQL, sql } from "drizzle-orm";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import { allTrue, type Condition, listObstaclesIn } from "../../db/conditions.ts";
import type { Deps } from "../../deps.ts";
import { accountsMergedMail } from "../accounts/mails.server.ts";
import { failUnless, findMember, isActiveAt, isFailedCondition } from "../accounts/members.server.ts";
import { type Actor, withTrail } from "../audit-trail.server.ts";
import { idsOfOrdersOf } from "../billing/orders.server.ts";
import { indianDay } from "../india-calendar.server.ts";
import { queueMail } from "../mail/outbox.server.ts";
import { hasRunning } from "../membership/memberships.server.ts";
import { hasGrant } from "../operators/operators.server.ts";
import { hasRequestedErasure } from "../privacy/erasure-requests.server.ts";
import { hasOpenSeats } from "../seats/seats.server.ts";
import { moveEverything } from "./move-everything.server.ts";

export type Account = NonNullable<Awaited<ReturnType<typeof findMember>>>;
export type Accounts = { keep: Account; drop: Account };
export type Pair = { keepId: string; dropId: string };
type MergeDeps = Pick<Deps, "db" | "now" | "config" | "queued">;

export async function findAccounts(deps: Pick<Deps, "db">, { keepId, dropId }: Pair): Promise<Accounts | undefined> {
  const keep = await findMember(deps, keepId);
  const drop = await findMember(deps, dropId);
  return keep && drop && keepId !== dropId ? { keep, drop } : undefined;
}

/** Lists the reasons why the two cannot be merged now; empty if they can. */
export async function listObstacles(deps: Pick<Deps, "db" | "now">, accounts: Accounts): Promise<string[]> {
  return listObstaclesIn(deps, conditionsOf(deps, accounts));
}

/**
 * Moves everything of the second account to the first, ends its sessions and passkeys, and marks it as merged. Mails both
 * addresses. Refuses with `not_mergeable` and changes nothing if the two cannot be merged.
 */
export async function mergeAccounts(
  deps: MergeDeps,
  by: Actor,
  { reason, ...pair }: Pair & { reason: string },
): Promise<Outcome<null>> {
  const accounts = await findAccounts(deps, pair);
  if (!accounts) return refused("not_found");
  const [obstacle] = await listObstacles(deps, accounts);
  if (obstacle) return refused("not_mergeable", obstacle);
  const { keep, drop } = accounts;
  const entries = [
    { action: "member.merged", subject: `member:${keep.id}`, before: { merged: drop.id, email: drop.email }, reason },
    { action: "member.merged_away", subject: `member:${drop.id}`, after: { into: keep.id, email: keep.email }, reason },
  ] as const;
  const statements = moveEverything(deps, accounts);
  try {
    await withTrail(deps, by, entries, () => [
      failUnless(deps, allTrue(conditionsOf(deps, accounts))),
      ...statements,
      ...[keep, drop].map(({ email, language }) =>
        queueMail(deps, accountsMergedMail, {
          recipient: email,
          about: { memberId: drop.id },
          memberId: keep.id,
          once: `${drop.id}:${email}`,
          language,
        }),
      ),
    ]);
  } catch (error) {
    // Race: a purchase, an erasure, a change of address, a role in the console, or another merge came first.
    if (!isFailedCondition(error)) throw error;
    return refused("not_mergeable", "One of the accounts has changed in the meantime. Look at both again.");
  }
  return ok(null);
}

function conditionsOf(deps: Pick<Deps, "db" | "now">, { keep, drop }: Accounts): Condition[] {
  const today = indianDay(deps.now());
  const has = (condition: (account: Account) => SQL, word: SQL) =>
    sql`not (${condition(keep)} ${word} ${condition(drop)})`;
  const [one, both] = [sql.raw("or"), sql.raw("and")];
  return [
    {
      holds: sql`${isActiveAt(keep)} and ${isActiveAt(drop)}`,
      obstacle: "Both accounts must have a confirmed address, and neither may be merged already.",
    },
    {
      holds: has(({ id, email }) => hasGrant({ memberId: id, email }), one),
      obstacle: "One of the two may open the console. An owner must end that access first.",
    },
    { holds: has(({ id }) => hasRequestedErasure(id), one), obstacle: "One of the two is being erased." },
    {
      holds: has(({ email }) => hasRunning(sql`${idsOfOrdersOf(deps, email)}`, today), both),
      obstacle: "Both have an active or upcoming membership. Finance must end or refund one of them first.",
    },
    {
      holds: has(({ id }) => hasOpenSeats(id), both),
      obstacle: "Both have given seats to other people. The person must withdraw the seats of one account first.",
    },
  ];
}
