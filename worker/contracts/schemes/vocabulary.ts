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
/** Somebody who answers this is not asked again; the rule stays open. */
export const UNKNOWN = "unknown";
export type Answers = Partial<Record<Question, string>>;

export const MAX_QUESTIONS = 8;
export const MAX_COMPARED = 3;

export const SCHEME_STATUSES = ["open", "open_until", "until_funds_last", "unconfirmed", "closed"] as const;
export const APPLICANTS = ["applicant", "lender", "incubator", "nobody"] as const;

export const SCHEME_DOCUMENTS = {
  pan: "PAN card of the business or its owner",
  aadhaar: "Aadhaar of the person who signs",
  udyam: "Udyam Registration certificate",
  gstin: "GST registration certificate",
  dpiit_certificate: "Certificate of recognition by DPIIT",
  incorporation: "Certificate of incorporation or partnership agreement",
  itr_2y: "Income-tax returns of the last two years",
  gst_returns_12m: "GST returns of the last 12 months",
  bank_statements_12m: "Bank statements of the last 12 months",
  financials_3y: "Balance sheets and profit and loss accounts of the last three years",
  projections: "Projected sales, costs and cash flow",
  project_report: "Project report",
  quotations: "Quotations for the machines or equipment",
  caste_certificate: "Caste certificate of the owners",
  iec: "Importer Exporter Code (IEC)",
  ecr: "Monthly provident fund returns (ECR)",
  invoice: "The invoices",
  purchase_order: "The purchase or work order",
  delivery_proof: "Proof of delivery or acceptance",
  tm_or_patent_filing: "Application for the patent, trademark or design",
  fssai: "FSSAI licence or registration",
  lease_or_title: "Lease or title of the premises",
  board_resolution: "Resolution of the board or the partners",
  vending_certificate: "Certificate of vending or letter of recommendation",
  credit_report: "Credit report of the business and its owners",
  bank_account: "Bank account details with a cancelled cheque",
  shipping_bill: "Shipping bills with the claim marked in them",
  pitch: "A short presentation of the product, the market and the team",
} as const;
export type SchemeDocument = keyof typeof SCHEME_DOCUMENTS;
