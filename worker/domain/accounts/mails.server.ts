import * as m from "#messages/mails/accounts.ts";
import { logIn, notYou } from "#messages/mails/layout.ts";
import { LOGIN_CODE } from "../../contracts/vocabulary.ts";
import { defineMail, pageAt } from "../mail/mail-definition.server.ts";

export const welcomeMail = defineMail({
  kind: "welcome",
  about: "memberId",
  write: (_: object, context) => ({
    subject: m.welcome(context),
    paragraphs: [m.registered(context), m.noPassword()],
    button: { label: logIn(), url: pageAt(context, "/login") },
    notes: [m.notRegistered()],
  }),
});

export const knownAddressMail = defineMail({
  kind: "known_address",
  about: "memberId",
  write: (_: object, context) => ({
    subject: m.known(context),
    paragraphs: [m.registeredAgain(context)],
    button: { label: logIn(), url: pageAt(context, "/login") },
    notes: [notYou()],
  }),
});

type Merged = { other: string };

/** Sent to both addresses. `other` is masked, because the mailbox can have a different owner by now. */
export const accountsMergedMail = defineMail({
  kind: "accounts_merged",
  about: "memberId",
  write: ({ other, isKept }: Merged & { isKept: boolean }, context) => ({
    subject: m.accountsMerged(context),
    paragraphs: isKept ? [m.otherIsHere({ other })] : [m.thisIsThere({ other }), m.passkeysEnded()],
    button: { label: logIn(), url: pageAt(context, "/login") },
    notes: [m.notBothYours(context)],
  }),
});

export const mergedAddressMail = defineMail({
  kind: "merged_address",
  about: "memberId",
  write: ({ other }: Merged, context) => ({
    subject: m.useOtherAddress(context),
    paragraphs: [m.mergedAway({ ...context, other }), m.logInThere()],
    button: { label: logIn(), url: pageAt(context, "/login") },
    notes: [notYou()],
  }),
});

/** No code in the subject: lock screens and logs show it. No button: the code works in one browser only. */
export const loginCodeMail = defineMail({
  kind: "sign_in_code",
  about: "codeNonce",
  write: ({ code }: { code: string }, context) => ({
    subject: m.loginCode(context),
    paragraphs: [m.enterCode(context)],
    code,
    notes: [m.codeWorksOnce({ minutes: LOGIN_CODE.minutes }), m.neverAsked(context)],
  }),
});

export const noAccountMail = defineMail({
  kind: "no_account",
  about: "codeNonce",
  write: (_: object, context) => ({
    subject: m.noAccount(context),
    paragraphs: [m.triedToLogIn(context), m.otherAddress()],
    button: { label: m.register(), url: pageAt(context, "/register") },
    notes: [notYou()],
  }),
});

type OnDevice = { device: string; day: string };

export const newLoginMail = defineMail({
  kind: "new_sign_in",
  about: "sessionId",
  write: ({ device, day }: OnDevice, context) => ({
    subject: m.newLogin(context),
    paragraphs: [m.newDevice()],
    rows: [
      [m.device(), device],
      [m.date(), day],
    ],
    button: { label: m.checkDevices(), url: pageAt(context, "/account/security") },
    notes: [m.notYourLogin(context)],
  }),
});

export const passkeyAddedMail = defineMail({
  kind: "passkey_added",
  about: "passkeyId",
  write: ({ device, day }: OnDevice, context) => ({
    subject: m.passkeyAdded(context),
    paragraphs: [m.passkeyWorks()],
    rows: [
      [m.addedWith(), device],
      [m.date(), day],
    ],
    button: { label: m.checkPasskeys(), url: pageAt(context, "/account/security") },
    notes: [m.notYourPasskey(context)],
  }),
});

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
