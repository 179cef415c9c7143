import type { Page } from "@playwright/test";
import { axeFindings } from "../../support/browser/axe.ts";
import { expect, hydrated, setTextSize, test } from "../../support/browser/browser.ts";
import { openConsole, openConsoleByLogin } from "../../support/console/accounts.ts";

/** A message of its own for each test; returns the name in it. */
async function sendMessage(page: Page): Promise<string> {
  const name = `Visitor ${crypto.randomUUID().slice(0, 8)}`;
  const body = {
    name,
    email: `${name.replace(" ", "-")}@example.org`.toLowerCase(),
    message: "Do you have a branch in Pune?",
  };
  expect((await page.request.post("/api/contact", { data: body })).status()).toBe(201);
  return name;
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

async function expectFit(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect(await axeFindings(page)).toEqual([]);
}

// A refused form is an answer with its status.
test.use({ expected: [/status of 4(?:09|22)/] });

test("desk answers a message: finds it on Today, reveals the details with a reason, replies, marks it done", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const name = await sendMessage(page);
  await openConsoleByLogin(page, "desk", 1);
  await expect(page.getByRole("heading", { name: "Messages and call-backs" })).toBeVisible();
  await setTextSize(page, "200%");
  await expectNoSidewaysScroll(page);
  await setTextSize(page, "");
  await expectFit(page);
  await test.step("what is marked as answered can be undone", async () => {
    const chosen = page.getByRole("button", { name: /^Mark as answered/ }).first();
    const label = (await chosen.textContent()) ?? "";
    const same = page.getByRole("button").filter({ hasText: label });
    await chosen.click();
    await expect(page.getByRole("alert")).toHaveText("Marked as answered.");
    await expect(same).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("alert")).toHaveText("The message is open again.");
    await expect(same).toBeVisible();
  });
  const menu = page.locator(".console-menu > summary");
  await expect(menu).toHaveText("Menu. You are at: Today");
  await menu.press("Enter");
  await expectFit(page);
  await page.getByRole("region", { name: "People" }).getByRole("link", { name: "Messages" }).press("Enter");
  await expect(menu).toHaveText("Menu. You are at: Messages");
  await expect(page.getByRole("link", { name: "Registrations", exact: true })).toBeHidden();
  await page.goto(`/console/messages?q=${encodeURIComponent(name)}`);
  await expectFit(page);
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  expect(await page.content()).not.toContain("@example.org");
  await expectFit(page);
  await test.step("what is marked as answered can be reopened", async () => {
    await page.getByRole("button", { name: "Mark as answered" }).click();
    await expect(page.getByRole("alert")).toHaveText("Marked as answered.");
    await page.getByRole("button", { name: "Reopen" }).click();
    await expect(page.getByRole("alert")).toHaveText("The message is open again.");
  });

  await page.getByLabel("Why do you need them?").fill("To call them back");
  await page.getByRole("button", { name: "Show contact details" }).click();
  await expect(page.getByRole("link", { name: /@example\.org/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Contact", exact: true })).toBeFocused();

  await page.getByLabel("Reply by email").fill("Yes, from January.\n\nWe will send you the address.");
  await page.getByRole("button", { name: "Send the reply" }).click();
  await expect(page.getByRole("alert")).toHaveText("The reply is on its way.");
  await expect(page.getByText("Viewed the contact details")).toBeVisible();
  await expect(page.getByText("Yes, from January.")).toBeVisible();
  expect(await page.content()).not.toContain("@example.org");
  await expectFit(page);
});

test("an owner grants and ends access; the list and the audit trail show it", async ({ page }) => {
  await openConsole(page, "owner", 1, "/console/operators");
  const email = `${crypto.randomUUID()}@example.org`;
  await page.getByLabel("Email", { exact: true }).fill(email);
  await expect(page.getByLabel("Role", { exact: true })).toHaveValue("");
  await page.getByLabel("Role", { exact: true }).selectOption("finance");
  await page.getByRole("button", { name: "Grant access" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^The access is granted\. Tell them yourself/);
  await expect(page.getByText(`${email}: Finance`)).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Role", { exact: true }).selectOption("auditor");
  await page.getByRole("button", { name: "Grant access" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    /^They already have access as Finance\. Change the role in the list/,
  );
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await expect(page.getByLabel("Role", { exact: true })).toHaveValue("auditor");
  await expectFit(page);
  const other = `other-${email}`;
  const address = page.getByLabel("Email", { exact: true });
  await address.fill(other);
  await page.getByLabel("Role", { exact: true }).selectOption("owner");
  // Enter does not answer the question.
  for (let press = 0; press < 2; press += 1) {
    const responsePromise = page.waitForResponse((response) => response.request().method() === "POST");
    await address.press("Enter");
    expect((await responsePromise).status()).toBe(409);
    await expect(page.getByRole("alert")).toContainText(`Make ${other} an owner?`);
  }
  await page.getByLabel(`Role of ${email}`).selectOption("auditor");
  await page.getByRole("button", { name: `Change the role of ${email}` }).click();
  await expect(page.getByRole("alert")).toHaveText(/^The role is changed\./);
  await expect(page.getByText(`${email}: Auditor`)).toBeVisible();
  await expect(page.getByText(/they log in at http.*\/login\?to=\/console$/)).toBeVisible();
  await page.getByLabel(`Role of ${email}`).selectOption("owner");
  await page.getByRole("button", { name: `Change the role of ${email}` }).click();
  await expect(page.getByRole("alert")).toContainText(`Make ${email} an owner?`);
  await expectFit(page);
  await page.getByRole("button", { name: "Yes, make them an owner" }).click();
  await expect(page.getByText(`${email}: Owner`, { exact: true })).toBeVisible();
  const end = page.getByRole("button", { name: `End the access of ${email}` });
  await expect(end).toBeHidden();
  await page.getByText(`End access of ${email}`).click();
  await end.click();
  await expect(page.getByRole("alert")).toHaveText(
    "The access has ended. What was assigned to them is assigned to you now.",
  );
  await expect(page.getByText(email)).toHaveCount(0);
  await page.goto("/console/audit");
  await expect(page.getByRole("rowheader", { name: "Ended access" }).first()).toBeVisible();
  await page.getByRole("combobox", { name: "What" }).selectOption("Granted access as auditor");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.waitForURL("**/console/audit?**action=operator.granted.auditor**");
  await expect(page.getByRole("rowheader", { name: "Ended access" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: `Operator ${email}` }).first()).toBeVisible();
  await page.getByRole("button", { name: "Check the trail" }).click();
  await expect(page.getByRole("alert")).toContainText("The trail is unbroken");
  await page.setViewportSize({ width: 360, height: 800 });
  await expectFit(page);
});

test("keyboard shortcuts open the console's pages and its search", async ({ page }) => {
  await openConsole(page, "desk", 3);
  await hydrated(page);
  await page.keyboard.press("g");
  await page.keyboard.press("m");
  await page.waitForURL("**/console/messages");
  await hydrated(page);
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.locator("h1").click();
  await page.keyboard.press("Shift+Slash");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await expectFit(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  const search = page.getByRole("dialog", { name: "Search" }).getByRole("searchbox");
  await expect(search).toBeFocused();
  await search.fill("desk-3@console");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/console/search?q=**");
  await expect(page.getByRole("heading", { name: "Accounts" })).toBeVisible();
  await expectFit(page);
});

test("the lists of mails, texts, offers, consents, choices and the audit trail fit a phone, and the search too", async ({
  page,
}) => {
  await sendMessage(page);
  await openConsole(page, "owner", 2, "/console/mails");
  for (const name of ["mails", "texts", "offers", "consents", "intents", "audit", "search?q=desk"]) {
    await page.goto(`/console/${name}`);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expectNoSidewaysScroll(page);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFit(page);
    }
  }
  await page.goto("/console/mails");
  await page.locator(".console-list tbody th a").first().click();
  await expect(page.getByRole("heading", { name: "Contact", exact: true })).toBeVisible();
  expect(await page.content()).not.toMatch(/[\w-]+@example\.org/);
  await expectFit(page);
});
