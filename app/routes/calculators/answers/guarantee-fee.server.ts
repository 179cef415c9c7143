import { GuaranteeFee } from "#worker/contracts/calculators/calculators.ts";
import { invalidInput, ok, refused } from "#worker/contracts/problem.ts";
import { feeRatesOf } from "#worker/domain/calculators/figures.server.ts";
import { guaranteeFeeOf } from "#worker/domain/calculators/guarantee-fee.server.ts";
import type { Answering } from "../answer.ts";
import { counted, exactRupees, percent, rupees } from "../words.server.ts";

export const answerGuaranteeFee: Answering = (typed, { facts }) => {
  const rates = feeRatesOf(facts);
  if (!rates) return undefined;
  const parsed = GuaranteeFee.safeParse(typed);
  if (!parsed.success) return invalidInput(parsed.error.issues);
  const { amount: amountPaise, facility, years, discount } = parsed.data;
  const fee = guaranteeFeeOf({ amountPaise, facility, years, hasDiscount: discount === "yes" }, rates);
  const [first] = fee?.years ?? [];
  if (!fee || !first) {
    const message = `The Trust covers at most ${rupees(rates.slabs.at(-1)?.upToPaise ?? 0)} for one borrower.`;
    return refused("invalid_input", message, [{ field: "amount", message }]);
  }
  const reduced = `The rate of this group of borrowers is ${percent(rates.discount)} lower.`;
  const later = {
    term_loan: "In later years the fee is on what is outstanding when the year begins.",
    working_capital: "In later years the fee is on what is outstanding; we take the whole limit.",
  };
  return ok({
    label: "Fee in the first year, with GST",
    figure: rupees(first.totalPaise),
    sentence: `Over ${counted(years, "year", "years")} the fee comes to ${rupees(fee.totalPaise)} with GST.`,
    points: [
      `A facility of ${rupees(amountPaise)} has a fee of ${percent(fee.basisPoints)} a year.`,
      ...(discount ? [reduced] : []),
      `In the first year the fee is on the whole facility: ${rupees(first.feePaise)}, and GST of ${percent(rates.gst)} is ${rupees(first.gstPaise)}.`,
      ...(years > 1 ? [later[facility]] : []),
    ],
    tables: [
      {
        caption: "Fee year by year",
        head: ["Year", "Fee on", "Fee", "GST", "Fee with GST"],
        rows: [
          ...fee.years.map(({ year, basePaise, feePaise, gstPaise, totalPaise }) => {
            return [String(year), ...[basePaise, feePaise, gstPaise, totalPaise].map(exactRupees)];
          }),
          ["Total", "", "", "", exactRupees(fee.totalPaise)],
        ],
        hasTotal: true,
      },
    ],
  });
};
