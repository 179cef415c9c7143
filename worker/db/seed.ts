import type { CollectionName, SeedEntry } from "../content/collections.ts";
import { articles } from "../content/seed/articles.ts";
import { benefits } from "../content/seed/benefits.ts";
import { coverage } from "../content/seed/coverage.ts";
import { episodes } from "../content/seed/episodes.ts";
import { events } from "../content/seed/events.ts";
import { facts } from "../content/seed/facts.ts";
import { faqs } from "../content/seed/faqs.ts";
import { features } from "../content/seed/features.ts";
import { hero } from "../content/seed/hero.ts";
import { initiatives } from "../content/seed/initiatives.ts";
import { members } from "../content/seed/members.ts";
import { news } from "../content/seed/news.ts";
import { notes } from "../content/seed/notes.ts";
import { opportunities } from "../content/seed/opportunities.ts";
import { partners } from "../content/seed/partners.ts";
import { pillars } from "../content/seed/pillars.ts";
import { plans } from "../content/seed/plans.ts";
import { policies } from "../content/seed/policies.ts";
import { replyTemplates } from "../content/seed/reply-templates.ts";
import { schemes } from "../content/seed/schemes.ts";
import { settings } from "../content/seed/settings.ts";
import { slides } from "../content/seed/slides.ts";
import { startups } from "../content/seed/startups.ts";
import { team } from "../content/seed/team.ts";
import { testimonials } from "../content/seed/testimonials.ts";
import type { Deps } from "../deps.ts";
import { publishContent, saveEntries } from "../domain/content/content.server.ts";
import { listWrittenCollections } from "../domain/content/entries.server.ts";
import { hindi } from "./hindi.ts";

export const seed: { [C in CollectionName]: ReadonlyArray<SeedEntry<C>> } = {
  settings,
  plans,
  benefits,
  hero,
  features,
  testimonials,
  faqs,
  pillars,
  team,
  partners,
  members,
  initiatives,
  events,
  facts,
  articles,
  schemes,
  news,
  coverage,
  slides,
  episodes,
  startups,
  opportunities,
  notes,
  replyTemplates,
  policies,
};

/** Seeds and publishes every collection that was never written; returns the number of entries. */
export async function seedContent(deps: Pick<Deps, "db" | "now" | "content">): Promise<number> {
  const known = await listWrittenCollections(deps.db);
  let written = 0;
  for (const [collection, entries] of Object.entries(seed)) {
    if (known.has(collection)) continue;
    const inputs = entries.map(({ slug, ...data }, position) => {
      const hi = hindi[collection as CollectionName]?.[slug];
      return { collection: collection as CollectionName, slug, position, status: "published" as const, data, hi };
    });
    await saveEntries(deps, inputs, "seed");
    written += inputs.length;
  }
  if (written > 0) await publishContent(deps);
  return written;
}
