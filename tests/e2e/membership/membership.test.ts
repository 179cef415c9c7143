import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, inSteps, test } from "../../support/browser/browser.ts";
import { freshAddress, newestMail } from "../../support/fixtures/account.ts";
import { expectAccessible, holdCalls } from "../../support/fixtures/forms.ts";

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

const checkoutFrame = (page: Page) => page.locator('iframe[title="Razorpay Checkout (fake)"]');

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
  return checkoutFrame(page).contentFrame();
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

test("the six plans are offers in rupees for search engines", async ({ visit }) => {
  const page = await visit("/membership");
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const offers = texts.map((text) => JSON.parse(text)).filter((data) => data["@type"] === "Offer");
  expect(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual(
    PLANS.map(([title, price]) => [title, Number(price.replace(/[₹,]/g, "")), "INR"]),
  );
});

test("[2-membership-cards] [4-membership-modal] [5-membership-details] [8-membership-modal] the modal asks for name and contact, Cancel and Escape close it, what was typed is kept, a name of blanks is no name, axe finds nothing, and on a low screen no button covers a field", async ({
  page,
}) => {
  await openPlans(page);
  const join = page.getByRole("button", { name: "Join Now as Gold Member" });
  await join.click();
  const dialog = page.getByRole("dialog", { name: "Join as Gold Member" });
  await test.step("it names three benefits, the final purchase with both policies, and who sees the card", () =>
    expectTerms(dialog));
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

async function expectTerms(dialog: Locator) {
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  await expect(dialog.getByRole("listitem").last()).toHaveText("Everything in Premium Member");
  await expect(dialog).toContainText("If you are a member, log in first: an upgrade then costs only the difference.");
  await expect(dialog).toContainText("All purchases are final");
  await expect(dialog).toContainText("Paid through Razorpay. We never see your card.");
  for (const [name, href] of [
    [/^Cancellation and Refund/, "/CancellationAndRefund"],
    [/^Terms and Conditions/, "/TermsAndConditions"],
  ] as const) {
    await expect(dialog.getByRole("link", { name })).toHaveAttribute("href", href);
  }
}

test(
  "payment windows that are closed, payments that fail, and one that succeeds",
  inSteps({
    "[4-membership-checkout] a contact that is a number is in checkout as the phone number; closing the payment window claims nothing about money that the site does not know":
      async (page) => {
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
          await expect(page.getByRole("alert")).toHaveText(
            "The payment window was closed before the payment was confirmed.",
          );
          await expect(page.locator(".notice-help")).toHaveText(
            "If money has left your account, your membership begins as soon as the bank confirms it. Otherwise you can join at any time.",
          );
        }
      },
    "asking again with the same details uses the same order": async (page) => {
      const ask = async () => {
        const responsePromise = page.waitForResponse("**/api/payment/create-order");
        const checkout = await openCheckout(page, { contact: "again@example.org" });
        await checkout.getByRole("button", { name: "Close", exact: true }).click();
        return (await (await responsePromise).json()).id;
      };
      const first = await ask();
      expect(first).toMatch(/^order_/);
      expect(await ask()).toBe(first);
    },
    "a payment window that is closed after a failure leaves the failure on the page, with the focus, and none in the next window":
      async (page) => {
        const checkout = await openCheckout(page);
        await checkout.getByRole("button", { name: "Failure" }).click();
        await expect(page.getByRole("alert")).toHaveText("Error initiating payment.");
        await checkout.getByRole("button", { name: "Close", exact: true }).click();
        await expect(checkoutFrame(page)).toBeHidden();
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
    "a return says whether its payment failed or is still waiting for the bank": async (page) => {
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
      await page.unroute("**/api/payment/verify");
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

test.describe("when the provider or the server refuses", () => {
  test.use({ expected: [/Checkout did not open|ERR_FAILED|status of (?:502|4\d\d)/] });

  test(
    "the visitor reads what went wrong, and can try again",
    inSteps({
      "[8-payment-initiation] when the provider's script throws, the visitor reads that the payment could not be started":
        async (page) => {
          const body = 'window.Razorpay = function () { throw new TypeError("No key passed"); };';
          await page.route("**/v1/checkout.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
          await openPlans(page);
          await openCheckout(page);
          await expect(page.getByRole("alert")).toHaveText("Error initiating payment.");
          await expect(page.getByRole("alert")).toBeFocused();
          await expect(page.getByText("Opening the payment window…")).toBeHidden();
          await page.unroute("**/v1/checkout.js");
        },
      "[8-payment-script] when it does not load, the visitor reads what to do, and the next try works": async (
        page,
      ) => {
        await page.route("**/v1/checkout.js", (route) => route.abort());
        await openPlans(page);
        await openCheckout(page);
        await expect(page.getByRole("alert")).toHaveText("Razorpay SDK failed to load. Check your connection.");
        await page.unroute("**/v1/checkout.js");
        const checkout = await openCheckout(page);
        await expect(checkout.getByRole("button", { name: "Success" })).toBeVisible();
        await checkout.getByRole("button", { name: "Close", exact: true }).click();
      },
      "[8-payment-initiation] the visitor reads that the payment could not be started, even after an order without its id, amount or currency":
        async (page) => {
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
          await page.unroute("**/api/payment/create-order");
        },
      "[8-payment-verification] the visitor reads that verification failed": async (page) => {
        await page.route("**/api/payment/verify", async (route) => {
          const body = { ...route.request().postDataJSON(), razorpay_signature: "0".repeat(64) };
          await route.continue({ postData: JSON.stringify(body) });
        });
        const checkout = await openCheckout(page);
        await checkout.getByRole("button", { name: "Success" }).click();
        await expect(page.getByRole("alert")).toHaveText("Payment verification failed.");
      },
    }),
  );
});

test(
  "calls that are not answered",
  inSteps({
    "a script that never loads is reported after ten seconds": async (page) => {
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
    },
    "[7-timeout-create-order] the next try loads it; after ten seconds without an order the payment has failed": async (
      page,
    ) => {
      const calls = await holdCalls(page, "/payment/create-order");
      await openCheckout(page, { contact: "patient@example.org" });
      await expect.poll(() => calls.length).toBe(1);
      await page.clock.runFor(9_000);
      await expect(page.getByText("Opening the payment window…")).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("alert")).toHaveCount(0);
      await page.clock.runFor(1_500);
      await expect(page.getByRole("alert")).toHaveText("Error initiating payment.");
      await expect(page.getByText("Opening the payment window…")).toBeHidden();
      await page.unroute("**/api/payment/create-order");
    },
    "[7-timeout-verify] trying again works; after ten seconds without an answer the verification has failed": async (
      page,
    ) => {
      const calls = await holdCalls(page, "/payment/verify");
      const checkout = await openCheckout(page, { contact: "patient@example.org" });
      await checkout.getByRole("button", { name: "Success" }).click();
      await expect.poll(() => calls.length).toBe(1);
      await page.clock.runFor(9_000);
      await expect(page.getByText("Opening the payment window…")).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
      await page.clock.runFor(1_500);
      await expect(page.getByRole("alert")).toHaveText("Payment verification failed.");
    },
  }),
);

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("This part is not on the screen.");
  return box;
}

test.describe("without JavaScript", () => {
  // The browser itself writes a refused form's 422 to the console.
  test.use({ javaScriptEnabled: false, expected: [/status of 422/] });

  test("a link leads to its plan, a choice shows only the plans that fit, and the form requests a call back", async ({
    page,
  }) => {
    // The dashboard links to the upgrade of a plan like this.
    await page.goto("/membership?plan=gold#join-gold");
    await expect(page.getByRole("heading", { name: "Gold Member", exact: true })).toBeInViewport();
    await expect(page.getByRole("dialog")).toHaveCount(0);

    const shown = () => page.locator(".plan:visible h3").allTextContents();
    await page.getByText("I run it alone").click();
    expect(await shown()).toEqual(["Community Member", "Premium Member", "Gold Member"]);
    await expect(page.getByRole("heading", { name: "For companies" })).toBeHidden();
    await page.getByText("We are raising money").click();
    expect(await shown()).toEqual(["Gold Member", "Corporate Member", "Platinum Member", "Patron Member"]);
    await page.getByText("Show all").click();
    expect(await shown()).toHaveLength(6);

    await expect(page.locator(".plan .price")).toHaveText(PLANS.map(([, price]) => price));
    await page.getByRole("button", { name: "Join Now as Community Member" }).click();
    await expect(page).toHaveURL(/\/membership\?plan=community#call-back$/);
    await expect(page.locator("#call-back noscript p")).toHaveText(/^Paying online needs JavaScript/);
    const form = page.locator("#call-back form");
    await expect(form.getByLabel("Plan").locator("option:checked")).toHaveText("Community Member, ₹4,999");
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await form.getByLabel("Full name").fill("Nojs Visitor");
    await form.getByRole("button", { name: "Call me back" }).click();
    await expect(page.getByRole("alert")).toHaveText("Please provide your name and contact details.");
    await expect(form.getByLabel("Full name")).toHaveValue("Nojs Visitor");
    await form.getByLabel("Phone or email").fill("9876543210");
    await form.getByRole("button", { name: "Call me back" }).click();
    await expect(page.getByRole("alert")).toHaveText(/^Thank you\. We have your details/);
    await expect(page.locator(".success")).toContainText("We call on the next working day.");
    await expect(form).toHaveCount(0);
  });
});

test.describe("a refused order", () => {
  test.use({ expected: [/status of 422/] });

  test("a wrong GSTIN reopens the dialog at its field, which keeps what was typed; the corrected one is sent; who closes the tab after paying still becomes a member", async ({
    page,
  }) => {
    const contact = freshAddress();
    await openPlans(page);
    await page.getByRole("button", { name: "Join Now as Gold Member" }).click();
    const dialog = page.getByRole("dialog", { name: "Join as Gold Member" });
    await dialog.getByLabel("Full name").fill("Meera Joshi");
    await dialog.getByLabel("Phone or email").fill(contact);
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
      contact,
      company: "Bluestone Works Private Limited",
      gstin: "29aagcb7383j1z4",
      billingAddress: "12 Residency Road, Bengaluru 560025",
    });
    const checkout = checkoutFrame(page).contentFrame();
    await checkout.getByRole("button", { name: "Pay, then the tab is closed" }).click();
    await expect(checkout.getByRole("status")).toContainText("Paid.");
    await page.close();
    await expect.poll(() => newestMail(page, `Sent to ${contact}`)).toContain("Membership: Gold Member");
  });
});
