import { MESSAGES } from "../../contracts/vocabulary.ts";
import type { ReceiptTerms } from "../../db/schema/billing.ts";
import type { PurchaseKind } from "../../db/schema/membership.ts";
import { longDate } from "../india-calendar.server.ts";
import { defineMail, type MailContext } from "../mail/mail-definition.server.ts";
import { validityOf } from "../membership/validity.server.ts";
import { formatRupees } from "../money.server.ts";

/** Amounts in paise, days as YYYY-MM-DD. */
export type ReceiptData = {
  orderId: string;
  number: string;
  buyer: string;
  planTitle: string;
  amountPaise: number;
  paidOn: string;
  validFrom: string;
  validTo: string;
  kind: PurchaseKind | null;
  terms: ReceiptTerms;
};

export const receiptMail = defineMail({
  kind: "receipt",
  about: "orderId",
  write: (receipt: ReceiptData, context) => ({
    subject: `Your ${receipt.planTitle} membership: receipt ${receipt.number}`,
    paragraphs: [
      `Thank you for joining ${context.name}.`,
      MESSAGES.verified + validityOf(receipt.planTitle, receipt, receipt.paidOn),
    ],
    rows: rowsOf(receipt, context),
    ...(context.account ? loginOf(receipt, context) : registrationOf(context)),
  }),
});

/** The buyer's name only at a proven address: strangers must not write our mail. */
function rowsOf({ terms, ...receipt }: ReceiptData, { account }: MailContext): Array<[string, string]> {
  const { taxPaise, ratePercent, gstin, sac, legalName } = terms;
  const tax: [string, string] = [`Includes ${ratePercent}% GST`, `₹${formatRupees(taxPaise)}`];
  return [
    ["Membership", receipt.planTitle],
    ["Membership and receipt number", receipt.number],
    ...(account?.name === undefined ? [] : [["Name", receipt.buyer] as [string, string]]),
    ["Valid from", longDate(receipt.validFrom)],
    ["Valid until", longDate(receipt.validTo)],
    ["Paid", `₹${formatRupees(receipt.amountPaise)}`],
    ...(taxPaise === 0 ? [] : [tax]),
    ["Paid on", longDate(receipt.paidOn)],
    ["Issued by", gstin ? `${legalName}, GSTIN ${gstin}, SAC ${sac}` : legalName],
  ];
}

function loginOf({ orderId }: ReceiptData, { siteUrl, recipient }: MailContext) {
  return {
    button: { label: "Open your receipt", url: `${siteUrl}/dashboard/receipts/${orderId}` },
    notes: [
      `Your receipt and your membership are in your account. Log in with ${recipient} at ${siteUrl}/login. We send you a six-digit code each time, so there is no password.`,
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
