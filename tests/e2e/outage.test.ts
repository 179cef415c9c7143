import { extname } from "node:path";
import { expect, settled, test } from "../support/browser.ts";
import { type BuiltSite, openBuiltSite } from "../support/built-site.ts";

/** A site of its own whose database fails on request; its files come from the build, past the Worker, as on the platform. */
let site: BuiltSite;
const TYPES: Record<string, string> = { ".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2" };

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await openBuiltSite("e2e-outage");
});
test.afterAll(() => site.stop());
test.use({ expected: [/status of 500/] });

test("a form that meets an outage ends at a page with the request's number, which stays when the application has come", async ({
  page,
}) => {
  await page.route(/\/(?:assets|fonts)\/|\/icons\.svg/, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: `build/client${pathname}`, contentType: TYPES[extname(pathname)] ?? "" });
  });
  await page.goto(new URL("/ContactUs", site.origin).href);
  await page.getByLabel("Name").fill("Asha Rao");
  await page.getByLabel("Email").fill("outage@example.org");
  await page.getByLabel("Message").fill("Good day.");
  await site.fail({ d1: "down" });
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  // As before the application has come.
  await page.locator("main form").evaluate((form: HTMLFormElement) => form.submit());
  const number = (await (await answered).headerValue("X-Request-Id")) ?? "none";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side");
  const application = page.waitForResponse(/\/assets\/root-/);
  await settled(page);
  await page.keyboard.press("Shift");
  await application;
  await page.waitForLoadState("networkidle");
  await expect(page.locator("#request-number")).toHaveText(number);
});
