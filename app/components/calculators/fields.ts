import * as m from "#messages/calculators/fields.ts";
import { CALCULATOR_LIMITS, type Calculator, type Facility } from "#worker/contracts/calculators/vocabulary.ts";

type Kind = "rupees" | "day" | "number" | "choice" | "plan" | "check";
type Text = () => string;
export type CalculatorField = {
  name: string;
  label: Text;
  help?: Text;
  kind: Kind;
  options?: Readonly<Record<string, Text>>;
  /** Also part of the short form in an article. */
  isShort?: boolean;
};

const rupees = (name: string, label: Text, help?: Text): CalculatorField => {
  return { name, label, kind: "rupees", ...(help && { help }) };
};
const number = (name: string, label: Text, help: Text): CalculatorField => ({ name, label, kind: "number", help });
const day = (name: string, label: Text, help: Text): CalculatorField => ({ name, label, kind: "day", help });
const short = (field: CalculatorField): CalculatorField => ({ ...field, isShort: true });

const FACILITY_OPTIONS: Record<Facility, Text> = { term_loan: m.termLoan, working_capital: m.workingCapital };

export const FIELDS: Record<Calculator, readonly CalculatorField[]> = {
  "delayed-payment-interest": [
    short(rupees("amount", m.bill, m.billHelp)),
    short(day("accepted", m.accepted, m.acceptedHelp)),
    short(number("term", m.term, m.termHelp)),
    day("paid", m.paid, m.paidHelp),
    number("rate", m.rate, m.rateHelp),
  ],
  "cgtmse-guarantee-fee": [
    short(rupees("amount", m.loan, m.loanHelp)),
    short({ name: "facility", label: m.facility, kind: "choice", options: FACILITY_OPTIONS }),
    short(number("years", m.years, () => m.yearsHelp({ most: CALCULATOR_LIMITS.loanYears }))),
    { name: "discount", label: m.discount, kind: "check" },
  ],
  "dscr-and-break-even": [
    short(rupees("sales", m.sales, m.salesHelp)),
    short(rupees("variable", m.variable, m.variableHelp)),
    short(rupees("fixed", m.fixed, m.fixedHelp)),
    rupees("depreciation", m.depreciation),
    rupees("interest", m.interest),
    rupees("principal", m.principal),
    number("tax", m.tax, m.taxHelp),
  ],
  "export-price": [
    short(rupees("goods", m.goods, m.goodsHelp)),
    short(rupees("carriage", m.carriage)),
    rupees("port", m.port),
    short(rupees("freight", m.freight)),
    rupees("insurance", m.insurance),
    number("duty", m.duty, m.dutyHelp),
    number("units", m.units, m.unitsHelp),
    number("currency", m.currency, m.currencyHelp),
  ],
  "udyam-class": [
    short(rupees("investment", m.investment, m.investmentHelp)),
    short(rupees("turnover", m.turnover, m.turnoverHelp)),
    short(rupees("exports", m.exportsPart, m.exportsHelp)),
  ],
  "membership-upgrade": [
    { name: "present", label: m.currentPlan, kind: "plan" },
    { name: "higher", label: m.higherPlan, kind: "plan" },
    day("until", m.until, m.untilHelp),
  ],
};
