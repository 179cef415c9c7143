import type { Entry } from "../../content/collections.ts";
import { SIGN_IN_CODE } from "../../contracts/vocabulary.ts";
import type { ReceiptTerms } from "../../db/schema/billing.ts";
import type { Mail } from "../../providers/mail.ts";
import { longDate } from "../india-calendar.server.ts";
import { formatRupees } from "../money.server.ts";

export type Settings = Pick<Entry<"settings">, "name" | "email" | "phone" | "address" | "legalName" | "gst">;
export type Text = {
  subject: string;
  paragraphs: string[];
  rows?: Array<[label: string, value: string]>;
  code?: string;
};

/** Amounts in paise, days as YYYY-MM-DD. `name` only for verified addresses: strangers must not write our mail. */
export function receiptText(
  receipt: {
    number: string;
    name: string | undefined;
    planTitle: string;
    amountPaise: number;
    paidOn: string;
    validFrom: string;
    validTo: string;
  },
  { taxPaise, ratePercent, gstin, sac, legalName }: ReceiptTerms,
  { name }: Settings,
): Text {
  const taxRows: Array<[string, string]> =
    taxPaise === 0 ? [] : [[`of it GST ${ratePercent}%`, `₹${formatRupees(taxPaise)}`]];
  const start =
    receipt.validFrom > receipt.paidOn
      ? `Your twelve months begin on ${longDate(receipt.validFrom)}, when your present membership has ended.`
      : "Your membership has begun.";
  return {
    subject: `Receipt ${receipt.number}: ${receipt.planTitle}, ${name}`,
    paragraphs: [`Thank you for joining ${name}. Your payment has arrived. ${start}`],
    rows: [
      ["Receipt", receipt.number],
      ...(receipt.name === undefined ? [] : [["Name", receipt.name] as [string, string]]),
      ["Membership", receipt.planTitle],
      ["Paid", `₹${formatRupees(receipt.amountPaise)}`],
      ...taxRows,
      ["Paid on", longDate(receipt.paidOn)],
      ["Valid from", longDate(receipt.validFrom)],
      ["Valid until", longDate(receipt.validTo)],
      ["Issued by", gstin ? `${legalName}, GSTIN ${gstin}, SAC ${sac}` : legalName],
    ],
  };
}

/** No name: the address is not verified yet. */
export function welcomeText({ name }: Settings, loginUrl: string): Text {
  return {
    subject: `Welcome to ${name}`,
    paragraphs: [
      `Thank you for registering with ${name}. We will get back to you soon.`,
      `To open your account, log in with this address at ${loginUrl}. We send you a code each time, so there is no password to remember.`,
      "If it was not you who registered, you need not do anything: nobody can use this registration without your mailbox.",
    ],
  };
}

export function knownAddressText({ name }: Settings, loginUrl: string): Text {
  return {
    subject: `Your registration with ${name}`,
    paragraphs: [
      `Somebody, probably you, has just registered with ${name} using this address. It is registered already, and nothing has changed.`,
      `To go on, log in at ${loginUrl}.`,
      "If it was not you, you need not do anything.",
    ],
  };
}

/** No code in the subject: lock screens and logs show it. */
export function signInCodeText(code: string, email: string, { name }: Settings): Text {
  return {
    subject: `Your code for ${name}`,
    paragraphs: [
      `Enter this code on the page where you are logging in with ${email}:`,
      `It works once, for ${SIGN_IN_CODE.minutes} minutes from when you first asked for it.`,
      "Nobody of the forum ever asks you for it. If it was not you who asked, you need not do anything: without the code nobody gets in.",
    ],
    code,
  };
}

export function noAccountText({ name }: Settings, registerUrl: string): Text {
  return {
    subject: `Logging in to ${name}`,
    paragraphs: [
      `Somebody, probably you, wants to log in to ${name} with this address. There is no account with it.`,
      `If you have registered with another address, log in with that one. If you have not, you can register at ${registerUrl}.`,
      "If it was not you, you need not do anything.",
    ],
  };
}

export function newSignInText(signIn: { device: string; at: string }, { name }: Settings, securityUrl: string): Text {
  return {
    subject: `A new device has logged in to ${name}`,
    paragraphs: [
      "Your account is now open on one more device. If that is you, there is nothing to do.",
      `If it is not you, end that session at ${securityUrl} and tell us.`,
    ],
    rows: [
      ["Device", signIn.device],
      ["On", signIn.at],
    ],
  };
}

export function passkeyAddedText(
  passkey: { device: string; at: string },
  { name }: Settings,
  securityUrl: string,
): Text {
  return {
    subject: `A passkey was added to your account with ${name}`,
    paragraphs: [
      "From now on it logs you in without a code. If you have added it, there is nothing to do.",
      `If you have not, remove it at ${securityUrl}, log out everywhere, and tell us.`,
    ],
    rows: [
      ["Added with", passkey.device],
      ["On", passkey.at],
    ],
  };
}

export function emailChangeText(code: string, recipient: string, { name }: Settings): Text {
  return {
    subject: `Change of your address with ${name}`,
    paragraphs: [
      `Enter this code as the one for ${recipient} on the page where you are changing the e-mail address of your account:`,
      `It works once, for ${SIGN_IN_CODE.minutes} minutes from when you first asked for it. The address changes only when the codes of both mailboxes are right.`,
      "If it was not you who asked, do not pass it on: without this code nothing changes.",
    ],
    code,
  };
}

export function addressTakenText({ name }: Settings, loginUrl: string): Text {
  return {
    subject: `Your address with ${name}`,
    paragraphs: [
      `Somebody, probably you, wants to use this address for another account with ${name}. It has an account of its own, so nothing has changed.`,
      `To use that one, log in at ${loginUrl}. To use the address for the other account, close this one first.`,
      "If it was not you, you need not do anything.",
    ],
  };
}

export function emailChangedText({ name, email }: Settings): Text {
  return {
    subject: `Your account with ${name} has another address`,
    paragraphs: [
      "The e-mail address of your account was changed. Both mailboxes had confirmed it, this one and the new one. From now on we write to the new one, and you log in with it.",
      `If it was not you, write to us at once: ${email}.`,
    ],
  };
}

export function erasureDoneText(
  erasure: { number: string; retainedReceipts: number; statusUrl: string },
  { name }: Settings,
): Text {
  const receipts = erasure.retainedReceipts === 1 ? "1 receipt" : `${erasure.retainedReceipts} receipts`;
  return {
    subject: `Your data with ${name} is erased`,
    paragraphs: [
      "Your account is closed, and what we held of you is erased. This is our last mail to you; your address is deleted with it.",
      erasure.retainedReceipts > 0
        ? `What stays by law: ${receipts} with the name that is printed on it, without your address and phone number.`
        : "Nothing had to stay.",
      `You can read about it at any time with the number of your request: ${erasure.statusUrl}`,
    ],
    rows: [["Number", erasure.number]],
  };
}

/** Renders every mail as text and HTML. Names the recipient for people with several mailboxes. */
export function mailOf(to: string, { subject, paragraphs, rows = [], code }: Text, settings: Settings): Mail {
  const footer = [settings.name, settings.address, `${settings.email} · ${settings.phone}`, `Sent to ${to}`];
  const [first = "", ...others] = paragraphs;
  const text = [
    [first, ...(code ? [code] : []), ...others].join("\n\n"),
    rows.map(([label, value]) => `${label}: ${value}`).join("\n"),
    `-- \n${footer.join("\n")}`,
  ];
  const cell = "padding:6px 16px 6px 0;border-bottom:1px solid #E4DED2;text-align:left;vertical-align:top";
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#FBF9F4;color:#0B1F3A;font:17px/1.5 Roboto,'Noto Sans',Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;padding:0 0 12px;border-bottom:3px solid #F2A31B;font-size:22px;font-weight:700">${escapeHtml(settings.name)}</p>
<p>${escapeHtml(first)}</p>
${code ? `<p style="margin:24px 0;font-size:36px;font-weight:700;letter-spacing:6px">${code}</p>` : ""}
${others.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("\n")}
${rows.length ? `<table role="presentation" style="border-collapse:collapse;width:100%;margin:24px 0">${rows.map(([label, value]) => `<tr><th style="${cell};font-weight:400;color:#44546A">${escapeHtml(label)}</th><td style="${cell}">${escapeHtml(value)}</td></tr>`).join("")}</table>` : ""}
<p style="margin-top:32px;color:#44546A;font-size:14px">${footer.map(escapeHtml).join("<br>")}</p>
</div></body></html>`;
  return { to, subject, text: text.filter(Boolean).join("\n\n"), html };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
