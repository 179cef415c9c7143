import { z } from "zod";

/** Collections whose entries have their own address. Code refers to the slugs of the other collections. */
export const ADDRESSED = ["articles", "events", "schemes", "news", "opportunities", "startups"] as const;
export type Addressed = (typeof ADDRESSED)[number];

const Slug = z
  .string()
  .trim()
  .max(80, "Use at most 80 characters.")
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Use small letters, digits and single hyphens, such as credit-guarantee-2026.");

export const NewAddress = z
  .object({ collection: z.enum(ADDRESSED, "Choose an entry."), from: z.string().min(1, "Choose an entry."), to: Slug })
  .refine(({ collection, to }) => collection !== "events" || to !== "general", {
    path: ["to"],
    message: "“general” is the address of registrations without an event. Choose another.",
  });
