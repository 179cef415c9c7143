import { chromium } from "@playwright/test";
import { findChromium } from "../check/chromium.ts";

/** A page of pictures to photograph; sizes in CSS pixels. */
type Shot = { html: string; width: number; height: number; transparent?: boolean };

/** Renders pages of pictures with one headless Chromium, which is closed again. */
export async function render(shots: readonly Shot[]): Promise<Buffer[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    const images: Buffer[] = [];
    for (const { html, width, height, transparent = false } of shots) {
      await page.setViewportSize({ width, height });
      await page.setContent(`<!doctype html><body style="margin:0">${html}</body>`, { waitUntil: "load" });
      images.push(await page.screenshot({ omitBackground: transparent }));
    }
    return images;
  } finally {
    await browser.close();
  }
}
