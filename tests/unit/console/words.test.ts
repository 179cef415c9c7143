import { expect, test } from "vitest";
import type { FormField } from "#worker/contracts/console/form.ts";
import { revenueTable } from "#worker/domain/console/figures/month-tables.server.ts";
import { paymentLabel } from "#worker/domain/console/finance/payment-labels.server.ts";
import { MAIL_TITLES } from "#worker/domain/console/lists/mail-titles.server.ts";
import { mailList } from "#worker/domain/console/lists/mails.server.ts";
import { maskPhone } from "#worker/domain/console/masked.server.ts";
import { listDifferences } from "#worker/domain/studio/form/differences.server.ts";

const base = { isOptional: false, isTranslated: false };
const FORM: FormField = {
  ...{ ...base, kind: "group", name: "event", label: "" },
  fields: [{ ...base, kind: "leaf", input: "instant", name: "startsAt", label: "Starts" }],
};

test("a publication shows a time as people write it, in Indian time, and any other value unchanged", () => {
  const starting = (startsAt: string) => ({ data: { startsAt } });
  const [change] = listDifferences(FORM, {}, starting("2026-12-20T09:30:00Z"));
  expect(change?.parts.map(({ text }) => text.replaceAll("\u00a0", " "))).toEqual(["20 Dec 2026, 3:00 pm"]);
  expect(listDifferences(FORM, {}, starting("soon"))[0]?.parts).toEqual([{ kind: "added", text: "soon" }]);
});

test("a bank transfer is named by its reference, and another payment by its number", () => {
  expect(["bank_MF5TNAYDV", "pay_1"].map(paymentLabel)).toEqual(["Bank transfer MF5TNAYDV", "Payment pay_1"]);
});

test("a year without refunds says ₹0 refunded", () => {
  const { summary } = revenueTable({ counts: [], months: ["2026-11"], plans: new Map(), events: new Map() });
  expect(summary).toBe("Twelve months: ₹0 net, after ₹0 refunded.");
});

test("a phone number is masked except for its end, and one that was erased or never given says so", () => {
  expect(["9876543210", "erased", "", null].map(maskPhone)).toEqual(["••••••• 210", "Erased", "", ""]);
});

test("the list of emails names each kind in words, and no two alike", () => {
  const titles = Object.values(MAIL_TITLES);
  expect(new Set(titles).size).toBe(titles.length);
  expect(mailList().filters.find(({ name }) => name === "kind")?.options).toEqual(
    expect.arrayContaining([
      ["event_registered", "Acknowledgement of a registration"],
      ["registration_confirmed", "Confirmation of a place"],
      ["record_reply", "Email from a colleague"],
    ]),
  );
});
