import type { Entry } from "../content/collections.ts";
import type { Deps } from "../deps.ts";
import { deviceName } from "../domain/accounts/device.server.ts";
import { overMailCap } from "../domain/accounts/mail-caps.server.ts";
import { findMember, findMemberByEmail } from "../domain/accounts/members.server.ts";
import { findPasskey } from "../domain/accounts/passkeys.server.ts";
import { findSessionRow } from "../domain/accounts/sessions.server.ts";
import { findLivingCode } from "../domain/accounts/sign-in-codes.server.ts";
import { findOrder } from "../domain/billing/orders.server.ts";
import { settingsOf } from "../domain/content/settings.server.ts";
import { eventCorrectionText, eventRegisteredText } from "../domain/events/event-mail-texts.server.ts";
import { findRegistration } from "../domain/events/event-registrations.server.ts";
import { findCorrection } from "../domain/events/registration-corrections.server.ts";
import { CORRECTIONS_PATH, registrationKey } from "../domain/events/registration-links.server.ts";
import { indianDay, longDate } from "../domain/india-calendar.server.ts";
import {
  addressTakenText,
  emailChangedText,
  emailChangeText,
  erasureDoneText,
  knownAddressText,
  mailOf,
  newSignInText,
  noAccountText,
  passkeyAddedText,
  receiptText,
  signInCodeText,
  welcomeText,
} from "../domain/mail/mail-texts.server.ts";
import {
  claimDueMail,
  giveUpMail,
  postponeMail,
  type QueuedMail,
  recordMailFailed,
  recordMailSent,
} from "../domain/mail/outbox.server.ts";
import { findMembership, findReceiptNumber } from "../domain/membership/memberships.server.ts";
import { printedTermsOf } from "../domain/membership/receipt-terms.server.ts";
import { describeRegistrations } from "../domain/privacy/account-overview.server.ts";
import { findErasure } from "../domain/privacy/erasure-requests.server.ts";
import type { Mail, MailResult } from "../providers/mail.ts";

type MailDeps = Pick<Deps, "db" | "now" | "log" | "mail" | "content" | "config">;

const MAILS_A_RUN = 20;

export async function deliverMail(deps: MailDeps): Promise<void> {
  // Check before a claim: no mail can be written without settings.
  const settings = settingsOf((await deps.content.snapshot()).collections);
  for (let n = 0; n < MAILS_A_RUN; n++) {
    const queued = await claimDueMail(deps);
    if (!queued) return;
    await deliver(deps, queued, settings);
  }
}

async function deliver(deps: MailDeps, queued: QueuedMail, settings: Entry<"settings">): Promise<void> {
  const fields = { mailId: queued.id, kind: queued.kind };
  const result = await send(deps, queued, settings);
  if (result === "not_needed") {
    await giveUpMail(deps, queued, "subject_gone");
    deps.log("info", "mail.not_needed", fields);
  } else if (result === "drop") {
    await giveUpMail(deps, queued, "address_limit");
    deps.log("warn", "mail.address_limit", fields);
  } else if ("postponeSeconds" in result) {
    await postponeMail(deps, queued, result.postponeSeconds);
  } else if (result.ok) {
    await recordMailSent(deps, queued);
  } else {
    const status = await recordMailFailed(deps, queued, result.error);
    deps.log("error", "mail.failed", { ...fields, cause: result.error, status });
  }
}

async function send(
  deps: MailDeps,
  queued: QueuedMail,
  settings: Entry<"settings">,
): Promise<MailResult | "not_needed" | "drop" | { postponeSeconds: number }> {
  try {
    const mail = await writeMail(deps, queued, settings);
    if (!mail) return "not_needed";
    return (await overMailCap(deps, queued)) ?? (await deps.mail.send(mail));
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.name : "unknown" };
  }
}

async function writeMail(deps: MailDeps, queued: QueuedMail, settings: Entry<"settings">): Promise<Mail | undefined> {
  const { kind, recipient, subjectId } = queued;
  const { siteUrl } = deps.config;
  const pages = { login: `${siteUrl}/login`, register: `${siteUrl}/register`, security: `${siteUrl}/account/security` };
  switch (kind) {
    case "receipt": {
      const order = await findOrder(deps, subjectId);
      const membership = await findMembership(deps, subjectId);
      const number = await findReceiptNumber(deps, subjectId);
      if (!order?.paidAt || !membership || !number) return undefined;
      const { validFrom, validTo } = membership;
      const isProven = (await findMemberByEmail(deps, recipient))?.state === "active";
      const name = isProven ? order.name : undefined;
      const receipt = { ...order, name, number, paidOn: indianDay(order.paidAt), validFrom, validTo };
      return mailOf(recipient, receiptText(receipt, printedTermsOf(order, settings), settings), settings);
    }
    case "welcome": {
      const member = await findMember(deps, subjectId);
      return member && mailOf(recipient, welcomeText(settings, pages.login), settings);
    }
    case "known_address":
      return mailOf(recipient, knownAddressText(settings, pages.login), settings);
    case "sign_in_code": {
      const code = await findLivingCode(deps, subjectId);
      return code === undefined ? undefined : mailOf(recipient, signInCodeText(code, recipient, settings), settings);
    }
    case "email_change_code": {
      const code = await findLivingCode(deps, subjectId);
      return code === undefined ? undefined : mailOf(recipient, emailChangeText(code, recipient, settings), settings);
    }
    case "address_taken":
      return mailOf(recipient, addressTakenText(settings, pages.login), settings);
    case "email_changed":
      return mailOf(recipient, emailChangedText(settings), settings);
    case "erasure_done": {
      const erasure = await findErasure(deps, subjectId);
      const retainedReceipts = (erasure?.retained ?? []).filter((document) => document.kind === "receipt").length;
      const statusUrl = `${siteUrl}/erasure?number=${subjectId}`;
      return mailOf(recipient, erasureDoneText({ number: subjectId, retainedReceipts, statusUrl }, settings), settings);
    }
    case "event_registered": {
      const event = await findRegisteredEvent(deps, subjectId);
      const calendarUrl = event?.calendar && `${siteUrl}${event.calendar}`;
      return event && mailOf(recipient, eventRegisteredText({ ...event, calendarUrl }, settings), settings);
    }
    case "event_correction": {
      const correction = await findCorrection(deps, subjectId);
      const event = correction && (await findRegisteredEvent(deps, correction.registrationId));
      if (!event) return undefined;
      const choiceUrl = `${siteUrl}${CORRECTIONS_PATH}?key=${registrationKey(deps, { ...event, email: recipient })}`;
      return mailOf(recipient, eventCorrectionText({ ...event, choiceUrl }, settings), settings);
    }
    case "no_account":
      return mailOf(recipient, noAccountText(settings, pages.register), settings);
    case "new_sign_in": {
      // Report a sign-in even if its session has ended: an intruder may have ended it.
      const row = (await findSessionRow(deps, subjectId)) ?? { ...queued, userAgent: null };
      return mailOf(recipient, newSignInText(detailsOf(row, row.userAgent), settings, pages.security), settings);
    }
    case "passkey_added": {
      const row = await findPasskey(deps, subjectId);
      return (
        row &&
        mailOf(
          recipient,
          passkeyAddedText({ ...detailsOf(row, null), device: row.name ?? "" }, settings, pages.security),
          settings,
        )
      );
    }
  }
}

async function findRegisteredEvent(deps: MailDeps, registrationId: string) {
  const registration = await findRegistration(deps, registrationId);
  return registration && (await describeRegistrations(deps, [registration]))[0];
}

function detailsOf({ createdAt }: { createdAt: Date }, userAgent: string | null): { device: string; at: string } {
  return { device: deviceName(userAgent), at: longDate(indianDay(createdAt)) };
}
