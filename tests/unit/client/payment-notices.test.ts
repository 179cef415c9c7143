import { expect, test } from "vitest";
import { noticeOf } from "#app/routes/membership/purchase/notices.ts";
import { inLocale } from "#worker/locale.server.ts";

const contact = { email: "contact@masaforum.example", phone: "+91 22 5550 0142" };
const paymentMethods = { text: "", isAboveUpi: true, bankTransfer: true };
const patron = { planId: "patron" as const, title: "Patron Member", paymentMethods };
const refusal = "Amount exceeds maximum amount allowed.";

test("an amount above the provider's limit leads to the bank transfer, at the order and in Checkout", () => {
  const link = { href: "/membership/bank-transfer?plan=patron", label: "Pay for Patron Member by bank transfer" };
  const shown = { kind: "error", text: "Error initiating payment.", link };
  const help =
    "Nothing was charged: Razorpay does not accept this amount in one such payment. You can pay by bank transfer instead.";
  expect(noticeOf({ kind: "above_maximum" }, contact, patron)).toEqual({ ...shown, help });
  const failed = { kind: "failed" as const, reason: refusal, isOpen: true };
  expect(noticeOf(failed, contact, patron)).toEqual({ ...shown, help, isQuiet: true });
});

test("without a bank transfer the notice names the contact, and another failure has no link", () => {
  const plan = { ...patron, paymentMethods: { ...paymentMethods, bankTransfer: false } };
  const notice = noticeOf({ kind: "above_maximum" }, contact, plan);
  expect(notice.link).toBeUndefined();
  expect(notice.help).toMatch(/Please write to contact@masaforum\.example or call \+91 22 5550 0142/);
  const other = noticeOf({ kind: "failed", reason: "Card declined.", isOpen: true }, contact, patron);
  expect(other).toMatchObject({ help: "Card declined.", isQuiet: true });
});

test.each([
  ["unknown_plan", "The price of this plan has changed. Reload the page to see it."],
  ["too_many_requests", "Too many attempts. Please try again later."],
])("a buyer reads why an order was refused with %s; any other refusal asks to try again", (code, reason) => {
  const help = (refusal: string) => noticeOf({ kind: "not_started", code: refusal, reason }, contact, patron).help;
  expect(help(code)).toBe(`Nothing was charged. ${reason}`);
  expect(help("provider_failed")).toBe("Nothing was charged. Please try again in a moment.");
  expect(noticeOf({ kind: "not_started", code }, contact, patron).help).toBe(help("provider_failed"));
});

test.each([
  ["Card declined.", /^भुगतान कंपनी का जवाब \(अंग्रेज़ी में\): “Card declined\.” आपके खाते/],
  [undefined, /^आपके खाते/],
])("in Hindi the provider's reason is quoted as English, and a missing one is not (%s)", (reason, help) => {
  const notice = inLocale("hi", () => noticeOf({ kind: "failed", reason, isOpen: false }, contact, patron));
  expect(notice.help).toMatch(help);
});
