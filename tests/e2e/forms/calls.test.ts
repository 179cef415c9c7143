import type { Page } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { expectNoCredentials, openWithCookie } from "../../support/fixtures/forms.ts";

/** What a visitor does for the calls of section 7 that no form test of this folder makes. */
const CALLS: Array<[paths: string[], page: string, act: (page: Page) => Promise<void>]> = [
  [["/user-intent"], "/", (page) => page.getByRole("button", { name: "For Membership", exact: true }).click()],
  [
    ["/payment/create-order", "/payment/verify"],
    "/membership",
    async (page) => {
      await openCheckout(page);
      const checkout = page.frameLocator('iframe[title="Razorpay Checkout (fake)"]');
      await checkout.getByRole("button", { name: "Success" }).click();
    },
  ],
];

async function openCheckout(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Join Now as Gold Member" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Full name").fill("Meera Joshi");
  await dialog.getByLabel("Phone or email").fill("calls@example.org");
  await dialog.getByRole("button", { name: "Proceed" }).click();
}

for (const [paths, address, act] of CALLS) {
  test(`[7-client] ${paths.length === 1 ? "the call" : "each call"} to ${paths.join(" and ")} carries JSON and no credentials, though the browser has some`, async ({
    page,
  }) => {
    await openWithCookie(page, address);
    const calls = Promise.all(paths.map((path) => page.waitForRequest(`**/api${path}`)));
    await act(page);
    for (const call of await calls) await expectNoCredentials(call);
  });
}
