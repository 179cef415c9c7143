import type { Entries, Entry } from "#worker/content/collections.ts";

export type HomeContent = {
  settings: Entry<"settings">;
  /** Without a trailing slash. */
  siteUrl: string;
  hero: Entries<"hero">;
  features: Entries<"features">;
  testimonials: Entries<"testimonials">;
  /** In the order of their prices. */
  plans: Array<{ price: string }>;
  /** Answers in HTML. */
  faqs: Entries<"faqs">;
};
