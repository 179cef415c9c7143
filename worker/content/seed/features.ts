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
    text: "People who have run factories, shops and accounts study your business and tell you in writing what they would change.",
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
    text: "The MASA Awards, the MyPowerBrand Podcast and our member listing help buyers find small firms.",
    icon: "trophy",
  },
  {
    slug: "government-schemes",
    title: "Schemes in plain words",
    text: "Government schemes: who is eligible, what you get, how to apply, and the source of the figures.",
    icon: "landmark",
  },
  {
    slug: "a-checklist-for-your-role",
    title: "A checklist for your role",
    text: "After logging in, an MSME, a startup, a mentor or an investor each finds a short list of tasks and can tick them off.",
    icon: "list-checks",
  },
];
