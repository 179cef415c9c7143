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

type Checked = {
  list: "main" | "more" | "finder";
  facts: string[];
  terms?: { rules: ReadonlyArray<{ source: string }> } | undefined;
} & Partial<Record<"image" | "eligibility" | "benefit" | "howToApply", unknown>>;

/** The Schemes page needs a picture and three answers, the finder needs terms whose sources the entry cites. */
export function checkScheme(scheme: Checked, context: Pick<z.RefinementCtx, "addIssue">): void {
  const needed =
    scheme.list === "finder" ? (["terms"] as const) : (["image", "eligibility", "benefit", "howToApply"] as const);
  for (const field of needed) {
    if (!scheme[field]) context.addIssue({ code: "custom", path: [field], message: "This list needs this field." });
  }
  for (const { source } of scheme.terms?.rules ?? []) {
    if (scheme.facts.includes(source)) continue;
    context.addIssue({
      code: "custom",
      path: ["facts"],
      message: `A rule relies on the fact ${source}, which is not cited.`,
    });
  }
}
