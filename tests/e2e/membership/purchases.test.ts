import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../../support/browser/browser.ts";
import { freshAddress, logInNewMember, newestMail, payFor } from "../../support/fixtures/account.ts";
import { continueFirst, expectAccessible, holdCalls } from "../../support/fixtures/forms.ts";

async function openPlans(page: Page) {
  await page.goto("/membership");
  await hydrated(page);
}

async function openDialog(page: Page, plan: string) {
  await page.getByRole("button", { name: `Join Now as ${plan}` }).click();
  return page.getByRole("dialog");
}

/** Logs in a new member and opens a page that stores who it is. */
async function openAccount(page: Page, path: string): Promise<string> {
  const email = await logInNewMember(page, "startup");
  await page.goto(path);
  await page.waitForFunction(() => localStorage.getItem("user"));
  return email;
}

const checkoutFrame = (page: Page) => page.locator('iframe[title="Razorpay Checkout (fake)"]');
const checkoutOf = (page: Page) => checkoutFrame(page).contentFrame();
const pay = (page: Page) => checkoutOf(page).getByRole("button", { name: "Success" }).click();

test.describe("in one purchase after another", () => {
  // The question before a second purchase is a 409.
  test.use({ expected: [/status of 409/] });

  test("[4-membership-checkout] [8-payment-verified] a visitor joins as Gold Member, reads that the payment is verified, gets the receipt, and is asked before paying for the plan again", async ({
    page,
  }) => {
    const name = "Meera Joshi";
    const contact = freshAddress();
    const proceed = async () => {
      const dialog = await openDialog(page, "Gold Member");
      await dialog.getByLabel("Full name").fill(name);
      await dialog.getByLabel("Phone or email").fill(contact);
      await dialog.getByRole("button", { name: "Proceed" }).click();
    };
    await page.setViewportSize({ width: 360, height: 800 });
    await openPlans(page);
    await proceed();
    const checkout = checkoutOf(page);
    await expect(checkout.locator("[data-field=name]")).toHaveText("MASA Forum");
    await expect(checkout.locator("[data-field=description]")).toHaveText("Membership Payment");
    await expect(checkout.locator("[data-field=amount]")).toHaveText("₹24,999.00");
    await expect(checkout.locator("[data-field=payer]")).toHaveText(name);
    await expect(checkout.locator("[data-field=email]")).toHaveText(contact);
    await expect(checkout.locator("header")).toHaveCSS("background-color", "rgb(11, 110, 138)");
    await checkout.getByRole("button", { name: "Success" }).click();

    const alert = page.getByRole("alert");
    await expect(alert).toHaveText(/^Payment Verified: Your Gold Member membership is valid until \d+ \w+ 20\d\d\.$/);
    await expect(alert).toBeFocused();
    await test.step("the first screen has the card, the receipt, the login and the next event", () =>
      expectFirstScreen(page, contact));
    await expect.poll(() => newestMail(page, `Sent to ${contact}`)).toContain("Membership: Gold Member");
    // A phone reloads the page when the buyer returns from the mail. A link to the page shows the plans.
    await page.reload();
    await expect(alert).toHaveText(/^Payment Verified: Your Gold Member membership is valid until /);
    await page.getByRole("banner").getByRole("link", { name: "Membership", exact: true }).click();
    await expect(alert).toHaveCount(0);
    await hydrated(page);
    await expect(page.getByRole("button", { name: "Join Now as Gold Member" })).toBeVisible();
    await page.goBack();
    await expect(alert).toHaveText(/^Payment Verified: /);
    await page.clock.setFixedTime(Date.now() + 31 * 60_000);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("button", { name: "Join Now as Gold Member" })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(name);

    await test.step("Cancel buys nothing, and confirming renews the membership", () => expectQuestion(page, proceed));
  });

  test("a member finds the dialog filled in, reads what a renewal does, and pays for it", async ({ page }) => {
    const email = await openAccount(page, "/dashboard");
    await openPlans(page);
    await test.step("the dialog is prefilled with the account's name and email", async () => {
      const dialog = await openDialog(page, "Premium Member");
      await expect(dialog.getByLabel("Phone or email")).toHaveValue(email);
      await expect(dialog.getByLabel("Full name")).not.toHaveValue("");
      await expect(dialog.getByText("All purchases are final")).toBeVisible();
      await expect(dialog.getByText("If you are a member")).toBeHidden();
      await dialog.getByRole("button", { name: "Cancel" }).click();
    });
    await test.step("after the payment the page leads to the account", async () => {
      const dialog = await openDialog(page, "Gold Member");
      await dialog.locator(".buyer-fields summary").click();
      await dialog.getByLabel("Company").fill("Desh Foods");
      await dialog.getByRole("button", { name: "Proceed" }).click();
      await pay(page);
      const alert = page.getByRole("alert");
      await expect(alert).toHaveText(/^Payment Verified: Your Gold Member membership is valid until/);
      await expect(page.getByRole("link", { name: "your dashboard" })).toHaveAttribute("href", "/dashboard/membership");
      await expect(page.getByRole("link", { name: /^Log in/ })).toHaveCount(0);
      const receipt = page.getByRole("link", { name: "Open your receipt" });
      await expect(receipt).toHaveAttribute("href", /^\/dashboard\/receipts\/[\da-f-]{36}$/);
      await page.evaluate(() => sessionStorage.clear());
    });
    await test.step("a renewal is described and prefilled with the company of the last invoice", async () => {
      await openPlans(page);
      await expectRenewal(page, email);
      await pay(page);
      await expect(page.getByRole("alert")).toHaveText(/is renewed from/);
    });
    await test.step("a company that was typed before the answer stays", async () => {
      await openPlans(page);
      const calls = await holdCalls(page, "/account/details");
      const dialog = await openDialog(page, "Gold Member");
      await dialog.locator(".buyer-fields summary").click();
      await dialog.getByLabel("Company").fill("Typed Traders");
      const responsePromise = page.waitForResponse("**/api/account/details");
      await continueFirst(calls);
      await (await responsePromise).finished();
      await dialog.getByLabel("Phone or email").fill(email);
      await expect(dialog.locator(".notice")).toBeVisible();
      await expect(dialog.getByLabel("Company")).toHaveValue("Typed Traders");
    });
    await page.goto("/dashboard/membership");
    await expect(page.locator(".own-card")).toContainText("Active: valid from");
    await expect(page.locator(".own-card")).toContainText("Already paid: Gold Member, from");
  });
});

async function expectFirstScreen(page: Page, contact: string) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Payment Verified: /);
  const card = page.locator(".membership-card");
  await expect(card).toContainText(/Gold Member.*Meera Joshi.*M\/\d\d-\d\d\/\d{6}/);
  await expect(card.locator(".kolam-line")).toHaveCount(4);
  await expect(page.getByText(`See our email to ${contact}.`)).toBeVisible();
  // It opens only after a login, and a guest has no account.
  await expect(page.getByRole("link", { name: "Open your receipt" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Register", exact: true }).last()).toHaveAttribute("href", "/register");
  await expect(page.getByRole("link", { name: "Log in with this address" })).toBeVisible();
  await expect(page.locator(".plan")).toHaveCount(0);
  for (const [width, height] of [
    [360, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole("heading", { name: "Next event" }), `${width} px`).toBeInViewport({ ratio: 1 });
    await expect(page.locator("footer"), `${width} px`).not.toBeInViewport();
  }
  await expectAccessible(page);
}

/** Somebody who has paid for Gold asks for it again. */
async function expectQuestion(page: Page, proceed: () => Promise<void>) {
  const question = page.getByRole("dialog", { name: "Pay for Gold Member?" });
  await proceed();
  await expect(question).toContainText(/valid until \d+ \w+ 20\d\d\. Another purchase adds 12 months/);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(checkoutFrame(page)).toHaveCount(0);

  await proceed();
  await question.getByRole("button", { name: "Continue" }).click();
  await pay(page);
  await expect(page.getByRole("alert")).toHaveText(
    /^Payment Verified: Your Gold Member membership is renewed from \d+ \w+ 20\d\d to \d+ \w+ 20\d\d\.$/,
  );
}

/** The dialog of a member who has paid for Gold as the company Desh Foods; sends it. */
async function expectRenewal(page: Page, email: string) {
  const dialog = await openDialog(page, "Gold Member");
  await expect(dialog).toHaveAccessibleName("Renew Gold Member");
  await expect(dialog).toContainText(/You have paid for Gold Member until \d+ \w+ 20\d\d\. A renewal costs ₹24,999/);
  await expect(dialog.locator(".dialog-price")).toHaveCount(0);
  await expect(dialog.getByLabel("Company")).toHaveValue("Desh Foods");
  await expectAccessible(page);
  await dialog.getByLabel("Phone or email").fill("other@example.org");
  await expect(dialog.locator(".dialog-price")).toHaveText("₹24,999 for 12 months");
  await expect(dialog).toHaveAccessibleName("Join as Gold Member");
  await dialog.getByLabel("Phone or email").fill(email);
  await dialog.getByRole("button", { name: "Proceed" }).click();
}

test("an upgrade on the dashboard opens the dialog with its price, once", async ({ page }) => {
  const email = await logInNewMember(page, "startup");
  await payFor(page, email, { plan: "premium", amount: 14999 });
  await page.goto("/dashboard/membership");
  await page.waitForFunction(() => localStorage.getItem("user"));
  const link = page.getByRole("link", { name: "Upgrade to Gold Member" });
  // membership.test.ts opens it without JavaScript.
  await expect(link).toHaveAttribute("href", "/membership?plan=gold#join-gold");
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
});

test("after a payment on the Hindi page its links stay in Hindi", async ({ page }) => {
  await page.goto("/hi/membership");
  await hydrated(page);
  await page.locator("#gold").getByRole("button", { name: "अभी जुड़ें" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("पूरा नाम").fill("Meera Joshi");
  await dialog.getByLabel("फ़ोन या ईमेल").fill(freshAddress());
  await dialog.getByRole("button", { name: "आगे बढ़ें" }).click();
  await pay(page);
  await expect(page.locator(".membership-card")).toBeVisible();
  for (const link of await page.locator(".begun-next a").all()) await expect(link).toHaveAttribute("href", /^\/hi\//);
  await expect(page.locator(".begun-next a")).toHaveCount(3);
});
