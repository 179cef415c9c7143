import * as m from "#messages/mails/receipts.ts";
import { planName } from "#messages/membership/plan-names.ts";
import type { PurchaseKind } from "../../db/schema/membership.ts";
import type { Document } from "../documents/documents.server.ts";
import { DOWNLOAD_DAYS } from "../documents/download-links.server.ts";
import { taxLinesOf, titleOf } from "../documents/view.server.ts";
import { longDate } from "../india-calendar.server.ts";
import { defineMail, type MailContext, pageAt } from "../mail/mail-definition.server.ts";
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
    subject: m.subject({
      plan: planName(receipt.planTitle),
      document: nameOf(receipt.document),
      number: receipt.document.number,
    }),
    paragraphs: [
      isFirst(receipt) ? m.thanks(context) : m.thanksAgain(context),
      m.verified({ sentence: validityOf(receipt.planTitle, receipt, receipt.paidOn) }),
    ],
    rows: rowsOf(receipt, context),
    ...(context.account ? loginOf(receipt, context) : registrationOf(context)),
  }),
});

/** A renewal, an upgrade or a later lower plan continues a membership. */
function isFirst({ kind }: ReceiptData): boolean {
  return kind === null || kind === "new";
}

/** The buyer's name only at a proven address: strangers must not write our mail. */
function rowsOf({ document, ...receipt }: ReceiptData, { account }: MailContext): Array<[string, string]> {
  const { gstin, legalName } = document.terms.seller;
  return [
    [m.membership(), planName(receipt.planTitle)],
    [m.membershipNumber(), receipt.membershipNumber],
    [m.documentNumber({ document: titleOf(document) }), document.number],
    ...(account?.name === undefined ? [] : [[m.name(), receipt.buyer] as [string, string]]),
    [m.validFrom(), longDate(receipt.validFrom)],
    [m.validUntil(), longDate(receipt.validTo)],
    [m.paid(), `₹${formatRupees(receipt.amountPaise)}`],
    ...taxLinesOf(document).map(([label, value]): [string, string] => [label, value]),
    [m.paidOn(), longDate(receipt.paidOn)],
    [m.issuedBy(), gstin ? `${legalName}, GSTIN ${gstin}` : legalName],
  ];
}

function nameOf(document: Document): string {
  return titleOf(document).toLowerCase();
}

function loginOf({ orderId, document: issued, path }: ReceiptData, context: MailContext) {
  const { siteUrl, recipient, account } = context;
  const document = nameOf(issued);
  return {
    button: { label: m.open({ document }), url: pageAt(context, `/dashboard/receipts/${orderId}`) },
    notes: [
      ...(account?.name === undefined ? [] : [m.download({ days: DOWNLOAD_DAYS, url: siteUrl + path })]),
      m.inAccount({ document, recipient, url: pageAt(context, "/login") }),
    ],
  };
}

function registrationOf(context: MailContext) {
  const { recipient } = context;
  return {
    button: { label: m.registerToOpen(), url: pageAt(context, "/register") },
    notes: [m.registerFirst({ recipient, url: pageAt(context, "/login") })],
  };
}
