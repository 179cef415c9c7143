import { type Browser, chromium, type Page } from "@playwright/test";
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
/** Links in view: a tap on one in the text, and a click of a mouse on one of the bar or the footer. */
const WAYS = [
  { from: "/", to: "/membership", by: "tap" },
  { from: "/register", to: "/membership", by: "tap" },
  { from: "/ContactUs", to: "/about", by: "mouse" },
] as const;

type Kind = "ahead" | "document" | "router";
type Way = (typeof WAYS)[number];

/** The time from a tap on a link until the new page is painted, in three ways of one round, `runs` times. */
export async function measureNavigation({ runs = 5 } = {}): Promise<string> {
  return withServedSite(async (edge) => {
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ["--no-sandbox", `--ignore-certificate-errors-spki-list=${edge.keyHash}`],
    });
    try {
      const measured = WAYS.map((way) => ({
        way,
        ms: { ahead: [], document: [], router: [] } as Record<Kind, number[]>,
      }));
      for (let run = 0; run < runs; run += 1) {
        for (const { way, ms } of measured) {
          for (const kind of ["ahead", "document", "router"] as const)
            ms[kind].push(await measureOnce(browser, edge, way, kind));
        }
        console.log(`  navigation: run ${run + 1} of ${runs}`);
      }
      const name = ({ from, to, by }: Way) => `${from} → ${to}, ${by}`;
      return [
        ...goalTable(
          measured.flatMap(({ way, ms }) => [
            { figure: `${name(way)}: tap to paint`, atMost: 130, value: median(ms.ahead), after: 0, unit: " ms" },
            { figure: `${name(way)}: ÷ the router's own`, atMost: 0.45, value: medianRatio(ms.ahead, ms.router) },
          ]),
        ),
        "",
        ...table(
          ["Tap to paint, ms", "as the site is", "nothing fetched ahead", "the router's own navigation"],
          measured.map(({ way, ms }) => [
            name(way),
            ...([ms.ahead, ms.document, ms.router] as const).map(
              (all) => `${digits(median(all), 0)} (${digits(Math.min(...all), 0)}–${digits(Math.max(...all), 0)})`,
            ),
          ]),
        ),
        "",
        `Medians of ${runs}, in brackets the least and the most.`,
      ].join("\n");
    } finally {
      await browser.close();
    }
  });
}

/** Now and then the router gives up and loads the page as a document: that is no measurement, and made again. */
async function measureOnce(browser: Browser, edge: Edge, way: Way, kind: Kind, tries = 3): Promise<number> {
  try {
    return await once(browser, edge, way, kind);
  } catch (error) {
    if (tries === 1 || !String(error).includes("Execution context was destroyed")) throw error;
    console.log(`  navigation: ${way.from} → ${way.to}, ${kind}: again, the page was loaded as a document`);
    return measureOnce(browser, edge, way, kind, tries - 1);
  }
}

async function once(browser: Browser, edge: Edge, { from, to, by }: Way, kind: Kind): Promise<number> {
  const line = await startLine(edge, LINE);
  const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext(by === "tap" ? phone : { viewport: { width: 1280, height: 800 } });
  try {
    // The popup of the first visit would lie over the link.
    await context.addInitScript(() => localStorage.setItem("masa-first-visit", "seen"));
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (kind === "document") {
      await session.send("Network.enable");
      await session.send("Network.setBlockedURLs", { urls: ["*/site.js"] });
    }
    await page.goto(`${line.origin}${from}`);
    if (kind === "router") await page.waitForFunction(() => document.documentElement.dataset["ready"]);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_CPU });
    await page.waitForTimeout(READING_MS);
    return kind === "router" ? await byRouter(page, to) : await byLink(page, to, by);
  } finally {
    await context.close();
    line.stop();
  }
}

/** From the press to the first paint of the new document. */
async function byLink(page: Page, to: string, by: Way["by"]): Promise<number> {
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await page.evaluate(() => {
    const note = () => sessionStorage.setItem("pressed-at", String(performance.timeOrigin + performance.now()));
    for (const type of ["touchstart", "mousedown"]) addEventListener(type, note, { once: true, capture: true });
  });
  if (by === "tap") await link.tap({ noWaitAfter: true });
  else {
    await link.hover();
    await page.waitForTimeout(AIMING_MS);
    await link.click({ noWaitAfter: true });
  }
  await page.waitForURL(`**${to}`, { waitUntil: "commit" });
  const painted = await page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType("navigation") as Array<
      PerformanceEntry & { activationStart?: number }
    >;
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    const at = paint && Math.max(paint.startTime, navigation?.activationStart ?? 0);
    return at && performance.timeOrigin + at - Number(sessionStorage.getItem("pressed-at"));
  });
  return Number(await painted.jsonValue());
}

/** From the call to the second frame after the new page's heading stands there. */
async function byRouter(page: Page, to: string): Promise<number> {
  return page.evaluate(async (path) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (path: string) => Promise<void> };
    };
    const before = document.querySelector("h1")?.textContent;
    const frame = async () => new Promise(requestAnimationFrame);
    const startedAt = performance.now();
    await router.navigate(path);
    while (location.pathname !== path || document.querySelector("h1")?.textContent === before) await frame();
    await frame();
    return performance.now() - startedAt;
  }, to);
}
