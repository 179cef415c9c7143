import { sql } from "drizzle-orm";
import { type Outcome, ok, refused } from "../../../contracts/problem.ts";
import { allHold, type Condition, listObstaclesIn } from "../../../db/obstacles.ts";
import type { Deps } from "../../../deps.ts";
import { hasOwner } from "../../accounts/members.server.ts";
import { type TrailDeps, withTrail } from "../../audit-trail.server.ts";
import {
  findOrder,
  idsOfOrdersAt,
  idsOfOrdersBySamePerson,
  isPaidAt,
  moveOrder,
  type Order,
} from "../../billing/orders.server.ts";
import { indianDay } from "../../india-calendar.server.ts";
import { moveMailAbout } from "../../mail/outbox.server.ts";
import { hasRunning } from "../../membership/memberships.server.ts";
import { type Operator, refuseWithoutProof } from "../../operators/admission.server.ts";
import { presentAddress } from "../../present-address.server.ts";

/**
 * Gives a paid order the right address; its membership, documents and mails go with it. Refuses an order that belongs to
 * an account, or whose membership would be separated from one of the old address or overlap one of the new.
 */
export async function correctBuyer(
  deps: TrailDeps,
  operator: Operator,
  { id, email, reason }: { id: string; email: string; reason: string },
): Promise<Outcome<null>> {
  const refusal = refuseWithoutProof(operator);
  if (refusal) return refusal;
  const order = await findOrder(deps, id);
  if (!order) return refused("unknown_order");
  if (order.email === email) return ok(null);
  const conditions = conditionsOf(deps, order, email);
  const entry = {
    action: "order.address_corrected",
    subject: `order:${id}`,
    before: { email: order.email },
    after: { email },
    reason,
  };
  const to = presentAddress(email);
  const [, moved] = await withTrail(
    deps,
    operator,
    entry,
    (when) => [moveMailAbout(deps, id, { from: order.email, to, when }), moveOrder(deps, id, to, when)],
    allHold(conditions),
  );
  if (moved.length > 0) return ok(null);
  const [message = "Somebody has changed this order meanwhile. Look at it again."] = await listObstaclesIn(
    deps,
    conditions,
  );
  return refused("invalid_input", message, [{ field: "email", message }]);
}

function conditionsOf({ now }: Pick<Deps, "now">, order: Order, email: string): Condition[] {
  const { id, email: old } = order;
  const today = indianDay(now());
  const isOver = sql`not ${hasRunning(sql`${id}`, today)}`;
  const atNew = sql`select id from (${idsOfOrdersAt(presentAddress(email))})
    where id not in (${idsOfOrdersBySamePerson(id)})`;
  const paid = {
    holds: isPaidAt(order),
    obstacle: "Only a paid order that is not erased can get another email. Look at the order again.",
  };
  const free = {
    holds: sql`${isOver} or not ${hasRunning(atNew, today)}`,
    obstacle: "Another membership of this email runs or begins later. End or refund one of the two first.",
  };
  if (old === null) return [paid, free];
  const atOld = sql`select id from (${idsOfOrdersAt(sql`${old}`)}) where id <> ${id}`;
  return [
    paid,
    {
      holds: sql`not ${hasOwner(old)}`,
      obstacle: "The order belongs to a confirmed account. Only its owner can change the email, on the dashboard.",
    },
    {
      holds: sql`${isOver} or not ${hasRunning(atOld, today)}`,
      obstacle: "Another membership was bought with the same email, and the two belong together.",
    },
    free,
  ];
}
