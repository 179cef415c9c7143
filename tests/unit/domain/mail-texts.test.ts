import { expect, test } from "vitest";
import { settings } from "#worker/content/seed/settings.ts";
import {
  addressTakenMail,
  emailChangeCodeMail,
  emailChangedMail,
  knownAddressMail,
  loginCodeMail,
  welcomeMail,
} from "#worker/domain/accounts/mails.server.ts";
import { disputeReportedMail } from "#worker/domain/billing/disputes/dispute-mail.server.ts";
import { paymentKeptMail, receiptMail } from "#worker/domain/billing/mails.server.ts";
import {
  refundApprovedMail,
  refundFailedMail,
  refundProcessedMail,
} from "#worker/domain/billing/refund-requests/mails.server.ts";
import type { Document } from "#worker/domain/documents/documents.server.ts";
import { eventRegisteredMail } from "#worker/domain/events/mails.server.ts";
import type { MailContext, MailDefinition, MailKind } from "#worker/domain/mail/mail-definition.server.ts";
import { composeMail } from "#worker/domain/mail/mail-layout.server.ts";
import { renewalReminderMail } from "#worker/domain/membership/mails.server.ts";
import { erasureDoneMail } from "#worker/domain/privacy/mails.server.ts";

const site = settings[0] ?? expect.fail("no settings");
const SITE_URL = "https://masaforum.example";
const RECIPIENT = "x@example.org";
const INVOICE: Document = {
  ...{ id: "document-1", kind: "invoice", orderId: "order-1", refundId: null, creditsId: null },
  ...{ series: "MFI/26-27", sequence: 42, revision: 0, number: "MFI/26-27/000042", issuedOn: "2026-11-20" },
  ...{ totalPaise: 2499900, taxablePaise: 2118559, cgstPaise: 0, sgstPaise: 0, igstPaise: 381341 },
  ...{
    periodFrom: "2026-11-20",
    periodTo: "2027-11-19",
    createdAt: new Date(),
    cancelledAt: null,
    ordinal: 0,
    paymentId: null,
  },
  terms: {
    ...{ prefix: "MF", item: "Gold Member membership", reference: "order_1", sac: "999511", ratePercent: 18 },
    placeOfSupply: "29",
    seller: { legalName: site.legalName, address: site.address, state: "27", gstin: "27AAPFU0939F1ZV" },
    buyer: { name: "Meera Design", company: "", gstin: "", address: "", state: "29" },
  },
};
const RECEIPT_DOCUMENT: Document = {
  ...INVOICE,
  ...{ kind: "receipt", number: "MFR/26-27/000042", taxablePaise: 2499900, igstPaise: 0 },
  terms: { ...INVOICE.terms, ratePercent: 0, seller: { ...INVOICE.terms.seller, gstin: "" } },
};
const PATH = "/documents/document-1?until=1&signature=abc";
const RECEIPT = {
  orderId: "order-1",
  membershipNumber: "M/26-27/000042",
  document: INVOICE,
  path: PATH,
  buyer: "Meera Design",
  planTitle: "Gold Member",
  amountPaise: 2499900,
  paidOn: "2026-11-20",
  validFrom: "2026-11-20",
  validTo: "2027-11-19",
  kind: "new" as const,
};
const PROVEN = { account: { name: "Meera Design" } };

/** Renders the mail for an address without an account, unless `changes` say otherwise. */
function render<Data>(
  { write }: MailDefinition<MailKind, string, Data>,
  data: Data,
  changes: Partial<MailContext> = {},
) {
  const context = { ...site, siteUrl: SITE_URL, recipient: RECIPIENT, account: undefined, ...changes };
  return composeMail(write(data, context), context);
}

test("the mail after a payment has the specification's sentence, the number, the dates and the tax", () => {
  const mail = render(receiptMail, RECEIPT, PROVEN);
  expect(mail.subject).toBe("Your Gold Member membership: tax invoice MFI/26-27/000042");
  for (const part of [
    "Payment Verified: Your Gold Member membership is valid until 19 November 2027.",
    "M/26-27/000042",
    "MFI/26-27/000042",
    "₹24,999",
    "IGST 18%",
    "₹3,813.41",
    "20 November 2026",
    "19 November 2027",
    `${SITE_URL}/dashboard/receipts/order-1`,
  ]) {
    expect(mail.text).toContain(part);
    expect(mail.html).toContain(part);
  }
});

test("the mail about money that is kept says that it opens nothing, and how to ask for it back", () => {
  const { subject, text } = render(paymentKeptMail, { ...RECEIPT, remainingPaise: RECEIPT.amountPaise }, PROVEN);
  expect(subject).toBe("Your payment of ₹24,999: tax invoice MFI/26-27/000042");
  for (const part of [
    "We have kept your payment of ₹24,999 for Gold Member and issued tax invoice MFI/26-27/000042 for it.",
    "This payment does not begin or extend a membership.",
    `If you expect this money back, write to ${site.email}.`,
    `/dashboard/documents/${INVOICE.id}`,
  ]) {
    expect(text).toContain(part);
  }
  for (const word of ["Thank you", "Membership number", "Valid from"]) expect(text).not.toContain(word);
});

test.each([
  ["renewal", "is renewed from 10 January 2027 to 9 January 2028."],
  ["later_lower_plan", "begins on 10 January 2027 and is valid until 9 January 2028."],
] as const)("a membership that begins later states its first and last day (%s)", (kind, sentence) => {
  const { text } = render(receiptMail, { ...RECEIPT, kind, validFrom: "2027-01-10", validTo: "2028-01-09" });
  expect(text).toContain(`Payment Verified: Your Gold Member membership ${sentence}`);
});

test("without GST the mail after a payment has no tax line", () => {
  const mail = render(receiptMail, { ...RECEIPT, document: RECEIPT_DOCUMENT }, PROVEN);
  expect(mail.subject).toBe("Your Gold Member membership: receipt MFR/26-27/000042");
  for (const part of [mail.text, mail.html]) expect(part).not.toContain("GST");
});

test("a buyer with an account reads how to log in, one without an account how to register", () => {
  const login = "Log in with x@example.org at https://masaforum.example/login.";
  expect(render(receiptMail, RECEIPT, { account: { name: undefined } }).text).toContain(login);
  const stranger = render(receiptMail, RECEIPT).text;
  expect(stranger).not.toContain(login);
  expect(stranger).toContain("Register to open your receipt:\nhttps://masaforum.example/register");
});

test("the link to the PDF goes to a verified address only", () => {
  const download = `Download it as a PDF without logging in, for 30 days: ${SITE_URL}${PATH}`;
  expect(render(receiptMail, RECEIPT, PROVEN).text).toContain(download);
  for (const account of [undefined, { name: undefined }]) {
    expect(render(receiptMail, RECEIPT, { account }).text).not.toContain("/documents/");
  }
});

test("a receipt and the greeting name a person only at a verified address", () => {
  const toProven = render(receiptMail, RECEIPT, PROVEN).text;
  expect(toProven).toMatch(/^Dear Meera Design,\n\nThank you for joining MASA Forum\.\n\n/);
  expect(toProven).toContain("Name: Meera Design");
  for (const account of [undefined, { name: undefined }]) {
    const mail = render(receiptMail, RECEIPT, { account });
    expect(mail.text).toMatch(/^Hello,\n\nThank you/);
    expect(mail.text + mail.html).not.toContain("Meera");
  }
});

const REMINDER = {
  planTitle: "Gold Member",
  validTo: "2027-11-19",
  renewal: { price: "24,999", sentence: "A renewal costs ₹24,999.", path: "/membership?plan=gold#gold" },
};

test.each([
  [30, "Your Gold Member membership ends in 30 days"],
  [1, "Your Gold Member membership ends tomorrow"],
  [0, "Your Gold Member membership ends today"],
])("a reminder with %i days left says what a renewal costs and where to order it", (daysLeft, subject) => {
  const mail = render(renewalReminderMail, { ...REMINDER, daysLeft }, PROVEN);
  expect(mail.subject).toBe(subject);
  for (const part of [
    "Your Gold Member membership is valid until 19 November 2027.",
    "A renewal costs ₹24,999.",
    "Renew Gold Member:\nhttps://masaforum.example/membership?plan=gold#gold",
    "Enter x@example.org when you pay",
  ]) {
    expect(mail.text).toContain(part);
  }
});

test("the reminder in grace says until when grace runs; a plan that is not on sale has no price", () => {
  const { subject, text } = render(renewalReminderMail, { ...REMINDER, daysLeft: -1 });
  expect(subject).toBe("Your Gold Member membership has ended");
  expect(text).toContain("ended on 19 November 2027. Its grace period runs until 4 December 2027.");
  const gone = render(renewalReminderMail, { ...REMINDER, daysLeft: 7, renewal: undefined }).text;
  expect(gone).not.toContain("₹");
  expect(gone).toContain("See the plans:\nhttps://masaforum.example/membership\n");
});

const REFUND = { planTitle: "Gold Member", amountPaise: 1000000, paidPaise: 2499900 };

test.each([
  [{ endsMembership: true, hasMembership: true }, "Your Gold Member membership ends on the day the refund"],
  [{ endsMembership: false, hasMembership: true }, "Your Gold Member membership does not change."],
])("the mail about an approved refund says what it is and what becomes of the membership", (effect, sentence) => {
  const { subject, text } = render(refundApprovedMail, { ...REFUND, ...effect });
  expect(subject).toBe("We are refunding ₹10,000");
  expect(text).toContain("We are refunding ₹10,000 of your payment for Gold Member.");
  expect(text).toContain(sentence);
  expect(text).toContain("Paid: ₹24,999\nRefund: ₹10,000");
});

test("the mail about an approved refund of a payment without a membership mentions none", () => {
  const { text } = render(refundApprovedMail, { ...REFUND, endsMembership: true, hasMembership: false });
  expect(text).not.toContain("Your Gold Member membership");
});

test.each([
  [
    { validTo: "2027-11-19", revokedOn: "2026-11-24" },
    "Your Gold Member membership ended on 24 November 2026.\n\nYou still have: Premium Member, valid from 10 January 2026 to 9 January 2027.",
  ],
  [{ validTo: "2027-11-19", revokedOn: null }, "Your Gold Member membership remains valid until 19 November 2027."],
])("the mail about a processed refund says when the money arrives, and the reference", (membership, sentence) => {
  const refund = { ...REFUND, refundId: "rfnd_1", processedOn: "2026-11-24", membership, creditNote: undefined };
  const remaining = [{ planTitle: "Premium Member", validFrom: "2026-01-10", validTo: "2027-01-09" }];
  const { subject, text } = render(refundProcessedMail, { ...refund, bankReference: undefined, remaining });
  expect(subject).toBe("Your refund of ₹10,000");
  for (const part of [
    "The payment provider has processed your refund of ₹10,000 for Gold Member.",
    "within 5 to 7 working days",
    sentence,
    "Processed on: 24 November 2026\nReference: rfnd_1",
    `write to ${site.email} with this reference`,
  ]) {
    expect(text).toContain(part);
  }
});

const CREDIT_NOTE = { id: "note-1", number: "MFC/26-27/000007", path: "/documents/note-1?until=1&signature=abc" };

test("the mail about a refund has its credit note: a page for an account, a link without a session for a proven address", () => {
  const refund = {
    ...REFUND,
    refundId: "rfnd_1",
    bankReference: undefined,
    processedOn: "2026-11-24",
    membership: undefined,
    remaining: [],
  };
  const proven = render(refundProcessedMail, { ...refund, creditNote: CREDIT_NOTE }, PROVEN);
  expect(proven.text).toContain("Credit note number: MFC/26-27/000007");
  expect(proven.text).toContain(`${SITE_URL}/dashboard/documents/note-1`);
  expect(proven.text).toContain(`for 30 days: ${SITE_URL}${CREDIT_NOTE.path}`);
  const { text } = render(refundProcessedMail, { ...refund, creditNote: CREDIT_NOTE });
  expect(text).toContain("Credit note number: MFC/26-27/000007");
  expect(text).not.toContain("/documents/");
});

test("the mail about a refund by bank names the bank's reference and the day", () => {
  const refund = { ...REFUND, refundId: "bank:UTR123", bankReference: "UTR123", processedOn: "2026-11-24" };
  const none = { membership: undefined, remaining: [], creditNote: undefined };
  const { text } = render(refundProcessedMail, { ...refund, ...none });
  expect(text).toContain("to the bank account from which you paid.");
  expect(text).toContain("Transferred on: 24 November 2026\nReference: UTR123");
  expect(text).not.toContain("payment provider");
});

test.each([
  ["Your account has not enough balance.", "The payment provider says: “Your account has not enough balance.”"],
  [null, "The payment provider gives no reason."],
])("the mail about a failed refund tells finance the reason and what to do", (message, sentence) => {
  const failed = {
    paymentId: "pay_1",
    providerOrderId: "order_1",
    amountPaise: 1000000,
    message,
    isLostInDispute: false,
  };
  const { subject, text } = render(refundFailedMail, failed, { recipient: "finance@masaforum.example" });
  expect(subject).toBe("A refund of ₹10,000 failed");
  for (const part of ["for payment pay_1 failed", sentence, "Request the refund again", "Order: order_1"]) {
    expect(text).toContain(part);
  }
});

test.each([
  ["open", "Dispute: answer by 1 December 2026", "The payer’s bank contests a payment."],
  ["action_required", "Dispute: answer by 1 December 2026", "Answer on the payment provider’s dashboard"],
  ["under_review", "Dispute about payment pay_1: under review", "There is nothing to do now."],
  ["won", "Dispute about payment pay_1: won", "The money stays with the forum."],
  ["lost", "Dispute about payment pay_1: lost", "It cannot be refunded again."],
  ["closed", "Dispute about payment pay_1: closed", "Check the outcome"],
])("the mail about a dispute that is %s says what to do", (status, subject, sentence) => {
  const dispute = {
    paymentId: "pay_1",
    providerOrderId: undefined,
    amountPaise: 2499900,
    phase: "pre_arbitration",
    status,
    reasonCode: null,
    answerBy: "2026-12-01",
    membership: undefined,
  };
  const mail = render(disputeReportedMail, dispute);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(sentence);
  expect(mail.text).toContain(
    "Order: Not an order of this site\nAmount: ₹24,999\nPhase: pre arbitration\nReason: not given\nAnswer by: 1 December 2026",
  );
});

test.each([
  ["won", undefined],
  ["lost", "Part of the money remains, so the membership of this order runs until 19 November 2027."],
])("the mail about a dispute that is %s says about the membership: %s", (status, sentence) => {
  const money = { amountPaise: 100000, phase: "chargeback", reasonCode: "fraud", answerBy: undefined };
  const membership = { validTo: "2027-11-19", revokedOn: null };
  const about = { paymentId: "pay_1", providerOrderId: "order_1", status, membership };
  const { text } = render(disputeReportedMail, { ...about, ...money });
  if (sentence) expect(text).toContain(sentence);
  else expect(text).not.toContain("membership of this order");
});

test("typed text is escaped in the HTML part", () => {
  const name = `<script>alert("1")</script>&'`;
  const mail = render(receiptMail, { ...RECEIPT, buyer: name }, { account: { name } });
  expect(mail.html).not.toContain("<script");
  expect(mail.html.match(/&#60;script&#62;/g)).toHaveLength(2);
  expect(mail.text).toContain(`Dear ${name},`);
});

test("only our own addresses become links, never text that a visitor entered", () => {
  const title = "Clinic at https://evil.example/x or x@evil.example";
  const event = {
    title,
    when: "Monday",
    where: "",
    bring: undefined,
    page: `${SITE_URL}/events`,
    isCancelled: false,
    calendar: undefined,
  };
  const { html } = render(eventRegisteredMail, event, { account: { name: "Visit https://evil.example/x now" } });
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(new Set(links)).toEqual(new Set([`${SITE_URL}/events`, `mailto:${site.email}`]));
});

test("every mail has at most one button, no picture or table, and names its recipient", () => {
  const mail = render(welcomeMail, {});
  expect(mail.html.match(/border-radius:6px/g)).toHaveLength(1);
  expect(mail.html).not.toMatch(/<img|<table|<link|url\(/);
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain("Sent to x@example.org");
    expect(part).toContain(site.legalName);
  }
});

test("an event’s calendar file is attached, and without one the mail does not mention it", () => {
  const calendar = { filename: "clinic.ics", content: "BEGIN:VCALENDAR" };
  const event = {
    title: "Clinic",
    when: "Monday",
    where: "Patia",
    bring: "your PAN",
    page: SITE_URL,
    isCancelled: false,
    calendar,
  };
  const mail = render(eventRegisteredMail, event);
  expect(mail.attachments).toEqual([{ ...calendar, type: "text/calendar" }]);
  expect(mail.text).toContain("Date: Monday\nPlace: Patia\nWhat to bring: your PAN");
  expect(mail.text).toContain("The attached file");
  const general = render(eventRegisteredMail, { ...event, where: "", bring: undefined, calendar: undefined });
  expect(general.attachments).toEqual([]);
  expect(general.text).not.toMatch(/attached|Place|bring/);
});

test("the mail to a known address does not contain a stranger's name", () => {
  const mail = render(knownAddressMail, {});
  expect(mail.text).not.toContain("Dear");
  expect(mail.text).toContain("It already has an account");
});

test("a mail with a code names its mailbox, and no subject contains the code", () => {
  for (const kind of [loginCodeMail, emailChangeCodeMail]) {
    const mail = render(kind, { code: "123456" }, { recipient: "new@example.org" });
    expect(mail.subject).not.toContain("123456");
    for (const part of [mail.text, mail.html]) expect(part).toMatch(/new@example\.org[\s\S]+123456/);
  }
});

test("mails about a change of address contain no other address and no name", () => {
  for (const mail of [render(addressTakenMail, {}), render(emailChangedMail, {})]) {
    const addresses = mail.text.match(/\w+@\w+\.\w+/g) ?? [];
    expect(new Set(addresses)).toEqual(new Set([site.email, RECIPIENT]));
  }
});

test.each([
  [0, "We keep only entries without your name in the audit trail and the security logs."],
  [1, "By law, we keep 1 receipt with"],
  [2, "By law, we keep 2 receipts with"],
])("the last mail says what stays of %i receipts, and where to look", (retainedReceipts, sentence) => {
  const mail = render(erasureDoneMail, { number: "K7QM-2XVD-8HNP-4RTW", retainedReceipts });
  const statusUrl = `${SITE_URL}/erasure?number=K7QM-2XVD-8HNP-4RTW`;
  for (const part of [sentence, statusUrl, "Number: K7QM-2XVD-8HNP-4RTW"]) expect(mail.text).toContain(part);
});
