import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { axeFindings } from "../../support/browser/axe.ts";
import { collectScripts, expect, test } from "../../support/browser/browser.ts";
import { breadcrumbNames, expectNewTabs, structuredData } from "../../support/browser/plain-page.ts";

const FINDER = "/SchemesPage/finder";
const TRADER = `${FINDER}?purpose=working_capital&sector=trade&udyam=micro&amount=20_lakh&standing=clear&bank_limit=no&exports=none&recognition=no`;
const FIRM = `${FINDER}?purpose=machines&sector=manufacturing&udyam=none&amount=50_lakh&standing=clear&recognition=no&owner=women`;
const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1440, height: 900 };
const group = (page: Page, name: RegExp | string) => page.getByRole("region", { name });

test("the Schemes page and the finder link to each other", async ({ page }) => {
  await page.goto("/SchemesPage");
  await page.getByRole("link", { name: "Find what fits you" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Which schemes fit?");
  expect(await breadcrumbNames(page)).toEqual(["Home", "Schemes", "Finder"]);
  const list = (await structuredData(page)).find((data) => data["@type"] === "ItemList");
  expect(JSON.stringify(list)).toContain('"@type":"GovernmentService","name":"Startup India Fund of Funds 2.0"');
  await page.getByRole("link", { name: "All schemes" }).click();
  await expect(page).toHaveURL("/SchemesPage");
});

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test("one tap answers a question, and the last one shows the result", async ({ page }) => {
    await page.goto(FINDER);
    const links = page.locator(".finder-introduction a");
    const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    for (const [question, answer] of [
      ["What do you need now?", "My bills paid"],
      ["What do you do?", "Manufacture"],
      ["What does your Udyam certificate say?", "Small"],
      ["Has the last day for payment passed?", "Yes"],
      ["Does your buyer accept invoices on a TReDS platform?", "I do not know"],
    ] as const) {
      await expect(page.locator(".finder-step h2")).toHaveText(question);
      await page.getByRole("button", { name: answer, exact: true }).click();
    }
    await expect(page.getByRole("heading", { name: "1 scheme appears to fit" })).toBeVisible();
    await expect(page).toHaveURL(/\?purpose=get_paid&.*buyer_platform=unknown.*#finder$/);
    await expect(group(page, /^Fits/).getByRole("heading", { level: 4 })).toHaveText(/MSME ODR/);
    await expect(group(page, /^Needs an answer/)).toContainText("Does your buyer accept invoices");
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  });

  test("an answer can be changed, and the results so far can be seen", async ({ page }) => {
    await page.goto(`${FINDER}?purpose=get_paid&udyam=medium`);
    await page.getByRole("button", { name: "See the results so far" }).click();
    await expect(page.locator(".finder-step")).toBeHidden();
    await page.locator(".finder-given summary").click();
    await page.getByRole("button", { name: "Change the answer to: What does your Udyam" }).click();
    await expect(page.getByRole("button", { name: "Medium", exact: true })).toHaveAttribute("aria-current", "true");
    await page.getByRole("button", { name: "Small", exact: true }).click();
    await expect(page).toHaveURL(/udyam=small/);
    await expect(page).not.toHaveURL(/udyam=medium|edit=|show=/);
    await expect(page.locator(".finder-step h2")).toHaveText("What do you do?");
  });
});

test.describe("on a wide screen without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: DESKTOP });

  test("all questions are on one page beside the results", async ({ page }) => {
    await page.goto(FINDER);
    await page.getByRole("button", { name: "Machines or equipment" }).click();
    await expect(page.locator(".finder-step")).toBeHidden();
    expect(await page.getByRole("combobox").count()).toBeLessThanOrEqual(8);
    await page.getByRole("combobox", { name: "What does your Udyam certificate say?" }).selectOption("Micro");
    await page.getByRole("combobox", { name: "What do you do?" }).selectOption("Manufacture");
    await page.getByRole("combobox", { name: "How much money do you need?" }).selectOption("Up to ₹5 lakh");
    await page
      .getByRole("combobox", { name: "Is any loan of the business overdue?" })
      .selectOption("No, all paid on time");
    await page.getByRole("button", { name: "Show my schemes" }).click();
    await expect(group(page, /^Fits/).getByRole("heading", { level: 4 })).toHaveCount(3);
    await expect(page.getByRole("combobox", { name: "What does your Udyam" })).toHaveValue("micro");
    const cgtmse = page.locator("#cgtmse");
    await expect(cgtmse).toContainText("For a micro enterprise with a loan up to ₹5 lakh the guarantee covers 85%.");
  });
});

test("a result says why, what is missing, and what everything costs, with papers and sources", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(FIRM);
  const cgtmse = group(page, /^One step missing/).locator("#cgtmse");
  await expect(cgtmse).toContainText("Register on the Udyam portal.");
  await expect(cgtmse).toContainText("Time: About half an hour online.");
  await expectNewTabs(cgtmse.getByRole("link", { name: "udyamregistration.gov.in" }));
  await expect(cgtmse).toContainText("The lender is a member of the trust and finds the business viable.");
  await cgtmse.getByText("Cost, papers, how to apply").click();
  await expect(cgtmse).toContainText("Your bank or lender applies.");
  await expect(cgtmse.getByRole("listitem").filter({ hasText: "Project report" })).toBeVisible();
  await expect(cgtmse).toContainText(/Facts as of 23 November 2026\..*250\/2024-25/);
  await page.getByText("Does not fit, because…").click();
  const refused = page.locator(".finder-refused", { hasText: "Credit Guarantee Scheme for Startups" });
  await expect(refused).toContainText("Only startups that DPIIT has recognised are supported.");
  await expect(refused).toContainText("Facts as of 23 November 2026 (");
});

test("a result is rendered from its URL, is not cached and is not indexed", async ({ request }) => {
  const first = await request.get(TRADER);
  expect(first.headers()["cache-control"]).toBe("no-store");
  expect(first.headers()["server-timing"]).toBeUndefined();
  expect(await first.text()).toContain('<meta name="robots" content="noindex"');
  const plain = await request.get(FINDER);
  expect(plain.headers()["cache-control"]).toBe("private, no-cache");
  expect(await plain.text()).not.toContain("noindex");
  const unknown = await request.get(`${FINDER}?name=Asha`);
  expect(await unknown.text()).toBe(await (await request.get(FINDER)).text());
});

test.describe("a result", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("is printed, copied, shared and compared", async ({ page }) => {
    const scripts = collectScripts(page);
    await page.setViewportSize(PHONE);
    await page.goto(`${TRADER}#finder`);
    await test.step("it works by keyboard and prints what is folded", async () => {
      const details = page.locator("#cgtmse details");
      await details.locator("summary").press("Enter");
      await expect(details).toHaveAttribute("open");
      await details.locator("summary").press("Enter");
      await page.emulateMedia({ media: "print" });
      await expect(details.getByText("Project report")).toBeVisible();
      await expect(page.getByText("The loans are for street vendors only.")).toBeVisible();
      // Of the buttons only the questions that are open are printed.
      await expect(page.locator("button:visible:not(.finder-open > *)")).toHaveCount(0);
      await expect(page.locator(".finder-given").getByText("Trade: wholesale or retail")).toBeVisible();
      await page.emulateMedia({ media: null });
    });
    await test.step("the link is copied with its answers", async () => {
      await page.getByRole("button", { name: "Copy the link" }).click();
      await expect(page.getByRole("status")).toHaveText("The link is copied.");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(TRADER, page.url()).href);
    });
    await test.step("it is shared as a picture, and that code loads only on demand", async () => {
      const share = page.getByRole("button", { name: "Share as a picture" });
      await expect(share).toBeVisible();
      expect(scripts.filter((path) => path.includes("share-picture"))).toEqual([]);
      const [download] = await Promise.all([page.waitForEvent("download"), share.click()]);
      expect(download.suggestedFilename()).toBe("schemes-that-fit.png");
      const file = readFileSync(await download.path());
      expect(file.subarray(1, 4).toString()).toBe("PNG");
      expect(file.readUInt32BE(16)).toBe(1080);
      expect(file.readUInt32BE(20)).toBeGreaterThan(900);
      await expect(page.getByRole("status")).toHaveText("The picture is saved in your downloads.");
      expect(scripts.filter((path) => path.includes("share-picture"))).toHaveLength(1);
    });
    await test.step("ticked schemes are compared side by side, and below each other on a phone", async () => {
      await page.setViewportSize(DESKTOP);
      for (const name of [/CGTMSE/, /PMMY/]) await page.getByRole("checkbox", { name }).check();
      await page.getByRole("button", { name: "Compare the ticked schemes" }).click();
      await expect(page.getByRole("columnheader")).toHaveText([/CGTMSE/, /PMMY/]);
      await expect(page.getByRole("row", { name: /For you/ })).toContainText("You appear to be eligible.");
      expect(await axeFindings(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.getByRole("link", { name: "Back to the results" }).click();
      await expect(page.getByRole("heading", { name: "3 schemes appear to fit" })).toBeVisible();
    });
    await test.step("a comparison repeats the doubt whether a scheme is still open", async () => {
      await page.setViewportSize(DESKTOP);
      await page.goto(`${FINDER}/compare?purpose=machines&owner=sc_st&with=sclcss&with=cgtmse`);
      const cells = (row: RegExp) => page.getByRole("row", { name: row }).getByRole("cell");
      await expect(cells(/^Last day/)).toHaveText([/Not confirmed\.$/, /None is set\.$/]);
      await expect(cells(/^For you/).first()).toContainText("gives 31 March 2026 as the last day; confirm");
    });
  });
});
