import type { Page } from "@playwright/test";
import { axeFindings } from "../../support/browser/axe.ts";
import { expect, hydrated, test } from "../../support/browser/browser.ts";
import { lockConsole, openConsole, openConsoleByLogin, unlock } from "../../support/console/accounts.ts";

const BACK =
  "Nothing was sent, because the console was locked. What you wrote is back in the form: check it, then send it again.";

test.use({ expected: [/status of 4(?:09|22)/] });

/** Opens a new message in the console, and returns its path. */
async function openMessage(page: Page, n: number): Promise<string> {
  const name = `Visitor ${crypto.randomUUID().slice(0, 8)}`;
  const body = { name, email: `${name.replace(" ", "-")}@example.org`.toLowerCase(), message: "Are you in Pune?" };
  expect((await page.request.post("/api/contact", { data: body })).status()).toBe(201);
  await openConsole(page, "desk", n, `/console/messages?q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  return new URL(page.url()).pathname;
}

test("a reply stays through the lock, a logout, the other forms of the page and a template, and is sent once", async ({
  page,
}) => {
  const path = await openMessage(page, 8);
  const reply = page.getByLabel("Reply by email");
  await hydrated(page);
  await reply.fill("Yes, from January.");

  await test.step("the other forms of the page", async () => {
    await page.getByLabel("Add a tag").fill("Pune");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText("Saved.");
    await expect(reply).toHaveValue("Yes, from January.");
    await hydrated(page);
    await page.getByLabel("Why do you need them?").fill("To call them");
    await page.getByRole("button", { name: "Show contact details" }).click();
    await expect(page.getByRole("link", { name: /@example\.org/ })).toBeVisible();
    await expect(reply).toHaveValue("Yes, from January.");
    await expect(page.getByLabel("Add a tag")).toHaveValue("");
  });

  await test.step("a template", async () => {
    await hydrated(page);
    await page.getByLabel("Begin with a template").selectOption("which-membership");
    await page.getByRole("button", { name: "Fill in" }).click();
    await expect(reply).toHaveValue(/^Yes, from January\.\n\nThank you for your message/);
    await hydrated(page);
    await reply.fill("Yes, from January. Call us.");
    await page.getByRole("button", { name: "Assign", exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText("No longer assigned.");
    await expect(reply).toHaveValue("Yes, from January. Call us.");
  });

  await test.step("the lock", async () => {
    await hydrated(page);
    await lockConsole(page, "desk", 8);
    await page.getByRole("button", { name: "Send the reply" }).click();
    await unlock(page, "desk", 8);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole("alert")).toHaveText(BACK);
    await expect(reply).toHaveValue("Yes, from January. Call us.");
    await expect(page.getByText("Our replies")).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step("a logout in another tab", async () => {
    const other = await page.context().newPage();
    await other.goto("/console");
    await other.getByRole("button", { name: "Log out" }).click();
    await expect(other.getByRole("heading", { name: "Login" })).toBeVisible();
    await other.close();
    await hydrated(page);
    await page.getByRole("button", { name: "Send the reply" }).click();
    await expect(page.getByText("Please log in again to continue.")).toBeVisible();
    await openConsoleByLogin(page, "desk", 8, path);
    await expect(page.getByRole("alert")).toHaveText(BACK);
    await expect(reply).toHaveValue("Yes, from January. Call us.");
  });

  await hydrated(page);
  await page.getByRole("button", { name: "Send the reply" }).click();
  await expect(page.getByRole("alert")).toHaveText("The reply is on its way.");
  await expect(reply).toHaveValue("");
  await expect(page.getByText("Yes, from January. Call us.")).toHaveCount(1);
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("console-unsaved-input"))).toBeNull();
});

/** Stays on the page whenever the browser asks. Returns what it has asked. */
function refuseToLeave(page: Page): string[] {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  return asked;
}

test("the browser asks before a link loses typed text, but not if the text is kept or gone", async ({ page }) => {
  const path = await openMessage(page, 15);
  const reply = page.getByLabel("Reply by email");
  const back = page.locator(".console-main").getByRole("link", { name: "Messages" });
  const asked = refuseToLeave(page);
  await hydrated(page);
  await page.getByLabel("Assigned to").selectOption({ index: 1 });
  await reply.click();
  await page.keyboard.type("Yes, from January.");
  await back.click();
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  expect(new URL(page.url()).pathname).toBe(path);
  await page.getByRole("button", { name: "Assign", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Assigned. It is on their Today page.");
  await hydrated(page);
  await expect(reply).toHaveValue("Yes, from January.");
  await reply.click();
  await back.click();
  await expect.poll(() => asked).toHaveLength(2);
  await reply.fill("");
  await back.click();
  await expect(page.getByRole("heading", { name: "Messages" })).toBeVisible();
  expect(asked).toHaveLength(2);
});

test("the browser does not ask before a download, nor about its reason, but still about other text", async ({
  page,
}) => {
  await openConsole(page, "desk", 16, "/console/messages?state=open");
  const asked = refuseToLeave(page);
  await hydrated(page);
  await page.getByText("Save this view").click();
  const view = page.getByLabel("Name of the view");
  await view.fill("Open messages");
  await page.getByText("Export as CSV").click();
  await page.getByLabel("Reason").fill("For the weekly report");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toMatch(/^messages-/);
  expect(asked).toEqual([]);
  const all = page.locator(".console-bar").getByRole("link", { name: "Search" });
  await all.click();
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await view.fill("");
  await all.click();
  await page.waitForURL("**/console/search");
  expect(asked).toHaveLength(1);
});

test("the browser asks before a link loses the new order of a list, or a choice in an entry", async ({ page }) => {
  await openConsole(page, "editor", 18, "/console/content/notes");
  const asked = refuseToLeave(page);
  await hydrated(page);
  await page
    .getByRole("button", { name: /^Move .* down$/ })
    .first()
    .click();
  await page.locator(".studio-rows a").first().click();
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await page.getByRole("button", { name: "Discard the new order" }).click();
  await page.locator(".console-main").getByRole("link", { name: "Content" }).click();
  await page.waitForURL("**/console/content");
  await page.goto("/console/content/events/scheme-clinic-bhubaneswar");
  await hydrated(page);
  await page.getByLabel("Picture", { exact: true }).selectOption({ index: 2 });
  await page.getByRole("link", { name: "Earlier versions" }).click();
  await expect.poll(() => asked).toHaveLength(2);
});

test("a mail to somebody a colleague has just written to is refused, shows the colleague's, and stays in the form", async ({
  page,
  browser,
  client,
}) => {
  await openConsole(page, "desk", 13, "/console/members?q=auditor-13@console.example");
  await page.getByRole("link", { name: "Rekha Bose" }).click();
  const open = async (one: Page) => {
    await hydrated(one);
    await one.getByText("Write to them", { exact: true }).click();
  };
  await open(page);
  await page.getByLabel("Text of the email").fill("Please call us.");
  const colleague = await browser.newPage({ extraHTTPHeaders: client });
  await openConsole(colleague, "owner", 7, new URL(page.url()).pathname);
  await open(colleague);
  await colleague.getByLabel("Text of the email").fill("Thank you for the call.");
  await colleague.getByRole("button", { name: "Send the email" }).click();
  await expect(colleague.getByRole("alert")).toHaveText("The email is on its way.");
  await colleague.close();
  await page.getByRole("button", { name: "Send the email" }).click();
  await expect(page.getByRole("alert")).toContainText("Somebody has written to this person since you opened the page");
  await expect(page.getByText("Thank you for the call.")).toBeVisible();
  await expect(page.getByLabel("Text of the email")).toHaveValue("Please call us.");
  await page.getByRole("button", { name: "Send the email" }).click();
  await expect(page.getByRole("alert")).toHaveText("The email is on its way.");
});

test("a reply to a message that a colleague has answered is refused with the answer, and stays in the form", async ({
  page,
  browser,
  client,
}) => {
  const path = await openMessage(page, 9);
  await page.getByLabel("Reply by email").fill("Yes, from January.");
  const colleague = await browser.newPage({ extraHTTPHeaders: client });
  await openConsole(colleague, "owner", 8, path);
  await colleague.getByLabel("Reply by email").fill("No, only in Mumbai.");
  await colleague.getByRole("button", { name: "Send the reply" }).click();
  await expect(colleague.getByRole("alert")).toHaveText("The reply is on its way.");
  await colleague.close();
  await page.getByRole("button", { name: "Send the reply" }).click();
  await expect(page.getByRole("alert")).toContainText("Somebody has answered this message since you opened it");
  await expect(page.getByText("No, only in Mumbai.")).toBeVisible();
  await expect(page.getByLabel("Reply by email")).toHaveValue("Yes, from January.");
  await page.getByRole("button", { name: "Send the reply" }).click();
  await expect(page.getByRole("alert")).toHaveText("The reply is on its way.");
});

test("an email to several people is back with its rows after the lock, and is sent once", async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.org`;
  const data = { fullName: "Asha Rao", email, phone: "9876543210" };
  const headers = { "Accept-Language": "hi" };
  expect((await page.request.post("/api/event/register", { data, headers })).status()).toBe(201);
  await openConsole(page, "desk", 14, `/console/registrations?q=${encodeURIComponent(email)}`);
  await page.getByLabel("Choose Asha Rao").check();
  await page.getByRole("button", { name: "Write to them" }).click();
  await hydrated(page);
  await page.getByLabel("Begin with a template").selectOption({ label: "How to register for an event" });
  await page.getByRole("button", { name: "Fill in" }).click();
  await expect(page.getByLabel("In Hindi")).toHaveValue(/\[event\]/);
  await hydrated(page);
  await page.getByLabel("Text of the email").fill("The hall has moved.");
  await page.getByLabel("In Hindi").fill("हॉल बदल गया है।");
  await lockConsole(page, "desk", 14);
  await page.getByRole("button", { name: "Send 1 email" }).click();
  await unlock(page, "desk", 14);
  await expect(page.getByRole("alert")).toHaveText(BACK);
  await hydrated(page);
  await lockConsole(page, "desk", 14);
  await page.getByRole("button", { name: "Show the form again" }).click();
  await unlock(page, "desk", 14);
  await page.getByRole("button", { name: "Show the form again" }).click();
  await expect(page.getByLabel("Text of the email")).toHaveValue("The hall has moved.");
  await expect(page.getByLabel("In Hindi")).toHaveValue("हॉल बदल गया है।");
  await page.getByRole("button", { name: "Send 1 email" }).click();
  await expect(page.getByRole("alert")).toHaveText("1 email is on its way.");
  await page.goto("/console/registrations/bulk");
  await expect(page.getByText("Choose rows in the list first.")).toBeVisible();
});

test("the colleague chosen for several records, and the lines of an import, are back after the lock", async ({
  page,
}) => {
  await openMessage(page, 15);
  const name = await page.locator("h1").textContent();
  await page.goto(`/console/messages?q=${encodeURIComponent(name ?? "")}`);
  await page.getByLabel(/^Choose Visitor/).check();
  await page.getByRole("button", { name: /^Assign/ }).click();
  await hydrated(page);
  const colleague = page.getByLabel("Assign to", { exact: true });
  await colleague.selectOption({ label: "Farida Khan" });
  const chosen = await colleague.inputValue();
  await lockConsole(page, "desk", 15);
  await page.getByRole("button", { name: "Assign 1 record" }).click();
  await unlock(page, "desk", 15);
  await page.getByRole("button", { name: "Show the form again" }).click();
  await expect(colleague).toHaveValue(chosen);

  await page.goto("/console/registrations/import");
  await hydrated(page);
  const lines = `Name,Email,Phone\nAsha Rao,${crypto.randomUUID()}@example.org,9876543210`;
  await page.getByLabel("Event").selectOption("general");
  await page.getByLabel("or paste the lines here").fill(lines);
  await page.getByRole("button", { name: "Check the file" }).click();
  await hydrated(page);
  await lockConsole(page, "desk", 15);
  await page.getByRole("button", { name: "Add 1 registration" }).click();
  await unlock(page, "desk", 15);
  await expect(page.getByRole("alert")).toHaveText(BACK);
  await expect(page.getByLabel("Event")).toHaveValue("general");
  await expect(page.getByLabel("or paste the lines here")).toHaveValue(lines);
});

test("text goes back only into a form about the same rows, and is removed on the way to the site", async ({ page }) => {
  const path = await openMessage(page, 10);
  await page.goto("/console/messages");
  await hydrated(page);
  const reason = page.getByLabel("Reason");
  await page.getByText("Export as CSV").click();
  await reason.fill("For the newsletter");
  await page.getByLabel("Order").selectOption("oldest");
  await page.getByRole("button", { name: "Show" }).click();
  await page.waitForURL(/sort=oldest/);
  await hydrated(page);
  await expect(reason).toHaveValue("");

  await page.goto(path);
  await page.getByLabel("Reply by email").fill("Yes, from January.");
  await hydrated(page);
  await lockConsole(page, "desk", 10);
  await page.getByRole("button", { name: "Send the reply" }).click();
  await page.waitForURL(/\/console\/unlock/);
  await hydrated(page);
  const kept = () => page.evaluate(() => sessionStorage.getItem("console-unsaved-input"));
  expect(await kept()).toContain("Yes, from January.");
  await page.getByRole("link", { name: "Site" }).click();
  await page.waitForURL(/\/$/);
  expect(await kept()).toBeNull();
});

test("a draft with new rows is back after the lock, and conflicts with what a colleague has saved in the meantime", async ({
  page,
  browser,
  client,
}) => {
  await openConsole(page, "editor", 14, "/console/content/events");
  await page
    .locator(".console-main")
    .getByRole("link", { name: /Growth|Workshop|Summit/ })
    .first()
    .click();
  await hydrated(page);
  const path = new URL(page.url()).pathname;
  const topics = page.getByLabel("Topic", { exact: true });
  const before = await topics.count();
  await page.getByLabel("Short description", { exact: true }).fill("Mine.");
  await page.getByRole("button", { name: "Add to agenda" }).click();
  await topics.last().fill("Questions");
  await lockConsole(page, "editor", 14);
  // Whatever the page fetches meanwhile must not replace the form by an error.
  await page.getByText("Preview", { exact: true }).first().click();
  await expect(page.getByText("The preview could not be loaded.")).toBeVisible();
  await page.getByRole("button", { name: "Save draft" }).click();

  const colleague = await browser.newPage({ extraHTTPHeaders: client });
  await openConsole(colleague, "owner", 9, path);
  await colleague.getByLabel("Short description", { exact: true }).fill("Theirs.");
  await colleague.getByRole("button", { name: "Save draft" }).click();
  await expect(colleague.getByRole("alert")).toContainText("The draft is saved.");
  await colleague.close();

  await unlock(page, "editor", 14);
  await expect(page.getByRole("alert")).toHaveText(BACK);
  await expect(topics).toHaveCount(before + 1);
  await expect(topics.last()).toHaveValue("Questions");
  await expect(page.getByLabel("Short description", { exact: true })).toHaveValue("Mine.");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^This entry was changed while you were writing/);
  await expect(topics.last()).toHaveValue("Questions");
  await page.getByRole("button", { name: "Overwrite with mine" }).click();
  await expect(page.getByRole("alert")).toContainText("The draft is saved.");
});

test("text that was refused does not replace what is sent next without the page's script", async ({ page }) => {
  await openConsole(page, "editor", 17, "/console/content/articles");
  await page.locator(".studio-rows a").last().click();
  await page.waitForURL("**/content/articles/*");
  await hydrated(page);
  const title = page.getByLabel("Title", { exact: true });
  await title.fill("A better title");
  await page.getByLabel("Publish later").fill("2020-01-01T10:00");
  await page.getByRole("button", { name: "Schedule" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose a time in the future, or publish now.");
  await hydrated(page);
  // A button pressed before hydration: no script hears of it.
  await page.getByRole("button", { name: "Publish", exact: true }).evaluate((button: HTMLButtonElement) => {
    const field = button.form?.elements.namedItem("en.title");
    if (field instanceof HTMLInputElement) field.value = "The best title";
    addEventListener("submit", (event) => event.stopImmediatePropagation(), true);
    button.click();
  });
  await expect(page.getByRole("alert")).toHaveText(/^You chose a time under “Publish later”\./);
  await hydrated(page);
  await expect(title).toHaveValue("The best title");
});

test("the new order of a list is back after the lock, but not over one that a colleague has published", async ({
  page,
  browser,
  client,
}) => {
  const path = "/console/content/slides";
  const names = (one: Page) => one.locator(".studio-rows a");
  const moveFirstDown = async (one: Page) => {
    await hydrated(one);
    const [first = "", second = ""] = await names(one).allInnerTexts();
    await one.getByRole("button", { name: `Move ${first} down` }).click();
    await expect(names(one).first()).toHaveText(second);
    return { first, second };
  };
  await openConsole(page, "owner", 12, path);
  const { first, second } = await moveFirstDown(page);
  await lockConsole(page, "owner", 12);
  await page.getByRole("button", { name: "Publish the new order" }).click();
  await unlock(page, "owner", 12);
  await expect(page.getByRole("alert")).toHaveText(BACK);
  await expect(names(page).first()).toHaveText(second);
  await lockConsole(page, "owner", 12);
  await page.getByRole("button", { name: "Publish the new order" }).click();

  const colleague = await browser.newPage({ extraHTTPHeaders: client });
  await openConsole(colleague, "owner", 13, path);
  await hydrated(colleague);
  const [third = ""] = (await names(colleague).allInnerTexts()).slice(-1);
  await colleague.getByRole("button", { name: `Move ${third} up` }).click();
  await colleague.getByRole("button", { name: "Publish the new order" }).click();
  await expect(colleague.getByRole("alert")).toHaveText("The order is saved and published.");
  await unlock(page, "owner", 12);
  await expect(page.getByRole("alert")).toHaveText(/^Nothing was done, because the console was locked/);
  await expect(names(page).first()).toHaveText(first);
  await expect(page.getByRole("button", { name: "Publish the new order" })).toHaveCount(0);
  await hydrated(colleague);
  await colleague.getByRole("button", { name: `Move ${third} down` }).click();
  await colleague.getByRole("button", { name: "Publish the new order" }).click();
  await expect(colleague.getByRole("alert")).toHaveText("The order is saved and published.");
  await colleague.close();
});

test("rows that were moved in an entry are back if another form of the page met the lock", async ({ page }) => {
  await openConsole(page, "owner", 15, "/console/content/startups");
  await page.locator(".studio-rows a").first().click();
  await page.waitForURL("**/content/startups/*");
  await hydrated(page);
  const figures = page.getByLabel("Figure", { exact: true });
  const [first, second] = [await figures.nth(0).inputValue(), await figures.nth(1).inputValue()];
  await page.getByRole("button", { name: "Move row 1 of Figures down" }).click();
  await expect(figures.first()).toHaveValue(second);
  await lockConsole(page, "owner", 15);
  await page.getByRole("button", { name: "Unpublish" }).click();
  await unlock(page, "owner", 15);
  await expect(page.getByRole("alert")).toHaveText(BACK);
  await expect(figures.nth(0)).toHaveValue(second);
  await expect(figures.nth(1)).toHaveValue(first);
});

test("cells in the preview are back in the table after the lock, and conflict with what a colleague has published", async ({
  page,
  browser,
  client,
}) => {
  const path = "/console/benefit-matrix";
  const label = "Mentor sessions a year, Patron";
  const cell = page.getByLabel(label, { exact: true });
  const hindi = page.getByLabel(`${label}, in Hindi`);
  const preview = async (one: Page, text: string) => {
    await hydrated(one);
    await one.getByLabel(label, { exact: true }).fill(text);
    await one.getByRole("button", { name: "Preview the changes" }).click();
  };
  await openConsole(page, "owner", 10, path);
  await hydrated(page);
  await cell.fill("every week");
  await hindi.fill("हर सप्ताह");
  await page.getByRole("button", { name: "Preview the changes" }).click();
  await expect(page.getByRole("heading", { name: "Check the changes" })).toBeVisible();
  await hydrated(page);
  await lockConsole(page, "owner", 10);
  await page.getByRole("button", { name: "Save as drafts" }).click();

  const colleague = await browser.newPage({ extraHTTPHeaders: client });
  await openConsole(colleague, "owner", 11, path);
  await preview(colleague, "14");
  await colleague.getByRole("button", { name: "Publish this change" }).click();
  await expect(colleague.getByRole("alert")).toHaveText(/^Published\. /);
  await colleague.close();

  await unlock(page, "owner", 10);
  await expect(page.getByRole("alert")).toHaveText(BACK);
  await expect(cell).toHaveValue("every week");
  await expect(hindi).toHaveValue("हर सप्ताह");
  await page.getByRole("button", { name: "Preview the changes" }).click();
  await expect(page.getByRole("alert")).toContainText("Some rows were changed while you were writing");
  await expect(cell).toHaveValue("every week");
  await preview(page, "12");
  await hydrated(page);
  await page.getByRole("button", { name: "Publish this change" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Published\. /);
  await hydrated(page);
  await expect(cell).toHaveValue("12");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("console-unsaved-input"))).toBeNull();
});
