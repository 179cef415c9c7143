import { and, sql } from "drizzle-orm";
import type { Deps } from "../../../deps.ts";
import { settingsOf } from "../../content/settings.server.ts";
import { indianDay } from "../../india-calendar.server.ts";
import { queueMailIf } from "../../mail/outbox.server.ts";
import {
  auditRevokedStatement,
  moveFollowersStatements,
  replacedStatement,
  revokeStatement,
} from "../../membership/memberships.server.ts";
import { hasDispute } from "../disputes/disputes.server.ts";
import { hasAddress, idsOfOtherOrders, type Order } from "../orders.server.ts";
import { resolveRefundedDecisions } from "../payment-decisions.server.ts";
import { hasCapturedPayment, idsOfPayments, isRefundedInFull, unreturnedPaise } from "../payments.server.ts";
import { hasRefund, hasRefundStatus, type Refund } from "../refunds.server.ts";
import { refundFailedMail, refundProcessedMail } from "./mails.server.ts";
import { endsMembershipOf, linkStatement } from "./refund-requests.server.ts";

type EffectDeps = Pick<Deps, "db" | "now" | "queued">;
type Reported = { paymentId: string; refunds: readonly Refund[]; actor: string; financeEmail: string | undefined };

/** Applies the effects of reported refunds; place after the statements that record them. Safe to repeat. */
export function refundEffectStatements(
  deps: EffectDeps,
  order: Order,
  { paymentId, refunds, actor, financeEmail }: Reported,
) {
  const isReturned = isRefundedInFull(paymentId);
  return [
    linkStatement(deps, paymentId, refunds),
    ...resolveRefundedDecisions(deps, { paymentId, by: actor, when: isReturned }),
    ...revocationStatements(deps, order, actor),
    ...refunds.flatMap((refund) => mailStatements(deps, order, refund, financeEmail)),
  ] as const;
}

/** Ends the membership when nothing of the order's money remains or a processed refund says so; otherwise reopens it. */
export function revocationStatements(deps: EffectDeps, { id }: Order, actor: string) {
  const isOver = sql`(${unreturnedPaise(id)} <= 0 or ${endsMembershipOf(id)})`;
  const isPaid = sql`(${hasCapturedPayment(sql`${id}`)} and not ${isOver})`;
  return [
    revokeStatement(deps, { orderId: id, isOver, today: indianDay(deps.now()) }),
    auditRevokedStatement(deps, id, actor),
    // What an upgrade has replaced runs again as soon as its refund is pending, so that a purchase can follow it.
    replacedStatement(deps, id, isPaid),
    ...moveFollowersStatements(deps, {
      orderId: id,
      others: idsOfOtherOrders(id),
      // While a refund is pending, it is undecided which membership will remain.
      when: sql`(${isOver} or ${isPaid}) and (${hasRefund(idsOfPayments(id))} or ${hasDispute(idsOfPayments(id))})`,
      actor,
    }),
  ] as const;
}

export async function financeEmailFor(
  deps: Pick<Deps, "content">,
  refunds: readonly Refund[],
): Promise<string | undefined> {
  if (!refunds.some(({ status }) => status === "failed")) return undefined;
  return findFinanceEmail(deps);
}

export async function findFinanceEmail(deps: Pick<Deps, "content">): Promise<string> {
  const { financeEmail, email } = settingsOf((await deps.content.snapshot()).collections);
  return financeEmail ?? email;
}

function mailStatements(deps: EffectDeps, order: Order, { id, status }: Refund, financeEmail: string | undefined) {
  if (status === "pending") return [];
  deps.queued.mail = true;
  const happened = hasRefundStatus(id, status);
  if (status === "processed") {
    const mail = { recipient: order.email, about: { refundId: id }, once: id, language: order.language };
    return [queueMailIf(deps, refundProcessedMail, mail, sql`${and(happened, hasAddress(order))}`)];
  }
  const mail = { recipient: financeEmail ?? null, about: { failedRefundId: id }, once: id };
  return [queueMailIf(deps, refundFailedMail, mail, happened)];
}
