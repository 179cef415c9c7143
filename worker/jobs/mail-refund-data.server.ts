import type { DisputeData } from "../domain/billing/disputes/dispute-mail.server.ts";
import { findDispute, isLostInDispute } from "../domain/billing/disputes/disputes.server.ts";
import { findOrder, idsOfOtherOrders, listOrdersBy } from "../domain/billing/orders.server.ts";
import { findPayment, findUnreturnedPaise, listPaymentsOfOrder } from "../domain/billing/payments.server.ts";
import type {
  ApprovedRefundData,
  FailedRefundData,
  ProcessedRefundData,
} from "../domain/billing/refund-requests/mails.server.ts";
import {
  findRefundRequest,
  findRefundRequestOf,
  listRequestsOf,
} from "../domain/billing/refund-requests/refund-requests.server.ts";
import { bankReferenceOf, findRefund } from "../domain/billing/refunds.server.ts";
import { findCreditNoteOf } from "../domain/documents/documents.server.ts";
import { downloadPath } from "../domain/documents/download-links.server.ts";
import { indianDay } from "../domain/india-calendar.server.ts";
import type { QueuedMail } from "../domain/mail/outbox.server.ts";
import { endOf } from "../domain/membership/last-day.server.ts";
import { findMembership, listRunningTerms } from "../domain/membership/memberships.server.ts";
import { isInUse, stateOn } from "../domain/membership/terms.server.ts";
import type { ReadDeps } from "./mail-data.server.ts";

type Queued = Pick<QueuedMail, "subjectId">;

export async function readApprovedRefund(
  deps: ReadDeps,
  { subjectId }: Queued,
): Promise<ApprovedRefundData | undefined> {
  const request = await findRefundRequest(deps, subjectId);
  // A later mail reports the result.
  if (request?.state !== "processing") return undefined;
  const paid = await findPaid(deps, request.paymentId);
  if (!paid) return undefined;
  const endsMembership = await isEnding(deps, paid.orderId);
  const hasMembership = paid.membership?.revokedOn === null;
  return { ...paid.about, amountPaise: request.amountPaise, endsMembership, hasMembership };
}

/** True if the approved refunds of an order end its membership together. */
async function isEnding(deps: ReadDeps, orderId: string): Promise<boolean> {
  const payments = await listPaymentsOfOrder(deps, orderId);
  const ids = payments.map(({ id }) => id);
  const approved = (await listRequestsOf(deps, ids)).filter(({ state }) => state === "processing");
  const returning = approved.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return approved.some((one) => one.endsMembership) || (await findUnreturnedPaise(deps, orderId)) <= returning;
}

export async function readProcessedRefund(
  deps: ReadDeps,
  { subjectId: refundId }: Queued,
): Promise<ProcessedRefundData | undefined> {
  const refund = await findRefund(deps, refundId);
  const paid = refund?.status === "processed" ? await findPaid(deps, refund.paymentId) : undefined;
  if (!refund || !paid) return undefined;
  const { amountPaise, updatedAt } = refund;
  const { about, membership } = paid;
  const note = await findCreditNoteOf(deps, refundId);
  const creditNote = note && { number: note.number, id: note.id, path: downloadPath(deps, note.id) };
  const bankReference = bankReferenceOf(refundId);
  const processedOn = indianDay(updatedAt);
  const remaining = membership?.revokedOn ? await listRemaining(deps, paid.orderId) : [];
  return { ...about, amountPaise, refundId, bankReference, processedOn, membership, remaining, creditNote };
}

async function listRemaining(deps: ReadDeps, orderId: string): Promise<ProcessedRefundData["remaining"]> {
  const terms = await listRunningTerms(deps, idsOfOtherOrders(orderId));
  const orders = await listOrdersBy(
    deps,
    terms.map((term) => term.orderId),
  );
  const today = indianDay(deps.now());
  return terms
    .filter(({ validTo }) => validTo >= today)
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))
    .map(({ validFrom, validTo, orderId: id, planId }) => {
      const planTitle = orders.find((order) => order.id === id)?.planTitle ?? planId;
      return { planTitle, validFrom, validTo };
    });
}

export async function readFailedRefund(
  deps: ReadDeps,
  { subjectId: id }: Queued,
): Promise<FailedRefundData | undefined> {
  const refund = await findRefund(deps, id);
  const request = refund ? await findRefundRequestOf(deps, id) : await findRefundRequest(deps, id);
  const failed = refund ?? request;
  if ((refund?.status ?? request?.state) !== "failed" || !failed) return undefined;
  const paid = await findPaid(deps, failed.paymentId);
  const { paymentId, amountPaise } = failed;
  if (!paid) return undefined;
  const isLost = await isLostInDispute(deps, paymentId);
  const about = { paymentId, amountPaise, providerOrderId: paid.providerOrderId };
  return { ...about, message: request?.lastError ?? null, isLostInDispute: isLost };
}

/** Returns `undefined` for an outdated state, because the newer state has its own mail. */
export async function readDispute(deps: ReadDeps, { subjectId }: Queued): Promise<DisputeData | undefined> {
  const [id = "", ...words] = subjectId.split(":");
  const dispute = await findDispute(deps, id);
  if (!dispute || dispute.status !== words.join(":")) return undefined;
  const { paymentId, amountPaise, phase, status, reasonCode, respondBy } = dispute;
  const paid = await findPaid(deps, paymentId);
  const answerBy = respondBy ? indianDay(respondBy) : undefined;
  const about = { paymentId, amountPaise, phase, status, reasonCode, answerBy };
  return { ...about, providerOrderId: paid?.providerOrderId, membership: paid?.membership };
}

async function findPaid(deps: ReadDeps, paymentId: string) {
  const payment = await findPayment(deps, paymentId);
  const order = payment && (await findOrder(deps, payment.orderId));
  if (!order) return undefined;
  const { planTitle, providerOrderId } = order;
  const membership = await findShownMembership(deps, order.id);
  return { orderId: order.id, providerOrderId, about: { planTitle, paidPaise: payment.amountPaise }, membership };
}

/** `undefined` also for a membership that is over, unless it was revoked: then `revokedOn` is its actual last day. */
async function findShownMembership(deps: ReadDeps, orderId: string) {
  const membership = await findMembership(deps, orderId);
  if (!membership) return undefined;
  const { validTo } = membership;
  if (membership.revokedOn) return { validTo, revokedOn: endOf(membership) };
  return isInUse({ state: stateOn(indianDay(deps.now()), membership) }) ? { validTo, revokedOn: null } : undefined;
}
