import { Buffer } from "node:buffer";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { hydrated } from "../../tests/support/browser/browser.ts";
import { addOperators, openConsoleByLogin } from "../../tests/support/console/accounts.ts";
import { payByUpi } from "../../tests/support/console/payments.ts";
import { withLocalDeps } from "./local-deps.ts";
import type { LocalSite } from "./local-site.ts";
import { root, StepError } from "./processes.ts";

type Shot = { name: string; path: string; width: number; height: number; see?: (page: Page) => Promise<void> };

const MAX_BYTES = 60 * 1024;
/** Embedded because the machine that takes the pictures may have no Hindi font. */
const HINDI_FONT = `
  @font-face { font-family: "Guide Hindi"; src: url("/fonts/noto-sans-devanagari-400.ttf"); }
  [lang="hi"] { font-family: "Noto Sans", "Guide Hindi", sans-serif !important; }`;
const EVENT = "/console/content/events/working-capital-day-indore";
const POLICY = "/console/content/policies/privacy-policy";
/** The pictures in docs/console.md, one for each main task. */
const SHOTS: readonly Shot[] = [
  { name: "console-menu", path: "/console/content", width: 360, height: 720, see: openMenu },
  { name: "studio-lists", path: "/console/content/partners", width: 1120, height: 620 },
  { name: "studio-entry", path: EVENT, width: 1280, height: 800 },
  { name: "studio-picture", path: "/console/content/news/new", width: 1120, height: 620, see: showPicture },
  { name: "studio-history", path: POLICY, width: 1120, height: 620, see: showHistory },
  { name: "console-payment", path: "/console/payments", width: 1120, height: 760, see: showRefund },
  { name: "console-books", path: "/console/books", width: 1120, height: 620 },
];
const BUYER = "Meera Pillai";

/** Writes docs/images/*.webp as an owner sees a site with its initial content and one payment. */
export async function takeGuidePictures(browser: Browser, { siteUrl, fakeRazorpayUrl }: LocalSite): Promise<void> {
  if (!fakeRazorpayUrl)
    throw new StepError("Set RAZORPAY_API_URL in .dev.vars to the fake Razorpay, as the example does.");
  const context = await browser.newContext({ baseURL: siteUrl, reducedMotion: "reduce", bypassCSP: true });
  const page = await context.newPage();
  await payByUpi(page, BUYER, fakeRazorpayUrl);
  await openConsoleByLogin(page, "owner", 1, "/console/content");
  for (const { name, path, width, height, see } of SHOTS) {
    await page.setViewportSize({ width, height });
    await page.goto(path, { waitUntil: "networkidle" });
    await see?.(page);
    await page.addStyleTag({ content: HINDI_FONT });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const picture = await toWebp(page, await page.screenshot());
    if (picture.length > MAX_BYTES) throw new StepError(`${name} has ${picture.length} bytes: make it smaller.`);
    writeFileSync(join(root, "docs/images", `${name}.webp`), picture);
  }
  await context.close();
}

export async function addGuideOperators(stateDir: string): Promise<void> {
  await withLocalDeps(stateDir, addOperators);
}

async function openMenu(page: Page): Promise<void> {
  await page.locator(".console-menu > summary").click();
}

async function showPicture(page: Page): Promise<void> {
  await page.locator(".studio-picture").evaluate((field) => field.scrollIntoView({ block: "start" }));
}

/** Publishes an entry with an added sentence, to show its history. */
async function showHistory(page: Page): Promise<void> {
  await hydrated(page);
  const intro = page.getByLabel("Introduction", { exact: true });
  await intro.fill(`${await intro.inputValue()} Write to us if a sentence is not clear.`);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("alert").waitFor();
  await page.goto(`${POLICY}/history`, { waitUntil: "networkidle" });
}

/** Requests a refund of half a payment and shows its order. */
async function showRefund(page: Page): Promise<void> {
  await page.getByRole("link", { name: BUYER }).click();
  await hydrated(page);
  await page.getByText("Refund this payment").click();
  await page.getByLabel("Amount in rupees").fill("2,499.50");
  await page.getByLabel("Why", { exact: true }).selectOption("They complained");
  await page.getByRole("button", { name: "Request the refund" }).click();
  await page.getByRole("alert").waitFor();
  await page.goto(new URL(page.url()).pathname, { waitUntil: "networkidle" });
}

/** Encodes with Chromium's canvas, because screenshots are only PNG or JPEG. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
    return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
  }, png.toString("base64"));
  return Buffer.from(base64, "base64");
}
