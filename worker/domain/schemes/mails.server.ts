import { defineMail } from "../mail/mail-definition.server.ts";

export type SchemeChange = { title: string; finderUrl: string; stopUrl: string };

export const schemeChangedMail = defineMail({
  kind: "scheme_changed",
  about: "changeId",
  write: ({ title, finderUrl, stopUrl }: SchemeChange) => ({
    subject: `The rules of a scheme have changed: ${title}`,
    paragraphs: [
      `The rules or the status of ${title} have changed in our scheme finder.`,
      "Check whether it fits you now, and confirm the change with the source before you rely on it.",
    ],
    button: { label: "Open the finder", url: finderUrl },
    notes: [
      "You get this email because you asked us to remind you when this scheme changes.",
      `To stop these emails, open this link and press the button: ${stopUrl}`,
    ],
  }),
});
