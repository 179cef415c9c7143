import { and, type SQL, sql } from "drizzle-orm";
import type { Deps } from "../deps.ts";
import { findMemberByEmail } from "../domain/accounts/members.server.ts";
import { findOrder, hasAddress, type Order } from "../domain/billing/orders.server.ts";
import {
  hasCapturedPayment,
  idsOfOtherPaidOrders,
  idsOfPaidOrdersByPersonOf,
} from "../domain/billing/payments.server.ts";
import { daysBetween, indianDay } from "../domain/india-calendar.server.ts";
import { markMailQueued, type QueuedMail, queueMailIf } from "../domain/mail/outbox.server.ts";
import { type ReminderData, renewalReminderMail } from "../domain/membership/mails.server.ts";
import {
  findMembership,
  isFollowed,
  isReminderUnmoved,
  isUnended,
  listDueReminders,
  listRunningTerms,
  type Membership,
  moveReminderStatement,
} from "../domain/membership/memberships.server.ts";
import { parseReminderId, reminderIdOf } from "../domain/membership/reminder-id.server.ts";
import { describeRenewal } from "../domain/membership/renewal.server.ts";
import { reminderOn } from "../domain/membership/terms.server.ts";
import { describeError } from "../log.ts";
import type { ReadDeps } from "./mail-data.server.ts";

/** Fewer than the mails of a run, so that no other mail waits behind them for long. */
export const REMINDERS_PER_RUN = 15;

/** Queues each reminder that applies today once, and sets the next date. A failure does not delay the others. */
export async function queueReminders(deps: Deps): Promise<void> {
  const today = indianDay(deps.now());
  for (const membership of await listDueReminders(deps, today, REMINDERS_PER_RUN)) {
    try {
      await remindOrSkip(deps, membership, today);
    } catch (error) {
      deps.log("error", "reminder.failed", { orderId: membership.orderId, ...describeError(error) });
    }
  }
}

async function remindOrSkip(deps: Deps, membership: Membership, today: string): Promise<void> {
  const order = await findOrder(deps, membership.orderId);
  const days = reminderOn(today, membership);
  const move = moveReminderStatement(deps, membership, today);
  if (days === undefined || !order?.email) {
    await move;
    return;
  }
  const reminderId = reminderIdOf(membership, days);
  const member = await findMemberByEmail(deps, order.email);
  const { email: recipient, language } = order;
  // The key includes `validTo`, so a moved end date gets its own reminder.
  const once = `${reminderId}:${membership.validTo}`;
  const added = { recipient, about: { reminderId }, once, memberId: member?.id, language };
  const condition = sql`${isReminderUnmoved(membership)} and ${mayRemind(order, membership)}`;
  const [queued] = await deps.db.batch([queueMailIf(deps, renewalReminderMail, added, condition), move]);
  markMailQueued(deps, queued);
}

function mayRemind(order: Order, membership: Membership): SQL | undefined {
  return and(
    hasAddress(order),
    hasCapturedPayment(sql`${order.id}`),
    isUnended(membership),
    sql`not ${isFollowed(membership, idsOfOtherPaidOrders(order.id))}`,
  );
}

/** Checks everything again, because it can have changed since queueing. The next reminder replaces a late one. */
export async function readReminder(
  deps: ReadDeps,
  { subjectId, recipient }: Pick<QueuedMail, "subjectId" | "recipient">,
): Promise<ReminderData | undefined> {
  const { orderId, days } = parseReminderId(subjectId);
  const order = await findOrder(deps, orderId);
  const membership = await findMembership(deps, orderId);
  const today = indianDay(deps.now());
  if (!order || !membership || reminderOn(today, membership) !== days) return undefined;
  const still = mayRemind({ ...order, email: recipient }, membership);
  if (!(await deps.db.get<{ still: number }>(sql`select (${still}) as still`))?.still) return undefined;
  const { planTitle } = order;
  const { validTo } = membership;
  const terms = await listRunningTerms(deps, idsOfPaidOrdersByPersonOf(orderId));
  const renewal = await describeRenewal(deps, membership.planId, { terms, today });
  return { planTitle, validTo, daysLeft: daysBetween(today, validTo), renewal };
}
