import { expect, test } from "vitest";
import { settings } from "#worker/content/seed/settings.ts";
import {
  addressTakenText,
  emailChangedText,
  emailChangeText,
  erasureDoneText,
  knownAddressText,
  mailOf,
  receiptText,
  welcomeText,
} from "#worker/domain/mail/mail-texts.server.ts";

const site = settings[0] ?? expect.fail("no settings");
const LOGIN = "https://masaforum.example/login";
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

test("a receipt says what was paid, the tax in it, and how long the membership is valid", () => {
  const mail = mailOf("meera@example.org", receiptText(RECEIPT, TERMS, site), site);
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
  const { text } = mailOf("m@example.org", receiptText({ ...RECEIPT, validFrom }, TERMS, site), site);
  expect(text).toContain(sentence);
});

test("without GST a receipt prints no tax", () => {
  const noTax = { ...TERMS, taxPaise: 0 };
  expect(mailOf("m@example.org", receiptText(RECEIPT, noTax, site), site).text).not.toContain("GST");
});

test("what people typed is escaped in the HTML part", () => {
  const receipt = { ...RECEIPT, name: `<img src=x onerror="1">&'` };
  const mail = mailOf("x@example.org", receiptText(receipt, TERMS, site), site);
  expect(mail.html).not.toContain("<img");
  expect(mail.text).toContain(`<img src=x onerror="1">&'`);
});

test("a receipt names its buyer only where the address is proven", () => {
  const toProven = mailOf("m@example.org", receiptText(RECEIPT, TERMS, site), site);
  expect(toProven.text).toContain("Name: Meera Joshi");
  const toOthers = mailOf("m@example.org", receiptText({ ...RECEIPT, name: undefined }, TERMS, site), site);
  expect(toOthers.text + toOthers.html).not.toContain("Meera");
});

test("every mail says to which address it was sent", () => {
  const mail = mailOf("x@example.org", welcomeText(site, LOGIN), site);
  for (const part of [mail.text, mail.html]) expect(part).toContain("Sent to x@example.org");
});

test("the mail to a known address contains no name", () => {
  const mail = mailOf("x@example.org", knownAddressText(site, LOGIN), site);
  expect(mail.text).not.toContain("Dear");
  expect(mail.text).toContain("registered already");
});

test("the codes for a change of address name their own mailbox, and no subject contains the code", () => {
  const text = emailChangeText("123456", "new@example.org", site);
  const mail = mailOf("new@example.org", text, site);
  expect(mail.subject).not.toContain("123456");
  for (const part of [mail.text, mail.html]) expect(part).toMatch(/new@example\.org[\s\S]+123456/);
});

test("mails about a change of address contain no other address and no name", () => {
  for (const text of [addressTakenText(site, LOGIN), emailChangedText(site)]) {
    const addresses = mailOf("x@example.org", text, site).text.match(/\w+@\w+\.\w+/g) ?? [];
    expect(new Set(addresses)).toEqual(new Set([site.email, "x@example.org"]));
  }
});

test.each([
  [0, "Nothing had to stay."],
  [1, "What stays by law: 1 receipt with"],
  [2, "What stays by law: 2 receipts with"],
])("the last mail says what stays of %i receipts, and where to look", (retainedReceipts, sentence) => {
  const statusUrl = "https://masaforum.example/erasure?number=K7QM-2XVD-8HNP-4RTW";
  const text = erasureDoneText({ number: "K7QM-2XVD-8HNP-4RTW", retainedReceipts, statusUrl }, site);
  const mail = mailOf("x@example.org", text, site);
  for (const part of [sentence, statusUrl, "Number: K7QM-2XVD-8HNP-4RTW"]) expect(mail.text).toContain(part);
});
