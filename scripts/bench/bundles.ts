import { globSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { PAGES } from "../../tests/support/pages.ts";
import { findChromium } from "../chromium.ts";
import { root, run } from "../processes.ts";
import { digits, median } from "./numbers.ts";
import { type Goal, goalTable, table } from "./report.ts";
import { withServedSite } from "./served.ts";

/** Those of all pages, and those that some have instead of the application. */
const MADE_SCRIPTS = ["/site.js", "/chunk-watch.js", "/home.js", "/mumbai.js", "/footer.js"];

type Weight = { raw: number; gzip: number; brotli: number };
type PageWeight = { path: string; html: Weight; css: Weight; plainScript: number | undefined };

/** The bytes of the Worker, of the browser's files and of every page, and how long the Worker takes to start. */
export async function measureBundles({ runs = 5 } = {}): Promise<string> {
  const worker = weigh("build/server/**/*.js");
  const starts: number[] = [];
  mkdirSync(join(root, "test-results"), { recursive: true });
  for (let i = 0; i < runs; i += 1) starts.push(await activeStartMs());
  const { pages, made, home } = await withServedSite(async ({ origin, keyHash }) => {
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ["--no-sandbox", `--ignore-certificate-errors-spki-list=${keyHash}`],
    });
    try {
      const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 412, height: 823 } });
      const pageWeights = await weighPages(await context.newPage(), origin);
      const scripts: Array<[string, Weight]> = [];
      for (const path of MADE_SCRIPTS) {
        const answer = await context.request.get(`${origin}${path}`);
        scripts.push([`${path}, made by the Worker`, weightOf(await answer.body(), 9)]);
      }
      return { pages: pageWeights, made: scripts, home: await beforeIdle(await context.newPage(), `${origin}/`) };
    } finally {
      await browser.close();
    }
  });
  const plain = pages.map(({ plainScript }) => plainScript).filter((bytes) => bytes !== undefined);
  const goals: Goal[] = [
    { figure: "Worker, gzip", atMost: 450, value: worker.gzip / 1000, after: 1, unit: " kB" },
    { figure: "Worker, active time of the start", atMost: 60, value: median(starts), after: 1, unit: " ms" },
    { figure: "Home before idle, bytes", atMost: 40, value: home.bytes / 1000, after: 1, unit: " kB" },
    { figure: "Home before idle, requests", atMost: 4, value: home.requests, after: 0 },
    {
      figure: "plain pages, JavaScript in all, gzip, the most",
      atMost: 2,
      value: Math.max(...plain) / 1000,
      unit: " kB",
    },
  ];
  const files: Array<[string, Weight]> = [
    ["Worker, all modules", worker],
    ["browser's scripts, all files", weigh("build/client/**/*.js")],
    ...globSync("build/client/assets/{framework,parts,entry.client,root}-*.js", { cwd: root })
      .toSorted()
      .map((path): [string, Weight] => [
        path.replace(/.*\/(framework|parts|entry\.client|root)-.*/, "of them $1"),
        weigh(path),
      ]),
    ...made,
    ["fonts", weigh("build/client/fonts/*")],
    ["icons.svg", weigh("build/client/icons.svg")],
  ];
  return [
    ...goalTable(goals),
    "",
    ...table(
      ["Bytes", "raw", "gzip 9", "Brotli 4"],
      files.map(([name, weight]) => [name, ...numbers(weight)]),
    ),
    "",
    `Home before idle: ${home.of}.`,
    "",
    ...table(
      ["Page", "HTML raw", "HTML gzip 6", "HTML Brotli 4", "of it CSS, raw", "CSS gzip alone", "script, if plain"],
      pages.map(({ path, html, css, plainScript }) => [
        path,
        ...numbers(html),
        digits(css.raw, 0),
        digits(css.gzip, 0),
        plainScript === undefined ? "–" : digits(plainScript, 0),
      ]),
    ),
  ].join("\n");
}

async function weighPages(page: Page, origin: string): Promise<PageWeight[]> {
  const read = async (path: string) => (await page.request.get(`${origin}${path}`)).text();
  const site = gzipSync(await read("/site.js")).length;
  const pages: PageWeight[] = [];
  for (const path of PAGES) {
    const html = await read(path);
    const css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join("");
    const scripts = [...html.matchAll(/<script nonce="[^"]*">(.*?)<\/script>/gs)].map(([, text]) => text).join("");
    // A page that moves by scripts of its own counts as one with an application.
    const isPlain = !html.includes('id="application"');
    pages.push({
      path,
      html: weightOf(Buffer.from(html), 6),
      css: weightOf(Buffer.from(css), 6),
      plainScript: isPlain ? gzipSync(scripts).length + site : undefined,
    });
  }
  return pages;
}

/** What a browser that is never idle has loaded when the line is quiet, as it came over the line. */
async function beforeIdle(page: Page, url: string) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const names = new Map<string, string>();
  const kinds = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, type }) => names.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = names.get(requestId) ?? "Other";
    kinds.set(kind, (kinds.get(kind) ?? 0) + encodedDataLength);
  });
  await page.goto(url, { waitUntil: "networkidle" });
  return {
    requests: names.size,
    bytes: [...kinds.values()].reduce((sum, bytes) => sum + bytes, 0),
    of: [...kinds].map(([kind, bytes]) => `${kind} ${digits(bytes, 0)}`).join(", "),
  };
}

/** The part of the start that is not idle, as Wrangler measures it, in milliseconds. */
async function activeStartMs(): Promise<number> {
  const profile = join(root, "test-results/startup.cpuprofile");
  const output = await run("wrangler", [
    "check",
    "startup",
    "--config",
    "build/server/wrangler.json",
    "--outfile",
    profile,
  ]);
  const active = /Active: ([\d.]+) ms/.exec(output)?.[1];
  if (active === undefined) throw new Error(`Wrangler says nothing of the start:\n${output}`);
  return Number(active);
}

function weigh(pattern: string): Weight {
  const weights = globSync(pattern, { cwd: root }).map((path) => weightOf(readFileSync(join(root, path)), 9));
  if (weights.length === 0) throw new Error(`Nothing matches ${pattern}.`);
  const sum = (of: (weight: Weight) => number) => weights.reduce((all, weight) => all + of(weight), 0);
  return { raw: sum(({ raw }) => raw), gzip: sum(({ gzip }) => gzip), brotli: sum(({ brotli }) => brotli) };
}

function weightOf(bytes: Buffer, level: number): Weight {
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return { raw: bytes.length, gzip: gzipSync(bytes, { level }).length, brotli: brotli.length };
}

function numbers({ raw, gzip, brotli }: Weight): string[] {
  return [raw, gzip, brotli].map((bytes) => digits(bytes, 0));
}
