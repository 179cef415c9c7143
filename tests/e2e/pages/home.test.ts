import type { Page } from "@playwright/test";
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
import { expectOpenedStays } from "../../support/browser/disclosures.ts";
import { unknownIcons } from "../../support/browser/icons.ts";

const HEADING = "Welcome to MASA Forum: capital, mentors and markets";
const TYPED_PART = "capital, mentors and markets";
const CHOICES = [
  ["For MASA Awards", "/Ourinitiatives"],
  ["For Membership", "/membership"],
  ["Startup Incubation", "/register"],
  ["know About MASA", "/"],
] as const;

/** Home of somebody who was here before: no popup. */
async function openHome(page: Page, waitUntil: "load" | "domcontentloaded" = "load") {
  await page.addInitScript(() => localStorage.setItem("masa-first-visit", "before"));
  await loadHome(page, waitUntil);
}

/** Home as a page that was opened before shows it when it is new. */
async function loadHome(page: Page, waitUntil: "load" | "domcontentloaded" = "load") {
  await page.mouse.move(0, 0);
  await page.goto("/", { waitUntil });
  await hydrated(page);
}

/** The clock does not move until the test moves it. */
async function stopClock(page: Page) {
  await page.clock.install({ time: "2026-11-20T09:00:00Z" });
  await page.clock.pauseAt("2026-11-20T09:00:01Z");
}

async function openHomeWithClock(page: Page, until?: "domcontentloaded") {
  await stopClock(page);
  await openHome(page, until);
}

/** Home on a first visit, before the popup appears. */
async function openFirstVisit(page: Page) {
  await stopClock(page);
  await loadHome(page);
  return firstVisitPopup(page);
}

/** The same once more, with the clock of the first time. */
async function repeatFirstVisit(page: Page) {
  await page.evaluate(() => localStorage.clear());
  await loadHome(page);
  return firstVisitPopup(page);
}

const firstVisitPopup = (page: Page) => page.getByRole("dialog", { name: "Why are you here" });

async function openPopup(page: Page) {
  await openFirstVisit(page);
  return waitForPopup(page);
}

async function repeatPopup(page: Page) {
  if (page.url() === "about:blank") return openPopup(page);
  await repeatFirstVisit(page);
  return waitForPopup(page);
}

async function waitForPopup(page: Page) {
  const popup = firstVisitPopup(page);
  await page.clock.runFor(3_000);
  await expect(popup).toBeVisible();
  return popup;
}

/** By class: looking for a role reads the whole page. expectContents checks the roles. */
function parts(page: Page) {
  return {
    heading: page.getByRole("heading", { level: 1 }),
    carousel: page.locator(".home-stage section").first(),
    scenes: page.locator("#scenes > li"),
    dots: page.locator(".home-dots a"),
    track: page.locator(".home-stage .home-scroller"),
    quotes: page.locator("#quotes > li"),
    questions: page.locator("details"),
  };
}

/** The letters of the heading that are painted in the paler colour. */
async function untyped(page: Page): Promise<string> {
  return page.evaluate(() => [...(CSS.highlights.get("home-untyped") ?? [])].map(String).join(""));
}

/** Without the popup, typing and with its questions closed every-page.test.ts looks. */
async function expectNoFindings(page: Page) {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeFindings(page), `${width} px`).toEqual([]);
  }
}

/** The dot that is marked is the scene that is seen. */
async function expectScene(page: Page, number: number) {
  const { dots, scenes } = parts(page);
  await expect(dots.nth(number - 1)).toHaveAttribute("aria-current", "true");
  await expect(dots.and(page.locator("[aria-current]"))).toHaveCount(1);
  await expect(scenes.nth(number - 1)).toBeInViewport({ ratio: 0.6 });
}

/** Pictures, buttons, dates, chapters, features, join button and questions. */
async function expectContents(page: Page): Promise<void> {
  await test.step("[2-home-carousel] seven pictures, each with its caption and its description", async () => {
    const { scenes, dots } = parts(page);
    await expect(scenes).toHaveCount(7);
    await expect(dots).toHaveCount(7);
    const carousel = page.getByRole("region", { name: "7 scenes from the forum" });
    await expect(carousel.getByRole("listitem")).toHaveCount(7);
    await expect(carousel.getByRole("link", { name: /^Scene \d$/ })).toHaveCount(7);
    await expect(carousel.getByRole("region", { name: "Scenes" })).toBeVisible();
    for (const scene of await scenes.all()) {
      await expect(scene.locator("figcaption strong")).not.toBeEmpty();
      await expect(scene.getByRole("img")).toHaveAttribute("alt", /\w+ \w+/);
    }
  });
  await test.step("[2-home-buttons] three buttons lead to Event Registration, Membership and Acceleration", async () => {
    const buttons = page.locator(".home-hero .button-row").getByRole("link");
    await expect(buttons).toHaveText(["Event Registration", "Membership", "Enroll for Acceleration"]);
    const addresses = await buttons.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(addresses).toEqual(["/event-registration", "/membership", "/register"]);
  });
  await test.step("three next dates, soonest first, each with its place and a link", async () => {
    const rows = page.getByRole("region", { name: "Next dates" }).getByRole("listitem");
    await expect(rows).toHaveCount(3);
    const days = await rows.locator("time").evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
    expect(days).toEqual(days.toSorted((a, b) => Date.parse(a ?? "") - Date.parse(b ?? "")));
    expect(Date.parse(days[0] ?? "")).toBeGreaterThan(Date.now() - 24 * 60 * 60 * 1000);
    for (const row of await rows.all()) {
      await expect(row.getByRole("heading").getByRole("link")).toHaveAttribute(
        "href",
        /^\/events(\?tab=programs)?#[\w-]+$/,
      );
    }
  });
  await test.step("five chapters with their presidents, the partners' marks and six prices in steps", async () => {
    const chapters = page.getByRole("region", { name: "Your chapter" }).getByRole("listitem");
    await expect(chapters.getByRole("heading")).toHaveText(["Delhi", "Raipur", "Indore", "Bhubaneswar", "Mumbai"]);
    await expect(chapters.getByRole("img")).toHaveCount(5);
    for (const chapter of await chapters.all()) await expect(chapter).toContainText("Chapter President");
    await expect(page.locator(".home-partners").getByRole("img")).toHaveCount(7);
    const plans = page.locator(".home-join li");
    await expect(plans.locator(".price")).toHaveText([
      "₹4,999",
      "₹14,999",
      "₹24,999",
      "₹49,999",
      "₹99,999",
      "₹2,99,999",
    ]);
    const lit = await plans.evaluateAll((items) => items.map((item) => item.querySelectorAll(".lit").length));
    expect(lit).toEqual([1, 2, 3, 4, 5, 6]);
  });
  await test.step("[2-home-features] six key features, each with its icon, title and text", async () => {
    const features = page.locator(".home-features").getByRole("listitem");
    await expect(features).toHaveCount(6);
    for (const feature of await features.all()) {
      await expect(feature.getByRole("heading", { level: 3 })).not.toBeEmpty();
      await expect(feature.locator("p")).not.toBeEmpty();
      // Its place in the strip of pictures.
      await expect(feature.locator(".icon")).toHaveCSS("--n", /^\d+$/);
    }
  });
  await test.step("[2-home-join] Join Now leads to the sign-up", async () => {
    await expect(page.getByRole("link", { name: "Join Now" })).toHaveAttribute("href", "/register");
  });
  await test.step("[2-home-faq-hindi] the last question is the Hindi twin of the eagle-branding answer", async () => {
    const { questions } = parts(page);
    await expect(questions.nth(10)).toContainText("eagle branding");
    await expect(questions.nth(10)).not.toHaveAttribute("lang");
    await expect(questions.nth(11)).toHaveAttribute("lang", "hi");
    await expect(questions.nth(11)).toContainText("ईगल ब्रांडिंग");
  });
  await test.step("Home says who the forum is and answers its questions to search engines", async () => {
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
    const organization = data.find((each) => each["@type"] === "Organization");
    expect(organization).toMatchObject({ "@context": "https://schema.org", name: "MASA Forum" });
    const faq = data.find((each) => each["@type"] === "FAQPage") as { mainEntity: Array<Record<string, unknown>> };
    expect(faq.mainEntity).toHaveLength(12);
    const printed = await parts(page).questions.locator("summary").allTextContents();
    expect(faq.mainEntity.map(({ name }) => name)).toEqual(printed);
    expect(faq.mainEntity[11]).toMatchObject({ "@type": "Question", inLanguage: "hi" });
    expect(faq.mainEntity[0]).toMatchObject({
      acceptedAnswer: { "@type": "Answer", text: expect.stringMatching(/^<p>MASA Forum/) },
    });
  });
}

test(
  "Home shows its contents, at every width, with its insights and its questions",
  inSteps({
    "its contents": async (page) => {
      await openHome(page);
      await expectContents(page);
    },
    "the first screen at every width has the next event with its registration, and counts that are links": async (
      page,
    ) => {
      for (const size of [
        { width: 360, height: 800 },
        { width: 768, height: 1024 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(size);
        const next = page.getByRole("region", { name: "Next event" });
        await expect(next).toBeInViewport({ ratio: 1 });
        await expect(next.getByRole("link")).toHaveAttribute("href", /^\/event-registration\?event=[\w-]+$/);
        await expect(page.locator(".home-counts")).toBeInViewport();
      }
      await expect(page.locator(".home-counts")).toHaveText("5 chapters · 21 partners · 10 schemes");
    },
    "the features climb in steps of two or three columns, the first one at the top right": async (page) => {
      for (const [width, columns] of [
        [360, 2],
        [768, 3],
        [1440, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const boxes = await page
          .locator(".home-features li")
          .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
        expect(new Set(boxes.map(({ x }) => Math.round(x))).size, `${width} px`).toBe(columns);
        const [top] = boxes;
        expect(
          boxes.every(({ x, y }) => x <= (top?.x ?? 0) && y >= (top?.y ?? 0)),
          `${width} px`,
        ).toBe(true);
      }
    },
    "on a screen wider than 1920 px the hero's picture ends with the content": async (page) => {
      await page.setViewportSize({ width: 2560, height: 1300 });
      const rightOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => Math.round(element.getBoundingClientRect().right));
      expect(await rightOf(".home-stage")).toBe(await rightOf(".home-features li:last-child"));
    },
    "on a phone the text of a feature takes at most five short lines in its tile": async (page) => {
      await page.setViewportSize({ width: 360, height: 800 });
      const lines = await page
        .locator(".home-features li p")
        .evaluateAll((texts) =>
          texts.map((text) => Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))),
        );
      expect(lines).toHaveLength(6);
      expect(Math.max(...lines)).toBeLessThanOrEqual(5);
    },
    "[2-home-insights] next and previous show the other testimonials, round both ends": async (page) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      const { quotes } = parts(page);
      const position = page.locator(".home-insights output");
      await expect(quotes).toHaveCount(6);
      await expect(page.getByRole("region", { name: "What members say" }).getByRole("listitem")).toHaveCount(6);
      await expect(page.getByRole("heading", { name: "Member Insights" })).toBeVisible();
      await page.getByRole("button", { name: "Next insights" }).click();
      await expect(position).toHaveText("4 to 6 of 6");
      await expect(quotes.nth(3)).toBeInViewport({ ratio: 0.9 });
      await expect(quotes.nth(2)).not.toBeInViewport({ ratio: 0.01 });
      await page.getByRole("button", { name: "Next insights" }).click();
      await expect(position).toHaveText("1 to 3 of 6");
      await page.getByRole("button", { name: "Previous insights" }).click();
      await expect(position).toHaveText("4 to 6 of 6");
      await page.getByRole("button", { name: "Previous insights" }).click();
      await expect(position).toHaveText("1 to 3 of 6");
    },
    "[2-home-insights-view] the slider shows one, two or three a view": async (page) => {
      const { quotes } = parts(page);
      for (const [width, size] of [
        [320, 1],
        [767, 1],
        [768, 2],
        [1023, 2],
        [1024, 3],
        [1440, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await quotes.first().scrollIntoViewIfNeeded();
        for (let index = 0; index < size; index += 1) await expect(quotes.nth(index)).toBeInViewport();
        await expect(quotes.nth(size)).not.toBeInViewport({ ratio: 0.01 });
        const text = size === 1 ? "1 of 6" : `1 to ${size} of 6`;
        await expect(page.locator(".home-insights output")).toHaveText(text);
      }
    },
    "[2-home-faq] [4-home-faq] twelve questions, one open at a time": async (page) => {
      const { questions } = parts(page);
      await expect(questions).toHaveCount(12);
      await expect(page.locator("details[open]")).toHaveCount(0);
      for (const index of [0, 5, 11]) {
        await questions.nth(index).locator("summary").click();
        await expect(page.locator("details[open]")).toHaveCount(1);
        await expect(questions.nth(index)).toHaveAttribute("open");
      }
      await questions.nth(11).locator("summary").click();
      await expect(page.locator("details[open]")).toHaveCount(0);
    },
    "the questions open by keyboard, and their links lead on": async (page) => {
      const first = parts(page).questions.first();
      await first.locator("summary").focus();
      await page.keyboard.press("Enter");
      await expect(first.getByRole("link", { name: "register" })).toBeVisible();
      await expect(first.getByRole("link", { name: "register" })).toHaveAttribute("href", "/register");
    },
    "an opened question stays where it was clicked while the one above it closes": async (page) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await settled(page);
      await expectOpenedStays(page.locator("details[name=faq] > summary"));
    },
    "Home passes axe, paused and with a question open": async (page) => {
      await page.getByRole("button", { name: "Pause scenes and heading" }).click();
      await parts(page).questions.nth(11).locator("summary").click();
      await expectNoFindings(page);
    },
  }),
);

test(
  "the scenes and the heading of Home follow the clock",
  inSteps({
    "[2-home-typing] the end of the welcome heading is typed letter by letter, and the whole heading is always legible":
      async (page) => {
        await openHomeWithClock(page);
        const { heading } = parts(page);
        await expect.poll(() => untyped(page)).toBe(TYPED_PART);
        await page.clock.runFor(450);
        await expect.poll(() => untyped(page)).toBe(TYPED_PART.slice(10));
        await expect(heading).toHaveText(HEADING);
        await expect(page.getByRole("heading", { level: 1, name: HEADING, exact: true })).toBeVisible();
        // 3.6 to 1 on the page's background; large text needs 3 to 1.
        const colour = await heading.evaluate(
          (element) => getComputedStyle(element, "::highlight(home-untyped)").color,
        );
        expect(colour).toBe("rgb(140, 133, 119)");
        await page.clock.runFor(3_050);
        await expect.poll(() => untyped(page)).toBe("");
      },
    "[4-home-typing] the cursor blinks every 500 ms": async (page) => {
      // 3.5 s after the start.
      const opacity = () => page.locator(".home-cursor").evaluate((cursor) => getComputedStyle(cursor).opacity);
      const seen = [await opacity()];
      for (const ms of [499, 1, 499, 1, 500]) {
        await page.clock.runFor(ms);
        seen.push(await opacity());
      }
      expect(seen).toEqual(["0", "0", "1", "1", "0", "1"]);
    },
    "[4-home-carousel] the carousel advances every 6 s and begins again after the last slide": async (page) => {
      // 5 s after the start.
      await page.clock.runFor(999);
      await expectScene(page, 1);
      await page.clock.runFor(1);
      await expectScene(page, 2);
      for (const number of [3, 4, 5, 6, 7, 1]) {
        await page.clock.runFor(6_000);
        await expectScene(page, number);
      }
    },
    "[4-home-typing] typing restarts after 10 s": async (page) => {
      // 42 s after the start.
      for (const ms of [7_999, 9_999]) {
        await page.clock.runFor(ms);
        await expect.poll(() => untyped(page)).toBe("");
        await page.clock.runFor(1);
        await expect.poll(() => untyped(page)).toBe(TYPED_PART);
      }
    },
    "[2-home-carousel] a dot jumps to its slide": async (page) => {
      // 60 s after the start.
      const { dots } = parts(page);
      await expectScene(page, 4);
      await dots.nth(4).click();
      await expectScene(page, 5);
      await dots.nth(3).click();
      await expectScene(page, 4);
      await expect(page).toHaveURL("/");
    },
    "a jump by hand gives the slide its whole six seconds": async (page) => {
      await page.mouse.move(0, 0);
      await page.clock.runFor(5_000);
      await parts(page).dots.nth(2).click();
      await page.mouse.move(0, 0);
      await page.clock.runFor(5_999);
      await expectScene(page, 3);
      await page.clock.runFor(1);
      await expectScene(page, 4);
    },
    "a swipe moves the carousel, and the dots follow": async (page) => {
      const { track } = parts(page);
      await track.evaluate((element) => element.scrollTo({ left: element.clientWidth * 2, behavior: "instant" }));
      await expectScene(page, 3);
      await page.clock.runFor(6_000);
      await expectScene(page, 4);
    },
    "the pause button stops slides and heading until it is pressed again": async (page) => {
      await page.getByRole("button", { name: "Pause scenes and heading" }).click();
      await page.mouse.move(0, 0);
      await page.clock.runFor(30_000);
      await expectScene(page, 4);
      expect(await untyped(page)).toBe("");
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      // Nor does the cursor blink: it would be hidden at one of the two.
      for (const ms of [0, 500]) {
        await page.clock.runFor(ms);
        await expect(page.locator(".home-cursor")).toHaveCSS("opacity", "1");
      }
      await page.getByRole("button", { name: "Play scenes and heading" }).click();
      await page.clock.runFor(6_000);
      await expectScene(page, 5);
    },
    "the carousel waits under the pointer and continues after it": async (page) => {
      await parts(page).carousel.hover();
      await page.clock.runFor(20_000);
      await expectScene(page, 5);
      await page.mouse.move(0, 0);
      await page.clock.runFor(6_000);
      await expectScene(page, 6);
    },
    "the carousel waits while the keyboard is in it, and its dots work with Enter": async (page) => {
      const { dots } = parts(page);
      await page.getByRole("button", { name: "Pause scenes and heading" }).focus();
      await page.keyboard.press("Tab");
      await expect(parts(page).track).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(dots.first()).toBeFocused();
      await page.clock.runFor(20_000);
      await expectScene(page, 6);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expectScene(page, 2);
      await expect(dots.nth(1)).toBeFocused();
    },
    "in a hidden tab nothing moves, and each picture comes shortly before its turn": async (page) => {
      await loadHome(page);
      const pictures = parts(page).scenes.getByRole("img");
      const loading = () => pictures.evaluateAll((all) => all.map((picture) => (picture as HTMLImageElement).loading));
      const lazy = (count: number) => Array<string>(count).fill("lazy");
      await expect.poll(loading).toEqual(["lazy", "eager", ...lazy(5)]);
      await page.clock.runFor(900);
      await expect.poll(() => untyped(page)).toBe(TYPED_PART.slice(20));
      await setTabHidden(page, true);
      await page.clock.runFor(60_000);
      await expectScene(page, 1);
      expect(await untyped(page)).toBe(TYPED_PART.slice(20));
      await setTabHidden(page, false);
      await page.clock.runFor(6_000);
      await expectScene(page, 2);
      await expect.poll(loading).toEqual(["lazy", "eager", "eager", ...lazy(4)]);
    },
    "out of view nothing moves, and it continues when it is in view again": async (page) => {
      await loadHome(page);
      await page.clock.runFor(900);
      await expect.poll(() => untyped(page)).toBe(TYPED_PART.slice(20));
      await page.evaluate(() => scrollTo({ top: innerHeight * 3, behavior: "instant" }));
      await expect(parts(page).heading).not.toBeInViewport();
      await observed(parts(page).heading);
      await page.clock.runFor(60_000);
      expect(await untyped(page)).toBe(TYPED_PART.slice(20));
      await expect(parts(page).dots.first()).toHaveAttribute("aria-current", "true");
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expect(parts(page).heading).toBeInViewport();
      await observed(parts(page).heading);
      await page.clock.runFor(3 * 45);
      await expect.poll(() => untyped(page)).toBe(TYPED_PART.slice(23));
      await page.clock.runFor(6_000);
      await expectScene(page, 2);
    },
  }),
);

test.describe("for visitors who asked for reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test(
    "the scenes and the heading of Home do not move",
    inSteps({
      "nothing moves, and the dots still work": async (page) => {
        await openHomeWithClock(page);
        await page.clock.runFor(60_000);
        await expectScene(page, 1);
        expect(await untyped(page)).toBe("");
        await expect(page.locator(".home-cursor")).toHaveCount(0);
        await parts(page).dots.nth(1).click();
        await expectScene(page, 2);
      },
      "the button says that nothing plays, and pressing it starts the animation": async (page) => {
        await page.getByRole("button", { name: "Play scenes and heading" }).click();
        await page.clock.runFor(6_000);
        await expectScene(page, 3);
        await page.getByRole("button", { name: "Pause scenes and heading" }).click();
        await page.clock.runFor(60_000);
        await expectScene(page, 3);
        expect(await untyped(page)).toBe("");
      },
    }),
  );
});

test.describe("with forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });
  test("letters that are still to be typed look like the others", async ({ page }) => {
    await openHomeWithClock(page);
    await expect(page.locator(".home-cursor")).toBeAttached();
    expect(await page.evaluate(() => CSS.highlights.has("home-untyped"))).toBe(false);
  });
});

test("the cursor is after the last typed letter, even if the heading font arrives later", async ({ page }) => {
  const arrive = await holdBack(page, "**/fonts/*");
  await openHomeWithClock(page, "domcontentloaded");
  const gap = () =>
    page.evaluate(() => {
      const [untypedNow] = CSS.highlights.get("home-untyped") ?? [];
      const letter = new Range();
      const text = document.querySelector("h1")?.firstChild;
      if (!(untypedNow instanceof Range) || !text) return Number.NaN;
      letter.setStart(text, untypedNow.startOffset - 1);
      letter.setEnd(text, untypedNow.startOffset);
      const cursor = document.querySelector(".home-cursor")?.getBoundingClientRect();
      return Math.abs((cursor?.left ?? 0) - letter.getBoundingClientRect().right);
    });
  await page.clock.runFor(45 * 20);
  await expect.poll(() => untyped(page)).toBe(TYPED_PART.slice(20));
  await expect.poll(gap).toBeLessThan(1);
  const loaded = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length);
  const before = await loaded();
  arrive("continue");
  await expect.poll(loaded).toBe(before + 1);
  await expect.poll(gap).toBeLessThan(1);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(gap).toBeLessThan(1);
});

test(
  "the popup of the first visit opens, and closes for good",
  inSteps({
    "the popup waits three seconds, and the page can be used while it is open": async (page) => {
      const popup = await openFirstVisit(page);
      await page.clock.runFor(2_999);
      await expect(popup).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem("masa-first-visit"))).toBeNull();
      await page.clock.runFor(1);
      await expect(popup).toBeInViewport({ ratio: 1 });
      await parts(page).dots.nth(1).click();
      await expectScene(page, 2);
      await expect(popup).toBeVisible();
    },
    "[2-home-popup] the popup asks why a first-time visitor is here, with four choices and a close button": async (
      page,
    ) => {
      const popup = firstVisitPopup(page);
      await expect(popup.getByRole("heading")).toHaveText("Why are you here");
      await expect(popup.getByRole("listitem")).toHaveText(CHOICES.map(([choice]) => choice));
      await expect(popup.getByRole("button", { name: "Close" })).toBeVisible();
      expect(await unknownIcons(popup.locator(".icon"))).toEqual([]);
      await page.emulateMedia({ media: "print" });
      await expect(popup).toBeHidden();
      await page.emulateMedia({ media: null });
    },
    "[4-home-popup] the popup is shown on the first visit only": async (page) => {
      const popup = firstVisitPopup(page);
      expect(await page.evaluate(() => localStorage.getItem("masa-first-visit"))).not.toBeNull();
      await page.reload();
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.clock.runFor(10_000);
      await expect(popup).toBeHidden();
    },
    "the first scroll shows the popup at once": async (page) => {
      const popup = await repeatFirstVisit(page);
      await page.evaluate(() => scrollTo({ top: 10, behavior: "instant" }));
      await expect(popup).toBeVisible();
    },
    "[4-home-popup-close] the close button closes the popup, nothing is sent and the page stays": async (page) => {
      const calls: string[] = [];
      page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
      const popup = firstVisitPopup(page);
      await popup.getByRole("button", { name: "Close" }).click();
      await expect(popup).toBeHidden();
      await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
      await page.clock.runFor(10_000);
      await expect(popup).toHaveCount(0);
      await expect(page).toHaveURL("/");
      expect(calls).toEqual([]);
    },
    "the popup takes no focus: it is the next stop before the page’s main part, and the keyboard goes on there": async (
      page,
    ) => {
      await repeatFirstVisit(page);
      const first = page.getByRole("link", { name: "Event Registration" });
      await first.focus();
      await page.clock.runFor(3_000);
      const popup = page.getByRole("dialog", { name: "Why are you here" });
      await expect(popup).toBeVisible();
      await expect(first).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await expect(popup.getByRole("button", { name: "know About MASA" })).toBeFocused();
      await popup.getByRole("button", { name: "Close" }).focus();
      await page.keyboard.press("Enter");
      await expect(popup).toHaveCount(0);
      await page.keyboard.press("Tab");
      await expect(first).toBeFocused();
    },
    "Home passes axe with the popup, typing": async (page) => {
      await repeatPopup(page);
      await page.clock.resume();
      await settled(page);
      await expectNoFindings(page);
    },
    "Escape closes the popup, but first the menu that is open before it": async (page) => {
      const popup = firstVisitPopup(page);
      const menu = page.locator("#menu-mobile");
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(menu).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(popup).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(popup).toBeHidden();
      await expect(page).toHaveURL("/");
    },
  }),
);

test("each choice of the popup is sent and leads on", async ({ page }) => {
  // The page's own clock says when it leaves, so that no request has to be waited for.
  const departures: string[] = [];
  page.on("console", (message) => message.type() === "debug" && departures.push(message.text()));
  for (const [choice, address] of CHOICES) {
    await test.step(`[2-home-popup] [2-home-popup-choice] "${choice}" is sent, closes the popup and leads to ${address} after 300 ms`, async () => {
      const popup = await repeatPopup(page);
      const sent = page.waitForRequest("**/api/user-intent");
      const responsePromise = page.waitForResponse("**/api/user-intent");
      departures.length = 0;
      await page.evaluate(() => {
        const start = Date.now();
        window.navigation.addEventListener("navigate", ({ destination }) =>
          console.debug(`${new URL(destination.url).pathname} after ${Date.now() - start} ms`),
        );
      });
      await popup.getByRole("button", { name: choice, exact: true }).click();
      expect((await sent).postDataJSON()).toEqual({ intent: choice });
      expect((await responsePromise).status()).toBe(202);
      await expect(popup).toBeHidden();
      await page.clock.runFor(300);
      await expect.poll(() => departures).toEqual([`${address} after 300 ms`]);
      await expect(page).toHaveURL(address);
      await page.waitForLoadState("networkidle");
      await page.clock.runFor(10_000);
      await expect(page.getByRole("dialog")).toBeHidden();
    });
  }
});

test("a browser without storage never shows the popup", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Denied", "SecurityError");
      },
    });
  });
  const popup = await openFirstVisit(page);
  await page.clock.runFor(10_000);
  await expect(popup).toBeHidden();
});

test.describe("when the choice cannot be sent", () => {
  test.use({ expected: [/Failed to load resource/] });
  test("the visitor still continues", async ({ page }) => {
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    for (const failure of ["aborted", "refused"] as const) {
      await test.step(`the visitor is still led on and the log says so: ${failure}`, async () => {
        warnings.length = 0;
        await page.unrouteAll();
        await page.route("**/api/user-intent", (route) =>
          failure === "aborted" ? route.abort() : route.fulfill({ status: 500, body: "no" }),
        );
        const popup = await repeatPopup(page);
        await popup.getByRole("button", { name: "Startup Incubation" }).click();
        await expect.poll(() => warnings).toEqual([expect.stringContaining("/api/user-intent failed")]);
        await page.clock.runFor(300);
        await expect(page).toHaveURL("/register");
      });
    }
    await test.step("an answer that never comes delays no visitor, and the choice works by keyboard", async () => {
      await page.unrouteAll();
      await page.route("**/api/user-intent", () => undefined);
      const popup = await repeatPopup(page);
      await popup.getByRole("button", { name: "Close" }).focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.clock.runFor(300);
      await expect(page).toHaveURL("/membership");
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
  });
});

for (const width of [360, 1280]) {
  test(`nothing shifts on Home at ${width} px: popup, typing and slides included`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const popup = await openPopup(page);
    await popup.getByRole("button", { name: "Close" }).click();
    await page.mouse.move(0, 0);
    const { track, heading } = parts(page);
    // On a phone the slides are below the first screen and start when they come into view.
    await track.scrollIntoViewIfNeeded();
    await observed(track);
    for (let step = 0; step < 14; step += 1) {
      await page.clock.runFor(1_000);
      await observed(heading);
    }
    await expect(parts(page).dots.nth(2)).toHaveAttribute("aria-current", "true");
    expect(await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts)).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "Home is readable",
    inSteps({
      "everything can be read, no popup asks anything, and no button is without effect": async (page) => {
        await page.goto("/");
        const { heading, scenes, quotes, questions } = parts(page);
        await expect(heading).toHaveText(HEADING);
        await expect(page.getByRole("region", { name: "Next event" }).getByRole("link")).toBeVisible();
        await expect(page.locator(".home-counts")).toBeVisible();
        await expect(scenes).toHaveCount(7);
        await expect(quotes).toHaveCount(6);
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expect(page.locator("main").getByRole("button")).toHaveCount(0);
        await questions.nth(2).locator("summary").click();
        await questions.nth(3).locator("summary").click();
        await expect(page.locator("details[open]")).toHaveCount(1);
      },
      "the dots lead to their slides": async (page) => {
        await parts(page).dots.nth(3).click();
        await expect(parts(page).scenes.nth(3)).toBeInViewport({ ratio: 0.9 });
      },
    }),
  );
});
