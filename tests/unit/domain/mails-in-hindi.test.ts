import { expect, test } from "vitest";
import { localPath } from "#messages/locale.ts";
import { settings as hindi } from "#worker/content/seed/hi/settings.ts";
import { settings } from "#worker/content/seed/settings.ts";
import { MAIL_KINDS } from "#worker/db/schema/mail.ts";
import * as emailChange from "#worker/domain/accounts/mails.server.ts";
import * as accounts from "#worker/domain/accounts/mails.server.ts";
import { transferReservedMail } from "#worker/domain/bank-transfers/mails.server.ts";
import { disputeReportedMail } from "#worker/domain/billing/disputes/dispute-mail.server.ts";
import { paymentKeptMail, receiptMail } from "#worker/domain/billing/mails.server.ts";
import * as refunds from "#worker/domain/billing/refund-requests/mails.server.ts";
import { recordReplyMail } from "#worker/domain/console/correspondence/record-mail.server.ts";
import type { Document } from "#worker/domain/documents/documents.server.ts";
import * as events from "#worker/domain/events/mails.server.ts";
import { forumName } from "#worker/domain/mail/forum-name.server.ts";
import { type MailDefinition, type MailKind, pageAt } from "#worker/domain/mail/mail-definition.server.ts";
import { composeMail } from "#worker/domain/mail/mail-layout.server.ts";
import { renewalReminderMail } from "#worker/domain/membership/mails.server.ts";
import { purchaseLeftMail, purchaseMovedMail } from "#worker/domain/merging/mails.server.ts";
import { erasureDoneMail } from "#worker/domain/privacy/mails.server.ts";
import { schemeChangedMail } from "#worker/domain/schemes/mails.server.ts";
import { seatInvitedMail, seatWithdrawnMail } from "#worker/domain/seats/mails.server.ts";
import * as visitors from "#worker/domain/visitors/mails.server.ts";
import { inLocale } from "#worker/locale.server.ts";

const site = settings[0] ?? expect.fail("no settings");
const SITE = { siteUrl: "https://masaforum.example" };
const RECIPIENT = "x@example.org";
const OTHER = "a•••@e•••.org";
const NAME = "मीरा डिज़ाइन";
const DOCUMENT: Document = {
  ...{ id: "document-1", kind: "invoice", orderId: "order-1", refundId: null, creditsId: null },
  ...{ series: "MFI/26-27", sequence: 42, revision: 0, number: "MFI/26-27/000042", issuedOn: "2026-11-20" },
  ...{ totalPaise: 2499900, taxablePaise: 2118559, cgstPaise: 0, sgstPaise: 0, igstPaise: 381341 },
  ...{ periodFrom: "2026-11-20", periodTo: "2027-11-19", createdAt: new Date(), cancelledAt: null },
  ...{ ordinal: 0, paymentId: null },
  terms: {
    ...{ prefix: "MF", item: "Gold Member membership", reference: "order_1", sac: "999511", ratePercent: 18 },
    placeOfSupply: "29",
    seller: { legalName: site.legalName, address: site.address, state: "27", gstin: "27AAPFU0939F1ZV" },
    buyer: { name: NAME, company: "", gstin: "", address: "", state: "29" },
  },
};
const ON_DEVICE = { device: "Chrome", day: "1/2/2026" };
const CODE = { code: "123456" };
const REFUND = { planTitle: "Gold Member", amountPaise: 123456, paidPaise: 2499900 };
const PROCESSED = {
  ...{ ...REFUND, refundId: "rfnd_1", processedOn: "2026-12-01", bankReference: undefined },
  creditNote: { id: "note-1", number: "MFC/26-27/000007", path: "/documents/note-1?until=1&signature=a" },
  membership: { validTo: "2027-11-19", revokedOn: null },
  remaining: [],
};
const RECEIPT = {
  ...{ orderId: "order-1", membershipNumber: "M/26-27/000042", document: DOCUMENT, buyer: NAME, kind: "new" as const },
  ...{ path: "/documents/document-1?until=1&signature=abc", planTitle: "Gold Member", amountPaise: 2499900 },
  ...{ paidOn: "2026-11-20", validFrom: "2026-11-20", validTo: "2027-11-19" },
};
/** As the job reads it, in the language of the mail. */
const CALENDAR = { filename: "one.ics", content: "BEGIN:VCALENDAR" };
const registered = () => ({
  ...{ title: "मंथली कनेक्ट", when: "19/11/2026", where: "पटिया", bring: "पहचान पत्र" },
  page: pageAt(SITE, "/events#one"),
  isCancelled: false,
  calendar: CALENDAR,
});
const TRANSFER = {
  ...{ reference: "MFB-7K2Q", planTitle: "Gold Member", amountPaise: 2499900, lastDay: "2026-12-04", start: "यह." },
  account: { name: "ABC", number: "000000000000", ifsc: "SMPL0000000", bank: "XYZ" },
  path: "/membership/bank-transfer/reserved?key=1",
};
const REMINDER = { planTitle: "Gold Member", validTo: "2027-11-19" };
const RENEWAL = { price: "24,999", sentence: "₹24,999.", path: "/membership?plan=gold#gold" };
const SEAT = { seatId: "seat-1", planTitle: "Corporate Member", validTo: "2027-11-19", invitedBy: RECIPIENT };
const scheme = () => ({
  ...{ title: "स्टैंड-अप इंडिया", finderUrl: pageAt(SITE, "/SchemesPage/finder") },
  stopUrl: pageAt(SITE, "/scheme-reminders/stop?key=1"),
});

type Account = { name: string | undefined } | undefined;
type Rendered = (account: Account) => ReturnType<typeof composeMail>;
const PROVEN = { name: NAME };

function as<Data>(mail: MailDefinition<MailKind, string, Data>, read: () => NoInfer<Data>): Rendered {
  return (account) => {
    const address = localPath("/") === "/" ? site.address : (hindi["site"]?.address ?? "");
    const context = { ...site, ...SITE, address, name: forumName(site.name), recipient: RECIPIENT, account };
    return composeMail(mail.write(read(), context), context);
  };
}

/** Each kind in its states; those to the forum itself stay English. */
const MAILS: Record<Exclude<MailKind, "dispute_reported" | "refund_failed">, Rendered[]> = {
  receipt: [
    as(receiptMail, () => RECEIPT),
    as(receiptMail, () => ({ ...RECEIPT, kind: "renewal" as const, validFrom: "2026-11-25", validTo: "2027-11-24" })),
    as(receiptMail, () => ({ ...RECEIPT, kind: "upgrade" as const, validFrom: "2026-11-25", validTo: "2027-11-24" })),
  ],
  payment_kept: [2499900, 499900].map((remainingPaise) => as(paymentKeptMail, () => ({ ...RECEIPT, remainingPaise }))),
  renewal_reminder: [-3, 0, 1, 7].flatMap((daysLeft) => [
    as(renewalReminderMail, () => ({ ...REMINDER, daysLeft, renewal: RENEWAL })),
    as(renewalReminderMail, () => ({ ...REMINDER, daysLeft, renewal: undefined })),
  ]),
  refund_approved: [true, false].map((endsMembership) =>
    as(refunds.refundApprovedMail, () => ({ ...REFUND, endsMembership, hasMembership: true })),
  ),
  refund_processed: [
    as(refunds.refundProcessedMail, () => PROCESSED),
    as(refunds.refundProcessedMail, () => ({ ...PROCESSED, bankReference: "UTR1", creditNote: undefined })),
    as(refunds.refundProcessedMail, () => ({
      ...PROCESSED,
      membership: { validTo: "2027-11-19", revokedOn: "2026-12-01" },
      remaining: [{ planTitle: "Premium Member", validFrom: "2026-01-10", validTo: "2027-01-09" }],
    })),
  ],
  bank_transfer_reserved: [as(transferReservedMail, () => TRANSFER)],
  seat_invited: [as(seatInvitedMail, () => ({ ...SEAT, company: "कंपनी" }))],
  seat_withdrawn: [as(seatWithdrawnMail, () => ({ ...SEAT, company: "कंपनी" }))],
  welcome: [as(accounts.welcomeMail, () => ({}))],
  known_address: [as(accounts.knownAddressMail, () => ({}))],
  accounts_merged: [true, false].map((isKept) => as(accounts.accountsMergedMail, () => ({ other: OTHER, isKept }))),
  merged_address: [as(accounts.mergedAddressMail, () => ({ other: OTHER }))],
  purchase_moved: [as(purchaseMovedMail, () => ({ planTitle: "Gold Member", day: "2026-11-27" }))],
  purchase_left: [as(purchaseLeftMail, () => ({}))],
  sign_in_code: [as(accounts.loginCodeMail, () => CODE)],
  no_account: [as(accounts.noAccountMail, () => ({}))],
  new_sign_in: [as(accounts.newLoginMail, () => ON_DEVICE)],
  passkey_added: [as(accounts.passkeyAddedMail, () => ON_DEVICE)],
  email_change_code: [as(emailChange.emailChangeCodeMail, () => CODE)],
  address_taken: [as(emailChange.addressTakenMail, () => ({}))],
  email_changed: [as(emailChange.emailChangedMail, () => ({}))],
  erasure_done: [0, 1, 3].map((retainedReceipts) =>
    as(erasureDoneMail, () => ({ number: "K7QM-2XVD", retainedReceipts })),
  ),
  event_registered: [
    as(events.eventRegisteredMail, registered),
    as(events.eventRegisteredMail, () => ({ ...registered(), isCancelled: true })),
  ],
  registration_confirmed: [as(events.registrationConfirmedMail, registered)],
  registration_moved: [as(events.registrationMovedMail, registered)],
  registration_cancelled: [as(events.registrationCancelledMail, registered)],
  event_correction: [
    as(events.eventCorrectionMail, () => ({ title: "मंथली कनेक्ट", choiceUrl: pageAt(SITE, "/event-registration") })),
  ],
  contact_received: [as(visitors.contactReceivedMail, () => ({}))],
  call_back_received: [as(visitors.callBackReceivedMail, () => ({ planTitle: "Gold Member" }))],
  message_reply: [as(visitors.messageReplyMail, () => ({ body: "नमस्ते।\n\nधन्यवाद।", sentOn: "1/2/2026" }))],
  record_reply: [
    as(recordReplyMail, () => ({ body: "नमस्ते।\n\nधन्यवाद।", kind: "member" as const })),
    as(recordReplyMail, () => ({
      body: "नमस्ते।",
      kind: "registration" as const,
      title: "मंथली कनेक्ट",
      isCancelled: false,
      calendar: CALENDAR,
    })),
    as(recordReplyMail, () => ({ body: "नमस्ते।", kind: "order" as const, title: "Gold Member" })),
  ],
  scheme_changed: [true, false].map((isOpen) => as(schemeChangedMail, () => ({ ...scheme(), isOpen }))),
};
const CASES = Object.entries(MAILS).flatMap(([kind, states]) =>
  states.flatMap((render, state) =>
    [undefined, { name: undefined }, PROVEN].map(
      (account, proof) => [`${kind} ${state} ${proof}`, render, account] as const,
    ),
  ),
);

const linksOf = (text: string) => text.match(/https:\/\/[^\s"<]*[^\s"<:.,।]/g) ?? [];
const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);
const numbersOf = (text: string) => (text.replace(/https:\S+/g, "").match(/₹?\d+(?:[,.]\d+)*/g) ?? []).toSorted();
/** The subject of an answer is in the language of the mail. */
const withoutSubject = (url: string) => url.replace(/\?subject=.*/, "");
const toHindi = (url: string) => SITE.siteUrl + localPath(url.slice(SITE.siteUrl.length), "hi");
const isPage = (url: string) => url.startsWith(SITE.siteUrl);
/** Names and values of the mail, which are no text. */
const DATA = [
  ...[site.legalName, site.email, site.phone, RECIPIENT, "MASA Forum", "GSTIN 27AAPFU0939F1ZV", "ABC", "XYZ", "Chrome"],
  ...["IFSC", "IGST", "MFI/", "MFC/", "MFB-7K2Q", "SMPL0000000", "MFI/", "MFC/", "UTR1", "rfnd_1", "K7QM-2XVD", OTHER],
];

/** Latin words that are neither data nor part of a link. */
function latinIn(text: string): string[] {
  const plain = DATA.reduce((rest, value) => rest.replaceAll(value, ""), text.replace(/(?:https|mailto):\S+/g, ""));
  return plain.match(/[a-z]{3,}/gi) ?? [];
}

test("every kind of mail is here, except those to the forum itself", () => {
  expect([...Object.keys(MAILS), disputeReportedMail.kind, refunds.refundFailedMail.kind].toSorted()).toEqual(
    [...MAIL_KINDS].toSorted(),
  );
  expect([disputeReportedMail.isInternal, refunds.refundFailedMail.isInternal]).toEqual([true, true]);
});

test.each(CASES)(
  "%s says the same in both languages, and nothing in English in the Hindi mail",
  (_name, render, account) => {
    const [english, translated] = [inLocale("en", () => render(account)), inLocale("hi", () => render(account))];
    expect(translated.subject).toMatch(/\p{Script=Devanagari}{3}/u);
    expect(latinIn(`${translated.subject}\n${translated.text}`)).toEqual([]);
    expect(numbersOf(translated.text)).toEqual(numbersOf(english.text));
    expect(linksOf(translated.text).toSorted()).toEqual(
      linksOf(english.text)
        .map((url) => (isPage(url) ? toHindi(url) : url))
        .toSorted(),
    );
    expect(hrefsOf(translated.html).length).toBe(hrefsOf(english.html).length);
    expect(new Set(hrefsOf(translated.html).map(withoutSubject))).toEqual(
      new Set(hrefsOf(english.html).map((url) => (isPage(url) ? toHindi(url) : withoutSubject(url)))),
    );
    expect(translated.html).toContain('<html lang="hi">');
    expect(english.html).toContain('<html lang="en">');
    expect(latinIn(translated.html.replace(/<style>.*<\/style>|<[^>]+>/gs, " "))).toEqual([]);
    expect(translated.attachments).toEqual(english.attachments);
  },
);

test("the answer to a changed address has a subject in the language of the mail, and the text part shows its address alone", () => {
  const mail = inLocale("hi", () => as(emailChange.emailChangedMail, () => ({}))(PROVEN));
  const subject = /\?subject=([^"]+)/.exec(mail.html)?.[1] ?? "";
  expect(decodeURIComponent(subject)).toBe("मेरा ईमेल पता बदल दिया गया है");
  expect(mail.text).toContain(`mailto:${site.email}\n`);
});

test.each([
  ["new", "मासा फ़ोरम से जुड़ने के लिए धन्यवाद।"],
  ["renewal", "मासा फ़ोरम के साथ बने रहने के लिए धन्यवाद।"],
] as const)("a receipt thanks for what was bought: %s", (kind, thanks) => {
  const mail = inLocale("hi", () => as(receiptMail, () => ({ ...RECEIPT, kind }))(PROVEN));
  expect(mail.text).toContain(thanks);
});
