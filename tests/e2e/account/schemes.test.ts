import { expect, test } from "../../support/browser/browser.ts";
import { askForCode, enterCode, logInNewMember } from "../../support/fixtures/account.ts";
import { expectAccessible, expectNoSidewaysScroll, expectReport } from "../../support/fixtures/forms.ts";

const MACHINES = "/SchemesPage/finder?purpose=machines&sector=manufacturing&udyam=micro&amount=50_lakh&standing=clear";

test("a member saves answers and a reminder from a result, sees both, and removes both", async ({ page }) => {
  await logInNewMember(page, "startup");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(MACHINES);
  await page.locator("#cgtmse summary").click();
  await page
    .locator("#cgtmse")
    .getByRole("button", { name: /^Remind me when this changes/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your schemes");
  await expect(page.getByText("You have none. In the finder")).toBeVisible();
  await page.getByRole("button", { name: "Yes, remind me" }).click();
  await expectReport(page, "The reminder is set. We will email you when this scheme changes.");
  await expect(page.getByRole("button", { name: /^Stop these emails about Credit Guarantee/ })).toBeVisible();

  await page.goto(MACHINES);
  await page.getByRole("button", { name: "Save to my dashboard" }).click();
  await expect(page.getByRole("button", { name: "Save my answers" })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Save my answers" }).click();
  await expectReport(page, "Your answers are saved.");
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "See the result" })).toHaveAttribute("href", `${MACHINES}#finder`);
  await page.goto("/dashboard");
  const best = page.getByRole("region", { name: "Schemes for you" });
  await expect(best.getByRole("heading", { level: 3 })).toHaveText([/CGTMSE/, /MCGS/, /SCLCSS/]);

  await best.getByRole("link", { name: /^Your answers from/ }).click();
  await page.getByRole("button", { name: "Delete my answers" }).click();
  await expectReport(page, "Your answers are deleted.");
  await expect(page).toHaveURL("/dashboard/schemes");
  await page.getByRole("button", { name: /^Stop these emails/ }).click();
  await expectReport(page, "The reminder is deleted. You will get no more emails about this scheme.");
  await expect(page.getByText("You have not saved any.")).toBeVisible();
  await expect(page.getByText("You have none. In the finder")).toBeVisible();
});

test("a reminder is asked about first, and either answer keeps the other question", async ({ page }) => {
  await logInNewMember(page, "startup");
  await page.goto(`/dashboard/schemes?${MACHINES.split("?")[1]}&remind=cgtmse`);
  const questions = page.getByRole("heading", { level: 2, name: /\?$/ });
  await expect(questions).toHaveText(["Remind you when this changes?", "Save these answers?"]);
  await page.getByRole("button", { name: "Save my answers" }).click();
  await expect(questions).toHaveText(["Remind you when this changes?"]);
  await page.getByRole("button", { name: "Yes, remind me" }).click();
  await page.getByRole("button", { name: /^Stop these emails/ }).click();
  await expect(page.getByText("You have none. In the finder")).toBeVisible();
  await expect(questions).toHaveCount(0);

  await page.getByRole("button", { name: "Delete my answers" }).click();
  await expect(page.getByText("You have not saved any.")).toBeVisible();
  await page.goto(`/dashboard/schemes?${MACHINES.split("?")[1]}&remind=cgtmse`);
  await page.getByRole("button", { name: "Yes, remind me" }).click();
  await expect(questions).toHaveText(["Save these answers?"]);
  await page.getByRole("button", { name: "Save my answers" }).click();
  await expect(questions).toHaveCount(0);
});

test("answers survive the login, and the member returns to save them", async ({ page }) => {
  const email = await logInNewMember(page, "startup");
  await page.context().clearCookies({ name: "masa-session" });
  await page.goto(MACHINES);
  await page.getByRole("button", { name: "Save to my dashboard" }).click();
  await expect(page).toHaveURL(/^[^?]+\/login\?to=%2Fdashboard%2Fschemes%3Fpurpose%3Dmachines/);
  const to = new URL(page.url()).searchParams.get("to") ?? "";
  await enterCode(page, await askForCode(page, email, to));
  await expect(page).toHaveURL(/\/dashboard\/schemes\?purpose=machines&/);
  await page.getByRole("button", { name: "Save my answers" }).click();
  await page.getByRole("link", { name: "See the result" }).click();
  await expect(page).toHaveURL(`${MACHINES}#finder`);
});

test("an invalid link changes nothing and says so", async ({ page }) => {
  await page.goto("/scheme-reminders/stop?key=a.b.c");
  await expect(page.getByText("This link is not valid.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Stop these emails" })).toHaveCount(0);
  await expectAccessible(page);
});
