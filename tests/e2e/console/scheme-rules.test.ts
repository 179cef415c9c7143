import type { Page } from "@playwright/test";
import { axeFindings } from "../../support/browser/axe.ts";
import { expect, hydrated, test } from "../../support/browser/browser.ts";
import { logInToConsole, openConsole } from "../../support/console/accounts.ts";

const ENTRY = "/console/content/schemes/treds";
const check = (page: Page) => page.getByRole("region", { name: "The rules have changed" });

// A refusal is an answer with its status.
test.use({ expected: [/status of 409/] });

test("an editor sees what changed rules of a scheme do, and a colleague has to publish them", async ({
  page,
  request,
}) => {
  await openConsole(page, "owner", 4, ENTRY);
  await hydrated(page);
  await expect(check(page)).toBeHidden();
  const condition = page.getByRole("group", { name: "Condition 1" }).first();
  const question = condition.getByRole("combobox", { name: "Question" });
  const before = await question.inputValue();
  await question.selectOption("Loans overdue");
  await expect(condition.getByLabel("No, all paid on time")).not.toBeChecked();
  await question.selectOption(before);
  await expect(condition.getByRole("checkbox", { checked: true }).first()).toBeVisible();
  await page.getByRole("combobox", { name: "Status", exact: true }).selectOption("closed");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("A colleague must check them against the source");
  await page.goto(ENTRY);
  await expect(check(page)).toContainText("You changed them, so a colleague must publish them.");
  await expect(check(page).getByRole("listitem").first()).toContainText("After: Does not fit: It is closed.");
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);

  await logInToConsole(request, "owner", 5);
  expect(await (await request.get(ENTRY)).text()).toContain("publishing confirms them");
});
