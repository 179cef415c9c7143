import fc from "fast-check";
import { expect, test } from "vitest";
import { paiseOf } from "#worker/contracts/calculators/amount-text.ts";

test.each([
  ["500000", 500_000],
  ["5,00,000", 500_000],
  ["500,000", 500_000],
  ["₹ 5 lakh", 500_000],
  ["₹5lakh", 500_000],
  ["Rs. 5,00,000/-", 500_000],
  ["INR 250.50", 250.5],
  ["5 lakh rupees", 500_000],
  ["500 Rs.", 500],
  ["500 INR", 500],
  ["1 rupee", 1],
  ["1.5 crore", 15_000_000],
  ["2.1 Cr.", 21_000_000],
  ["1 crore 20 lakh", 12_000_000],
  ["3 lakh 5 thousand 20", 305_020],
  ["12 Lacs", 1_200_000],
  ["५,००,०००", 500_000],
  ["5 लाख", 500_000],
  ["₹1.5 करोड़", 15_000_000],
  ["1 करोड़ 20 लाख रुपये", 12_000_000],
  ["रु. ३ लाख ५ हज़ार", 305_000],
  ["５００", 500],
  ["₹9,99,99,99,999", 9_999_999_999],
  ["0", 0],
])("%s is an amount", (typed, rupees) => {
  expect(paiseOf(typed)).toBe(rupees * 100);
});

test.each([
  "",
  " ",
  "₹",
  "rupees",
  "abc",
  "-5",
  "5 lakh lakh",
  "5 lakh 2 crore",
  "1,50",
  "1,5000",
  "1.005",
  "5..2",
  "5 million",
  "5 crored",
  "5 लाखों",
  "5 करोड़ करोड़",
  "1e5",
  "0x10",
  "5 USD",
  "9999999999999999",
])("%s is not an amount", (typed) => {
  expect(paiseOf(typed)).toBeUndefined();
});

test("a long run of spaces is refused at once", () => {
  expect(paiseOf(`1${" ".repeat(100_000)}x`)).toBeUndefined();
});

test("every amount is read as it was written, in the Indian and in the western grouping", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (paise) => {
      for (const locale of ["en-IN", "en-US"]) {
        const text = (paise / 100).toLocaleString(locale, { maximumFractionDigits: 2 });
        expect(paiseOf(text)).toBe(paise);
        expect(paiseOf(`₹ ${text}`)).toBe(paise);
      }
    }),
  );
});
