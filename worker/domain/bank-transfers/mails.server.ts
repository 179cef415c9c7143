import * as m from "#messages/mails/transfers.ts";
import { planName } from "#messages/membership/plan-names.ts";
import { longDate } from "../india-calendar.server.ts";
import { defineMail, pageAt } from "../mail/mail-definition.server.ts";
import type { BankAccount } from "../membership/payment-methods.server.ts";
import { formatRupees } from "../money.server.ts";

export type TransferMail = {
  reference: string;
  planTitle: string;
  amountPaise: number;
  lastDay: string;
  start: string;
  account: BankAccount;
  path: string;
};

export const transferReservedMail = defineMail({
  kind: "bank_transfer_reserved",
  about: "reference",
  write: ({ reference, planTitle, amountPaise, lastDay, start, account, path }: TransferMail, context) => {
    const plan = planName(planTitle);
    const amount = formatRupees(amountPaise);
    const day = longDate(lastDay);
    return {
      subject: m.subject({ plan, reference }),
      paragraphs: [m.please({ amount, day, reference }), m.receiptFollows({ start })],
      rows: [
        [m.membership(), plan],
        [m.amount(), `₹${amount}`],
        [m.reference(), reference],
        [m.accountName(), account.name],
        [m.accountNumber(), account.number],
        ["IFSC", account.ifsc],
        [m.bank(), account.bank],
        [m.lastDay(), day],
      ],
      button: { label: m.see(), url: pageAt(context, path) },
      notes: [m.canCancel(), m.callFirst(context)],
    };
  },
});
