import type { APIRequestContext, Page } from "@playwright/test";
import { expect, hydrated, inSteps, test } from "../../support/browser/browser.ts";
import { freshAddress, logInAs, newestMail, payFor } from "../../support/fixtures/account.ts";
import {
  continueFirst,
  expectAccessible,
  expectHiddenHoneypot,
  expectNoCredentials,
  expectNoSidewaysScroll,
  holdCalls,
  openWithCookie,
  refuseCalls,
  submitTwice,
} from "../../support/fixtures/forms.ts";
import { FAR_EVENT } from "../../support/fixtures/future-entries.ts";

const STATUSES = [
  "Non-Member",
  "Basic MASA Community",
  "Premium Member",
  "Gold Member",
  "Corporate Member",
  "Platinum Members",
  "Patron Members",
];
const REGISTERED = "You are registered. We will write to you.";
const FAILED = "Failed to register for the event. Please try again.";
const PERSON = { fullName: "Asha Rao", email: "asha@example.org", phone: "9876543210", status: "Gold Member" };

async function openForm(page: Page, path = "/event-registration") {
  await page.goto(path);
  await hydrated(page);
}

async function fillIn(page: Page, changes: Partial<typeof PERSON> = {}) {
  const { fullName, email, phone, status } = { ...PERSON, ...changes };
  await page.getByLabel("Full Name").fill(fullName);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone Number").fill(phone);
  await page.getByLabel("Membership Status").selectOption(status);
}

function register(page: Page) {
  return page.getByRole("button", { name: "Register for Event" }).click();
}

/** Registers a person for events in general, without a page. */
async function registerByRequest(request: APIRequestContext, data: { fullName: string; email: string; phone: string }) {
  expect((await request.post("/api/event/register", { data })).status()).toBe(201);
}

/** Somebody else registers the address first. */
function registerStranger(request: APIRequestContext, email: string) {
  return registerByRequest(request, { fullName: "Mallory Stranger", email, phone: "9000000001" });
}

/** Only a new answer takes the focus from the button. */
async function expectAnnounced(page: Page, text: string) {
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("alert")).toHaveText(text);
}

async function expectKept(page: Page) {
  await expect(page.getByLabel("Full Name")).toHaveValue(PERSON.fullName);
  await expect(page.getByLabel("Email")).toHaveValue(PERSON.email);
  await expect(page.getByLabel("Phone Number")).toHaveValue(PERSON.phone);
  await expect(page.getByLabel("Membership Status")).toHaveValue(PERSON.status);
}

async function expectEmpty(page: Page) {
  for (const label of ["Full Name", "Email", "Phone Number"]) await expect(page.getByLabel(label)).toHaveValue("");
  await expect(page.getByLabel("Membership Status")).toHaveValue("Non-Member");
}

/** Registered, announced, and ready for another person: the form is empty again. */
async function registerAnother(page: Page) {
  await expectAnnounced(page, REGISTERED);
  await page.getByText("Register another person").click();
  await expectEmpty(page);
}

test(
  "a visitor makes mistakes in the form, and registers",
  inSteps({
    "[2-event-registration] the title, the four fields, the seven statuses and the button are there, without a login":
      async (page) => {
        await openForm(page);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Event Registration");
        const labels = ["Full Name", "Email", "Phone Number", "Membership Status"];
        await expect(page.locator("main form .field label")).toHaveText(labels);
        await expect(page.getByText("10 digits")).toBeVisible();
        await expect(page.getByLabel("Membership Status").getByRole("option")).toHaveText(STATUSES);
        await expect(page.getByLabel("Membership Status")).toHaveValue("Non-Member");
        await expect(page.getByRole("button", { name: "Register for Event" })).toBeEnabled();
        await expectHiddenHoneypot(page);
      },
    "on a phone the list of events comes before the form": async (page) => {
      await page.setViewportSize({ width: 360, height: 800 });
      const list = await page.getByRole("link", { name: FAR_EVENT.title }).boundingBox();
      const field = await page.getByLabel("Full Name").boundingBox();
      expect(list?.y).toBeLessThan(field?.y ?? 0);
      await page.setViewportSize({ width: 1280, height: 720 });
    },
    "[5-event-registration-1] [5-event-registration-2] [5-event-registration-3] blank fields are asked for first, then an email, then a phone of ten digits; the same mistake twice is announced twice":
      expectMistakesNamed,
    "[4-event-registration-submit] on submit the message is cleared before the request is answered": async (page) => {
      const calls = await holdCalls(page, "/event/register");
      await fillIn(page, { phone: "1" });
      await register(page);
      await expectAnnounced(page, "Please provide a valid 10-digit phone number.");
      await fillIn(page);
      await register(page);
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
      await continueFirst(calls);
      await registerAnother(page);
      await page.unrouteAll();
    },
    "submitting twice registers once": async (page) => {
      const calls = await holdCalls(page, "/event/register");
      await fillIn(page);
      await submitTwice(page.locator("main form"));
      await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
      await continueFirst(calls);
      await expect(page.getByRole("alert")).toHaveText(REGISTERED);
      expect(calls).toHaveLength(1);
    },
  }),
);

async function expectMistakesNamed(page: Page) {
  const calls = await holdCalls(page, "/event/register");
  await register(page);
  await expect(page.getByRole("alert")).toBeFocused();
  await page.getByLabel("Full Name").fill("Asha");
  await register(page);
  await expectAnnounced(page, "All fields are required.");
  for (const changes of [
    { fullName: "  ", email: "no", phone: "1" },
    { email: "", phone: "1" },
    { email: "no", phone: "" },
  ]) {
    await fillIn(page, changes);
    await register(page);
    await expectAnnounced(page, "All fields are required.");
  }
  for (const email of ["asha", "asha@example", "asha rao@example.org", "@example.org"]) {
    await fillIn(page, { email, phone: "1" });
    await register(page);
    await expectAnnounced(page, "Please provide a valid email address.");
    await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Email")).toHaveValue(email);
  }
  for (const phone of ["987654321", "98765432101", "+919876543210", "98765 43210", "98765abcde"]) {
    await fillIn(page, { phone });
    await register(page);
    await expectAnnounced(page, "Please provide a valid 10-digit phone number.");
    await expect(page.getByLabel("Phone Number")).toHaveAccessibleDescription(
      /Ten digits, such as 9876543210, without \+91/,
    );
    await expect(page.getByLabel("Phone Number")).toHaveValue(phone);
  }
  await fillIn(page, { fullName: "", email: "", phone: "" });
  await register(page);
  await page.getByRole("link", { name: "Your phone number is missing." }).click();
  await expect(page.getByLabel("Phone Number")).toBeFocused();
  await expect(page.getByRole("alert")).toHaveText("All fields are required.");
  await expectAccessible(page);
  expect(calls).toHaveLength(0);
  await page.unrouteAll();
}

test(
  "a visitor registers several people, and one for a certain event",
  inSteps({
    "[4-event-registration-success] [7-event-register-call] [7-client] the form posts its fields as JSON to the public address and to nothing else, without credentials; the server's message shows above the form, which is empty again":
      async (page) => {
        const posted: Array<[string, unknown]> = [];
        await openWithCookie(page, "/event-registration");
        page.on("request", (request) => {
          if (request.method() !== "GET") posted.push([new URL(request.url()).pathname, request.postDataJSON()]);
        });
        await fillIn(page);
        const call = page.waitForRequest("**/api/event/register");
        await register(page);
        const alert = page.getByRole("alert");
        await expect(alert).toHaveText(REGISTERED);
        await expect(alert).toBeFocused();
        const { status, ...person } = PERSON;
        expect(posted).toEqual([["/api/event/register", { ...person, membershipStatus: status }]]);
        await expectNoCredentials(await call);
        await expect(page.getByText(`we will write to ${PERSON.email}.`)).toBeVisible();
        await page.getByText("Register another person").click();
        await expectEmpty(page);
        const [message, field] = [await alert.boundingBox(), await page.getByLabel("Full Name").boundingBox()];
        expect(message?.y).toBeLessThan(field?.y ?? 0);
      },
    "[5-event-registration-status] the first and the last status are accepted, and registering again gets the same answer":
      async (page) => {
        const sent = [STATUSES[0], STATUSES.at(-1)].map((status, i) => ({ status, email: `status-${i}@example.org` }));
        for (const changes of [...sent, sent[0]]) {
          await fillIn(page, changes);
          await register(page);
          await registerAnother(page);
        }
      },
    "the page of an event registers for that event and passes axe after success": expectEventRegistration,
  }),
);

async function expectEventRegistration(page: Page) {
  await page.getByRole("link", { name: FAR_EVENT.title }).click();
  await expect(page).toHaveURL(/event=/);
  await hydrated(page);
  await expect(page.locator(".page-head")).toContainText(FAR_EVENT.date);
  await expect(page.locator(".page-head img")).toHaveAttribute("alt", FAR_EVENT.image?.alt ?? "");
  await fillIn(page);
  const call = page.waitForRequest("**/api/event/register");
  await register(page);
  expect((await call).postDataJSON()).toMatchObject({ event: FAR_EVENT.slug });
  await expect(page.getByRole("alert")).toHaveText(`You are registered for ${FAR_EVENT.title}.`);
  const panel = page.locator(".success");
  await expect(panel).toContainText(`${FAR_EVENT.date}, 10:00 am to 2:00 pm (IST)`);
  await expect(panel.getByRole("link", { name: "Add to calendar" })).toHaveAttribute(
    "href",
    `/calendar/${FAR_EVENT.slug}.ics`,
  );
  const invitation = await panel.getByRole("link", { name: "Bring a colleague" }).getAttribute("href");
  expect(decodeURIComponent(invitation ?? "")).toContain(`/event-registration?event=${FAR_EVENT.slug}`);
  expect(invitation).not.toContain("asha");
  await expectEmpty(page);
  await expectAccessible(page);
}

test.describe("when the request fails", () => {
  test.use({ expected: [/Failed to load resource|^The registration for the event failed: /] });

  test("[8-event-registration-failed] a refusal shows the one sentence, logs the error and keeps the fields, also without a connection; the help is the page's own", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    await openForm(page);
    await fillIn(page);
    for (const status of [422, 429, 500, 503]) {
      const code = `some_code_${status}`;
      await refuseCalls(page, "/event/register", status, { code, message: "The server's own words." });
      await register(page);
      await expectAnnounced(page, FAILED);
      await expect(page.getByText("The server's own words.")).toHaveCount(0);
      expect(logged).toContain(`The registration for the event failed: ${code}`);
      await expectKept(page);
    }
    for (const [code, help] of [
      ["form_rejected", "Reload the page first, then fill in the form without autofill."],
      ["check_failed", "First complete the check that shows you are human."],
    ] as const) {
      await refuseCalls(page, "/event/register", 422, { code, message: "The server's own words." });
      await register(page);
      await expectAnnounced(page, FAILED);
      await expect(page.locator(".notice-help")).toHaveText(help);
      await expect(page.getByText("The server's own words.")).toHaveCount(0);
    }
    for (const [seconds, when] of [
      ["10", "in a minute"],
      ["2700", "in 45 minutes"],
    ] as const) {
      const problem = { code: "too_many_requests", message: "The server's own words." };
      await refuseCalls(page, "/event/register", 429, problem, { "Retry-After": seconds });
      await register(page);
      await expectAnnounced(page, FAILED);
      await expect(page.locator(".notice-help")).toHaveText(`Too many attempts. Try again ${when}.`);
      await expectKept(page);
    }
    await refuseCalls(page, "/event/register", 500, {});
    await register(page);
    await expectAnnounced(page, FAILED);
    await expectAccessible(page);
    await test.step("without a connection it is the same sentence", async () => {
      await page.route("**/api/event/register", (route) => route.abort());
      await register(page);
      await expectAnnounced(page, FAILED);
      await expectKept(page);
    });
  });

  test("[7-timeout-event-registration] after ten seconds without an answer the registration has failed", async ({
    page,
  }) => {
    await page.clock.install();
    const calls = await holdCalls(page, "/event/register");
    await openForm(page);
    await fillIn(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await register(page);
    await expect.poll(() => calls.length).toBe(1);
    await page.clock.runFor(9_000);
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await page.clock.runFor(1_500);
    await expect(page.getByRole("alert")).toHaveText(FAILED);
    await expectKept(page);
    await page.unroute("**/api/event/register");
    await register(page);
    await expect(page.getByRole("alert")).toHaveText(REGISTERED);
  });
});

test("the form begins with the details of a logged-in member; its call has the session, which replaces what a stranger sent for the address", async ({
  page,
  request,
}) => {
  const email = await logInAs(page, "startup");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("user"))).not.toBeNull();
  await registerStranger(request, email);
  await openForm(page);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Full Name")).not.toHaveValue("");
  await expect(page.getByLabel("Phone Number")).toHaveValue("9876543210");
  await expect(page.getByLabel("Membership Status")).toHaveValue("Non-Member");
  await fillIn(page, { email });
  const call = page.waitForRequest("**/api/event/register");
  await register(page);
  expect((await (await call).allHeaders())["cookie"]).toBeTruthy();
  await expect(page.getByRole("alert")).toHaveText(REGISTERED);
  const data = await (await page.request.get("/dashboard/privacy/my-data.json")).json();
  expect(data.eventRegistrations).toMatchObject([{ fullName: PERSON.fullName, phone: PERSON.phone }]);
  await test.step("it begins with the status of the running plan", async () => {
    await payFor(page, email, { plan: "gold", amount: 24999 });
    await openForm(page);
    await expect.poll(() => detailsOf(page)).toEqual([email, "9876543210", "Gold Member"]);
  });
  const respondAfter = async (typing: () => Promise<void>) => {
    const calls = await holdCalls(page, "/account/details");
    await openForm(page);
    await typing();
    const responsePromise = page.waitForResponse("**/api/account/details");
    await continueFirst(calls);
    await (await responsePromise).finished();
    await expect(page.getByLabel("Full Name")).not.toHaveValue("");
  };
  await test.step("it keeps what was typed or chosen before the answer", async () => {
    await respondAfter(async () => {
      await page.getByLabel("Phone Number").fill("9123456780");
      await page.getByLabel("Membership Status").selectOption("Premium Member");
      await page.getByLabel("Membership Status").blur();
    });
    expect(await detailsOf(page)).toEqual([email, "9123456780", "Premium Member"]);
    await respondAfter(async () => {
      await page.getByLabel("Email").fill("colleague@example.org");
      await page.getByLabel("Email").blur();
    });
    expect(await detailsOf(page)).toEqual(["colleague@example.org", "", "Non-Member"]);
  });
});

function detailsOf(page: Page) {
  return Promise.all(
    ["Email", "Phone Number", "Membership Status"].map((label) => page.getByLabel(label).inputValue()),
  );
}

test.describe("by the link of a mail", () => {
  test.use({ expected: [/status of 404/] });

  test("changed details for a registered address wait until its owner confirms them; an expired link offers a new registration", async ({
    page,
    request,
  }) => {
    const email = freshAddress();
    const mail = () => newestMail(page, `Sent to ${email}`);
    await registerStranger(request, email);
    // Otherwise the mail about the first registration can be the newer one.
    await expect.poll(mail).not.toBe("");
    const { fullName, phone } = PERSON;
    await registerByRequest(request, { fullName, email, phone });
    const link = async () => /corrections\?key=[\w.-]+/.exec(await mail())?.[0] ?? "";
    await expect.poll(link).not.toBe("");
    const path = `/event-registration/${await link()}`;
    for (const _ of [1, 2]) {
      await page.goto(path);
      await expect(page.locator("main form").getByRole("heading")).toHaveText(["Your registration now", "Sent later"]);
      await expect(page.getByText("Mallory Stranger").first()).toBeVisible();
    }
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: `Use these details of ${fullName}` }).click();
    await expect(page.getByRole("alert")).toHaveText("Your registration now has these details.");
    await expect(page.getByText("There are no changes to review.")).toBeVisible();
    await expectAccessible(page);

    const response = await page.goto("/event-registration/corrections?key=made.up");
    expect(response?.status()).toBe(404);
    await expect(page.getByText("This link is not valid")).toBeVisible();
    await expect(page.locator("main").getByRole("link", { name: "Register for an event" })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("without JavaScript", () => {
  // The browser itself writes a refused form's 422 to the console.
  test.use({ javaScriptEnabled: false, expected: [/status of 422/] });

  test("[5-event-registration-order] the server names mistakes in the same order and keeps the fields", async ({
    page,
  }) => {
    await page.goto("/event-registration");
    for (const [changes, message] of [
      [{ fullName: "", email: "no", phone: "1" }, "All fields are required."],
      [{ email: "asha@example", phone: "1" }, "Please provide a valid email address."],
      [{ phone: "98765 43210" }, "Please provide a valid 10-digit phone number."],
    ] as const) {
      await fillIn(page, changes);
      await register(page);
      await expect(page.getByRole("alert")).toHaveText(message);
      await expect(page.getByRole("alert")).toBeFocused();
      const { fullName, email, phone } = { ...PERSON, ...changes };
      await expect(page.getByLabel("Full Name")).toHaveValue(fullName);
      await expect(page.getByLabel("Email")).toHaveValue(email);
      await expect(page.getByLabel("Phone Number")).toHaveValue(phone);
      await expect(page.getByLabel("Membership Status")).toHaveValue("Gold Member");
    }
    await page.goto(`/event-registration?event=${FAR_EVENT.slug}`);
    await test.step("[8-event-registration-failed] an event that closed in the meantime is the one sentence for failures", async () => {
      const field = page.locator("input[name=event]");
      await expect(field).toHaveValue(FAR_EVENT.slug);
      await field.evaluate((element: HTMLInputElement) => {
        element.value = "masa-awards-2026";
      });
      await fillIn(page);
      await register(page);
      await expect(page.getByRole("alert")).toHaveText(FAILED);
    });
    await test.step("[4-event-registration-success] the registration is made and the same words answer", async () => {
      await page.locator("input[name=event]").evaluate((field: HTMLInputElement, slug) => {
        field.value = slug;
      }, FAR_EVENT.slug);
      await fillIn(page, { email: "plain@example.org" });
      await register(page);
      await expect(page.getByRole("alert")).toHaveText(`You are registered for ${FAR_EVENT.title}.`);
      await expect(page.getByRole("alert")).toBeFocused();
      await expectEmpty(page);
    });
  });
});
