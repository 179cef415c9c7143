import { ExportPrice } from "#worker/contracts/calculators/calculators.ts";
import { invalidInput, ok } from "#worker/contracts/problem.ts";
import { exportPriceOf, inCurrency, type PriceTerm } from "#worker/domain/calculators/export-price.server.ts";
import { insuredShareOf } from "#worker/domain/calculators/figures.server.ts";
import { share } from "#worker/domain/calculators/rounding.server.ts";
import type { Answering, AnswerTable } from "../answer.ts";
import { percent, ratio, rupees } from "../words.server.ts";

const STEPS: Record<PriceTerm, string> = {
  EXW: "EXW, at your factory",
  FOB: "FOB, on board the ship",
  CFR: "CFR, with freight",
  CIF: "CIF, with freight and insurance",
  landed: "Landed, with import duty",
};

export const answerExportPrice: Answering = (typed, { facts }) => {
  const insuredShare = insuredShareOf(facts);
  if (insuredShare === undefined) return undefined;
  const parsed = ExportPrice.safeParse(typed);
  if (!parsed.success) return invalidInput(parsed.error.issues);
  const { goods, carriage, port, freight, insurance, duty, units, currency } = parsed.data;
  const costs = {
    goodsPaise: goods,
    carriagePaise: carriage,
    portPaise: port,
    freightPaise: freight,
    insurancePaise: insurance,
    duty,
  };
  const { steps, fobPaise, cifPaise, insuredPaise } = exportPriceOf(costs, insuredShare);
  const landedPaise = duty === undefined ? undefined : steps.at(-1)?.pricePaise;
  return ok({
    label: "CIF price",
    figure: rupees(cifPaise),
    sentence: `The FOB price is ${rupees(fobPaise)}. A buyer who asks for CIF at that price is asking for ${rupees(cifPaise - fobPaise)}.`,
    points: [
      `The insurance must cover at least ${percent(insuredShare)} of the price: ${rupees(insuredPaise)}.`,
      ...(landedPaise === undefined
        ? []
        : [
            `With import duty of ${percent(duty ?? 0)} the goods cost the buyer ${rupees(landedPaise)} before local taxes.`,
          ]),
    ],
    tables: [pricesOf(steps, { units, currency })],
  });
};

function pricesOf(
  steps: ReturnType<typeof exportPriceOf>["steps"],
  { units, currency }: { units: number | undefined; currency: number | undefined },
): AnswerTable {
  const cell = <T>(known: T | undefined, text: (value: T) => string) => (known === undefined ? [] : [text(known)]);
  return {
    caption: "Price at each step",
    head: [
      "Step",
      "Cost added",
      "Price so far",
      ...cell(units, () => "For one piece or kilogram"),
      ...cell(currency, () => "In the buyer’s currency"),
    ],
    rows: steps.map(({ term, addedPaise, pricePaise }) => [
      STEPS[term],
      rupees(addedPaise),
      rupees(pricePaise),
      ...cell(units, (count) => rupees(share(pricePaise, 1, count))),
      ...cell(currency, (unitPaise) => ratio(inCurrency(pricePaise, unitPaise))),
    ]),
  };
}
