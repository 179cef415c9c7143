import type { CollectionName } from "../../content/collections.ts";
import { type Event, pathOf } from "../events/event-state.server.ts";

/** Pages of the collections whose entries are all shown on one page. */
const PAGES: Partial<Record<CollectionName, string>> = {
  settings: "/ContactUs",
  plans: "/membership",
  benefits: "/membership",
  hero: "/",
  features: "/",
  testimonials: "/",
  pillars: "/about",
  team: "/team",
  partners: "/Partners",
  members: "/ourmembers",
  initiatives: "/Ourinitiatives",
  schemes: "/SchemesPage",
  news: "/MSMENews",
  coverage: "/masainmedia",
  slides: "/mahagrowth",
  episodes: "/mahagrowth",
};
const POLICIES: Record<string, string> = {
  "terms-and-conditions": "/TermsAndConditions",
  "privacy-policy": "/PrivacyPolicy",
  "cancellation-and-refund": "/CancellationAndRefund",
};

export function pagePathOf(collection: CollectionName, slug: string, data: unknown, now: Date): string | undefined {
  const field = (name: string) => new Map(Object.entries(data ?? {})).get(name) as unknown;
  if (collection === "articles") return `/BlogsPage/${slug}`;
  if (collection === "policies") return POLICIES[slug];
  if (collection === "events") return pathOf({ ...(data as Event), slug }, now);
  if (collection === "faqs") return field("place") === "membership" ? "/membership" : "/";
  if (collection === "schemes" && field("list") === "finder") return "/SchemesPage/finder";
  return PAGES[collection];
}
