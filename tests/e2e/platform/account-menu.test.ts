import type { Page } from "@playwright/test";
import { axeFindings } from "../../support/browser/axe.ts";
import { expect, hydrated, inSteps, settled, test } from "../../support/browser/browser.ts";
import { logInNewMember } from "../../support/fixtures/account.ts";

const store = (page: Page, user: string) => page.addInitScript((text) => localStorage.setItem("user", text), user);
const MEERA = JSON.stringify({ name: "Meera Kumari Joshi", role: "mentor" });
const header = (page: Page) => page.getByRole("banner");
const login = (page: Page) => header(page).getByRole("link", { name: "Login" });
const disc = (page: Page) => header(page).getByRole("button", { name: "Your account" });

test(
  "the bar of a logged-in visitor",
  inSteps({
    "for a logged-in visitor the bar shows initials that open Dashboard and Logout, without a layout shift": async (
      page,
    ) => {
      await store(page, MEERA);
      await page.setViewportSize({ width: 1280, height: 800 });
      for (const path of ["/about", "/ContactUs"]) {
        await page.goto(path);
        await expect(disc(page)).toContainText("MJ");
        await expect(login(page)).toBeHidden();
        await expect(header(page).getByRole("link", { name: "Join As a Member" })).toBeVisible();
        if (path === "/ContactUs") await hydrated(page);
        await expect(disc(page)).toContainText("MJ");
        await disc(page).click();
        const menu = page.locator("#menu-account");
        await expect(menu).toHaveText("Meera Kumari JoshiDashboardLogout");
        await expect(menu.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");
        await settled(page);
        expect(await axeFindings(page)).toEqual([]);
        await page.keyboard.press("Escape");
        await expect(menu).toBeHidden();
      }
    },
    "on a phone the initials replace Register, and Dashboard replaces Login in the menu": async (page) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto("/about");
      await expect(disc(page)).toBeVisible();
      await expect(header(page).getByRole("link", { name: "Register" })).toBeHidden();
      await page.getByRole("button", { name: "Menu" }).click();
      const links = page.locator("#menu-mobile").getByRole("link");
      await expect(links.first()).toHaveText("Dashboard");
      await expect(links.last()).toHaveText("Register");
    },
  }),
);

test("Logout in the bar deletes the visitor's stored data and opens the login", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate((user) => {
    for (const [key, value] of [
      ["user", user],
      ["token", "old"],
      ["tasks_mentor", "[]"],
    ] as const)
      localStorage.setItem(key, value);
    localStorage.setItem("masa-first-visit", "seen");
  }, MEERA);
  await page.reload();
  await disc(page).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["masa-first-visit"]);
  await expect(disc(page)).toBeHidden();
});

test("a login or logout in another tab shows at once", async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto("/about");
  await second.goto("/team");
  await second.evaluate((user) => localStorage.setItem("user", user), MEERA);
  await expect(disc(first)).toBeVisible();
  await second.evaluate(() => localStorage.removeItem("user"));
  await expect(login(first)).toBeVisible();
});

test("a stored user that is not JSON, or null, is ignored", async ({ page }) => {
  for (const user of ["not JSON", "null"]) {
    await store(page, user);
    await page.goto("/about");
    await settled(page);
    await expect(disc(page)).toBeHidden();
  }
});

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
