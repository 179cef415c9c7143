import type { Deps } from "../deps.ts";
import { deviceName } from "../domain/accounts/device-name.server.ts";
import { findActiveCode } from "../domain/accounts/login-codes.server.ts";
import { findPasskey } from "../domain/accounts/passkeys.server.ts";
import { findSessionRow } from "../domain/accounts/sessions.server.ts";
import { transferPath } from "../domain/bank-transfers/transfer-link.server.ts";
import { startSentence } from "../domain/bank-transfers/transfer-upgrade.server.ts";
import { findTransfer } from "../domain/bank-transfers/transfers.server.ts";
import type { KeptPaymentData, ReceiptData } from "../domain/billing/mails.server.ts";
import { findOrder } from "../domain/billing/orders.server.ts";
import { findRemainingPaise } from "../domain/billing/refund-requests/request-refund.server.ts";
import { settingsOf } from "../domain/content/settings.server.ts";
import { findDocument, findDocumentOf } from "../domain/documents/documents.server.ts";
import { downloadPath } from "../domain/documents/download-links.server.ts";
import { indianDay, longDate } from "../domain/india-calendar.server.ts";
import type { QueuedMail } from "../domain/mail/outbox.server.ts";
import { earlyEndOf } from "../domain/membership/last-day.server.ts";
import { findMembershipNumber } from "../domain/membership/membership-numbers.server.ts";
import { findMembership } from "../domain/membership/memberships.server.ts";
import { bankAccountOf } from "../domain/membership/payment-methods.server.ts";
import { findErasure } from "../domain/privacy/erasure-requests.server.ts";
import { findMessage } from "../domain/visitors/contact.server.ts";

export type ReadDeps = Pick<Deps, "db" | "now" | "content" | "config">;
type Queued = Pick<QueuedMail, "subjectId">;

export async function readNothing() {
  return {};
}

export async function readReceipt(deps: ReadDeps, { subjectId: orderId }: Queued): Promise<ReceiptData | undefined> {
  const order = await findOrder(deps, orderId);
  const membership = await findMembership(deps, orderId);
  const membershipNumber = await findMembershipNumber(deps, orderId);
  const document = await findDocumentOf(deps, orderId);
  if (!order?.paidAt || !membership || !membershipNumber || !document) return undefined;
  const { name: buyer, planTitle, amountPaise } = order;
  const { validFrom, validTo, kind } = membership;
  const path = downloadPath(deps, document.id);
  const end = earlyEndOf(membership);
  const endedOn = end && end <= indianDay(deps.now()) ? end : undefined;
  const dates = { paidOn: document.issuedOn, validFrom, validTo, endedOn };
  return { orderId, membershipNumber, document, path, buyer, planTitle, amountPaise, ...dates, kind };
}

/** Returns `undefined`, so no mail is sent, once the whole payment is refunded. */
export async function readKeptPayment(deps: ReadDeps, { subjectId: id }: Queued): Promise<KeptPaymentData | undefined> {
  const document = (await findDocument(deps, id))?.document;
  const order = document && (await findOrder(deps, document.orderId));
  if (!order) return undefined;
  const { name: buyer, planTitle, amountPaise } = order;
  const remainingPaise = document.paymentId ? await findRemainingPaise(deps, document.paymentId) : amountPaise;
  if (remainingPaise === 0) return undefined;
  return { document, path: downloadPath(deps, id), buyer, planTitle, amountPaise, remainingPaise };
}

export async function readCode(deps: ReadDeps, { subjectId }: Queued) {
  const code = await findActiveCode(deps, subjectId);
  return code === undefined ? undefined : { code };
}

/** Reports a login even if its session has ended: an intruder may have ended it. */
export async function readLogin(deps: ReadDeps, queued: Pick<QueuedMail, "subjectId" | "createdAt">) {
  const row = (await findSessionRow(deps, queued.subjectId)) ?? { ...queued, userAgent: null };
  return { device: deviceName(row.userAgent), day: longDate(indianDay(row.createdAt)) };
}

export async function readPasskey(deps: ReadDeps, { subjectId }: Queued) {
  const row = await findPasskey(deps, subjectId);
  return row && { device: row.name ?? "", day: longDate(indianDay(row.createdAt)) };
}

export async function readErasure(deps: ReadDeps, { subjectId: number }: Queued) {
  const erasure = await findErasure(deps, number);
  const retained = (erasure?.retained ?? []).filter(({ kind }) => kind !== "open_order");
  return { number, retainedReceipts: retained.length };
}

export async function readCallBack(deps: ReadDeps, { subjectId }: Queued) {
  const message = await findMessage(deps, subjectId);
  const { plans } = (await deps.content.snapshot()).collections;
  const plan = plans.find(({ planId }) => planId === message?.planId);
  return plan && { planTitle: plan.title };
}

/** Returns `undefined`, so no mail is sent, once the transfer is closed or if no bank account is set. */
export async function readTransfer(deps: ReadDeps, { subjectId: reference }: Queued) {
  const transfer = await findTransfer(deps, reference);
  const order = transfer && (await findOrder(deps, transfer.orderId));
  const account = bankAccountOf(settingsOf((await deps.content.snapshot()).collections), deps.config);
  if (!order || transfer.status !== "reserved" || !account) return undefined;
  const { planTitle } = order;
  const { amountPaise, lastDay } = transfer;
  const start = startSentence(order.upgrade, indianDay(transfer.createdAt));
  return { reference, planTitle, amountPaise, lastDay, start, account, path: transferPath(deps, reference) };
}
