/** What the scheme finder can ask, with the answers it accepts. The order decides between equally useful questions. */
export const FINDER_ANSWERS = {
  purpose: [
    "start",
    "machines",
    "working_capital",
    "get_paid",
    "sell_to_government",
    "export",
    "hire",
    "protect_ip",
    "certify",
    "seed_money",
    "save_tax",
    "handmade_trade",
    "food",
    "farm_linked",
  ],
  sector: [
    "manufacturing",
    "services",
    "trade",
    "food_processing",
    "handmade_trade",
    "street_vending",
    "farm_allied",
    "agri_infrastructure",
  ],
  udyam: ["none", "assist", "micro", "small", "medium", "larger"],
  age: ["not_started", "under_1", "under_2", "under_10", "over_10"],
  amount: ["5_lakh", "20_lakh", "50_lakh", "10_crore", "20_crore", "100_crore", "more"],
  standing: ["clear", "default"],
  recognition: ["yes", "could_be", "no"],
  form: ["own_name", "partnership", "llp", "company", "cooperative", "group"],
  owner: ["women", "sc_st", "sc_st_women", "others"],
  iec: ["yes", "no"],
  exports: ["goods", "services", "not_yet", "none"],
  epfo: ["over_1_year", "new", "no"],
  team: ["under_4", "under_22", "under_50", "50_or_more"],
  hires: ["none", "1", "2_to_4", "5_or_more"],
  bank_limit: ["yes", "no"],
  earlier_loan: ["none", "repaid", "running"],
  revenue: ["yes", "no"],
  board_certificate: ["yes", "no"],
  turnover: ["100_crore", "200_crore", "more"],
  overdue: ["yes", "no"],
  buyer_platform: ["yes", "no"],
} as const;

export type Question = keyof typeof FINDER_ANSWERS;
export const QUESTIONS = Object.keys(FINDER_ANSWERS) as Question[];
/** With this answer the question is not asked again, and the rule stays open. */
export const UNKNOWN = "unknown";
export type Answers = Partial<Record<Question, string>>;

export const MAX_QUESTIONS = 8;
export const MAX_COMPARED = 3;

export const SCHEME_STATUSES = ["open", "open_until", "until_funds_last", "unconfirmed", "closed"] as const;
export const APPLICANTS = ["applicant", "lender", "incubator", "nobody"] as const;

export const SCHEME_DOCUMENTS = [
  "pan",
  "aadhaar",
  "udyam",
  "gstin",
  "dpiit_certificate",
  "incorporation",
  "itr_2y",
  "gst_returns_12m",
  "bank_statements_12m",
  "financials_3y",
  "projections",
  "project_report",
  "quotations",
  "caste_certificate",
  "iec",
  "ecr",
  "invoice",
  "purchase_order",
  "delivery_proof",
  "tm_or_patent_filing",
  "fssai",
  "lease_or_title",
  "board_resolution",
  "vending_certificate",
  "credit_report",
  "bank_account",
  "shipping_bill",
  "pitch",
] as const;
export type SchemeDocument = (typeof SCHEME_DOCUMENTS)[number];
