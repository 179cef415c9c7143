import { schemes as all } from "#worker/content/seed/schemes.ts";
import { expect, inSteps, test } from "../../support/browser/browser.ts";
import { breadcrumbNames, expectNewTabs } from "../../support/browser/plain-page.ts";

const schemes = all.filter(({ list }) => list !== "finder");
const main = schemes.filter(({ list }) => list !== "more");

test(
  "the contents and the cards of the Schemes page",
  inSteps({
    "the list of schemes scrolls to each of them, below the sticky bar": async (page) => {
      await page.goto("/SchemesPage");
      const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
      await expect(links).toHaveText(schemes.map(({ title }) => title));
      await links.nth(4).click();
      await expect(page).toHaveURL(`/SchemesPage#${schemes[4]?.slug}`);
      const bar = await page.locator(".bar").boundingBox();
      const card = await page.locator(".scheme").nth(4).boundingBox();
      expect(card?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    },
    "the contents mark the scheme in view": async (page) => {
      const contents = page.getByRole("navigation", { name: "On this page" });
      const marked = () => contents.locator("a:target-current").allTextContents();
      for (const at of [2, 7]) {
        await page.locator(`#${schemes[at]?.slug}`).evaluate((entry) => entry.scrollIntoView({ behavior: "instant" }));
        await expect.poll(marked).toEqual([schemes[at]?.title]);
      }
    },
    "the details are folded until opened, including by keyboard": async (page) => {
      const details = page.locator("#cgtmse .scheme-details");
      const answer = details.getByRole("heading", { name: "What you get" });
      await expect(answer).toBeHidden();
      await details.locator("summary").press("Enter");
      await expect(answer).toBeVisible();
    },
    "[2-schemes] ten scheme cards, each with a Learn More external link": async (page) => {
      const cards = page.locator(".schemes-main .scheme");
      await expect(cards).toHaveCount(10);
      for (const [i, { title, description, image, link }] of main.entries()) {
        const card = cards.nth(i);
        await expect(card.getByRole("heading", { level: 2 })).toHaveText(title);
        await expect(card.getByText(description)).toBeVisible();
        if (!(await card.locator("details[open]").count())) await card.locator("summary").click();
        await expect(card.getByRole("img")).toHaveAttribute("alt", image?.alt ?? "");
        await expect(card.getByRole("heading", { level: 3 })).toHaveText([
          "Who is eligible",
          "What you get",
          "How to apply",
        ]);
        for (const answer of await card.locator(".scheme-answer .prose").all()) await expect(answer).not.toBeEmpty();
        await expect(card.locator(".facts-line")).toHaveText(/^Facts as of \d+ November 2026 \(.+\)\.$/);
        const more = card.getByRole("link", { name: `Learn More about ${title}` });
        await expect(more).toHaveAttribute("href", link);
        await expectNewTabs(more);
      }
      expect(await breadcrumbNames(page)).toEqual(["Home", "Schemes"]);
    },
  }),
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the schemes are readable, and two choices show those that fit both, by keyboard", async ({ page }) => {
    await page.goto("/SchemesPage");
    const shown = page.locator(".overview-scheme:visible");
    const entries = page.locator(".scheme:visible");
    const fitting = (business: string, purpose: string) =>
      schemes
        .filter(({ businesses, purposes }) => {
          return (
            (business === "all" || businesses.some((one) => one === business)) &&
            (purpose === "all" || purposes.some((one) => one === purpose))
          );
        })
        .map(({ title }) => title);
    const expectShown = async (business: string, purpose: string) => {
      const titles = fitting(business, purpose);
      await expect(shown.getByRole("rowheader")).toHaveText(titles);
      await expect(entries.locator(".scheme-title")).toHaveText(titles);
    };
    await expect(page.locator(".schemes-main h2")).toHaveText(main.map(({ title }) => title));
    await expectShown("all", "all");
    await page.getByRole("group", { name: "What do you need?" }).getByLabel("Anything").focus();
    await page.keyboard.press("ArrowRight");
    await expectShown("all", "loan");
    await page.getByRole("group", { name: "What do you do?" }).getByText("I trade").click();
    await expectShown("trade", "loan");
    await page.getByText("Training", { exact: true }).click();
    await expectShown("trade", "training");
    await page.getByText("My bills paid").click();
    await expectShown("trade", "payment");
    await expect(page.getByRole("heading", { name: "More schemes" })).toBeHidden();
  });
});
