import { axeFindings } from "../../support/browser/axe.ts";
import { collectScripts, expect, settled, test } from "../../support/browser/browser.ts";

// The browser itself writes a refused document's status to the console.
test.use({ expected: [/status of 40[45]/] });

test("an unknown address answers 404 with a page that passes axe, fits a phone and loads only the site's script", async ({
  page,
}) => {
  const scripts = collectScripts(page);
  await page.setViewportSize({ width: 320, height: 700 });
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  // Until then, the layout can still change.
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeFindings(page), `${width} px`).toEqual([]);
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/site-/)]);
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
