import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/browser.ts";
import {
  freshAddress,
  logInByRequests,
  logInNewMember,
  newestMail,
  payFor,
  registerByRequest,
} from "../../support/fixtures/account.ts";
import { expectReport } from "../../support/fixtures/forms.ts";
import { FAR_EVENT } from "../../support/fixtures/future-entries.ts";
import { SITE_PORT } from "../../support/site/ports.ts";

const SITE = `http://localhost:${SITE_PORT}`;
/** A call of this site's own page. */
const call = (page: Page, path: string, data: object) =>
  page.context().request.post(`${SITE}/api${path}`, { data, headers: { Origin: SITE } });

async function registerForEvents(page: Page, email: string, event?: string): Promise<void> {
  const person = { fullName: "Asha Rao", email, phone: "9876543210", membershipStatus: "Non-Member" };
  expect((await call(page, "/event/register", { ...person, ...(event && { event }) })).ok()).toBe(true);
}

/** The code that was mailed to an address for changing it. */
async function changeCode(page: Page, email: string): Promise<string> {
  const text = `Enter this code for ${email} on`;
  await expect.poll(() => newestMail(page, text)).not.toBe("");
  const [, rest = ""] = (await newestMail(page, text)).split(text);
  return /\b\d{6}\b/.exec(rest)?.[0] ?? "";
}

// without-script.test.ts sends the same forms without a browser.
test.describe("a member's own data", () => {
  test.use({ expected: [/status of 422/] });

  test("a member finds earlier payments and registrations once the address is verified, corrects the details, chooses about news, and erases everything", async ({
    page,
  }) => {
    const email = freshAddress();
    await payFor(page, email);
    await registerForEvents(page, email);
    await registerForEvents(page, email, FAR_EVENT.slug);
    await logInNewMember(page, "startup", "Asha Rao", email);
    await test.step("an earlier payment is there, and its receipt prints", () => expectReceipt(page));
    await test.step("an earlier registration is there and can be cancelled", () => cancelRegistrations(page));
    await test.step("name and phone can be corrected; an invalid value is kept and explained", () =>
      correctDetails(page));
    await test.step("consent to news is given and withdrawn with one button each", () => chooseNews(page));
    await test.step("erasure lists what is deleted and what is retained, requires a tick, and shows its reference number", () =>
      erase(page, email));
  });
});

test("the owner of an address sees and erases the data stored with it, without opening the account", async ({
  page,
}) => {
  const email = freshAddress();
  await registerForEvents(page, email);
  await registerByRequest(page, "startup", email);
  await logInByRequests(page, email);
  await page.goto("/account/confirm");
  await page.getByRole("link", { name: "See and erase what we hold" }).click();
  await expect(page.locator("summary", { hasText: "Event registrations" })).toBeVisible();
  await page.getByRole("link", { name: "Erase my data" }).click();
  await page.getByLabel(/I have read what is deleted/).check();
  await page.getByRole("button", { name: "Erase my data and close my account" }).click();
  await expect(page.getByText("No documents, because nothing was paid with the address.")).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, expected: [/status of 422/] });

    test("the address changes only with the codes sent to both mailboxes", async ({ page }) => {
      const email = await logInNewMember(page, "startup");
      const next = freshAddress();
      await page.goto("/dashboard/email");
      await page.getByLabel("New email").fill(next);
      await page.getByRole("button", { name: "Send both codes" }).click();
      await expect(page).toHaveURL("/dashboard/email");
      await page.getByRole("link", { name: "Use another address" }).click();
      await expect(page.getByLabel("New email")).toHaveValue(next);
      await page.goto("/dashboard/profile");
      await page.getByRole("link", { name: "Change your email address" }).click();
      const [oldCode, newCode] = [await changeCode(page, email), await changeCode(page, next)];
      const fill = async (old: string, fresh: string) => {
        await page.getByLabel(`Code from the email to ${email}`).fill(old);
        await page.getByLabel(`Code from the email to ${next}`).fill(fresh);
        await page.getByRole("button", { name: "Change my email address" }).click();
      };
      await fill(oldCode, String((Number(newCode) + 1) % 1_000_000).padStart(6, "0"));
      await expect(page.getByRole("alert")).toContainText("At least one code is wrong. Nothing has changed.");
      await expect(page.getByText("That is not the code from the email to the new address.")).toBeVisible();
      await fill(oldCode, newCode);
      await expect(page.getByRole("alert")).toContainText("Your email address has been changed.");
      await expect(page.getByText(next)).toBeVisible();
      await logInByRequests(page, next);
      await page.goto("/dashboard/profile");
      await expect(page.getByText(next)).toBeVisible();
    });
  });
}

async function expectReceipt(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Your membership" })).toContainText(/36[45] days left/);
  await expect(page.getByText(/^Community Member, valid until/)).toBeVisible();

  await page.getByRole("link", { name: /Membership and receipts/ }).click();
  await expect(page.getByText("₹4,999", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: /^MFR\// }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Receipt" })).toBeVisible();
  await expect(page.getByText("Rupees four thousand nine hundred ninety-nine only")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation").first()).toBeHidden();
  await expect(page.getByText("Back to your membership")).toBeHidden();
  await expect(page.getByRole("main").getByText("Asha Rao")).toBeVisible();
  await page.emulateMedia({ media: "screen" });
}

async function cancelRegistrations(page: Page): Promise<void> {
  await page.goto("/dashboard/registrations");
  const file = page.getByRole("link", { name: "Calendar file" });
  await expect(file).toHaveCount(1);
  const calendar = await page.request.get((await file.getAttribute("href")) ?? "");
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  await page.getByRole("button", { name: "Cancel registration for Events of the forum" }).click();
  await expect(page.getByRole("alert")).toHaveText("Your registration is cancelled.");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page).toHaveURL("/dashboard/registrations");
  const place = page.getByRole("group").filter({ hasText: /Cancel registration/ });
  await place
    .getByText(/Cancel registration/)
    .first()
    .click();
  await expect(place).toContainText("If you change your mind, you have to register again.");
  await expect(place).not.toContainText("Your place will go to somebody else.");
  await place.getByRole("button", { name: /Cancel registration/ }).click();
  await expect(page.getByText("You have not registered for an event with this address yet.")).toBeVisible();
}

async function correctDetails(page: Page): Promise<void> {
  await page.goto("/dashboard/profile");
  await page.getByLabel("Name").fill("Asha R. Kulkarni");
  await page.getByLabel("Phone").fill("12");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please provide a valid phone number.");
  await expect(page.getByLabel("Name")).toHaveValue("Asha R. Kulkarni");
  await page.getByLabel("Phone").fill("+91 91234 56789");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toHaveText("Saved.");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Asha R. Kulkarni");
}

async function chooseNews(page: Page): Promise<void> {
  for (const path of ["/dashboard/profile", "/dashboard/privacy"]) {
    await page.goto(path);
    await expect(page.getByText("News from the forum: no")).toBeVisible();
    await page.getByRole("button", { name: "Send me news" }).click();
    await expectReport(page, "Saved.");
    await expect(page.getByText("News from the forum: yes")).toBeVisible();
    await page.getByRole("button", { name: "Stop sending me news" }).click();
    await expect(page.getByText("News from the forum: no")).toBeVisible();
  }
  await page.getByText("What you agreed to, and when").click();
  await expect(page.getByText(/News: given on .+ withdrawn on/)).toHaveCount(2);
}

/** Erases the data of the member on the privacy page, who has paid. */
async function erase(page: Page, email: string): Promise<void> {
  await page.getByRole("link", { name: "Erase my data" }).click();
  await expect(page.getByText(/^Receipt MFR\/.+, with its order and payment, until 31 March 20/)).toBeVisible();
  await expect(page.getByText(/Your membership “Community Member” runs until/)).toBeVisible();
  await expect(page.getByRole("region", { name: "What will be deleted now" })).not.toContainText(
    "receipts and credit notes",
  );
  const button = page.getByRole("button", { name: "Erase my data and close my account" });
  await page.locator("form.form").evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await button.click();
  await expect(page.getByRole("alert")).toHaveText("Please tick that you have read what is deleted and what is kept.");
  await page.getByLabel(/I have read what is deleted/).check();
  await button.click();

  await expect(page).toHaveURL(/\/erasure\?number=/);
  const number = new URL(page.url()).searchParams.get("number") ?? "";
  await expect(page.getByText(number)).toBeVisible();
  await expect(page.getByText(/^Done on /)).toBeVisible();
  await expect(page.getByText(/^Receipt MFR\/.+ with the name and billing details on it/)).toBeVisible();
  await expect(page.locator("main")).not.toContainText(email);
  await expect
    .poll(() => newestMail(page, number))
    .toContain("account is closed, and the data we held about you is erased");
  expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/login");

  await page.goto("/erasure");
  await page.getByLabel("Request number").fill("2222-2222-2222-2222");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("alert")).toHaveText("There is no request with this number.");
  await page.getByLabel("Request number").fill(number.toLowerCase());
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText(/^Done on /)).toBeVisible();
}

test("both data downloads are files and are not cached", async ({ page }) => {
  const email = await logInNewMember(page, "startup");
  await page.goto("/dashboard/privacy");
  for (const [name, type, file] of [
    ["Download as JSON", "application/json", "my-data.json"],
    ["Download as CSV", "text/csv", "my-data.csv"],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
    expect(download.suggestedFilename()).toBe(file);
    expect(readFileSync(await download.path(), "utf8")).toContain(email);
    const { status, headers } = await page.request
      .get(`/dashboard/privacy/${file}`)
      .then((response) => ({ status: response.status(), headers: response.headers() }));
    expect(status).toBe(200);
    expect(headers["content-type"]).toContain(`${type}; charset=utf-8`);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-disposition"]).toBe(`attachment; filename="${file}"`);
  }
  expect((await page.request.get("/dashboard/privacy/other.txt")).status()).toBe(404);
});
