import type { SeedEntry } from "../collections.ts";

export const features: SeedEntry<"features">[] = [
  {
    slug: "funding-connections",
    title: "Funding connections",
    text: "Introductions to investors and lenders, made once your figures are in order and both sides have agreed to talk.",
    icon: "handshake",
  },
  {
    slug: "industry-mentors",
    title: "Industry mentors",
    text: "People who have run a plant, a shop or a ledger study your enterprise and write down what they would change.",
    icon: "users-round",
  },
  {
    slug: "events-and-workshops",
    title: "Events and workshops",
    text: "Monthly Connect, online on every third Thursday, and the Growth Workshop: ₹7,000 for members, regularly ₹12,000, plus taxes.",
    icon: "calendar-days",
  },
  {
    slug: "awards-and-visibility",
    title: "Awards and visibility",
    text: "The MASA Awards, the MyPowerBrand Podcast and our member listing put small firms where buyers can find them.",
    icon: "trophy",
  },
  {
    slug: "government-schemes",
    title: "Schemes in plain words",
    text: "Ten government schemes: who is eligible, what one gets, how to apply, and the day on which we last checked.",
    icon: "landmark",
  },
  {
    slug: "a-checklist-for-your-role",
    title: "A checklist for your role",
    text: "After logging in, an MSME, a startup, a mentor or an investor each finds a short list of tasks and can tick them off.",
    icon: "list-checks",
  },
];
