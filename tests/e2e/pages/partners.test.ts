import { partners } from "#worker/content/seed/partners.ts";
import { expect, test } from "../../support/browser/browser.ts";
import { breadcrumbNames, expectNewTabs } from "../../support/browser/plain-page.ts";

// In one process, so that the tests that only read share a visit.
test.describe.configure({ mode: "default" });

test("[2-partners-sections] fourteen ecosystem partners, then seven banks and exchanges", async ({ visit }) => {
  const page = await visit("/Partners");
  await expect(page.locator("main h2")).toHaveText(["Ecosystem Partners", "Bank and Exchange Partners"]);
  await expect(page.locator("#ecosystem-partners .partner img")).toHaveCount(14);
  await expect(page.locator("#bank-and-exchange-partners .partner img")).toHaveCount(7);
  expect(await breadcrumbNames(page)).toEqual(["Home", "About", "Our Partners"]);
});

test("[2-partners-links] each logo opens an external site in a new tab", async ({ visit }) => {
  const page = await visit("/Partners");
  const links = page.locator(".partner");
  await expect(links).toHaveCount(21);
  await expectNewTabs(links);
  const sites = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(new Set(sites).size).toBe(21);
  await expect(page.getByRole("link", { name: "Tin Whistle Logistics logo (opens in a new tab)" })).toBeVisible();
});

test("each partner has one line of benefit below its logo", async ({ visit }) => {
  const page = await visit("/Partners");
  await expect(page.locator(".partners-wall li > .partner-benefit")).toHaveText(partners.map(({ benefit }) => benefit));
});

test("[2-partners-address] the other spelling of the address redirects here with its query", async ({ request }) => {
  const response = await request.get("/partners?from=card", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers()["location"]).toBe("/Partners?from=card");
});
