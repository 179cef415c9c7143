import type { BrowserContext, Page } from "@playwright/test";
import { roleLabel } from "#messages/vocabulary/people.ts";
import { taskTitle } from "#messages/vocabulary/workspace.ts";
import { ROLES, type Role } from "#worker/contracts/vocabulary.ts";
import { TASKS, type TaskId } from "#worker/contracts/workspace-vocabulary.ts";
import { collectScripts, expect, hydrated, inSteps, test } from "../../support/browser/browser.ts";
import { logInByRequests, logInNewMember } from "../../support/fixtures/account.ts";

const GREEN = "rgb(31, 122, 77)";

async function openDashboard(page: Page, role: Role): Promise<string> {
  const email = await logInNewMember(page, role);
  await page.goto("/dashboard");
  return email;
}

/** Ticks or unticks, and waits until the server has it. An earlier request can still be under way. */
async function toggle(page: Page, id: TaskId): Promise<void> {
  const responsePromise = page.waitForResponse((response) => {
    const sent = response.url().endsWith("/api/tasks") ? response.request().postData() : null;
    return sent?.includes(`"${id}"`) ?? false;
  });
  await page.getByRole("checkbox", { name: taskTitle(id) }).click();
  expect((await responsePromise).ok()).toBe(true);
}

/** The member's second device: another browser with the same session. */
async function secondDevice(page: Page): Promise<{ page: Page; context: BrowserContext }> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error("There is no browser.");
  await context.addCookies(await page.context().cookies());
  const other = await context.newPage();
  await other.goto("/dashboard");
  return { page: other, context };
}

const stored = (page: Page, role: Role) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? "[]") as Array<Record<string, unknown>>,
    `tasks_${role}`,
  );

for (const role of ROLES) {
  test(`[2-dashboard-tasks] [2-dashboard-role] [4-dashboard-storage] a ${role} sees name, role and tasks; a tick is struck through in green and stored`, async ({
    page,
  }) => {
    await openDashboard(page, role);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Asha Rao$/);
    await expect(page.getByText(`Your role: ${roleLabel(role)}`)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your Tasks" })).toBeVisible();
    if (role === "student") await test.step("the overview of an MSME", () => expectOverview(page));
    const boxes = page.getByRole("checkbox");
    await expect(boxes).toHaveCount(TASKS[role].length);
    const [first] = TASKS[role];
    await expectNextStep(page, first);
    await toggle(page, first.id);
    const label = page.locator("label", { hasText: taskTitle(first.id) });
    await expect(label).toHaveCSS("text-decoration-line", "line-through");
    await expect(label).toHaveCSS("color", GREEN);
    const percent = Math.round(100 / TASKS[role].length);
    await expect(page.getByRole("progressbar", { name: "Your Progress" })).toHaveAttribute("value", String(percent));
    await expect(page.getByText(`${percent}%`, { exact: true })).toBeVisible();
    expect(await stored(page, role)).toMatchObject(
      TASKS[role].map(({ id }, i) => ({ id, title: taskTitle(id), completed: i === 0 })),
    );
    await test.step("[2-dashboard-progress] [4-dashboard-percent] the percent is rounded to a whole number and reaches 100; the next best step is the first open task", () =>
      tickOthers(page, role));
  });
}

async function expectNextStep(page: Page, { id, place }: { id: TaskId; place: string }): Promise<void> {
  const step = page.getByRole("region", { name: "Next best step" });
  await expect(step.getByRole("link")).toHaveAttribute("href", place);
  await expect(step).toContainText(taskTitle(id));
}

async function tickOthers(page: Page, role: Role): Promise<void> {
  const percents = TASKS[role].length === 3 ? ["67%", "100%"] : ["50%", "75%", "100%"];
  for (const [i, task] of TASKS[role].slice(1).entries()) {
    await expectNextStep(page, task);
    await toggle(page, task.id);
    await expect(page.getByText(percents[i] ?? "", { exact: true })).toBeVisible();
  }
  const step = page.getByRole("region", { name: "Next best step" });
  await expect(step.getByRole("link")).toHaveAttribute("href", "/events");
  await expect(page.getByText("All done. See you at the next event.")).toBeVisible();
  await expect(page.locator(".dashboard-progress .sign .lit")).toHaveCount(6);
  if (role !== "student") return;
  await page.reload();
  await expect(page.locator(".dashboard-progress.finished .sign .lit")).toHaveCount(6);
}

/** The next event, the account's membership and something new to read. */
async function expectOverview(page: Page): Promise<void> {
  await expect(page.getByRole("region", { name: "Next event" })).toContainText(/Today|Tomorrow|In \d+ days/);
  await expect(page.getByRole("region", { name: "Your membership" })).toContainText("You have a free account.");
  await expect(page.getByRole("region", { name: "New for you" }).getByRole("link")).toHaveCount(2);
  const schemes = page.getByRole("region", { name: "Schemes for you" });
  await expect(schemes.getByRole("link")).toHaveAttribute("href", "/SchemesPage/finder");
  await expect(page.getByRole("region", { name: "A note from the forum" })).toBeVisible();
}

test("[4-dashboard-storage] a tick shows on another device, and stays removed after a reload", async ({ page }) => {
  await openDashboard(page, "startup");
  const user = () => page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "null") as unknown);
  await expect.poll(user).toEqual({ name: "Asha Rao", role: "startup" });
  const [first, next] = TASKS.startup;
  await toggle(page, first.id);
  const second = await secondDevice(page);
  await expect(second.page.getByRole("checkbox", { name: taskTitle(first.id) })).toBeChecked();
  await toggle(page, first.id);
  await page.reload();
  await expect(page.getByRole("checkbox", { name: taskTitle(first.id) })).not.toBeChecked();
  await expect(page.getByText("0%", { exact: true })).toBeVisible();

  await test.step("Back shows what another device has ticked in the meantime", async () => {
    await toggle(page, first.id);
    await page.goto("/about");
    await toggle(second.page, next.id);
    await page.goBack();
    await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
    await expect(page.getByRole("checkbox", { name: taskTitle(next.id) })).toBeChecked();
    await expect(page.getByText("50%", { exact: true })).toBeVisible();
  });
  await second.context.close();

  await test.step("[2-dashboard-logout] logging out deletes token, user and tasks, opens the login and ends the session", async () => {
    await page.evaluate(() => localStorage.setItem("token", "of an older client"));
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/login");
    for (const key of ["token", "user", "tasks_startup"]) {
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
    }
  });
  await test.step("[2-dashboard-redirect] [6-dashboard-unauthenticated] without a session the dashboard redirects to the login", async () => {
    await page.goto("/dashboard");
    await expect(page).toHaveURL("/login");
  });
});

test.describe("in another time zone", () => {
  test.use({ timezoneId: "America/New_York" });

  const HOURS: Array<[string, string]> = [
    ["00:00:00", "Good morning"],
    ["11:59:59", "Good morning"],
    ["12:00:00", "Good afternoon"],
    ["17:59:59", "Good afternoon"],
    ["18:00:00", "Good evening"],
    ["23:59:59", "Good evening"],
  ];
  test(
    "the dashboard of a mentor",
    inSteps({
      "the dashboard is not cached or indexed, and loads only the site’s script and its own": async (page) => {
        await logInNewMember(page, "mentor");
        const scripts = collectScripts(page);
        const response = await page.goto("/dashboard");
        expect(response?.headers()["cache-control"]).toBe("no-store");
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
        await expect.poll(() => scripts.filter((path) => !/\/assets\/(site|tasks)-/.test(path))).toEqual([]);
      },
      "tasks can be ticked with the keyboard alone": async (page) => {
        await page.getByRole("checkbox", { name: "Study assigned startups" }).focus();
        const responsePromise = page.waitForResponse("**/api/tasks");
        await page.keyboard.press("Space");
        await responsePromise;
        await expect(page.getByText("1 of 3 done")).toBeVisible();
      },
      "[2-dashboard-greeting] [9-greeting] the greeting follows the visitor's local time and changes at 12:00 and 18:00":
        async (page) => {
          for (const [time, greeting] of HOURS) {
            await page.clock.setFixedTime(`2026-11-20T${time}-05:00`);
            await page.reload();
            await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${greeting}, Asha Rao`);
          }
        },
    }),
  );
});

test.describe("offline", () => {
  test.use({ expected: [/net::ERR_INTERNET_DISCONNECTED/] });

  test("tasks ticked offline are stored in the browser and sync to another device once online; of two devices that were offline, the last change of each task wins", async ({
    page,
  }) => {
    await openDashboard(page, "student");
    const second = await secondDevice(page);
    // What is ticked before the script has come is not stored.
    for (const device of [page, second.page]) await hydrated(device);
    await page.context().setOffline(true);
    await page.getByRole("checkbox", { name: "Read an MSME article" }).click();
    await expect(page.getByText("33%", { exact: true })).toBeVisible();
    await expect(page.getByText("You are offline. Your changes are saved on this device")).toBeVisible();
    expect((await stored(page, "student"))[0]).toMatchObject({ completed: true, isPending: true });
    const merged = page.waitForResponse("**/api/tasks");
    await page.context().setOffline(false);
    await merged;
    await expect(page.getByText("You are offline.")).toBeHidden();
    await expect.poll(async () => (await stored(page, "student"))[0]?.["isPending"]).toBe(false);
    await second.page.reload();
    await expect(second.page.getByRole("checkbox", { name: "Read an MSME article" })).toBeChecked();

    await test.step("two devices that were offline converge", () => expectConvergence(page, second.page));
    await second.context.close();
  });

  test("tasks ticked offline survive closing the page", async ({ page }) => {
    await openDashboard(page, "investor");
    await hydrated(page);
    await page.context().setOffline(true);
    await page.getByRole("checkbox", { name: "View portfolio" }).click();
    expect((await stored(page, "investor"))[1]).toMatchObject({ completed: true, isPending: true });
    // Chromium ends the emulation first, so a closing page is online for a moment and may send the change itself.
    await page.evaluate(() => {
      window.fetch = () => new Promise(() => undefined);
    });
    await page.close();
    const reopened = await page.context().newPage();
    await reopened.context().setOffline(false);
    const merged = reopened.waitForResponse("**/api/tasks");
    await reopened.goto("/dashboard");
    await merged;
    await expect(reopened.getByRole("checkbox", { name: "View portfolio" })).toBeChecked();
    const second = await secondDevice(reopened);
    await expect(second.page.getByRole("checkbox", { name: "View portfolio" })).toBeChecked();
    await second.context.close();
  });
});

/** Two devices of a member who has read an article change other tasks while both are offline. */
async function expectConvergence(page: Page, other: Page): Promise<void> {
  await hydrated(other);
  for (const device of [page, other]) await device.context().setOffline(true);
  for (const name of ["Write a review", "View schemes"]) await page.getByRole("checkbox", { name }).click();
  const later = other.getByRole("checkbox", { name: "View schemes" });
  await later.click();
  await later.click();
  // The later device is merged first, and the earlier one's changes after it.
  for (const device of [other, page]) {
    const merged = device.waitForResponse("**/api/tasks");
    await device.context().setOffline(false);
    await merged;
  }
  for (const device of [page, other]) {
    await device.reload();
    await expect(device.getByRole("checkbox", { name: "Write a review" })).toBeChecked();
    await expect(device.getByRole("checkbox", { name: "View schemes" })).not.toBeChecked();
    await expect(device.getByRole("checkbox", { name: "Read an MSME article" })).toBeChecked();
  }
}

test.describe("when the session has ended", () => {
  test.use({ expected: [/status of 401/] });

  test("a tick says so, is stored, and is merged after the next login, but not another member's", async ({ page }) => {
    const email = await openDashboard(page, "student");
    await page.context().clearCookies();
    await page.getByRole("checkbox", { name: "View schemes" }).click();
    await expect(page.getByText("You are logged out. Your changes are saved on this device")).toBeVisible();
    // Somebody else of the same role on the same device.
    await openDashboard(page, "student");
    await expect(page.getByText("0%", { exact: true })).toBeVisible();
    // The member's own copy is gone with that: what stays is one member's alone.
    expect((await stored(page, "student"))[2]).toMatchObject({ completed: false });
    await page.context().clearCookies();
    await logInByRequests(page, email);
    await page.goto("/dashboard");
    await page.getByRole("checkbox", { name: "View schemes" }).click();
    await page.context().clearCookies();
    await page.getByRole("checkbox", { name: "Write a review" }).click();
    await expect(page.getByText("You are logged out.")).toBeVisible();
    await logInByRequests(page, email);
    const merged = page.waitForResponse("**/api/tasks");
    await page.goto("/dashboard");
    await merged;
    await expect(page.getByText("67%", { exact: true })).toBeVisible();
  });
});

test.describe("when a change is not accepted", () => {
  test.use({ expected: [/status of 400/] });

  test("the page says so, keeps it, and sends it with the next one", async ({ page }) => {
    await openDashboard(page, "student");
    const problem = { code: "invalid_input", status: 400, message: "Reload the page." };
    await page.route("**/api/tasks", (route) => route.fulfill({ status: 400, json: problem }));
    await page.getByRole("checkbox", { name: "View schemes" }).click();
    await expect(page.getByText("Your last change was not accepted. It is saved on this device")).toBeVisible();
    expect((await stored(page, "student"))[2]).toMatchObject({ completed: true, isPending: true });
    await page.unroute("**/api/tasks");
    await page.getByRole("checkbox", { name: "Write a review" }).click();
    await expect(page.getByText("Your last change was not accepted.")).toBeHidden();
    await expect.poll(async () => (await stored(page, "student"))[2]?.["isPending"]).toBe(false);
    await page.reload();
    await expect(page.getByText("67%", { exact: true })).toBeVisible();
  });
});
