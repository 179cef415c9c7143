import type { Calculator } from "#worker/contracts/calculators/vocabulary.ts";

type Entry = {
  title: string;
  lead: string;
  button: string;
  /** The figures of an article’s example, as a query. */
  example?: string;
};

export const CATALOGUE: Record<Calculator, Entry> = {
  "delayed-payment-interest": {
    title: "Interest on a delayed payment",
    lead: "The last day of payment and the compound interest that a buyer owes a micro or small supplier, month by month.",
    button: "Calculate the interest",
    example: "amount=8,00,000&accepted=2026-01-03&term=45&paid=2026-08-17&rate=",
  },
  "cgtmse-guarantee-fee": {
    title: "CGTMSE guarantee fee",
    lead: "What the guarantee on a loan without collateral costs each year, with GST.",
    button: "Calculate the fee",
    example: "amount=40,00,000&facility=term_loan&years=5",
  },
  "dscr-and-break-even": {
    title: "DSCR and break-even",
    lead: "Whether a year of business pays the instalments, at which sales it breaks even, and what happens if sales fall.",
    button: "Calculate the ratio",
    example:
      "sales=1,50,00,000&variable=96,00,000&fixed=42,00,000&depreciation=6,00,000&interest=4,40,000&principal=7,50,000&tax=25",
  },
  "export-price": {
    title: "Export price: FOB, CIF and landed",
    lead: "From the price at your factory to the price at the buyer’s port, and with the duty there, step by step.",
    button: "Calculate the price",
    example: "goods=8,00,000&carriage=45,000&port=&freight=60,000&insurance=5,000&duty=&units=&currency=",
  },
  "udyam-class": {
    title: "Udyam class",
    lead: "Micro, small or medium: the class that follows from your investment and your turnover.",
    button: "Find the class",
    example: "investment=3.2 crore&turnover=14 crore&exports=5 crore",
  },
  "membership-upgrade": {
    title: "Upgrade of a membership",
    lead: "What a higher plan of the forum costs for the rest of your membership.",
    button: "Calculate the price",
  },
};

export const pathOf = (calculator: Calculator) => `/calculators/${calculator}`;

export function exampleOf(calculator: Calculator): string | undefined {
  const { example } = CATALOGUE[calculator];
  return example && `${pathOf(calculator)}?${new URLSearchParams(example)}#result`;
}
