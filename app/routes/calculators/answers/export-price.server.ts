import * as m from "#messages/calculators/answers.ts";
import { ExportPrice } from "#worker/contracts/calculators/calculators.ts";
import { invalidInput, ok } from "#worker/contracts/problem.ts";
import { exportPriceOf, inCurrency, type PriceTerm } from "#worker/domain/calculators/export-price.server.ts";
import { insuredShareOf } from "#worker/domain/calculators/figures.server.ts";
import { share } from "#worker/domain/calculators/rounding.server.ts";
import type { AnswerFunction, AnswerTable } from "../answer.ts";
import { percent, ratio, rupees } from "../words.server.ts";

const STEPS: Record<PriceTerm, () => string> = {
  EXW: m.exWorks,
  FOB: m.onBoard,
  CFR: m.withFreight,
  CIF: m.withInsurance,
  landed: m.landed,
};

export const answerExportPrice: AnswerFunction = (typed, { facts }) => {
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
    label: m.cifPrice(),
    figure: rupees(cifPaise),
    sentence: m.fobAndCif({ fob: rupees(fobPaise), difference: rupees(cifPaise - fobPaise) }),
    points: [
      m.insured({ percent: percent(insuredShare), amount: rupees(insuredPaise) }),
      ...(landedPaise === undefined
        ? []
        : [m.landedPrice({ percent: percent(duty ?? 0), amount: rupees(landedPaise) })]),
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
    caption: m.priceAtStep(),
    head: [m.step(), m.costAdded(), m.priceSoFar(), ...cell(units, m.priceOfOne), ...cell(currency, m.inCurrency)],
    rows: steps.map(({ term, addedPaise, pricePaise }) => [
      STEPS[term](),
      rupees(addedPaise),
      rupees(pricePaise),
      ...cell(units, (count) => rupees(share(pricePaise, 1, count))),
      ...cell(currency, (unitPaise) => ratio(inCurrency(pricePaise, unitPaise))),
    ]),
  };
}
