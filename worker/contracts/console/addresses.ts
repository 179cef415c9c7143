import { z } from "zod";

/** Collections whose entries have their own address. Code refers to the slugs of the other collections. */
export const ADDRESSED = ["articles", "events", "schemes", "news", "opportunities", "startups"] as const;
export type Addressed = (typeof ADDRESSED)[number];

const MAX_SLUG = 80;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const Slug = z
  .string()
  .trim()
  .max(MAX_SLUG, `Use at most ${MAX_SLUG} characters.`)
  .regex(SLUG, "Use small letters, digits and single hyphens, such as credit-guarantee-2026.");

export function isSlug(text: string): boolean {
  return SLUG.test(text) && text.length <= MAX_SLUG;
}

/** Returns why an entry cannot have an address that means something else. */
export function refuseReserved(collection: string, slug: string): string | undefined {
  if (slug === "new") return "The form for a new entry uses this address. Choose another one.";
  if (collection !== "events" || slug !== "general") return undefined;
  return "Registrations without an event use this address. Choose another one.";
}

export const NewAddress = z
  .object({ collection: z.enum(ADDRESSED, "Choose an entry."), from: z.string().min(1, "Choose an entry."), to: Slug })
  .superRefine(({ collection, to }, ctx) => {
    const message = refuseReserved(collection, to);
    if (message) ctx.addIssue({ code: "custom", path: ["to"], message });
  });
