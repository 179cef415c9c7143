import type { Page } from "@playwright/test";
import { events as shipped } from "#worker/content/seed/events.ts";
import { axeFindings } from "../../support/browser/axe.ts";
import { expect, inSteps, settled, test } from "../../support/browser/browser.ts";
import { FAR_EVENT } from "../../support/fixtures/future-entries.ts";

// In one process, so that the tests that only read share a visit.
test.describe.configure({ mode: "default" });

const events = [...shipped, FAR_EVENT];

/** Titles that a tab shows today: an upcoming event that is over is a past one. */
function titlesOf(tab: "upcoming" | "past" | "programs"): string[] {
  const now = new Date().toISOString();
  const shown = events.filter((event) => {
    const isOver = event.tab === "upcoming" && event.endsAt !== undefined && event.endsAt <= now;
    return (isOver ? "past" : event.tab) === tab;
  });
  return shown.map(({ title }) => title);
}

test(
  "the coming events, their calendar and the tabs",
  inSteps({
    "the next event comes first, large, with its register button before Read More": async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto("/events");
      const [next, second] = [page.locator(".event").nth(0), page.locator(".event").nth(1)];
      const widthOf = async (card: typeof next) => (await card.locator(".event-picture").boundingBox())?.width ?? 0;
      expect(await widthOf(next)).toBeGreaterThan((await widthOf(second)) * 1.5);
      const controls = next.locator(".event-actions .button, summary");
      await expect(controls).toHaveText([/^Register for this event/, /^Add to calendar/, /^Read More/]);
    },
    "in forced colours, the focused day of the calendar has a visible ring": async (page) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
      const day = page.getByRole("navigation", { name: "Days with an event" }).getByRole("link").first();
      await page.keyboard.press("Tab");
      await day.focus();
      await expect(day.locator("rect")).toHaveCSS("stroke", "rgb(0, 0, 0)");
      await page.emulateMedia({ forcedColors: null, colorScheme: null });
    },
    "[2-events-tabs] the tabs are upcoming, past and programs, as links that the address keeps": async (page) => {
      const tabs = page.getByRole("navigation", { name: "Events" }).getByRole("link");
      await expect(tabs).toHaveText(["Upcoming", "Past", "Programs"]);
      await expect(tabs.nth(0)).toHaveAttribute("aria-current", "page");
      await tabs.nth(1).click();
      await expect(page).toHaveURL("/events?tab=past");
      await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Past events");
    },
    "a day of the calendar leads to its event by keyboard": async (page) => {
      await page.goBack();
      const lit = page.getByRole("navigation", { name: "Days with an event" }).getByRole("link");
      const connects = lit.and(page.getByRole("link", { name: /^Thursday, .+: Monthly Connect$/ }));
      await connects.first().focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/events?tab=programs#monthly-connect");
    },
  }),
);

test("[4-events-tab] [2-events-cards] each tab shows its own events, on cards with image, date badge, location and description that expand", async ({
  visit,
}) => {
  for (const tab of ["upcoming", "past", "programs"] as const) {
    const page = await visit(`/events?tab=${tab}`);
    const shown = await page.locator(".event h3").allTextContents();
    expect(shown.toSorted()).toEqual(titlesOf(tab).toSorted());
    if (tab !== "upcoming") await expectCards(page);
  }
  const page = await visit("/events?tab=elsewhere");
  await expect(page.getByRole("link", { name: "Upcoming", exact: true })).toHaveAttribute("aria-current", "page");
});

async function expectCards(page: Page): Promise<void> {
  const cards = page.locator(".event");
  expect(await cards.count()).toBeGreaterThanOrEqual(3);
  for (const card of await cards.all()) {
    const title = await card.getByRole("heading", { level: 3 }).textContent();
    const seed = events.find((event) => event.title === title);
    await expect(card.locator(".event-picture > button img")).toHaveAttribute("alt", seed?.image?.alt ?? "");
    await expect(card.locator(".event-badge")).not.toBeEmpty();
    await expect(card.locator(".event-facts")).toContainText(seed?.location ?? "");
    await expect(card.locator(".event-text > .prose")).not.toBeEmpty();
    await expect(card.getByText("Read More", { exact: true })).toBeVisible();
    await expect(card.getByText("Show Less", { exact: true })).toBeHidden();
  }
}

test(
  "the cards of the programmes and the viewer of their pictures",
  inSteps({
    "[2-events-viewer] clicking an image opens it in full size, and the close control closes it": async (page) => {
      await page.goto("/events?tab=programs");
      const opener = page.getByRole("button", { name: "View the picture of Monthly Connect at full size" });
      const small = await opener.getByRole("img").boundingBox();
      await opener.click();
      const viewer = page.getByRole("dialog", { name: "Picture of Monthly Connect" });
      const large = await viewer.getByRole("img").boundingBox();
      expect(large?.width ?? 0).toBeGreaterThan((small?.width ?? 0) * 2);
      await viewer.getByRole("button", { name: "Close" }).click();
      await expect(viewer).toBeHidden();
      await expect(opener).toBeFocused();
    },
    "the viewer works by keyboard: Enter opens, the focus stays inside, Escape closes": async (page) => {
      const opener = page.getByRole("button", { name: "View the picture of Growth Workshop at full size" });
      await opener.focus();
      await page.keyboard.press("Enter");
      const viewer = page.getByRole("dialog", { name: "Picture of Growth Workshop" });
      await expect(viewer.getByRole("button", { name: "Close" })).toBeFocused();
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.querySelector("main .event h3:focus, main a:focus"))).toBeNull();
      await page.keyboard.press("Escape");
      await expect(viewer).toBeHidden();
      await expect(opener).toBeFocused();
    },
    "[4-events-collapse] switching tab collapses all expanded cards": async (page) => {
      for (const summary of await page.locator(".event summary").all()) await summary.click();
      await expect(page.locator(".event details[open]")).toHaveCount(3);
      await page.getByRole("link", { name: "Past", exact: true }).click();
      await expect(page.locator(".event details[open]")).toHaveCount(0);
      await page.getByRole("link", { name: "Programs", exact: true }).click();
      await expect(page.locator("#monthly-connect")).toBeVisible();
      await expect(page.locator(".event details[open]")).toHaveCount(0);
    },
    "[4-events-expansion] each event expands and collapses separately": async (page) => {
      const [first, second] = [page.locator("#monthly-connect"), page.locator("#growth-workshop")];
      await first.getByText("Read More", { exact: true }).click();
      await second.getByText("Read More", { exact: true }).click();
      await expect(first.getByText("The meeting begins at 6:00 pm")).toBeVisible();
      await expect(second.getByText("Twenty-four owners work")).toBeVisible();
      await first.getByText("Show Less", { exact: true }).click();
      await expect(first.getByText("The meeting begins at 6:00 pm")).toBeHidden();
      await expect(first.getByText("Read More", { exact: true })).toBeVisible();
      await expect(second.getByText("Twenty-four owners work")).toBeVisible();
    },
    "a card says city, fee and places; its agenda is a timetable, and Show Less comes after the text": async (page) => {
      const card = page.locator("#monthly-connect");
      await expect(card.getByRole("list", { name: "In short" }).getByRole("listitem")).toContainText([
        "Online",
        "Free",
      ]);
      await card.getByText("Read More", { exact: true }).click();
      const agenda = card.getByRole("table", { name: "Agenda" });
      await expect(agenda.getByRole("columnheader")).toHaveText(["Time", "Topic"]);
      await expect(agenda.getByRole("row", { name: /^7:30 pm/ })).toHaveText("7:30 pmClose");
      const less = await card.getByText("Show Less", { exact: true }).boundingBox();
      const host = await card.getByText("Each chapter in turn", { exact: true }).boundingBox();
      expect(less?.y ?? 0).toBeGreaterThan((host?.y ?? 0) + (host?.height ?? 0));
    },
    "[9-monthly-connect] the Monthly Connect shows its next three third Thursdays": async (page) => {
      const dates = await page.locator("#monthly-connect .event-coming li").allTextContents();
      expect(dates).toHaveLength(3);
      const days = dates.map((text) => new Date(`${text} UTC`));
      for (const [i, day] of days.entries()) {
        expect(day.getUTCDay()).toBe(4);
        expect(Math.ceil(day.getUTCDate() / 7)).toBe(3);
        expect(day.getTime()).toBeGreaterThan((days[i - 1] ?? new Date(Date.now() - 86_400_000)).getTime());
      }
      await expect(page.locator("#monthly-connect .event-facts li").first()).toHaveText(
        "Third Thursday of each month, 6:00 pm to 7:30 pm (IST)",
      );
    },
    "[9-workshop-offer] the workshop costs members ₹7,000 against ₹12,000 plus taxes": async (page) => {
      await expect(page.locator("#growth-workshop .event-offer")).toHaveText(
        "₹7,000 for members, against the regular ₹12,000 plus taxes",
      );
    },
    "the Monthly Connect links to its registration": async (page) => {
      const card = page.locator("#monthly-connect");
      const link = card.getByRole("link", { name: "register your interest" });
      await expect(link).toHaveAttribute("href", "/event-registration");
    },
    "on a phone a time of the agenda is on one line": async (page) => {
      await page.setViewportSize({ width: 360, height: 800 });
      const card = page.locator("#monthly-connect");
      for (const cell of await card.getByRole("rowheader").all()) {
        const lines = await cell.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getClientRects().length;
        });
        expect(lines, (await cell.textContent()) ?? "").toBe(1);
      }
    },
    "the page passes axe with a card expanded and with the viewer open": async (page) => {
      await settled(page);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole("button", { name: "View the picture of Monthly Connect at full size" }).click();
      expect(await axeFindings(page)).toEqual([]);
    },
  }),
);

test("the viewer opens in a browser that does not know the command attribute", async ({ page }) => {
  await page.addInitScript(() => {
    // @ts-expect-error the types do not know the property either
    delete HTMLButtonElement.prototype.command;
    addEventListener("command", (event) => event.preventDefault(), { capture: true });
  });
  await page.goto("/events?tab=programs");
  await page.getByRole("button", { name: "View the picture of Monthly Connect at full size" }).click();
  await expect(page.getByRole("dialog", { name: "Picture of Monthly Connect" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs, expansion and viewer work", async ({ page }) => {
    await page.goto("/events");
    await page.getByRole("link", { name: "Programs", exact: true }).click();
    await page.locator("#growth-workshop").getByText("Read More", { exact: true }).click();
    await expect(page.getByText("Twenty-four owners work")).toBeVisible();
    await page.getByRole("button", { name: "View the picture of Monthly Connect at full size" }).click();
    const viewer = page.getByRole("dialog", { name: "Picture of Monthly Connect" });
    await viewer.getByRole("button", { name: "Close" }).click();
    await expect(viewer).toBeHidden();
  });
});
