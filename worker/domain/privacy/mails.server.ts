import { defineMail } from "../mail/mail-definition.server.ts";

export const erasureDoneMail = defineMail({
  kind: "erasure_done",
  about: "erasureNumber",
  write: ({ number, retainedReceipts }: { number: string; retainedReceipts: number }, { name, siteUrl }) => {
    const receipts = retainedReceipts === 1 ? "1 receipt" : `${retainedReceipts} receipts`;
    return {
      subject: `Your data with ${name} is erased`,
      paragraphs: [
        "Your account is closed, and what we held of you is erased. This is our last mail to you; your address is deleted with it.",
        retainedReceipts > 0
          ? `What stays by law: ${receipts} with the name that is printed on it, without your address and phone number.`
          : "Nothing had to stay.",
        `You can read about it at any time with the number of your request: ${siteUrl}/erasure?number=${number}`,
      ],
      rows: [["Number", number]],
    };
  },
});
