import type { CDPSession, Page } from "@playwright/test";
import { expect, hydrated, test } from "../../support/browser/browser.ts";
import { freshAddress, logInAs, newestMail } from "../../support/fixtures/account.ts";
import { expectAccessible, expectReport } from "../../support/fixtures/forms.ts";

const SECURITY = "/account/security";

const devices: CDPSession[] = [];
// The device of one test would answer for the next.
test.afterEach(async () => {
  for (const device of devices.splice(0)) await device.detach();
});

/** A device of the browser's that holds passkeys, asks for a finger, and finds the right one at once. */
async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  devices.push(cdp);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** A browser that has passkeys and does not suggest them in fields. */
async function suggestNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
}

/** Renames a method of every passkey in the page. */
async function renameMethod(page: Page, from: string, to: string): Promise<void> {
  await page.evaluate(
    ([old, next]) => {
      const { prototype } = PublicKeyCredential;
      Object.defineProperty(prototype, next, Object.getOwnPropertyDescriptor(prototype, old) ?? {});
      Reflect.deleteProperty(prototype, old);
    },
    [from, to] as const,
  );
}

async function addPasskey(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("button", { name: "Remove the passkey of Chrome on Linux" })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
}

test("a member adds a passkey, gets a mail, and the next login offers it", async ({ page }) => {
  await addAuthenticator(page);
  await logInAs(page, "mentor", "Meera Joshi");
  await addPasskey(page);
  await expectReport(page, "The passkey is added.");
  await expect(page).toHaveURL(SECURITY);
  await expectAccessible(page);
  await expect.poll(() => newestMail(page, "A passkey was added")).toContain("Chrome on Linux");
  const loggedOut = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Logout" }).click();
  await loggedOut;
  // The authenticator answers the suggestion at once, as a visitor does who picks it.
  await page.goto(`/login?to=${SECURITY}`);
  await expect(page.getByRole("heading", { name: "Passkeys and devices" })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("user")))
    .toBe(JSON.stringify({ name: "Meera Joshi", role: "mentor" }));
});

test.describe("where the browser suggests no passkey", () => {
  test.use({ expected: [/status of 401/] });

  test("the button asks for one; one that cannot be read is not a dead end, and one that was removed does not log in", async ({
    page,
  }) => {
    await suggestNothing(page);
    await addAuthenticator(page);
    await logInAs(page, "startup");
    await addPasskey(page);
    const openLogin = async () => {
      await logOut(page);
      await page.goto(`/login?to=${SECURITY}`);
      await hydrated(page);
    };
    const alert = page.getByRole("alert");
    const button = page.getByRole("button", { name: "Log in with a passkey" });
    await openLogin();
    await test.step("a password manager whose passkey cannot be read", async () => {
      await renameMethod(page, "toJSON", "savedToJSON");
      await button.click();
      await expect(alert).toHaveText("The passkey did not work. Please use a code instead.");
      await expect(button).toBeEnabled();
    });
    await test.step("the next try logs in", async () => {
      await renameMethod(page, "savedToJSON", "toJSON");
      await button.click();
      await expect(page.getByRole("heading", { name: "Passkeys and devices" })).toBeVisible();
    });
    await test.step("a removed passkey does not log in, and the page says how to continue", async () => {
      await page.getByRole("button", { name: "Remove the passkey of Chrome on Linux" }).click();
      await expectReport(page, "The passkey is removed.");
      await expect(page.getByText("You have no passkeys yet.")).toBeVisible();
      await openLogin();
      await button.click();
      await expect(alert).toHaveText("This passkey did not log you in. Log in with a code instead.");
      await expectAccessible(page);
    });
  });
});

test("without a passkey the address field shows at once and the browser does not prompt", async ({ page }) => {
  await page.goto("/login");
  await hydrated(page);
  await page.getByLabel("Email", { exact: true }).fill(freshAddress());
  await expect(page.getByRole("button", { name: "Send me a code" })).toBeEnabled();
});
