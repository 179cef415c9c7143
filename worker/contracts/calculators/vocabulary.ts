/** Imports nothing, so that the browser can use it. */

export const CALCULATORS = [
  "delayed-payment-interest",
  "cgtmse-guarantee-fee",
  "dscr-and-break-even",
  "export-price",
  "udyam-class",
  "membership-upgrade",
] as const;
export type Calculator = (typeof CALCULATORS)[number];

export const CALCULATOR_FIELDS = {
  "delayed-payment-interest": ["amount", "accepted", "term", "paid", "rate"],
  "cgtmse-guarantee-fee": ["amount", "facility", "years", "discount"],
  "dscr-and-break-even": ["sales", "variable", "fixed", "depreciation", "interest", "principal", "tax"],
  "export-price": ["goods", "carriage", "port", "freight", "insurance", "duty", "units", "currency"],
  "udyam-class": ["investment", "turnover", "exports"],
  "membership-upgrade": ["present", "higher", "until"],
} as const satisfies Record<Calculator, readonly string[]>;

/** For the sitemap and the field measurements. */
export const CALCULATOR_PAGES = [
  "/calculators",
  ...CALCULATORS.map((slug) => `/calculators/${slug}` as const),
] as const;

export const CALCULATOR_LIMITS = {
  /** In characters. */
  typed: 40,
  maxRupees: 100_000_000_000,
  delayYears: 15,
  maxBankRate: 15,
  loanYears: 10,
} as const;

export const FACILITIES = ["term_loan", "working_capital"] as const;
export type Facility = (typeof FACILITIES)[number];
