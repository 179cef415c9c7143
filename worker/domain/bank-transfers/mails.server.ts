import { longDate } from "../india-calendar.server.ts";
import { defineMail } from "../mail/mail-definition.server.ts";
import type { BankAccount } from "../membership/payment-ways.server.ts";
import { formatRupees } from "../money.server.ts";

export type TransferMail = {
  reference: string;
  planTitle: string;
  amountPaise: number;
  lastDay: string;
  begins: string;
  account: BankAccount;
  path: string;
};

export const transferReservedMail = defineMail({
  kind: "bank_transfer_reserved",
  about: "reference",
  write: ({ reference, planTitle, amountPaise, lastDay, begins, account, path }: TransferMail, { siteUrl, phone }) => ({
    subject: `Bank transfer for ${planTitle}: ${reference}`,
    paragraphs: [
      `Please transfer ₹${formatRupees(amountPaise)} by ${longDate(lastDay)}, and write ${reference} in the remarks of the transfer. It tells us whose membership it is.`,
      `${begins} We send you the receipt as soon as our finance team has matched it.`,
    ],
    rows: [
      ["Membership", planTitle],
      ["Amount", `₹${formatRupees(amountPaise)}`],
      ["Reference", reference],
      ["Account name", account.name],
      ["Account number", account.number],
      ["IFSC", account.ifsc],
      ["Bank", account.bank],
      ["Last day", longDate(lastDay)],
    ],
    button: { label: "See your bank transfer", url: `${siteUrl}${path}` },
    notes: [
      "You can also cancel the reservation there. Nothing is charged if you do not transfer the money.",
      `If anybody asks you to pay into another account, please call us first: ${phone}.`,
    ],
  }),
});
