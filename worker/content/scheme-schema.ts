import { z } from "zod";
import { CALCULATORS } from "../contracts/calculators/vocabulary.ts";
import { FactSlugs, Line, Link, Markdown, Picture, Prose, Slug } from "./fields.ts";
import { SchemeTerms } from "./scheme-terms-schema.ts";

/** What a visitor may state on the Schemes page about the business and its needs. */
export const SCHEME_BUSINESSES = ["make", "trade", "serve"] as const;
export const SCHEME_PURPOSES = ["loan", "guarantee", "subsidy", "buyer", "payment", "training"] as const;

/** The row of a scheme in the overview. A business is left out only if the scheme's terms exclude it. */
const SchemeRow = z.object({
  kind: Line,
  upTo: Line,
  forWhom: Line,
  businesses: z.array(z.enum(SCHEME_BUSINESSES)).min(1),
  purposes: z.array(z.enum(SCHEME_PURPOSES)).min(1),
});

export const Scheme = z
  .object({
    ...SchemeRow.shape,
    title: Line,
    image: Picture.optional(),
    description: Prose,
    eligibility: Markdown.optional().meta({ label: "Who is eligible" }),
    benefit: Markdown.optional().meta({ label: "What you get" }),
    howToApply: Markdown.optional(),
    link: Link,
    /** The specification's ten, the further ones below them, or those that only the finder shows. */
    list: z
      .enum(["main", "more", "finder"])
      .default("main")
      .meta({ choices: { main: "Main list", more: "Further schemes", finder: "Only in the finder" } }),
    facts: FactSlugs,
    article: Slug.optional().meta({ refersTo: "articles" }),
    event: Slug.optional().meta({ refersTo: "events" }),
    calculator: z.enum(CALCULATORS).optional(),
    terms: SchemeTerms.optional().meta({ label: "Terms for the scheme finder" }),
  })
  .superRefine(checkScheme);

type Checked = {
  list: "main" | "more" | "finder";
  facts: string[];
  terms?: { rules: ReadonlyArray<{ source: string }> } | undefined;
} & Partial<Record<"image" | "eligibility" | "benefit" | "howToApply", unknown>>;

/** The Schemes page needs a picture and three answers, the finder needs terms whose sources the entry cites. */
function checkScheme(scheme: Checked, context: Pick<z.RefinementCtx, "addIssue">): void {
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
