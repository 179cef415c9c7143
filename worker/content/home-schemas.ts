import { z } from "zod";
import { FactSlugs, Line, Markdown, Picture, Prose, Sample, Text } from "./fields.ts";

const Icon = Text.meta({ help: "The name of one of the site’s icons." });

export const HeroSlide = z.object({ caption: Line, text: Prose, image: Picture });
export const Feature = z.object({ title: Line, text: Prose, icon: Icon });
export const Pillar = z.object({ title: Line, text: Prose, icon: Icon });
export const Testimonial = z.object({
  name: Text,
  text: Prose.meta({ label: "What they say" }),
  profileImage: Picture.meta({ label: "Portrait" }),
  company: Text,
  sample: Sample,
});

/** Home shows the specification's twelve; the others are shown on the page they belong to. */
export const Faq = z.object({
  question: Line,
  answer: Markdown,
  lang: z
    .enum(["en", "hi"])
    .default("en")
    .meta({ label: "Language of the English page", choices: { en: "English", hi: "Hindi" } }),
  place: z
    .enum(["home", "membership"])
    .default("home")
    .meta({ label: "Page", choices: { home: "Home", membership: "Membership" } }),
  facts: FactSlugs,
});

export const Slide = z.object({ hour: Line.meta({ label: "Time of day" }), caption: Line, image: Picture });
