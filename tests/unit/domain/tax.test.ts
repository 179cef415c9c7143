import fc from "fast-check";
import { expect, test } from "vitest";
import { taxPartsOf } from "#worker/domain/documents/tax.server.ts";
import { withGst } from "#worker/domain/money.server.ts";

const sumOf = (parts: object) => Object.values(parts).reduce((sum: number, part: number) => sum + part, 0);

test("₹24,999 with 18% inside is ₹21,185.59 and ₹3,813.41 of IGST, or ₹21,185.60 and twice ₹1,906.70", () => {
  expect(taxPartsOf(2499900, { ratePercent: 18, isSameState: false })).toEqual({
    taxablePaise: 2118559,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 381341,
  });
  expect(taxPartsOf(2499900, { ratePercent: 18, isSameState: true })).toEqual({
    taxablePaise: 2118560,
    cgstPaise: 190670,
    sgstPaise: 190670,
    igstPaise: 0,
  });
});

test("the parts sum to the amount paid, CGST equals SGST, and each tax is right to half a paisa", () => {
  const amounts = fc.integer({ min: 100, max: 10_00_00_000 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 28 }), fc.boolean(), (total, ratePercent, isSameState) => {
      const parts = taxPartsOf(total, { ratePercent, isSameState });
      expect(sumOf(parts)).toBe(total);
      expect(parts.cgstPaise).toBe(parts.sgstPaise);
      const exact = (total * ratePercent) / (100 + ratePercent);
      const [tax, share] = isSameState ? [parts.cgstPaise, exact / 2] : [parts.igstPaise, exact];
      expect(Math.abs(tax - share)).toBeLessThanOrEqual(0.5);
      expect(isSameState ? parts.igstPaise : parts.cgstPaise).toBe(0);
    }),
    { numRuns: 2000 },
  );
});

test("GST added to a price in whole rupees leaves the price as the taxable value", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_99_999 }), fc.integer({ min: 1, max: 28 }), (rupees, ratePercent) => {
      const { totalPaise, taxPaise } = withGst(rupees * 100, { mode: "added", ratePercent });
      const { taxablePaise, igstPaise } = taxPartsOf(totalPaise, { ratePercent, isSameState: false });
      expect([taxablePaise, igstPaise]).toEqual([rupees * 100, taxPaise]);
    }),
  );
});
