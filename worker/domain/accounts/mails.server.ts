import { SIGN_IN_CODE } from "../../contracts/vocabulary.ts";
import { defineMail } from "../mail/mail-definition.server.ts";

export const NOT_YOU = "If it was not you, ignore this email.";

export const welcomeMail = defineMail({
  kind: "welcome",
  about: "memberId",
  write: (_: object, { name, siteUrl }) => ({
    subject: `Welcome to ${name}`,
    paragraphs: [
      `Thank you for registering with ${name}. We will get back to you soon.`,
      "Log in with this address to open your account. We send you a six-digit code each time, so there is no password to remember.",
    ],
    button: { label: "Log in", url: `${siteUrl}/login` },
    notes: ["If you did not register, ignore this email. Nobody can use this account without your mailbox."],
  }),
});

export const knownAddressMail = defineMail({
  kind: "known_address",
  about: "memberId",
  write: (_: object, { name, siteUrl }) => ({
    subject: `You already have a ${name} account`,
    paragraphs: [
      `Someone, probably you, has just registered with ${name} using this address. It already has an account, and nothing has changed.`,
    ],
    button: { label: "Log in", url: `${siteUrl}/login` },
    notes: [NOT_YOU],
  }),
});

/** No code in the subject: lock screens and logs show it. No button: the code works in one browser only. */
export const signInCodeMail = defineMail({
  kind: "sign_in_code",
  about: "codeNonce",
  write: ({ code }: { code: string }, { name, recipient }) => ({
    subject: `Your ${name} login code`,
    paragraphs: [`Enter this code on the page where you are logging in with ${recipient}:`],
    code,
    notes: [
      `The code works once, for ${SIGN_IN_CODE.minutes} minutes after you first asked for it.`,
      `No one from ${name} will ask you for this code. If you did not ask for it, ignore this email; nobody can log in without the code.`,
    ],
  }),
});

export const noAccountMail = defineMail({
  kind: "no_account",
  about: "codeNonce",
  write: (_: object, { name, siteUrl }) => ({
    subject: `No ${name} account with this address`,
    paragraphs: [
      `Someone, probably you, tried to log in to ${name} with this address. It has no account.`,
      "If you registered with another address, log in with that one. If you have not registered yet, you can do so for free.",
    ],
    button: { label: "Register", url: `${siteUrl}/register` },
    notes: [NOT_YOU],
  }),
});

type OnDevice = { device: string; day: string };

export const newSignInMail = defineMail({
  kind: "new_sign_in",
  about: "sessionId",
  write: ({ device, day }: OnDevice, { name, email, siteUrl }) => ({
    subject: `New login to your ${name} account`,
    paragraphs: ["Someone logged in to your account on a new device. If it was you, there is nothing to do."],
    rows: [
      ["Device", device],
      ["Date", day],
    ],
    button: { label: "Check your devices", url: `${siteUrl}/account/security` },
    notes: [`If it was not you, log that device out there, and write to ${email}.`],
  }),
});

export const passkeyAddedMail = defineMail({
  kind: "passkey_added",
  about: "passkeyId",
  write: ({ device, day }: OnDevice, { name, email, siteUrl }) => ({
    subject: `A passkey was added to your ${name} account`,
    paragraphs: ["You can now log in with this passkey, without a code. If you added it, there is nothing to do."],
    rows: [
      ["Added with", device],
      ["Date", day],
    ],
    button: { label: "Check your passkeys", url: `${siteUrl}/account/security` },
    notes: [`If you did not add it, remove it there, log out of all devices, and write to ${email}.`],
  }),
});
