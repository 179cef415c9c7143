import { defineMail } from "../mail/mail-definition.server.ts";

export type SchemeChange = { title: string; isOpen: boolean; finderUrl: string; stopUrl: string };

export const schemeChangedMail = defineMail({
  kind: "scheme_changed",
  about: "changeId",
  write: ({ title, isOpen, finderUrl, stopUrl }: SchemeChange) => ({
    subject: isOpen ? `The rules of a scheme have changed: ${title}` : `A scheme is no longer open: ${title}`,
    paragraphs: isOpen
      ? [
          `The rules or the status of ${title} have changed in our scheme finder.`,
          "Check whether it fits you now, and confirm the change with the source before you rely on it.",
        ]
      : [
          `As far as we know, ${title} takes no new applications. It has closed, or another scheme has replaced it.`,
          "If you have applied already, ask the agency what this means for you. The finder shows which schemes fit you today.",
        ],
    button: { label: "Open the finder", url: finderUrl },
    notes: [
      "You get this email because you asked us to remind you when this scheme changes.",
      `To stop these emails, open this link and press the button: ${stopUrl}`,
    ],
  }),
});
