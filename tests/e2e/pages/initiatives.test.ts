import { expect, inSteps, test } from "../../support/browser/browser.ts";
import { breadcrumbNames, expectNewTabs } from "../../support/browser/plain-page.ts";

const SECTIONS = [
  "MASA Awards",
  "My Power Brand",
  "MSME Times",
  "MSME Kalptaru",
  "Nivesh Manthan",
  "Events and Initiatives",
];

test(
  "the initiatives",
  inSteps({
    "[2-initiatives-sections] six sections in order, the awards with a Know More link": async (page) => {
      await page.goto("/Ourinitiatives");
      await expect(page.locator(".initiative h2")).toHaveText(SECTIONS);
      const more = page.locator("#masa-awards").getByRole("link", { name: "Know More" });
      await expect(more).toHaveAttribute("href", "https://awards.masaforum.example/");
      await expectNewTabs(more);
      await expect(page.getByRole("link", { name: "Know More" })).toHaveCount(1);
      expect(await breadcrumbNames(page)).toEqual(["Home", "Our Initiatives"]);
    },
    "[2-initiatives-cards] each section has image cards": async (page) => {
      const sections = await page.locator(".initiative").all();
      expect(sections.length).toBeGreaterThan(0);
      for (const section of sections) {
        const cards = section.locator(".initiative-card");
        expect(await cards.count()).toBeGreaterThanOrEqual(3);
        for (const card of await cards.all()) {
          await expect(card.getByRole("heading", { level: 3 })).not.toBeEmpty();
          await expect(card.getByRole("img")).toHaveAttribute("alt", /\w+ \w+ \w+/);
        }
      }
    },
    "[2-initiatives-links] cards link out to a video search, an investor form and a messaging channel": async (
      page,
    ) => {
      const links = page.locator(".initiative-card a");
      await expect(links).toHaveCount(3);
      await expectNewTabs(links);
      const hrefOf = (label: string) => page.getByRole("link", { name: label });
      await expect(hrefOf("Search the episodes")).toHaveAttribute("href", /^https:\/\/videos\..+search\?q=/);
      await expect(hrefOf("Fill in the investor form")).toHaveAttribute("href", /^https:\/\/forms\..+investor$/);
      await expect(hrefOf("Open the channel")).toHaveAttribute("href", /^https:\/\/chat\./);
    },
    "the list of initiatives links to each section": async (page) => {
      const jumps = page.getByRole("navigation", { name: "Initiatives" }).getByRole("link");
      await expect(jumps).toHaveText(SECTIONS);
      await jumps.filter({ hasText: "Nivesh Manthan" }).click();
      await expect(page).toHaveURL("/Ourinitiatives#nivesh-manthan");
      await expect(page.getByRole("heading", { name: "Nivesh Manthan" })).toBeInViewport();
    },
  }),
);
