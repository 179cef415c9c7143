import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../../support/browser/browser.ts";
import { freshAddress, logInNewMember, payFor as payByCalls } from "../../support/fixtures/account.ts";
import { continueFirst, expectAccessible, holdCalls } from "../../support/fixtures/forms.ts";

const shown = (page: Page) => page.locator(".plan:visible h3").allTextContents();
const table = (page: Page) => page.getByRole("region", { name: "Comparison of the plans" });

async function payFor(page: Page, plan: string, contact: string, name = "Meera Joshi") {
  await page.getByRole("button", { name: `Join Now as ${plan}` }).click();
  const dialog = page.getByRole("dialog", { name: `Join as ${plan}` });
  await dialog.getByLabel("Full name").fill(name);
  await dialog.getByLabel("Phone or email").fill(contact);
  await dialog.getByRole("button", { name: "Proceed" }).click();
  await page.frameLocator('iframe[title="Razorpay Checkout (fake)"]').getByRole("button", { name: "Success" }).click();
}

test("three plans are for owners, three for companies, and one is marked as the usual start", async ({ visit }) => {
  const page = await visit("/membership");
  const owners = page.getByRole("region", { name: "For owners" }).locator(".plan");
  await expect(owners.getByRole("heading")).toHaveText(["Community Member", "Premium Member", "Gold Member"]);
  await expect(page.getByRole("region", { name: "For companies" }).locator(".plan")).toHaveCount(3);
  await expect(page.getByText("Most owners begin here")).toHaveCount(1);
  await expect(page.locator("#gold")).toContainText("Includes everything in Premium Member.");
  await expect(page.locator("#gold")).toContainText("12 months, no automatic renewal.");
  for (const plans of await page.locator(".plans").all())
    await expect(plans, "without a GSTIN").not.toContainText("GST");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a choice shows only the plans that fit, and another choice shows the others again", async ({ page }) => {
    await page.goto("/membership");
    await page.getByText("I run it alone").click();
    expect(await shown(page)).toEqual(["Community Member", "Premium Member", "Gold Member"]);
    await expect(page.getByRole("heading", { name: "For companies" })).toBeHidden();
    await page.getByText("We are raising money").click();
    expect(await shown(page)).toEqual(["Gold Member", "Corporate Member", "Platinum Member", "Patron Member"]);
    await page.getByText("Show all").click();
    expect(await shown(page)).toHaveLength(6);
  });
});

test.describe("at 360 px", () => {
  test.use({ viewport: { width: 360, height: 800 } });
  test("the comparison scrolls inside its frame by keyboard; benefits and plans stay in sight", async ({ page }) => {
    await page.goto("/membership");
    const frame = table(page);
    await frame.scrollIntoViewIfNeeded();
    const third = await frame.getByRole("columnheader", { name: "Gold Member" }).boundingBox();
    expect(third?.x, "a column is cut off, so that one sees that more follow").toBeLessThan(320);
    expect((third?.x ?? 0) + (third?.width ?? 0)).toBeGreaterThan(360);
    await frame.focus();
    for (let n = 0; n < 30; n += 1) await page.keyboard.press("ArrowRight");
    await expect.poll(() => frame.evaluate((el) => el.scrollLeft)).toBeGreaterThan(150);
    for (let n = 0; n < 15; n += 1) await page.keyboard.press("ArrowDown");
    await expect.poll(() => frame.evaluate((el) => el.scrollTop)).toBeGreaterThan(100);
    const box = await frame.boundingBox();
    const row = await frame.getByRole("rowheader", { name: /Mentor sessions/ }).boundingBox();
    const head = await frame.getByRole("columnheader", { name: "Patron Member" }).boundingBox();
    expect(Math.round(row?.x ?? -1)).toBe(Math.round(box?.x ?? 0));
    expect(Math.round(head?.y ?? -1)).toBeLessThanOrEqual(Math.round(box?.y ?? 0) + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test("the comparison states each plan's value in words for screen readers", async ({ visit }) => {
  const page = await visit("/membership");
  const row = (name: RegExp) => table(page).getByRole("row", { name }).getByRole("cell").allTextContents();
  expect(await row(/^Mentor sessions/)).toEqual(["No", "4", "4", "6", "8", "12"]);
  expect(await row(/^Acceleration Cohort/)).toEqual(["No", "Yes", "Yes", "Yes", "Yes", "Yes"]);
});

test("the dialog names three benefits, the final purchase with both policies, and who sees the card", async ({
  page,
}) => {
  await page.goto("/membership");
  await hydrated(page);
  await page.getByRole("button", { name: "Join Now as Gold Member" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  await expect(dialog.getByRole("listitem").last()).toHaveText("Everything in Premium Member");
  await expect(dialog).toContainText("If you are a member, log in first: an upgrade then costs only the difference.");
  await expect(dialog).toContainText("All purchases are final");
  await expect(dialog).toContainText("Paid through Razorpay. We never see your card.");
  await expect(dialog.getByRole("link", { name: /^Cancellation and Refund/ })).toHaveAttribute(
    "href",
    "/CancellationAndRefund",
  );
  await expect(dialog.getByRole("link", { name: /^Terms and Conditions/ })).toHaveAttribute(
    "href",
    "/TermsAndConditions",
  );
});

test("for a logged-in visitor the dialog is prefilled with the account's name and email", async ({ page }) => {
  const email = await logInNewMember(page, "startup");
  await page.goto("/dashboard");
  await page.waitForFunction(() => localStorage.getItem("user"));
  await page.goto("/membership");
  await hydrated(page);
  await page.getByRole("button", { name: "Join Now as Premium Member" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Phone or email")).toHaveValue(email);
  await expect(dialog.getByLabel("Full name")).not.toHaveValue("");
  await expect(dialog.getByText("All purchases are final")).toBeVisible();
  await expect(dialog.getByText("If you are a member")).toBeHidden();
});

test("the dialog is prefilled with the company of the last invoice, unless something was typed before", async ({
  page,
}) => {
  const email = await logInNewMember(page, "startup");
  await page.goto("/dashboard");
  await page.waitForFunction(() => localStorage.getItem("user"));
  const open = async (plan: string) => {
    await page.goto("/membership");
    await hydrated(page);
    await page.getByRole("button", { name: `Join Now as ${plan}` }).click();
    return page.getByRole("dialog", { name: `Join as ${plan}` });
  };
  const bought = await open("Community Member");
  await expect(bought.getByLabel("Phone or email")).toHaveValue(email);
  await bought.locator(".buyer-fields summary").click();
  await bought.getByLabel("Company").fill("Desh Foods");
  await bought.getByRole("button", { name: "Proceed" }).click();
  const checkout = page.frameLocator('iframe[title="Razorpay Checkout (fake)"]');
  await checkout.getByRole("button", { name: "Success" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Payment Verified");

  await expect((await open("Gold Member")).getByLabel("Company")).toHaveValue("Desh Foods");
  const calls = await holdCalls(page, "/account/details");
  const dialog = await open("Gold Member");
  await dialog.locator(".buyer-fields summary").click();
  await dialog.getByLabel("Company").fill("Typed Traders");
  const responsePromise = page.waitForResponse("**/api/account/details");
  await continueFirst(calls);
  await (await responsePromise).finished();
  await dialog.getByLabel("Phone or email").fill(email);
  await expect(dialog.locator(".notice")).toBeVisible();
  await expect(dialog.getByLabel("Company")).toHaveValue("Typed Traders");
});

test("an upgrade on the dashboard opens the dialog with its price, once; without JavaScript it leads to the plan", async ({
  page,
  browser,
}) => {
  const email = await logInNewMember(page, "startup");
  await payByCalls(page, email, { plan: "premium", amount: 14999 });
  await page.goto("/dashboard");
  await page.waitForFunction(() => localStorage.getItem("user"));
  await page.goto("/dashboard/membership");
  const link = page.getByRole("link", { name: "Upgrade to Gold Member" });
  const href = (await link.getAttribute("href")) ?? "";
  await link.click();
  const dialog = page.getByRole("dialog", { name: "Join as Gold Member" });
  await expect(dialog.locator(".notice")).toContainText("An upgrade to Gold Member costs ₹10,000.");
  await expect(dialog).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/membership\?plan=gold#gold$/);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const baseURL = new URL(page.url()).origin;
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(href);
  await expect(plain.getByRole("heading", { name: "Gold Member", exact: true })).toBeInViewport();
  await expect(plain.getByRole("dialog")).toHaveCount(0);
  await context.close();
});

for (const [width, height] of [
  [360, 800],
  [1440, 900],
] as const) {
  test(`after the payment the first screen at ${width} px has the card, the receipt, the login and the next event`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const contact = freshAddress();
    await page.goto("/membership");
    await hydrated(page);
    await payFor(page, "Gold Member", contact);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(/^Payment Verified: Your Gold Member membership is valid until \d+ \w+ 20\d\d\.$/);
    await expect(page.getByRole("alert")).toBeFocused();
    const card = page.locator(".membership-card");
    await expect(card).toContainText(/Gold Member.*Meera Joshi.*M\/\d\d-\d\d\/\d{6}/);
    await expect(card.locator(".kolam-line")).toHaveCount(4);
    await expect(page.getByText(`See our email to ${contact}.`)).toBeVisible();
    // It opens only after a login, and a guest has no account.
    await expect(page.getByRole("link", { name: "Open your receipt" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Register", exact: true }).last()).toHaveAttribute("href", "/register");
    await expect(page.getByRole("link", { name: "Log in with this address" })).toBeVisible();
    await expect(page.locator(".plan")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Next event" })).toBeInViewport({ ratio: 1 });
    await expect(page.locator("footer")).not.toBeInViewport();
    await expectAccessible(page);
  });
}

test("after a payment on the Hindi page its links stay in Hindi", async ({ page }) => {
  await page.goto("/hi/membership");
  await hydrated(page);
  await page.locator("#gold").getByRole("button", { name: "अभी जुड़ें" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("पूरा नाम").fill("Meera Joshi");
  await dialog.getByLabel("फ़ोन या ईमेल").fill(freshAddress());
  await dialog.getByRole("button", { name: "आगे बढ़ें" }).click();
  await page.frameLocator('iframe[title="Razorpay Checkout (fake)"]').getByRole("button", { name: "Success" }).click();
  await expect(page.locator(".membership-card")).toBeVisible();
  for (const link of await page.locator(".begun-next a").all()) await expect(link).toHaveAttribute("href", /^\/hi\//);
  await expect(page.locator(".begun-next a")).toHaveCount(3);
});

test("a payer who gave only a phone number reads how to get the receipt", async ({ page }) => {
  await page.goto("/membership");
  await hydrated(page);
  await payFor(page, "Community Member", "+91 98765 00011");
  await expect(page.getByRole("heading", { name: "Your receipt and account" })).toBeVisible();
  await expect(page.getByText(/^You gave no email address\..* quote the number M\/\d\d-\d\d\/\d{6}\.$/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Log in with/ })).toHaveCount(0);
});
