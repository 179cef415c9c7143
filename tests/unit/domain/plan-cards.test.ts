import { expect, test } from "vitest";
import { plans } from "#worker/content/seed/plans.ts";
import { settings } from "#worker/content/seed/settings.ts";
import { listPlanCards } from "#worker/domain/membership/plans.server.ts";

type Content = Parameters<typeof listPlanCards>[0];

async function taxNotes(mode: "off" | "included" | "added") {
  const [site = expect.fail("no settings")] = settings;
  const gst = { ...site.gst, mode, ratePercent: 18 };
  const collections = { plans, benefits: [], settings: [{ ...site, gst }] };
  const content = { snapshot: async () => ({ collections }) };
  const cards = await listPlanCards({ content, config: { environment: "local" } } as unknown as Content);
  return cards.map(({ price, taxNote }) => `${price} ${taxNote}`.trim());
}

test("a plan says nothing of GST, that its price includes it, or the total with it", async () => {
  expect((await taxNotes("off"))[0]).toBe("4,999");
  expect((await taxNotes("included"))[0]).toBe("4,999 Includes 18% GST");
  expect((await taxNotes("added"))[0]).toBe("4,999 Plus 18% GST, ₹5,898.82 in all");
});
