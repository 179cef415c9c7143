import type { Page } from "@playwright/test";
import { axeFindings } from "../../support/browser/axe.ts";
import { expect, hydrated, test } from "../../support/browser/browser.ts";
import { openConsole } from "../../support/console/accounts.ts";

// A refused form is an answer with its status.
test.use({ expected: [/status of 4(?:09|22)/] });

async function expectFit(page: Page): Promise<void> {
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  expect(await axeFindings(page)).toEqual([]);
}

/** Publishes an event for which two people are registered, with the address of one of them. */
async function addEvent(page: Page, title: string): Promise<void> {
  await hydrated(page);
  await page.getByLabel("Shown under").selectOption("Programmes");
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Date, as shown", { exact: true }).fill("Saturdays");
  await page.getByLabel("Location", { exact: true }).fill("Pune");
  await page.getByLabel("Short description", { exact: true }).fill("Exporters meet buyers.");
  await page.getByLabel("Full description", { exact: true }).fill("Two hours.");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("alert")).toHaveText("The draft is saved. Visitors do not see it yet.");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Published\. /);
  const event = page.url();
  await page.goto("/console/registrations/import");
  await hydrated(page);
  await page.getByLabel("Event").selectOption(title);
  const people = ["Asha Rao", "Vikram Shah"].map(
    (name, i) => `${name},${crypto.randomUUID()}@example.org,987654321${i}`,
  );
  await page.getByLabel("or paste the lines here").fill(["Name,Email,Phone", ...people].join("\n"));
  await page.getByRole("button", { name: "Check the file" }).click();
  await page.getByRole("button", { name: "Add 2 registrations" }).click();
  await expect(page.getByText("Added: 2")).toBeVisible();
  await page.goto(event.replace(/\?.*/, ""));
}

test("people who are registered are named before an event moves or is taken off, and are written to together", async ({
  page,
}) => {
  const title = `Export Saturdays ${crypto.randomUUID().slice(0, 8)}`;
  await openConsole(page, "owner", 17, "/console/content/events/new");
  await addEvent(page, title);

  await test.step("a new place is published after a question", async () => {
    await page.getByLabel("Location", { exact: true }).fill("Nashik");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText(
      `2 people are registered for ${title}: 0 confirmed, 2 waiting. The site sends them no email about this.`,
    );
    await expectFit(page);
    await page.getByRole("button", { name: "Yes, publish it" }).click();
    await expect(page.getByRole("alert")).toContainText("Published.");
    await expectFit(page);
  });

  await test.step("everybody who is registered gets one email", async () => {
    await page.getByRole("link", { name: "Write to the people who are registered" }).click();
    await expect(page.locator("select[name=event]")).toHaveValue(/^export-saturdays-/);
    await page.getByLabel("Everything that matches").check();
    await page.getByRole("button", { name: "Write to them …" }).click();
    await expect(page.getByRole("heading", { name: "Send 2 emails" })).toBeVisible();
    await expectFit(page);
    await page.getByLabel("Text of the email").fill("The place is [event].");
    await page.getByRole("button", { name: "Send 2 emails" }).click();
    await expect(page.getByRole("alert")).toContainText("Replace [event] with what you mean");
    await expect(page.getByLabel("Text of the email")).toHaveValue("The place is [event].");
    await page.getByLabel("Text of the email").fill("We meet in Nashik.");
    await page.getByRole("button", { name: "Send 2 emails" }).click();
    await expect(page.getByRole("alert")).toHaveText("2 emails are on their way.");
    await expectFit(page);
  });

  await test.step("the event is taken off after a question, and its people stay under its title", async () => {
    await page.goto(`/console/content/events/${title.toLowerCase().replaceAll(" ", "-")}`);
    await page.getByRole("button", { name: "Unpublish" }).click();
    await expect(page.getByRole("alert")).toContainText(`2 people are registered for ${title}`);
    await expectFit(page);
    await page.getByRole("button", { name: "Yes, unpublish it" }).click();
    await expect(page.getByRole("alert")).toContainText("The text is now a draft.");
    await page.getByRole("link", { name: "Write to the people who are registered" }).click();
    await expect(page.locator("select[name=event]").locator("option:checked")).toHaveText(`${title} (not public)`);
    await expectFit(page);
    await page.getByRole("link", { name: "Asha Rao" }).click();
    await expect(page.locator(".console-details").first()).toContainText(title);
    await page.getByRole("button", { name: "Confirm the place" }).click();
    await expect(page.getByRole("alert")).toContainText("The event is not public, so its places cannot be confirmed.");
    await expectFit(page);
  });
});
