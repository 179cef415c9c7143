import type { z } from "zod";
import { Article, CoverageItem, Episode, NewsItem, Policy } from "./article-schemas.ts";
import { Event } from "./event-schema.ts";
import { Fact } from "./fact-schema.ts";
import { Faq, Feature, HeroSlide, Pillar, Slide, Testimonial } from "./home-schemas.ts";
import { Note, ReplyTemplate } from "./note-schema.ts";
import { Member, Partner, TeamMember } from "./people-schemas.ts";
import { Benefit, Plan } from "./plan-schemas.ts";
import { Scheme } from "./scheme-schema.ts";
import { Initiative, Settings } from "./settings-schema.ts";
import { Opportunity, Startup } from "./startup-schemas.ts";

/** Section 3. Pages use the inferred types. Only published entries must fit their schema; drafts can be incomplete. */
export const collections = {
  settings: { label: "Settings", schema: Settings },
  plans: { label: "Membership plans", schema: Plan },
  benefits: { label: "Benefits of the plans", schema: Benefit },
  hero: { label: "Hero slides", schema: HeroSlide },
  features: { label: "Key features", schema: Feature },
  testimonials: { label: "Testimonials", schema: Testimonial },
  faqs: { label: "Questions and answers", schema: Faq },
  pillars: { label: "Mission, vision, values and pillars", schema: Pillar },
  team: { label: "Team", schema: TeamMember },
  partners: { label: "Partners", schema: Partner },
  members: { label: "Our members", schema: Member },
  initiatives: { label: "Initiatives", schema: Initiative },
  events: { label: "Events", schema: Event },
  facts: { label: "Facts and their sources", schema: Fact },
  articles: { label: "Articles", schema: Article },
  schemes: { label: "Government schemes", schema: Scheme },
  news: { label: "News", schema: NewsItem },
  coverage: { label: "Media coverage", schema: CoverageItem },
  slides: { label: "Mumbai slideshow", schema: Slide },
  episodes: { label: "Podcast episodes", schema: Episode },
  startups: { label: "Startups with a mentor", schema: Startup },
  opportunities: { label: "Investment opportunities", schema: Opportunity },
  notes: { label: "Notes to members", schema: Note },
  replyTemplates: { label: "Reply templates", schema: ReplyTemplate },
  policies: { label: "Policies", schema: Policy },
} as const;

export type CollectionName = keyof typeof collections;
export type Entry<C extends CollectionName> = z.output<(typeof collections)[C]["schema"]>;
/** `slug` identifies the entry and is part of its address. */
export type SeedEntry<C extends CollectionName> = { slug: string } & z.input<(typeof collections)[C]["schema"]>;
/** A Hindi list contains the English entry, with `isEnglish`, if one of its texts is not translated. */
export type Entries<C extends CollectionName> = ReadonlyArray<{ slug: string; isEnglish?: true } & Entry<C>>;
