import type { BrowserContext, Page } from "@playwright/test";
import { expect, hydrated, test } from "../../support/browser/browser.ts";
import {
  agree,
  askForCode,
  enterCode,
  freshAddress,
  logInAs,
  logInByRequests,
  logInNewMember,
  mailedCode,
  newestMail,
  openCodeStep,
  registerAs,
  registerByRequest,
  wrongCode,
} from "../../support/fixtures/account.ts";
import { expectAccessible, expectNoSidewaysScroll, expectReport } from "../../support/fixtures/forms.ts";
import { SITE_PORT } from "../../support/site/ports.ts";

const OWN = { Origin: `http://localhost:${SITE_PORT}` };
const SECURITY = "/account/security";
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const sessionCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "masa-session");

test("a new member registers, verifies the address, confirms the details, and is logged in; each page passes axe", async ({
  page,
  context,
}) => {
  const expectFit = async () => {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };
  // every-page.test.ts looks at the first step of the login.
  const email = freshAddress();
  await registerAs(page, "mentor", email, "Meera Joshi");
  const code = await askForCode(page, email);
  await expectFit();
  await enterCode(page, code);
  await expect(page.getByRole("heading", { name: "Are these your details?" })).toBeVisible();
  await expectFit();
  await agree(page);
  await page.getByRole("button", { name: "Confirm and open my account" }).click();
  await expect(page.getByRole("heading", { name: "Passkeys and devices" })).toBeVisible();
  await expectFit();
  await page.setViewportSize({ width: 360, height: 800 });
  const bar = page.getByRole("navigation", { name: "Your account" });
  await expect(bar.locator("[aria-current]")).toHaveText(["Profile"]);
  await expect(bar.getByRole("link", { name: "Privacy" })).toBeInViewport({ ratio: 1 });
  expect(new URL(page.url()).pathname).toBe(SECURITY);
  await expect.poll(() => stored(page, "user")).toBe(JSON.stringify({ name: "Meera Joshi", role: "mentor" }));
  expect(await stored(page, "token")).toBeNull();
  expect(await sessionCookie(context)).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
});

test("without a session a member's page redirects to the login and back afterwards, even if the address is changed at the code step", async ({
  page,
}) => {
  const email = await logInAs(page, "investor");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await page.goto(SECURITY);
  const address = `/login?to=${encodeURIComponent(SECURITY)}`;
  await expect(page).toHaveURL(address);
  await changeAddress(page);
  await expect(page, "the login still ends at the requested page").toHaveURL(address);
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
  const before = await newestMail(page, `logging in with ${email}:`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await enterCode(page, await mailedCode(page, email, before));
  await expect(page).toHaveURL(SECURITY);
  await page.goto(`/login?to=${SECURITY}`);
  await expect(page, "who is logged in goes on").toHaveURL(SECURITY);
  await page.goto(`${address}&again`);
  await changeAddress(page);
  await expect(page, "the login again still ends at the requested page").toHaveURL(`${address}&again`);
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
});

/** Asks for a code to another address, and changes the address at the step of the code. */
async function changeAddress(page: Page) {
  await page.getByLabel("Email", { exact: true }).fill(freshAddress());
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByRole("link", { name: "Use another address" }).click();
}

test("details that someone else registered for the address are shown as typed, and the owner can correct them", async ({
  page,
}) => {
  const email = freshAddress();
  await registerByRequest(page, "startup", email, "Mallory");
  await enterCode(page, await askForCode(page, email));
  await expect(page.getByText("These details were entered when the address was")).toBeVisible();
  await page.goto(SECURITY);
  await expect(page, "nothing opens before the confirmation").toHaveURL(/\/account\/confirm/);
  await expect(page.getByLabel("I agree that MASA Forum")).not.toBeChecked();
  await page.getByLabel("Name", { exact: true }).fill("Asha Rao");
  await page.getByLabel("Role").selectOption("mentor");
  await agree(page);
  await page.getByRole("button", { name: "Confirm and open my account" }).click();
  await expect.poll(() => stored(page, "user")).toBe(JSON.stringify({ name: "Asha Rao", role: "mentor" }));
});

test.describe("a code that is not right", () => {
  // The browser itself writes a refused form's status to the console.
  test.use({ expected: [/status of 4(22|29)/] });

  test("a wrong code shows how many tries are left, and five lock it", async ({ page }) => {
    const email = freshAddress();
    await registerByRequest(page, "startup", email);
    const code = await askForCode(page, email);
    await enterCode(page, wrongCode(code));
    await expect(page.getByRole("alert")).toHaveText("That code is not correct. You have 4 attempts left.");
    await expectAccessible(page);
    // login-codes.test.ts reads what these answer.
    for (let n = 2; n <= 4; n += 1) {
      await page.request.post("/login", { form: { step: "code", email, code: wrongCode(code) }, headers: OWN });
    }
    await enterCode(page, wrongCode(code));
    await expect(page.getByRole("alert")).toHaveText(/^There were too many failed attempts\. Please wait 10 minutes/);
    await expect(page.getByLabel("Code", { exact: true })).toHaveCount(0);
    await page.goto(page.url());
    await expect(page.getByRole("alert")).toHaveText(/^There were too many failed attempts/);
    await expect(page.getByLabel("Code", { exact: true })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Use another address" })).toBeVisible();
  });

  test("input that is not a code is reported as such and does not cost a try; a code that was used in another tab is reported as used", async ({
    page,
    context,
  }) => {
    const email = freshAddress();
    await registerByRequest(page, "startup", email);
    const code = await askForCode(page, email);
    // Phones reload the page when the visitor returns from the mail.
    await page.reload();
    await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
    expect(page.url()).toMatch(/\/login\?again&to=[\w%]+&sent$|\/login\?to=[\w%]+&again&sent$/);
    await enterCode(page, "12345");
    await expect(page.getByRole("alert")).toHaveText("The code has 6 digits.");
    await enterCode(page, wrongCode(code));
    await expect(page.getByRole("alert")).toHaveText("That code is not correct. You have 4 attempts left.");
    const other = await context.newPage();
    await openCodeStep(other, email);
    await expect(other.getByRole("alert")).toHaveText(/^Please wait \d+ seconds before you request another email\./);
    await enterCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);
    await expect(page.getByRole("heading", { name: "Are these your details?" })).toBeVisible();
    await enterCode(other, code);
    await expect(other.getByRole("alert")).toHaveText("This code has been used already. Request a new code.");
  });

  test("a countdown shows when the mail can be sent again, and the server enforces it", async ({ page }) => {
    const email = freshAddress();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto("/login");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Send me a code" }).click();
    await hydrated(page);
    const again = page.getByRole("button", { name: "Send another email" });
    await expect(again).toBeDisabled();
    await expect(page.getByText("You can resend in 1:00")).toBeVisible();
    await page.clock.runFor(15_000);
    await expect(page.getByText("You can resend in 0:45")).toBeVisible();
    await page.clock.runFor(46_000);
    await expect(page.getByText("You can resend in")).toBeHidden();
    await again.click();
    await expect(page.getByRole("alert")).toHaveText(/^Please wait \d+ seconds? before you request another email\./);
    await expect(page.getByText(/^If there is an account with/)).toBeHidden();
  });
});

test("no GET request logs in, and every login creates a new session, so a planted session id is not adopted", async ({
  page,
  context,
}) => {
  const { request } = page;
  const email = await logInNewMember(page, "startup");
  const first = await sessionCookie(context);
  expect(await (await request.get("/login?again")).text()).toContain("Please log in again to continue.");
  const before = await newestMail(page, `logging in with ${email}:`);
  await request.post("/login?again", { form: { step: "address", email }, headers: OWN });
  const code = await mailedCode(page, email, before);
  await context.clearCookies({ name: "masa-session" });
  const read = await request.get(`/login?step=code&email=${encodeURIComponent(email)}&code=${code}`);
  expect(await read.text()).toContain("Log in</h2>");
  expect(await sessionCookie(context)).toBeUndefined();
  if (first) await context.addCookies([first]);
  await request.post("/login?again", { form: { step: "code", email, code }, headers: OWN });
  expect(await (await request.get(SECURITY)).text()).toContain("Passkeys and devices");
  const second = await sessionCookie(context);
  expect(second?.value).not.toBe(first?.value);
  const headers = { Cookie: `masa-session=${first?.value}` };
  expect((await request.get(SECURITY, { headers, maxRedirects: 0 })).status()).toBe(302);
});

for (const path of [SECURITY, "/dashboard"]) {
  test(`logging out of ${path} before its script runs does not store the user again`, async ({ page }) => {
    await logInNewMember(page, "startup");
    const files = Promise.withResolvers<void>();
    await page.route(/\/assets\/(?!site-)/, async (route) => {
      await files.promise;
      await route.continue();
    });
    // An answer that is no page: this one stays, as it does until the next one comes.
    await page.route("**/logout", async (route) => route.fulfill({ status: 204 }));
    await page.goto(path);
    await page.evaluate(() => localStorage.clear());
    const responsePromise = page.waitForResponse("**/logout");
    await page.getByRole("button", { name: "Logout" }).click({ noWaitAfter: true });
    await responsePromise;
    files.resolve();
    await page.waitForFunction(() => document.documentElement.dataset["ready"]);
    expect(await storage(page)).toEqual({});
  });
}

/** What this browser stores besides a startup's entries, and what remains after logging out. */
const OTHERS = { tasks_mentor: "of another member", "masa-first-visit": "seen" };
const OWN_KEYS = ["token", "user", "tasks_startup"];
const fillStorage = (page: Page) =>
  page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { ...OTHERS, ...Object.fromEntries(OWN_KEYS.map((key) => [key, "x"])) },
  );
const storage = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

for (const [path, button] of [
  [SECURITY, "Logout"],
  [SECURITY, "Log out everywhere"],
  ["/dashboard", "Logout"],
] as const) {
  test(`'${button}' on ${path} ends the session, and leaves other roles' tasks and the first-visit marker`, async ({
    page,
    context,
  }) => {
    await logInNewMember(page, "startup");
    const before = await sessionCookie(context);
    await page.goto(path);
    await fillStorage(page);
    const left = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: button }).click();
    expect((await left).headers()["clear-site-data"]).toBeUndefined();
    await expect(page).toHaveURL("/login");
    expect(await storage(page)).toEqual(OTHERS);
    expect(await sessionCookie(context)).toBeUndefined();
    const headers = { Cookie: `masa-session=${before?.value}` };
    expect((await page.request.get(SECURITY, { headers, maxRedirects: 0 })).status()).toBe(302);
  });
}

test("logging out before the client bundle has loaded also keeps other roles' entries", async ({ page }) => {
  await logInNewMember(page, "startup");
  await page.route(/\/assets\/(?!site-)/, () => undefined);
  await page.goto(SECURITY, { waitUntil: "domcontentloaded" });
  await fillStorage(page);
  await page.getByRole("button", { name: "Logout" }).click({ noWaitAfter: true });
  await expect(page).toHaveURL("/login");
  expect(await storage(page)).toEqual(OTHERS);
});

test("if one entry cannot be deleted, the response clears all site data", async ({ page }) => {
  await logInNewMember(page, "startup");
  await page.goto("/dashboard");
  await fillStorage(page);
  await page.evaluate(() => {
    Storage.prototype.removeItem = () => {
      throw new DOMException("Not now.", "SecurityError");
    };
  });
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await expect.poll(() => stored(page, "user")).toBeNull();
});

test.describe("without JavaScript at the logout", () => {
  test.use({ javaScriptEnabled: false });
  // The registration without JavaScript below ends with a logout on the other page.
  test("logging out on /dashboard leaves no stored user", async ({ page }) => {
    await logInNewMember(page, "startup");
    await page.goto("/dashboard");
    await fillStorage(page);
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/login");
    for (const key of OWN_KEYS) await expect.poll(() => stored(page, key)).toBeNull();
  });
});

test("logging out everywhere ends the other device too, and one device can be ended alone", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await logInAs(page, "startup");
  const userAgent = "Mozilla/5.0 (Linux; Android 15) Chrome/156 Mobile";
  const context = await browser.newContext({ baseURL: baseURL ?? "", userAgent });
  const phone = await context.newPage();
  const opened = async () => (await phone.request.get(SECURITY, { maxRedirects: 0 })).status();
  await logInByRequests(phone, email);
  await expect.poll(() => newestMail(page, "Chrome on Android")).toContain("logged in to your account on a new device");
  await phone.goto(SECURITY);
  await expect(phone.getByText("this device")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Log out of Chrome on Android" }).click();
  await expectReport(page, "The other device is logged out.");
  await expect(page.getByText("Chrome on Android")).toBeHidden();
  expect(await opened()).toBe(302);
  await logInByRequests(phone, email);
  expect(await opened()).toBe(200);
  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await expect(page).toHaveURL("/login");
  await phone.goto(SECURITY);
  await expect(phone).toHaveURL(/\/login/);
  await context.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expected: [/status of 4(22|29)/] });

  test("registration, code, resend, confirmation, devices and logout all work", async ({ page, context }) => {
    const email = freshAddress();
    await registerAs(page, "student", email, "Plain Form");
    const code = await askForCode(page, email);
    await page.getByRole("button", { name: "Send another email" }).click();
    await expect(page.getByRole("alert")).toHaveText(/^Please wait \d+ seconds before/);
    await enterCode(page, wrongCode(code));
    await expect(page.getByRole("alert")).toHaveText("That code is not correct. You have 4 attempts left.");
    await expect(page.getByRole("alert")).toBeFocused();
    await enterCode(page, code);
    await page.getByLabel("Phone", { exact: true }).fill("call me");
    await agree(page);
    await page.getByRole("button", { name: "Confirm and open my account" }).click();
    await expect(page.getByRole("alert")).toHaveText("Please provide a valid phone number.");
    await page.getByLabel("Phone", { exact: true }).fill("+91 98765 43210");
    await page.getByRole("button", { name: "Confirm and open my account" }).click();
    await expect(page.getByRole("heading", { name: "Passkeys and devices" })).toBeVisible();
    await fillStorage(page);
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/login");
    for (const key of OWN_KEYS) await expect.poll(() => stored(page, key)).toBeNull();
    expect(await sessionCookie(context)).toBeUndefined();
  });
});
