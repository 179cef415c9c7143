import { MESSAGES } from "../../contracts/vocabulary.ts";
import type { PurchaseKind } from "../../db/schema/membership.ts";
import type { Document } from "../documents/documents.server.ts";
import { DOWNLOAD_DAYS } from "../documents/download-links.server.ts";
import { taxLinesOf, titleOf } from "../documents/view.server.ts";
import { longDate } from "../india-calendar.server.ts";
import { defineMail, type MailContext } from "../mail/mail-definition.server.ts";
import { validityOf } from "../membership/validity.server.ts";
import { formatRupees } from "../money.server.ts";

/** Amounts in paise, days as YYYY-MM-DD. */
export type ReceiptData = {
  orderId: string;
  membershipNumber: string;
  document: Document;
  /** Of the PDF, with its signature. */
  path: string;
  buyer: string;
  planTitle: string;
  amountPaise: number;
  paidOn: string;
  validFrom: string;
  validTo: string;
  kind: PurchaseKind | null;
};

export const receiptMail = defineMail({
  kind: "receipt",
  about: "orderId",
  write: (receipt: ReceiptData, context) => ({
    subject: `Your ${receipt.planTitle} membership: ${nameOf(receipt.document)} ${receipt.document.number}`,
    paragraphs: [
      `Thank you for joining ${context.name}.`,
      MESSAGES.verified + validityOf(receipt.planTitle, receipt, receipt.paidOn),
    ],
    rows: rowsOf(receipt, context),
    ...(context.account ? loginOf(receipt, context) : registrationOf(context)),
  }),
});

/** The buyer's name only at a proven address: strangers must not write our mail. */
function rowsOf({ document, ...receipt }: ReceiptData, { account }: MailContext): Array<[string, string]> {
  const { gstin, legalName } = document.terms.seller;
  return [
    ["Membership", receipt.planTitle],
    ["Membership number", receipt.membershipNumber],
    [`${titleOf(document)} number`, document.number],
    ...(account?.name === undefined ? [] : [["Name", receipt.buyer] as [string, string]]),
    ["Valid from", longDate(receipt.validFrom)],
    ["Valid until", longDate(receipt.validTo)],
    ["Paid", `₹${formatRupees(receipt.amountPaise)}`],
    ...taxLinesOf(document).map(([label, value]): [string, string] => [label, value]),
    ["Paid on", longDate(receipt.paidOn)],
    ["Issued by", gstin ? `${legalName}, GSTIN ${gstin}` : legalName],
  ];
}

function nameOf(document: Document): string {
  return titleOf(document).toLowerCase();
}

function loginOf({ orderId, document, path }: ReceiptData, { siteUrl, recipient, account }: MailContext) {
  const download = `Download it as a PDF without logging in, for ${DOWNLOAD_DAYS} days: ${siteUrl}${path}`;
  return {
    button: { label: `Open your ${nameOf(document)}`, url: `${siteUrl}/dashboard/receipts/${orderId}` },
    notes: [
      ...(account?.name === undefined ? [] : [download]),
      `Your ${nameOf(document)} and your membership are in your account. Log in with ${recipient} at ${siteUrl}/login. We send you a six-digit code each time, so there is no password.`,
    ],
  };
}

function registrationOf({ siteUrl, recipient }: MailContext) {
  return {
    button: { label: "Register to open your receipt", url: `${siteUrl}/register` },
    notes: [
      `Your receipt and your membership are in your account. Register with ${recipient}, which is free. Then log in with it at ${siteUrl}/login: we send you a six-digit code each time, so there is no password.`,
    ],
  };
}
