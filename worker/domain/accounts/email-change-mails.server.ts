import { SIGN_IN_CODE } from "../../contracts/vocabulary.ts";
import { defineMail } from "../mail/mail-definition.server.ts";

export const emailChangeCodeMail = defineMail({
  kind: "email_change_code",
  about: "codeNonce",
  write: ({ code }: { code: string }, { name, recipient }) => ({
    subject: `Change of your address with ${name}`,
    paragraphs: [
      `Enter this code as the one for ${recipient} on the page where you are changing the email address of your account:`,
      `It works once, for ${SIGN_IN_CODE.minutes} minutes from when you first asked for it. The address changes only when the codes of both mailboxes are right.`,
      "If it was not you who asked, do not pass it on: without this code nothing changes.",
    ],
    code,
  }),
});

export const addressTakenMail = defineMail({
  kind: "address_taken",
  about: "codeNonce",
  write: (_: object, { name, siteUrl }) => ({
    subject: `Your address with ${name}`,
    paragraphs: [
      `Somebody, probably you, wants to use this address for another account with ${name}. It has an account of its own, so nothing has changed.`,
      `To use that one, log in at ${siteUrl}/login. To use the address for the other account, close this one first.`,
      "If it was not you, you need not do anything.",
    ],
  }),
});

export const emailChangedMail = defineMail({
  kind: "email_changed",
  about: "memberId",
  write: (_: object, { name, email }) => ({
    subject: `Your account with ${name} has another address`,
    paragraphs: [
      "The email address of your account was changed. Both mailboxes had confirmed it, this one and the new one. From now on we write to the new one, and you log in with it.",
      `If it was not you, write to us at once: ${email}.`,
    ],
  }),
});
