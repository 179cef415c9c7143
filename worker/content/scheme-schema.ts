import { z } from "zod";

const Text = z.string().trim().min(1);

/** What a visitor may state on the Schemes page about the business and its needs. */
export const SCHEME_BUSINESSES = ["make", "trade", "serve"] as const;
export const SCHEME_PURPOSES = ["loan", "guarantee", "subsidy", "buyer", "payment", "training"] as const;

/** The row of a scheme in the overview. A business is left out only if the scheme's terms exclude it. */
export const SchemeRow = z.object({
  kind: Text,
  upTo: Text,
  forWhom: Text,
  businesses: z.array(z.enum(SCHEME_BUSINESSES)).min(1),
  purposes: z.array(z.enum(SCHEME_PURPOSES)).min(1),
});
