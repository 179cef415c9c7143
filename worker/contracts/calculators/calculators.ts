import { z } from "zod";
import { PLAN_IDS } from "../vocabulary.ts";
import { Amount, AmountOrNothing, Day, orNothing, Percentage, PositiveAmount, wholeNumber } from "./fields.ts";
import { FACILITIES, CALCULATOR_LIMITS as LIMITS } from "./vocabulary.ts";

const TERM = "Please write the number of days, such as 30, or leave this empty.";
const RATE = `Please write a Bank Rate of at most ${LIMITS.mostBankRate}%, or leave this empty.`;
const YEARS = `Please write a number of years from 1 to ${LIMITS.loanYears}.`;
const UNITS = "Please write a whole number above zero, or leave this empty.";
const CURRENCY = "Please write the rupees for one unit of the currency, such as 84.25, or leave this empty.";

/** With the highest rate and the longest delay the sum is still an exact integer. */
export const DelayedPayment = z
  .object({
    amount: PositiveAmount,
    accepted: Day,
    term: orNothing(wholeNumber(TERM, { least: 0, most: 999 }), undefined),
    paid: Day,
    rate: orNothing(
      Percentage.refine((rate) => rate <= LIMITS.mostBankRate * 100, RATE),
      undefined,
    ),
  })
  .superRefine(({ accepted, paid }, context) => {
    const issue = (message: string) => context.addIssue({ code: "custom", path: ["paid"], message });
    if (paid < accepted) issue("This day is before the day of acceptance.");
    if (paid > `${Number(accepted.slice(0, 4)) + LIMITS.delayYears}${accepted.slice(4)}`) {
      issue(`This calculator covers delays of up to ${LIMITS.delayYears} years.`);
    }
  });

export const GuaranteeFee = z.object({
  amount: PositiveAmount,
  facility: z.enum(FACILITIES, "Please choose the kind of loan."),
  years: wholeNumber(YEARS, { least: 1, most: LIMITS.loanYears }),
  discount: z.literal("yes").optional(),
});

export const DebtService = z
  .object({
    sales: PositiveAmount,
    variable: Amount,
    fixed: Amount,
    depreciation: AmountOrNothing,
    interest: AmountOrNothing,
    principal: AmountOrNothing,
    tax: Percentage,
  })
  .refine(({ fixed, depreciation, interest }) => depreciation + interest <= fixed, {
    path: ["fixed"],
    message: "The fixed costs must include the depreciation and the interest below.",
  });

export const ExportPrice = z.object({
  goods: PositiveAmount,
  carriage: AmountOrNothing,
  port: AmountOrNothing,
  freight: AmountOrNothing,
  insurance: AmountOrNothing,
  duty: orNothing(Percentage, undefined),
  units: orNothing(wholeNumber(UNITS, { least: 1, most: 999_999_999 }), undefined),
  currency: orNothing(
    Amount.refine((paise) => paise > 0 && paise <= 10_000_000, CURRENCY),
    undefined,
  ),
});

export const UdyamClass = z
  .object({ investment: Amount, turnover: Amount, exports: AmountOrNothing })
  .refine(({ turnover, exports }) => exports <= turnover, {
    path: ["exports"],
    message: "Exports are a part of the turnover and cannot be more than it.",
  });

const PLAN = "Please choose a plan.";
export const MembershipUpgrade = z.object({
  present: z.enum(PLAN_IDS, PLAN),
  higher: z.enum(PLAN_IDS, PLAN),
  until: Day,
});
