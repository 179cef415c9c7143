import type { Locator, Page } from "@playwright/test";
import { expect, setTextSize, test } from "../../support/browser/browser.ts";
import { freshAddress, logInNewMember, payFor } from "../../support/fixtures/account.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/fixtures/forms.ts";
import { FAR_EVENT } from "../../support/fixtures/future-entries.ts";
import { SITE_PORT } from "../../support/site/ports.ts";

/** Every page of a member of any role, with the entry of the navigation that it marks. */
const PAGES = [
  ["/dashboard/membership", "Membership"],
  ["/dashboard", "Tasks"],
  ["/dashboard/report", "Tasks"],
  ["/dashboard/registrations", "Events"],
  ["/dashboard/profile", "Profile"],
  ["/dashboard/email", "Profile"],
  ["/dashboard/privacy", "Privacy"],
  ["/dashboard/privacy/erasure", "Privacy"],
] as const;
const SITE = `http://localhost:${SITE_PORT}`;

/** The number of lines that a heading's word takes. */
const linesOf = (heading: Locator, word: string) =>
  heading.evaluate((element, text) => {
    const node = [...element.childNodes].find((child) => child.textContent?.includes(text));
    if (!(node instanceof Text)) return 0;
    const range = document.createRange();
    range.setStart(node, node.data.indexOf(text));
    range.setEnd(node, node.data.indexOf(text) + text.length);
    return range.getClientRects().length;
  }, word);

/** Axe, and no sideways scrolling at 320 px, with every part open. */
async function expectFit(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    for (const part of await page.locator("details").all()) {
      await part.evaluate((element: HTMLDetailsElement) => {
        element.open = true;
      });
    }
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

/** The navigation of the member's pages marks the current one and fits a phone. */
async function expectNavigation(page: Page, current: string): Promise<void> {
  const bar = page.getByRole("navigation", { name: "Your account" });
  await expect(bar.locator("[aria-current]")).toHaveText([current]);
  await expect(bar.getByRole("link", { name: "Privacy" })).toBeInViewport({ ratio: 1 });
}

/** The dashboard with a long name, a ticked task and large text. */
async function expectLongName(page: Page): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  for (const name of ["Thiruvananthapuram", "Ramasubramaniam"]) expect(await linesOf(heading, name), name).toBe(1);
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await linesOf(heading, "Venkatanarasimharajuvaripeta")).toBe(1);
  await page.setViewportSize({ width: 360, height: 800 });
  const responsePromise = page.waitForResponse("**/api/tasks");
  await page.getByRole("checkbox").first().click();
  await responsePromise;
  await setTextSize(page, "200%");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await setTextSize(page, "");
}

test("the member's own pages pass axe, mark their place in the navigation and do not scroll sideways, even with a long name", async ({
  page,
}) => {
  const address = freshAddress().replaceAll("-", "");
  const name = "Thiruvananthapuram Venkatanarasimharajuvaripeta Ramasubramaniam";
  const email = await logInNewMember(page, "startup", name, address);
  await payFor(page, email);
  const person = { fullName: "Asha Rao", email, phone: "9876543210", membershipStatus: "Non-Member" };
  const registration = { data: { ...person, event: FAR_EVENT.slug }, headers: { Origin: SITE } };
  expect((await page.request.post(`${SITE}/api/event/register`, registration)).ok()).toBe(true);
  let receipt = "";
  for (const [path, current] of PAGES) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    await expectNavigation(page, current);
    if (path === "/dashboard") await expectLongName(page);
    await expectFit(page, path);
    if (path === "/dashboard/membership") {
      receipt = (await page.getByRole("link", { name: /^MFR\// }).getAttribute("href")) ?? "";
    }
    if (path === "/dashboard/email") {
      await page.getByLabel("New email").fill(freshAddress());
      await page.getByRole("button", { name: "Send both codes" }).click();
      await expect(page.getByLabel(`Code from the email to ${email}`)).toBeVisible();
      await expectFit(page, "the codes of a new address");
    }
  }
  for (const path of ["/erasure", receipt]) {
    await page.goto(path);
    await expectFit(page, path);
  }
});
