import type { Page } from "@playwright/test";
import { expect, settled, test } from "../../support/browser/browser.ts";

const button = (page: Page) => page.getByRole("link", { name: "Join our WhatsApp group" });
test.use({ viewport: { width: 360, height: 800 } });

test("the WhatsApp button hides while the visitor scrolls down, and returns when scrolling stops or turns up", async ({
  page,
}) => {
  await page.goto("/TermsAndConditions");
  await settled(page);
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 600);
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  // From here on no scroll ends, as when a finger stays on the screen.
  await page.evaluate(() => addEventListener("scrollend", (event) => event.stopImmediatePropagation(), true));
  await page.mouse.wheel(0, 400);
  await expect(button(page)).not.toBeInViewport();
  await button(page).focus();
  await page.keyboard.press("Shift");
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  await button(page).blur();
  await page.mouse.wheel(0, -200);
  await expect(button(page)).toBeInViewport({ ratio: 1 });

  await test.step("it is an icon below 1440 px and has a label from there on", async () => {
    for (const [width, isIcon] of [
      [1439, true],
      [1440, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const box = await button(page).boundingBox();
      expect((box?.width ?? 0) === box?.height, `${width} px`).toBe(isIcon);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the WhatsApp button is hidden while a field has the focus", async ({ page }) => {
    await page.goto("/ContactUs");
    await page.getByLabel("Message").focus();
    await expect(button(page)).not.toBeInViewport();
  });
});

test("on Home the WhatsApp button does not cover the link to the next event or the button that pauses the scenes", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("masa-first-visit", "seen"));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await settled(page);
  await test.step("on the first screen of a small phone", async () => {
    const register = page.getByRole("region", { name: "Next event" }).getByRole("link");
    await expect(register).toBeInViewport({ ratio: 1 });
    await register.click({ trial: true });
  });
  await test.step("on the first screen of a laptop", async () => {
    for (const [width, height] of [
      [1280, 800],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const pause = page.getByRole("button", { name: "Pause scenes and heading" });
      await expect(pause).toBeInViewport();
      await expect(button(page)).toBeInViewport({ ratio: 1 });
      const [first, second] = [await pause.boundingBox(), await button(page).boundingBox()];
      expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.x ?? 0);
    }
  });
});

test("the WhatsApp button never covers a field, a price or a button at rest", async ({ page }) => {
  for (const path of ["/ContactUs", "/membership", "/register"]) {
    await page.goto(path);
    await settled(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 90) {
      const covered = await page.evaluate(async (top) => {
        const end = new Promise((resolve) => addEventListener("scrollend", resolve, { once: true }));
        const before = scrollY;
        scrollTo(0, top);
        if (scrollY !== before) await end;
        const link = document.querySelector(".whatsapp");
        await Promise.all(link?.getAnimations().map(({ finished }) => finished) ?? []);
        const box = link?.getBoundingClientRect();
        if (!box || box.top > innerHeight) return [];
        return document
          .elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
          .filter((element) => element.matches("main :is(.button, button, input, select, textarea, .price)"))
          .map(({ className }) => className);
      }, y);
      expect(covered, `${path} at ${y}`).toEqual([]);
    }
    if (path !== "/ContactUs") continue;
    await test.step("nor does it show while a field has the focus", async () => {
      // Where it covers nothing.
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(button(page)).toBeInViewport({ ratio: 1 });
      await page.getByLabel("Message").focus();
      await expect(button(page)).not.toBeInViewport();
      await page.setViewportSize({ width: 360, height: 800 });
    });
  }
});
