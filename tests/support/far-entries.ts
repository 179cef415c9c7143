import type { SeedEntry } from "#worker/content/collections.ts";

/** What the site ships with is over some day; the browser tests register for this, and offer on the next. */
export const FAR_EVENT: SeedEntry<"events"> = {
  slug: "far-meeting",
  tab: "upcoming",
  title: "Meeting of a Later Year",
  date: "Saturday, 14 March 2099",
  startsAt: "2099-03-14T04:30:00Z",
  endsAt: "2099-03-14T08:30:00Z",
  location: "Mandi House, New Delhi",
  description: "The tests register for this meeting.",
  fullDescription: "It is long before it begins.",
  image: {
    src: "/pictures/events/masa-awards-2027.svg",
    alt: "A stage with brass trophies",
    width: 800,
    height: 450,
  },
};

export const FAR_OPPORTUNITY: SeedEntry<"opportunities"> = {
  slug: "far-looms",
  name: "Far Looms (sample entry)",
  sector: "Handloom and textiles",
  city: "Raipur",
  stage: "First customers",
  summary: "The tests make their offers here.",
  details: "### What the money is for\n\nYarn and wages.",
  askPaise: 25_00_000_00,
  leastPaise: 1_00_000_00,
  closesOn: "2099-06-30",
};
