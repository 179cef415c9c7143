/**
 * `npm run screens`: takes every screen at three widths, as pictures in screens/ and as contact sheets. Arguments name
 * the screens to take ("/membership"); the default is all. `--guide` takes the pictures of docs/console.md instead.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../check/chromium.ts";
import { PAGES } from "../check/pages.ts";
import { addGuideOperators, takeGuidePictures } from "./guide-pictures.ts";
import { build, ensureSecretsFile, prepareDatabase, readVariables, serveLocally } from "./local-site.ts";
import { root } from "./processes.ts";

const WIDTHS = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const SCREENS = [...PAGES, "/no-such-page", "/api/docs"];
const isGuide = process.argv.includes("--guide");
const STATE = isGuide ? ".wrangler/guide" : ".wrangler/screens";
const out = join(root, "screens");
const wanted = process.argv.slice(2);
const port = Number(process.env.PORT ?? 8861);

ensureSecretsFile();
// Start from an empty database, because the payment and the operators can only be added once.
if (isGuide) rmSync(join(root, STATE), { recursive: true, force: true });
await prepareDatabase(STATE);
if (isGuide) await addGuideOperators(STATE);
await build();
const site = await serveLocally(port, STATE, readVariables());
const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
try {
  if (isGuide) await takeGuidePictures(browser, site);
  else await takeScreens();
} finally {
  await browser.close();
  await site.stop();
}
console.log(`The pictures are in ${isGuide ? "docs/images" : out}.`);

async function takeScreens(): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const size of WIDTHS) {
    const context = await browser.newContext({ viewport: size, reducedMotion: "reduce" });
    // The first-visit popup would cover the home page.
    await context.addInitScript(() => localStorage.setItem("masa-first-visit", "seen"));
    const page = await context.newPage();
    const sheet: string[] = [];
    for (const path of wanted.length > 0 ? wanted : SCREENS) {
      await page.goto(`${site.siteUrl}${path}`, { waitUntil: "networkidle" });
      // Pictures below the fold load only when they come into view.
      await page.evaluate(() => {
        for (const picture of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]"))
          picture.loading = "eager";
      });
      await page.waitForLoadState("networkidle");
      const name = `${size.width}-${path.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "home"}.png`;
      await page.screenshot({ path: join(out, name), fullPage: true });
      sheet.push(`<figure><img src="${name}"><figcaption>${path}</figcaption></figure>`);
    }
    await context.close();
    writeFileSync(
      join(out, `${size.width}.html`),
      `<!doctype html><title>${size.width}</title><style>body{display:flex;flex-wrap:wrap;gap:16px}img{width:280px}</style>${sheet.join("")}`,
    );
  }
}
