import {
  accountsMergedMail,
  addressTakenMail,
  emailChangeCodeMail,
  emailChangedMail,
  knownAddressMail,
  loginCodeMail,
  mergedAddressMail,
  newLoginMail,
  noAccountMail,
  passkeyAddedMail,
  welcomeMail,
} from "../domain/accounts/mails.server.ts";
import { findMember } from "../domain/accounts/members.server.ts";
import { transferReservedMail } from "../domain/bank-transfers/mails.server.ts";
import { disputeReportedMail } from "../domain/billing/disputes/dispute-mail.server.ts";
import { paymentKeptMail, receiptMail } from "../domain/billing/mails.server.ts";
import {
  refundApprovedMail,
  refundFailedMail,
  refundProcessedMail,
} from "../domain/billing/refund-requests/mails.server.ts";
import { recordReplyMail } from "../domain/console/correspondence/record-mail.server.ts";
import {
  eventCorrectionMail,
  eventRegisteredMail,
  registrationCancelledMail,
  registrationConfirmedMail,
  registrationMovedMail,
} from "../domain/events/mails.server.ts";
import type { MailContext, MailDefinition, MailKind, MailText } from "../domain/mail/mail-definition.server.ts";
import type { QueuedMail } from "../domain/mail/outbox.server.ts";
import { renewalReminderMail } from "../domain/membership/mails.server.ts";
import { purchaseLeftMail, purchaseMovedMail } from "../domain/merging/mails.server.ts";
import { erasureDoneMail } from "../domain/privacy/mails.server.ts";
import { schemeChangedMail } from "../domain/schemes/mails.server.ts";
import { seatInvitedMail, seatWithdrawnMail } from "../domain/seats/mails.server.ts";
import { findMessage } from "../domain/visitors/contact.server.ts";
import { callBackReceivedMail, contactReceivedMail, messageReplyMail } from "../domain/visitors/mails.server.ts";
import { readMergedInto, readMergedPair, readMovedPurchase } from "./mail-account-data.server.ts";
import {
  type ReadDeps,
  readCallBack,
  readCode,
  readErasure,
  readKeptPayment,
  readLogin,
  readNothing,
  readPasskey,
  readReceipt,
  readTransfer,
} from "./mail-data.server.ts";
import {
  readConfirmedPlace,
  readCorrection,
  readEvent,
  readEventRegistration,
  readMovedPlace,
} from "./mail-event-data.server.ts";
import { readApprovedRefund, readDispute, readFailedRefund, readProcessedRefund } from "./mail-refund-data.server.ts";
import { readRecordReply, readReply } from "./mail-reply-data.server.ts";
import { readReminder } from "./renewal-reminders.server.ts";
import { readSchemeChange } from "./scheme-reminders.server.ts";
import { readSeatInvitation, readSeatWithdrawal } from "./seats.server.ts";

type Registered<Kind extends MailKind> = {
  kind: Kind;
  isInternal: boolean;
  /** Returns `undefined` if the mail's data has been deleted. */
  compose: (deps: ReadDeps, queued: QueuedMail, context: MailContext) => Promise<MailText | undefined>;
};

/** Every mail and how to read its data. The data is read when the mail is sent, so the outbox stores none. */
export const MAILS: { [Kind in MailKind]: Registered<Kind> } = {
  receipt: register(receiptMail, readReceipt),
  payment_kept: register(paymentKeptMail, readKeptPayment),
  renewal_reminder: register(renewalReminderMail, readReminder),
  refund_approved: register(refundApprovedMail, readApprovedRefund),
  refund_processed: register(refundProcessedMail, readProcessedRefund),
  dispute_reported: register(disputeReportedMail, readDispute),
  refund_failed: register(refundFailedMail, readFailedRefund),
  bank_transfer_reserved: register(transferReservedMail, readTransfer),
  seat_invited: register(seatInvitedMail, readSeatInvitation),
  seat_withdrawn: register(seatWithdrawnMail, readSeatWithdrawal),
  welcome: register(welcomeMail, (deps, { subjectId }) => findMember(deps, subjectId)),
  known_address: register(knownAddressMail, readNothing),
  accounts_merged: register(accountsMergedMail, readMergedPair),
  merged_address: register(mergedAddressMail, readMergedInto),
  purchase_moved: register(purchaseMovedMail, readMovedPurchase),
  purchase_left: register(purchaseLeftMail, readNothing),
  sign_in_code: register(loginCodeMail, readCode),
  no_account: register(noAccountMail, readNothing),
  new_sign_in: register(newLoginMail, readLogin),
  passkey_added: register(passkeyAddedMail, readPasskey),
  email_change_code: register(emailChangeCodeMail, readCode),
  address_taken: register(addressTakenMail, readNothing),
  email_changed: register(emailChangedMail, readNothing),
  erasure_done: register(erasureDoneMail, readErasure),
  event_registered: register(eventRegisteredMail, readEventRegistration),
  event_correction: register(eventCorrectionMail, readCorrection),
  contact_received: register(contactReceivedMail, (deps, { subjectId }) => findMessage(deps, subjectId)),
  call_back_received: register(callBackReceivedMail, readCallBack),
  scheme_changed: register(schemeChangedMail, readSchemeChange),
  message_reply: register(messageReplyMail, readReply),
  record_reply: register(recordReplyMail, readRecordReply),
  registration_confirmed: register(registrationConfirmedMail, readConfirmedPlace),
  registration_moved: register(registrationMovedMail, readMovedPlace),
  registration_cancelled: register(registrationCancelledMail, readEvent),
};

function register<Kind extends MailKind, Data>(
  { kind, isInternal = false, write }: MailDefinition<Kind, string, Data>,
  read: (deps: ReadDeps, queued: QueuedMail) => Promise<Data | undefined>,
): Registered<Kind> {
  return {
    kind,
    isInternal,
    compose: async (deps, queued, context) => {
      const data = await read(deps, queued);
      return data && write(data, context);
    },
  };
}
