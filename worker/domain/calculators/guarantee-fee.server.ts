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
 * The fee of the first year is on the whole facility, that of a later year on what is outstanding when the year begins: of
 * a term loan, which is repaid in equal parts, and of working capital always the limit. `undefined` above the last slab.
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
