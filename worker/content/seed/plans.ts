import type { SeedEntry } from "../collections.ts";

const ANY_WAY = "Pay by UPI, card, net banking or wallet.";
const LARGE =
  "Above the usual UPI limit of ₹1,00,000 a payment: pay by card or net banking, or ask us for a bank transfer.";

/** Section 9; prices in paise. */
export const plans: SeedEntry<"plans">[] = [
  {
    slug: "community",
    planId: "community",
    title: "Community Member",
    pricePaise: 4_999_00,
    summary: "For founders and shop-floor owners who want to meet the forum and learn with it.",
    benefits: [
      "The Monthly Connect, online on every third Thursday",
      "The members’ group and the MSME Times letter",
      "Member price at workshops: ₹7,000 instead of ₹12,000 plus taxes",
    ],
    paidWith: ANY_WAY,
  },
  {
    slug: "premium",
    planId: "premium",
    title: "Premium Member",
    pricePaise: 14_999_00,
    summary: "For businesses that want a mentor’s eye on their next step.",
    benefits: [
      "Everything in Community",
      "Four one-hour mentor sessions a year",
      "Help with one government scheme application, from eligibility to filing",
    ],
    paidWith: ANY_WAY,
  },
  {
    slug: "gold",
    planId: "gold",
    title: "Gold Member",
    pricePaise: 24_999_00,
    summary: "For companies that are getting ready to raise money.",
    benefits: [
      "Everything in Premium",
      "A review of your detailed project report by the advisory desk",
      "A place at one Nivesh Manthan investor meet",
    ],
    paidWith: ANY_WAY,
  },
  {
    slug: "corporate",
    planId: "corporate",
    title: "Corporate Member",
    pricePaise: 49_999_00,
    summary: "For established companies: three people of your team take part in the forum.",
    benefits: [
      "Everything in Gold, for three people of one company",
      "Introductions to two partner banks or buyers a year",
      "Your company on the members’ page",
    ],
    paidWith: ANY_WAY,
  },
  {
    slug: "platinum",
    planId: "platinum",
    title: "Platinum Member",
    pricePaise: 99_999_00,
    summary: "For leaders who want to shape a chapter’s year with us.",
    benefits: [
      "Everything in Corporate, for five people of one company",
      "A seat at the chapter board’s quarterly round table",
      "A talk or a stand at one national event a year",
    ],
    paidWith:
      "Just under the usual UPI limit of ₹1,00,000 a payment: if your bank’s limit is lower, pay by card or net banking.",
  },
  {
    slug: "patron",
    planId: "patron",
    title: "Patron Member",
    pricePaise: 2_99_999_00,
    summary: "For houses that carry the forum’s work with young companies.",
    benefits: [
      "Everything in Platinum, for ten people of your house",
      "Your name on one incubation batch a year, with a say in its theme",
      "A yearly meeting with the National Board",
    ],
    paidWith: LARGE,
  },
];
