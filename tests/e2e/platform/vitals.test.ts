import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/browser.ts";

/** The number that the page draws. */
const draw = (page: Page, number: number) =>
  page.addInitScript((value) => {
    Math.random = () => value;
  }, number);
function watch(page: Page, path: string): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith(path)) seen.push(request.postData() ?? "");
  });
  return seen;
}
/**
 * Visits the page, leaves it once it has requested the measuring script or will not do so, and returns what it sent: a test
 * cannot see the requests of a page that is gone.
 */
async function visitAndLeave(page: Page, { isAsked }: { isAsked: boolean }): Promise<string[]> {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      sessionStorage.setItem("sent", `${sessionStorage.getItem("sent") ?? ""}${url}\n`);
      return send(url, body);
    };
  });
  const asked = isAsked ? page.waitForResponse("**/assets/vitals-*.js") : undefined;
  await page.goto("/about", { waitUntil: "networkidle" });
  await asked;
  await page.goto("/team", { waitUntil: "networkidle" });
  return page.evaluate(() => (sessionStorage.getItem("sent") ?? "").split("\n").filter(Boolean));
}

test("one visit in a hundred is measured and reported once when the page is hidden", async ({ page }) => {
  await draw(page, 0.0099);
  const beacons: string[] = [];
  await page.route("**/api/vitals", (route) => {
    beacons.push(route.request().postData() ?? "");
    return route.continue();
  });
  const asked = page.waitForResponse("**/assets/vitals-*.js");
  await page.goto("/about", { waitUntil: "networkidle" });
  await asked;
  await page.keyboard.press("Tab");
  // The events of a page that goes to the background; the response can be seen because this page stays.
  const counted = page.waitForResponse("**/api/vitals");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  expect((await counted).status()).toBe(202);
  await page.goto("/team", { waitUntil: "networkidle" });
  expect(beacons).toHaveLength(1);
  const { page: path, metrics } = JSON.parse(beacons[0] ?? "{}");
  expect(path).toBe("/about");
  const measured = {
    ttfb: expect.any(Number),
    fcp: expect.any(Number),
    lcp: expect.any(Number),
    cls: expect.any(Number),
  };
  expect(metrics).toMatchObject(measured);
  expect(metrics.lcp).toBeGreaterThanOrEqual(metrics.ttfb);
});

test("a page left through a link is reported too", async ({ page }) => {
  await draw(page, 0);
  expect(await visitAndLeave(page, { isAsked: true })).toEqual(["/api/vitals"]);
});

test("the other 99 visits load and send nothing", async ({ page }) => {
  await draw(page, 0.01);
  const scripts = watch(page, "/assets/vitals-");
  expect(await visitAndLeave(page, { isAsked: false })).toEqual([]);
  expect(scripts).toEqual([]);
});

/** Like a prerendered page, whose observers get no paint entry. */
function paintNothing() {
  window.PerformanceObserver = class extends PerformanceObserver {
    override observe(options?: PerformanceObserverInit) {
      if (options?.type !== "paint") super.observe(options);
    }
  };
}

for (const [who, hide, isAsked] of [
  ["a page that is not visible yet", paintNothing, false],
  ["a page in the background", () => Object.defineProperty(document, "hidden", { value: true }), true],
  [
    "a visitor who saves data",
    () => Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    true,
  ],
] as const) {
  test(`${who} is not measured`, async ({ page }) => {
    await draw(page, 0);
    await page.addInitScript(hide);
    const scripts = watch(page, "/assets/vitals-");
    expect(await visitAndLeave(page, { isAsked })).toEqual([]);
    expect(scripts.length > 0).toBe(isAsked);
  });
}

test.describe("when the measurement cannot be loaded", () => {
  test.use({ expected: [/Failed to load resource|^Loading chunk failed/] });

  test("[8-chunk-failure] it is a ChunkLoadError, and the page continues without a notice or a reload", async ({
    page,
  }) => {
    await draw(page, 0);
    await page.route("**/assets/vitals-*.js", (route) => route.fulfill({ status: 404, body: "Not found" }));
    const errors: Error[] = [];
    let documents = 0;
    page.on("pageerror", (error) => errors.push(error));
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    await page.goto("/about", { waitUntil: "networkidle" });
    await expect.poll(() => errors.map(({ name }) => name)).toEqual(["ChunkLoadError"]);
    expect(errors[0]?.message).toMatch(/^Loading chunk failed \(error: http:.*\/assets\/vitals-[\w-]+\.js\)$/);
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(documents).toBe(1);
  });
});

test("the measuring script is small and cached as immutable", async ({ request }) => {
  const html = await (await request.get("/about")).text();
  const [, address = ""] = /data-vitals="([^"]+)"/.exec(html) ?? [];
  const response = await request.get(address);
  expect(response.headers()["cache-control"]).toContain("immutable");
  expect(gzipSync(await response.body()).length).toBeLessThanOrEqual(4000);
});
