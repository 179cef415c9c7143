import { CALCULATOR_LIMITS, type Calculator } from "#worker/contracts/calculators/vocabulary.ts";

type Kind = "rupees" | "day" | "number" | "choice" | "plan" | "check";
export type CalculatorField = {
  name: string;
  label: string;
  help?: string;
  kind: Kind;
  options?: Readonly<Record<string, string>>;
  /** Also in the short form of an article. */
  isShort?: boolean;
};

const rupees = (name: string, label: string, help?: string): CalculatorField => {
  return { name, label, kind: "rupees", ...(help && { help }) };
};
const short = (field: CalculatorField): CalculatorField => ({ ...field, isShort: true });

export const FIELDS: Record<Calculator, readonly CalculatorField[]> = {
  "delayed-payment-interest": [
    short(rupees("amount", "Amount of the bill", "With GST, in rupees: 5,00,000 or 5 lakh.")),
    short({
      name: "accepted",
      label: "Day of acceptance",
      kind: "day",
      help: "The day of delivery. If the buyer objected in writing in time: the day on which the objection was removed.",
    }),
    short({
      name: "term",
      label: "Written payment term in days (optional)",
      kind: "number",
      help: "Counted from acceptance. Leave it empty if nothing was agreed in writing.",
    }),
    {
      name: "paid",
      label: "Day of payment (optional)",
      kind: "day",
      help: "Leave it empty if the bill is still open: we calculate to today.",
    },
    {
      name: "rate",
      label: "Bank Rate in percent (optional)",
      kind: "number",
      help: "Leave it empty to use the rates that we have read, from the day each of them applied.",
    },
  ],
  "cgtmse-guarantee-fee": [
    short(
      rupees("amount", "Loan or limit", "The facility that the guarantee covers, in rupees: 40,00,000 or 40 lakh."),
    ),
    short({
      name: "facility",
      label: "Kind of loan",
      kind: "choice",
      options: { term_loan: "Term loan, repaid in equal yearly parts", working_capital: "Working capital limit" },
    }),
    short({
      name: "years",
      label: "Years",
      kind: "number",
      help: `How long you will use the loan: 1 to ${CALCULATOR_LIMITS.loanYears}.`,
    }),
    {
      name: "discount",
      label: "The enterprise belongs to a group with a discount, such as women or SC and ST entrepreneurs",
      kind: "check",
    },
  ],
  "dscr-and-break-even": [
    short(rupees("sales", "Sales of the year", "Without GST, in rupees: 1,50,00,000 or 1.5 crore.")),
    short(rupees("variable", "Variable costs", "What rises with sales: material, power, packing, commission.")),
    short(rupees("fixed", "Fixed costs", "Rent, salaries, insurance, with depreciation and all interest.")),
    rupees("depreciation", "Depreciation in the fixed costs (optional)"),
    rupees("interest", "Interest on the term loan in the fixed costs (optional)"),
    rupees("principal", "Principal repaid in the year (optional)"),
    {
      name: "tax",
      label: "Tax rate in percent",
      kind: "number",
      help: "Your own rate on profit. Ask your accountant.",
    },
  ],
  "export-price": [
    short(
      rupees("goods", "Goods, export-packed at your factory", "The EXW price, with your profit: 8,00,000 or 8 lakh."),
    ),
    short(rupees("carriage", "Truck to the port (optional)")),
    rupees("port", "Customs agent, terminal and other charges before loading (optional)"),
    short(rupees("freight", "Freight to the buyer’s port (optional)")),
    rupees("insurance", "Insurance premium (optional)"),
    {
      name: "duty",
      label: "Import duty at the other end, in percent (optional)",
      kind: "number",
      help: "On the CIF price. With it you see the landed price before local taxes.",
    },
    { name: "units", label: "Number of pieces or kilograms (optional)", kind: "number", help: "For the price of one." },
    {
      name: "currency",
      label: "Rupees for one unit of the buyer’s currency (optional)",
      kind: "number",
      help: "Your bank’s rate of the day, such as 84.25.",
    },
  ],
  "udyam-class": [
    short(
      rupees(
        "investment",
        "Plant, machinery and equipment",
        "Written-down value at the end of the year, without land, buildings and furniture: 2,10,00,000 or 2.1 crore.",
      ),
    ),
    short(rupees("turnover", "Turnover of the year", "From your income-tax and GST returns.")),
    short(rupees("exports", "Exports in this turnover (optional)", "They do not count.")),
  ],
  "membership-upgrade": [
    { name: "present", label: "Your plan", kind: "plan" },
    { name: "higher", label: "The plan you would like", kind: "plan" },
    {
      name: "until",
      label: "Last day of your membership",
      kind: "day",
      help: "It is on your receipt and in your account.",
    },
  ],
};
