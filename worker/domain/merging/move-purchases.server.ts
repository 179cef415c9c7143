import { type SQL, sql } from "drizzle-orm";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import { allTrue, type Condition, listObstaclesIn } from "../../db/conditions.ts";
import type { Deps } from "../../deps.ts";
import { failUnless, findMember, hasAccountAt, isActiveAt, isFailedCondition } from "../accounts/members.server.ts";
import { type Actor, type TrailEntry, withTrail } from "../audit-trail.server.ts";
import {
  findOrder,
  idsOfOrdersOf,
  idsOfOrdersWith,
  isErased,
  isOrderAt,
  listOrdersWith,
  moveOrdersWith,
} from "../billing/orders.server.ts";
import { indianDay } from "../india-calendar.server.ts";
import { hasFailedAt, moveOrderMail, queueMail, queueMailIf } from "../mail/outbox.server.ts";
import { idsOfRepliesTo } from "../mail/record-replies.server.ts";
import { hasRunning } from "../membership/memberships.server.ts";
import { hasGrant, MAY_OPEN_CONSOLE } from "../operators/operators.server.ts";
import { hasRequestedErasure } from "../privacy/erasure-requests.server.ts";
import { purchaseLeftMail, purchaseMovedMail } from "./mails.server.ts";

export type PurchasesToMove = NonNullable<Awaited<ReturnType<typeof findPurchases>>>;
type Ids = { orderId: string; memberId: string };
type MoveDeps = Pick<Deps, "db" | "now" | "config" | "queued">;

/** The orders with the email of this paid one, or this one alone if it has none, and the account that gets them. */
export async function findPurchases(deps: Pick<Deps, "db">, { orderId, memberId }: Ids) {
  const order = await findOrder(deps, orderId);
  const account = await findMember(deps, memberId);
  if (order?.status !== "paid" || !account || isErased(order)) return undefined;
  return { order, account, orders: await listOrdersWith(deps, order) };
}

/** Lists the reasons why the purchases cannot move now; empty if they can. */
export async function listObstaclesToMove(deps: Pick<Deps, "db" | "now">, found: PurchasesToMove): Promise<string[]> {
  return listObstaclesIn(deps, conditionsOf(deps, found));
}

/**
 * Gives purchases with a misspelt email, or with none, to a confirmed account, and mails both addresses (decision 045).
 * Refuses with `not_mergeable` and changes nothing if they cannot move.
 */
export async function movePurchases(
  deps: MoveDeps,
  by: Actor,
  { reason, ...ids }: Ids & { reason: string },
): Promise<Outcome<null>> {
  const found = await findPurchases(deps, ids);
  if (!found) return refused("not_found");
  const [obstacle] = await listObstaclesToMove(deps, found);
  if (obstacle) return refused("not_mergeable", obstacle);
  const { order, account, orders } = found;
  const { email: from } = order;
  const moved = orders.map(({ id }): TrailEntry => {
    return {
      action: "order.moved",
      subject: `order:${id}`,
      before: { email: from },
      after: { email: account.email },
      reason,
    };
  });
  const added = { action: "member.purchases_added", subject: `member:${account.id}`, before: { email: from }, reason };
  const mail = { about: { orderId: order.id }, once: order.id };
  const theirs = { recipient: account.email, memberId: account.id, language: account.language };
  const replies = idsOfRepliesTo(sql`select 'order:' || id from (${idsOfOrdersWith(order)})`);
  try {
    await withTrail(deps, by, [added, ...moved], () => [
      failUnless(deps, allTrue(conditionsOf(deps, found))),
      queueMail(deps, purchaseMovedMail, { ...mail, ...theirs }),
      ...(from === null
        ? []
        : [
            // Before the mails that failed move to the account.
            queueMailIf(
              deps,
              purchaseLeftMail,
              { ...mail, recipient: from, language: order.language },
              sql`not ${hasFailedAt(from)}`,
            ),
            ...moveOrderMail(deps, from, account, replies),
          ]),
      moveOrdersWith(deps, order, account.email),
    ]);
  } catch (error) {
    // Race: a payment, an erasure, a confirmed account, a role in the console, or another move came first.
    if (!isFailedCondition(error)) throw error;
    return refused("not_mergeable", "The account or the purchases have changed in the meantime. Look at both again.");
  }
  return ok(null);
}

function conditionsOf(deps: Pick<Deps, "db" | "now">, { order, account, orders }: PurchasesToMove): Condition[] {
  const today = indianDay(deps.now());
  const runs = (orderIds: SQL) => hasRunning(orderIds, today);
  return [
    {
      holds: sql`${order.email} is not ${account.email}`,
      obstacle: "The purchases are in this account already.",
    },
    { holds: isActiveAt(account), obstacle: "The account must have a confirmed address." },
    {
      holds: sql`${isOrderAt(order)} and (select count(*) from (${idsOfOrdersWith(order)})) = ${orders.length}`,
      obstacle: "The purchases have changed in the meantime. Look at them again.",
    },
    {
      holds: sql`not ${hasAccountAt(order.email)}`,
      obstacle: "The email of the purchases belongs to an account. Ask desk to merge the two accounts instead.",
    },
    {
      holds: sql`not ${hasGrant({ memberId: account.id, email: account.email })}`,
      obstacle: MAY_OPEN_CONSOLE,
    },
    { holds: sql`not ${hasRequestedErasure(account.id)}`, obstacle: "The account is being erased." },
    {
      holds: sql`not (${runs(sql`${idsOfOrdersOf(deps, account.email)}`)} and ${runs(idsOfOrdersWith(order))})`,
      obstacle:
        "Both the account and the purchases have an active or upcoming membership. End or refund one of them first.",
    },
  ];
}
