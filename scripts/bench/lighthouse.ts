import { launch } from "chrome-launcher";
import lighthouse, { type Flags } from "lighthouse";
import { findChromium } from "../check/chromium.ts";
import { PAGES } from "../check/pages.ts";
import { CONSTANT_PATH, WITH_HEADERS_PATH } from "./edge.ts";
import { figureTable, format, median, none, table } from "./report.ts";
import { withEdge } from "./runtime.ts";

const MODES = ["simulate", "devtools"] as const;
const BASELINES = { simulate: CONSTANT_PATH, devtools: WITH_HEADERS_PATH };
type Visit = { scores: number[]; lcp: number; tbt: number; cls: number; baseline: number };

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** The first, the longest, those that hydrate, and one with pictures. */
const HINDI_PAGES = ["/hi", "/hi/membership", "/hi/mahagrowth", "/hi/SchemesPage", "/hi/event-registration"];
/** The constant page is measured again after this many pages. */
const PAGES_PER_BASELINE = 4;
/** Ends a visit after one quiet second of network and CPU instead of Lighthouse's five. */
const QUIET: Flags = { pauseAfterLoadMs: 1000, networkQuietThresholdMs: 1000, cpuQuietThresholdMs: 1000 };

/** Runs Lighthouse's mobile preset on every public page, some Hindi pages and, in between, a constant page. */
export async function measureLighthouse(
  runs: number,
  paths: readonly string[] = [...PAGES, ...HINDI_PAGES],
): Promise<string> {
  return withEdge(async ({ origin, flags }) => {
    const chromeFlags = ["--headless=new", "--disable-background-networking", ...flags];
    const chrome = await launch({ chromePath: await findChromium(), chromeFlags });
    const visit = async (path: string, throttlingMethod: (typeof MODES)[number]) =>
      visitOnce(`${origin}${path}`, { port: chrome.port, throttlingMethod, ...QUIET });
    const visits = paths.map((path) => ({ path, simulate: [] as Visit[], devtools: [] as Visit[] }));
    try {
      for (let run = 1; run <= runs; run += 1) {
        for (const mode of MODES) {
          let baseline = Number.NaN;
          for (const [i, page] of visits.entries()) {
            if (i % PAGES_PER_BASELINE === 0) baseline = (await visit(BASELINES[mode], mode)).lcp;
            const one = { ...(await visit(page.path, mode)), baseline };
            page[mode].push(one);
            console.log(`  lighthouse: ${run} of ${runs}, ${mode}, ${page.path}: ${format(one.lcp / baseline, 2)}`);
          }
        }
      }
    } finally {
      chrome.kill();
    }
    const rows = visits.map(({ path, simulate, devtools }) => ({
      path,
      scores: CATEGORIES.map((_, i) => median(simulate.map(({ scores }) => scores[i] ?? 0))),
      simulated: ratioOf(simulate),
      throttled: ratioOf(devtools),
      lcp: median(simulate.map(({ lcp }) => lcp)),
      tbt: median(simulate.map(({ tbt }) => tbt)),
      cls: Math.max(...[...simulate, ...devtools].map(({ cls }) => cls)),
    }));
    const worst = (of: (row: (typeof rows)[number]) => number) => Math.max(...rows.map(of));
    // A full browser has more work to do than the headless shell from npm.
    const tbtLimit = process.env["CHROMIUM_PATH"] ? 50 : 10;
    const lost = worst(({ scores }) => 100 - Math.min(...scores));
    const figures = [
      none("points below 100 in any score", lost),
      { name: "LCP ÷ constant page, simulated slow 4G, highest", value: worst((row) => row.simulated), atMost: 1.12 },
      { name: "LCP ÷ constant page, really throttled, highest", value: worst((row) => row.throttled), atMost: 1.2 },
      { name: "TBT, highest", value: worst((row) => row.tbt), atMost: tbtLimit, digits: 0, unit: " ms" },
      { name: "CLS, highest", value: worst((row) => row.cls), atMost: 0.005, digits: 4 },
    ];
    const cells = rows.map(({ path, scores, simulated, throttled, lcp, tbt, cls }) => {
      const numbers = [format(simulated, 2), format(throttled, 2), format(lcp, 0), format(tbt, 0), format(cls, 4)];
      return [path, scores.join(" / "), ...numbers];
    });
    const head = ["Page", "Scores", "LCP ÷ constant, simulated", "throttled", "LCP ms", "TBT ms", "CLS"];
    return [figureTable(figures), table(head, cells)].join("\n\n");
  });
}

function ratioOf(visits: Visit[]): number {
  return median(visits.map(({ lcp, baseline }) => lcp / baseline));
}

async function visitOnce(url: string, flags: Flags): Promise<Omit<Visit, "baseline">> {
  const options: Flags = { ...flags, logLevel: "silent", disableFullPageScreenshot: true, onlyCategories: CATEGORIES };
  const result = await lighthouse(url, options);
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits } = result.lhr;
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    lcp: number("largest-contentful-paint"),
    tbt: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
  };
}
