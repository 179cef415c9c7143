import { expect, test } from "vitest";
import { TABS } from "#app/routes/events/tabs.ts";
import { descriptionOf } from "#app/routes/membership/structured-data.server.ts";

test("the membership page's description names the least price of the plans for sale", () => {
  const plans = [
    { amount: 24_999, price: "24,999" },
    { amount: 5_999, price: "5,999" },
  ];
  expect(descriptionOf(plans)).toContain("from ₹5,999 for 12 months");
  expect(descriptionOf([])).not.toContain("₹");
});

test("an empty tab of the events links to another tab", () => {
  for (const [name, { nothing, other }] of Object.entries(TABS)) {
    expect(other).not.toBe(name);
    expect(nothing(), name).toMatch(/<a>.+<\/a>/);
  }
});
