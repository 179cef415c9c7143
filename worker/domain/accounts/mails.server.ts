import { SIGN_IN_CODE } from "../../contracts/vocabulary.ts";
import { defineMail } from "../mail/mail-definition.server.ts";

/** No name: the address is not verified yet. */
export const welcomeMail = defineMail({
  kind: "welcome",
  about: "memberId",
  write: (_: object, { name, siteUrl }) => ({
    subject: `Welcome to ${name}`,
    paragraphs: [
      `Thank you for registering with ${name}. We will get back to you soon.`,
      `To open your account, log in with this address at ${siteUrl}/login. We send you a code each time, so there is no password to remember.`,
      "If it was not you who registered, you need not do anything: nobody can use this registration without your mailbox.",
    ],
  }),
});

export const knownAddressMail = defineMail({
  kind: "known_address",
  about: "memberId",
  write: (_: object, { name, siteUrl }) => ({
    subject: `Your registration with ${name}`,
    paragraphs: [
      `Somebody, probably you, has just registered with ${name} using this address. It is registered already, and nothing has changed.`,
      `To go on, log in at ${siteUrl}/login.`,
      "If it was not you, you need not do anything.",
    ],
  }),
});

/** No code in the subject: lock screens and logs show it. */
export const signInCodeMail = defineMail({
  kind: "sign_in_code",
  about: "codeNonce",
  write: ({ code }: { code: string }, { name, recipient }) => ({
    subject: `Your code for ${name}`,
    paragraphs: [
      `Enter this code on the page where you are logging in with ${recipient}:`,
      `It works once, for ${SIGN_IN_CODE.minutes} minutes from when you first asked for it.`,
      "Nobody of the forum ever asks you for it. If it was not you who asked, you need not do anything: without the code nobody gets in.",
    ],
    code,
  }),
});

export const noAccountMail = defineMail({
  kind: "no_account",
  about: "codeNonce",
  write: (_: object, { name, siteUrl }) => ({
    subject: `Logging in to ${name}`,
    paragraphs: [
      `Somebody, probably you, wants to log in to ${name} with this address. There is no account with it.`,
      `If you have registered with another address, log in with that one. If you have not, you can register at ${siteUrl}/register.`,
      "If it was not you, you need not do anything.",
    ],
  }),
});

export const newSignInMail = defineMail({
  kind: "new_sign_in",
  about: "sessionId",
  write: ({ device, day }: { device: string; day: string }, { name, siteUrl }) => ({
    subject: `A new device has logged in to ${name}`,
    paragraphs: [
      "Your account is now open on one more device. If that is you, there is nothing to do.",
      `If it is not you, end that session at ${siteUrl}/account/security and tell us.`,
    ],
    rows: [
      ["Device", device],
      ["On", day],
    ],
  }),
});

export const passkeyAddedMail = defineMail({
  kind: "passkey_added",
  about: "passkeyId",
  write: ({ device, day }: { device: string; day: string }, { name, siteUrl }) => ({
    subject: `A passkey was added to your account with ${name}`,
    paragraphs: [
      "From now on it logs you in without a code. If you have added it, there is nothing to do.",
      `If you have not, remove it at ${siteUrl}/account/security, log out everywhere, and tell us.`,
    ],
    rows: [
      ["Added with", device],
      ["On", day],
    ],
  }),
});
