import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, inSteps, test } from "../../support/browser/browser.ts";
import { freshAddress, logInNewMember, newestMail } from "../../support/fixtures/account.ts";
import { expectAccessible, holdCalls } from "../../support/fixtures/forms.ts";
import { FAKE_RAZORPAY_URL } from "../../support/site/ports.ts";

const PLANS = [
  ["Community Member", "₹4,999"],
  ["Premium Member", "₹14,999"],
  ["Gold Member", "₹24,999"],
  ["Corporate Member", "₹49,999"],
  ["Platinum Member", "₹99,999"],
  ["Patron Member", "₹2,99,999"],
] as const;

async function openPlans(page: Page) {
  await page.goto("/membership");
  await hydrated(page);
}

async function openCheckout(
  page: Page,
  { name = "Meera Joshi", contact = "meera@example.org", plan = "Gold Member" } = {},
) {
  await page.getByRole("button", { name: `Join Now as ${plan}` }).click();
  const dialog = page.getByRole("dialog", { name: `Join as ${plan}` });
  await dialog.getByLabel("Full name").fill(name);
  await dialog.getByLabel("Phone or email").fill(contact);
  await dialog.getByRole("button", { name: "Proceed" }).click();
  await expect(dialog).toBeHidden();
  return page.frameLocator('iframe[title="Razorpay Checkout (fake)"]');
}

test("[2-membership-cards] [9-membership-prices] six plan cards show their prices in the order of the specification, each with Join Now", async ({
  visit,
}) => {
  const page = await visit("/membership");
  const cards = page.locator(".plan");
  await expect(cards).toHaveCount(6);
  for (const [i, [title, price]] of PLANS.entries()) {
    await expect(cards.nth(i).getByRole("heading")).toHaveText(title);
    await expect(cards.nth(i).locator(".price")).toHaveText(price);
    await expect(cards.nth(i).getByRole("button", { name: `Join Now as ${title}` })).toBeVisible();
  }
});

test("[7-order-call] [7-verify-call] [4-membership-payment] the script, the order, checkout and the verification follow one another, and checkout gets what the order answered", async ({
  page,
}) => {
  const seen: Array<[string, unknown?]> = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/checkout\.js$|checkout\/frame$/.test(pathname)) seen.push([pathname]);
    if (pathname.startsWith("/api/")) seen.push([pathname, request.postDataJSON()]);
  });
  await openPlans(page);
  const ordered = page.waitForResponse("**/api/payment/create-order");
  const framed = page.waitForRequest("**/v1/checkout/frame?*");
  const checkout = await openCheckout(page, { contact: "call.order@example.org", plan: "Patron Member" });
  const { id, amount, currency } = await (await ordered).json();
  const options = new URL((await framed).url()).searchParams;
  expect(["order_id", "amount", "currency"].map((name) => options.get(name))).toEqual([id, String(amount), currency]);
  await checkout.getByRole("button", { name: "Success" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Payment Verified: /);
  expect(seen).toEqual([
    ["/v1/checkout.js"],
    [
      "/api/payment/create-order",
      { amount: 299999, name: "Meera Joshi", contact: "call.order@example.org", plan: "patron" },
    ],
    ["/v1/checkout/frame"],
    [
      "/api/payment/verify",
      {
        razorpay_order_id: id,
        razorpay_payment_id: expect.stringMatching(/^pay_\w+$/),
        razorpay_signature: expect.stringMatching(/^[\da-f]{64}$/),
      },
    ],
  ]);
});

test("[4-membership-checkout] a contact that is a number is in checkout as the phone number; closing the payment window claims nothing about money that the site does not know", async ({
  page,
}) => {
  await openPlans(page);
  for (const [contact, shown] of [
    ["+91 98765-43210", "+919876543210"],
    ["(022) 5550 0142", "02255500142"],
    ["ask for Meera at the desk", ""],
  ] as const) {
    const checkout = await openCheckout(page, { contact });
    await expect(checkout.locator("[data-field=payer]")).toHaveText("Meera Joshi");
    await expect(checkout.locator("[data-field=contact]")).toHaveText(shown);
    await expect(checkout.locator("[data-field=email]")).toHaveText("");
    await checkout.getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByRole("alert")).toHaveText("The payment window was closed before the payment was confirmed.");
    await expect(page.locator(".notice-help")).toHaveText(
      "If money has left your account, your membership begins as soon as the bank confirms it. Otherwise you can join at any time.",
    );
  }
});

test("[7-timeout-create-order] after ten seconds without an order the payment has failed, and trying again works", async ({
  page,
}) => {
  await page.clock.install();
  const calls = await holdCalls(page, "/payment/create-order");
  await openPlans(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await openCheckout(page, { contact: "patient@example.org" });
  await expect.poll(() => calls.length).toBe(1);
  await page.clock.runFor(9_000);
  await expect(page.getByText("Opening the payment window…")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(page.getByRole("alert")).toHaveText("Error initiating payment.");
  await expect(page.getByText("Opening the payment window…")).toBeHidden();
  await page.unroute("**/api/payment/create-order");
  await page.clock.resume();
  const checkout = await openCheckout(page, { contact: "patient@example.org" });
  await expect(checkout.getByRole("button", { name: "Success" })).toBeVisible();
});

test("[7-timeout-verify] after ten seconds without an answer the verification has failed", async ({ page }) => {
  await page.clock.install();
  const calls = await holdCalls(page, "/payment/verify");
  await openPlans(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const checkout = await openCheckout(page, { contact: "slow.verify@example.org" });
  await checkout.getByRole("button", { name: "Success" }).click();
  await expect.poll(() => calls.length).toBe(1);
  await page.clock.runFor(9_000);
  await expect(page.getByText("Opening the payment window…")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(page.getByRole("alert")).toHaveText("Payment verification failed.");
});

test("the six plans are offers in rupees for search engines", async ({ visit }) => {
  const page = await visit("/membership");
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const offers = texts.map((text) => JSON.parse(text)).filter((data) => data["@type"] === "Offer");
  expect(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual(
    PLANS.map(([title, price]) => [title, Number(price.replace(/[₹,]/g, "")), "INR"]),
  );
});

test("[4-membership-checkout] [8-payment-verified] a visitor joins as Gold Member, reads that the payment is verified, and gets the receipt", async ({
  page,
}) => {
  const name = "Meera Joshi";
  const contact = freshAddress();
  await openPlans(page);
  const checkout = await openCheckout(page, { name, contact });
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
});

test("a member who closes the tab after paying still becomes a member", async ({ page }) => {
  const contact = freshAddress();
  await openPlans(page);
  const checkout = await openCheckout(page, {
    contact,
    plan: "Premium Member",
  });
  await checkout.getByRole("button", { name: "Pay, then the tab is closed" }).click();
  await expect(checkout.getByRole("status")).toContainText("Paid.");
  await page.close();
  const receipt = () => newestMail(page, `Sent to ${contact}`);
  await expect.poll(receipt).toContain("Membership: Premium Member");
});

test("[2-membership-cards] [4-membership-modal] [5-membership-details] [8-membership-modal] the modal asks for name and contact, Cancel and Escape close it, what was typed is kept, a name of blanks is no name, axe finds nothing, and on a low screen no button covers a field", async ({
  page,
}) => {
  await openPlans(page);
  const join = page.getByRole("button", { name: "Join Now as Gold Member" });
  await join.click();
  const dialog = page.getByRole("dialog", { name: "Join as Gold Member" });
  await expectAccessible(page);
  await dialog.getByLabel("Full name").fill("Meera");
  await dialog.getByRole("button", { name: "Proceed" }).click();
  const alert = dialog.getByRole("alert");
  await expect(alert).toHaveText("Please provide your name and contact details.");
  await expect(alert).toBeFocused();
  await expect(dialog.getByLabel("Phone or email")).toHaveAccessibleDescription(
    /^Please provide a phone number or an email address\./,
  );
  await expect(dialog.getByLabel("Full name")).not.toHaveAttribute("aria-invalid");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(join).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Full name")).toHaveValue("Meera");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.setViewportSize({ width: 640, height: 400 });
  await join.click();
  for (const label of ["Full name", "Phone or email"]) {
    const field = dialog.getByLabel(label);
    await field.focus();
    const box = await boxOf(field);
    const buttons = await boxOf(dialog.locator(".dialog-actions"));
    expect(box.y + box.height, label).toBeLessThan(buttons.y);
  }
  await dialog.getByLabel("Full name").fill("  ");
  await dialog.getByLabel("Phone or email").fill("meera@example.org");
  await dialog.getByRole("button", { name: "Proceed" }).click();
  await expect(alert).toBeFocused();
  await expect(alert).toHaveText("Please provide your name and contact details.");
  await expect(dialog.getByLabel("Full name")).toHaveAccessibleDescription("Please provide your name.");
});

test(
  "a payment that fails",
  inSteps({
    "a payment window that is closed after a failure leaves the failure on the page, with the focus, and none in the next window":
      async (page) => {
        await openPlans(page);
        const checkout = await openCheckout(page);
        await checkout.getByRole("button", { name: "Failure" }).click();
        await expect(page.getByRole("alert")).toHaveText("Error initiating payment.");
        await checkout.getByRole("button", { name: "Close", exact: true }).click();
        await expect(page.locator('iframe[title="Razorpay Checkout (fake)"]')).toBeHidden();
        await expect(page.getByRole("alert")).toHaveText("Error initiating payment.");
        await expect(page.getByRole("alert")).toBeFocused();
        await expect(page.locator(".notice-help")).toContainText(
          "the bank did not confirm it. If money has left your account",
        );
        const next = await openCheckout(page);
        await next.getByRole("button", { name: "Close", exact: true }).click();
        await expect(page.getByRole("alert")).toHaveText(
          "The payment window was closed before the payment was confirmed.",
        );
      },
    "[8-payment-initiation] a payment that fails says so, and paying again in the same window succeeds": async (
      page,
    ) => {
      const checkout = await openCheckout(page);
      await checkout.getByRole("button", { name: "Failure" }).click();
      await expect(page.getByRole("alert")).toHaveText("Error initiating payment.");
      await expect(page.locator(".notice-help")).toHaveText("Payment was not completed: the bank did not confirm it.");
      await expect(page.getByRole("alert"), "the focus stays in the open window").not.toBeFocused();
      await checkout.getByRole("button", { name: "Success" }).click();
      await expect(page.getByRole("alert")).toHaveText(/^Payment Verified: /);
    },
  }),
);

test.describe("when the provider's script does not load", () => {
  test.use({ expected: [/ERR_FAILED/] });
  test("[8-payment-script] the visitor reads what to do, and the next try works", async ({ page }) => {
    await page.route("**/v1/checkout.js", (route) => route.abort());
    await openPlans(page);
    await openCheckout(page);
    await expect(page.getByRole("alert")).toHaveText("Razorpay SDK failed to load. Check your connection.");
    await page.unroute("**/v1/checkout.js");
    const checkout = await openCheckout(page);
    await expect(checkout.getByRole("button", { name: "Success" })).toBeVisible();
  });
});

test.describe("when the provider's script never answers", () => {
  test("a script that never loads is reported after ten seconds, and the next try works", async ({ page }) => {
    await page.clock.install();
    const asked = Promise.withResolvers<void>();
    await page.route("**/v1/checkout.js", () => asked.resolve());
    await openPlans(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole("button", { name: "Join Now as Gold Member" }).click();
    const dialog = page.getByRole("dialog", { name: "Join as Gold Member" });
    await dialog.getByLabel("Full name").fill("Meera Joshi");
    await dialog.getByLabel("Phone or email").fill("meera@example.org");
    await dialog.getByRole("button", { name: "Proceed" }).click();
    await asked.promise;
    await page.clock.runFor(9_900);
    await expect(page.getByText("Opening the payment window…")).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByRole("alert")).toHaveText("Razorpay SDK failed to load. Check your connection.");
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByText("Opening the payment window…")).toBeHidden();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.clock.resume();
    const checkout = await openCheckout(page);
    await expect(checkout.getByRole("button", { name: "Success" })).toBeVisible();
  });
});

test.describe("when the provider's script loads but throws", () => {
  test.use({ expected: [/Checkout did not open/] });
  test("[8-payment-initiation] the visitor reads that the payment could not be started, and the next try works", async ({
    page,
  }) => {
    const body = 'window.Razorpay = function () { throw new TypeError("No key passed"); };';
    await page.route("**/v1/checkout.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
    await openPlans(page);
    await openCheckout(page);
    await expect(page.getByRole("alert")).toHaveText("Error initiating payment.");
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByText("Opening the payment window…")).toBeHidden();
    await page.unroute("**/v1/checkout.js");
    await openPlans(page);
    const checkout = await openCheckout(page);
    await expect(checkout.getByRole("button", { name: "Success" })).toBeVisible();
  });
});

test.describe("when the order is refused", () => {
  test.use({ expected: [/Failed to load resource/] });
  test("[8-payment-initiation] the visitor reads that the payment could not be started, even after an order without its id, amount or currency", async ({
    page,
  }) => {
    await openPlans(page);
    for (const response of [
      { status: 502, contentType: "application/problem+json", body: '{"code":"provider_failed"}' },
      { json: { amount: 2499900, currency: "INR" } },
      { json: { id: "order_1", currency: "INR" } },
      { json: { id: "order_1", amount: 2499900 } },
      { json: null },
    ]) {
      await page.route("**/api/payment/create-order", (route) => route.fulfill(response));
      const responsePromise = page.waitForResponse("**/api/payment/create-order");
      await openCheckout(page);
      await responsePromise;
      await expect(page.getByRole("alert")).toBeFocused();
      await expect(page.getByRole("alert")).toHaveText("Error initiating payment.");
      await expect(page.getByText("Opening the payment window…")).toBeHidden();
      await expect(page.locator("iframe")).toHaveCount(0);
    }
  });
});

test("a return says whether its payment failed or is still waiting for the bank", async ({ page }) => {
  await openPlans(page);
  for (const [state, text, help] of [
    ["not_paid", "Payment verification failed.", /^The bank has not confirmed it yet\. Questions: /],
    ["waiting", "Waiting for confirmation.", "The bank has not confirmed it yet."],
  ] as const) {
    await page.route("**/api/payment/verify", (route) =>
      route.fulfill({ json: { message: "The bank has not confirmed it yet.", state } }),
    );
    const checkout = await openCheckout(page, { contact: `${state}@example.org` });
    await checkout.getByRole("button", { name: "Success" }).click();
    await expect(page.getByRole("alert")).toHaveText(text);
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.locator(".notice-help")).toHaveText(help);
  }
});

test.describe("when somebody buys the same plan again", () => {
  test.use({ expected: [/status of 409/] });

  async function buyGold(page: Page, contact: string) {
    await openPlans(page);
    const checkout = await openCheckout(page, { contact });
    await checkout.getByRole("button", { name: "Success" }).click();
    await expect(page.getByRole("alert")).toHaveText(/^Payment Verified: Your Gold Member membership is valid until/);
  }
  const question = (page: Page) => page.getByRole("dialog", { name: "Pay for Gold Member?" });
  const checkoutFrame = (page: Page) => page.locator('iframe[title="Razorpay Checkout (fake)"]');

  test("the page asks first, even when the plans are opened again; Cancel buys nothing, and confirming renews the membership", async ({
    page,
  }) => {
    const contact = freshAddress();
    await buyGold(page, contact);
    await page.goto("/events");
    await openPlans(page);
    await openCheckout(page, { contact });
    await expect(question(page)).toContainText(/valid until \d+ \w+ 20\d\d\. Another purchase adds 12 months/);
    await expectAccessible(page);
    await question(page).getByRole("button", { name: "Cancel" }).click();
    await expect(question(page)).toBeHidden();
    await expect(checkoutFrame(page)).toHaveCount(0);

    const checkout = await openCheckout(page, { contact });
    await question(page).getByRole("button", { name: "Continue" }).click();
    await checkout.getByRole("button", { name: "Success" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      /^Payment Verified: Your Gold Member membership is renewed from \d+ \w+ 20\d\d to \d+ \w+ 20\d\d\.$/,
    );
  });

  test("a logged-in member is asked before a second purchase and reads what a renewal does", async ({ page }) => {
    const contact = await logInNewMember(page, "startup");
    await page.goto("/dashboard");
    await page.waitForFunction(() => localStorage.getItem("user"));
    await buyGold(page, contact);
    await expect(page.getByRole("link", { name: "your dashboard" })).toHaveAttribute("href", "/dashboard/membership");
    await expect(page.getByRole("link", { name: /^Log in/ })).toHaveCount(0);
    const receipt = page.getByRole("link", { name: "Open your receipt" });
    await expect(receipt).toHaveAttribute("href", /^\/dashboard\/receipts\/[\da-f-]{36}$/);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/events");
    await openPlans(page);
    await page.getByRole("button", { name: "Join Now as Gold Member" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toHaveAccessibleName("Renew Gold Member");
    await expect(dialog).toContainText(/You have paid for Gold Member until \d+ \w+ 20\d\d\. A renewal costs ₹24,999/);
    await expect(dialog.locator(".dialog-price")).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByLabel("Phone or email").fill("other@example.org");
    await expect(dialog.locator(".dialog-price")).toHaveText("₹24,999 for 12 months");
    await expect(dialog).toHaveAccessibleName("Join as Gold Member");
    await dialog.getByLabel("Phone or email").fill(contact);
    await dialog.getByRole("button", { name: "Proceed" }).click();
    const checkout = page.frameLocator('iframe[title="Razorpay Checkout (fake)"]');
    await checkout.getByRole("button", { name: "Success" }).click();
    await expect(page.getByRole("alert")).toHaveText(/is renewed from/);
    await page.goto("/dashboard/membership");
    await expect(page.locator(".own-card")).toContainText("Active: valid from");
    await expect(page.locator(".own-card")).toContainText("Already paid: Gold Member, from");
  });
});

test.describe("when the verification is refused", () => {
  test.use({ expected: [/Failed to load resource/] });
  test("[8-payment-verification] the visitor reads that verification failed", async ({ page }) => {
    await page.route("**/api/payment/verify", async (route) => {
      const body = { ...route.request().postDataJSON(), razorpay_signature: "0".repeat(64) };
      await route.continue({ postData: JSON.stringify(body) });
    });
    await openPlans(page);
    const checkout = await openCheckout(page);
    await checkout.getByRole("button", { name: "Success" }).click();
    await expect(page.getByRole("alert")).toHaveText("Payment verification failed.");
  });
});

test("asking again with the same details uses the same order", async ({ page, request }) => {
  await openPlans(page);
  const count = async () => (await (await request.get(`${FAKE_RAZORPAY_URL}/control/orders`)).json()).length;
  const created: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith("/create-order")) created.push((await response.json()).id);
  });
  const checkout = await openCheckout(page, { contact: "again@example.org" });
  await checkout.getByRole("button", { name: "Close", exact: true }).click();
  await openCheckout(page, { contact: "again@example.org" });
  await expect.poll(() => created.length).toBe(2);
  expect(created[0]).toBe(created[1]);
  expect(await count()).toBeGreaterThan(0);
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("This part is not on the screen.");
  return box;
}

test.describe("without JavaScript", () => {
  // The browser itself writes a refused form's 422 to the console.
  test.use({ javaScriptEnabled: false, expected: [/status of 422/] });

  test("plans and prices show, and the form requests a call back", async ({ page }) => {
    await page.goto("/membership");
    await expect(page.locator(".plan .price")).toHaveText(PLANS.map(([, price]) => price));
    await page.getByRole("button", { name: "Join Now as Gold Member" }).click();
    await expect(page).toHaveURL(/\/membership\?plan=gold#call-back$/);
    await expect(page.locator("#call-back noscript p")).toHaveText(/^Paying online needs JavaScript/);
    const form = page.locator("#call-back form");
    await expect(form.getByLabel("Plan").locator("option:checked")).toHaveText("Gold Member, ₹24,999");
    await form.getByLabel("Full name").fill("Nojs Visitor");
    await form.getByLabel("Phone or email").fill("9876543210");
    await form.getByRole("button", { name: "Call me back" }).click();
    await expect(page.getByRole("alert")).toHaveText(/^Thank you\. We have your details/);
    await expect(page.locator(".success")).toContainText("We call on the next working day.");
    await expect(form).toHaveCount(0);
  });

  test("a call-back request without a contact says what is missing and keeps the name", async ({ page }) => {
    await page.goto("/membership");
    const form = page.locator("#call-back form");
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await form.getByLabel("Full name").fill("Nojs Visitor");
    await form.getByRole("button", { name: "Call me back" }).click();
    await expect(page.getByRole("alert")).toHaveText("Please provide your name and contact details.");
    await expect(form.getByLabel("Full name")).toHaveValue("Nojs Visitor");
  });
});

test.describe("a refused order", () => {
  test.use({ expected: [/status of 422/] });

  test("a wrong GSTIN reopens the dialog at its field, which keeps what was typed, and the corrected one is sent", async ({
    page,
  }) => {
    await openPlans(page);
    await page.getByRole("button", { name: "Join Now as Gold Member" }).click();
    const dialog = page.getByRole("dialog", { name: "Join as Gold Member" });
    await dialog.getByLabel("Full name").fill("Meera Joshi");
    await dialog.getByLabel("Phone or email").fill("buyer.details@example.org");
    await dialog.getByText("Add a company, GSTIN or address").click();
    await dialog.getByLabel("Company").fill("Bluestone Works Private Limited");
    await dialog.getByLabel("GSTIN", { exact: true }).fill("29AAGCB7383J1Z5");
    await dialog.getByLabel("Billing address").fill("12 Residency Road, Bengaluru 560025");
    await dialog.getByRole("button", { name: "Proceed" }).click();
    const gstin = dialog.getByLabel("GSTIN", { exact: true });
    await expect(gstin).toBeFocused();
    await expect(gstin).toHaveAccessibleDescription(/^This is not a valid GSTIN\./);
    await expect(dialog.getByLabel("Billing address")).toHaveValue("12 Residency Road, Bengaluru 560025");
    await expectAccessible(page);
    await gstin.fill("29aagcb7383j1z4");
    const ordered = page.waitForRequest("**/api/payment/create-order");
    await dialog.getByRole("button", { name: "Proceed" }).click();
    expect((await ordered).postDataJSON()).toEqual({
      amount: 24999,
      plan: "gold",
      name: "Meera Joshi",
      contact: "buyer.details@example.org",
      company: "Bluestone Works Private Limited",
      gstin: "29aagcb7383j1z4",
      billingAddress: "12 Residency Road, Bengaluru 560025",
    });
    await expect(page.frameLocator('iframe[title="Razorpay Checkout (fake)"]').getByText("Success")).toBeVisible();
  });
});
