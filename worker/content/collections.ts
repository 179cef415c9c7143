import { z } from "zod";
import { CALCULATORS } from "../contracts/calculators/vocabulary.ts";
import { INITIATIVE_SECTIONS, PARTNER_SECTIONS, TEAM_SECTIONS } from "../contracts/vocabulary.ts";
import { STARTUP_STAGES } from "../contracts/workspace-vocabulary.ts";
import { checkEventDates } from "./date-checks.ts";
import { Fact } from "./fact-schema.ts";
import { Gst } from "./gst-schema.ts";
import { Note } from "./note-schema.ts";
import { BankAccount, NO_ACCOUNT, UpiLimit, USUAL_UPI_LIMIT } from "./payment-schemas.ts";
import { Benefit, Plan } from "./plan-schemas.ts";
import { checkScheme, SchemeRow } from "./scheme-schema.ts";
import { SchemeTerms } from "./scheme-terms-schema.ts";

/** Section 3. Pages use the inferred types; the content store validates before every write. */

const Text = z.string().trim().min(1);
/** Markdown without raw HTML. */
const Markdown = Text;
const Link = z.url({ protocol: /^https?$/ });
const IsoDate = z.iso.date();
const Slug = z.string().regex(/^[a-z0-9-]+$/);
/** The facts of the collection `facts` that a text relies on. */
const FactSlugs = z.array(Slug).default([]);
/** Shows a badge; the smoke test counts what is published with it. */
const Sample = z.boolean().default(false);

/** `src` is a path of this site; width and height are in CSS pixels. */
const Picture = z.object({
  src: z.string().regex(/^\/(?!\/)[\w./-]+$/),
  alt: Text,
  width: z.int().positive(),
  height: z.int().positive(),
});

const SettingsLinks = z.object({
  whatsapp: Link,
  awards: Link,
  parent: Link,
  foundation: Link,
  facebook: Link,
  linkedin: Link,
  instagram: Link,
  executiveMembership: Link,
  basicMembership: Link,
  nominate: Link,
  investorForm: Link,
  videoSearch: Link,
  messagingChannel: Link,
});
/** Filled in from the settings entry (domain/content/template-variables). */
const BlankLink = z.enum(Object.keys(SettingsLinks.shape).map((name) => `{links.${name}}`));
const LabelledLink = z.object({ label: Text, href: z.union([Link, BlankLink]) });

const HeroSlide = z.object({ caption: Text, text: Text, image: Picture });
const Feature = z.object({ title: Text, text: Text, icon: Text });
const Testimonial = z.object({ name: Text, text: Text, profileImage: Picture, company: Text, sample: Sample });
/** Home shows the specification's twelve; the others are shown on the page they belong to. */
const Faq = z.object({
  question: Text,
  answer: Markdown,
  lang: z.enum(["en", "hi"]).default("en"),
  place: z.enum(["home", "membership"]).default("home"),
  facts: FactSlugs,
});
const Pillar = z.object({ title: Text, text: Text, icon: Text });

const TeamMember = z.object({
  section: z.enum(TEAM_SECTIONS),
  name: Text,
  role: Text.optional(),
  image: Picture.optional(),
  linkedin: Link,
  bio: Text,
  topics: z.array(Text).min(1).optional(),
  languages: z.array(Text).min(1).optional(),
  city: Text.optional(),
  sample: Sample,
});

const Partner = z.object({
  section: z.enum(PARTNER_SECTIONS),
  name: Text,
  logo: Picture,
  website: Link,
  benefit: Text,
  sample: Sample,
});

/** `dateJoined` is month and year, as in "November 2024". */
const Member = z.object({ name: Text, photo: Picture.optional(), dateJoined: Text, bio: Text, sample: Sample });

const Initiative = z.object({
  section: z.enum(INITIATIVE_SECTIONS),
  intro: Text,
  link: LabelledLink.optional(),
  cards: z.array(z.object({ title: Text, text: Text, image: Picture, link: LabelledLink.optional() })).min(1),
});

export const EVENT_TABS = ["upcoming", "past", "programs"] as const;
const Venue = z.object({
  name: Text,
  address: Text,
  map: Link,
  /** How to reach and enter it. */
  access: Text,
});
/** `date` is the displayed text; `startsAt` and `endsAt` are UTC; `closesOn` is the last day to register, in India. */
const Event = z
  .object({
    tab: z.enum(EVENT_TABS),
    title: Text,
    date: Text,
    startsAt: z.iso.datetime().optional(),
    endsAt: z.iso.datetime().optional(),
    recurrence: z.enum(["third-thursday"]).optional(),
    location: Text,
    description: Markdown,
    fullDescription: Markdown,
    city: Text.optional(),
    fee: Text.optional(),
    capacity: z.int().positive().optional(),
    closesOn: IsoDate.optional(),
    /** Set by hand when every place is taken. */
    isFull: z.boolean().default(false),
    language: Text.optional(),
    host: Text.optional(),
    venue: Venue.optional(),
    agenda: z
      .array(z.object({ time: Text, topic: Text }))
      .min(1)
      .optional(),
    bring: Text.optional(),
    /** What a past event achieved: a figure and what it counts. */
    result: z.object({ figure: Text, text: Text }).optional(),
    image: Picture,
    /** Integer paise; GST is extra if `plusTaxes`. */
    offer: z
      .object({ memberPaise: z.int().positive(), regularPaise: z.int().positive(), plusTaxes: z.boolean() })
      .optional(),
    sample: Sample,
  })
  .superRefine(checkEventDates);

/** Every `##` of `fullContent` begins a section. `scheme` and `event` are slugs. */
const Article = z.object({
  title: Text,
  excerpt: Text,
  inShort: z.array(Text).min(3).max(6),
  fullContent: Markdown,
  date: IsoDate,
  author: Text,
  reviewedBy: Text.optional(),
  image: Picture,
  facts: FactSlugs,
  scheme: Slug.optional(),
  event: Slug.optional(),
  calculator: z.enum(CALCULATORS).optional(),
});

const Scheme = z
  .object({
    ...SchemeRow.shape,
    title: Text,
    image: Picture.optional(),
    description: Text,
    eligibility: Markdown.optional(),
    benefit: Markdown.optional(),
    howToApply: Markdown.optional(),
    link: Link,
    /** The specification's ten, the further ones below them, or those that only the finder shows. */
    list: z.enum(["main", "more", "finder"]).default("main"),
    facts: FactSlugs,
    article: Slug.optional(),
    event: Slug.optional(),
    calculator: z.enum(CALCULATORS).optional(),
    terms: SchemeTerms.optional(),
  })
  .superRefine(checkScheme);

const NewsItem = z.object({
  title: Text,
  date: IsoDate,
  image: Picture.optional(),
  description: Text,
  affects: Text,
  action: Text,
  link: Link,
  facts: FactSlugs,
});

/** `date` is free text, in the format 21 August 2026. */
const CoverageItem = z.object({
  title: Text,
  source: Text,
  date: Text,
  description: Text,
  image: Picture,
  link: Link,
  sample: Sample,
});

const Slide = z.object({ hour: Text, caption: Text, image: Picture });

/** Without a `videoId` (eleven characters) the sample episode cannot be played. */
const Episode = z.object({
  videoId: z
    .string()
    .regex(/^[\w-]{11}$/)
    .optional(),
  title: Text,
  text: Text,
  image: Picture,
  sample: Sample,
});

const Policy = z.object({
  title: Text,
  intro: Text,
  updatedOn: IsoDate,
  sections: z.array(z.object({ heading: Text, body: Markdown })).min(1),
});

const Startup = z.object({
  name: Text,
  sector: Text,
  city: Text,
  stage: z.enum(STARTUP_STAGES),
  summary: Text,
  story: Markdown,
  facts: z.array(z.object({ label: Text, value: Text })).min(2),
  question: Text,
  sample: Sample,
});

/** Integer paise; `closesOn` is the last day for offers. */
const Opportunity = z
  .object({
    name: Text,
    sector: Text,
    city: Text,
    stage: z.enum(STARTUP_STAGES),
    summary: Text,
    details: Markdown,
    askPaise: z.int().positive(),
    leastPaise: z.int().positive(),
    closesOn: IsoDate,
    sample: Sample,
  })
  .refine(({ askPaise, leastPaise }) => leastPaise <= askPaise, {
    path: ["leastPaise"],
    message: "The smallest offer cannot be more than the whole sum.",
  });

const Settings = z.object({
  name: Text,
  tagline: Text,
  email: z.email(),
  /** Gets mail about failed refunds; without it, `email` does. */
  financeEmail: z.email().optional(),
  phone: Text,
  address: Text,
  legalName: Text,
  grievanceOfficer: Text,
  /** The legal name, the address and the grievance officer are invented. */
  sample: Sample,
  links: SettingsLinks,
  gst: Gst,
  bankAccount: BankAccount.default(NO_ACCOUNT),
  upiLimitPaise: UpiLimit.default(USUAL_UPI_LIMIT),
});

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
  policies: { label: "Policies", schema: Policy },
} as const;

export type CollectionName = keyof typeof collections;
export type Entry<C extends CollectionName> = z.output<(typeof collections)[C]["schema"]>;
/** `slug` is the entry's stable name and its address. */
export type SeedEntry<C extends CollectionName> = { slug: string } & z.input<(typeof collections)[C]["schema"]>;
export type Entries<C extends CollectionName> = ReadonlyArray<{ slug: string } & Entry<C>>;
