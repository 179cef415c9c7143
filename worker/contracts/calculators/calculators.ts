import { z } from "zod";
import * as m from "#messages/calculators/refusals.ts";
import { PLAN_IDS } from "../vocabulary.ts";
import { Amount, AmountOrNothing, Day, orNothing, Percentage, PositiveAmount, wholeNumber } from "./fields.ts";
import { FACILITIES, CALCULATOR_LIMITS as LIMITS } from "./vocabulary.ts";

const rate = () => m.rate({ most: LIMITS.maxBankRate });
const years = () => m.years({ most: LIMITS.loanYears });

/** Even with the highest rate and the longest delay, the sum is an exact integer. */
export const DelayedPayment = z
  .object({
    amount: PositiveAmount,
    accepted: Day,
    term: orNothing(wholeNumber(m.term, { minimum: 0, maximum: 999 }), undefined),
    paid: Day,
    rate: orNothing(
      Percentage.refine((rate) => rate <= LIMITS.maxBankRate * 100, { error: rate }),
      undefined,
    ),
  })
  .superRefine(({ accepted, paid }, context) => {
    const issue = (message: string) => context.addIssue({ code: "custom", path: ["paid"], message });
    if (paid < accepted) issue(m.beforeAcceptance());
    if (paid > `${Number(accepted.slice(0, 4)) + LIMITS.delayYears}${accepted.slice(4)}`) {
      issue(m.longestDelay({ most: LIMITS.delayYears }));
    }
  });

export const GuaranteeFee = z.object({
  amount: PositiveAmount,
  facility: z.enum(FACILITIES, { error: () => m.facility() }),
  years: wholeNumber(years, { minimum: 1, maximum: LIMITS.loanYears }),
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
    error: () => m.fixedCosts(),
  });

export const ExportPrice = z.object({
  goods: PositiveAmount,
  carriage: AmountOrNothing,
  port: AmountOrNothing,
  freight: AmountOrNothing,
  insurance: AmountOrNothing,
  duty: orNothing(Percentage, undefined),
  units: orNothing(wholeNumber(m.units, { minimum: 1, maximum: 999_999_999 }), undefined),
  currency: orNothing(
    Amount.refine((paise) => paise > 0 && paise <= 10_000_000, { error: () => m.currency() }),
    undefined,
  ),
});

export const UdyamClass = z
  .object({ investment: Amount, turnover: Amount, exports: AmountOrNothing })
  .refine(({ turnover, exports }) => exports <= turnover, {
    path: ["exports"],
    error: () => m.exportsPart(),
  });

const Plan = z.enum(PLAN_IDS, { error: () => m.plan() });
export const MembershipUpgrade = z.object({
  present: Plan,
  higher: Plan,
  until: Day,
});
