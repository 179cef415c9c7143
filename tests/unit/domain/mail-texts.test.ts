import { expect, test } from "vitest";
import { settings } from "#worker/content/seed/settings.ts";
import {
  addressTakenMail,
  emailChangeCodeMail,
  emailChangedMail,
} from "#worker/domain/accounts/email-change-mails.server.ts";
import { knownAddressMail, welcomeMail } from "#worker/domain/accounts/mails.server.ts";
import { receiptMail } from "#worker/domain/billing/mails.server.ts";
import type { MailDefinition, MailKind } from "#worker/domain/mail/mail-definition.server.ts";
import { mailOf } from "#worker/domain/mail/mail-layout.server.ts";
import { erasureDoneMail } from "#worker/domain/privacy/mails.server.ts";

const site = settings[0] ?? expect.fail("no settings");
const RECEIPT = {
  number: "M/26-27/000042",
  name: "Meera Joshi",
  planTitle: "Gold Member",
  amountPaise: 2499900,
  paidOn: "2026-11-20",
  validFrom: "2026-11-20",
  validTo: "2027-11-19",
};
const TERMS = {
  ...site.gst,
  gstin: "27AAPFU0939F1ZV",
  taxPaise: 381341,
  legalName: site.legalName,
  address: site.address,
};

function render<Data>({ write }: MailDefinition<MailKind, string, Data>, data: Data, to = "x@example.org") {
  return mailOf(to, write(data, { ...site, siteUrl: "https://masaforum.example", recipient: to }), site);
}

test("a receipt says what was paid, the tax in it, and how long the membership is valid", () => {
  const mail = render(receiptMail, { ...RECEIPT, terms: TERMS }, "meera@example.org");
  expect(mail).toMatchObject({ to: "meera@example.org", subject: "Receipt M/26-27/000042: Gold Member, MASA Forum" });
  for (const part of [
    "₹24,999",
    "of it GST 18%",
    "₹3,813.41",
    "20 November 2026",
    "19 November 2027",
    "M/26-27/000042",
  ]) {
    expect(mail.text).toContain(part);
    expect(mail.html).toContain(part);
  }
});

test.each([
  ["2026-11-20", "Your membership has begun."],
  ["2027-01-10", "Your twelve months begin on 10 January 2027"],
])("a receipt for a membership from %s says '%s'", (validFrom, sentence) => {
  const { text } = render(receiptMail, { ...RECEIPT, validFrom, terms: TERMS });
  expect(text).toContain(sentence);
});

test("without GST a receipt prints no tax", () => {
  const noTax = { ...TERMS, taxPaise: 0 };
  expect(render(receiptMail, { ...RECEIPT, terms: noTax }).text).not.toContain("GST");
});

test("what people typed is escaped in the HTML part", () => {
  const receipt = { ...RECEIPT, name: `<img src=x onerror="1">&'` };
  const mail = render(receiptMail, { ...receipt, terms: TERMS });
  expect(mail.html).not.toContain("<img");
  expect(mail.text).toContain(`<img src=x onerror="1">&'`);
});

test("a receipt names its buyer only where the address is proven", () => {
  const toProven = render(receiptMail, { ...RECEIPT, terms: TERMS });
  expect(toProven.text).toContain("Name: Meera Joshi");
  const toOthers = render(receiptMail, { ...RECEIPT, name: undefined, terms: TERMS });
  expect(toOthers.text + toOthers.html).not.toContain("Meera");
});

test("every mail says to which address it was sent", () => {
  const mail = render(welcomeMail, {});
  for (const part of [mail.text, mail.html]) expect(part).toContain("Sent to x@example.org");
});

test("the mail to a known address contains no name", () => {
  const mail = render(knownAddressMail, {});
  expect(mail.text).not.toContain("Dear");
  expect(mail.text).toContain("registered already");
});

test("the codes for a change of address name their own mailbox, and no subject contains the code", () => {
  const mail = render(emailChangeCodeMail, { code: "123456" }, "new@example.org");
  expect(mail.subject).not.toContain("123456");
  for (const part of [mail.text, mail.html]) expect(part).toMatch(/new@example\.org[\s\S]+123456/);
});

test("mails about a change of address contain no other address and no name", () => {
  for (const mail of [render(addressTakenMail, {}), render(emailChangedMail, {})]) {
    const addresses = mail.text.match(/\w+@\w+\.\w+/g) ?? [];
    expect(new Set(addresses)).toEqual(new Set([site.email, "x@example.org"]));
  }
});

test.each([
  [0, "Nothing had to stay."],
  [1, "What stays by law: 1 receipt with"],
  [2, "What stays by law: 2 receipts with"],
])("the last mail says what stays of %i receipts, and where to look", (retainedReceipts, sentence) => {
  const statusUrl = "https://masaforum.example/erasure?number=K7QM-2XVD-8HNP-4RTW";
  const mail = render(erasureDoneMail, { number: "K7QM-2XVD-8HNP-4RTW", retainedReceipts });
  for (const part of [sentence, statusUrl, "Number: K7QM-2XVD-8HNP-4RTW"]) expect(mail.text).toContain(part);
});
