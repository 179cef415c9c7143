import * as m from "#messages/mails/erasure.ts";
import { defineMail, pageAt } from "../mail/mail-definition.server.ts";

export const erasureDoneMail = defineMail({
  kind: "erasure_done",
  about: "erasureNumber",
  write: ({ number, retainedReceipts }: { number: string; retainedReceipts: number }, context) => ({
    subject: m.erased(),
    paragraphs: [
      m.closed(context),
      retainedReceipts === 0 ? m.keptEntries() : m.keptReceipts({ count: retainedReceipts }),
    ],
    rows: [[m.number(), number]],
    button: { label: m.see(), url: pageAt(context, `/erasure?number=${number}`) },
    notes: [m.keepThis()],
  }),
});
