import type { Page, Request } from "@playwright/test";
import { expect, hydrated, test } from "../../support/browser/browser.ts";
import { agree } from "../../support/fixtures/account.ts";

/** What a visitor does for each call of section 7. */
const CALLS: Array<[paths: string[], page: string, act: (page: Page) => Promise<void>]> = [
  [["/user-intent"], "/", (page) => page.getByRole("button", { name: "For Membership", exact: true }).click()],
  [
    ["/contact"],
    "/ContactUs",
    async (page) => {
      await page.getByLabel("Name").fill("Meera Joshi");
      await page.getByLabel("Email").fill("meera@example.org");
      await page.getByLabel("Message").fill("Good day to all of you.");
      await page.getByRole("button", { name: "Send Message" }).click();
    },
  ],
  [
    ["/auth/register"],
    "/register",
    async (page) => {
      await page.getByLabel("Name").fill("Meera Joshi");
      await page.getByLabel("Email").fill("calls@example.org");
      await page.getByLabel("Phone").fill("+91 98765 43210");
      await page.getByLabel("Role").selectOption("mentor");
      await agree(page);
      await page.locator("main form").getByRole("button", { name: "Register" }).click();
    },
  ],
  [
    ["/event/register"],
    "/event-registration",
    async (page) => {
      await page.getByLabel("Full Name").fill("Meera Joshi");
      await page.getByLabel("Email").fill("calls@example.org");
      await page.getByLabel("Phone Number").fill("9876543210");
      await page.getByRole("button", { name: "Register for Event" }).click();
    },
  ],
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

async function sent(request: Request) {
  const { cookie, ...headers } = await request.allHeaders();
  return { cookie, type: headers["content-type"] };
}

for (const [paths, address, act] of CALLS) {
  test(`[7-client] ${paths.length === 1 ? "the call" : "each call"} to ${paths.join(" and ")} carries JSON and no credentials, though the browser has some`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: "known", value: "visitor", url: baseURL ?? "" }]);
    const document = (await page.goto(address))?.request();
    expect(document && (await sent(document)).cookie).toContain("known=visitor");
    await hydrated(page);
    const calls = Promise.all(paths.map((path) => page.waitForRequest(`**/api${path}`)));
    await act(page);
    for (const call of await calls) {
      expect(new URL(call.url()).origin).toBe(new URL(page.url()).origin);
      expect(await sent(call)).toEqual({ cookie: undefined, type: "application/json" });
    }
  });
}
