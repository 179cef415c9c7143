import { defineMail } from "../mail/mail-definition.server.ts";

export const erasureDoneMail = defineMail({
  kind: "erasure_done",
  about: "erasureNumber",
  write: ({ number, retainedReceipts }: { number: string; retainedReceipts: number }, { name, siteUrl }) => ({
    subject: "Your data has been erased",
    paragraphs: [
      `Your ${name} account is closed, and the data we held about you is erased. This is our last email to you: your address is deleted with it.`,
      retentionOf(retainedReceipts),
    ],
    rows: [["Number", number]],
    button: { label: "See what was erased", url: `${siteUrl}/erasure?number=${number}` },
    notes: ["Keep this email: with the number in it, you can open that page at any time."],
  }),
});

function retentionOf(receipts: number): string {
  if (receipts === 0) return "We did not have to keep anything.";
  const what = receipts === 1 ? "1 receipt" : `${receipts} receipts`;
  return `By law, we keep ${what} with the name printed on it, without your address and phone number.`;
}
