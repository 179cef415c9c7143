import type { SeedEntry } from "../collections.ts";

export const pillars: SeedEntry<"pillars">[] = [
  {
    slug: "mission",
    title: "Mission",
    text: "To shorten the distance between a small enterprise and the people who can help it grow: the lender, the mentor, the buyer and the official at the right counter.",
    icon: "target",
  },
  {
    slug: "vision",
    title: "Vision",
    text: "An India in which a sound business in Raipur or Bhubaneswar finds capital, advice and customers as readily as one in Mumbai or Delhi.",
    icon: "telescope",
  },
  {
    slug: "values",
    title: "Values",
    text: "We say what we know and where we are unsure. We introduce people only when both agree. We promise effort, not outcomes, and we keep time, because an owner’s hour is working capital too.",
    icon: "scale",
  },
  {
    slug: "access-to-capital",
    title: "Access to capital",
    text: "Before money comes preparation. We help members to put books, projections and documents in order, explain debt and equity without jargon, and introduce them to lenders and investors who fit their size.",
    icon: "hand-coins",
  },
  {
    slug: "mentorship",
    title: "Mentorship",
    text: "Each mentor studies the enterprise first, then writes a report with a few improvements that the owner can begin on Monday. Advice comes from people who have met a payroll themselves.",
    icon: "compass",
  },
  {
    slug: "market-linkage",
    title: "Market linkage",
    text: "Orders outlast advice. Chapter evenings, awards, the podcast and the member listing bring suppliers before buyers, and our scheme pages explain how to sell to government and how to begin exporting.",
    icon: "route",
  },
];
