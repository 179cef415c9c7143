import * as m from "#messages/calculators/answers.ts";
import * as refusals from "#messages/calculators/refusals.ts";
import { GuaranteeFee } from "#worker/contracts/calculators/calculators.ts";
import type { Facility } from "#worker/contracts/calculators/vocabulary.ts";
import { invalidInput, ok, refused } from "#worker/contracts/problem.ts";
import { feeRatesOf } from "#worker/domain/calculators/figures.server.ts";
import { guaranteeFeeOf } from "#worker/domain/calculators/guarantee-fee.server.ts";
import type { AnswerFunction } from "../answer.ts";
import { exactRupees, percent, rupees } from "../words.server.ts";

const LATER: Record<Facility, () => string> = { term_loan: m.laterTermLoan, working_capital: m.laterWorkingCapital };

export const answerGuaranteeFee: AnswerFunction = (typed, { facts }) => {
  const rates = feeRatesOf(facts);
  if (!rates) return undefined;
  const parsed = GuaranteeFee.safeParse(typed);
  if (!parsed.success) return invalidInput(parsed.error.issues);
  const { amount: amountPaise, facility, years, discount } = parsed.data;
  const fee = guaranteeFeeOf({ amountPaise, facility, years, hasDiscount: discount === "yes" }, rates);
  const [first] = fee?.years ?? [];
  if (!fee || !first) {
    const message = refusals.aboveCeiling({ amount: rupees(rates.slabs.at(-1)?.upToPaise ?? 0) });
    return refused("invalid_input", message, [{ field: "amount", message }]);
  }
  return ok({
    label: m.firstYearFee(),
    figure: rupees(first.totalPaise),
    sentence: m.feeOverYears({ years: m.years({ count: years }), total: rupees(fee.totalPaise) }),
    points: [
      m.yearlyRate({ amount: rupees(amountPaise), percent: percent(fee.basisPoints) }),
      ...(discount ? [m.reducedRate({ percent: percent(rates.discount) })] : []),
      m.firstYear({ fee: rupees(first.feePaise), percent: percent(rates.gst), gst: rupees(first.gstPaise) }),
      ...(years > 1 ? [LATER[facility]()] : []),
    ],
    tables: [
      {
        caption: m.feeByYear(),
        head: [m.yearColumn(), m.feeOn(), m.fee(), m.gst(), m.feeWithGst()],
        rows: [
          ...fee.years.map(({ year, basePaise, feePaise, gstPaise, totalPaise }) => {
            return [m.yearRow({ year }), ...[basePaise, feePaise, gstPaise, totalPaise].map(exactRupees)];
          }),
          [m.total(), "", "", "", exactRupees(fee.totalPaise)],
        ],
        hasTotal: true,
      },
    ],
  });
};
