import * as m from "#messages/calculators/catalogue.ts";
import { localPath } from "#messages/locale.ts";
import type { Calculator } from "#worker/contracts/calculators/vocabulary.ts";

type Text = () => string;
type Entry = {
  title: Text;
  lead: Text;
  button: Text;
  /** Query string with the figures of the article’s example. */
  example?: Text;
};

export const CATALOGUE: Record<Calculator, Entry> = {
  "delayed-payment-interest": {
    title: m.delayedPaymentTitle,
    lead: m.delayedPaymentLead,
    button: m.delayedPaymentButton,
    example: () => "amount=8,00,000&accepted=2026-01-03&term=45&paid=2026-08-17&rate=",
  },
  "cgtmse-guarantee-fee": {
    title: m.guaranteeFeeTitle,
    lead: m.guaranteeFeeLead,
    button: m.guaranteeFeeButton,
    example: () => "amount=40,00,000&facility=term_loan&years=5",
  },
  "dscr-and-break-even": {
    title: m.debtServiceTitle,
    lead: m.debtServiceLead,
    button: m.debtServiceButton,
    example: () =>
      "sales=1,50,00,000&variable=96,00,000&fixed=42,00,000&depreciation=6,00,000&interest=4,40,000&principal=7,50,000&tax=25",
  },
  "export-price": {
    title: m.exportPriceTitle,
    lead: m.exportPriceLead,
    button: m.priceButton,
    example: () => "goods=8,00,000&carriage=45,000&port=&freight=60,000&insurance=5,000&duty=&units=&currency=",
  },
  "udyam-class": {
    title: m.udyamClassTitle,
    lead: m.udyamClassLead,
    button: m.udyamClassButton,
    example: m.udyamClassExample,
  },
  "membership-upgrade": {
    title: m.upgradeTitle,
    lead: m.upgradeLead,
    button: m.upgradeButton,
  },
};

/** The English address. */
export const pathOf = (calculator: Calculator) => `/calculators/${calculator}`;

/** In the visitor’s language. */
export function exampleOf(calculator: Calculator): string | undefined {
  const { example } = CATALOGUE[calculator];
  return example && localPath(`${pathOf(calculator)}?${new URLSearchParams(example())}#result`);
}
