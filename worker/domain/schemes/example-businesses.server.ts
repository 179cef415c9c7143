import type { Answers } from "../../contracts/schemes/vocabulary.ts";

type ExampleBusiness = { who: string; answers: Answers };

/** Invented businesses and their answers. Their results show the effect of a change to a scheme's rules. */
export const EXAMPLE_BUSINESSES = {
  potter: {
    who: "Sukhram, a potter in Bastar, works alone at his wheel and wants better tools",
    answers: {
      purpose: "handmade_trade",
      sector: "handmade_trade",
      form: "own_name",
      earlier_loan: "none",
      amount: "5_lakh",
      standing: "clear",
    },
  },
  "skin-care": {
    who: "Aranya Naturals, a skin-care brand in Indore that sells online, a micro enterprise, buys two filling machines for ₹40 lakh",
    answers: {
      purpose: "machines",
      sector: "manufacturing",
      udyam: "micro",
      amount: "50_lakh",
      standing: "clear",
      recognition: "no",
      owner: "women",
    },
  },
  prototype: {
    who: "Lekhya, a software startup in Mumbai, recognised and 14 months old, needs ₹20 lakh for a prototype",
    answers: { purpose: "seed_money", sector: "services", recognition: "yes", age: "under_2", udyam: "none" },
  },
  "cloth-exporter": {
    who: "Tapi Weaves, a medium exporter of cloth in Surat, with an IEC and goods on the list",
    answers: {
      purpose: "export",
      sector: "manufacturing",
      udyam: "medium",
      iec: "yes",
      exports: "goods",
      standing: "clear",
    },
  },
  "self-help-group": {
    who: "Maa Tarini, a self-help group in Odisha that dries mangoes and wants a solar dryer",
    answers: {
      purpose: "food",
      sector: "food_processing",
      form: "group",
      udyam: "none",
      amount: "20_lakh",
      standing: "clear",
    },
  },
  wholesaler: {
    who: "Gupta Traders, a wholesaler in Raipur, a micro enterprise, needs ₹15 lakh for stock",
    answers: {
      purpose: "working_capital",
      sector: "trade",
      udyam: "micro",
      amount: "20_lakh",
      standing: "clear",
      bank_limit: "no",
      exports: "none",
      recognition: "no",
    },
  },
  dairy: {
    who: "Narmada Milk Producers, a co-operative in Madhya Pradesh, wants 22 chillers",
    answers: { purpose: "farm_linked", sector: "agri_infrastructure", form: "cooperative", udyam: "small" },
  },
  "new-employer": {
    who: "Kite Labs, five people in Delhi whom EPFO covered last month, will hire six",
    answers: { purpose: "hire", sector: "services", epfo: "new", team: "under_22", hires: "5_or_more" },
  },
  printer: {
    who: "Bhim Printers in Nagpur, small, owned by members of a Scheduled Caste, buys a press for ₹60 lakh",
    answers: {
      purpose: "machines",
      sector: "services",
      udyam: "small",
      amount: "10_crore",
      standing: "clear",
      owner: "sc_st",
      recognition: "no",
    },
  },
  foundry: {
    who: "Shakti Castings in Pune, small, whose large buyer accepted a bill 70 days ago",
    answers: {
      purpose: "get_paid",
      sector: "manufacturing",
      udyam: "small",
      overdue: "yes",
      buyer_platform: "unknown",
    },
  },
  "bangle-seller": {
    who: "Rehana sells bangles from a cart in Bhopal and wants ₹15,000 for stock",
    answers: {
      purpose: "working_capital",
      sector: "street_vending",
      udyam: "none",
      amount: "5_lakh",
      standing: "clear",
      bank_limit: "no",
      exports: "none",
      recognition: "no",
    },
  },
  bakery: {
    who: "Somnath has an idea for a bakery in a village in Chhattisgarh, for ₹18 lakh",
    answers: {
      purpose: "start",
      sector: "food_processing",
      age: "not_started",
      amount: "20_lakh",
      standing: "clear",
      owner: "others",
      recognition: "no",
    },
  },
} as const satisfies Record<string, ExampleBusiness>;
