import type { Locator, Page } from "@playwright/test";
import { axeFindings } from "../../support/browser/axe.ts";
import {
  expect,
  holdBack,
  hydrated,
  inSteps,
  observed,
  setTabHidden,
  settled,
  test,
} from "../../support/browser/browser.ts";
import { noteMoves } from "../../support/browser/scrolls.ts";

const PLAYER = "https://www.youtube-nocookie.com/embed/";

const show = (page: Page) => page.getByRole("region", { name: "One day in Mumbai" });
// By class: looking for a role reads the whole page. The show's first step checks their names.
const dot = (page: Page, number: number) => page.locator(".slide-dots button").nth(number - 1);
const currentSlide = (page: Page) => page.locator('.slide[data-state="current"]');

async function expectSlide(page: Page, number: number) {
  await expect(currentSlide(page)).toHaveAttribute("aria-label", `${number} of 16`);
  await expect(dot(page, number)).toHaveAttribute("aria-current", "true");
  await expect(page.locator(".slide-dots [aria-current]")).toHaveCount(1);
}

/** The page with a clock that the test moves, and its show running. */
async function openShow(page: Page) {
  await page.clock.install();
  await page.goto("/mahagrowth");
  await hydrated(page);
  await expect(page.locator(".slide-picture .spinner")).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  await showFirst(page);
}

/** Back to the beginning of a show that runs. */
async function showFirst(page: Page) {
  await dot(page, 2).click();
  await dot(page, 1).click();
  await expectSlide(page, 1);
}

/** Serves the first picture as a file, like one that an editor published. */
async function publishFirstPicture(page: Page) {
  await page.route("**/mahagrowth", async (route) => {
    const response = await route.fetch();
    const address = 'src="/pictures/slides/first-local-train.svg"';
    const body = (await response.text()).replace(/src="data:image[^"]*"/, address);
    expect(body).toContain(address);
    await route.fulfill({ response, body });
  });
}

/** Answers the player's address with a page of our own and returns the addresses that were asked for. */
async function servePlayer(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${PLAYER}**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Player</title><p>Player" });
  });
  return asked;
}

/** A frame that has the focus: no element of the document around it then has it. */
async function expectActive(frame: Locator) {
  await expect.poll(() => frame.evaluate((element) => element === document.activeElement)).toBe(true);
}

test("the Mumbai page at the top, when it has loaded", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const { moves } = await noteMoves(page);
  await test.step("[2-mumbai-title] the page is titled Mumbai MASA, in either spelling of its address", async () => {
    await page.goto("/MahaGrowth?from=card");
    await expect(page).toHaveURL(/\/mahagrowth\?from=card$/);
    await expect(page).toHaveTitle(/^Mumbai MASA/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mumbai MASA");
  });
  await test.step("[2-mumbai-slideshow] the first picture is in the document, so the spinner disappears at once", async () => {
    const first = page.locator(".slide img").first();
    await expect(first).toHaveJSProperty("complete", true);
    await expect(first).toHaveJSProperty("naturalWidth", 1200);
    await hydrated(page);
    await expect(page.locator(".slide-picture .spinner")).toHaveCount(0);
    await expect(first).toHaveAttribute("src", /^data:image\/svg\+xml,/);
    // Nor is it uncovered when the script comes.
    const animation = () => getComputedStyle(document.querySelector(".slide-picture") as Element).animationName;
    expect(await page.evaluate(animation)).toBe("none");
    expect(asked.filter((path) => path.includes("first-local-train"))).toEqual([]);
  });
  await test.step("[4-mumbai-preload] the other pictures are fetched after the first one, in the document, one after the other", async () => {
    await expectPreload(page, { isFile: false });
  });
  await test.step("[2-mumbai-card] the chapter's card names its launch and leads to both forms in a new tab", async () => {
    const card = page.getByRole("region", { name: "MASA Mumbai Chapter" });
    await expect(card.getByRole("heading", { name: "MASA Mumbai Chapter" })).toBeVisible();
    await expect(card).toContainText("Launched on August 23, 2025 at a national stock exchange.");
    await expect(card.locator(".chapter-leads .sample-badge")).toHaveCount(3);
    for (const name of ["Executive Membership", "Basic Membership"]) {
      const link = card.getByRole("link", { name });
      await expect(link).toHaveAttribute("href", /^https:\/\/forms\.masaforum\.example\//);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
  });
  await test.step("[2-mumbai-nominate] 'Nominate Yourself' leads to its form in a new tab", async () => {
    const link = page.getByRole("link", { name: "Nominate Yourself" });
    await expect(link).toHaveAttribute("href", "https://forms.masaforum.example/my-power-brand-nomination");
    await expect(link).toHaveAttribute("target", "_blank");
  });
  await test.step("a link in the late footer to this page scrolls smoothly to the top", async () => {
    await settled(page);
    await page.locator(".footer .brand").scrollIntoViewIfNeeded();
    await page.locator(".footer .brand").evaluate((link: HTMLAnchorElement) => {
      link.href = location.href;
    });
    await page.locator(".footer .brand").click();
    expect(await moves()).toEqual({ scrolls: [[{ top: 0, behavior: "smooth" }]], left: [] });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test(
  "the show of the Mumbai page",
  inSteps({
    "[2-mumbai-slideshow] sixteen pictures with captions, dots, arrows and a pause button": async (page) => {
      await openShow(page);
      await expect(page.locator(".slide")).toHaveCount(16);
      const dots = show(page).getByRole("button", { name: /^Picture \d+:/ });
      await expect(dots).toHaveCount(16);
      for (let number = 1; number <= 16; number++) {
        await expect(dot(page, number)).toHaveAttribute("aria-label", new RegExp(`^Picture ${number}:`));
      }
      await expect(show(page).getByRole("button", { name: "Previous picture" })).toBeVisible();
      await expect(show(page).getByRole("button", { name: "Next picture" })).toBeVisible();
      await expect(currentSlide(page).getByRole("img")).toHaveAttribute("alt", /suburban train/);
      await expect(page.getByText("4:15 am")).toBeVisible();
      await expect(page.getByText("The first local leaves a little after four")).toBeVisible();
      await expect(page.getByText("At sunrise, the boats come in at Colaba")).toBeHidden();
    },
    "[4-mumbai-start] [9-mumbai-slideshow] the show advances every 4500 ms and wraps around": async (page) => {
      await showFirst(page);
      await page.clock.runFor(4_499);
      await expectSlide(page, 1);
      await page.clock.runFor(1);
      await expectSlide(page, 2);
      for (let number = 3; number <= 16; number++) {
        await page.clock.runFor(4_500);
        await expectSlide(page, number);
      }
      await page.clock.runFor(4_500);
      await expectSlide(page, 1);
    },
    "[4-mumbai-wrap] previous from the first and next from the last wrap": async (page) => {
      await showFirst(page);
      await show(page).getByRole("button", { name: "Previous picture" }).click();
      await expectSlide(page, 16);
      await show(page).getByRole("button", { name: "Next picture" }).click();
      await expectSlide(page, 1);
    },
    "[4-mumbai-dot] a dot jumps to its picture, which then stays for its whole interval": async (page) => {
      await showFirst(page);
      await page.clock.runFor(4_000);
      await dot(page, 9).click();
      await expectSlide(page, 9);
      await expect(page.getByText("Noon at the docks, where the world unloads")).toBeVisible();
      await page.clock.runFor(4_400);
      await expectSlide(page, 9);
      await page.clock.runFor(100);
      await expectSlide(page, 10);
    },
    "[4-mumbai-direction] the picture comes from where the movement goes": async (page) => {
      await showFirst(page);
      const next = show(page).getByRole("button", { name: "Next picture" });
      const previous = show(page).getByRole("button", { name: "Previous picture" });
      const moves: Array<[() => Promise<void>, number, string, string]> = [
        [() => next.click(), 2, "forward", "inset(0 0 0 100%)"],
        [() => previous.click(), 1, "backward", "inset(0 100% 0 0)"],
        [() => previous.click(), 16, "backward", "inset(0 100% 0 0)"],
        [() => next.click(), 1, "forward", "inset(0 0 0 100%)"],
        [() => dot(page, 7).click(), 7, "forward", "inset(0 0 0 100%)"],
        [() => dot(page, 3).click(), 3, "backward", "inset(0 100% 0 0)"],
        [() => page.clock.runFor(4_500), 4, "forward", "inset(0 0 0 100%)"],
      ];
      for (const [move, number, direction, cover] of moves) {
        await move();
        await expectSlide(page, number);
        await expect(show(page)).toHaveAttribute("data-direction", direction);
        const picture = currentSlide(page).locator(".slide-picture");
        await expect(picture).toHaveCSS("animation-name", "slide-uncover");
        expect(await picture.evaluate((element) => getComputedStyle(element).getPropertyValue("--cover"))).toBe(cover);
      }
    },
    "the pause button stops the show and starts it again": async (page) => {
      await showFirst(page);
      await show(page).getByRole("button", { name: "Pause slideshow" }).click();
      await expect(page.locator(".slides")).toHaveAttribute("aria-live", "polite");
      await page.clock.runFor(20_000);
      await expectSlide(page, 1);
      await show(page).getByRole("button", { name: "Play slideshow" }).click();
      await expect(page.locator(".slides")).toHaveAttribute("aria-live", "off");
      await page.clock.runFor(4_500);
      await expectSlide(page, 2);
    },
    "the slideshow pauses in a hidden tab and continues when it is visible again": async (page) => {
      await showFirst(page);
      await setTabHidden(page, true);
      await page.clock.runFor(20_000);
      await expectSlide(page, 1);
      await setTabHidden(page, false);
      await page.clock.runFor(4_500);
      await expectSlide(page, 2);
    },
    "the slideshow pauses out of view and continues when it is visible again": async (page) => {
      await showFirst(page);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      await expect(page.locator(".slides")).not.toBeInViewport();
      await observed(page.locator(".slides"));
      await page.clock.runFor(20_000);
      await expectSlide(page, 1);
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await observed(page.locator(".slides"));
      await page.clock.runFor(4_500);
      await expectSlide(page, 2);
    },
    "the show is worked with the keyboard alone": async (page) => {
      await showFirst(page);
      await show(page).getByRole("button", { name: "Previous picture" }).focus();
      await page.keyboard.press("ArrowRight");
      await expectSlide(page, 2);
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowLeft");
      await expectSlide(page, 16);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      await expect(show(page).getByRole("button", { name: "Play slideshow" })).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expectSlide(page, 1);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expectSlide(page, 2);
    },
    "beside the picture, which keeps its shape, are the words, caption and buttons": async (page) => {
      await showFirst(page);
      const boxOf = async (part: Locator) => {
        const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
        return { left: x, right: x + width, top: y, bottom: y + height, width, height };
      };
      for (const width of [1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const picture = await boxOf(currentSlide(page).locator(".slide-picture"));
        expect(picture.width / picture.height).toBeCloseTo(16 / 9, 1);
        if (width === 1440) expect(picture).toMatchObject({ width: expect.closeTo(960, -1), height: 540 });
        const [lead, caption, buttons, dots] = await Promise.all([
          boxOf(page.locator(".mumbai-head .lead")),
          boxOf(currentSlide(page).locator("figcaption .slide-hour")),
          boxOf(page.locator(".slide-buttons")),
          boxOf(page.locator(".slide-dots")),
        ]);
        for (const part of [lead, caption, buttons]) expect(part.left).toBeGreaterThan(picture.right);
        expect(caption.top).toBeGreaterThan(lead.bottom);
        expect(buttons.top).toBeGreaterThan(caption.bottom);
        expect(dots.height).toBe(44);
        expect(dots).toMatchObject({
          left: picture.left,
          right: expect.closeTo(picture.right, 0),
          top: picture.bottom,
        });
      }
    },
    "every control of the show is at least 24 px apart at 320 px, and 44 px from 360 px on": async (page) => {
      const smallest = () =>
        page
          .locator(".slideshow button, .episode button")
          .evaluateAll((all) =>
            Math.min(
              ...all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
            ),
          );
      for (const [width, least] of [
        [320, 40],
        [360, 44],
        [768, 40],
        [1280, 44],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        expect(await smallest()).toBeGreaterThanOrEqual(least);
      }
    },
    "a swipe turns the picture": async (page) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await showFirst(page);
      const swipe = (from: number, to: number) =>
        page.locator(".slides").evaluate(
          (slides, [start, end]) => {
            const event = (type: string, clientX = 0) =>
              new PointerEvent(type, { pointerType: "touch", clientX, bubbles: true });
            slides.dispatchEvent(event("pointerdown", start));
            slides.dispatchEvent(event("pointerup", end));
          },
          [from, to],
        );
      await swipe(300, 100);
      await expectSlide(page, 2);
      await swipe(100, 120);
      await expectSlide(page, 2);
      await swipe(100, 300);
      await expectSlide(page, 1);
    },
  }),
);

test("[2-mumbai-slideshow] a spinner shows until the first picture loads", async ({ page }) => {
  await publishFirstPicture(page);
  const load = await holdBack(page, "**/slides/first-local-train.svg");
  await page.clock.install();
  await page.goto("/mahagrowth", { waitUntil: "domcontentloaded" });
  await hydrated(page);
  const spinner = page.locator(".slide-picture .spinner");
  await expect(spinner).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(10_000);
  await expectSlide(page, 1);
  load("continue");
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(4_600);
  await expectSlide(page, 2);
});

test.describe("for visitors who asked for reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("the spinner does not move, and its label says what is loading", async ({ page }) => {
    await publishFirstPicture(page);
    await holdBack(page, "**/slides/first-local-train.svg");
    await page.goto("/mahagrowth", { waitUntil: "domcontentloaded" });
    const spinner = page.locator(".slide-picture .spinner");
    await expect(spinner.getByText("Loading the pictures")).toBeInViewport({ ratio: 1 });
    await expect(spinner.locator("path.lit")).toHaveCount(6);
    expect(await spinner.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  });
});

test.describe("when the first picture fails", () => {
  test.use({ expected: [/Failed to load resource/] });
  test("[4-mumbai-start] the show starts with the placeholder", async ({ page }) => {
    await publishFirstPicture(page);
    await page.route("**/slides/first-local-train.svg", (route) => route.abort());
    await page.clock.install();
    await page.goto("/mahagrowth");
    await hydrated(page);
    await expect(page.locator(".slide-picture .spinner")).toHaveCount(0);
    await expect(page.locator(".slide img").first()).toHaveAttribute("src", "/pictures/placeholder.svg");
    await page.clock.runFor(4_600);
    await expectSlide(page, 2);
  });
});

test("[4-mumbai-preload] the other pictures are fetched one after the other when the first one is a file", async ({
  page,
}) => {
  await publishFirstPicture(page);
  await page.goto("/mahagrowth");
  await hydrated(page);
  await expectPreload(page, { isFile: true });
});

async function expectPreload(page: Page, { isFile }: { isFile: boolean }) {
  const fetched = () =>
    page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes("/slides/"))
        .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd })),
    );
  await expect.poll(async () => (await fetched()).length).toBe(isFile ? 16 : 15);
  const inOrder = await page
    .locator(".slide img")
    .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).src));
  const pictures = await fetched();
  // The browser itself fetches the next two pictures of the strip that is there before the slideshow starts.
  const others = isFile ? 3 : 2;
  const own = pictures.slice(others);
  expect(own.map(({ name }) => name)).toEqual(inOrder.slice(3));
  for (const [i, { name, startTime }] of own.entries()) {
    expect(startTime, name).toBeGreaterThanOrEqual(pictures[others + i - 1]?.responseEnd ?? Number.NaN);
  }
}

test("a visitor who saves data gets each picture in its turn", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await openShow(page);
  const loaded = () =>
    page.locator(".slide img").evaluateAll((all) => (all as HTMLImageElement[]).map((img) => img.currentSrc !== ""));
  expect((await loaded())[15]).toBe(false);
  await dot(page, 16).click();
  await expect.poll(async () => (await loaded())[15]).toBe(true);
  expect((await loaded())[10]).toBe(false);
});

test("the chapter's card is complete before the page is idle", async ({ page }) => {
  await page.route("**/assets/site-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto("/mahagrowth");
  const [box, card] = [page.locator("#chapter-card"), page.getByRole("region", { name: "MASA Mumbai Chapter" })];
  await expect(box).toHaveCSS("content-visibility", "auto");
  const top = async (part: typeof box) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await top(card)).toBeGreaterThanOrEqual(await top(box));
});

test("[2-mumbai-podcast] [4-mumbai-tile] each of five thumbnails becomes the player, and loads nothing before", async ({
  page,
}) => {
  const asked = await servePlayer(page);
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("http://localhost:") && !request.url().startsWith("data:"))
      foreign.push(request.url());
  });
  await page.goto("/mahagrowth");
  await hydrated(page);
  const podcast = page.getByRole("region", { name: "MyPowerBrand Podcast" });
  const tiles = podcast.getByRole("listitem");
  await expect(tiles).toHaveCount(5);
  await expect(podcast.getByRole("button", { name: /^Play: / })).toHaveCount(5);
  for (let i = 0; i < 5; i++) await tiles.nth(i).scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);

  for (let i = 0; i < 5; i++) {
    const tile = tiles.nth(i);
    const title = (await tile.getByRole("heading").textContent()) ?? "";
    await tile.getByRole("button", { name: `Play: ${title}` }).click();
    const player = tile.locator("iframe");
    await expect(player).toHaveAttribute("src", `${PLAYER}mpbSample0${i + 1}?autoplay=1`);
    await expect(player).toHaveAttribute("title", `${title}, video player`);
    await expect(player).toHaveAttribute("allow", /autoplay/);
    await expectActive(player);
    await expect(player.contentFrame().getByText("Player")).toBeVisible();
    await expect(tile.getByRole("button")).toHaveCount(0);
  }
  expect(asked.filter((url) => url.endsWith("?autoplay=1"))).toHaveLength(5);

  await test.step("an episode stops when another one is played", async () => {
    for (let i = 0; i < 5; i++) {
      const isLast = i === 4;
      await expect(tiles.nth(i).locator("iframe")).toHaveAttribute(
        "src",
        `${PLAYER}mpbSample0${i + 1}${isLast ? "?autoplay=1" : ""}`,
      );
    }
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  });
});

test("[2-mumbai-footer] a spinner shows in the footer's place, and nothing moves when the footer appears", async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdBack(page, "**/assets/late-footer-*.js");
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/mahagrowth", { waitUntil: "domcontentloaded" });
  await hydrated(page);
  // Else the sections above might be laid out only after the jump to the footer.
  await settled(page);
  const spinner = page.locator(".late-footer .spinner");
  await spinner.scrollIntoViewIfNeeded();
  await expect(spinner).toBeVisible();
  await expect(page.locator(".footer")).toHaveCount(0);
  // The heading font may have arrived late; every-page.test.ts measures that.
  await page.evaluate(() => {
    (window as unknown as { shifts: number[] }).shifts.length = 0;
  });
  release("continue");
  await expect(page.locator(".footer")).toBeVisible();
  await expect(spinner).toHaveCount(0);
  // The show has waited out of view.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await observed(page.locator(".slides"));
  await page.clock.runFor(4_500);
  await expectSlide(page, 2);
  await page.clock.runFor(4_500);
  await expectSlide(page, 3);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test(
  "the Mumbai page for visitors who prefer reduced motion",
  inSteps({
    "the slideshow does not start automatically": async (page) => {
      await servePlayer(page);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openShow(page);
      await expect(show(page).getByRole("button", { name: "Play slideshow" })).toBeVisible();
      await page.clock.runFor(20_000);
      await expectSlide(page, 1);
      await show(page).getByRole("button", { name: "Next picture" }).click();
      await expectSlide(page, 2);
    },
    "an episode is played with the keyboard": async (page) => {
      await page.getByRole("button", { name: "Play: Your name before your logo" }).focus();
      await page.keyboard.press("Enter");
      await expectActive(page.getByTitle("Your name before your logo, video player"));
    },
    // every-page.test.ts looks at it while it plays.
    "the page passes axe, paused and with a player, and does not scroll sideways": async (page) => {
      await page.clock.resume();
      await expect(page.locator(".footer")).toBeVisible();
      await settled(page);
      for (const width of [320, 768, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      await dot(page, 16).click();
      await page.getByRole("button", { name: "Play: The second generation" }).click();
      await expect(page.locator("iframe")).toHaveCount(2);
      await expect(page.locator("iframe").last()).toBeVisible();
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await axeFindings(page)).toEqual([]);
    },
  }),
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the Mumbai page is readable",
    inSteps({
      "the pictures are a strip to scroll, with their captions, and there are no dead controls": async (page) => {
        await page.goto("/mahagrowth");
        const strip = page.locator(".slides");
        await expect(strip).toHaveCSS("scroll-snap-type", "x mandatory");
        await expect(page.locator(".slide figcaption")).toHaveCount(16);
        await expect(page.locator(".slide-buttons")).toBeHidden();
        await expect(page.locator(".slide-dots")).toBeHidden();
        await expect(page.locator(".spinner").first()).toBeHidden();
        await strip.focus();
        const last = page.locator(".slide").last();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport();
        await expect(last).toContainText("Marine Drive at night");
      },
      "an episode is a link to the player's page in a new tab, and the footer is there": async (page) => {
        const link = page.getByRole("link", { name: /^Play: The second generation/ });
        await expect(link).toHaveAttribute("href", `${PLAYER}mpbSample04`);
        await expect(link).toHaveAttribute("target", "_blank");
        await expect(page.locator(".footer").getByRole("link", { name: "Privacy Policy" })).toBeVisible();
        await expect(page.locator(".late-footer .spinner")).toBeHidden();
      },
    }),
  );
});
