import type { WritingKind } from "#worker/contracts/workspace-vocabulary.ts";

type Sample = {
  slot: string;
  data: Record<string, string>;
  /** A field and its new text, and yet another text for it. */
  changed: Record<string, string>;
  other: string;
  /** A field, and what is refused in it. */
  refused: Array<[string, Record<string, string | undefined>]>;
};

const LONG = "x".repeat(1501);

/** One good example of everything that members write, and what is refused. */
export const WRITINGS: Record<WritingKind, Sample> = {
  review: {
    slot: "",
    data: { rating: "5", text: "The desk read my loan file line by line.", mayBeShown: "yes" },
    changed: { text: "The desk read my file, and the bank said yes." },
    other: "The desk read my file, and the bank said no.",
    refused: [
      ["rating", { rating: "6" }],
      ["rating", { rating: undefined }],
      ["text", { text: "Too short" }],
      ["text", { text: "  " }],
      ["text", { text: "x".repeat(2001) }],
      ["text", { text: "A control character: \u0007, and enough of it." }],
      ["mayBeShown", { mayBeShown: "no" }],
    ],
  },
  incubation: {
    slot: "",
    data: {
      startupName: "Rao Papads",
      sector: "Food",
      city: "Indore",
      stage: "First customers",
      problem: "Shops want papads that do not break.",
      need: "Somebody who knows packing.",
    },
    changed: { need: "A kitchen for two months." },
    other: "A packing machine.",
    refused: [
      ["startupName", { startupName: "" }],
      ["sector", { sector: "x".repeat(121) }],
      ["city", { city: undefined }],
      ["stage", { stage: "Unicorn" }],
      ["problem", { problem: LONG }],
      ["need", { need: " " }],
    ],
  },
  project_report: {
    slot: "",
    data: {
      enterprise: "Rao Papads",
      constitution: "Proprietorship",
      promoter: "Asha Rao, nine years in food.",
      product: "Papads in four kinds.",
      market: "Shops in Indore.",
      location: "Sanwer Road, rented.",
      process: "Dough, press, dryer, packing.",
      people: "Six people.",
      permits: "FSSAI licence, Udyam.",
      risks: "Price of urad dal.",
      landCost: "0",
      machineryCost: "7,50,000",
      workingCapital: "2,00,000",
      otherCost: "50000",
      ownMoney: "2,50,000",
      loan: "₹7,50,000",
      otherMoney: "0",
      yearSales: "24,00,000",
      yearCosts: "19,50,000",
    },
    changed: { market: "Shops in Indore and Ujjain." },
    other: "Shops in Bhopal.",
    refused: [
      ["enterprise", { enterprise: "" }],
      ["constitution", { constitution: "Joint family" }],
      ["promoter", { promoter: "" }],
      ["risks", { risks: LONG }],
      ["landCost", { landCost: "" }],
      ["machineryCost", { machineryCost: "7.5 lakh" }],
      ["machineryCost", { machineryCost: "1,50" }],
      ["workingCapital", { workingCapital: "-5" }],
      ["loan", { loan: "1,00,00,00,001" }],
      ["ownMoney", { ownMoney: "2,50,001" }],
    ],
  },
  mentorship_report: {
    slot: "coldpath-dairy",
    data: {
      startup: "coldpath-dairy",
      metOn: "2026-11-12",
      progress: "Two chillers more.",
      obstacles: "The dairy pays late.",
      nextSteps: "Ask two banks about TReDS.",
    },
    changed: { progress: "Three chillers more." },
    other: "Four chillers more.",
    refused: [
      ["startup", { startup: "no-such-startup" }],
      ["metOn", { metOn: "12 November" }],
      ["metOn", { metOn: "" }],
      ["progress", { progress: "" }],
      ["obstacles", { obstacles: LONG }],
      ["nextSteps", { nextSteps: undefined }],
    ],
  },
  suggestion: {
    slot: "0d4e7c1a-5b7e-4a43-9a55-7d5c8e1f2b3a",
    data: { startup: "coldpath-dairy", area: "Money", text: "Ask the dairy for a part of the price in advance." },
    changed: { text: "Ask the dairy for a third of the price in advance." },
    other: "Ask the dairy for a half of the price in advance.",
    refused: [
      ["startup", { startup: "surya-press-tools" }],
      ["area", { area: "Everything" }],
      ["text", { text: "Too short" }],
      ["text", { text: LONG }],
    ],
  },
};
