import type { Page } from "@playwright/test";
import { type Checks, expect, hydrated, inSteps, test } from "../../support/browser/browser.ts";
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

const GREEN = "rgb(31, 122, 77)";
const RED = "rgb(179, 38, 30)";

async function openContact(page: Page) {
  await page.goto("/ContactUs");
  await hydrated(page);
}

async function fillIn(page: Page, { name = "Meera Joshi", email = "meera@example.org", message = "Good day." } = {}) {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Message").fill(message);
}

function send(page: Page) {
  return page.getByRole("button", { name: "Send Message" }).click();
}

/** Sent, answered, and ready for another message: the form is empty again. */
async function writeAnother(page: Page) {
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText("Message sent successfully!");
  await expect(alert).toBeFocused();
  await page.getByText("Write another message").click();
  await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();
  for (const label of ["Name", "Email", "Message"]) await expect(page.getByLabel(label)).toHaveValue("");
}

const READING: Checks = {
  "[2-contact-form] the form asks for name, email and message": async (page) => {
    await openWithCookie(page, "/ContactUs");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
    const names = await page
      .locator("main :is(input, textarea, select):not([type=hidden], [aria-hidden] *)")
      .evaluateAll((fields) => fields.map((field) => field.getAttribute("name")));
    expect(names).toEqual(["name", "email", "message"]);
    await expectHiddenHoneypot(page);
  },
  "beside the form are email, phone, address, legal name and grievance officer": async (page) => {
    const details = page.getByRole("region", { name: "Or reach us directly" });
    const email = details.getByRole("link", { name: "contact@masaforum.example" });
    await expect(email).toHaveAttribute("href", /^mailto:/);
    const phone = details.getByRole("link", { name: "+91 22 5550 0142" });
    await expect(phone).toHaveAttribute("href", "tel:+912255500142");
    await expect(details).toContainText("Mumbai 400001");
    await expect(details).toContainText("Private Limited");
    await expect(details.getByRole("link", { name: "grievance@masaforum.example" })).toBeVisible();
  },
  "[5-contact-required] the browser requires name, email format and message": async (page) => {
    const calls = await holdCalls(page, "/contact");
    const isValid = (label: string) =>
      page.getByLabel(label).evaluate((field: HTMLInputElement) => field.validity.valid);
    for (const label of ["Name", "Email", "Message"]) expect(await isValid(label)).toBe(false);
    await send(page);
    await expect(page.getByLabel("Name")).toBeFocused();
    await fillIn(page, { email: "meera" });
    expect(await isValid("Email")).toBe(false);
    await send(page);
    await expect(page.getByLabel("Email")).toBeFocused();
    expect(calls).toHaveLength(0);
    await page.unrouteAll();
  },
};

const SENDING: Checks = {
  "[4-contact-states] sending disables the button and says so, then the result shows and the fields are empty": async (
    page,
  ) => {
    const calls = await holdCalls(page, "/contact");
    await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();
    await fillIn(page);
    await send(page);
    const sending = page.getByRole("button", { name: "Sending..." });
    await expect(sending).toBeDisabled();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await continueFirst(calls);
    await expect(page.getByText("reply to meera@example.org within two working days")).toBeVisible();
    await writeAnother(page);
    await page.unrouteAll();
  },
  "submitting twice sends once": async (page) => {
    const calls = await holdCalls(page, "/contact");
    await fillIn(page, { message: "Sent in a hurry." });
    await submitTwice(page.locator("main form"));
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await page.getByLabel("Name").press("Enter");
    await continueFirst(calls);
    await writeAnother(page);
    expect(calls).toHaveLength(1);
    await page.unrouteAll();
  },
  "[7-contact-call] [7-client] the form posts name, email and message as JSON to the public address and to nothing else, without credentials":
    async (page) => {
      const posted: Array<[string, unknown]> = [];
      page.on("request", (request) => {
        if (request.method() !== "GET") posted.push([new URL(request.url()).pathname, request.postDataJSON()]);
      });
      await fillIn(page, { message: "Two lines,\nas written." });
      const call = page.waitForRequest("**/api/contact");
      await send(page);
      await expect(page.getByRole("alert")).toBeVisible();
      expect(posted).toEqual([
        ["/api/contact", { name: "Meera Joshi", email: "meera@example.org", message: "Two lines,\nas written." }],
      ]);
      await expectNoCredentials(await call);
      await writeAnother(page);
    },
  "the form can be filled and sent with the keyboard alone": async (page) => {
    await page.getByLabel("Name").focus();
    await page.keyboard.type("Keyboard Visitor");
    await page.keyboard.press("Tab");
    await page.keyboard.type("keys@example.org");
    await page.keyboard.press("Tab");
    await page.keyboard.type("No mouse.");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await writeAnother(page);
  },
  "[8-contact-colour] an accepted message answered with 'Error' or 'Failed' is red": async (page) => {
    for (const message of ["Error: the mailbox is full", "Failed to deliver"]) {
      await page.route("**/api/contact", (route) => route.fulfill({ status: 201, json: { message } }));
      await fillIn(page);
      await send(page);
      await expect(page.getByRole("alert")).toHaveText(message);
      await expect(page.getByRole("alert")).toHaveCSS("color", RED);
    }
    await page.unrouteAll();
  },
  "[8-contact-success] success is green, and axe finds nothing": async (page) => {
    await fillIn(page, { message: "A green one." });
    await send(page);
    await expect(page.getByRole("alert")).toHaveText("Message sent successfully!");
    await expect(page.getByRole("alert")).toHaveCSS("color", GREEN);
    await expectAccessible(page);
  },
};

test("a visitor finds the contact form and sends several messages", inSteps({ ...READING, ...SENDING }));

test.describe("when the call is refused", () => {
  test.use({ expected: [/Failed to load resource/] });

  test(
    "the contact form shows the refusal",
    inSteps({
      "[8-contact-failure] the server's message shows in red and the text stays": async (page) => {
        await refuseCalls(page, "/contact", 503, { message: "The service is not available right now." });
        await openContact(page);
        await fillIn(page);
        await send(page);
        const alert = page.getByRole("alert");
        await expect(alert).toHaveText("The service is not available right now.");
        await expect(alert).toHaveCSS("color", RED);
        await expect(alert).toBeFocused();
        await expect(page.getByLabel("Name")).toHaveValue("Meera Joshi");
        await expect(page.getByLabel("Message")).toHaveValue("Good day.");
        await page.unrouteAll();
      },
      "[8-contact-failure] without a message of the server it reads 'Message failed'": async (page) => {
        await page.route("**/api/contact", (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }));
        await send(page);
        await expect(page.getByRole("alert")).toHaveText("Message failed");
        await expect(page.getByRole("alert")).toHaveCSS("color", RED);
        await page.unrouteAll();
      },
      "the real server's refusal is above the form and beside each field, with links to the fields": async (page) => {
        await fillIn(page, { name: "  ", email: "meera@example" });
        await send(page);
        await expect(page.getByRole("alert")).toHaveText("Please provide your name.");
        await expect(page.locator(".notice").getByText("Please provide your name.")).toHaveCount(1);
        const email = page.getByLabel("Email");
        await expect(email).toHaveAttribute("aria-invalid", "true");
        await expect(email).toHaveAccessibleDescription(/Please provide a valid email address\./);
        await page.getByRole("link", { name: "Please provide a valid email address." }).click();
        await expect(email).toBeFocused();
        await expect(page.getByRole("alert")).toBeVisible();
        await expectAccessible(page);
      },
      "a program that fills in every field gets a message, and its text is kept": async (page) => {
        await fillIn(page, { email: "robot@example.org", message: "Everything filled in." });
        await page.locator("input[name=second_topic]").evaluate((field: HTMLInputElement) => {
          field.value = "Everything";
        });
        await send(page);
        await expect(page.getByRole("alert")).toContainText("A hidden field in this form was filled in");
        await expect(page.getByLabel("Message")).toHaveValue("Everything filled in.");
        // The answer empties the honeypot: a person whose tool had filled it in submits again.
        await send(page);
        await expect(page.getByRole("alert")).toHaveText("Message sent successfully!");
      },
    }),
  );
});

test("[7-timeout-contact] after ten seconds without an answer the message has failed, and sending again works", async ({
  page,
}) => {
  await page.clock.install();
  const calls = await holdCalls(page, "/contact");
  await openContact(page);
  await fillIn(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await send(page);
  await expect.poll(() => calls.length).toBe(1);
  await page.clock.runFor(9_000);
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await page.clock.runFor(1_500);
  await expect(page.getByRole("alert")).toHaveText("Message failed");
  await expect(page.getByLabel("Message")).toHaveValue("Good day.");
  await page.unroute("**/api/contact");
  await send(page);
  await expect(page.getByRole("alert")).toHaveText("Message sent successfully!");
});

test.describe("without JavaScript", () => {
  // The browser itself writes a refused form's 422 to the console.
  test.use({ javaScriptEnabled: false, expected: [/status of 422/] });

  test("[8-contact-success] a refusal shows above the form and beside the field and keeps the text; the corrected message is sent, and the same confirmation has the focus", async ({
    page,
  }) => {
    const alert = page.getByRole("alert");
    await page.goto("/ContactUs");
    await test.step("a field without a script stops at its length, and no empty counter takes space", async () => {
      await expect(page.getByLabel("Name")).toHaveAttribute("maxlength", "120");
      await expect(page.locator(".field-limit").first()).toBeHidden();
    });
    await fillIn(page, { email: "meera@example", message: "Posted by the form itself." });
    await send(page);
    await expect(alert).toHaveText("Please provide a valid email address.");
    await expect(alert).toHaveCSS("color", RED);
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/valid email address/);
    await expect(page.getByLabel("Email")).toHaveValue("meera@example");
    await expect(page.getByLabel("Message")).toHaveValue("Posted by the form itself.");
    await page.getByLabel("Email").fill("meera@example.org");
    await send(page);
    await expect(alert).toHaveText("Message sent successfully!");
    await expect(alert).toBeFocused();
    await expect(page.getByLabel("Message")).toHaveValue("");
  });
});
