import { expect, test } from "../../support/browser/browser.ts";
import { testPlainPage } from "../../support/browser/plain-page.ts";

// The browser itself writes a refused document's status to the console.
test.use({ expected: [/status of 40[45]/] });

testPlainPage("/no-such-page");

test("an unknown address answers 404 inside the site's layout, with links onward", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle("Page not found · MASA Forum");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const links = await page.locator("main a").evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));
  expect(links).toEqual(["/", "/events", "/SchemesPage", "/membership"]);
  for (const link of links) expect((await page.request.get(link)).status()).toBe(200);
});

test("a missing file is a plain 404 without a page", async ({ request }) => {
  const response = await request.get("/assets/no-such-file.js");
  expect(response.status()).toBe(404);
  expect(await response.text()).not.toContain("<html");
});

test("a page that cannot be rendered says so and offers to try again", async ({ page }) => {
  await page.goto("/about");
  // A page without an action refuses a posted form, which ends at the error page like any other failure.
  const responsePromise = page.waitForResponse((response) => response.request().method() === "POST");
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<form id="refused" method="post"></form>');
    document.querySelector<HTMLFormElement>("#refused")?.submit();
  });
  expect((await responsePromise).status()).toBe(405);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side");
  await expect(page).toHaveTitle("Something went wrong · MASA Forum");
  // Its styles arrive, although the frame's own data were never loaded.
  await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What MASA Forum is for");
});
