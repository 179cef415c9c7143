import type { SeedEntry } from "../collections.ts";

export const features: SeedEntry<"features">[] = [
  {
    slug: "funding-connections",
    title: "Funding connections",
    text: "Introductions to investors and lenders, once both sides agree.",
    icon: "handshake",
  },
  {
    slug: "industry-mentors",
    title: "Industry mentors",
    text: "Owners and accountants write down what they would change.",
    icon: "users-round",
  },
  {
    slug: "events-and-workshops",
    title: "Events and workshops",
    text: "Monthly Connect every third Thursday, and workshops.",
    icon: "calendar-days",
  },
  {
    slug: "awards-and-visibility",
    title: "Awards and visibility",
    text: "Awards, a podcast and a member listing help buyers find you.",
    icon: "trophy",
  },
  {
    slug: "government-schemes",
    title: "Schemes in plain words",
    text: "Who is eligible, what you get and how to apply, with sources.",
    icon: "landmark",
  },
  {
    slug: "a-checklist-for-your-role",
    title: "A checklist for your role",
    text: "A short list of tasks for an MSME, startup, mentor or investor.",
    icon: "list-checks",
  },
];
