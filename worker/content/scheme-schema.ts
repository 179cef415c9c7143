import { z } from "zod";
import { CalculatorName, FactSlugs, Line, Link, Markdown, Picture, Prose, Slug, Title } from "./fields.ts";
import { SchemeTerms } from "./scheme-terms-schema.ts";

/** What visitors can state on the Schemes page about their business and its needs. */
export const SCHEME_BUSINESSES = ["make", "trade", "serve"] as const;
export const SCHEME_PURPOSES = ["loan", "guarantee", "subsidy", "buyer", "payment", "training"] as const;

/** The scheme's row in the overview. Leave out a business only if the scheme's terms exclude it. */
const SchemeRow = z.object({
  kind: Line.meta({ label: "Kind", help: "As the overview shows it, for example Loan guarantee." }),
  upTo: Line.meta({ label: "Up to", help: "The highest amount available, for example ₹10 crore." }),
  forWhom: Line.meta({ label: "For whom" }),
  businesses: z
    .array(z.enum(SCHEME_BUSINESSES))
    .min(1)
    .meta({
      label: "For businesses that",
      help: "Leave one out only if the terms of the scheme exclude it.",
      choices: { make: "make things", trade: "buy and sell goods", serve: "offer services" },
    }),
  purposes: z
    .array(z.enum(SCHEME_PURPOSES))
    .min(1)
    .meta({
      label: "For businesses that need",
      choices: {
        loan: "a loan",
        guarantee: "a guarantee",
        subsidy: "a subsidy",
        buyer: "a buyer",
        payment: "a payment that is late",
        training: "training for people",
      },
    }),
});

export const Scheme = z
  .object({
    ...SchemeRow.shape,
    title: Title,
    image: Picture.optional(),
    description: Prose.meta({ label: "Description" }),
    eligibility: Markdown.optional().meta({ label: "Who is eligible" }),
    benefit: Markdown.optional().meta({ label: "What you get" }),
    howToApply: Markdown.optional().meta({ label: "How to apply" }),
    link: Link.meta({ label: "Official page" }),
    /** `main`: the specification's ten. `more`: listed below them. `finder`: shown only by the finder. */
    list: z
      .enum(["main", "more", "finder"])
      .default("main")
      .meta({
        label: "Shown in",
        choices: { main: "Main list", more: "Further schemes", finder: "Only in the finder" },
      }),
    facts: FactSlugs,
    article: Slug.optional().meta({ label: "Article", help: "An article about the scheme.", refersTo: "articles" }),
    event: Slug.optional().meta({ label: "Event", help: "An event about the scheme.", refersTo: "events" }),
    calculator: CalculatorName.optional(),
    terms: SchemeTerms.optional().meta({ label: "Terms for the scheme finder" }),
  })
  .superRefine(checkScheme);

type Checked = {
  list: "main" | "more" | "finder";
  facts: string[];
  terms?: { rules: ReadonlyArray<{ source: string }> } | undefined;
} & Partial<Record<"image" | "eligibility" | "benefit" | "howToApply", unknown>>;

/** The Schemes page needs a picture and three answers. The finder needs terms whose sources the entry cites. */
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
