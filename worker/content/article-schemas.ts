import { z } from "zod";
import {
  CalculatorName,
  CoverPicture,
  FactSlugs,
  IsoDate,
  Line,
  Link,
  Markdown,
  Picture,
  Prose,
  Sample,
  Slug,
  Title,
} from "./fields.ts";

/** Every `##` in `fullContent` begins a section. `scheme` and `event` are slugs. */
export const Article = z.object({
  title: Title,
  excerpt: Prose.meta({ label: "Summary", help: "Two sentences for the card in the list." }),
  inShort: z
    .array(Prose)
    .min(3)
    .max(6)
    .meta({ label: "In short", help: "Three to six points at the beginning of the article." }),
  fullContent: Markdown.meta({ label: "Text", help: "A line that begins with ## begins a section." }),
  date: IsoDate.meta({ label: "Date of publication" }),
  author: Line.meta({ label: "Author" }),
  reviewedBy: Line.optional().meta({ label: "Reviewed by", help: "Who has checked what the article says." }),
  image: CoverPicture.optional(),
  facts: FactSlugs,
  scheme: Slug.optional().meta({ label: "Scheme", help: "A scheme that the article leads to.", refersTo: "schemes" }),
  event: Slug.optional().meta({ label: "Event", help: "An event that the article leads to.", refersTo: "events" }),
  calculator: CalculatorName.optional(),
});

export const NewsItem = z.object({
  title: Title,
  date: IsoDate.meta({ label: "Date of the news" }),
  image: Picture.optional(),
  description: Prose.meta({ label: "What has changed" }),
  affects: Prose.meta({ label: "Who is affected" }),
  action: Prose.meta({ label: "What to do" }),
  link: Link.meta({ label: "Link to the source" }),
  facts: FactSlugs,
});

/** `date` is free text, in the format 21 August 2026. */
export const CoverageItem = z.object({
  title: Title,
  source: Line.meta({ label: "Newspaper or channel" }),
  date: Line.meta({ label: "Date, as shown", help: "For example 21 August 2026." }),
  description: Prose.meta({ label: "What it reports" }),
  image: Picture,
  link: Link.meta({ label: "Link to the report" }),
  sample: Sample,
});

/** Without a `videoId` (eleven characters) the sample episode cannot be played. */
export const Episode = z.object({
  videoId: z
    .string()
    .regex(/^[\w-]{11}$/, "The id of a YouTube video has eleven characters.")
    .optional()
    .meta({ label: "YouTube video", help: "The eleven characters after watch?v= in the video’s address." }),
  title: Title,
  text: Prose.meta({ label: "What it is about" }),
  image: Picture,
  sample: Sample,
});

export const Policy = z.object({
  title: Title,
  intro: Prose.meta({ label: "Introduction" }),
  updatedOn: IsoDate.meta({
    label: "Last changed on",
    help: "The page shows this day. Set it to today when the rules change.",
  }),
  sections: z
    .array(z.object({ heading: Line.meta({ label: "Heading" }), body: Markdown.meta({ label: "Text" }) }))
    .min(1)
    .meta({ label: "Sections" }),
});
