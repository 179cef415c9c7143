import { globSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Request } from "@playwright/test";
import { findChromium } from "../check/chromium.ts";
import { PAGES } from "../check/pages.ts";
import { root, run } from "../dev/processes.ts";
import { brotli, CONSTANT_PATH } from "./edge.ts";
import { figureTable, format, median, table } from "./report.ts";
import { withEdge } from "./runtime.ts";

type Loaded = { html: string; requests: number; scriptBytes: number };

/** Plain pages load only the site's own script. */
const isPlain = ({ html }: Loaded) => !html.includes("data-module=");

/** Bytes of the Worker and of every page, and the Worker's start-up time. */
export async function measureSizes(runs: number): Promise<string> {
  const worker = globSync("build/server/**/*.js", { cwd: root });
  const workerBytes = worker.reduce((sum, path) => sum + gzipSync(readFileSync(join(root, path))).length, 0);
  const starts: number[] = [];
  mkdirSync(join(root, "test-results"), { recursive: true });
  for (let i = 0; i < runs; i += 1) starts.push(await activeStartMs());
  return withEdge(async ({ origin, flags: args }) => {
    const browser = await chromium.launch({ executablePath: await findChromium(), args });
    const home = await load(browser, `${origin}/`, { isIdle: false });
    const pages: Array<[string, Loaded]> = [];
    for (const path of [CONSTANT_PATH, ...PAGES]) pages.push([path, await load(browser, `${origin}${path}`)]);
    await browser.close();
    const plain = pages.filter(([, page]) => isPlain(page)).map(([, { scriptBytes }]) => scriptBytes);
    const figures = figureTable([
      { name: "Worker, gzip", value: workerBytes / 1000, atMost: 900, digits: 1, unit: " kB" },
      { name: "Worker, active time of the start", value: median(starts), atMost: 60, digits: 1, unit: " ms" },
      { name: "Home, document, Brotli 4", value: brotli(home.html).length / 1000, atMost: 18, unit: " kB" },
      { name: "Home, requests before idle", value: home.requests, atMost: 4, digits: 0 },
      { name: "plain pages, most script", value: Math.max(...plain) / 1000, atMost: 4, unit: " kB" },
    ]);
    const head = ["Page", "HTML", "HTML, Brotli 4", "requests", "script, gzip", "own module"];
    return [figures, table(head, pages.map(cells))].join("\n\n");
  });
}

function cells([path, page]: [string, Loaded]): string[] {
  const { html, requests, scriptBytes } = page;
  const numbers = [Buffer.byteLength(html), brotli(html).length, requests, scriptBytes].map((value) =>
    format(value, 0),
  );
  return [path, ...numbers, isPlain(page) ? "no" : "yes"];
}

/** Loads a page for the first time; with `isIdle: false` the browser never becomes idle. */
async function load(browser: Browser, url: string, { isIdle = true } = {}): Promise<Loaded> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  // Not the one visit in a hundred that also loads web-vitals.
  await page.addInitScript("Math.random = () => 0.5");
  if (!isIdle) await page.addInitScript("window.requestIdleCallback = () => 0");
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  const response = await page.goto(url, { waitUntil: "networkidle" });
  const html = (await response?.text()) ?? "";
  const scripts = [...html.matchAll(/<script(?![^>]*type="(?:application|speculation))[^>]*>(.+?)<\/script>/gs)];
  const inline = scripts.map(([, text]) => text).join("");
  let scriptBytes = inline ? gzipSync(inline).length : 0;
  for (const request of requests.filter((one) => one.resourceType() === "script")) {
    scriptBytes += gzipSync((await (await request.response())?.body()) ?? "").length;
  }
  await context.close();
  return { html, requests: requests.length, scriptBytes };
}

/** The active part of the start-up as Wrangler measures it, in milliseconds. */
async function activeStartMs(): Promise<number> {
  const options = ["--config", "build/server/wrangler.json", "--outfile", "test-results/startup.cpuprofile"];
  return Number(/Active: ([\d.]+) ms/.exec(await run("wrangler", ["check", "startup", ...options]))?.[1]);
}
