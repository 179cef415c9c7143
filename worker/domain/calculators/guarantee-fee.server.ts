import type { Facility } from "../../contracts/calculators/vocabulary.ts";
import { BASIS, share } from "./rounding.server.ts";

/** Amounts in paise, rates in hundredths of a percent. */
export type GuaranteedLoan = { amountPaise: number; facility: Facility; years: number; hasDiscount: boolean };
export type FeeRates = {
  slabs: ReadonlyArray<{ upToPaise: number; basisPoints: number }>;
  discount: number;
  gst: number;
};
type FeeYear = { year: number; basePaise: number; feePaise: number; gstPaise: number; totalPaise: number };
type GuaranteeFee = { basisPoints: number; years: readonly FeeYear[]; totalPaise: number };

/**
 * Charges the first year's fee on the whole facility and later fees on the balance when the year begins. A term loan is
 * repaid in equal parts; for working capital the balance is always the limit. `undefined` above the last slab.
 */
export function guaranteeFeeOf(loan: GuaranteedLoan, { slabs, discount, gst }: FeeRates): GuaranteeFee | undefined {
  const slab = slabs.find(({ upToPaise }) => loan.amountPaise <= upToPaise);
  if (!slab) return undefined;
  const factor = loan.hasDiscount ? BASIS - discount : BASIS;
  const years = Array.from({ length: loan.years }, (_, passed): FeeYear => {
    const isRepaid = loan.facility === "term_loan";
    const basePaise = isRepaid ? share(loan.amountPaise, loan.years - passed, loan.years) : loan.amountPaise;
    const feePaise = share(basePaise, slab.basisPoints * factor, BASIS * BASIS);
    const gstPaise = share(feePaise, gst, BASIS);
    return { year: passed + 1, basePaise, feePaise, gstPaise, totalPaise: feePaise + gstPaise };
  });
  const totalPaise = years.reduce((sum, year) => sum + year.totalPaise, 0);
  return { basisPoints: slab.basisPoints, years, totalPaise };
}
