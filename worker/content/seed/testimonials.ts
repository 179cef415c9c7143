import type { SeedEntry } from "../collections.ts";

export const testimonials: SeedEntry<"testimonials">[] = [
  {
    slug: "sushma-wankhede",
    sample: true,
    name: "Sushma Wankhede",
    company: "Orange Peel Foods, Nagpur",
    text: "My mentor went through eleven months of power bills before he said a word about marketing. We moved pulping to the night shift, and the bill fell by about a tenth.",
    profileImage: {
      src: "/pictures/testimonials/sushma-wankhede.svg",
      alt: "Drawn portrait of Sushma Wankhede",
      width: 160,
      height: 160,
    },
  },
  {
    slug: "girish-borasi",
    sample: true,
    name: "Girish Borasi",
    company: "Two Terminals Harness Works, Indore",
    text: "Two large buyers paid us after ninety days. In a Monthly Connect room a pump maker explained how he discounts his invoices on TReDS. Six weeks later so did we, and I stopped borrowing for wages.",
    profileImage: {
      src: "/pictures/testimonials/girish-borasi.svg",
      alt: "Drawn portrait of Girish Borasi",
      width: 160,
      height: 160,
    },
  },
  {
    slug: "farida-chunawalla",
    sample: true,
    name: "Farida Chunawalla",
    company: "Warm Brick Ovens, Mumbai",
    text: "I came for investors and was told that my stock register would not survive their first question. It took two months to put right. The talks began after that, and they were short.",
    profileImage: {
      src: "/pictures/testimonials/farida-chunawalla.svg",
      alt: "Drawn portrait of Farida Chunawalla",
      width: 160,
      height: 160,
    },
  },
  {
    slug: "tapan-kishore-jena",
    sample: true,
    name: "Tapan Kishore Jena",
    company: "Third River Castings, Bhubaneswar",
    text: "The chapter read my first tender with me, line by line. We lost it by a small margin. We won the fourth: 240 lamp posts for a municipal park.",
    profileImage: {
      src: "/pictures/testimonials/tapan-kishore-jena.svg",
      alt: "Drawn portrait of Tapan Kishore Jena",
      width: 160,
      height: 160,
    },
  },
  {
    slug: "omprakash-dewangan",
    sample: true,
    name: "Omprakash Dewangan",
    company: "Blue Shuttle Looms, Raipur",
    text: "I knew silk and nothing about export papers. A member from another trade lent me her checklist. Our first parcel of 36 stoles reached Lyon in nineteen days, customs included.",
    profileImage: {
      src: "/pictures/testimonials/omprakash-dewangan.svg",
      alt: "Drawn portrait of Omprakash Dewangan",
      width: 160,
      height: 160,
    },
  },
  {
    slug: "simran-ahluwalia-roy",
    sample: true,
    name: "Simran Ahluwalia Roy",
    company: "Clean Fold Linen, Delhi",
    text: "Not every evening was meant for my trade. The costing workshop was: I found that I had been washing hospital curtains at a loss for a year.",
    profileImage: {
      src: "/pictures/testimonials/simran-ahluwalia-roy.svg",
      alt: "Drawn portrait of Simran Ahluwalia Roy",
      width: 160,
      height: 160,
    },
  },
];
