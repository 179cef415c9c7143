import type { Page } from "@playwright/test";
import type { OperatorRole } from "#worker/contracts/console/vocabulary.ts";
import { axeFindings } from "../../support/browser/axe.ts";
import { expect, hydrated, test } from "../../support/browser/browser.ts";
import {
  lockConsole,
  logInToConsole,
  openConsole,
  openConsoleByLogin,
  unlock,
} from "../../support/console/accounts.ts";
import { findRecord, sendAs } from "../../support/console/colleague.ts";

const BACK =
  "Nothing was sent, because the console was locked. What you wrote is back in the form: check it, then send it again.";

test.use({ expected: [/status of 4(?:09|22)/] });

/** Sends a message to the forum as a visitor. Returns the address of the console's list with only this message. */
async function sendMessage(page: Page): Promise<string> {
  const name = `Visitor ${crypto.randomUUID().slice(0, 8)}`;
  const body = { name, email: `${name.replace(" ", "-")}@example.org`.toLowerCase(), message: "Are you in Pune?" };
  expect((await page.request.post("/api/contact", { data: body })).status()).toBe(201);
  return `/console/messages?q=${encodeURIComponent(name)}`;
}

/** Logs in to the console and opens a new message there. Returns its path. */
async function openMessage(page: Page, role: OperatorRole, n: number): Promise<string> {
  const list = await sendMessage(page);
  await logInToConsole(page.request, role, n);
  const path = await findRecord(page, list);
  await page.goto(path);
  return path;
}

test("a reply stays through the lock, a logout, the other forms of the page and a template, and is sent once", async ({
  page,
}) => {
  const path = await openMessage(page, "desk", 8);
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

test("the browser asks before a link loses what was typed, moved or chosen, but not if it is kept or gone, nor before a download", async ({
  page,
}) => {
  const path = await openMessage(page, "owner", 8);
  const asked = refuseToLeave(page);
  await test.step("a reply", async () => {
    const reply = page.getByLabel("Reply by email");
    const back = page.locator(".console-main").getByRole("link", { name: "Messages" });
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
    expect(asked.splice(0)).toHaveLength(2);
  });

  await test.step("a download and its reason, and other text", async () => {
    await page.goto("/console/messages?state=open");
    await hydrated(page);
    await page.getByText("Save this view").click();
    const view = page.getByLabel("Name of the view");
    await view.fill("Open messages");
    await page.getByText("Export as CSV").click();
    await page.getByLabel("Reason").fill("For the weekly report");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download" }).click();
    expect((await download).suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
    expect(asked).toEqual([]);
    const all = page.locator(".console-bar").getByRole("link", { name: "Search" });
    await all.click();
    await expect.poll(() => asked).toEqual(["beforeunload"]);
    await view.fill("");
    await all.click();
    await page.waitForURL("**/console/search");
    expect(asked.splice(0)).toHaveLength(1);
  });

  await test.step("the new order of a list, and a choice in an entry", async () => {
    await page.goto("/console/content/notes");
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
});

test("a reply or mail to somebody a colleague has just written to is refused, shows the colleague's, and stays in the form", async ({
  page,
  request,
}) => {
  await logInToConsole(request, "owner", 7);
  const path = await openMessage(page, "desk", 13);
  await test.step("a reply", async () => {
    await page.getByLabel("Reply by email").fill("Yes, from January.");
    const sent = await sendAs(page, { colleague: request, path }, "Send the reply", { body: "No, only in Mumbai." });
    expect(await sent.text()).toContain("The reply is on its way.");
    await page.getByRole("button", { name: "Send the reply" }).click();
    await expect(page.getByRole("alert")).toContainText("Somebody has answered this message since you opened it");
    await expect(page.getByText("No, only in Mumbai.")).toBeVisible();
    await expect(page.getByLabel("Reply by email")).toHaveValue("Yes, from January.");
    await page.getByRole("button", { name: "Send the reply" }).click();
    await expect(page.getByRole("alert")).toHaveText("The reply is on its way.");
  });

  await test.step("a mail", async () => {
    const member = await findRecord(page, "/console/members?q=auditor-13@console.example");
    await page.goto(member);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rekha Bose");
    await hydrated(page);
    await page.getByText("Write to them", { exact: true }).click();
    await page.getByLabel("Text of the email").fill("Please call us.");
    const theirs = { body: "Thank you for the call." };
    const sent = await sendAs(page, { colleague: request, path: member }, "Send the email", theirs);
    expect(await sent.text()).toContain("The email is on its way.");
    await page.getByRole("button", { name: "Send the email" }).click();
    await expect(page.getByRole("alert")).toContainText(
      "Somebody has written to this person since you opened the page",
    );
    await expect(page.getByText("Thank you for the call.")).toBeVisible();
    await expect(page.getByLabel("Text of the email")).toHaveValue("Please call us.");
    await page.getByRole("button", { name: "Send the email" }).click();
    await expect(page.getByRole("alert")).toHaveText("The email is on its way.");
  });
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
  await openConsole(page, "desk", 15, await sendMessage(page));
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
  const list = await sendMessage(page);
  await openConsole(page, "desk", 10, "/console/messages");
  await hydrated(page);
  const reason = page.getByLabel("Reason");
  await page.getByText("Export as CSV").click();
  await reason.fill("For the newsletter");
  await page.getByLabel("Order").selectOption("oldest");
  await page.getByRole("button", { name: "Show" }).click();
  await page.waitForURL(/sort=oldest/);
  await hydrated(page);
  await expect(reason).toHaveValue("");

  await page.goto(await findRecord(page, list));
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
  request,
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

  await logInToConsole(request, "owner", 9);
  const theirs = { "en.description": "Theirs." };
  const saved = await sendAs(page, { colleague: request, path }, "Save draft", theirs);
  expect(await saved.text()).toContain("The draft is saved.");

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
  request,
}) => {
  const path = "/console/content/slides";
  const names = page.locator(".studio-rows a");
  await openConsole(page, "owner", 12, path);
  await hydrated(page);
  const [first = "", second = "", ...others] = await names.allInnerTexts();
  const last = others.at(-1) ?? "";
  await page.getByRole("button", { name: `Move ${first} down` }).click();
  await expect(names.first()).toHaveText(second);
  await lockConsole(page, "owner", 12);
  await page.getByRole("button", { name: "Publish the new order" }).click();
  await unlock(page, "owner", 12);
  await expect(page.getByRole("alert")).toHaveText(BACK);
  await expect(names.first()).toHaveText(second);
  await lockConsole(page, "owner", 12);
  await page.getByRole("button", { name: "Publish the new order" }).click();

  await logInToConsole(request, "owner", 13);
  const publish = async (button: string) => {
    const published = await sendAs(page, { colleague: request, path }, button);
    expect(await published.text()).toContain("The order is saved and published.");
  };
  await publish(`Move ${last} up`);
  await unlock(page, "owner", 12);
  await expect(page.getByRole("alert")).toHaveText(/^Nothing was done, because the console was locked/);
  await expect(names.first()).toHaveText(first);
  await expect(page.getByRole("button", { name: "Publish the new order" })).toHaveCount(0);
  await publish(`Move ${last} down`);
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
  request,
}) => {
  const path = "/console/benefit-matrix";
  const label = "Mentor sessions a year, Patron";
  const cell = page.getByLabel(label, { exact: true });
  const hindi = page.getByLabel(`${label}, in Hindi`);
  await openConsole(page, "owner", 10, path);
  await hydrated(page);
  const cellName = (await cell.getAttribute("name")) ?? "none";
  await cell.fill("every week");
  await hindi.fill("हर सप्ताह");
  await page.getByRole("button", { name: "Preview the changes" }).click();
  await expect(page.getByRole("heading", { name: "Check the changes" })).toBeVisible();
  await hydrated(page);
  await lockConsole(page, "owner", 10);
  await page.getByRole("button", { name: "Save as drafts" }).click();

  await logInToConsole(request, "owner", 11);
  const previewed = await sendAs(page, { colleague: request, path }, "Preview the changes", { [cellName]: "14" });
  const shown = { colleague: request, path, html: await previewed.text() };
  const published = await sendAs(page, shown, "Publish this change");
  expect(await published.text()).toContain("Published. ");

  await unlock(page, "owner", 10);
  await expect(page.getByRole("alert")).toHaveText(BACK);
  await expect(cell).toHaveValue("every week");
  await expect(hindi).toHaveValue("हर सप्ताह");
  await page.getByRole("button", { name: "Preview the changes" }).click();
  await expect(page.getByRole("alert")).toContainText("Some rows were changed while you were writing");
  await expect(cell).toHaveValue("every week");
  await hydrated(page);
  await cell.fill("12");
  await page.getByRole("button", { name: "Preview the changes" }).click();
  await hydrated(page);
  await page.getByRole("button", { name: "Publish this change" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Published\. /);
  await hydrated(page);
  await expect(cell).toHaveValue("12");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("console-unsaved-input"))).toBeNull();
});
