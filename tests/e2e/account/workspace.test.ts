import type { Page } from "@playwright/test";
import type { Role } from "#worker/contracts/vocabulary.ts";
import { expect, inSteps, test } from "../../support/browser/browser.ts";
import { enterCode, logInNewMember, mailedCode, newestMail } from "../../support/fixtures/account.ts";
import { continueFirst, expectAccessible, expectNoSidewaysScroll, holdCalls } from "../../support/fixtures/forms.ts";
import { FAR_OPPORTUNITY } from "../../support/fixtures/future-entries.ts";
import { SUBMISSIONS } from "../../support/fixtures/submissions.ts";

const ARTICLE = "/BlogsPage/borrowing-without-collateral-how-a-cgtmse-guarantee-works-at-the-bank";

/** Logs in and opens the dashboard once, as everybody does; from then on the browser knows its member. */
async function openDashboard(page: Page, role: Role): Promise<void> {
  await logInNewMember(page, role);
  await page.goto("/dashboard");
  await expect(page.getByText("0%", { exact: true })).toBeVisible();
}

/** On the dashboard the task is done, without having been ticked by hand. */
async function expectDone(page: Page, title: string): Promise<void> {
  await page.goto("/dashboard");
  await expect(page.getByRole("checkbox", { name: title })).toBeChecked();
}

/** On the dashboard, follows the next best step to the place of the task. */
async function goToNextStep(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Next best step" }).getByRole("link").click();
}

async function readArticle(page: Page): Promise<void> {
  const reported = page.waitForResponse("**/api/activities");
  await page.goto(ARTICLE);
  await page.locator("[data-article-end]").scrollIntoViewIfNeeded();
  await reported;
}

async function fill(page: Page, data: Record<string, string>): Promise<void> {
  const selects = await page.locator("main select").evaluateAll((all) => all.map(({ id }) => id));
  for (const [name, text] of Object.entries(data)) {
    const control = page.locator(`#field-${name}`);
    if (selects.includes(`field-${name}`)) await control.selectOption(text);
    else await control.fill(text);
  }
}

/** Axe, and no sideways scrolling at 320 px. */
async function expectFit(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

async function submit(page: Page, button: string): Promise<void> {
  await page.locator("main").getByRole("button", { name: button, exact: true }).click();
}

test("[6-student] an MSME reads an article, writes a review and sees the schemes: 100 %", async ({ page }) => {
  await openDashboard(page, "student");
  await goToNextStep(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reading list");
  await expectFit(page);
  await readArticle(page);
  await expectDone(page, "Read an MSME article");
  await goToNextStep(page);
  await expectFit(page);
  await page.getByLabel("5 · Very good").check();
  await page.getByLabel("Your review").fill(SUBMISSIONS.review.data["text"] ?? "");
  await submit(page, "Send the review");
  await expect(page.getByRole("alert")).toHaveText("Review saved.");
  await expect(page).toHaveURL("/dashboard/review");
  await page.reload();
  await expect(page.getByLabel("Your review")).toHaveValue(SUBMISSIONS.review.data["text"] ?? "");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectDone(page, "Write a review");
  const reported = page.waitForResponse("**/api/activities");
  await goToNextStep(page);
  await expect(page).toHaveURL("/SchemesPage");
  await reported;
  await expectDone(page, "View schemes");
  await expect(page.getByText("100%", { exact: true })).toBeVisible();
  await page.goto("/dashboard/reading");
  await expect(
    page.getByRole("listitem").filter({ hasText: "CGTMSE" }).getByText("Read", { exact: true }),
  ).toBeVisible();
});

test("[6-startup] a startup sees the awards, reads, enrols and writes its project report: 100 %", async ({ page }) => {
  await openDashboard(page, "startup");
  const reported = page.waitForResponse("**/api/activities");
  await goToNextStep(page);
  await expect(page).toHaveURL("/Ourinitiatives");
  await reported;
  await expectDone(page, "Know MASA Awards");
  await readArticle(page);
  await expectDone(page, "Read blogs");
  await goToNextStep(page);
  await expectFit(page);
  await fill(page, SUBMISSIONS.incubation.data);
  await submit(page, "Apply");
  await expect(page.getByRole("alert")).toContainText("You have applied for incubation.");
  await expectDone(page, "Register for incubation");
  await goToNextStep(page);
  await fill(page, SUBMISSIONS.project_report.data);
  await expect(page.locator("[data-total]").first()).toHaveText("₹10,00,000");
  await submit(page, "Finish the report");
  await expect(page.getByRole("alert")).toContainText("Your report is finished.");
  await expectDone(page, "Create a detailed project report");
  await expect(page.getByText("100%", { exact: true })).toBeVisible();
});

test("[6-mentor] a mentor studies the startups, writes a report and suggests something: 100 %", async ({ page }) => {
  await openDashboard(page, "mentor");
  await goToNextStep(page);
  const startups = page.locator(".member-page-list h2 a");
  await expect(startups).toHaveCount(3);
  await expectFit(page);
  const names = await startups.allTextContents();
  for (const [i, name] of names.entries()) {
    if (i > 0) {
      await page.goto("/dashboard");
      await expect(page.getByRole("checkbox", { name: "Study assigned startups" })).not.toBeChecked();
      await goToNextStep(page);
    }
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    const left = 2 - i;
    await expect(
      page.getByText(left ? `Still to study: ${left}.` : "You have studied all your startups."),
    ).toBeVisible();
    if (name === "Coldpath Dairy") await expectFit(page);
  }
  await expectDone(page, "Study assigned startups");
  await goToNextStep(page);
  await expectFit(page);
  await page.getByRole("link", { name: "Coldpath Dairy" }).click();
  await expect(page).toHaveURL("/dashboard/mentorship-report/coldpath-dairy");
  await expectFit(page);
  const { startup: _of, ...report } = SUBMISSIONS.mentorship_report.data;
  await fill(page, report);
  await submit(page, "Send the report");
  await expect(page.getByRole("alert")).toContainText("Report saved.");
  await expectDone(page, "Prepare a mentorship report");
  await goToNextStep(page);
  await expectFit(page);
  await fill(page, SUBMISSIONS.suggestion.data);
  await submit(page, "Send the suggestion");
  await expect(page.getByRole("alert")).toContainText("Suggestion sent.");
  await expect(page.getByText(SUBMISSIONS.suggestion.data["text"] ?? "")).toBeVisible();
  await expectDone(page, "Suggest improvements");
  await expect(page.getByText("100%", { exact: true })).toBeVisible();
});

test("[6-investor] an investor explores, opens the portfolio and makes an offer: 100 %", async ({ page }) => {
  const accepted = async () => {
    const row = page.locator(".member-page-row", { hasText: FAR_OPPORTUNITY.name });
    return (await row.locator(".member-page-raise strong").textContent()) ?? "";
  };
  await openDashboard(page, "investor");
  await goToNextStep(page);
  await expectFit(page);
  const before = await accepted();
  await page.getByRole("link", { name: FAR_OPPORTUNITY.name }).click();
  await expect(page).toHaveURL(`/dashboard/opportunities/${FAR_OPPORTUNITY.slug}`);
  await expectFit(page);
  await expectDone(page, "Explore opportunities");
  await goToNextStep(page);
  await expect(page.getByText("Your first offer will appear here with its status.")).toBeVisible();
  await expectFit(page);
  await expectDone(page, "View portfolio");
  await page.goto(`/dashboard/opportunities/${FAR_OPPORTUNITY.slug}`);
  await page.getByRole("link", { name: "Make an offer" }).click();
  await expect(page.getByLabel("Opportunity")).toHaveValue(FAR_OPPORTUNITY.slug);
  await expectFit(page);
  await page.getByLabel("Amount in rupees").pressSequentially("250000");
  await expect(page.getByLabel("Amount in rupees")).toHaveValue("2,50,000");
  await fill(page, { instrument: "Loan", terms: "Two years at ten per cent." });
  await submit(page, "Submit the offer");
  await expect(page.getByRole("alert")).toContainText("Your offer is submitted.");
  await expectDone(page, "Submit an investment offer");
  await expect(page.getByText("100%", { exact: true })).toBeVisible();
  await page.goto("/dashboard/portfolio");
  await expect(page.locator(".member-page-sums")).toContainText("Offered₹2,50,000");
  await page.goto("/dashboard/opportunities");
  expect(await accepted(), "an offer that has not been accepted does not count").toBe(before);
});

test.describe("a page of another role", () => {
  test.use({ expected: [/status of 403/] });

  test("it says so and passes axe", async ({ page }) => {
    await logInNewMember(page, "student");
    await page.goto("/dashboard/startups");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is for another role");
    await expectAccessible(page);
  });
});

test("a text opened on the blog page counts as read only when its end is reached", async ({ page }) => {
  await openDashboard(page, "student");
  await page.goto("/BlogsPage");
  const post = page.locator(".post", { hasText: "CGTMSE" });
  const calls: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/activities") && calls.push(request.postData() ?? ""));
  const text = page.waitForResponse("**/text");
  await post.locator("summary").click();
  await text;
  await expect(post.getByRole("heading", { level: 3 }).first()).toBeVisible();
  expect(calls).toEqual([]);
  const reported = page.waitForResponse("**/api/activities");
  await post.locator("[data-article-end]").evaluate((end) => end.scrollIntoView({ block: "center" }));
  await reported;
  expect(calls).toEqual([JSON.stringify({ activity: "article-read", subject: ARTICLE.slice("/BlogsPage/".length) })]);

  // On a window this tall the end is in view before the text has loaded, and stays there.
  await page.setViewportSize({ width: 1440, height: 12_000 });
  const second = page.waitForRequest("**/api/activities");
  await page.route("**/text", async (route) => {
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
    await route.continue();
  });
  await page.locator(".post summary").last().click();
  await second;
});

test("a visitor who is not logged in sends no activity", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
  for (const path of ["/SchemesPage", "/Ourinitiatives", ARTICLE]) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  }
  expect(calls).toEqual([]);
});

test.describe("conflicts", () => {
  test.use({ expected: [/status of 409/] });

  test("the report saves itself, continues on another device, and a stale page gets a message without losing its text", async ({
    page,
    browser,
    baseURL,
  }) => {
    await logInNewMember(page, "startup");
    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    await context.addCookies(await page.context().cookies());
    const other = await context.newPage();
    await test.step("the report", () => expectReportConflict(page, other));
    await test.step("a form that was also saved on another device shows both versions", () =>
      expectFormConflict(page, other));
    await context.close();
  });
});

async function expectReportConflict(page: Page, other: Page): Promise<void> {
  await page.goto("/dashboard/report");
  const calls: unknown[] = [];
  page.on("request", (request) => request.url().includes("/api/") && calls.push(request.postDataJSON()));
  await page.getByLabel("Name of the enterprise").fill("Rao Papads");
  await expect(page.getByText(/^Saved as a draft at/)).toBeVisible();
  // Once, and nothing but what has changed.
  expect(calls).toEqual([{ version: 0, fields: { enterprise: "Rao Papads" } }]);

  await other.goto("/dashboard/report");
  await expect(other.getByLabel("Name of the enterprise")).toHaveValue("Rao Papads");
  await other.getByLabel("Who buys, and how many").fill("Forty shops, from the phone");
  await submit(other, "Save the draft");
  await expect(other.getByRole("alert")).toContainText("Draft saved.");

  await page.getByLabel("Who buys, and how many").fill("Sixty shops, from the laptop");
  await expect(page.getByText("Nothing you wrote here is lost")).toBeVisible();
  await submit(page, "Save the draft");
  await expect(page.getByRole("alert")).toContainText("This was changed in the meantime");
  await expect(page.getByLabel("Who buys, and how many")).toHaveValue("Sixty shops, from the laptop");
  await expect(page.getByRole("region", { name: "Saved version" })).toContainText("Forty shops, from the phone");
  await expectAccessible(page);
  await submit(page, "Save the draft");
  await expect(page.getByRole("alert")).toContainText("Draft saved.");
  await page.reload();
  await expect(page.getByLabel("Who buys, and how many")).toHaveValue("Sixty shops, from the laptop");
}

async function expectFormConflict(page: Page, other: Page): Promise<void> {
  await page.goto("/dashboard/incubation");
  await fill(page, SUBMISSIONS.incubation.data);
  await submit(page, "Apply");
  await expect(page.getByRole("alert")).toBeVisible();
  await other.goto("/dashboard/incubation");
  await other.getByLabel("City").fill("Ujjain");
  await submit(other, "Save the changes");
  await expect(other.getByRole("alert")).toBeVisible();
  await page.getByLabel("City").fill("Bhopal");
  await submit(page, "Save the changes");
  await expect(page.getByRole("alert")).toContainText("on another device");
  await expect(page.getByLabel("City")).toHaveValue("Bhopal");
  await expect(page.getByRole("region", { name: "Saved version" })).toContainText("Ujjain");
  await submit(page, "Save the changes");
  await expect(page.getByRole("alert")).toContainText("You have applied");
  await expect(page.getByLabel("City")).toHaveValue("Bhopal");
}

test.describe("refusals", () => {
  test.use({ expected: [/status of 422/] });

  test("an opportunity that is no longer open must be chosen again; a refused offer keeps what was written and says what is wrong beside each field", async ({
    page,
  }) => {
    await logInNewMember(page, "investor");
    await page.goto("/dashboard/offer?opportunity=closed-long-ago");
    await expect(page.locator("select[name=opportunity]")).toHaveValue("");
    await fill(page, { amount: "1,00,000", instrument: "Loan", terms: "Two years." });
    await submit(page, "Submit the offer");
    await expect(page.locator("select[name=opportunity]:invalid")).toBeFocused();

    await page.goto(`/dashboard/offer?opportunity=${FAR_OPPORTUNITY.slug}`);
    await fill(page, { amount: "1,50", instrument: "Loan", terms: " " });
    await submit(page, "Submit the offer");
    await expect(page.getByLabel("Amount in rupees")).toHaveValue("1,50");
    await expect(page.getByLabel("Amount in rupees")).toHaveAccessibleDescription(/whole rupees, such as 25,00,000/);
    await expect(page.getByLabel("Your terms")).toHaveAccessibleDescription(/Please write your terms/);
    await expectAccessible(page);
    await fill(page, { amount: "99,999", terms: "Two years." });
    await submit(page, "Submit the offer");
    await expect(page.getByRole("alert")).toHaveText("The smallest amount for this opportunity is ₹1,00,000.");
    await fill(page, { amount: "1,00,000" });
    await submit(page, "Submit the offer");
    await expect(page.getByRole("alert")).toContainText("Your offer is submitted.");
    await page.locator("summary", { hasText: "Withdraw the offer" }).click();
    await expect(page.getByText("A withdrawn offer cannot be brought back.")).toBeVisible();
    await submit(page, "Withdraw the offer");
    await expect(page.getByText("Withdrawn")).toBeVisible();
  });

  test("a report shows its progress, groups digits, is refused when its sums differ, and is finished and printed", async ({
    page,
  }) => {
    await logInNewMember(page, "startup");
    await page.goto("/dashboard/report");
    await test.step("the report shows its progress and groups digits while you type", () => typeReport(page));
    await test.step("errors about several fields show above the form, and nothing is lost", () => correctReport(page));
    await test.step("the print view shows the report without the site around it on paper", () => expectPrint(page));
  });
});

async function typeReport(page: Page): Promise<void> {
  await expect(page.getByText("0 of 6 parts done")).toBeVisible();
  await page.getByLabel("What you make or do").fill("Papads");
  await page.getByLabel("Who buys, and how many").fill("Forty shops");
  await expect(page.getByText("1 of 6 parts done")).toBeVisible();
  await expect(page.locator(".report-progress .sign .lit")).toHaveCount(1);
  const amount = page.getByLabel("Land and building");
  await amount.pressSequentially("1250000");
  await expect(amount).toHaveValue("12,50,000");
  await expect(page.locator("[data-total]").first()).toHaveText("₹12,50,000");
  await amount.press("Home");
  await amount.press("Delete");
  await expect(amount).toHaveValue("2,50,000");
  await amount.pressSequentially("9");
  await expect(amount).toHaveValue("92,50,000");
  await expect(page.getByText(/^Saved as a draft at/)).toBeVisible();
  expect(await (await page.request.get("/dashboard")).text()).toContain("1 of 6 parts done");
}

async function correctReport(page: Page): Promise<void> {
  await fill(page, { ...SUBMISSIONS.project_report.data, ownMoney: "some", loan: "the rest" });
  await submit(page, "Finish the report");
  await expect(page.getByRole("alert")).toHaveText("Please write whole rupees, such as 25,00,000.");
  const links = page.locator("main form").getByRole("link", { name: /whole rupees/ });
  await expect(links).toHaveText(["Own money", "Bank loan"].map((name) => new RegExp(`^${name}: Please write whole`)));
  await links.last().click();
  await expect(page.getByLabel("Bank loan")).toBeFocused();

  await fill(page, { ...SUBMISSIONS.project_report.data, loan: "7,00,000" });
  await submit(page, "Finish the report");
  await expect(page.getByRole("alert")).toHaveText("The means of finance must add up to the cost of the project.");
  await expect(page.getByLabel("Own money")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Bank loan")).toHaveValue("7,00,000");
  // What the server refused to finish it keeps as a draft.
  await expect(page.getByText(/^Saved as a draft at/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("What can go wrong")).toHaveValue("Price of urad dal.");
  await expect(page.getByLabel("Bank loan")).toHaveValue("7,00,000");
  await fill(page, { loan: "7,50,000" });
  await submit(page, "Finish the report");
  await expect(page.getByRole("alert")).toContainText("Your report is finished.");
}

async function expectPrint(page: Page): Promise<void> {
  await page.goto("/dashboard/report/print");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rao Papads");
  await expect(page.getByRole("row", { name: "Cost of the project ₹10,00,000" })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("link", { name: "Back to the report" })).toBeHidden();
  await expect(page.getByText("Price of urad dal.")).toBeVisible();
}

test.describe("autosave", () => {
  test.use({ expected: [/net::ERR_INTERNET_DISCONNECTED|status of 503/] });

  test(
    "a startup writes its report on a train",
    inSteps({
      "without a connection the page says so, loses nothing, and saves once the connection is back": async (page) => {
        await logInNewMember(page, "startup");
        await page.clock.install();
        await page.goto("/dashboard/report", { waitUntil: "networkidle" });
        await page.context().setOffline(true);
        await page.getByLabel("Who runs it").fill("Written in the train");
        await expect(page.getByText("Not saved yet: there is no connection.")).toBeVisible();
        await page.context().setOffline(false);
        await expect(page.getByText(/^Saved as a draft at/)).toBeVisible();
        await page.reload({ waitUntil: "networkidle" });
        await expect(page.getByLabel("Who runs it")).toHaveValue("Written in the train");
      },
      "after an outage the draft is saved once the site answers again, without another key being pressed": async (
        page,
      ) => {
        const problem = { code: "unavailable", status: 503, message: "We will be back soon." };
        await page.route("**/api/project-report", (route) => route.fulfill({ status: 503, json: problem }));
        await page.getByLabel("Who runs it").fill("Two sisters");
        await page.clock.runFor(2_000);
        await expect(page.getByText("Not saved: We will be back soon.")).toBeVisible();
        await page.unroute("**/api/project-report");
        await page.clock.runFor(15_000);
        await expect(page.getByText(/^Saved as a draft at/)).toBeVisible();
      },
      "a reload right after typing is saved while the browser asks, and causes no conflict": async (page) => {
        // Nothing is saved by the pause after typing.
        await page.clock.pauseAt(Date.now() + 120_000);
        const name = page.getByLabel("Name of the enterprise");
        await name.pressSequentially("Joshi Pumps");
        await expect(page.getByText("Saving…")).toBeVisible();
        let wasAsked = false;
        page.once("dialog", async (dialog) => {
          wasAsked = true;
          const saved = async () => (await page.request.get("/dashboard/report")).text();
          await expect.poll(saved).toContain("Joshi Pumps");
          await dialog.accept();
        });
        await page.reload({ waitUntil: "networkidle" });
        expect(wasAsked).toBe(true);
        await page.clock.resume();
        await expect(name).toHaveValue("Joshi Pumps");
        await page.getByLabel("Who runs it").fill("Meera Joshi");
        await expect(page.getByText("Saved as a draft at")).toBeVisible();
      },
      "submitting during an autosave waits for it and causes no conflict": async (page) => {
        const calls = await holdCalls(page, "/project-report");
        const called = page.waitForRequest("**/api/project-report");
        // A text that would end a careless script.
        const text = "</script><script>throw new Error('run')</script>";
        await page.getByLabel("Name of the enterprise").fill(text);
        await called;
        await expect(page.getByText("Saving…")).toBeVisible();
        await page.getByLabel("Who runs it").fill("Typed in between");
        await submit(page, "Save the draft");
        await expect(page.getByRole("alert")).toHaveCount(0);
        await continueFirst(calls);
        await expect(page.getByRole("alert")).toContainText("Draft saved.");
        expect(calls).toHaveLength(1);
        await expect(page.getByLabel("Name of the enterprise")).toHaveValue(text);
        await expect(page.getByLabel("Who runs it")).toHaveValue("Typed in between");
        await page.unroute("**/api/project-report");
      },
      "text of any length is saved when the page is left right after typing": async (page) => {
        await fill(page, SUBMISSIONS.project_report.data);
        await expect(page.getByText("Saving…")).toBeVisible();
        await page.goto("/dashboard");
        const region = page.getByRole("region", { name: "New for you" });
        // The call may arrive after the page that was asked for.
        await expect(async () => {
          await page.reload();
          await expect(region).toContainText("6 of 6 parts done", { timeout: 1 });
        }).toPass();
      },
    }),
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("the parts of the report are folded, and a part with an invalid field opens", async ({ page }) => {
    await logInNewMember(page, "startup");
    await page.goto("/dashboard/report");
    await expect(page.getByLabel("Name of the enterprise")).toBeVisible();
    await expect(page.getByLabel("What you make or do")).toBeHidden();
    await page.locator("summary", { hasText: "Product and market" }).click();
    await expect(page.getByLabel("What you make or do")).toBeVisible();
    await fill(page, { enterprise: "Rao Papads", constitution: "Partnership", promoter: "Asha Rao" });
    await page.locator("summary", { hasText: "The enterprise" }).click();
    await page.getByLabel("What you make or do").fill("Papads");
    await page.getByLabel("Who buys, and how many").fill("Forty shops");
    await submit(page, "Finish the report");
    await expect(page.getByLabel("Place and buildings")).toBeFocused();
    await expectNoSidewaysScroll(page);
  });
});

test("an investor's text is back in the form after the login that sending it required", async ({ page }) => {
  const email = await logInNewMember(page, "investor");
  await page.goto("/dashboard/offer");
  await fill(page, { opportunity: FAR_OPPORTUNITY.slug, amount: "2,50,000", instrument: "Loan", terms: "Two years." });
  await page.context().clearCookies({ name: "masa-session" });
  await submit(page, "Submit the offer");
  await expect(page).toHaveURL("/login?to=%2Fdashboard%2Foffer&again");
  await expect(page.getByText("Please log in again to continue.")).toBeVisible();
  const before = await newestMail(page, `logging in with ${email}:`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await enterCode(page, await mailedCode(page, email, before));
  await expect(page.locator("#field-terms")).toHaveValue("Two years.");
  await expect(page.locator("#field-opportunity")).toHaveValue(FAR_OPPORTUNITY.slug);
  const isBack = page.getByText("Your text is back, but it has not been sent yet.");
  await expect(isBack).toBeVisible();
  await submit(page, "Submit the offer");
  await expect(page.getByRole("alert")).toHaveText("Your offer is submitted.");
  await page.goto("/dashboard/offer");
  await page.locator("#field-terms").focus();
  await expect(page.locator("#field-terms")).toHaveValue("");
  await expect(isBack).toBeHidden();

  await test.step("a text from before a logout is not in the form of the next person who logs in", async () => {
    await fill(page, { amount: "2,50,000", terms: "Two years." });
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/login");
    await logInNewMember(page, "investor");
    await page.goto("/dashboard/offer");
    await page.locator("#field-terms").focus();
    await expect(page.locator("#field-terms")).toHaveValue("");
  });
});
