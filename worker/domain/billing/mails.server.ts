import type { ReceiptTerms } from "../../db/schema/billing.ts";
import { longDate } from "../india-calendar.server.ts";
import { defineMail } from "../mail/mail-definition.server.ts";
import { formatRupees } from "../money.server.ts";

/** Amounts in paise, days as YYYY-MM-DD. `name` only for verified addresses: strangers must not write our mail. */
export type ReceiptData = {
  number: string;
  name: string | undefined;
  planTitle: string;
  amountPaise: number;
  paidOn: string;
  validFrom: string;
  validTo: string;
  terms: ReceiptTerms;
};

export const receiptMail = defineMail({
  kind: "receipt",
  about: "orderId",
  write: ({ terms, ...receipt }: ReceiptData, { name }) => {
    const { taxPaise, ratePercent, gstin, sac, legalName } = terms;
    const taxRows: Array<[string, string]> =
      taxPaise === 0 ? [] : [[`of it GST ${ratePercent}%`, `₹${formatRupees(taxPaise)}`]];
    const start =
      receipt.validFrom > receipt.paidOn
        ? `Your twelve months begin on ${longDate(receipt.validFrom)}, when your present membership has ended.`
        : "Your membership has begun.";
    return {
      subject: `Receipt ${receipt.number}: ${receipt.planTitle}, ${name}`,
      paragraphs: [`Thank you for joining ${name}. Your payment has arrived. ${start}`],
      rows: [
        ["Receipt", receipt.number],
        ...(receipt.name === undefined ? [] : [["Name", receipt.name] as [string, string]]),
        ["Membership", receipt.planTitle],
        ["Paid", `₹${formatRupees(receipt.amountPaise)}`],
        ...taxRows,
        ["Paid on", longDate(receipt.paidOn)],
        ["Valid from", longDate(receipt.validFrom)],
        ["Valid until", longDate(receipt.validTo)],
        ["Issued by", gstin ? `${legalName}, GSTIN ${gstin}, SAC ${sac}` : legalName],
      ],
    };
  },
});
