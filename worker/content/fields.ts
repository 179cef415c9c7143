import { z } from "zod";
import { CALCULATORS } from "../contracts/calculators/vocabulary.ts";

/** How the studio shows a field. By default, the schema's own type decides. */
type FieldKind = "text" | "markdown" | "rupees" | "picture";

declare module "zod/v4/core" {
  interface GlobalMeta {
    /** Every field that has a name needs one (tests/unit/content/field-labels.test.ts). */
    label?: string;
    help?: string;
    kind?: FieldKind;
    /** Labels for the values of an enum. */
    choices?: Readonly<Record<string, string>>;
    isKept?: boolean;
    /** The collection that the field's slug refers to. */
    refersTo?: "articles" | "events" | "facts" | "schemes";
    translatable?: true;
  }
}

/** A text that is the same in all languages, such as an icon or a registered name. */
export const Text = z.string().trim().min(1);
/** One translated line. */
export const Line = Text.meta({ translatable: true });
/** Translated lines without Markdown. */
export const Prose = Text.meta({ translatable: true, kind: "text" });
/** Markdown without raw HTML. */
export const Markdown = Text.meta({ translatable: true, kind: "markdown" });
export const Link = z.url({ protocol: /^https?$/ });
export const IsoDate = z.iso.date();
export const Paise = z.int().positive().meta({ kind: "rupees" });
export const Slug = z.string().regex(/^[a-z0-9-]+$/);
export const Title = Line.meta({ label: "Title" });
/** An article or a scheme can link to a calculator. */
export const CalculatorName = z.enum(CALCULATORS).meta({
  label: "Calculator",
  help: "The page links to it.",
  choices: {
    "delayed-payment-interest": "Interest on a late payment",
    "cgtmse-guarantee-fee": "Guarantee fee of CGTMSE",
    "dscr-and-break-even": "Debt service and break-even",
    "export-price": "Export price",
    "udyam-class": "Udyam class",
    "membership-upgrade": "Upgrade of a membership",
  },
});
/** Slugs of the facts that a text relies on. */
export const FactSlugs = z
  .array(Slug.meta({ refersTo: "facts" }))
  .default([])
  .meta({ label: "Facts", help: "The facts that this text relies on. The page shows their sources." });
/** Marks an entry with a badge. The smoke test counts the published ones. */
export const Sample = z.boolean().default(false).meta({
  label: "Sample",
  help: "An invented entry. The page shows a badge, and it must be replaced before the launch.",
});

const Path = z.string().regex(/^\/(?!\/)[\w./-]+$/);
const Share = z.int().min(0).max(100).multipleOf(10);

/**
 * `src` is a path on this site; width and height are in CSS pixels. `small` is the same picture for narrow places.
 * With a `focus`, in percent from the left and top edge, a place can crop the picture to its shape around that point.
 */
export const Picture = z
  .object({
    src: Path.meta({ label: "Picture" }),
    alt: Line.meta({ label: "Description", help: "What the picture shows, for people who cannot see it." }),
    width: z.int().positive().meta({ label: "Width in pixels" }),
    height: z.int().positive().meta({ label: "Height in pixels" }),
    small: z
      .object({
        src: Path.meta({ label: "Small picture" }),
        width: z.int().positive().meta({ label: "Width in pixels" }),
      })
      .optional()
      .meta({ label: "Smaller version for narrow places" }),
    focus: z
      .object({ x: Share.meta({ label: "From the left" }), y: Share.meta({ label: "From the top" }) })
      .optional()
      .meta({ label: "Focal point" }),
  })
  .meta({ label: "Picture", kind: "picture" });

/** Without one, the page draws a pattern from the title. */
export const CoverPicture = Picture.meta({ help: "Without one, the page shows a pattern in our colours." });
