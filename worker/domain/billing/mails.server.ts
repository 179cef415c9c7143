import * as m from "#messages/mails/receipts.ts";
import { ended } from "#messages/mails/refunds.ts";
import { planName } from "#messages/membership/plan-names.ts";
import type { PurchaseKind } from "../../db/schema/membership.ts";
import type { Document } from "../documents/documents.server.ts";
import { DOWNLOAD_DAYS } from "../documents/download-links.server.ts";
import { taxLinesOf, titleOf } from "../documents/view.server.ts";
import { longDate } from "../india-calendar.server.ts";
import { defineMail, type MailContext, pageAt } from "../mail/mail-definition.server.ts";
import { validityOf } from "../membership/validity.server.ts";
import { formatRupees } from "../money.server.ts";

type Row = [label: string, value: string];

/** Amounts in paise. */
type IssuedData = {
  document: Document;
  /** Signed path of the PDF. */
  path: string;
  buyer: string;
  planTitle: string;
  amountPaise: number;
};

/** `remainingPaise`: neither refunded nor reserved for a refund. */
export type KeptPaymentData = IssuedData & { remainingPaise: number };

export type ReceiptData = IssuedData & {
  orderId: string;
  membershipNumber: string;
  paidOn: string;
  validFrom: string;
  validTo: string;
  endedOn?: string | undefined;
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
      m.verified({ sentence: validitySentence(receipt) }),
    ],
    rows: rowsOf(receipt, context),
    ...openingOf({ ...receipt, page: `/dashboard/receipts/${receipt.orderId}` }, context),
  }),
});

function validitySentence(receipt: ReceiptData): string {
  const { planTitle, endedOn, paidOn } = receipt;
  return endedOn
    ? ended({ plan: planName(planTitle), day: longDate(endedOn) })
    : validityOf(planTitle, receipt, paidOn);
}

function isFirst({ kind }: ReceiptData): boolean {
  return kind === null || kind === "new";
}

export const paymentKeptMail = defineMail({
  kind: "payment_kept",
  about: "documentId",
  write: (kept: KeptPaymentData, context) => {
    const { document, amountPaise, buyer } = kept;
    const words = { document: nameOf(document), number: document.number, amount: formatRupees(amountPaise) };
    return {
      subject: m.keptSubject(words),
      paragraphs: keptParagraphs(kept, words, context),
      rows: [
        [m.documentNumber({ document: titleOf(document) }), document.number],
        ...nameRows(buyer, context),
        ...amountRows(kept),
        [m.issuedOn(), longDate(document.issuedOn)],
        [m.issuedBy(), issuerOf(document)],
      ],
      ...openingOf({ ...kept, page: `/dashboard/documents/${document.id}` }, context),
    };
  },
});

type Words = Record<"document" | "number" | "amount", string>;

function keptParagraphs(
  { planTitle, amountPaise, remainingPaise }: KeptPaymentData,
  words: Words,
  { email }: MailContext,
) {
  const plan = planName(planTitle);
  if (remainingPaise === amountPaise) return [m.kept({ ...words, plan }), m.beginsNothing(), m.askBack({ email })];
  const remaining = formatRupees(remainingPaise);
  return [m.keptPart({ ...words, plan, remaining }), m.beginsNothing(), m.askRestBack({ remaining, email })];
}

function openingOf(opened: Opened, context: MailContext) {
  return context.account ? loginOf(opened, context) : registrationOf(context);
}

function rowsOf(receipt: ReceiptData, context: MailContext): Row[] {
  const { document } = receipt;
  return [
    [m.membership(), planName(receipt.planTitle)],
    [m.membershipNumber(), receipt.membershipNumber],
    [m.documentNumber({ document: titleOf(document) }), document.number],
    ...nameRows(receipt.buyer, context),
    [m.validFrom(), longDate(receipt.validFrom)],
    [m.validUntil(), longDate(receipt.endedOn ?? receipt.validTo)],
    ...amountRows(receipt),
    [m.paidOn(), longDate(receipt.paidOn)],
    [m.issuedBy(), issuerOf(document)],
  ];
}

/** Shows the name only at a verified address, so that strangers cannot put text into our mail. */
function nameRows(buyer: string, { account }: MailContext): Row[] {
  return account?.name === undefined ? [] : [[m.name(), buyer]];
}

function amountRows({ document, amountPaise }: Pick<IssuedData, "document" | "amountPaise">): Row[] {
  const taxes = taxLinesOf(document).map(([label, value]): Row => [label.en, value]);
  return [[m.paid(), `₹${formatRupees(amountPaise)}`], ...taxes];
}

function issuerOf({ terms: { seller } }: Document): string {
  return seller.gstin ? `${seller.legalName}, GSTIN ${seller.gstin}` : seller.legalName;
}

function nameOf(document: Document): string {
  return titleOf(document).toLowerCase();
}

type Opened = Pick<IssuedData, "document" | "path"> & { page: string };

function loginOf({ page, document: issued, path }: Opened, context: MailContext) {
  const { recipient, account } = context;
  const document = nameOf(issued);
  return {
    button: { label: m.open({ document }), url: pageAt(context, page) },
    notes: [
      ...(account?.name === undefined ? [] : [m.download({ days: DOWNLOAD_DAYS, url: pageAt(context, path) })]),
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
