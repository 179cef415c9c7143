import * as m from "#messages/mails/accounts.ts";
import { logIn, notYou } from "#messages/mails/layout.ts";
import { LOGIN_CODE } from "../../contracts/vocabulary.ts";
import { defineMail, pageAt } from "../mail/mail-definition.server.ts";

export const emailChangeCodeMail = defineMail({
  kind: "email_change_code",
  about: "codeNonce",
  write: ({ code }: { code: string }, context) => ({
    subject: m.changeCode(),
    paragraphs: [m.enterChangeCode(context)],
    code,
    notes: [m.bothCodes({ minutes: LOGIN_CODE.minutes }), m.doNotPassOn()],
  }),
});

export const addressTakenMail = defineMail({
  kind: "address_taken",
  about: "codeNonce",
  write: (_: object, context) => ({
    subject: m.yourAddress(context),
    paragraphs: [m.addressWanted(context), m.closeFirst()],
    button: { label: logIn(), url: pageAt(context, "/login") },
    notes: [notYou()],
  }),
});

export const emailChangedMail = defineMail({
  kind: "email_changed",
  about: "memberId",
  write: (_: object, context) => ({
    subject: m.addressChanged(),
    paragraphs: [m.newAddress(context)],
    button: { label: m.notMe(), url: `mailto:${context.email}?subject=${encodeURIComponent(m.notMeSubject())}` },
    notes: [m.writeAtOnce(context)],
  }),
});
