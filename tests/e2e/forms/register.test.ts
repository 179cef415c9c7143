import type { Page } from "@playwright/test";
import { NOTICE_VERSION } from "#worker/contracts/vocabulary.ts";
import { type Checks, expect, hydrated, inSteps, test } from "../../support/browser/browser.ts";
import { agree, freshAddress, newestMail } from "../../support/fixtures/account.ts";
import {
  continueFirst,
  expectAccessible,
  expectHiddenHoneypot,
  expectNoCredentials,
  holdCalls,
  openWithCookie,
  refuseCalls,
  submitTwice,
} from "../../support/fixtures/forms.ts";

const REGISTERED = "Registration Successful! we will get back to you soon.";
const PERSON = { name: "Ravi Kumar", email: "ravi@example.org", phone: "+91 98765 43210", role: "startup" };

async function openForm(page: Page) {
  await page.goto("/register");
  await hydrated(page);
}

async function fillIn(page: Page, changes: Partial<typeof PERSON> = {}) {
  const { name, email, phone, role } = { ...PERSON, ...changes };
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill(phone);
  await page.getByLabel("Role").selectOption(role);
  await agree(page);
}

function register(page: Page) {
  return page.locator("main form").getByRole("button", { name: "Register" }).click();
}

/** Registered, announced, and ready for another person: the form is empty again. */
async function registerAnother(page: Page) {
  await expect(page.getByRole("alert")).toHaveText(REGISTERED);
  await page.getByText("Register another person").click();
  for (const label of ["Name", "Email", "Phone", "Role"]) await expect(page.getByLabel(label)).toHaveValue("");
}

/** What the registration leads to: a code for the address, which never appears in the URL. */
async function expectCodeSent(page: Page, email: string) {
  await expect(page.getByText(`We have written to ${email}.`)).toBeVisible();
  expect(page.url()).not.toContain(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
  await expect(page).toHaveURL("/login?to=%2Fdashboard&sent");
}

const READING: Checks = {
  "[5-register-role] the role is one of four, student is shown as MSME, 'Join As' only asks": async (page) => {
    await openForm(page);
    const options = page.getByLabel("Role").getByRole("option");
    await expect(options).toHaveText(["Join As", "Mentor", "MSME", "Investor", "Startup"]);
    const values = await options.evaluateAll((all) => all.map((option) => option.getAttribute("value")));
    expect(values).toEqual(["", "mentor", "student", "investor", "startup"]);
    await expect(options.first()).toBeDisabled();
    await expect(page.getByLabel("Role")).toHaveValue("");
    await expectHiddenHoneypot(page);
  },
  "the form says what is stored and why, and leads to the privacy policy": async (page) => {
    const form = page.locator("main form");
    await expect(form).toContainText("We keep your name, email, phone and role to open your account");
    await expect(form.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/PrivacyPolicy");
  },
  "[5-register-required] the browser requires name, email format, phone and role": async (page) => {
    const calls = await holdCalls(page, "/auth/register");
    const isValid = (label: string) =>
      page.getByLabel(label).evaluate((field: HTMLInputElement) => field.validity.valid);
    for (const label of ["Name", "Email", "Phone", "Role"]) expect(await isValid(label)).toBe(false);
    await expect(page.getByLabel("Phone")).toHaveAttribute("type", "tel");
    await page.getByLabel("Name").fill("Ravi");
    await page.getByLabel("Email").fill("ravi");
    await page.getByLabel("Phone").fill("9876543210");
    expect(await isValid("Email")).toBe(false);
    await page.getByLabel("Email").fill("ravi@example.org");
    await register(page);
    await expect(page.getByLabel("Role")).toBeFocused();
    expect(calls).toHaveLength(0);
    await page.unrouteAll();
  },
  "below the role field only the chosen role is explained": async (page) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const shown = page.locator(".register-chosen p").filter({ visible: true });
    await expect(shown).toHaveCount(0);
    await page.getByLabel("Role").selectOption("investor");
    await expect(shown).toHaveText(/^Investor: You fund early/);
    await page.getByLabel("Role").selectOption("mentor");
    await expect(shown).toHaveText(/^Mentor: You have built/);
    await page.setViewportSize({ width: 1280, height: 720 });
  },
};

const SENDING: Checks = {
  "consent and age are required, mail about news is optional, and no box is ticked in advance": async (page) => {
    const calls = await holdCalls(page, "/auth/register");
    const boxes = page.locator("main form").getByRole("checkbox");
    await expect(boxes).toHaveCount(3);
    for (const box of await boxes.all()) await expect(box).not.toBeChecked();
    await fillIn(page);
    for (const label of ["I agree that MASA Forum", "I am 18 or older"]) {
      await page.getByLabel(label).uncheck();
      await register(page);
      await expect(page.getByLabel(label)).toBeFocused();
      await page.getByLabel(label).check();
    }
    expect(calls).toHaveLength(0);
    await page.getByLabel("Send me news").check();
    await register(page);
    await continueFirst(calls);
    const sent = calls[0]?.request().postDataJSON();
    expect(sent).toMatchObject({ consent: NOTICE_VERSION, adult: "yes", marketing: "yes" });
    await registerAnother(page);
    await page.unrouteAll();
  },
  "submitting twice registers once": async (page) => {
    const calls = await holdCalls(page, "/auth/register");
    await fillIn(page);
    await submitTwice(page.locator("main form.form"));
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await continueFirst(calls);
    await expect(page.getByRole("alert")).toHaveText(REGISTERED);
    expect(calls).toHaveLength(1);
  },
};

test("a visitor reads and fills in the form, and registers once", inSteps({ ...READING, ...SENDING }));

test(
  "[8-register-success] a visitor registers several people, and asks for a code",
  inSteps({
    "[7-register-call] [7-client] the form posts its fields and an empty password as JSON to the public address alone, without credentials; the alert says that it worked, the fields are empty, and a mail follows":
      async (page) => {
        const email = freshAddress();
        const posted: Array<[string, unknown]> = [];
        await openWithCookie(page, "/register");
        page.on("request", (request) => {
          if (request.method() !== "GET") posted.push([new URL(request.url()).pathname, request.postDataJSON()]);
        });
        await fillIn(page, { email, role: "student" });
        const call = page.waitForRequest("**/api/auth/register");
        await register(page);
        const alert = page.getByRole("alert");
        await expect(alert).toHaveText(REGISTERED);
        await expect(alert).toBeFocused();
        const data = { ...PERSON, email, role: "student", password: "", consent: NOTICE_VERSION, adult: "yes" };
        expect(posted).toEqual([["/api/auth/register", data]]);
        await expectNoCredentials(await call);
        for (const label of ["Name", "Email", "Phone", "Role"]) await expect(page.getByLabel(label)).toHaveValue("");
        await expect.poll(() => newestMail(page, `Sent to ${email}`)).toContain("Thank you for registering");
        expect(await newestMail(page, `Sent to ${email}`)).not.toContain(PERSON.name);
        await test.step("axe finds nothing after success", () => expectAccessible(page));
        await registerAnother(page);
      },
    "a registered address gets the same answer, in the specification's words": async (page) => {
      for (const _ of [1, 2]) {
        await fillIn(page, { email: "known@example.org" });
        await register(page);
        await registerAnother(page);
      }
      await page.route("**/api/auth/register", (route) =>
        route.fulfill({ status: 201, json: { message: "Account 17 made." } }),
      );
      await fillIn(page);
      const responsePromise = page.waitForResponse("**/api/auth/register");
      await register(page);
      await responsePromise;
      await expect(page.getByRole("alert")).toBeFocused();
      await expect(page.getByRole("alert")).toHaveText(REGISTERED);
      await expect(page.getByText("Account 17 made.")).toHaveCount(0);
      await page.unrouteAll();
      await registerAnother(page);
    },
    "one button sends a code to the address, which never appears in the URL": async (page) => {
      const email = freshAddress();
      await fillIn(page, { email });
      await register(page);
      await expectCodeSent(page, email);
    },
  }),
);

test.describe("when the notice has changed since the page was opened", () => {
  test.use({ expected: [/Failed to load resource/] });

  for (const [language, path, words] of [
    ["en", "/register", "Our notice has changed since you opened this page. Please read it below and agree again."],
    ["hi", "/hi/register", "यह पेज खुलने के बाद हमारी सूचना बदल गई है। कृपया उसे नीचे पढ़ें और फिर से सहमति दें।"],
  ] as const) {
    test(`the page shows the new one and keeps what was typed, in ${language}`, async ({ page }) => {
      const email = freshAddress();
      let isBefore = true;
      // As a page from before the change: document and script name a version that is no longer accepted.
      await page.route(/register|\.js$/, async (route) => {
        if (!isBefore || route.request().method() !== "GET") return route.continue();
        const response = await route.fetch();
        return route.fulfill({ response, body: (await response.text()).replaceAll(NOTICE_VERSION, "2020-01-01") });
      });
      await page.goto(path);
      await hydrated(page);
      const form = page.locator("main form");
      await form.locator("[name=name]").fill(PERSON.name);
      await form.locator("[name=email]").fill(email);
      await form.locator("[name=phone]").fill(PERSON.phone);
      await form.locator("[name=role]").selectOption(PERSON.role);
      for (const name of ["consent", "adult"]) await form.locator(`[name=${name}]`).check();
      isBefore = false;
      await form.locator("button[type=submit]").click();
      await expect(form).toContainText(words);
      for (const name of ["name", "email", "phone", "role"] as const) {
        await expect(form.locator(`[name=${name}]`)).toHaveValue({ ...PERSON, email }[name]);
      }
      const consent = form.locator("[name=consent]");
      await expect(consent).not.toBeChecked();
      await expect(consent).toHaveAttribute("value", NOTICE_VERSION);
      await expect(form.locator("[name=adult]")).toBeChecked();
    });
  }
});

test.describe("when the call is refused", () => {
  test.use({ expected: [/Failed to load resource/] });

  test("[8-register-failure] the alert has a cross mark, 'Error: ' and the server's message or 'Registration failed', and keeps the fields", async ({
    page,
  }) => {
    await refuseCalls(page, "/auth/register", 503, { message: "The service is not available right now." });
    await openForm(page);
    await fillIn(page);
    await register(page);
    const alert = page.getByRole("alert");
    await expect(alert).toHaveText("Error: The service is not available right now.");
    await expect(alert.locator(".icon")).toHaveClass("icon i-x");
    await expect(alert).toBeFocused();
    await expect(page.getByLabel("Name")).toHaveValue(PERSON.name);
    await expect(page.getByLabel("Role")).toHaveValue("startup");
    await expectAccessible(page);

    await refuseCalls(page, "/auth/register", 500, {});
    await register(page);
    await expect(alert).toHaveText("Error: Registration failed");

    await page.unrouteAll();
    await fillIn(page, { phone: "call me", email: "ravi@example" });
    await register(page);
    await expect(alert).toHaveText("Error: Please provide a valid email address.");
    await expect(page.getByLabel("Phone")).toHaveAccessibleDescription("Please provide a valid phone number.");
    await expectAccessible(page);
  });
});

test("[7-timeout-register] after ten seconds without an answer the registration has failed, and trying again works", async ({
  page,
}) => {
  await page.clock.install();
  const calls = await holdCalls(page, "/auth/register");
  await openForm(page);
  await fillIn(page, { email: "patient@example.org" });
  await page.clock.pauseAt(Date.now() + 60_000);
  await register(page);
  await expect.poll(() => calls.length).toBe(1);
  await page.clock.runFor(9_000);
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await page.clock.runFor(1_500);
  await expect(page.getByRole("alert")).toHaveText("Error: Registration failed");
  await page.unroute("**/api/auth/register");
  await register(page);
  await expect(page.getByRole("alert")).toHaveText(REGISTERED);
});

test.describe("without JavaScript on a phone", () => {
  // The browser itself writes a refused form's 422 to the console.
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 }, expected: [/status of 422/] });

  test("[8-register-failure] [8-register-success] a refusal is in the same words and keeps the fields, the registration is made, the mail follows, and one button sends a code", async ({
    page,
  }) => {
    await page.goto("/register");
    await test.step("all four roles are explained until one is chosen", async () => {
      const shown = page.locator(".register-chosen p").filter({ visible: true });
      await expect(shown).toHaveCount(4);
      await page.getByLabel("Role").selectOption("startup");
      await expect(shown).toHaveText(/^Startup: /);
    });
    await fillIn(page, { phone: "call me", role: "investor" });
    await register(page);
    await expect(page.getByRole("alert")).toHaveText("Error: Please provide a valid phone number.");
    await expect(page.getByLabel("Name")).toHaveValue(PERSON.name);
    await expect(page.getByLabel("Phone")).toHaveValue("call me");
    await expect(page.getByLabel("Role")).toHaveValue("investor");

    const email = freshAddress();
    await fillIn(page, { email, role: "mentor" });
    await register(page);
    await expect(page.getByRole("alert")).toHaveText(REGISTERED);
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByLabel("Role")).toHaveValue("");
    await expect.poll(() => newestMail(page, `Sent to ${email}`)).toContain("Thank you for registering");
    await expectCodeSent(page, email);
  });
});
