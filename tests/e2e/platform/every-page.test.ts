import { gzipSync } from "node:zlib";
import type { Page, Request, Response } from "@playwright/test";
import { inHindi, PAGES } from "../../../scripts/check/pages.ts";
import { axeFindings } from "../../support/browser/axe.ts";
import { expect, setTextSize, settled, test } from "../../support/browser/browser.ts";
import { strangeIcons, unknownIcons } from "../../support/browser/icons.ts";
import { expectNewTabs } from "../../support/browser/plain-page.ts";
import { SITE_PORT } from "../../support/site/ports.ts";

const KB = 1000;
/** Section 2 shows the popup on first visits; the checks of the page itself begin with the second. */
const visitedBefore = (page: Page) => page.addInitScript(() => localStorage.setItem("masa-first-visit", "seen"));

/** Scrolls through the whole page, so that everything that loads late has loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

/** Sums up every layout shift that no input explains. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        const { dataset } = document.documentElement;
        if (!hadRecentInput) dataset["shift"] = String(Number(dataset["shift"] ?? 0) + value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Of files that several pages load. */
const weights = new Map<string, number>();

/** Compressed bytes of the files at some addresses, each once; fonts are compressed already. */
async function weigh(page: Page, urls: Iterable<string>): Promise<number> {
  let bytes = 0;
  // What is inside the document counts with it.
  for (const url of new Set([...urls].filter((one) => !one.startsWith("data:")))) {
    const weight = weights.get(url) ?? (await weighFile(page, url));
    weights.set(url, weight);
    bytes += weight;
  }
  return bytes;
}

async function weighFile(page: Page, url: string): Promise<number> {
  const body = await (await page.request.get(url)).body();
  return url.endsWith(".woff2") ? body.length : gzipSync(body).length;
}

const PRINTED = ["/", "/membership", "/team", "/PrivacyPolicy"];
const IN_FORCED_COLOURS = ["/", "/mahagrowth", "/login"];
const HEADS_IN_FORCED_COLOURS = ["/about", "/Partners", "/login", "/event-registration"];
/** What the first screen of 1440 × 900 px shows. */
const ON_FIRST_SCREEN: Record<string, string> = {
  "/membership": "main .price",
  "/events": "main a[href^='/event-registration']",
  "/ContactUs": "main form input[name=name]",
  "/register": "main form input[name=name]",
  "/event-registration": "main form input[name=fullName]",
  "/login": "main form input[type=email]",
};
const HYDRATING = ["/membership", "/event-registration", "/ContactUs", "/register"];
/** These load more scripts than that of the site: for React, for an animation, or for what is typed. */
const WITH_MODULES = /^\/(?:$|mahagrowth|login|SchemesPage\/finder\?|calculators\/|BlogsPage\/)/;
/** One page of each kind. Of the others tests/built/crawl.test.ts says that only their language differs. */
const KINDS = [
  "/",
  "/membership",
  "/events",
  "/ContactUs",
  "/PrivacyPolicy",
  "/login",
  "/calculators",
  ...PAGES.filter((path) => /^\/(?:SchemesPage\/finder\?|calculators\/|BlogsPage\/)/.test(path)),
];

const ENTRIES = [
  "About",
  "Our Initiatives",
  "Membership",
  "Events",
  "Mumbai MASA",
  "Resources",
  "MASA in Media",
  "Contact Us",
];
const QUICK_LINKS = [
  "/about",
  "/events",
  "/membership",
  "/ContactUs",
  "/TermsAndConditions",
  "/PrivacyPolicy",
  "/CancellationAndRefund",
];

/** The bar with its entries in order, Login beside Join As a Member, and no account of a visitor who has none. */
async function expectBar(page: Page): Promise<void> {
  // By class: looking for a role reads the whole page, and layout.test.ts checks the roles.
  const header = page.locator(".bar");
  const entries = header.locator("nav[aria-label=Main] > ul > li > :is(a, button)");
  await expect(entries).toHaveText(ENTRIES);
  const join = header.getByRole("link", { name: "Join As a Member" });
  await expect(join).toBeVisible();
  expect((await join.boundingBox())?.height).toBe(46);
  const login = header.getByRole("link", { name: "Login" });
  await expect(login).toHaveAttribute("href", "/login");
  const [left, right] = [await login.boundingBox(), await header.getByText("Join As").boundingBox()];
  expect((right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0)).toBeLessThan(24);
  await expect(header.getByRole("button", { name: "Your account" })).toBeHidden();
}

/** Logo, tagline and the seven quick links. */
async function expectFooter(page: Page): Promise<void> {
  const footer = page.locator(".footer");
  await expect(footer.locator(".brand .brand-sign")).toBeAttached();
  await expect(footer.locator(".footer-about p")).not.toBeEmpty();
  const links = footer.getByRole("navigation", { name: "Quick links" }).getByRole("link");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(QUICK_LINKS);
}

/** Join our WhatsApp group, fixed at the bottom right of a window of 1280 × 800 px. */
async function expectWhatsApp(page: Page): Promise<void> {
  const button = page.locator(".whatsapp");
  await expect(button).toHaveAccessibleName(/^Join our WhatsApp group/);
  await expect(button).toHaveCSS("position", "fixed");
  const box = await button.boundingBox();
  expect(1280 - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40);
  expect(800 - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(40);
  await expectNewTabs(button);
}

async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${width}` })
    .toBe(width);
}

/** Heading, text and footer, which are in the document before any script runs. */
function expectText(html: string): void {
  expect(html).toMatch(/<h1[\s>]/);
  expect(html).toMatch(/<footer[\s>]/);
  const [, main = ""] = /<main[\s>](.*)<\/main>/s.exec(html) ?? [];
  expect(main.replaceAll(/<(style|script)\b.*?<\/\1>|<[^>]*>/gs, "").length).toBeGreaterThan(300);
}

/** The print view has the page's content and no controls. */
async function expectPrintView(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const part of [".bar", ".footer", ".whatsapp"]) await expect(page.locator(part)).toBeHidden();
  await expect(page.locator(".button").filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
}

/** In forced colours, icons take the colour of the text beside them. */
async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  expect(await strangeIcons(page.locator(".icon"))).toEqual([]);
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}

/** In forced colours there is no pattern behind a page's heading. */
async function expectPlainHead(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  const head = page.locator(".page-head");
  await expect(head).toHaveCSS("background-image", "none");
  expect(await head.evaluate((element) => getComputedStyle(element, "::after").backgroundImage)).toBe("none");
  await page.emulateMedia({ forcedColors: null });
}

/** A page that is idle loads React after its load event, and one without modules only the script of the site. */
async function expectScripts(page: Page, path: string, urls: string[]): Promise<void> {
  const scripts = urls.map((url) => new URL(url).pathname);
  if (HYDRATING.includes(path)) {
    await page.waitForFunction(() => document.documentElement.dataset["ready"]);
    const files = /entry\.client|framework/;
    expect(scripts.some((file) => files.test(file))).toBe(true);
    const loadEnd = await page.evaluate(
      () => (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventStart,
    );
    const entries = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name, startTime }) => ({ name, startTime })),
    );
    const starts = entries.filter(({ name }) => files.test(name)).map(({ startTime }) => startTime);
    expect(Math.min(...starts)).toBeGreaterThan(loadEnd);
  } else if (!WITH_MODULES.test(path)) {
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((file) => !file.startsWith("/assets/site-"))).toEqual([]);
  }
}

async function expectBudgets(page: Page, path: string, html: Buffer, requests: readonly Request[]): Promise<void> {
  expect(gzipSync(html, { level: 6 }).length).toBeLessThanOrEqual((path === "/" ? 18 : 24) * KB);
  const of = (kind: string) => requests.filter((request) => request.resourceType() === kind).map((one) => one.url());
  const foreign = requests.map((one) => new URL(one.url()).port).filter((port) => port !== String(SITE_PORT));
  expect(foreign).toEqual([]);
  await expectScripts(page, path, of("script"));
  expect(await weigh(page, of("script"))).toBeLessThanOrEqual(133 * KB);
  expect(await weigh(page, of("font"))).toBeLessThanOrEqual(16 * KB);
  expect(new Set(of("font")).size).toBeLessThanOrEqual(1);
  const above = await page.evaluate(() =>
    [...document.querySelectorAll("img")]
      .map((image) => ({ src: image.currentSrc, box: image.getBoundingClientRect() }))
      .filter(
        ({ src, box }) => src && box.top < innerHeight && box.left < innerWidth && box.right > 0 && box.bottom > 0,
      )
      .map(({ src }) => src),
  );
  expect(await weigh(page, above)).toBeLessThanOrEqual(12 * KB);
}

/** Opens a page as a browser without a cache does. */
async function open(page: Page, path: string): Promise<Response | null> {
  await page.setViewportSize({ width: 360, height: 800 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  const response = await page.goto(path, { waitUntil: "networkidle" });
  await settled(page);
  return response;
}

async function expectNoShift(page: Page): Promise<void> {
  await scrollThrough(page);
  expect(await page.evaluate(() => Number(document.documentElement.dataset["shift"] ?? 0))).toBeLessThan(0.005);
}

/** The same page in Hindi. */
async function expectHindi(page: Page, english: string): Promise<void> {
  const path = inHindi(english);
  const response = await open(page, path);
  await page.evaluate(() => document.fonts.ready);
  const html = (await response?.body()) ?? Buffer.alloc(0);
  expect(gzipSync(html, { level: 6 }).length).toBeLessThanOrEqual((path === "/hi" ? 21.6 : 28.8) * KB);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectNoShift(page);
  if (KINDS.includes(english)) expect(await axeFindings(page, { fromTheTop: true })).toEqual([]);
  for (const width of [412, 480, 600, 768]) await expectNoSidewaysScroll(page, width);
}

for (const path of PAGES) {
  test(`[2-bar] [2-footer] [2-whatsapp] ${path}: within its budgets, without layout shift, requests to other hosts or sideways scroll; complete, and passes axe`, async ({
    page,
  }) => {
    await visitedBefore(page);
    await watchShifts(page);
    const requests: Request[] = [];
    page.on("requestfinished", (request) => requests.push(request));
    const response = await open(page, path);

    expect(await unknownIcons(page.locator(".icon"))).toEqual([]);
    const html = (await response?.body()) ?? Buffer.alloc(0);
    expectText(html.toString());
    await expectBudgets(page, path, html, requests);

    expect(await axeFindings(page, { fromTheTop: true })).toEqual([]);
    await expectNoShift(page);

    await setTextSize(page, "200%");
    await expectNoSidewaysScroll(page, 360);
    await setTextSize(page, "");
    await page.evaluate(() => scrollTo(0, 0));
    // 320 px is also 400 % zoom of a window of 1280 px.
    for (const width of [320, 480, 600, 768, 1440]) await expectNoSidewaysScroll(page, width);
    await page.setViewportSize({ width: 1440, height: 900 });
    const first = ON_FIRST_SCREEN[path];
    if (first) await expect(page.locator(first).first()).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page, 1280);
    await expectBar(page);
    await expectFooter(page);
    await expectWhatsApp(page);
    expect(await axeFindings(page, { fromTheTop: true })).toEqual([]);
    if (PRINTED.includes(path)) await test.step("print view", () => expectPrintView(page));
    if (IN_FORCED_COLOURS.includes(path)) await test.step("forced colours", () => expectForcedColours(page));
    if (HEADS_IN_FORCED_COLOURS.includes(path))
      await test.step("in forced colours its heading has no pattern", () => expectPlainHead(page));
    await test.step("in Hindi: no shift, within its budget, no sideways scroll, and each kind of page passes axe", () =>
      expectHindi(page, path));
  });
}

test("without JavaScript each kind of page shows its heading, its text and its footer", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of KINDS) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    expect((await page.getByRole("main").textContent())?.length, path).toBeGreaterThan(300);
    await expect(page.getByRole("contentinfo"), path).toBeVisible();
  }
  await context.close();
});
