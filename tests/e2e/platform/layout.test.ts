import type { Page } from "@playwright/test";
import { axeFindings } from "../../support/browser/axe.ts";
import { expect, inSteps, settled, test } from "../../support/browser/browser.ts";
import { expectNewTabs } from "../../support/browser/plain-page.ts";
import { noteMoves } from "../../support/browser/scrolls.ts";

const ABOUT = ["Mission/Vision", "Our Team", "Our Partners", "Our Members"];
const RESOURCES = ["Blogs", "MSME Times", "Schemes"];
const DROPDOWNS = [
  ["About", "#menu-about", ABOUT],
  ["Resources", "#menu-resources", RESOURCES],
] as const;

const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 800 };
test.use({ viewport: wide });

const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });

test(
  "the bar and the footer on a wide screen",
  inSteps({
    "the skip link moves the focus past the bar": async (page) => {
      await page.goto("/about");
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: "Skip to main content" });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
    },
    "[2-bar-entries] each entry of the bar and of its dropdowns links to its page": async (page) => {
      const hrefs = await page
        .locator(".bar-nav a")
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
      expect(hrefs).toEqual([
        ["Mission/Vision", "/about"],
        ["Our Team", "/team"],
        ["Our Partners", "/Partners"],
        ["Our Members", "/ourmembers"],
        ["Our Initiatives", "/Ourinitiatives"],
        ["Membership", "/membership"],
        ["Events", "/events"],
        ["Mumbai MASA", "/mahagrowth"],
        ["Blogs", "/BlogsPage"],
        ["MSME Times", "/MSMENews"],
        ["Schemes", "/SchemesPage"],
        ["MASA in Media", "/masainmedia"],
        ["Contact Us", "/ContactUs"],
      ]);
      await expect(page.getByRole("link", { name: "Join As a Member" })).toHaveAttribute("href", "/register");
    },
    "the About and Resources dropdowns work by keyboard and close on Escape": expectKeyboardDropdowns,
    "only one dropdown is open at a time": async (page) => {
      await bar(page).getByRole("button", { name: "About" }).click();
      await bar(page).getByRole("button", { name: "Resources" }).click();
      await expect(page.locator("#menu-resources")).toBeVisible();
      await expect(page.locator("#menu-about")).toBeHidden();
      await settled(page);
      expect(await axeFindings(page)).toEqual([]);
    },
    "[2-footer-external] the footer's external links open in a new tab": async (page) => {
      const links = page.getByRole("contentinfo").locator('a[href^="https://"]');
      const names = ["MASA Awards", "Parent company", "Foundation", "Facebook", "LinkedIn", "Instagram"];
      await expect(links).toHaveCount(names.length);
      for (const [i, name] of names.entries()) await expect(links.nth(i)).toHaveAccessibleName(new RegExp(`^${name}`));
      await expectNewTabs(links);
    },
    "[2-footer-contact] the contact block and the current year are in the footer": async (page) => {
      const footer = page.getByRole("contentinfo");
      await expect(footer.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:[^@\s]+@[^@\s]+$/);
      await expect(footer.getByRole("link", { name: /^\+91/ })).toHaveAttribute("href", /^tel:\+91\d{10}$/);
      const inIndia = new Intl.DateTimeFormat("en-IN", { year: "numeric", timeZone: "Asia/Kolkata" });
      await expect(footer).toContainText(`© ${inIndia.format(new Date())} MASA Forum`);
    },
    "[2-bar-sticky] the bar stays at the top while the page scrolls": async (page) => {
      await page.mouse.wheel(0, 1500);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
    },
    "on a low screen only the row of entries is sticky": async (page) => {
      await page.setViewportSize({ width: 1280, height: 640 });
      await page.mouse.wheel(0, 1500);
      const brand = page.getByRole("banner").getByRole("link", { name: "MASA Forum, home" });
      await expect(brand).not.toBeInViewport();
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
    },
    "at every width the bar and the content share their edges, and the entries have room": async (page) => {
      const edges = (selector: string) =>
        page.locator(selector).evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          const { paddingLeft, paddingRight } = getComputedStyle(element);
          return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
        });
      for (const width of [360, 768, 1024, 1280, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        const content = await edges("main .page-head .wrap");
        expect(await edges(".bar-inner"), `${width} px`).toEqual(content);
        expect(await edges(".footer-inner"), `${width} px`).toEqual(content);
        if (width < 1024) continue;
        await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
        const gaps = await bar(page)
          .locator("> ul > li")
          .evaluateAll((all) => {
            const boxes = all.map((entry) => entry.getBoundingClientRect());
            return boxes.slice(1).map(({ left }, i) => left - (boxes[i]?.right ?? 0));
          });
        // Plus the padding of 10 px on each side.
        expect(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(4);
      }
    },
    "[2-dropdowns] the About and Resources dropdowns open below their buttons and close on a click outside": async (
      page,
    ) => {
      await page.setViewportSize(wide);
      await expectDropdowns(page);
    },
    "the bar marks the page that is open": async (page) => {
      await bar(page).getByRole("link", { name: "MASA in Media" }).click();
      await expect(page).toHaveURL("/masainmedia");
      await expect(bar(page).locator("[aria-current=page]")).toHaveText("MASA in Media");
      await bar(page).getByRole("button", { name: "About" }).click();
      await page.locator("#menu-about").getByRole("link", { name: "Our Team" }).click();
      await expect(page).toHaveURL("/team");
      await expect(page.locator("#menu-about [aria-current=page]")).toHaveText("Our Team");
    },
  }),
);

async function expectDropdowns(page: Page) {
  await page.goto("/TermsAndConditions");
  for (const [name, id, entries] of DROPDOWNS) {
    const button = bar(page).getByRole("button", { name });
    const menu = page.locator(id);
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu.getByRole("link")).toHaveText([...entries]);
    const [above, below] = [await button.boundingBox(), await menu.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect(Math.abs((below?.x ?? 0) - (above?.x ?? 0))).toBeLessThan(40);
    await page.mouse.click(640, 700);
    await expect(menu).toBeHidden();
    await button.click();
    await button.click();
    await expect(menu).toBeHidden();
  }
}

async function expectKeyboardDropdowns(page: Page) {
  for (const [name, id, entries] of DROPDOWNS) {
    const button = bar(page).getByRole("button", { name });
    const menu = page.locator(id);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    for (const entry of entries) {
      await page.keyboard.press("Tab");
      await expect(menu.getByRole("link", { name: entry })).toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press("Space");
    await expect(menu).toBeVisible();
    for (const _ of entries) await page.keyboard.press("Tab");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu).toBeHidden();
  }
}

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test(
    "the bar and its menu",
    inSteps({
      "[2-register-label] the join button is labelled Register": async (page) => {
        await page.goto("/about");
        const header = page.getByRole("banner");
        await expect(header.getByRole("link", { name: "Register" })).toHaveAttribute("href", "/register");
        await expect(header.getByRole("link", { name: "Join As a Member" })).toBeHidden();
      },
      "the bar fits a small phone and has large enough touch targets": async (page) => {
        const header = page.getByRole("banner");
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 700 });
          for (const target of [header.getByRole("link", { name: "Register" }), header.getByRole("button")]) {
            const box = await target.boundingBox();
            expect(box?.width).toBeGreaterThanOrEqual(44);
            expect(box?.height).toBeGreaterThanOrEqual(44);
            expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
          }
        }
      },
      "[2-mobile-menu] the menu button opens and closes the menu": async (page) => {
        const toggle = page.getByRole("button", { name: "Menu" });
        const menu = page.locator("#menu-mobile");
        await expect(bar(page)).toBeHidden();
        await expect(menu).toBeHidden();
        await toggle.click();
        await expect(menu).toBeVisible();
        await expect(menu.getByRole("link")).toHaveText([
          "Login",
          "हिंदी",
          ...ABOUT,
          "Our Initiatives",
          "Membership",
          "Events",
          "Mumbai MASA",
          ...RESOURCES,
          "MASA in Media",
          "Contact Us",
          "Register",
        ]);
        await expect(menu.getByRole("list", { name: "About" }).getByRole("link")).toHaveText(ABOUT);
        await expect(menu.getByRole("list", { name: "Resources" }).getByRole("link")).toHaveText(RESOURCES);
        await settled(page);
        expect(await axeFindings(page)).toEqual([]);
        await toggle.click();
        await expect(menu).toBeHidden();
        await toggle.click();
        await page.keyboard.press("Escape");
        await expect(menu).toBeHidden();
        await expect(toggle).toBeFocused();
      },
      "the menu button shows three lines, and a cross while the menu is open": async (page) => {
        const toggle = page.getByRole("button", { name: "Menu" });
        const picture = () =>
          toggle.locator(".icon").evaluate((icon) => getComputedStyle(icon).getPropertyValue("--n"));
        const pictureOf = (name: string) =>
          page.evaluate((kind) => {
            const icon = Object.assign(document.createElement("i"), { className: `icon i-${kind}` });
            document.body.appendChild(icon);
            return getComputedStyle(icon).getPropertyValue("--n");
          }, name);
        expect(await picture()).toBe(await pictureOf("menu"));
        await toggle.click();
        await expect.poll(picture).toBe(await pictureOf("x"));
        await toggle.click();
        await expect.poll(picture).toBe(await pictureOf("menu"));
      },
      "the menu closes when the focus leaves it, before an element behind it can get the focus": async (page) => {
        const toggle = page.getByRole("button", { name: "Menu" });
        const menu = page.locator("#menu-mobile");
        await toggle.focus();
        await page.keyboard.press("Enter");
        const links = menu.getByRole("link");
        for (let i = await links.count(); i > 0; i -= 1) await page.keyboard.press("Tab");
        await expect(links.last()).toBeFocused();
        await expect
          .poll(async () => {
            await page.keyboard.press("Tab");
            expect(await page.evaluate(() => document.activeElement?.closest("main, footer, aside"))).toBeNull();
            return menu.isVisible();
          })
          .toBe(false);
        await toggle.focus();
        await page.keyboard.press("Tab");
        expect(await page.evaluate(() => document.activeElement?.closest("main"))).not.toBeNull();
      },
      "the menu has the full height beside a strip of the page and opens scrolled to the top": async (page) => {
        await page.setViewportSize({ width: 360, height: 560 });
        const toggle = page.getByRole("button", { name: "Menu" });
        const menu = page.locator("#menu-mobile");
        await toggle.click();
        const box = await menu.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(560);
        await menu.getByRole("link", { name: "Register" }).scrollIntoViewIfNeeded();
        expect(await menu.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
        await page.mouse.click(20, 500);
        await expect(menu).toBeHidden();
        await toggle.click();
        await expect(menu.getByRole("link", { name: "Login" })).toBeInViewport();
        expect(await menu.evaluate((element) => element.scrollTop)).toBe(0);
      },
    }),
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the dropdowns and the mobile menu open", async ({ page }) => {
    await page.goto("/about");
    await bar(page).getByRole("button", { name: "Resources" }).click();
    await expect(page.locator("#menu-resources")).toBeVisible();
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("#menu-mobile").getByRole("link", { name: "Our Members" }).click();
    await expect(page).toHaveURL("/ourmembers");
  });
});

test("[2-footer-scroll] an internal footer link scrolls smoothly to the top, even on its own page", async ({
  page,
}) => {
  const { moves, forget } = await noteMoves(page);
  const links = page.getByRole("contentinfo").getByRole("navigation", { name: "Quick links" }).getByRole("link");
  await page.goto("/about");
  await settled(page);
  await links.first().click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL("/about");
  expect(await moves()).toEqual({ scrolls: [[{ top: 0, behavior: "smooth" }]], left: [] });

  await forget();
  await links.nth(1).click();
  await expect(page).toHaveURL("/events");
  expect(await moves()).toEqual({
    scrolls: [[{ top: 0, behavior: "smooth" }]],
    left: [expect.stringMatching(/\/events$/)],
  });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a footer link to the same path with another query navigates", async ({ page }) => {
  await page.goto("/events?tab=past");
  await settled(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Events", exact: true }).click();
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Upcoming events");
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a footer link on its own page jumps to the top without movement", async ({ page }) => {
    const { moves } = await noteMoves(page);
    await page.goto("/PrivacyPolicy");
    await settled(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
    expect(await moves()).toEqual({ scrolls: [[{ top: 0, behavior: "instant" }]], left: [] });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL("/PrivacyPolicy");
  });
});
