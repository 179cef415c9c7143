import { expect, test } from "vitest";
import { articles } from "#worker/content/seed/articles.ts";
import { facts } from "#worker/content/seed/facts.ts";

const article = articles.find(({ slug }) => slug.startsWith("paid-in-45-days"));
const bankRate = Number.parseFloat(facts.find(({ slug }) => slug === "bank-rate")?.value ?? "") / 100;
const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });

/** Section 16 of the MSMED Act: three times the Bank Rate, compounded every month. */
function priceOfDelay(bill: number, months: number): string {
  return rupees.format(bill * ((1 + (3 * bankRate) / 12) ** months - 1));
}

test("the table of interest on delays matches the cited Bank Rate", () => {
  expect(article?.facts).toContain("bank-rate");
  for (const bill of [100_000, 500_000, 1_000_000]) {
    const row = [rupees.format(bill), ...[1, 2, 3].map((months) => priceOfDelay(bill, months))];
    expect(article?.fullContent).toContain(`| ${row.join(" | ")} |`);
  }
});

test("the worked example matches the cited Bank Rate", () => {
  expect(article?.fullContent).toContain(`= **${priceOfDelay(800_000, 6)}**`);
});
