import type { Locator, Page } from "@playwright/test";
import { axeFindings } from "../../support/browser/axe.ts";
import { collectScripts, expect, holdBack, hydrated, settled, test } from "../../support/browser/browser.ts";

const ENTRY = "**/assets/entry.client-*.js";
const FOOTER = "**/assets/late-footer-*.js";
const HOME = "**/assets/home-*.js";
const MUMBAI = "**/assets/mumbai-*.js";

test.use({
  expected: [/Failed to load resource|Failed to fetch dynamically imported module|^Loading chunk failed/],
});

/** The errors that the page reports, and how often its document was asked for. */
function watch(page: Page) {
  const seen = { errors: [] as Error[], documents: 0 };
  page.on("pageerror", (error) => seen.errors.push(error));
  page.on("request", (request) => {
    if (request.isNavigationRequest()) seen.documents++;
  });
  return seen;
}

test("[7-chunk-load] the Mumbai page's scripts, including its footer's, load when it is idle", async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto("/mahagrowth");
  await expect(page.locator(".footer")).toBeVisible();
  await hydrated(page);
  const names = () => scripts.map((path) => path.replace(/^\/assets\/(.+)-[\w-]{8}\.js$/, "$1")).toSorted();
  await expect.poll(names).toEqual(["late-footer", "mumbai", "site"]);
  const { loadEnd, firstScript } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType("resource").filter(({ name }) => /mumbai|footer/.test(name));
    return { loadEnd: navigation?.loadEventStart ?? 0, firstScript: Math.min(...files.map((file) => file.startTime)) };
  });
  expect(firstScript).toBeGreaterThan(loadEnd);

  await test.step("on a page that is never idle, the focus brings the module and stays on an episode", async () => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    scripts.length = 0;
    await page.reload({ waitUntil: "networkidle" });
    expect(names()).not.toContain("mumbai");
    await page.getByRole("link", { name: /^Play: Saying no to an investor/ }).focus();
    await page.waitForFunction(() => document.documentElement.dataset["ready"]);
    await expect(page.getByRole("button", { name: "Play: Saying no to an investor" })).toBeFocused();
  });
});

test("[8-chunk-failure] a chunk that fails to load is a ChunkLoadError with type and address, and offers a retry", async ({
  page,
}) => {
  const seen = watch(page);
  await page.route(ENTRY, (route) => route.abort());
  await page.goto("/membership");
  const alert = page.getByRole("alert");
  await expect(alert).toBeFocused();
  await expect(alert).toContainText(/Loading chunk failed \(error: \/assets\/entry\.client-[\w-]+\.js\)/);
  const error = seen.errors.find(({ name }) => name === "ChunkLoadError");
  expect(error?.message).toMatch(
    /^Loading chunk failed \(error: http:\/\/localhost:\d+\/assets\/entry\.client-.*\.js\)$/,
  );
  expect(seen.documents).toBe(1);

  await page.unroute(ENTRY);
  await alert.getByRole("button", { name: "Try again" }).click();
  await hydrated(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("after a deployment the page reloads once automatically and works", async ({ page }) => {
  const seen = watch(page);
  // Gone for the first document; the second one is that of the new deployment.
  await page.route(ENTRY, (route) =>
    seen.documents < 2 ? route.fulfill({ status: 404, body: "Not found" }) : route.continue(),
  );
  await page.goto("/membership");
  await hydrated(page);
  expect(seen.documents).toBe(2);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("[8-chunk-failure] a chunk that is still missing after the one reload is reported as missing", async ({
  page,
}) => {
  const seen = watch(page);
  await page.route(ENTRY, (route) => route.fulfill({ status: 404, body: "Not found" }));
  await page.goto("/membership");
  await expect.poll(() => seen.documents).toBe(2);
  await expect(page.getByRole("alert")).toContainText(/Loading chunk failed \(missing: \/assets\/entry\.client-/);
  expect(seen.documents).toBe(2);
  expect(seen.errors.map(({ name }) => name)).toContain("ChunkLoadError");
});

test("a module that the first script imports fails like any other", async ({ page }) => {
  await page.route("**/assets/root-*.js", (route) => route.abort());
  await page.goto("/membership");
  await expect(page.getByRole("alert")).toContainText(/Loading chunk failed \(error: \/assets\/root-[\w-]+\.js\)/);
});

test("[7-chunk-load] a chunk that has not loaded after 120 s has failed", async ({ page }) => {
  const seen = watch(page);
  await page.route("**/assets/framework-*.js", () => {});
  await page.clock.install();
  await page.goto("/membership");
  const requested = page.waitForRequest("**/assets/framework-*.js");
  await page.keyboard.press("Shift");
  await requested;
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(55_000);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(page.getByRole("alert")).toContainText(/Loading chunk failed \(timeout: \/assets\/[\w.-]+\.js\)/);
  expect(seen.errors.map(({ name }) => name)).toEqual(["ChunkLoadError"]);
  expect(seen.documents).toBe(1);
});

test("a page whose script and footer have loaded does not time out", async ({ page }) => {
  await page.clock.install();
  await page.goto("/mahagrowth");
  await hydrated(page);
  await expect(page.locator(".footer")).toBeVisible();
  await page.clock.runFor(130_000);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("if the footer cannot be loaded, the document's own footer shows and the page keeps working", async ({ page }) => {
  const seen = watch(page);
  await page.route(FOOTER, (route) => route.abort());
  await page.goto("/mahagrowth");
  await hydrated(page);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(/Loading chunk failed \(error: \/assets\/late-footer-/);
  await expect(page.locator(".footer").getByRole("link", { name: "Privacy Policy" })).toBeVisible();
  await expect(page.locator(".late-footer .spinner")).toHaveCount(0);
  await page.getByRole("button", { name: "Next picture" }).click();
  await expect(page.locator('.slide[data-state="current"]')).toHaveAttribute("aria-label", "2 of 16");
  expect(seen.documents).toBe(1);

  await alert.getByRole("button", { name: "Continue" }).click();
  await expect(alert).toHaveCount(0);
});

test("[7-chunk-load] a footer that has not loaded after 120 s has failed", async ({ page }) => {
  await page.route(FOOTER, () => {});
  await page.clock.install();
  await page.goto("/mahagrowth", { waitUntil: "domcontentloaded" });
  await hydrated(page);
  await expect(page.locator(".late-footer .spinner")).toBeVisible();
  await page.clock.runFor(121_000);
  await expect(page.getByRole("alert")).toContainText(/Loading chunk failed \(timeout: \/assets\/late-footer-/);
  await expect(page.locator(".footer")).toBeVisible();
});

test("Home's script works when it loads after 120 s, but shows no popup over the notice", async ({ page }) => {
  const end = await holdBack(page, HOME);
  await page.clock.install();
  const requested = page.waitForRequest(HOME);
  await page.goto("/");
  await page.keyboard.press("Shift");
  await requested;
  await page.clock.runFor(121_000);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(/Loading chunk failed \(timeout: \/assets\/home-/);
  end("continue");
  await hydrated(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(alert).toBeFocused();

  await page.reload();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a footer that is missing after a deployment reloads the page once", async ({ page }) => {
  const seen = watch(page);
  await page.route(FOOTER, (route) => route.fulfill({ status: 404, body: "Not found" }));
  await page.goto("/mahagrowth");
  await expect.poll(() => seen.documents).toBe(2);
  await expect(page.getByRole("alert")).toContainText(/Loading chunk failed \(missing: \/assets\/late-footer-/);
  expect(seen.documents).toBe(2);
});

test("[7-chunk-load] the client bundle's chunks are served from the path of the static scripts, and the server renders the bar and the footer", async ({
  page,
}) => {
  const scripts = collectScripts(page);
  await page.goto("/membership");
  const frame = () =>
    page.evaluate(() => [".bar", ".footer"].map((one) => document.querySelector(one)?.innerHTML.replaceAll("\n", "")));
  const before = await frame();
  await hydrated(page);
  await settled(page);
  expect(scripts.filter((path) => !/^\/assets\/[\w.-]+\.js$/.test(path))).toEqual([]);
  expect(scripts.filter((path) => /^\/assets\/entry\.client-/.test(path))).toHaveLength(1);

  await page.getByRole("button", { name: "Join Now as Gold Member" }).click();
  await expect(page.getByRole("dialog", { name: "Join as Gold Member" })).toBeVisible();
  expect(await frame()).toEqual(before);
  expect(before.join()).toContain("Privacy Policy");
  expect(scripts.filter((path) => /late-footer/.test(path))).toEqual([]);
});

test("the notice covers nothing of the page, at its top or half-way down, at any width", async ({ page }) => {
  for (const [path, script] of [
    ["/membership", ENTRY],
    ["/mahagrowth", MUMBAI],
    ["/", HOME],
  ] as const) {
    for (const scrolled of [0, 900]) {
      await page.setViewportSize({ width: 360, height: 800 });
      const fail = await holdBack(page, script);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), scrolled);
      await page.keyboard.press("Shift");
      fail("abort");
      const alert = page.getByRole("alert").filter({ hasText: "Loading chunk failed" });
      await expect(alert).toBeVisible();
      for (const [width, height] of [
        [360, 800],
        [768, 1024],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await coveredBy(alert), `${path} at ${scrolled}, ${width} px`).toEqual([]);
      }
      if (path === "/mahagrowth" && scrolled === 0) await expectPictureStrip(page);
      await page.unroute(script);
    }
  }
});

/** Words, fields and pictures of the page that share room with the notice. */
function coveredBy(notice: Locator): Promise<string[]> {
  return notice.evaluate((box) => {
    const own = box.getBoundingClientRect();
    const parts = [...document.querySelectorAll("main :is(h1, h2, h3, p, a, button, input, select, textarea, img)")];
    return parts
      .filter((part) => !box.contains(part) && part.checkVisibility())
      .filter((part) => {
        const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
        const isApart = right <= own.left || left >= own.right || bottom <= own.top + 0.5 || top >= own.bottom - 0.5;
        return width > 0 && height > 0 && !isApart;
      })
      .map((part) => part.outerHTML.slice(0, 80));
  });
}

/** Of the Mumbai page without its script. */
async function expectPictureStrip(page: Page): Promise<void> {
  await test.step("the page shows a strip of pictures, and the notice passes axe", async () => {
    await expect(page.locator(".slides")).toHaveCSS("overflow-x", "auto");
    await expect(page.getByRole("link", { name: /^Play: / })).toHaveCount(5);
    await expect(page.locator(".footer").getByRole("link", { name: "Privacy Policy" })).toBeVisible();
    await settled(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeFindings(page), `${width} px`).toEqual([]);
    }
  });
}
