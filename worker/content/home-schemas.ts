import { z } from "zod";
import { FactSlugs, Line, Markdown, Picture, Prose, Sample, Text, Title } from "./fields.ts";

const Caption = Line.meta({ label: "Caption" });
const Words = Prose.meta({ label: "Text" });
const Icon = Text.meta({
  label: "Icon",
  help: "Name of the icon: calendar-days, handshake, landmark, list-checks, trophy or users-round.",
});

export const HeroSlide = z.object({ caption: Caption, text: Words, image: Picture });
export const Feature = z.object({ title: Title, text: Words, icon: Icon });
export const Pillar = z.object({ title: Title, text: Words, icon: Icon });
export const Testimonial = z.object({
  name: Line.meta({ label: "Name" }),
  text: Prose.meta({ label: "What they say" }),
  profileImage: Picture.meta({ label: "Portrait" }),
  company: Line.meta({ label: "Company" }),
  sample: Sample,
});

/** Home shows the specification's twelve questions. Other pages show the questions that belong to them. */
export const Faq = z.object({
  question: Line.meta({ label: "Question" }),
  answer: Markdown.meta({ label: "Answer" }),
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

export const Slide = z.object({ hour: Line.meta({ label: "Time of day" }), caption: Caption, image: Picture });
