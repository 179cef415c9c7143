import fc from "fast-check";
import { expect, test } from "vitest";
import { CATALOGUE } from "#app/components/calculators/catalogue.ts";
import { FIELDS } from "#app/components/calculators/fields.ts";
import type { Answer } from "#app/routes/calculators/answer.ts";
import { ANSWERS } from "#app/routes/calculators/answers.server.ts";
import { EXPLANATIONS } from "#app/routes/calculators/explanations.ts";
import { collections } from "#worker/content/collections.ts";
import { CALCULATOR_FIELDS, CALCULATORS, type Calculator } from "#worker/contracts/calculators/vocabulary.ts";
import { seed } from "#worker/db/seed.ts";
import { parsedFacts } from "./facts.ts";

const facts = parsedFacts(seed.facts);
const plans = seed.plans.map(({ slug, ...data }) => ({ slug, ...collections.plans.schema.parse(data) }));
const UPGRADE = "present=community&higher=premium&until=2027-05-24";
const KNOWN = {
  facts,
  plans,
  gst: collections.settings.schema.shape.gst.parse(seed.settings[0]?.gst),
  today: "2026-11-24",
};
const exampleOf = (calculator: Calculator) =>
  Object.fromEntries(new URLSearchParams(CATALOGUE[calculator].example?.() ?? UPGRADE)) as Record<string, string>;

function ask(calculator: Calculator, changes: Record<string, string> = {}) {
  const outcome = ANSWERS[calculator]({ ...exampleOf(calculator), ...changes }, KNOWN);
  if (!outcome) throw new Error("A figure is missing.");
  return outcome;
}

function answer(calculator: Calculator, changes?: Record<string, string>): Answer {
  const outcome = ask(calculator, changes);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
}

test.each([
  ["delayed-payment-interest", "₹68,310.77"],
  ["cgtmse-guarantee-fee", "₹25,960"],
  ["dscr-and-break-even", "1.63"],
  ["export-price", "₹9,10,000"],
  ["udyam-class", "Small"],
] as const)("%s: the example of the article gives %s", (calculator, figure) => {
  const found = answer(calculator);
  expect(found.figure).toBe(figure);
  expect(found.tables.length).toBeGreaterThan(0);
  for (const { head, rows } of found.tables) for (const row of rows) expect(row).toHaveLength(head.length);
});

test("every figure of an article’s table is in the answer", () => {
  const [months] = answer("delayed-payment-interest").tables;
  expect(months?.rows.at(-1)).toEqual(["Total", "", "", "₹68,310.77"]);
  expect(months?.rows[0]).toEqual(["18 February 2026 to 17 March 2026", "16.5%", "₹8,00,000.00", "₹11,000.00"]);
  const [, lower] = answer("dscr-and-break-even").tables;
  expect(lower?.rows).toEqual([
    ["As planned", "₹54,00,000", "₹9,00,000", "1.63"],
    ["10% lower", "₹48,60,000", "₹4,95,000", "1.29"],
    ["20% lower", "₹43,20,000", "₹90,000", "0.95"],
  ]);
});

test("each row of the guarantee fee names its year, because a phone hides the heads of the columns", () => {
  const [years] = answer("cgtmse-guarantee-fee").tables;
  expect(years?.rows.map(([title]) => title)).toEqual(["Year 1", "Year 2", "Year 3", "Year 4", "Year 5", "Total"]);
});

test("an open bill runs to today, and the last Bank Rate that was read is assumed since", () => {
  const found = answer("delayed-payment-interest", { paid: "" });
  expect(found.label).toBe("Interest to 24 November 2026");
  expect(found.sentence).toContain("overdue for 280 days");
  expect(found.points.join(" ")).toContain("assume that it has not changed since; confirm it with the source");
  expect(answer("delayed-payment-interest", { rate: "5.5%" }).points.join(" ")).not.toContain("assume");
  expect(answer("delayed-payment-interest", { paid: "17/02/2026" })).toMatchObject({ figure: "₹0", tables: [] });
  expect(answer("delayed-payment-interest", { accepted: "2026-11-20", paid: "" }).sentence).toContain("until then");
});

test("optional figures change the answer", () => {
  const { tables, points } = answer("export-price", { duty: "10", units: "1,000", currency: "84.25" });
  expect(tables[0]?.rows.at(-1)).toEqual(["Landed, with import duty", "₹91,000", "₹10,01,000", "₹1,001", "11,881.31"]);
  expect(points.join(" ")).toContain("cost the buyer ₹10,01,000");
  expect(answer("dscr-and-break-even", { interest: "", principal: "" }).label).toBe("Break-even sales");
  expect(answer("dscr-and-break-even", { variable: "2 crore", interest: "", principal: "" }).figure).toBe("None");
  expect(answer("cgtmse-guarantee-fee", { discount: "yes" }).figure).toBe("₹23,364");
  expect(answer("udyam-class", { investment: "126 crore" }).figure).toBe("Above medium");
});

test.each([
  ["delayed-payment-interest", "amount", "", "Please write an amount in rupees, such as 5,00,000 or 5 lakh."],
  ["delayed-payment-interest", "amount", "five lakh", "Please write an amount in rupees, such as 5,00,000 or 5 lakh."],
  ["delayed-payment-interest", "amount", "0", "Please write an amount above zero."],
  ["delayed-payment-interest", "amount", "10,001 crore", "Please write at most ₹10,000 crore."],
  ["delayed-payment-interest", "accepted", "2026-02-30", "Please enter a date, such as 31/03/2026."],
  ["delayed-payment-interest", "accepted", "0026-01-03", "Please enter a date, such as 31/03/2026."],
  ["delayed-payment-interest", "term", "-1", "Please write the number of days, such as 30, or leave this empty."],
  ["delayed-payment-interest", "paid", "2026-01-02", "This day is before the day of acceptance."],
  ["delayed-payment-interest", "paid", "2041-01-04", "This calculator covers delays of up to 15 years."],
  ["delayed-payment-interest", "rate", "16", "Please write a Bank Rate of at most 15%, or leave this empty."],
  ["delayed-payment-interest", "rate", "high", "Please write a percentage from 0 to 100, such as 5.5."],
  ["cgtmse-guarantee-fee", "amount", "10,00,00,001", "CGTMSE covers at most ₹10,00,00,000 for one borrower."],
  ["cgtmse-guarantee-fee", "facility", "gift", "Please choose the kind of loan."],
  ["cgtmse-guarantee-fee", "years", "11", "Please write a number of years from 1 to 10."],
  [
    "dscr-and-break-even",
    "fixed",
    "10,00,000",
    "The fixed costs must include the depreciation and the interest below.",
  ],
  ["dscr-and-break-even", "tax", "101", "Please write a percentage from 0 to 100, such as 5.5."],
  ["export-price", "units", "0", "Please write a whole number above zero, or leave this empty."],
  [
    "export-price",
    "currency",
    "0",
    "Please write the rupees for one unit of the currency, such as 84.25, or leave this empty.",
  ],
  ["udyam-class", "exports", "15 crore", "Exports are a part of the turnover and cannot be more than it."],
] as const)("%s refuses %s “%s” beside its field: %s", (calculator, field, typed, message) => {
  expect(ask(calculator, { [field]: typed })).toMatchObject({ ok: false, errors: [{ field, message }] });
});

test("a bill before the first Bank Rate that was read needs the rate", () => {
  const old = { accepted: "2018-07-31", paid: "2019-01-31" };
  expect(ask("delayed-payment-interest", old)).toMatchObject({ errors: [{ field: "rate" }] });
  expect(answer("delayed-payment-interest", { ...old, rate: "6.5" }).figure).toMatch(/^₹/);
});

test("a date in a mistyped far year is refused instead of failing the page", () => {
  const errors = [{ field: "accepted" }, { field: "paid" }];
  expect(ask("delayed-payment-interest", { accepted: "9984-12-31", paid: "9999-12-31" })).toMatchObject({ errors });
});

test("without the figures that a calculator needs it gives no answer", () => {
  for (const calculator of CALCULATORS) {
    const found = ANSWERS[calculator](exampleOf(calculator), { ...KNOWN, facts: [] });
    expect(found === undefined, calculator).toBe(EXPLANATIONS[calculator].facts.length > 0);
  }
});

test("the fields of a form are those of its contract, and its facts exist", () => {
  for (const calculator of CALCULATORS) {
    expect(FIELDS[calculator].map(({ name }) => name)).toEqual(CALCULATOR_FIELDS[calculator]);
    const known = facts.map(({ slug }) => slug);
    for (const slug of EXPLANATIONS[calculator].facts) expect(known).toContain(slug);
  }
});

test("an upgrade costs what a purchase of it costs: the difference for the days left", () => {
  const found = answer("membership-upgrade");
  const days = 182;
  expect(found.figure).toBe(`₹${Math.floor((10_000 * days) / 365).toLocaleString("en-IN")}`);
  expect(found.sentence).toContain("the 182 days from today to 24 May 2027");
  expect(answer("membership-upgrade", { until: "2027-11-23" }).figure).toBe("₹10,000");
  expect(answer("membership-upgrade", { until: "2026-11-25" }).figure).toBe("₹54");
  for (const [until, message] of [
    ["2027-11-24", "Please enter a day in the next 12 months, up to 23 November 2027."],
    ["2026-11-24", "An upgrade needs a membership that has at least two days left."],
    ["2020-01-01", "An upgrade needs a membership that has at least two days left."],
  ] as const) {
    expect(ask("membership-upgrade", { until })).toMatchObject({ errors: [{ field: "until", message }] });
  }
  for (const higher of ["community", "patron2"]) {
    expect(ask("membership-upgrade", { higher })).toMatchObject({ errors: [{ field: "higher" }] });
  }
  expect(ask("membership-upgrade", { present: "patron", higher: "gold" })).toMatchObject({
    errors: [{ field: "higher" }],
  });
  const added = { ...KNOWN, gst: { ...KNOWN.gst, mode: "added" as const } };
  const taxed = ANSWERS["membership-upgrade"](exampleOf("membership-upgrade"), added);
  expect(taxed).toMatchObject({ ok: true, value: { figure: "₹5,883.48" } });
});

test("whatever is typed gets an answer or a message beside a field", () => {
  const typed = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom(
      "",
      "5 lakh",
      "9999 crore",
      "100",
      "0",
      "2020-02-29",
      "31/12/2030",
      "yes",
      "term_loan",
      "45",
      "premium",
      "gold",
      "2027-01-31",
    ),
  );
  for (const calculator of CALCULATORS) {
    const fields = Object.fromEntries(CALCULATOR_FIELDS[calculator].map((name) => [name, typed]));
    fc.assert(
      fc.property(fc.record(fields, { requiredKeys: [] }), (values) => {
        const outcome = ANSWERS[calculator](values as Record<string, string>, KNOWN);
        if (outcome?.ok) expect(outcome.value.figure).not.toMatch(/NaN|undefined|Infinity/);
        else expect(outcome?.errors?.length).toBeGreaterThan(0);
      }),
    );
  }
});
