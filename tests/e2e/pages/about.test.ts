import { expect, settled, test } from "../../support/browser/browser.ts";
import { breadcrumbNames, expectNewTabs, structuredData, testPlainPage } from "../../support/browser/plain-page.ts";

// In one process, so that the tests that only read share a visit.
test.describe.configure({ mode: "default" });

testPlainPage("/about");

test("[2-about] mission, vision and values come first, then three more pillars", async ({ visit }) => {
  const page = await visit("/about");
  await expect(page.locator(".about-creed h2")).toHaveText(["Mission", "Vision", "Values"]);
  await expect(page.locator(".about-creed p")).toHaveCount(3);
  await expect(page.locator(".about-pillars h3")).toHaveText(["Access to capital", "Mentorship", "Market linkage"]);
  const texts = await page.locator(":is(.about-creed, .about-pillars) p").allTextContents();
  expect(texts).toHaveLength(6);
  for (const text of texts) expect(text.length).toBeGreaterThan(80);
});

test("[1-parent-company] the forum is presented as an initiative of its parent company", async ({ visit }) => {
  const page = await visit("/about");
  await expect(page.locator(".about-head .lead")).toContainText("an initiative of its parent company");
  await expectNewTabs(page.locator(".about-head a"));
});

test("the five chapters link to their boards, Mumbai to its own page", async ({ page }) => {
  await page.goto("/about");
  const chapters = page.locator("#chapters li a");
  await expect(chapters).toHaveText(["Delhi", "Raipur", "Indore", "Bhubaneswar", "Mumbai"]);
  await expect(chapters.nth(4)).toHaveAttribute("href", "/mahagrowth");
  await expect(page.locator("#chapters .sample-badge")).toHaveCount(5);
  // Until then the layout above may change between the press and its release, which is no click then.
  await settled(page);
  await chapters.nth(1).click();
  await expect(page).toHaveURL("/team#raipur");
  await expect(page.locator("#raipur")).toBeInViewport();
});

test("what the forum does links to the pages that offer it", async ({ visit, request }) => {
  const page = await visit("/about");
  const links = await page.locator(".about-offer a").evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));
  expect(links).toEqual([
    "/Ourinitiatives#nivesh-manthan",
    "/team#our-mentors",
    "/events",
    "/SchemesPage",
    "/membership",
  ]);
  for (const link of links) expect((await request.get(link, { maxRedirects: 0 })).status()).toBe(200);
});

test("structured data names the place and the organisation", async ({ page }) => {
  await page.goto("/about");
  expect(await breadcrumbNames(page)).toEqual(["Home", "About"]);
  const organisation = (await structuredData(page)).find((data) => data["@type"] === "Organization");
  expect(organisation).toMatchObject({ "@context": "https://schema.org", name: "MASA Forum", areaServed: "IN" });
  expect(organisation?.["sameAs"]).toHaveLength(3);
});
