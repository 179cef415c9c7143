import { expect, test } from "vitest";
import { settings } from "#worker/content/seed/settings.ts";
import { knownAddressText, mailOf, receiptText, welcomeText } from "#worker/domain/mail-texts.server.ts";

const site = settings[0] ?? expect.fail("no settings");
const LOGIN = "https://masaforum.example/login";
const RECEIPT = {
  number: "M/26-27/000042",
  name: "Meera Joshi",
  planTitle: "Gold Member",
  amountPaise: 2499900,
  paidOn: "2026-11-20",
  validTo: "2027-11-19",
};

test("a receipt says what was paid, the tax in it, and how long the membership is valid", () => {
  const mail = mailOf("meera@example.org", receiptText(RECEIPT, site), site);
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

test("without GST a receipt prints no tax", () => {
  const noGst = { ...site, gst: { ...site.gst, mode: "off" as const } };
  expect(mailOf("m@example.org", receiptText(RECEIPT, noGst), noGst).text).not.toContain("GST");
});

test("what people typed is escaped in the HTML part", () => {
  const mail = mailOf("x@example.org", welcomeText({ name: `<img src=x onerror="1">&'` }, site, LOGIN), site);
  expect(mail.html).not.toContain("<img");
  expect(mail.text).toContain(`<img src=x onerror="1">&'`);
});

test("the mail to a known address names nobody", () => {
  const mail = mailOf("x@example.org", knownAddressText(site, LOGIN), site);
  expect(mail.text).not.toContain("Dear");
  expect(mail.text).toContain("registered already");
});
