import { z } from "zod";
import { longText, Rupees } from "./fields.ts";
import { WORKSPACE_LIMITS as LIMITS, OFFER_INSTRUMENTS } from "./workspace-vocabulary.ts";

export const Offer = z.object({
  opportunity: z.string().max(120).min(1, "Please choose an opportunity."),
  amount: Rupees.refine((paise) => paise >= LIMITS.leastRupees * 100, "Please write an amount."),
  instrument: z.enum(OFFER_INSTRUMENTS, "Please choose how you would invest."),
  terms: longText("your terms", { max: LIMITS.answer }),
});
export type Offer = z.infer<typeof Offer>;
