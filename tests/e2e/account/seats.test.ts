import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../../support/browser/browser.ts";
import {
  agree,
  enterCode,
  freshAddress,
  logInNewMember,
  mailedCode,
  newestMail,
  payFor,
  registerOn,
} from "../../support/fixtures/account.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/fixtures/forms.ts";
import { SITE_PORT } from "../../support/site/ports.ts";

const COMPANY = "Bluestone Works Private Limited";
const SEATS = "/dashboard/membership/seats";
const OWN = { Origin: `http://localhost:${SITE_PORT}` };

async function namePerson(page: Page, email: string): Promise<void> {
  await page.goto(SEATS);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Name this person" }).click();
  await expect(page.locator(".seat", { hasText: email })).toHaveCount(1);
}

/** The page that the mail about a seat leads to. */
async function mailedInvitation(guest: Page, email: string): Promise<string> {
  let path = "";
  const find = async () => {
    path = /\/dashboard\/seats\/[\w-]+/.exec(await newestMail(guest, `Sent to ${email}`))?.[0] ?? "";
    return path;
  };
  await expect.poll(find).not.toBe("");
  return path;
}

async function withPerson(browser: Browser, name: string, work: (guest: Page, email: string) => Promise<void>) {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? "" });
  const guest = await context.newPage();
  await work(guest, await logInNewMember(guest, "startup", name));
  await context.close();
}

test("a buyer names two people, and one accepts by the mail’s link and sees the membership", async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const buyer = await logInNewMember(page, "startup", "Meera Joshi");
  await payFor(page, buyer, { plan: "corporate", amount: 49999, company: COMPANY });
  await page.goto("/dashboard/membership");
  await page.getByRole("link", { name: "Name your people" }).click();
  await expect(page.getByText("Nobody has a seat yet.")).toBeVisible();
  await withPerson(browser, "Kavita Desai", async (guest, email) => {
    await namePerson(page, email);
    await namePerson(page, freshAddress());
    await expect(page.getByRole("alert")).toHaveText("The invitation is sent.");
    await expect(page.getByText("1 seat is free.")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await guest.goto(await mailedInvitation(guest, email));
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Your seat");
    await expect(guest.getByText(`${COMPANY} (${buyer}) has invited you to take a seat.`)).toBeVisible();
    await expectNoSidewaysScroll(guest);
    await expectAccessible(guest);
    await guest.getByRole("button", { name: "Accept the seat" }).click();
    await expect(guest.getByRole("heading", { name: "Corporate Member", exact: true })).toBeVisible();
    await expect(guest.getByText(`Your seat is part of the membership of ${COMPANY}.`)).toBeVisible();
    await expect(guest.getByRole("link", { name: "Renew Corporate Member" })).toHaveCount(0);
    await expectAccessible(guest);
    await guest.goto("/dashboard/privacy/erasure");
    await expect(guest.getByText("Seats of a membership 1 entry")).toBeVisible();
    await expect(guest.getByText("the fee is not refunded"), "somebody else paid").toHaveCount(0);
  });
  await page.goto(SEATS);
  await expect(page.locator(".seat", { hasText: "Kavita Desai" })).toContainText("Has the seat since");
});

test("an invited person without an account registers, confirms the details, and is back at the invitation", async ({
  browser,
  page,
}) => {
  const buyer = await logInNewMember(page, "startup", "Meera Joshi");
  await payFor(page, buyer, { plan: "corporate", amount: 49999, company: COMPANY });
  const email = freshAddress();
  await post(page, SEATS, { email });
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? "" });
  const guest = await context.newPage();
  const invitation = await mailedInvitation(guest, email);
  expect(await newestMail(guest, `Sent to ${email}`)).toMatch(/\/register\?to=%2Fdashboard%2Fseats%2F[\w-]+/);
  await guest.goto(invitation);
  await expect(guest.getByText("You have been invited to a seat. Log in")).toBeVisible();
  await guest.locator(".login-head").getByRole("link", { name: "register" }).click();
  await expect(guest.getByText("You have been invited to a seat. Register")).toBeVisible();
  await expectAccessible(guest);
  await registerOn(guest, "startup", email, "Kavita Desai");
  await expect(guest.getByText("You have been invited to a seat. Register"), "it is done").toBeHidden();
  await guest.getByRole("button", { name: "Send me a code" }).click();
  await enterCode(guest, await mailedCode(guest, email));
  await agree(guest);
  await guest.getByRole("button", { name: "Confirm and open my account" }).click();
  await expect(guest.getByRole("button", { name: "Accept the seat" })).toBeVisible();
  await context.close();
});

test("an invitation that is opened in another account leads to the login with the right address", async ({
  browser,
  page,
}) => {
  const buyer = await logInNewMember(page, "startup", "Meera Joshi");
  await payFor(page, buyer, { plan: "corporate", amount: 49999, company: COMPANY });
  await withPerson(browser, "Kavita Desai", async (guest, email) => {
    await post(page, SEATS, { email });
    const invitation = await mailedInvitation(guest, email);
    await logInNewMember(guest, "startup", "Kavita Desai");
    await guest.goto(invitation);
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText("This invitation is not for this account");
    await expectAccessible(guest);
    await guest.getByRole("link", { name: "Log in with another address" }).click();
    const before = await newestMail(guest, `logging in with ${email}:`);
    await guest.getByLabel("Email", { exact: true }).fill(email);
    await guest.getByRole("button", { name: "Send me a code" }).click();
    await enterCode(guest, await mailedCode(guest, email, before));
    await expect(guest.getByRole("button", { name: "Accept the seat" })).toBeVisible();
  });
});

test("a buyer gives a seat to other people twice, and the third time is refused with a message", async ({
  browser,
  page,
}) => {
  const buyer = await logInNewMember(page, "startup", "Meera Joshi");
  await payFor(page, buyer, { plan: "corporate", amount: 49999, company: COMPANY });
  await namePerson(page, buyer);
  await expect(page.getByRole("alert")).toHaveText("You now have a seat.");
  await expect(page.getByRole("alert")).toBeFocused();
  await post(page, SEATS, { email: freshAddress() });
  for (const [left, then] of [
    ["twice before", "and once more before"],
    ["once more before", "for the last time before"],
  ] as const) {
    await withSeat(browser, page, async (guest, email) => {
      const html = await textOf(page, SEATS);
      const seat = html.split('class="seat"').find((one) => one.includes(email)) ?? "";
      expect(seat).toMatch(new RegExp(`Can go to another person ${left}.*${then}`, "s"));
      await post(page, SEATS, { withdraw: /<button[^>]* value="([\w-]+)"/.exec(seat)?.[1] ?? "" });
      expect(await textOf(page, SEATS)).not.toContain(email);
      expect(await textOf(guest, "/dashboard/membership")).toContain("You have a free account and no membership.");
    });
  }
  await withSeat(browser, page, async (guest, email) => {
    await page.goto(SEATS);
    const seat = page.locator(".seat", { hasText: email });
    await expect(seat).toContainText("Can go to another person from");
    await seat.locator("summary", { hasText: "Withdraw the seat" }).click();
    await expect(seat).toContainText("Kavita Desai loses the seat at once and gets an email about it.");
    const withdraw = seat.getByRole("button", { name: "Withdraw the seat of Kavita Desai" });
    await expect(withdraw).toHaveAccessibleDescription(/^Kavita Desai loses .*You cannot give it again before/);
    await expectAccessible(page);
    await withdraw.click();
    await expect(seat).toHaveCount(0);
    expect(await textOf(guest, "/dashboard/membership")).toContain("You have a free account and no membership.");
  });
  await expect(page.getByRole("heading", { name: "No seat can be given now" })).toBeVisible();
  await expect(page.getByText("has gone to another person twice in this membership year.")).toBeVisible();
  await expectAccessible(page);
  const refused = await page.request.post(SEATS, { form: { email: freshAddress() }, headers: OWN });
  expect(refused.status()).toBe(409);
  expect(await refused.text()).toContain("have gone to another person twice in this membership year.");
});

const textOf = async (page: Page, path: string) => (await page.request.get(path)).text();

async function post(page: Page, path: string, form: Record<string, string>): Promise<void> {
  expect((await page.request.post(path, { form, headers: OWN, maxRedirects: 0 })).status(), path).toBe(302);
}

/** A person whom the buyer names and who accepts, both by requests. */
async function withSeat(browser: Browser, buyer: Page, work: (guest: Page, email: string) => Promise<void>) {
  await withPerson(browser, "Kavita Desai", async (guest, email) => {
    await post(buyer, SEATS, { email });
    await post(guest, await mailedInvitation(guest, email), { answer: "accept" });
    expect(await textOf(guest, "/dashboard/membership")).toContain("Corporate Member");
    await work(guest, email);
  });
}
