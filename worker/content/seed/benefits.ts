import type { PlanId } from "../../contracts/vocabulary.ts";
import type { SeedEntry } from "../collections.ts";

type Value = SeedEntry<"benefits">["values"][PlanId];

/** In the order of the comparison. Each plan includes what the plans before it have. */
export const benefits: SeedEntry<"benefits">[] = [
  {
    slug: "people",
    title: "People covered",
    help: "From one company, each with all the benefits of the plan.",
    promise: "{value} people from one company",
    values: ladder(1, 1, 1, 3, 5, 10),
  },
  {
    slug: "monthly-connect",
    title: "Monthly Connect",
    help: "Online, every third Thursday. A guest may come once.",
    promise: "The Monthly Connect, online on every third Thursday",
    values: ladder(true, true, true, true, true, true),
  },
  {
    slug: "members-group",
    title: "Private members’ group",
    help: "Separate from the open WhatsApp community.",
    promise: "A private members’ group, separate from the open WhatsApp community",
    values: ladder(true, true, true, true, true, true),
  },
  {
    slug: "workshop-price",
    title: "Growth Workshop",
    help: "The regular price is ₹12,000 plus taxes.",
    promise: "The Growth Workshop for {value} instead of ₹12,000 plus taxes",
    values: ladder("₹7,000", "₹7,000", "₹7,000", "₹7,000", "₹7,000", "₹7,000"),
  },
  {
    slug: "members-page",
    title: "Place on the Our Members page",
    help: "Only if you wish it.",
    promise: "A place on the Our Members page, if you wish it",
    values: ladder(true, true, true, true, true, true),
  },
  {
    slug: "mentor-hours",
    title: "Mentor sessions a year",
    help: "One hour each, with a mentor of your choice.",
    promise: "{value} one-hour mentor sessions a year",
    values: ladder(false, 4, 4, 6, 8, 12),
  },
  {
    slug: "acceleration-cohort",
    title: "Acceleration Cohort",
    help: "Twelve weeks with one mentor. You apply, and fifteen firms are selected.",
    promise: "The Acceleration Cohort without a fee, if you are selected",
    values: ladder(false, true, true, true, true, true),
  },
  {
    slug: "scheme-guidance",
    title: "Scheme applications with guidance a year",
    help: "Eligibility, papers and a review. You file the application yourself.",
    promise: "Guidance on {value} scheme applications a year",
    promiseOfOne: "Guidance on one scheme application: eligibility, papers and a review before you file it yourself",
    values: ladder(false, 1, 1, 2, 3, 5),
  },
  {
    slug: "report-review",
    title: "Reviews of your detailed project report a year",
    help: "By a mentor, in writing, within ten working days.",
    promise: "{value} reviews of your detailed project report a year",
    promiseOfOne: "A mentor’s written review of your detailed project report, within ten working days",
    values: ladder(false, false, 1, 1, 2, 3),
  },
  {
    slug: "nivesh-manthan",
    title: "Preparation for Nivesh Manthan",
    help: "Attending and applying are free for everyone, and all are selected by the same rules.",
    promise: "A mentor prepares your application to Nivesh Manthan with you",
    values: ladder(false, false, true, true, true, true),
  },
  {
    slug: "introductions",
    title: "Introductions to partner banks or buyers a year",
    promise: "{value} introductions to partner banks or buyers a year",
    values: ladder(false, false, false, 2, 3, 5),
  },
  {
    slug: "round-table",
    title: "Chapter board’s quarterly round table",
    help: "A seat to advise, without a vote.",
    promise: "A seat at the chapter board’s quarterly round table",
    values: ladder(false, false, false, false, true, true),
  },
  {
    slug: "national-stage",
    title: "Talk or stand at a national event",
    help: "Once a year.",
    promise: "A talk or a stand at one national event a year",
    values: ladder(false, false, false, false, true, true),
  },
  {
    slug: "incubation-batch",
    title: "Your name on an incubation batch",
    help: "One batch a year, with a say in its theme.",
    promise: "Your name on one incubation batch a year, with a say in its theme",
    values: ladder(false, false, false, false, false, true),
  },
  {
    slug: "national-board",
    title: "Yearly meeting with the National Board",
    promise: "A yearly meeting with the National Board",
    values: ladder(false, false, false, false, false, true),
  },
];

function ladder(community: Value, premium: Value, gold: Value, corporate: Value, platinum: Value, patron: Value) {
  return { community, premium, gold, corporate, platinum, patron };
}
