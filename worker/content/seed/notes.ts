import type { SeedEntry } from "../collections.ts";

export const notes: SeedEntry<"notes">[] = [
  {
    slug: "startup-papers-before-the-interview",
    role: "startup",
    from: "Incubation desk",
    date: "2026-11-20",
    text: "Before you apply for incubation, write down three things: who pays you today, what one unit costs you, and what you would do with the first hour of a mentor. These are the questions we ask first.",
    label: "Apply for incubation",
    href: "/dashboard/incubation",
  },
  {
    slug: "msme-old-bills",
    role: "student",
    from: "Scheme desk",
    date: "2026-11-20",
    text: "Is a buyer late with your bill? Note the day of delivery and the day you agreed on for payment. You need both to claim interest, and both are easy to forget.",
    label: "Read about the 45 days",
    href: "/BlogsPage/paid-in-45-days-what-the-law-gives-a-small-supplier",
  },
  {
    slug: "mentor-report-within-a-week",
    role: "mentor",
    from: "Mentor desk",
    date: "2026-11-20",
    text: "Please write your report within a week of each meeting, while you remember the figures. Two lines for each question are enough; the next steps with a name and a date matter most.",
    label: "Open your reports",
    href: "/dashboard/mentorship-report",
  },
  {
    slug: "investor-ask-about-the-risk",
    role: "investor",
    from: "Investor desk",
    date: "2026-11-20",
    text: "Every opportunity has a section on what can go wrong. Begin your questions there. When you make an offer, tell us which point worries you, and we will put it on the agenda of the meeting.",
    label: "See the opportunities",
    href: "/dashboard/opportunities",
  },
];
