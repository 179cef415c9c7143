import { launch } from "chrome-launcher";
import lighthouse, { type Flags, type RunnerResult } from "lighthouse";
import { PAGES } from "../../tests/support/pages.ts";
import { findChromium } from "../chromium.ts";
import { BARE_CONSTANT_PATH, CONSTANT_PATH } from "./edge.ts";
import { digits, median, medianRatio } from "./numbers.ts";
import { type Goal, goalTable, table } from "./report.ts";
import { withServedSite } from "./served.ts";

type Visit = {
  scores: Array<number | undefined>;
  failed: string[];
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  /** How fast Lighthouse found the machine. */
  benchmarkIndex: number;
};
type Throttling = "simulate" | "devtools";

/** The constant page is visited again after so many others. */
const PAGES_A_LIMIT = 4;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** What the performance score is made of, and the bytes. */
const PERFORMANCE = [
  "first-contentful-paint",
  "speed-index",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "total-byte-weight",
];
/** As long as the simulated visit waits; Lighthouse would wait five seconds for each. */
const QUIET: Flags = {
  pauseAfterFcpMs: 1000,
  pauseAfterLoadMs: 1000,
  networkQuietThresholdMs: 1000,
  cpuQuietThresholdMs: 1000,
};

type Options = {
  runs?: number;
  paths?: readonly string[];
  /** Is given the tables after each run. */
  onRun?: (tables: string) => Promise<void>;
};

/**
 * Lighthouse's mobile preset on every public page and on a constant page of the same edge, in turns, `runs` times. All of
 * its categories are looked at in the first run, which the others would only repeat.
 */
export async function measureLighthouse({ runs = 5, paths = PAGES, onRun }: Options = {}): Promise<string> {
  return withServedSite(async ({ origin, keyHash }) => {
    const chrome = await launch({
      chromePath: await findChromium(),
      chromeFlags: [
        "--headless=new",
        "--no-sandbox",
        "--disable-background-networking",
        `--ignore-certificate-errors-spki-list=${keyHash}`,
      ],
    });
    const visit = async (path: string, throttlingMethod: Throttling, isWhole = false) =>
      visitOnce(`${origin}${path}`, {
        port: chrome.port,
        throttlingMethod,
        disableFullPageScreenshot: true,
        ...(isWhole ? { onlyCategories: CATEGORIES } : { onlyAudits: PERFORMANCE }),
        ...QUIET,
      });
    const pages = new Map<string, Record<Throttling, Array<{ page: Visit; limit: Visit }>>>(
      paths.map((path) => [path, { simulate: [], devtools: [] }]),
    );
    const bare: Record<Throttling, number[]> = { simulate: [], devtools: [] };
    const tables = (done: number) => {
      const rows = [...pages].map(([path, visits]) => summary(path, visits));
      const end = `Medians of ${done}. ${bareOf(bare)} ${speedOf(pages)}`;
      return [...goalsOf(rows, bare), "", ...pageTable(rows), "", ...failures(pages), end].join("\n");
    };
    try {
      await visit(CONSTANT_PATH, "simulate");
      for (let run = 0; run < runs; run += 1) {
        for (const throttling of ["simulate", "devtools"] as const) {
          let limit = await visit(CONSTANT_PATH, throttling);
          bare[throttling].push((await visit(BARE_CONSTANT_PATH, throttling)).lcp / limit.lcp);
          for (const [i, [path, visits]] of [...pages].entries()) {
            if (i % PAGES_A_LIMIT === PAGES_A_LIMIT - 1) limit = await visit(CONSTANT_PATH, throttling);
            const page = await visit(path, throttling, run === 0 && throttling === "simulate");
            visits[throttling].push({ page, limit });
            const [ratio, tbt] = [digits(page.lcp / limit.lcp, 2), digits(page.tbt, 0)];
            console.log(
              `  lighthouse: run ${run + 1} of ${runs}, ${throttling}, ${path}: LCP × ${ratio}, TBT ${tbt} ms`,
            );
          }
        }
        await onRun?.(tables(run + 1));
      }
    } finally {
      chrome.kill();
    }
    return tables(runs);
  });
}

async function visitOnce(url: string, flags: Flags): Promise<Visit> {
  const result: RunnerResult | undefined = await lighthouse(url, {
    ...flags,
    logLevel: "silent",
    output: "json",
  });
  if (!result) throw new Error(`Lighthouse answers nothing for ${url}.`);
  const { categories, audits, environment, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const failed = CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  return {
    scores: CATEGORIES.map((id) => categories[id] && Math.round((categories[id].score ?? 0) * 100)),
    failed,
    lcp: number("largest-contentful-paint"),
    tbt: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
    bytes: number("total-byte-weight"),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

type Row = {
  path: string;
  scores: number[];
  sim: number;
  simMs: number;
  throttled: number;
  tbt: number;
  cls: number;
  bytes: number;
};

function summary(path: string, visits: Record<Throttling, Array<{ page: Visit; limit: Visit }>>): Row {
  const { simulate, devtools } = visits;
  const lcps = (all: typeof simulate, which: "page" | "limit") => all.map((one) => one[which].lcp);
  const all = [...simulate, ...devtools];
  return {
    path,
    scores: CATEGORIES.map((_, i) =>
      median(simulate.map(({ page }) => page.scores[i]).filter((score) => score !== undefined)),
    ),
    sim: medianRatio(lcps(simulate, "page"), lcps(simulate, "limit")),
    simMs: median(lcps(simulate, "page")),
    throttled: medianRatio(lcps(devtools, "page"), lcps(devtools, "limit")),
    tbt: median(simulate.map(({ page }) => page.tbt)),
    cls: Math.max(...all.map(({ page }) => page.cls)),
    bytes: median(simulate.map(({ page }) => page.bytes)),
  };
}

function goalsOf(rows: readonly Row[], bare: Record<Throttling, number[]>): string[] {
  const worst = (of: (row: Row) => number) => Math.max(...rows.map(of));
  const goals: Goal[] = [
    ...["performance", "accessibility", "best practices", "SEO"].map((name, i) => ({
      figure: `${name}, the lowest of all pages`,
      atLeast: 100,
      value: Math.min(...rows.map(({ scores }) => scores[i] ?? 0)),
      after: 0,
    })),
    { figure: "LCP ÷ constant page, simulated slow 4G, the highest", atMost: 1.12, value: worst(({ sim }) => sim) },
    { figure: "LCP ÷ constant page, really throttled, the highest", atMost: 1.2, value: worst((row) => row.throttled) },
    {
      figure: "LCP ÷ constant page without the site's headers, simulated, the highest",
      atMost: 1.12,
      value: worst(({ sim }) => sim / median(bare.simulate)),
    },
    {
      figure: "LCP ÷ constant page without the site's headers, throttled, the highest",
      atMost: 1.2,
      value: worst(({ throttled }) => throttled / median(bare.devtools)),
    },
    { figure: "TBT, the highest", atMost: 10, value: worst(({ tbt }) => tbt), after: 0, unit: " ms" },
    { figure: "CLS, the highest", atMost: 0.005, value: worst(({ cls }) => cls), after: 4 },
  ];
  return goalTable(goals);
}

function pageTable(rows: readonly Row[]): string[] {
  return table(
    ["Page", "Scores", "LCP ÷ constant, simulated", "LCP ÷ constant, throttled", "LCP ms", "TBT ms", "CLS", "kB"],
    rows.map(({ path, scores, sim, simMs, throttled, tbt, cls, bytes }) => [
      path,
      scores.join(" / "),
      digits(sim, 2),
      digits(throttled, 2),
      digits(simMs, 0),
      digits(tbt, 0),
      digits(cls, 4),
      digits(bytes / 1000, 1),
    ]),
  );
}

/** What the site's headers cost the constant page, which has them because no answer of the site goes without. */
function bareOf({ simulate, devtools }: Record<Throttling, number[]>): string {
  const [sim, throttled] = [simulate, devtools].map((ratios) => digits(median(ratios), 2));
  return `The constant page without the site's headers: LCP × ${sim} simulated, × ${throttled} throttled.`;
}

/** Its preset slows any processor down four times, which makes a mid-tier phone of a fast one alone. */
function speedOf(pages: ReadonlyMap<string, Record<Throttling, Array<{ page: Visit }>>>): string {
  const indexes = [...pages.values()].flatMap(({ simulate, devtools }) =>
    [...simulate, ...devtools].map(({ page }) => page.benchmarkIndex),
  );
  const [least, most] = [Math.min(...indexes), Math.max(...indexes)].map((index) => digits(index, 0));
  return `Lighthouse's BenchmarkIndex: ${digits(median(indexes), 0)} (${least} to ${most}); its fourfold slow-down is made for 1,500 to 2,000.`;
}

function failures(pages: ReadonlyMap<string, Record<Throttling, Array<{ page: Visit }>>>): string[] {
  const lines = [...pages].flatMap(([path, { simulate }]) => {
    const ids = new Set(simulate.flatMap(({ page }) => page.failed));
    return ids.size > 0 ? [`- ${path}: ${[...ids].join(", ")}`] : [];
  });
  return lines.length > 0 ? ["Audits below 0.9 in any run:", "", ...lines, ""] : [];
}
