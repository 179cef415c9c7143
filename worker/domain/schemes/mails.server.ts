import * as m from "#messages/mails/schemes.ts";
import { defineMail } from "../mail/mail-definition.server.ts";

export type SchemeChange = { title: string; isOpen: boolean; finderUrl: string; stopUrl: string };

export const schemeChangedMail = defineMail({
  kind: "scheme_changed",
  about: "changeId",
  write: ({ title, isOpen, finderUrl, stopUrl }: SchemeChange) => ({
    subject: isOpen ? m.changed({ title }) : m.notOpen({ title }),
    paragraphs: isOpen
      ? [m.rulesChanged({ title }), m.checkAgain()]
      : [m.noApplications({ title }), m.appliedAlready()],
    button: { label: m.openFinder(), url: finderUrl },
    notes: [m.why(), m.stop({ url: stopUrl })],
  }),
});
