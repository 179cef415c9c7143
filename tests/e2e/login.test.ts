import type { CDPSession, Page } from "@playwright/test";
import {
  agree,
  askForCode,
  codeFor,
  enterCode,
  freshAddress,
  newestMail,
  registerAs,
  signInAs,
} from "../support/account.ts";
import { expect, hydrated, test } from "../support/browser.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/forms.ts";

const SECURITY = "/account/security";
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test("a new member registers, proves the address, confirms the details, and is in", async ({ page, context }) => {
  await signInAs(page, "mentor", "Meera Joshi");
  expect(new URL(page.url()).pathname).toBe(SECURITY);
  await expect.poll(() => stored(page, "user")).toBe(JSON.stringify({ name: "Meera Joshi", role: "mentor" }));
  expect(await stored(page, "token")).toBeNull();
  const cookie = (await context.cookies()).find(({ name }) => name === "masa-session");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
});

test("without a session a member's page leads to the login and comes back afterwards", async ({ page }) => {
  const email = await signInAs(page, "investor");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await page.goto(SECURITY);
  await expect(page).toHaveURL(`/login?to=${encodeURIComponent(SECURITY)}`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
});
