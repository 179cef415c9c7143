import { SIGN_IN_CODE } from "../../contracts/vocabulary.ts";
import { defineMail } from "../mail/mail-definition.server.ts";
import { NOT_YOU } from "./mails.server.ts";

export const emailChangeCodeMail = defineMail({
  kind: "email_change_code",
  about: "codeNonce",
  write: ({ code }: { code: string }, { recipient }) => ({
    subject: "Your code to change your email address",
    paragraphs: [`Enter this code for ${recipient} on the page where you are changing your email address:`],
    code,
    notes: [
      `The code works once, for ${SIGN_IN_CODE.minutes} minutes after you first asked for it. Your address changes only when the codes from both mailboxes are right.`,
      "If you did not ask for it, do not pass it on. Nothing changes without this code.",
    ],
  }),
});

export const addressTakenMail = defineMail({
  kind: "address_taken",
  about: "codeNonce",
  write: (_: object, { name, siteUrl }) => ({
    subject: `Your ${name} email address`,
    paragraphs: [
      `Someone, probably you, wants to use this address for another ${name} account. It already has an account, so nothing has changed.`,
      "Log in with this address to use its account. To use the address for the other account, close this account first.",
    ],
    button: { label: "Log in", url: `${siteUrl}/login` },
    notes: [NOT_YOU],
  }),
});

export const emailChangedMail = defineMail({
  kind: "email_changed",
  about: "memberId",
  write: (_: object, { name, email }) => ({
    subject: "The email address of your account was changed",
    paragraphs: [
      `Your ${name} account has a new email address. The change was confirmed with codes from both mailboxes, this one and the new one. From now on, we write to the new address, and you log in with it.`,
    ],
    button: { label: "This was not me", url: `mailto:${email}?subject=My%20email%20address%20was%20changed` },
    notes: [`If you did not change it, write to ${email} at once.`],
  }),
});
