import type { FINDER_ANSWERS, Question } from "../contracts/schemes/vocabulary.ts";

export type QuestionTexts<Q extends Question> = {
  title: string;
  help?: string;
  /** A page of this site that answers the question. */
  link?: { label: string; href: string };
  answers: Record<(typeof FINDER_ANSWERS)[Q][number], string>;
};

const YES_NO = { yes: "Yes", no: "No" };

/** What the scheme finder asks; the studio offers the same words for the answers. */
export const FINDER_QUESTIONS: { [Q in Question]: QuestionTexts<Q> } = {
  purpose: {
    title: "What do you need now?",
    answers: {
      start: "To start a business",
      machines: "Machines or equipment",
      working_capital: "Working capital",
      get_paid: "My bills paid",
      sell_to_government: "Orders from government",
      export: "To export",
      hire: "To hire people",
      protect_ip: "A patent or trademark",
      certify: "A quality certificate",
      seed_money: "Seed money for a startup",
      save_tax: "To save tax as a startup",
      handmade_trade: "Tools for my craft",
      food: "To process food",
      farm_linked: "Storage, drying or cooling for crops",
    },
  },
  sector: {
    title: "What do you do?",
    answers: {
      manufacturing: "Manufacture",
      services: "Provide services or software",
      trade: "Trade: wholesale or retail",
      food_processing: "Process food",
      handmade_trade: "Make things by hand as an artisan",
      street_vending: "Sell on the street",
      farm_allied: "Keep cattle, poultry, fish or bees",
      agri_infrastructure: "Store, sort, dry or cool farm produce",
    },
  },
  udyam: {
    title: "What does your Udyam certificate say?",
    help: "Micro: investment up to ₹2.5 crore and turnover up to ₹10 crore. Small: ₹25 crore and ₹100 crore. Medium: ₹125 crore and ₹500 crore.",
    link: { label: "Work out the class", href: "/calculators/udyam-class" },
    answers: {
      none: "I have none",
      assist: "It is an Udyam Assist certificate",
      micro: "Micro",
      small: "Small",
      medium: "Medium",
      larger: "We are larger than medium",
    },
  },
  age: {
    title: "How old is the business?",
    help: "A company or a firm counts from its incorporation.",
    answers: {
      not_started: "Not started yet",
      under_1: "Less than one year",
      under_2: "One to two years",
      under_10: "Two to ten years",
      over_10: "More than ten years",
    },
  },
  amount: {
    title: "How much money do you need?",
    answers: {
      "5_lakh": "Up to ₹5 lakh",
      "20_lakh": "₹5 to 20 lakh",
      "50_lakh": "₹20 to 50 lakh",
      "10_crore": "₹50 lakh to ₹10 crore",
      "20_crore": "₹10 to 20 crore",
      "100_crore": "₹20 to 100 crore",
      more: "More than ₹100 crore",
    },
  },
  standing: {
    title: "Is any loan of the business overdue?",
    help: "For example in default, or marked by the bank as non-performing (NPA) or under watch (SMA-2).",
    answers: { clear: "No, all is paid on time", default: "Yes" },
  },
  recognition: {
    title: "Has DPIIT recognised you as a startup?",
    help: "Recognition is for firms up to ten years old that work on something new or can grow fast.",
    answers: {
      yes: "Yes",
      could_be: "No, but we build something new",
      no: "No, it is an ordinary business",
    },
  },
  form: {
    title: "What is the legal form?",
    answers: {
      own_name: "In my own name, or a proprietorship",
      partnership: "Partnership",
      llp: "LLP",
      company: "Private or public limited company",
      cooperative: "Co-operative society",
      group: "Self-help group or producer organisation",
    },
  },
  owner: {
    title: "Who owns 51% or more of the business?",
    help: "Some schemes give more to these owners. You need not answer.",
    answers: {
      women: "Women",
      sc_st: "Members of SC or ST",
      sc_st_women: "Women who are members of SC or ST",
      others: "None of these",
    },
  },
  iec: { title: "Do you have an Importer Exporter Code (IEC)?", answers: YES_NO },
  exports: {
    title: "Do you export?",
    answers: { goods: "Yes, goods", services: "Only services", not_yet: "Not yet, but we will", none: "No" },
  },
  epfo: {
    title: "Does EPFO cover your establishment?",
    help: "EPFO is the provident fund organisation; covered firms have a code.",
    answers: { over_1_year: "Yes, for more than a year", new: "Yes, for less than a year", no: "No" },
  },
  team: {
    title: "How many people will work for you after you have hired?",
    answers: {
      under_4: "Fewer than 4",
      under_22: "4 to 21",
      under_50: "22 to 49",
      "50_or_more": "50 or more",
    },
  },
  hires: {
    title: "How many more people will you employ?",
    answers: { none: "None", "1": "One", "2_to_4": "Two to four", "5_or_more": "Five or more" },
  },
  bank_limit: {
    title: "Did you have a working-capital limit with a bank on 31 March 2026?",
    help: "An overdraft or cash credit, in an account that was standard on that day.",
    answers: YES_NO,
  },
  earlier_loan: {
    title: "Have you had a PMEGP, SVANidhi or MUDRA loan in the past five years?",
    answers: { none: "No", repaid: "SVANidhi or MUDRA, fully repaid", running: "Yes, another or one still running" },
  },
  revenue: {
    title: "Has the business earned steadily for 12 months?",
    help: "The scheme asks for audited monthly statements.",
    answers: YES_NO,
  },
  board_certificate: {
    title: "Do you have the certificate of the Inter-Ministerial Board?",
    help: "It comes after the recognition and is needed for the tax holiday.",
    answers: YES_NO,
  },
  turnover: {
    title: "What was your highest yearly turnover?",
    answers: { "100_crore": "Up to ₹100 crore", "200_crore": "₹100 to 200 crore", more: "More than ₹200 crore" },
  },
  overdue: {
    title: "Is the last day to pay your bill over?",
    help: "The agreed day, at most 45 days after the buyer accepted, or 15 days without an agreement.",
    answers: YES_NO,
  },
  buyer_platform: {
    title: "Does your buyer accept invoices on a TReDS platform?",
    help: "For example RXIL, M1xchange or Invoicemart.",
    answers: YES_NO,
  },
};
