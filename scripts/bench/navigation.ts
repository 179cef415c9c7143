import { setTimeout as sleep } from "node:timers/promises";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { findChromium } from "../chromium.ts";
import { type Edge, startLine } from "./edge.ts";
import { digits, median, medianRatio } from "./numbers.ts";
import { goalTable, table } from "./report.ts";
import { withServedSite } from "./served.ts";

const LINE = { roundTripMs: 150, bytesPerSecond: 1_600_000 / 8 };
const SLOWER_CPU = 4;
const READING_MS = 3000;
/** A mouse rests on a link before it presses. */
const AIMING_MS = 300;
/** From the press until finger or button is lifted. */
const PRESS_MS = 80;
/** Links in view, to main pages and to one that is none. A plain page has no router to compare with. */
const WAYS = [
  { from: "/", to: "/membership", by: "tap", isPlain: true },
  { from: "/register", to: "/ContactUs", by: "tap", isPlain: false },
  { from: "/ContactUs", to: "/events", by: "mouse", isPlain: false },
  { from: "/about", to: "/events", by: "tap", isPlain: true },
  { from: "/MSMENews", to: "/SchemesPage", by: "tap", isPlain: true },
] as const;

type Kind = "ahead" | "document" | "router";
type Place = { x: number; y: number };
type Way = (typeof WAYS)[number];

/**
 * The time from the end of a tap on a link until the new page is painted, in three ways of one round, `runs` times. Not
 * driven by Playwright, at whose sight Chromium prerenders nothing.
 */
export async function measureNavigation({ runs = 5 } = {}): Promise<string> {
  return withServedSite(async (edge) => {
    const executablePath = await findChromium();
    // A window of the screen's size: what a driver emulates it sets once more when a page is shown, which costs a frame.
    const open = async (size: string, ...args: string[]) =>
      puppeteer.launch({
        executablePath,
        defaultViewport: null,
        args: [
          "--no-sandbox",
          `--ignore-certificate-errors-spki-list=${edge.keyHash}`,
          `--window-size=${size}`,
          ...args,
        ],
      });
    const browsers = { tap: await open("412,823", "--touch-events=enabled"), mouse: await open("1280,800") };
    try {
      const measured = WAYS.map((way) => ({
        way,
        ms: { ahead: [], document: [], router: [] } as Record<Kind, number[]>,
      }));
      for (let run = 0; run < runs; run += 1) {
        for (const { way, ms } of measured) {
          const kinds: Kind[] = way.isPlain ? ["ahead", "document"] : ["ahead", "document", "router"];
          for (const kind of kinds) ms[kind].push(await measureOnce(browsers[way.by], edge, way, kind));
        }
        console.log(`  navigation: run ${run + 1} of ${runs}`);
      }
      const name = ({ from, to, by }: Way) => `${from} → ${to}, ${by}`;
      return [
        ...goalTable(
          measured.flatMap(({ way, ms }) => [
            { figure: `${name(way)}: tap to paint`, atMost: 130, value: median(ms.ahead), after: 0, unit: " ms" },
            ...(way.isPlain
              ? []
              : [
                  { figure: `${name(way)}: ÷ the router's own`, atMost: 0.45, value: medianRatio(ms.ahead, ms.router) },
                ]),
          ]),
        ),
        "",
        ...table(
          ["Tap to paint, ms", "as the site is", "nothing fetched ahead", "the router's own navigation"],
          measured.map(({ way, ms }) => [name(way), ...[ms.ahead, ms.document, ms.router].map(range)]),
        ),
        "",
        `Medians of ${runs}, in brackets the least and the most.`,
      ].join("\n");
    } finally {
      await Promise.all(Object.values(browsers).map(async (browser) => browser.close()));
    }
  });
}

function range(ms: number[]): string {
  if (ms.length === 0) return "–";
  return `${digits(median(ms), 0)} (${digits(Math.min(...ms), 0)}–${digits(Math.max(...ms), 0)})`;
}

/** Now and then the router gives up and loads the page as a document: that is no measurement, and made again. */
async function measureOnce(browser: Browser, edge: Edge, way: Way, kind: Kind, tries = 3): Promise<number> {
  try {
    return await once(browser, edge, way, kind);
  } catch (error) {
    if (tries === 1 || kind !== "router" || !String(error).includes("was not painted")) throw error;
    console.log(`  navigation: ${way.from} → ${way.to}, ${kind}: again, the page was loaded as a document`);
    return measureOnce(browser, edge, way, kind, tries - 1);
  }
}

async function once(browser: Browser, edge: Edge, { from, to, by }: Way, kind: Kind): Promise<number> {
  const line = await startLine(edge, LINE);
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    // The popup of the first visit would lie over the link.
    await page.evaluateOnNewDocument(() => localStorage.setItem("masa-first-visit", "seen"));
    // What is fetched ahead would take line and processor from the other ways.
    if (kind !== "ahead") {
      const session = await page.createCDPSession();
      await session.send("Network.enable");
      await session.send("Network.setBlockedURLs", { urls: ["*/site.js"] });
    }
    await page.goto(`${line.origin}${from}`);
    if (kind === "router") await page.waitForFunction(() => document.documentElement.dataset["ready"]);
    await page.emulateCPUThrottling(SLOWER_CPU);
    const at = await showLink(page, to);
    await sleep(READING_MS);
    await page.evaluate(prepare, to, kind === "router");
    await press(page, at, by);
    return await whenPainted(page, to, kind);
  } finally {
    await context.close();
    line.stop();
  }
}

/** Notes when the finger or the button is lifted, and hands the click to the router as its links do. */
function prepare(to: string, isRouted: boolean): void {
  const note = (event: Event) => localStorage.setItem("lifted-at", String(performance.timeOrigin + event.timeStamp));
  addEventListener("pointerup", note, { once: true, capture: true });
  if (!isRouted) return;
  const { __reactRouterDataRouter: router } = window as unknown as {
    __reactRouterDataRouter: { navigate: (path: string) => Promise<void> };
  };
  const before = document.querySelector("h1")?.textContent;
  const look = () => {
    const isThere = location.pathname === to && document.querySelector("h1")?.textContent !== before;
    if (!isThere) return requestAnimationFrame(look);
    return requestAnimationFrame(() =>
      localStorage.setItem("painted-at", String(performance.timeOrigin + performance.now())),
    );
  };
  addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      void router.navigate(to);
      look();
    },
    { once: true, capture: true },
  );
}

/** Scrolls to the first link that is not hidden in a menu, and says where it stands then. */
async function showLink(page: Page, to: string): Promise<Place> {
  const links = await page.$$(`a[href="${to}"]`);
  const visible = await Promise.all(links.map(async (link) => link.isVisible()));
  const link = links[visible.indexOf(true)];
  await link?.scrollIntoView();
  const box = await link?.boundingBox();
  if (!box) throw new Error(`No link to ${to}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The page, and with it who answers the driver, may be gone before the answer. */
async function press(page: Page, { x, y }: Place, by: Way["by"]): Promise<void> {
  if (by === "tap") {
    const finger = await page.touchscreen.touchStart(x, y);
    await sleep(PRESS_MS);
    await finger.end().catch(ifGone);
  } else {
    await page.mouse.move(x, y);
    await sleep(AIMING_MS);
    await page.mouse.click(x, y, { delay: PRESS_MS }).catch(ifGone);
  }
}
function ifGone(error: unknown): undefined {
  if (!/context|Target closed|Session closed|detached/i.test(String(error))) throw error;
}

/** From the lift to the first paint of the new document, or to the second frame after the router's new heading stands. */
async function whenPainted(page: Page, to: string, kind: Kind): Promise<number> {
  for (const until = Date.now() + 10_000; Date.now() < until; await sleep(100)) {
    const ms = await page
      .evaluate(
        (path, isRouted) => {
          if (location.pathname !== path) return undefined;
          const lifted = Number(localStorage.getItem("lifted-at"));
          if (isRouted) return Number(localStorage.getItem("painted-at")) - lifted;
          const [navigation] = performance.getEntriesByType("navigation") as Array<
            PerformanceEntry & { activationStart?: number }
          >;
          const paint = performance.getEntriesByName("first-contentful-paint")[0];
          const at = paint && Math.max(paint.startTime, navigation?.activationStart ?? 0);
          return at && performance.timeOrigin + at - lifted;
        },
        to,
        kind === "router",
      )
      .catch(ifGone);
    if (ms && ms > 0) return ms;
  }
  throw new Error(`${to} was not painted within ten seconds.`);
}
