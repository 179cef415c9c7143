import type { Role } from "./vocabulary.ts";

/** Section 6. The database and browsers store the ids, so they never change. */
export const TASKS = {
  student: [
    { id: "read-article", place: "/dashboard/reading" },
    { id: "write-review", place: "/dashboard/review" },
    { id: "view-schemes", place: "/SchemesPage" },
  ],
  startup: [
    { id: "know-awards", place: "/Ourinitiatives" },
    { id: "read-blogs", place: "/dashboard/reading" },
    { id: "register-incubation", place: "/dashboard/incubation" },
    {
      id: "create-report",
      place: "/dashboard/report",
    },
  ],
  mentor: [
    {
      id: "study-startups",
      place: "/dashboard/startups",
    },
    {
      id: "mentorship-report",
      place: "/dashboard/mentorship-report",
    },
    {
      id: "suggest-improvements",
      place: "/dashboard/suggestions",
    },
  ],
  investor: [
    {
      id: "explore-opportunities",
      place: "/dashboard/opportunities",
    },
    { id: "view-portfolio", place: "/dashboard/portfolio" },
    { id: "submit-offer", place: "/dashboard/offer" },
  ],
} as const satisfies Record<Role, readonly { id: string; place: string }[]>;
export type TaskId = (typeof TASKS)[Role][number]["id"];

export const BROWSER_ACTIVITIES = ["schemes-viewed", "article-read", "awards-seen"] as const;
export type BrowserActivity = (typeof BROWSER_ACTIVITIES)[number];

export const SUBMISSION_KINDS = ["review", "incubation", "project_report", "mentorship_report", "suggestion"] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** Lengths in characters, amounts in whole rupees. */
export const WORKSPACE_LIMITS = {
  line: 120,
  reviewMin: 20,
  review: 2000,
  answer: 1500,
  amount: 24,
  minRupees: 1,
  maxRupees: 1_000_000_000,
  changes: 20,
} as const;

export const RATINGS = ["5", "4", "3", "2", "1"] as const;
export const STARTUP_STAGES = ["Idea", "Prototype", "First customers", "Growing sales"] as const;
export const CONSTITUTIONS = [
  "Proprietorship",
  "Partnership",
  "Limited liability partnership",
  "Private limited company",
  "Co-operative or self-help group",
] as const;
export const SUGGESTION_AREAS = ["Product", "Market and sales", "Money", "Team", "Law and compliance"] as const;
export const OFFER_INSTRUMENTS = ["Equity", "Convertible note", "Loan"] as const;
export const OFFER_STATUSES = ["submitted", "under_review", "accepted", "declined", "withdrawn"] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

export const REPORT_TEXTS = [
  "promoter",
  "product",
  "market",
  "location",
  "process",
  "people",
  "permits",
  "risks",
] as const;
export const REPORT_COSTS = ["landCost", "machineryCost", "workingCapital", "otherCost"] as const;
export const REPORT_FINANCE = ["ownMoney", "loan", "otherMoney"] as const;
export const REPORT_RESULTS = ["yearSales", "yearCosts"] as const;

/** The parts of a project report and the fields that each one needs. */
export const REPORT_PART_FIELDS = {
  "enterprise-part": ["enterprise", "constitution", "promoter"],
  "market-part": ["product", "market"],
  "making-part": ["location", "process", "people", "permits"],
  "cost-part": REPORT_COSTS,
  "finance-part": REPORT_FINANCE,
  "result-part": [...REPORT_RESULTS, "risks"],
} as const;
export type ReportPartId = keyof typeof REPORT_PART_FIELDS;
