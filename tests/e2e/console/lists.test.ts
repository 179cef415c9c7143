import type { Page } from "@playwright/test";
import { axeFindings } from "../../support/browser/axe.ts";
import { expect, hydrated, test } from "../../support/browser/browser.ts";
import { openConsole } from "../../support/console/accounts.ts";

// A past day is refused.
test.use({ expected: [/status of 422/] });

async function expectFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
}

test("desk tags a message, begins a reply with a template, saves a view, and assigns several rows after a preview", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const name = `Visitor ${crypto.randomUUID().slice(0, 8)}`;
  for (const n of [1, 2]) {
    const email = `${crypto.randomUUID()}@example.org`;
    const data = { name: `${name} ${n}`, email, message: "Do you have a branch in Pune?" };
    expect((await page.request.post("/api/contact", { data })).status()).toBe(201);
  }
  const list = `/console/messages?q=${encodeURIComponent(name)}`;
  await openConsole(page, "desk", 11, list);
  await page.getByRole("link", { name: `${name} 1` }).click();
  await page.getByLabel("Add a tag").fill("Branch in Pune");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Saved.");
  const [colleague, day] = [page.getByLabel("Assigned to"), page.getByLabel("On their Today page from")];
  await colleague.selectOption({ index: 1 });
  const chosen = await colleague.inputValue();
  await day.fill("2020-01-31");
  await page.getByRole("button", { name: "Assign", exact: true }).click();
  await expect(day).toHaveAccessibleDescription(/^Choose today or a later day\./);
  await expect(day).toHaveValue("2020-01-31");
  await expect(colleague).toHaveValue(chosen);
  await expectFit(page);
  await day.fill("2099-01-31");
  await page.getByRole("button", { name: "Assign", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Assigned. It will be on their Today page from that day.");
  await expect(day).toHaveValue("2099-01-31");

  await page.getByLabel("Begin with a template").selectOption("Which membership fits");
  await page.getByRole("button", { name: "Fill in" }).click();
  await expect(page.getByLabel("Reply by email")).toHaveValue(/Thank you for your message of [\s\S]*\/membership/);
  await expectFit(page);

  await page.goto("/console/messages?tag=branch+in+pune&state=open");
  await expect(page.getByRole("link", { name: `${name} 1` })).toBeVisible();
  const view = `View ${name}`;
  await page.getByText("Save this view").click();
  await page.getByLabel("Name of the view").fill(view);
  await expectFit(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("The view is saved.");
  await expect(page).not.toHaveURL(/done=/);
  await page.reload();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.goto("/console/messages");
  await page.getByRole("link", { name: view }).click();
  await page.waitForURL(/tag=branch\+in\+pune/);

  await page.goto(list);
  for (const n of [1, 2]) await page.getByLabel(`Choose ${name} ${n}`).check();
  await page.getByRole("button", { name: "Assign …" }).click();
  await expect(page.getByRole("heading", { name: "Assign 2 records" })).toBeVisible();
  await page.getByLabel("Assign to").selectOption({ index: 1 });
  await expectFit(page);
  await page.getByRole("button", { name: "Assign 2 records" }).click();
  await expect(page.getByRole("alert")).toHaveText("2 records assigned.");
  await expect(page.getByRole("heading", { name: "Result" })).toBeVisible();
  await expectFit(page);
  await page.getByRole("link", { name: "Messages", exact: true }).last().click();
  await expect(page.locator('td[data-label="Assigned to"]').filter({ hasText: /\w/ })).toHaveCount(2);

  const late = await page.context().newPage();
  for (const one of [page, late]) {
    await one.goto(list);
    await one.getByLabel(`Choose ${name} 2`).check();
    await one.getByRole("button", { name: "Mark as answered" }).click();
  }
  const done = "Mark 1 message as answered";
  await page.getByRole("button", { name: done }).click();
  await expect(page.getByRole("alert")).toHaveText("1 message marked as answered.");
  await late.getByRole("button", { name: done }).click();
  await expect(late.getByRole("alert")).toHaveText("Nothing was done. The reasons are below.");
  await expect(late.getByText("Already answered.")).toBeVisible();
  await late.close();
});

test("desk imports a file: a bad line is named, the corrected file is imported, and two registrations of one person are merged", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openConsole(page, "desk", 12, "/console/registrations/import");
  await hydrated(page);
  const send = async (phone: string) => {
    const lines = ["Name,Email,Phone", `Asha Rao,${crypto.randomUUID()}@example.org,${phone}`];
    await page.getByLabel("Event").selectOption("general");
    await page
      .getByLabel("CSV file", { exact: true })
      .setInputFiles({ name: "guests.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\r\n")) });
    await expect(page.getByLabel("or paste the lines here")).toHaveValue(/^Name,Email/);
    await page.getByRole("button", { name: "Check the file" }).click();
  };
  await send("12345");
  await expect(
    page.getByRole("heading", { name: "Nothing can be added until these lines are corrected" }),
  ).toBeFocused();
  await expect(page.getByText("Please provide a valid 10-digit phone number.")).toBeVisible();
  await expect(page.getByText("C (Phone)")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Add \d/ })).toHaveCount(0);
  await expect(page.getByLabel("or paste the lines here")).toHaveValue(/,12345$/);
  await expectFit(page);
  await send("9876543210");
  const add = page.getByRole("button", { name: "Add 1 registration" });
  await expect(add).toBeVisible();
  await expectFit(page);
  await add.click();
  await expect(page.getByRole("heading", { name: "What was added" })).toBeFocused();
  await expect(page.getByText("Added: 1")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the registrations" })).toHaveAttribute(
    "href",
    "/console/registrations?event=general",
  );

  // Both lines of the file that is sent now are one person, who has two addresses.
  const phone = `9${Date.now()}`.slice(0, 10);
  const name = `Guest ${crypto.randomUUID().slice(0, 8)}`;
  const twice = [
    "Name,Email,Phone",
    ...["a", "b"].map((one) => `${name},${one}-${crypto.randomUUID()}@example.org,${phone}`),
  ];
  await page.getByLabel("Event").selectOption("general");
  await page.getByLabel("or paste the lines here").fill(twice.join("\n"));
  await page.getByRole("button", { name: "Check the file" }).click();
  await page.getByRole("button", { name: "Add 2 registrations" }).click();
  await expect(page.getByText("Added: 2")).toBeVisible();
  await page.goto(`/console/registrations?q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name }).first().click();
  await page.getByRole("link", { name: new RegExp(name) }).click();
  await expect(page.getByRole("heading", { name: "What cannot be restored" })).toBeVisible();
  await expectFit(page);
  await page.getByLabel("How do you know that this is one person?").fill("Same phone number");
  await page.getByRole("button", { name: "Merge permanently" }).click();
  await expect(page.getByRole("alert")).toHaveText("The two registrations are merged.");
});

test("a record leads back to its list with the filters, also after an action, and so does its cancellation", async ({
  page,
}) => {
  const fullName = `Guest ${crypto.randomUUID().slice(0, 8)}`;
  const data = { fullName, email: `${crypto.randomUUID()}@example.org`, phone: "9876543210" };
  expect((await page.request.post("/api/event/register", { data })).status()).toBe(201);
  await openConsole(page, "desk", 17, "/console/registrations?event=general&state=waiting");
  await hydrated(page);
  await page.getByRole("link", { name: fullName }).click();
  await page.getByLabel("Internal note").fill("She phoned.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("alert")).toHaveText("The note is saved.");
  const back = page.locator(".back-link a");
  await expect(back).toHaveAttribute("href", "/console/registrations?event=general&state=waiting");
  await page.getByText("Cancel the registration", { exact: true }).first().click();
  await page.locator("[name=cancelReason]").fill("She cannot come");
  await page.getByRole("button", { name: "Cancel the registration" }).click();
  await expect(page.getByRole("alert")).toHaveText("The registration is cancelled, and an email is on its way.");
  await expect(page).toHaveURL(/\/console\/registrations\?event=general&state=waiting$/);
  for (const [query, remembered] of [
    [`q=${encodeURIComponent(fullName)}&state=confirmed&after=1.x`, "state=confirmed"],
    ["state=confirmed&after=1.x", "state=confirmed&after=1.x"],
  ]) {
    await page.goto(`/console/registrations?${query}`);
    await hydrated(page);
    const stored = await page.evaluate(() => sessionStorage.getItem("console-list /console/registrations"));
    expect(stored).toBe(remembered);
  }
});

test("a blank reason or name is refused beside its field, which has the focus", async ({ page }) => {
  await openConsole(page, "finance", 7, "/console/payments?status=paid");
  const expectRefused = async (label: string, message: string) => {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
    expect(new URL(page.url()).searchParams.get("status")).toBe("paid");
    expect(await axeFindings(page)).toEqual([]);
  };
  await page.getByText("Export as CSV").click();
  await page.getByLabel("Reason").fill("      ");
  await page.getByRole("button", { name: "Download" }).click();
  await expectRefused("Reason", "Please say why in a few words\\.");
  await page.getByText("Save this view").click();
  await page.getByLabel("Name of the view").fill("   ");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectRefused("Name of the view", "Please provide a name\\.");

  await page.goto("/console/books");
  await page.getByLabel("Reason").fill("      ");
  await page.getByRole("button", { name: "Download the books" }).click();
  await expect(page.getByLabel("Reason")).toBeFocused();
});
