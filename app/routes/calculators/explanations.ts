import * as m from "#messages/calculators/explanations.ts";
import type { Calculator } from "#worker/contracts/calculators/vocabulary.ts";

type Text = () => string;
export type Explanation = {
  facts: readonly string[];
  formula: readonly Text[];
  notCovered: readonly Text[];
  more?: { label: Text; href: string };
};

export const EXPLANATIONS: Record<Calculator, Explanation> = {
  "delayed-payment-interest": {
    facts: ["delayed-payments", "bank-rate-history", "late-registration", "limitation-of-claims"],
    formula: [m.lastDayRule, m.monthInterest, m.monthCount, m.rounding],
    notCovered: [m.partPayments, m.whoIsProtected, m.councilReading],
  },
  "cgtmse-guarantee-fee": {
    facts: ["cgtmse-fee", "cgtmse-ceiling", "cgtmse-discount", "gst-on-guarantee-fee"],
    formula: [m.feeOfYear, m.feeAmount, m.feeGst, m.rounding],
    notCovered: [m.otherBase, m.higherRates, m.interestApart],
  },
  "dscr-and-break-even": {
    facts: [],
    formula: [m.dscrFormula, m.breakEvenFormula, m.lowerSales, m.rounding],
    notCovered: [m.badMonths, m.taxAdvice, m.severalYears],
  },
  "export-price": {
    facts: ["cif-insurance"],
    formula: [m.fobFormula, m.cifFormula, m.landedFormula, m.rounding],
    notCovered: [m.dutyDrawback, m.otherEnd, m.exchangeRate],
  },
  "udyam-class": {
    facts: ["udyam-limits", "udyam-upward-change"],
    formula: [m.sizeFormula, m.classRule],
    notCovered: [m.onePan, m.newClass, m.traders],
  },
  "membership-upgrade": {
    facts: [],
    formula: [m.upgradeFormula, m.upgradeTerm, m.upgradeOwner],
    notCovered: [m.otherMemberships, m.priceChange, m.lowerPlan],
    more: { label: m.planContents, href: "/membership" },
  },
};
