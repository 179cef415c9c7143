import type { Page } from "@playwright/test";
import { axeFindings } from "../../support/browser/axe.ts";
import { expect, hydrated, inSteps, settled, test } from "../../support/browser/browser.ts";
import { logInNewMember } from "../../support/fixtures/account.ts";

const MEERA = JSON.stringify({ name: "Meera Kumari Joshi", role: "mentor" });
const header = (page: Page) => page.getByRole("banner");
const login = (page: Page) => header(page).getByRole("link", { name: "Login" });
const disc = (page: Page) => header(page).getByRole("button", { name: "Your account" });

test(
  "the bar of a logged-in visitor",
  inSteps({
    "a login in another tab shows at once, and so does a logout there": async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const other = await page.context().newPage();
      await page.goto("/about");
      await other.goto("/team");
      await other.evaluate((user) => localStorage.setItem("user", user), MEERA);
      await expect(disc(page)).toBeVisible();
      await other.evaluate(() => localStorage.removeItem("user"));
      await expect(login(page)).toBeVisible();
      await other.close();
    },
    "for a logged-in visitor the bar shows initials that open Dashboard and Logout, without a layout shift": async (
      page,
    ) => {
      await page.evaluate((user) => {
        for (const [key, value] of [
          ["user", user],
          ["token", "old"],
          ["tasks_mentor", "[]"],
          ["masa-first-visit", "seen"],
        ] as const)
          localStorage.setItem(key, value);
      }, MEERA);
      await page.reload();
      await expectMenu(page);
      await settled(page);
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.locator("#menu-account")).toBeHidden();
      await page.goto("/ContactUs");
      await expect(disc(page)).toContainText("MJ");
      await hydrated(page);
      await expectMenu(page);
    },
    "on a phone the initials replace Register, and Dashboard replaces Login in the menu": async (page) => {
      await page.keyboard.press("Escape");
      await expect(page.locator("#menu-account")).toBeHidden();
      await page.setViewportSize({ width: 360, height: 800 });
      await expect(disc(page)).toBeVisible();
      await expect(header(page).getByRole("link", { name: "Register" })).toBeHidden();
      await page.getByRole("button", { name: "Menu" }).click();
      const links = page.locator("#menu-mobile").getByRole("link");
      await expect(links.first()).toHaveText("Dashboard");
      await expect(links.last()).toHaveText("Register");
      await page.keyboard.press("Escape");
    },
    "Logout in the bar deletes the visitor's stored data and opens the login": async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await disc(page).click();
      await page.getByRole("button", { name: "Logout" }).click();
      await expect(page).toHaveURL("/login");
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["masa-first-visit"]);
      await expect(disc(page)).toBeHidden();
    },
  }),
);

async function expectMenu(page: Page): Promise<void> {
  await expect(disc(page)).toContainText("MJ");
  await expect(login(page)).toBeHidden();
  await expect(header(page).getByRole("link", { name: "Join As a Member" })).toBeVisible();
  await disc(page).click();
  const menu = page.locator("#menu-account");
  await expect(menu).toHaveText("Meera Kumari JoshiDashboardLogout");
  await expect(menu.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");
}

test("after a login that led to another page than the dashboard, public pages show the member's initials", async ({
  page,
}) => {
  await logInNewMember(page, "investor", "Meera Kumari Joshi");
  await page.goto("/dashboard/membership");
  const stored = JSON.stringify({ name: "Meera Kumari Joshi", role: "investor" });
  await expect.poll(() => page.evaluate(() => localStorage.getItem("user"))).toBe(stored);
  await page.goto("/about");
  await expect(disc(page)).toContainText("MJ");
});
