import { expect, test } from "vitest";
import { plans } from "#worker/content/seed/plans.ts";
import { settings } from "#worker/content/seed/settings.ts";
import { listPlanCards } from "#worker/domain/membership/plans.server.ts";
import { describeRenewal } from "#worker/domain/membership/renewal.server.ts";

type Content = Parameters<typeof listPlanCards>[0];

const [site = expect.fail("no settings")] = settings;

function depsWith(collections: object): Content {
  const all = { plans, benefits: [], settings: [site], ...collections };
  return { content: { snapshot: async () => ({ collections: all }) }, config: {} } as unknown as Content;
}

async function taxNotes(mode: "off" | "included" | "added") {
  const gst = { ...site.gst, mode, ratePercent: 18 };
  const cards = await listPlanCards(depsWith({ settings: [{ ...site, gst }] }));
  return cards.map(({ price, taxNote }) => `${price} ${taxNote}`.trim());
}

test("a plan says nothing about GST, or that its price includes it, or the total with it", async () => {
  expect((await taxNotes("off"))[0]).toBe("4,999");
  expect((await taxNotes("included"))[0]).toBe("4,999 Includes 18% GST");
  expect((await taxNotes("added"))[0]).toBe("4,999 Plus 18% GST, ₹5,898.82 in all");
});

test("a membership is renewed at the price of its plan, and not at all once the plan is no longer for sale", async () => {
  const terms = [{ orderId: "1", planId: "gold" as const, validFrom: "2026-11-20", validTo: "2027-11-19" }];
  const offers = { terms, today: "2027-11-01" };
  expect(await describeRenewal(depsWith({}), "gold", offers)).toMatchObject({ price: "24,999" });
  const others = plans.filter(({ planId }) => planId !== "gold");
  expect(await describeRenewal(depsWith({ plans: others }), "gold", offers)).toBeUndefined();
});
