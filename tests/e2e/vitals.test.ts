import type { Page } from "@playwright/test";
import { SAMPLE_VISIT } from "#app/components/site-script.ts";
import { expect, test } from "../support/browser.ts";

/** Puts the sample's line into the document as the site does, under the document's own nonce. */
async function withSample(page: Page): Promise<void> {
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    const nonce = /'nonce-([^']+)'/.exec(response.headers()["content-security-policy"] ?? "")?.[1];
    const body = (await response.text()).replace("</body>", `<script nonce="${nonce}">${SAMPLE_VISIT}</script></body>`);
    await route.fulfill({ response, body });
  });
}
const draw = (page: Page, number: number) =>
  page.addInitScript((value) => {
    Math.random = () => value;
  }, number);
function watch(page: Page, path: string): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request.postData() ?? "");
  });
  return seen;
}
async function visitAndLeave(page: Page): Promise<void> {
  await page.goto("/about", { waitUntil: "networkidle" });
  await page.locator("body").click({ position: { x: 5, y: 5 } });
  await page.goto("/team", { waitUntil: "networkidle" });
}

test("one visit in a hundred measures itself, and the site counts it when the page is left", async ({ page }) => {
  await withSample(page);
  await draw(page, 0.0099);
  const counted = page.waitForResponse("**/api/vitals");
  const beacons = watch(page, "/api/vitals");
  await visitAndLeave(page);
  expect((await counted).status()).toBe(202);
  expect(beacons).toHaveLength(1);
  const { page: path, metrics } = JSON.parse(beacons[0] ?? "{}");
  expect(path).toBe("/about");
  expect(metrics).toMatchObject({
    ttfb: expect.any(Number),
    fcp: expect.any(Number),
    lcp: expect.any(Number),
    cls: expect.any(Number),
  });
  expect(metrics.lcp).toBeGreaterThanOrEqual(metrics.ttfb);
});

test("the other ninety-nine load and send nothing", async ({ page }) => {
  await withSample(page);
  await draw(page, 0.01);
  const scripts = watch(page, "/vitals.js");
  const beacons = watch(page, "/api/vitals");
  await visitAndLeave(page);
  expect([scripts, beacons]).toEqual([[], []]);
});

for (const [who, hide] of [
  [
    "a page that is rendered before anybody looks",
    () => Object.defineProperty(document, "prerendering", { value: true }),
  ],
  ["a page in the background", () => Object.defineProperty(document, "hidden", { value: true })],
  ["a visitor who saves data", () => Object.defineProperty(navigator, "connection", { value: { saveData: true } })],
] as const) {
  test(`${who} is not measured`, async ({ page }) => {
    await withSample(page);
    await draw(page, 0);
    await page.addInitScript(hide);
    const scripts = watch(page, "/vitals.js");
    const beacons = watch(page, "/api/vitals");
    await visitAndLeave(page);
    expect(scripts).toHaveLength(1);
    expect(beacons).toEqual([]);
  });
}

test("a measurement that cannot be loaded is no failure of the page", async ({ page }) => {
  await withSample(page);
  await draw(page, 0);
  await page.route("**/vitals.js", (route) => route.fulfill({ contentType: "text/javascript", body: "throw 1" }));
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.goto("/about", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});

test("the measurement weighs little and is kept by the browser", async ({ request }) => {
  const response = await request.get("/vitals.js");
  expect(response.headers()["cache-control"]).toBe("public, max-age=86400");
  expect(response.headers()["content-type"]).toContain("text/javascript");
  expect((await response.text()).length).toBeLessThanOrEqual(1000);
  expect(SAMPLE_VISIT.length).toBeLessThanOrEqual(60);
});
