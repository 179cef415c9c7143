import { and, type SQL, sql } from "drizzle-orm";
import { invalidInput, type Outcome, ok, refused } from "../../../contracts/problem.ts";
import { type TrailDeps, withTrail } from "../../audit-trail.server.ts";
import { idsOfOtherPaidOrders, unreturnedPaise } from "../../billing/payments.server.ts";
import { endsMembershipOf } from "../../billing/refund-requests/refund-requests.server.ts";
import { addDays, longDate } from "../../india-calendar.server.ts";
import {
  extendStatement,
  findMembershipById,
  hasLastDay,
  hasRunning,
  isFollowed,
  isStopped,
  isUnended,
  type Membership,
  stopStatement,
} from "../../membership/memberships.server.ts";
import type { Operator } from "../../operators/admission.server.ts";

const MAX_DAYS = 366;
const LATER = "This person has already paid for a later membership. Extend that one.";
const OVER = "This membership has ended, so it cannot be changed.";

/** Extends a membership. `day` is the new last day in India, at most 366 days after the current one. */
export async function extendMembership(
  deps: TrailDeps,
  operator: Operator,
  { id, day, reason }: { id: string; day: string; reason: string },
): Promise<Outcome<null>> {
  const membership = await findMembershipById(deps, id);
  if (!membership) return refused("not_found");
  const { validTo, orderId } = membership;
  if (day === validTo) return ok(null);
  const latestDay = addDays(validTo, MAX_DAYS);
  if (day < validTo || day > latestDay) {
    const message = `Choose a day after ${longDate(validTo)} and up to ${longDate(latestDay)}.`;
    return invalidInput([{ path: ["day"], message }]);
  }
  const isLast = sql`not ${isFollowed(membership, idsOfOtherPaidOrders(orderId))}`;
  const when = sql`${and(isUnended(membership), hasLastDay(membership), isLast)}`;
  const change = { before: { validTo }, after: { validTo: day } };
  const entry = { action: "membership.extended", subject: `membership:${id}`, reason, ...change };
  const writes = () => [extendStatement(deps, membership, { validTo: day, when })] as const;
  const [extended] = await withTrail(deps, operator, entry, writes, when);
  return extended.length > 0 ? ok(null) : whyNotExtended(deps, membership, isLast);
}

async function whyNotExtended(deps: TrailDeps, { id, validTo }: Membership, isLast: SQL) {
  const current = await findMembershipById(deps, id);
  if (current?.endedOn || current?.revokedOn) return refused("version_conflict", OVER);
  if (current?.validTo !== validTo) return refused("version_conflict");
  const row = await deps.db.get<{ isLast: number }>(sql`select ${isLast} as "isLast"`);
  return row?.isLast ? refused("version_conflict") : refused("version_conflict", LATER);
}

/** Ends a membership today. Nothing is refunded, and a membership that an upgrade replaced is not resumed. */
export async function endMembership(
  deps: TrailDeps,
  operator: Operator,
  { id, reason }: { id: string; reason: string },
): Promise<Outcome<null>> {
  const membership = await findMembershipById(deps, id);
  if (!membership) return refused("not_found");
  const when = isUnended(membership);
  const entry = { action: "membership.ended", subject: `membership:${id}`, reason };
  const stop = { id, by: operator.memberId, isOver: true, when };
  const [ended] = await withTrail(deps, operator, entry, () => [stopStatement(deps, stop)] as const, when);
  return ended.length > 0 ? ok(null) : refused("version_conflict", OVER);
}

/** Undoes {@link endMembership} while the forum still has the money. */
export async function reopenMembership(deps: TrailDeps, operator: Operator, id: string): Promise<Outcome<null>> {
  const membership = await findMembershipById(deps, id);
  if (!membership) return refused("not_found");
  const { orderId } = membership;
  const isPaid = sql`${unreturnedPaise(orderId)} > 0 and not ${endsMembershipOf(orderId)}`;
  const isFree = sql`not ${hasRunning(idsOfOtherPaidOrders(orderId), membership.validFrom)}`;
  const when = sql`${and(isStopped(membership), isPaid, isFree)}`;
  const entry = { action: "membership.reopened", subject: `membership:${id}` };
  const start = { id, by: operator.memberId, isOver: false, when };
  const [opened] = await withTrail(deps, operator, entry, () => [stopStatement(deps, start)] as const, when);
  if (opened.length > 0) return ok(null);
  return refused("version_conflict", "Its money was refunded, or a later membership was paid, so it stays ended.");
}
