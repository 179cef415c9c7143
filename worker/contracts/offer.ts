import { z } from "zod";
import * as m from "#messages/contracts/workspace.ts";
import { longText, Rupees } from "./fields.ts";
import { WORKSPACE_LIMITS as LIMITS, OFFER_INSTRUMENTS } from "./workspace-vocabulary.ts";

export const Offer = z.object({
  opportunity: z.string().max(120).min(1, { error: m.chooseOpportunity }),
  amount: Rupees.refine((paise) => paise >= LIMITS.minRupees * 100, { error: m.writeAmount }),
  instrument: z.enum(OFFER_INSTRUMENTS, { error: m.chooseInstrument }),
  terms: longText(m.writeTerms, { max: LIMITS.answer }),
});
export type Offer = z.infer<typeof Offer>;
