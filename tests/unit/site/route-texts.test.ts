import { expect, test } from "vitest";
import { TABS } from "#app/routes/events/tabs.ts";
import { meta } from "#app/routes/membership/route.tsx";

type MetaArgs = Parameters<typeof meta>[0];

/** The description of the membership page when these are the plans for sale. */
function descriptionOf(plans: ReadonlyArray<{ amount: number; price: string }>): unknown {
  // Only what `meta` reads.
  const head = meta({ loaderData: { plans }, matches: [] } as unknown as MetaArgs);
  return head?.find((entry) => "name" in entry && entry.name === "description");
}

test("the membership page's description names the least price of the plans for sale", () => {
  const plans = [
    { amount: 24_999, price: "24,999" },
    { amount: 5_999, price: "5,999" },
  ];
  expect(descriptionOf(plans)).toMatchObject({ content: expect.stringContaining("from ₹5,999 for 12 months") });
  expect(descriptionOf([])).toMatchObject({ content: expect.not.stringContaining("₹") });
});

test("an empty tab of the events leads to another tab, and its words fit where the visitor is", () => {
  for (const [name, { nothing, other }] of Object.entries(TABS)) {
    expect(other.tab).not.toBe(name);
    expect(nothing).not.toMatch(/below|above/);
  }
});
