import type { SeedEntry } from "../collections.ts";

const ANY_WAY = "Pay by UPI, card, net banking or wallet.";

/** Section 9; prices in paise. What each plan includes is in the benefits. */
export const plans: SeedEntry<"plans">[] = [
  {
    slug: "community",
    planId: "community",
    title: "Community Member",
    pricePaise: 4_999_00,
    group: "owners",
    rank: 1,
    bestFor: "Founders and owners of small units who want to meet the forum and learn with it.",
    fits: ["alone"],
    paidWith: ANY_WAY,
  },
  {
    slug: "premium",
    planId: "premium",
    title: "Premium Member",
    pricePaise: 14_999_00,
    group: "owners",
    rank: 2,
    bestFor: "Businesses that want a mentor to look at their next step.",
    usualStart: true,
    fits: ["alone", "mentor"],
    paidWith: ANY_WAY,
  },
  {
    slug: "gold",
    planId: "gold",
    title: "Gold Member",
    pricePaise: 24_999_00,
    group: "owners",
    rank: 3,
    bestFor: "Companies that are getting ready to raise money.",
    fits: ["alone", "mentor", "money"],
    paidWith: ANY_WAY,
  },
  {
    slug: "corporate",
    planId: "corporate",
    title: "Corporate Member",
    pricePaise: 49_999_00,
    group: "companies",
    rank: 4,
    bestFor: "Established companies that want three of their people in the forum.",
    fits: ["team", "mentor", "money"],
    paidWith: ANY_WAY,
  },
  {
    slug: "platinum",
    planId: "platinum",
    title: "Platinum Member",
    pricePaise: 99_999_00,
    group: "companies",
    rank: 5,
    bestFor: "Leaders who want to help shape a chapter’s year.",
    fits: ["team", "mentor", "money"],
    paidWith:
      "Just under the usual UPI limit of ₹1 lakh per payment: if your bank’s limit is lower, pay by card or net banking.",
  },
  {
    slug: "patron",
    planId: "patron",
    title: "Patron Member",
    pricePaise: 2_99_999_00,
    group: "companies",
    rank: 6,
    bestFor: "Business groups that support the forum’s work with young companies.",
    fits: ["team", "mentor", "money"],
    paidWith:
      "Above the usual UPI limit of ₹1 lakh per payment: pay by card or net banking, or ask us for a bank transfer.",
  },
];
