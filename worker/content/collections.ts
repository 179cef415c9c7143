import { z } from "zod";
import { INITIATIVE_SECTIONS, PARTNER_SECTIONS, PLAN_IDS, TEAM_SECTIONS } from "../contracts/vocabulary.ts";
import { STARTUP_STAGES } from "../contracts/workspace-vocabulary.ts";

/**
 * Every editable list of the site: one zod schema each, in the words of the specification's section 3.
 * Pages read the inferred types; the content store validates with the schemas before anything is written.
 */

const Text = z.string().trim().min(1);
/** Markdown without raw HTML: paragraphs, headings, lists, links, emphasis. */
const Markdown = Text;
const Link = z.url({ protocol: /^https?$/ });
const IsoDate = z.iso.date();

/** A committed or uploaded picture; `src` is a path of this site, width and height are in CSS pixels. */
const Picture = z.object({
  src: z.string().regex(/^\/[\w./-]+$/),
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
/** A link that is left to the settings entry, as `{links.awards}`; texts may leave it more (domain/content/template-variables). */
const BlankLink = z.enum(Object.keys(SettingsLinks.shape).map((name) => `{links.${name}}`));
const LabelledLink = z.object({ label: Text, href: z.union([Link, BlankLink]) });

const HeroSlide = z.object({ caption: Text, text: Text, image: Picture });
const Feature = z.object({ title: Text, text: Text, icon: Text });
const Testimonial = z.object({ name: Text, text: Text, profileImage: Picture, company: Text });
const Faq = z.object({ question: Text, answer: Markdown, lang: z.enum(["en", "hi"]).default("en") });
const Pillar = z.object({ title: Text, text: Text, icon: Text });

const TeamMember = z.object({
  section: z.enum(TEAM_SECTIONS),
  name: Text,
  role: Text.optional(),
  image: Picture.optional(),
  linkedin: Link,
  bio: Text,
});

const Partner = z.object({ section: z.enum(PARTNER_SECTIONS), name: Text, logo: Picture, website: Link });

/** `dateJoined` is month-year text, as in "November 2024". */
const Member = z.object({ name: Text, photo: Picture.optional(), dateJoined: Text, bio: Text });

const Initiative = z.object({
  section: z.enum(INITIATIVE_SECTIONS),
  intro: Text,
  link: LabelledLink.optional(),
  cards: z.array(z.object({ title: Text, text: Text, image: Picture, link: LabelledLink.optional() })).min(1),
});

export const EVENT_TABS = ["upcoming", "past", "programs"] as const;
/** `date` is the printed text; `startsAt`/`endsAt` are UTC instants of dated events, from which calendar files are made. */
const Event = z.object({
  tab: z.enum(EVENT_TABS),
  title: Text,
  date: Text,
  startsAt: z.iso.datetime().optional(),
  endsAt: z.iso.datetime().optional(),
  recurrence: z.enum(["third-thursday"]).optional(),
  location: Text,
  description: Markdown,
  fullDescription: Markdown,
  image: Picture,
  /** Prices in integer paise, for members and for everybody else; GST comes on top when `plusTaxes`. */
  offer: z
    .object({ memberPaise: z.int().positive(), regularPaise: z.int().positive(), plusTaxes: z.boolean() })
    .optional(),
});

const Article = z.object({
  title: Text,
  excerpt: Text,
  fullContent: Markdown,
  date: IsoDate,
  author: Text,
  image: Picture,
});

const Scheme = z.object({
  title: Text,
  image: Picture,
  description: Text,
  eligibility: Markdown,
  benefit: Markdown,
  howToApply: Markdown,
  link: Link,
  /** The day on which an editor last compared this entry with the official site. */
  checkedOn: IsoDate,
});

const NewsItem = z.object({ title: Text, date: IsoDate, image: Picture.optional(), description: Text, link: Link });

/** `date` is free text, as the publication prints it. */
const CoverageItem = z.object({
  title: Text,
  source: Text,
  date: Text,
  description: Text,
  image: Picture,
  link: Link,
});

const Slide = z.object({ caption: Text, image: Picture });

/** `videoId` is the player's eleven-character id; without one the page shows a sample episode, which cannot be played. */
const Episode = z.object({
  videoId: z
    .string()
    .regex(/^[\w-]{11}$/)
    .optional(),
  title: Text,
  text: Text,
  image: Picture,
});

const Policy = z.object({
  title: Text,
  intro: Text,
  updatedOn: IsoDate,
  sections: z.array(z.object({ heading: Text, body: Markdown })).min(1),
});

/** A startup that mentors accompany; `facts` are its figures in its own words. */
const Startup = z.object({
  name: Text,
  sector: Text,
  city: Text,
  stage: z.enum(STARTUP_STAGES),
  summary: Text,
  story: Markdown,
  facts: z.array(z.object({ label: Text, value: Text })).min(2),
  question: Text,
});

/** A startup that raises money; the amounts are integer paise, `closesOn` is the last day on which offers are taken. */
const Opportunity = z.object({
  name: Text,
  sector: Text,
  city: Text,
  stage: z.enum(STARTUP_STAGES),
  summary: Text,
  details: Markdown,
  askPaise: z.int().positive(),
  leastPaise: z.int().positive(),
  closesOn: IsoDate,
});

/**
 * Price in integer paise, of whole rupees, because an order names it in those; `paidWith` tells what it can be paid with,
 * since UPI has a limit.
 */
const Plan = z.object({
  planId: z.enum(PLAN_IDS),
  title: Text,
  pricePaise: z.int().positive().multipleOf(100),
  summary: Text,
  benefits: z.array(Text).min(3),
  paidWith: Text,
});

const Settings = z.object({
  name: Text,
  tagline: Text,
  email: z.email(),
  phone: Text,
  address: Text,
  legalName: Text,
  grievanceOfficer: Text,
  links: SettingsLinks,
  /** GST on memberships: `included` charges the printed price, `added` puts the rate on top, `off` prints no tax. */
  gst: z.object({
    mode: z.enum(["off", "included", "added"]),
    ratePercent: z.int().min(0).max(28),
    sac: Text,
    gstin: z.string().regex(/^$|^[0-9A-Z]{15}$/),
  }),
});

/** Editable lists by name: how the console calls them and what an entry must look like. */
export const collections = {
  settings: { label: "Settings", schema: Settings },
  plans: { label: "Membership plans", schema: Plan },
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
  articles: { label: "Articles", schema: Article },
  schemes: { label: "Government schemes", schema: Scheme },
  news: { label: "News", schema: NewsItem },
  coverage: { label: "Media coverage", schema: CoverageItem },
  slides: { label: "Mumbai slideshow", schema: Slide },
  episodes: { label: "Podcast episodes", schema: Episode },
  startups: { label: "Startups with a mentor", schema: Startup },
  opportunities: { label: "Investment opportunities", schema: Opportunity },
  policies: { label: "Policies", schema: Policy },
} as const;

export type CollectionName = keyof typeof collections;
/** What a reader gets. */
export type Entry<C extends CollectionName> = z.output<(typeof collections)[C]["schema"]>;
/** What an editor or a seed file writes: `slug` is the entry's stable name and, where it has one, its address. */
export type SeedEntry<C extends CollectionName> = { slug: string } & z.input<(typeof collections)[C]["schema"]>;
/** All published entries of a collection in their order, each with its slug. */
export type Entries<C extends CollectionName> = ReadonlyArray<{ slug: string } & Entry<C>>;
