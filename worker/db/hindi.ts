import type { CollectionName } from "../content/collections.ts";
import { articles } from "../content/seed/hi/articles.ts";
import { benefits } from "../content/seed/hi/benefits.ts";
import { coverage } from "../content/seed/hi/coverage.ts";
import { episodes } from "../content/seed/hi/episodes.ts";
import { events } from "../content/seed/hi/events.ts";
import { facts } from "../content/seed/hi/facts.ts";
import { faqs } from "../content/seed/hi/faqs.ts";
import { features } from "../content/seed/hi/features.ts";
import { hero } from "../content/seed/hi/hero.ts";
import { initiatives } from "../content/seed/hi/initiatives.ts";
import { members } from "../content/seed/hi/members.ts";
import { news } from "../content/seed/hi/news.ts";
import { notes } from "../content/seed/hi/notes.ts";
import { opportunities } from "../content/seed/hi/opportunities.ts";
import { partners } from "../content/seed/hi/partners.ts";
import { pillars } from "../content/seed/hi/pillars.ts";
import { plans } from "../content/seed/hi/plans.ts";
import { policies } from "../content/seed/hi/policies.ts";
import { replyTemplates } from "../content/seed/hi/reply-templates.ts";
import { schemes } from "../content/seed/hi/schemes.ts";
import { settings } from "../content/seed/hi/settings.ts";
import { slides } from "../content/seed/hi/slides.ts";
import { startups } from "../content/seed/hi/startups.ts";
import { team } from "../content/seed/hi/team.ts";
import { testimonials } from "../content/seed/hi/testimonials.ts";
import type { Translations } from "../content/translations.ts";

/** Initial Hindi texts, by collection and slug. Anything missing here has no Hindi text yet. */
export const hindi: { [C in CollectionName]?: Translations<C> } = {
  articles,
  benefits,
  coverage,
  episodes,
  events,
  facts,
  faqs,
  features,
  hero,
  initiatives,
  members,
  news,
  notes,
  opportunities,
  partners,
  pillars,
  plans,
  policies,
  replyTemplates,
  schemes,
  settings,
  slides,
  startups,
  team,
  testimonials,
};
