import type { Page } from "@playwright/test";
import { axeFindings } from "../../support/browser/axe.ts";
import { expect, hydrated, test } from "../../support/browser/browser.ts";
import { logInToConsole, openConsole } from "../../support/console/accounts.ts";
import { sendAs } from "../../support/console/colleague.ts";

async function expectFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
}

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Published\. /);
}

// A refused form is an answer with its status.
test.use({ expected: [/status of 4(?:09|22)/] });

test("an editor changes a price; an invalid price is refused beside its field and kept", async ({ page }) => {
  await openConsole(page, "editor", 1, "/console/content");
  await expectFit(page);
  await page.getByRole("link", { name: "Membership plans" }).click();
  await page.getByRole("link", { name: "Gold Member" }).click();
  await expect(page.getByLabel("Price (₹)")).toHaveValue("24,999");
  await page.getByLabel("Price (₹)").fill("a lot");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "The draft is saved, but not published. Some fields must be corrected before this can be published.",
  );
  await expect(page.getByLabel("Price (₹)")).toHaveValue("a lot");
  await expect(page.locator(".field-error")).toHaveText("Enter a number.");
  await expect(page.getByLabel("want to send several people")).not.toBeChecked();
  await expectFit(page);
  await page.getByLabel("Price (₹)").fill("25,499");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("from ₹24,999 to ₹25,499, which is 2 per cent more.");
  await expect(page.getByLabel("Price (₹)")).toHaveValue("25,499");
  // Enter saves the draft, and does not answer the question.
  await page.getByLabel("Price (₹)").press("Enter");
  await expect(page.getByRole("alert")).toHaveText("The draft is saved. Visitors do not see it yet.");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("from ₹24,999 to ₹25,499, which is 2 per cent more.");
  // Agreeing to one price does not publish another one.
  await page.getByLabel("Price (₹)").fill("2,549");
  await page.getByRole("button", { name: "Yes, use the new price" }).click();
  await expect(page.getByRole("alert")).toContainText("from ₹24,999 to ₹2,549, which is 90 per cent less.");
  await expectFit(page);
  await page.getByLabel("Price (₹)").fill("25,499");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("alert")).toHaveText("The draft is saved. Visitors do not see it yet.");
  await expect(page.getByLabel("Price (₹)")).toHaveValue("25,499");
  const [preview] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: "Preview the saved version" }).click(),
  ]);
  await expect(preview.getByText("25,499").first()).toBeVisible();
  expect(await (await page.request.get("/membership")).text()).toContain("24,999");
});

test("the list of missing Hindi texts links to the entry, which shows both languages side by side", async ({
  page,
}) => {
  await openConsole(page, "auditor", 4, "/console/translations");
  await expectFit(page);
  await page.locator(".console-row a").first().click();
  await expect(page.getByLabel(/ in Hindi$/).first()).toBeVisible();
});

test("an editor writes an event for next month, with a row of the agenda moved", async ({ page }) => {
  await openConsole(page, "editor", 2, "/console/content/events");
  await page.getByRole("link", { name: "Add an entry" }).click();
  await hydrated(page);
  await expectFit(page);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Nothing is saved yet\. Fill in “Title” first/);
  await page.getByLabel("Title", { exact: true }).fill("पुणे में निर्यात की शाम");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("alert")).toHaveText(/ because it has no Latin letters\. /);
  await page.getByRole("link", { name: "Address of the page" }).click();
  await expect(page.getByLabel("Address of the page")).toBeFocused();
  await page.getByLabel("Shown under").selectOption("Upcoming events");
  await page.getByLabel("Title", { exact: true }).fill("Export evening in Pune");
  await page.getByLabel("Date, as shown", { exact: true }).fill("Thursday, 15 January 2099, 5 pm to 7 pm");
  await page.getByLabel("Starts at (optional)").fill("2099-01-15T17:00");
  await page.getByLabel("Ends at (optional)").fill("2099-01-14T19:00");
  await page.getByLabel("Short description", { exact: true }).fill("Exporters meet **buyers**.");
  await page.getByText("Preview").first().click();
  await expect(page.locator(".studio-preview strong")).toHaveText("buyers");
  await page.getByLabel("Full description", { exact: true }).fill("Two hours.");
  await page.getByRole("button", { name: "Add to agenda" }).click();
  await page.getByLabel("Time", { exact: true }).fill("6 pm");
  await page.getByLabel("Topic", { exact: true }).fill("Questions");
  await page.getByRole("button", { name: "Add to agenda" }).click();
  await page.getByLabel("Time", { exact: true }).nth(1).fill("5 pm");
  await page.getByLabel("Topic", { exact: true }).nth(1).fill("Welcome");
  await page.getByRole("button", { name: "Add to agenda" }).press("Enter");
  await page.getByRole("button", { name: "Move row 3 of Agenda up" }).press("Enter");
  await expect(page.getByRole("button", { name: "Move row 2 of Agenda up" })).toBeFocused();
  await page.getByRole("button", { name: "Move row 2 of Agenda down" }).press("Enter");
  await expect(page.getByRole("button", { name: "Move row 3 of Agenda up" })).toBeFocused();
  await page.getByRole("button", { name: "Remove row 3 of Agenda" }).press("Enter");
  await expect(page.getByRole("button", { name: "Remove row 2 of Agenda" })).toBeFocused();
  await page.getByRole("button", { name: "Move row 2 of Agenda up" }).click();
  await expect(page.getByLabel("Topic", { exact: true }).first()).toHaveValue("Welcome");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("alert")).toContainText("correct the fields that are marked below");
  await expect(page.locator(".notice-success")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Ends at" })).toBeVisible();
  await page.getByLabel("Ends at (optional)").fill("2099-01-15T19:00");
  await expect(page.getByText("Choose one.").or(page.getByText("Fill this in.")).first()).toBeVisible();
  await page.getByRole("link", { name: "Location" }).click();
  await expect(page.getByLabel("Location", { exact: true })).toBeInViewport();
  await page.getByLabel("Location", { exact: true }).fill("Pune");
  await page.getByLabel("Picture", { exact: true }).selectOption({ index: 3 });
  await page.getByLabel("Description", { exact: true }).fill("A hall in Pune");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("alert")).toHaveText("The draft is saved. Visitors do not see it yet.");
  await expectFit(page);
  const [preview] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: "Preview the saved version" }).click(),
  ]);
  await expect(preview.getByRole("heading", { name: "Export evening in Pune" })).toBeVisible();
  // What is typed is saved first.
  await page.getByLabel("Short description", { exact: true }).fill("Meet three exporters.");
  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Archived\./);
  await hydrated(page);
  await expect(page.getByLabel("Short description", { exact: true })).toHaveValue("Meet three exporters.");
});

test("an entry names its missing Hindi texts beside Publish, also without JavaScript", async ({
  browser,
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await logInToConsole(page.request, "owner", 18);
  const state = await page.context().storageState();
  const options = { baseURL: baseURL ?? "", javaScriptEnabled: false, storageState: state };
  const plain = await (await browser.newContext(options)).newPage();
  await plain.goto("/console/content/features/new");
  await plain.getByLabel("Title", { exact: true }).fill(`Looms ${crypto.randomUUID()}`);
  await plain.getByLabel("Text", { exact: true }).fill("What they do.");
  await plain.getByLabel("Title in Hindi").fill("करघे");
  await plain.getByRole("button", { name: "Save draft" }).click();
  const missing = "Hindi readers will see this entry in English until these texts are translated: Text.";
  await expect(plain.locator(".studio-bar")).toContainText(missing);
  await expect(plain.getByRole("button", { name: "Publish", exact: true })).toHaveAccessibleDescription(missing);
  await page.goto(plain.url());
  await hydrated(page);
  await expect(page.getByText(missing)).toBeVisible();
  await expectFit(page);
  await page.getByText("हिन्दी").click();
  await page.getByLabel("Text in Hindi").fill("वे क्या करते हैं।");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText(missing)).toBeHidden();
  await plain.context().close();
});

test("on a phone, a Hindi date that was forgotten is shown in Hindi, and its link leads there", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openConsole(page, "editor", 16, "/console/content/events/scheme-clinic-bhubaneswar");
  await page.getByLabel("Starts at (optional)").fill("2099-02-14T10:00");
  await page.getByLabel("Ends at (optional)").fill("2099-02-14T13:00");
  await page.getByLabel("Date, as shown", { exact: true }).fill("Saturday, 14 February 2099");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.locator(".studio-errors")).toContainText("The Hindi text names another day.");
  await hydrated(page);
  await expectFit(page);
  await page.getByRole("link", { name: "Date, as shown in Hindi" }).click();
  await expect(page.getByLabel("Date, as shown in Hindi")).toBeFocused();
  await expect(page.locator(".field-error")).toHaveText(/^The Hindi text names another day\./);
});

test("an editor schedules an article, and cancels the schedule", async ({ page }) => {
  await openConsole(page, "editor", 3, "/console/content/articles");
  await page.locator(".studio-rows a").first().click();
  await page.getByLabel("Title", { exact: true }).fill("A better title");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("alert")).toHaveText("The draft is saved. Visitors do not see it yet.");
  await expect(page.getByText("Unpublished changes")).toBeVisible();
  await page.getByLabel("Publish later").fill("2020-01-01T10:00");
  await page.getByRole("button", { name: "Schedule" }).click();
  await expect(page.getByText("Choose a time in the future, or publish now.").first()).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText(/^You chose a time under “Publish later”\./);
  // What was not saved yet is saved with the schedule.
  await page.getByLabel("Title", { exact: true }).fill("The best title");
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Publish later").fill(`${day}T10:00`);
  await page.getByRole("button", { name: "Schedule" }).click();
  await expect(page.getByText(/^Scheduled for .*10:00.am$/)).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("The best title");
  // What is typed is saved first, and is not in conflict with the cancelled schedule.
  await page.getByLabel("Title", { exact: true }).fill("The very best title");
  await page.getByRole("button", { name: "Cancel the schedule" }).click();
  await expect(page.getByRole("alert")).toHaveText("The schedule is cancelled.");
  await expect(page.getByText(/^Scheduled for/)).toHaveCount(0);
  await hydrated(page);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("The very best title");
});

test("an editor changes the order of a list by the keyboard, on a phone, and with the mouse", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openConsole(page, "editor", 4, "/console/content/notes");
  await hydrated(page);
  await expectFit(page);
  const names = page.locator(".studio-rows a");
  const [first = "", second = ""] = await names.allInnerTexts();
  await page.getByRole("button", { name: `Move ${first} down` }).focus();
  await page.keyboard.press("Enter");
  await expect(names.first()).toHaveText(second);
  await expect(page.getByRole("button", { name: `Move ${first} down` })).toBeFocused();
  const order = page.locator(".studio-order");
  await expect(order).toContainText(`${first}: 2 of `);
  await page.getByRole("button", { name: "Discard the new order" }).press("Enter");
  await expect(order).toBeFocused();
  await page.getByRole("button", { name: `Move ${first} down` }).press("Enter");
  await page.getByRole("button", { name: "Publish the new order" }).click();
  await expect(page.getByRole("alert")).toHaveText("The order is saved and published.");
  await expect(names.first()).toHaveText(second);
  await page.getByRole("link", { name: "See what changed, or undo it" }).click();
  await page.waitForURL("**/console/publications/*");
  const publication = page.url();
  await expect(page.getByRole("button", { name: "Undo it now" })).toBeHidden();
  await page.getByText("Undo this publication").click();
  await expectFit(page);
  await page.getByRole("button", { name: "Undo it now" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^The publication is undone\. /);
  await page.goto(publication);
  await expect(page.getByText(/^Undone on /)).toBeVisible();
  await expect(page.getByText("Undo this publication")).toHaveCount(0);
  await page.goto("/console/content/notes");
  await expect(names.first()).toHaveText(first);
  await test.step("a row is dragged with the mouse, on a wide screen", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await hydrated(page);
    const rows = page.locator(".studio-rows > li");
    await rows.nth(1).dragTo(rows.first());
    await expect(names.first()).toHaveText(second);
    await page.getByRole("button", { name: "Discard the new order" }).click();
    await expect(names.nth(1)).toHaveText(second);
  });
});

test("an editor corrects a policy, and restores the text of yesterday", async ({ page }) => {
  await openConsole(page, "editor", 6, "/console/content/policies/privacy-policy");
  const intro = page.getByLabel("Introduction", { exact: true });
  const before = await intro.inputValue();
  await hydrated(page);
  await expect(page.getByLabel("Title in Hindi", { exact: true })).toHaveValue(/\p{Script=Devanagari}/u);
  await intro.fill(`${before} One more sentence.`);
  await publish(page);
  const policy = async () => (await page.request.get("/PrivacyPolicy")).text();
  expect(await policy()).toContain("One more sentence.");
  await page.goto("/console/content/policies/privacy-policy/history");
  await expect(page.locator("ins").first()).toContainText("One more sentence.");
  await expectFit(page);
  await page
    .getByRole("button", { name: /^Restore/ })
    .first()
    .click();
  await expect(page.getByRole("alert")).toHaveText("The earlier version is now the draft. Read it, then publish it.");
  await expect(intro).toHaveValue(before);
  await publish(page);
  expect(await policy()).not.toContain("One more sentence.");
  await page.goto("/console/publications");
  const menu = page.getByRole("navigation", { name: "Console" });
  await expect(menu.getByRole("link", { name: "Content" })).toHaveAttribute("aria-current", "true");
  await page.getByRole("link", { name: "Privacy Policy" }).first().click();
  await expect(page.locator("del")).toContainText("One more sentence.");
  await expectFit(page);
});

test("without JavaScript rows are added and moved, and two editors see both versions", async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  const path = "/console/content/policies/cancellation-and-refund";
  await openConsole(page, "owner", 6, path);
  await logInToConsole(request, "owner", 3);
  const theirs = { "en.title": "Cancellations and refunds" };
  const saved = await sendAs(page, { colleague: request, path }, "Save draft", theirs);
  expect(await saved.text()).toContain("The draft is saved.");
  const options = { baseURL: baseURL ?? "", javaScriptEnabled: false };
  const mine = await browser.newContext({ ...options, storageState: await page.context().storageState() });
  const plain = await mine.newPage();
  await plain.goto(path);
  await plain.getByRole("button", { name: "Move row 2 of Sections up" }).click();
  await expect(plain.getByLabel("Title", { exact: true })).toHaveValue("Cancellations and refunds");
  await mine.close();
  await page.getByLabel("Title", { exact: true }).fill("Refunds");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("alert")).toHaveText(/changed while you were writing/);
  await expect(page.locator(".studio-conflict")).toContainText("Cancellations and refunds");
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue("Refunds");
  await expectFit(page);
  await page.getByRole("button", { name: "Overwrite with mine" }).click();
  await expect(page.getByRole("alert")).toContainText("The draft is saved.");
});
