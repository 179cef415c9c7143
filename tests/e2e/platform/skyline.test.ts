import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, settled, test } from "../../support/browser/browser.ts";

test("the skyline is one picture of at most 6 kB, loaded lazily", async ({ page }) => {
  expect(gzipSync(readFileSync("public/pictures/skyline.svg")).length).toBeLessThanOrEqual(6_000);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/PrivacyPolicy");
  await settled(page);
  const picture = page.locator(".skyline img");
  await expect(picture).toHaveJSProperty("complete", false);
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty("naturalWidth", 1500);
});

test.describe("in India", () => {
  test.use({ timezoneId: "Asia/Kolkata" });
  test("the sky shows night before 06:00 and from 18:00 on", async ({ page }) => {
    for (const [hour, sky] of [
      ["05:59", "night"],
      ["06:00", null],
      ["17:59", null],
      ["18:00", "night"],
    ] as const) {
      await page.clock.setFixedTime(`2026-11-24T${hour}:00+05:30`);
      await page.goto("/login");
      await settled(page);
      expect(await page.evaluate(() => document.documentElement.dataset["sky"] ?? null), hour).toBe(sky);
    }
  });
});
