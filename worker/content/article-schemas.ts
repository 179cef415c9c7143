import { z } from "zod";
import { CALCULATORS } from "../contracts/calculators/vocabulary.ts";
import { FactSlugs, IsoDate, Line, Link, Markdown, Picture, Prose, Sample, Slug, Text } from "./fields.ts";

/** Every `##` of `fullContent` begins a section. `scheme` and `event` are slugs. */
export const Article = z.object({
  title: Line,
  excerpt: Prose.meta({ help: "Two sentences for the card in the list." }),
  inShort: z.array(Prose).min(3).max(6).meta({ help: "Three to six points at the beginning of the article." }),
  fullContent: Markdown.meta({ label: "Text", help: "A line that begins with ## begins a section." }),
  date: IsoDate,
  author: Line,
  reviewedBy: Line.optional(),
  image: Picture,
  facts: FactSlugs,
  scheme: Slug.optional().meta({ refersTo: "schemes" }),
  event: Slug.optional().meta({ refersTo: "events" }),
  calculator: z.enum(CALCULATORS).optional(),
});

export const NewsItem = z.object({
  title: Line,
  date: IsoDate,
  image: Picture.optional(),
  description: Prose,
  affects: Prose.meta({ label: "Whom it affects" }),
  action: Prose.meta({ label: "What to do" }),
  link: Link.meta({ label: "Link to the source" }),
  facts: FactSlugs,
});

/** `date` is free text, in the format 21 August 2026. */
export const CoverageItem = z.object({
  title: Line,
  source: Text.meta({ label: "Newspaper or channel" }),
  date: Line.meta({ help: "For example 21 August 2026." }),
  description: Prose,
  image: Picture,
  link: Link,
  sample: Sample,
});

/** Without a `videoId` (eleven characters) the sample episode cannot be played. */
export const Episode = z.object({
  videoId: z
    .string()
    .regex(/^[\w-]{11}$/, "The id of a YouTube video has eleven characters.")
    .optional()
    .meta({ label: "YouTube video", help: "The eleven characters after watch?v= in the video’s address." }),
  title: Line,
  text: Prose,
  image: Picture,
  sample: Sample,
});

export const Policy = z.object({
  title: Line,
  intro: Prose,
  updatedOn: IsoDate,
  sections: z.array(z.object({ heading: Line, body: Markdown })).min(1),
});
