import { extname } from "node:path";
import type { Page, Response } from "@playwright/test";
import { expect, settled, test } from "../../support/browser/browser.ts";
import { logIn } from "../../support/fixtures/members.ts";
import { type BuiltSite, openBuiltSite } from "../../support/site/built-site.ts";

/** A separate site whose database fails on request; its files come from the build, past the Worker, as on the platform. */
let site: BuiltSite;
const TYPES: Record<string, string> = { ".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2" };

test.beforeAll(async () => {
  site = await openBuiltSite("e2e-outage");
});
test.afterAll(() => site.stop());
test.beforeEach(async ({ page }) => {
  await site.fail();
  await page.route(/\/(?:assets|fonts|pictures)\/|\/icons?\.svg/, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: `build/client${pathname}`, contentType: TYPES[extname(pathname)] ?? "" });
  });
});
test.describe.configure({ mode: "serial" });
test.use({ expected: [/status of 500/] });

const open = (path: string) => new URL(path, site.origin).href;

/** The page says that it failed, with its response's reference, and React, which does not know it, never starts. */
async function expectFailure(page: Page, response: Response | null): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side");
  await settled(page);
  expect(await response?.text()).not.toContain("/hydrate-");
  const reference = await response?.headerValue("X-Request-Id");
  await expect(page.getByText(`send us this reference: ${reference}`)).toBeVisible();
}

test("a form submitted during an outage ends at a page with the request's reference", async ({ page }) => {
  await page.goto(open("/ContactUs"));
  await page.getByLabel("Name").fill("Asha Rao");
  await page.getByLabel("Email").fill("outage@example.org");
  await page.getByLabel("Message").fill("Good day.");
  await site.fail({ d1: "down" });
  const responsePromise = page.waitForResponse((response) => response.request().method() === "POST");
  // Like before hydration.
  await page.locator("main form").evaluate((form: HTMLFormElement) => form.submit());
  await expectFailure(page, await responsePromise);
});

for (const path of ["/login", "/account/security", "/account/confirm"]) {
  test(`during an outage ${path} shows a logged-in member the same message as a form`, async ({ page }) => {
    const { cookie } = await logIn(site);
    const [name = "", value = ""] = cookie.split("=");
    await page.context().addCookies([{ name, value, url: site.origin.href }]);
    await site.fail({ d1: "down" });
    const response = await page.goto(open(path));
    expect(response?.status()).toBe(500);
    await expectFailure(page, response);
  });
}
