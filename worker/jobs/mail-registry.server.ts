import type { Deps } from "../deps.ts";
import { deviceName } from "../domain/accounts/device.server.ts";
import {
  addressTakenMail,
  emailChangeCodeMail,
  emailChangedMail,
} from "../domain/accounts/email-change-mails.server.ts";
import {
  knownAddressMail,
  newSignInMail,
  noAccountMail,
  passkeyAddedMail,
  signInCodeMail,
  welcomeMail,
} from "../domain/accounts/mails.server.ts";
import { findMember, findMemberByEmail } from "../domain/accounts/members.server.ts";
import { findPasskey } from "../domain/accounts/passkeys.server.ts";
import { findSessionRow } from "../domain/accounts/sessions.server.ts";
import { findLivingCode } from "../domain/accounts/sign-in-codes.server.ts";
import { type ReceiptData, receiptMail } from "../domain/billing/mails.server.ts";
import { findOrder } from "../domain/billing/orders.server.ts";
import { settingsOf } from "../domain/content/settings.server.ts";
import { findRegistration } from "../domain/events/event-registrations.server.ts";
import { eventCorrectionMail, eventRegisteredMail } from "../domain/events/mails.server.ts";
import { findCorrection } from "../domain/events/registration-corrections.server.ts";
import { CORRECTIONS_PATH, registrationKey } from "../domain/events/registration-links.server.ts";
import { indianDay, longDate } from "../domain/india-calendar.server.ts";
import type { MailContext, MailDefinition, MailKind, MailText } from "../domain/mail/mail-definition.server.ts";
import type { QueuedMail } from "../domain/mail/outbox.server.ts";
import { findMembership, findReceiptNumber } from "../domain/membership/memberships.server.ts";
import { printedTermsOf } from "../domain/membership/receipt-terms.server.ts";
import { describeRegistrations } from "../domain/privacy/account-overview.server.ts";
import { findErasure } from "../domain/privacy/erasure-requests.server.ts";
import { erasureDoneMail } from "../domain/privacy/mails.server.ts";

type ReadDeps = Pick<Deps, "db" | "now" | "content" | "config">;
type Read<Data> = (deps: ReadDeps, queued: QueuedMail) => Promise<Data | undefined>;
type Registered<Kind extends MailKind> = {
  kind: Kind;
  /** `undefined`: what the mail is about is gone. */
  compose: (deps: ReadDeps, queued: QueuedMail, context: MailContext) => Promise<MailText | undefined>;
};

/** Every mail with what it is written from. Data is read when the mail is sent, so the outbox holds none. */
export const MAILS: { [Kind in MailKind]: Registered<Kind> } = {
  receipt: register(receiptMail, readReceipt),
  welcome: register(welcomeMail, (deps, { subjectId }) => findMember(deps, subjectId)),
  known_address: register(knownAddressMail, readNothing),
  sign_in_code: register(signInCodeMail, readCode),
  no_account: register(noAccountMail, readNothing),
  new_sign_in: register(newSignInMail, readSignIn),
  passkey_added: register(passkeyAddedMail, readPasskey),
  email_change_code: register(emailChangeCodeMail, readCode),
  address_taken: register(addressTakenMail, readNothing),
  email_changed: register(emailChangedMail, readNothing),
  erasure_done: register(erasureDoneMail, readErasure),
  event_registered: register(eventRegisteredMail, readEventRegistration),
  event_correction: register(eventCorrectionMail, readCorrection),
};

function register<Kind extends MailKind, Data>(
  { kind, write }: MailDefinition<Kind, string, Data>,
  read: Read<Data>,
): Registered<Kind> {
  return {
    kind,
    compose: async (deps, queued, context) => {
      const data = await read(deps, queued);
      return data && write(data, context);
    },
  };
}

async function readNothing() {
  return {};
}

async function readReceipt(deps: ReadDeps, { recipient, subjectId }: QueuedMail): Promise<ReceiptData | undefined> {
  const order = await findOrder(deps, subjectId);
  const membership = await findMembership(deps, subjectId);
  const number = await findReceiptNumber(deps, subjectId);
  if (!order?.paidAt || !membership || !number) return undefined;
  const { planTitle, amountPaise } = order;
  const { validFrom, validTo } = membership;
  const isProven = (await findMemberByEmail(deps, recipient))?.state === "active";
  const name = isProven ? order.name : undefined;
  const terms = printedTermsOf(order, settingsOf((await deps.content.snapshot()).collections));
  return { number, name, planTitle, amountPaise, paidOn: indianDay(order.paidAt), validFrom, validTo, terms };
}

async function readCode(deps: ReadDeps, { subjectId }: QueuedMail) {
  const code = await findLivingCode(deps, subjectId);
  return code === undefined ? undefined : { code };
}

/** Reports a sign-in even if its session has ended: an intruder may have ended it. */
async function readSignIn(deps: ReadDeps, queued: QueuedMail) {
  const row = (await findSessionRow(deps, queued.subjectId)) ?? { ...queued, userAgent: null };
  return { device: deviceName(row.userAgent), day: longDate(indianDay(row.createdAt)) };
}

async function readPasskey(deps: ReadDeps, { subjectId }: QueuedMail) {
  const row = await findPasskey(deps, subjectId);
  return row && { device: row.name ?? "", day: longDate(indianDay(row.createdAt)) };
}

async function readErasure(deps: ReadDeps, { subjectId: number }: QueuedMail) {
  const erasure = await findErasure(deps, number);
  const retained = (erasure?.retained ?? []).filter(({ kind }) => kind === "receipt");
  return { number, retainedReceipts: retained.length };
}

async function readEventRegistration(deps: ReadDeps, { subjectId }: QueuedMail) {
  const event = await findRegisteredEvent(deps, subjectId);
  return event && { ...event, calendarUrl: event.calendar && `${deps.config.siteUrl}${event.calendar}` };
}

async function readCorrection(deps: ReadDeps, { recipient, subjectId }: QueuedMail) {
  const correction = await findCorrection(deps, subjectId);
  const event = correction && (await findRegisteredEvent(deps, correction.registrationId));
  if (!event) return undefined;
  const key = registrationKey(deps, { ...event, email: recipient });
  return { title: event.title, choiceUrl: `${deps.config.siteUrl}${CORRECTIONS_PATH}?key=${key}` };
}

async function findRegisteredEvent(deps: ReadDeps, registrationId: string) {
  const registration = await findRegistration(deps, registrationId);
  return registration && (await describeRegistrations(deps, [registration]))[0];
}
