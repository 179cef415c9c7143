import type { Calculator } from "#worker/contracts/calculators/vocabulary.ts";

export type Explanation = {
  facts: readonly string[];
  formula: readonly string[];
  notCovered: readonly string[];
  more?: { label: string; href: string };
};

const ROUNDING = "Each amount is rounded once, to the nearest paisa; totals add the rounded amounts.";

export const EXPLANATIONS: Record<Calculator, Explanation> = {
  "delayed-payment-interest": {
    facts: ["delayed-payments", "bank-rate-history", "late-registration", "limitation-of-claims"],
    formula: [
      "Last day of payment = day of acceptance + the written term, at most the days that section 15 allows; with nothing in writing, the days before the appointed day of section 2(b).",
      "Interest of a month = amount owed when the month began × Bank Rate × the multiple of section 16 ÷ 12. It is added to the debt when the month ends (monthly rests).",
      "Months are counted from the day after the last day of payment. In a month that is not complete, or in which the Bank Rate changes, each rate counts for its share of the days.",
      ROUNDING,
    ],
    notCovered: [
      "Part payments: calculate the rest of the bill from the day of the part payment.",
      "Whether you are protected: micro and small makers and service providers are, medium enterprises and traders are not. Register on Udyam before you take the order.",
      "How a Facilitation Council or a court reads a change of the Bank Rate during the delay, and old claims that are barred by limitation.",
    ],
  },
  "cgtmse-guarantee-fee": {
    facts: ["cgtmse-fee", "cgtmse-ceiling", "cgtmse-discount", "gst-on-guarantee-fee"],
    formula: [
      "Fee of a year = amount × the rate of the facility’s slab, less the discount of the group if there is one.",
      "Amount = the whole facility in the first year, then what is outstanding when the year begins. A term loan is taken as repaid in equal yearly parts.",
      "GST is added to the fee of each year.",
      ROUNDING,
    ],
    notCovered: [
      "Lenders that reckon the fee on the guaranteed part only: ask yours for the rate and the base in writing.",
      "Higher rates for lenders with many claims, and fees of the lender’s own.",
      "Interest. The guarantee protects the lender; you still owe the whole loan.",
    ],
  },
  "dscr-and-break-even": {
    facts: [],
    formula: [
      "DSCR = (profit after tax + depreciation + term loan interest) ÷ (principal + term loan interest).",
      "Break-even sales = fixed costs ÷ contribution rate; contribution rate = (sales − variable costs) ÷ sales. The result is rounded up to a whole rupee.",
      "With lower sales the variable costs fall in proportion and the fixed costs stay. No tax is counted on a loss.",
      ROUNDING,
    ],
    notCovered: [
      "The months: a good year can hide a month without money. Make the first year monthly.",
      "Losses carried forward, tax holidays and the tax of your form of business: ask a chartered accountant.",
      "Repayment of working capital, and the average of several years that a lender may ask for.",
    ],
  },
  "export-price": {
    facts: ["cif-insurance"],
    formula: [
      "FOB = goods at the factory + truck to the port + charges before loading.",
      "CFR = FOB + freight. CIF = CFR + insurance.",
      "Landed = CIF + import duty on the CIF price.",
      ROUNDING,
    ],
    notCovered: [
      "Duty drawback and RoDTEP, which lower your cost: look up the rate of your tariff line on the date of the shipping bill.",
      "Local taxes, port charges and transport at the other end, and countries that charge duty on the FOB price.",
      "Changes of the exchange rate between the quotation and the payment.",
    ],
  },
  "udyam-class": {
    facts: ["udyam-limits", "udyam-upward-change"],
    formula: [
      "Investment = written-down value of plant, machinery and equipment. Turnover = turnover of the year − exports.",
      "The class is the lowest one whose two limits are both met. A figure that equals a limit is within it.",
    ],
    notCovered: [
      "All GST registrations under one PAN count together: add their figures first.",
      "When a new class begins: after a move up you keep the non-tax benefits of the former class for a time; a move down counts from the next 1 April.",
      "Traders may register, but only for priority sector lending.",
    ],
  },
  "membership-upgrade": {
    facts: [],
    formula: [
      "Price = (price of the higher plan − price of your plan) × days left ÷ days of the 12 months that would begin today, rounded down to a whole rupee.",
      "The upgrade begins on the day of payment and ends on the last day of your present membership.",
      "The price is for the owner of the membership, who logs in with its address.",
    ],
    notCovered: [
      "Memberships that follow one another or belong to different addresses.",
      "A change of price before you pay: the prices of the day of payment count.",
      "A lower plan: it begins when your present membership ends.",
    ],
    more: { label: "What each plan includes", href: "/membership" },
  },
};
