import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../worker/contracts/vocabulary.ts";
import { offers } from "../../worker/db/schema/workspace.ts";
import { startSession } from "../../worker/domain/accounts/sessions.server.ts";
import { confirmTransfer } from "../../worker/domain/bank-transfers/confirm-transfer.server.ts";
import { indianDay } from "../../worker/domain/india-calendar.server.ts";
import { PlainBrowser } from "../support/browser/plain-browser.ts";
import { FAR_EVENT, FAR_OPPORTUNITY } from "../support/fixtures/future-entries.ts";
import { cookieOf, logIn, makeUnverified } from "../support/fixtures/members.ts";
import { reserved, wantPatron } from "../support/fixtures/membership/bank-transfers.ts";
import { SUBMISSIONS } from "../support/fixtures/submissions.ts";
import { type BuiltSite, openBuiltSite, publishAlso } from "../support/site/built-site.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite("without-script");
  await publishAlso(site, [
    ["events", FAR_EVENT],
    ["opportunities", FAR_OPPORTUNITY],
  ]);
}, 120_000);
afterAll(() => site.stop());

async function openBrowser(role: Role = "startup") {
  const member = await logIn(site, { role });
  return { ...member, browser: new PlainBrowser(site, member.cookie) };
}

async function register(email: string, event?: string): Promise<void> {
  const person = { fullName: "Asha Rao", email, phone: "9876543210", membershipStatus: "Non-Member" };
  expect((await site.post("/api/event/register", { ...person, ...(event && { event }) })).ok).toBe(true);
}

async function payAsPatron(email: string): Promise<void> {
  const { reference } = await reserved(site, wantPatron({ email }));
  const paid = { reference, amountPaise: 299999_00, receivedOn: indianDay(site.deps.now()), operator: "finance" };
  expect(await confirmTransfer(site.deps, paid)).toMatchObject({ ok: true });
}

test("registrations are cancelled with one button each", async () => {
  const { email, browser } = await openBrowser();
  await register(email);
  await register(email, FAR_EVENT.slug);
  await browser.open("/dashboard/registrations");
  expect(browser.all("main a").filter((link) => link === "Calendar file")).toHaveLength(1);
  await browser.press("Cancel registration for Events of the forum");
  expect(browser.alert).toBe("Your registration is cancelled.");
  expect(browser.find("[role=alert]")?.hasAttribute("autofocus")).toBe(true);
  expect(browser.path).toBe("/dashboard/registrations?done=cancelled");
  expect(browser.text).toContain("If you change your mind, you have to register again.");
  expect(browser.text).not.toContain("Your place will go to somebody else.");
  await browser.press("Cancel registration");
  expect(browser.text).toContain("You have not registered for an event with this address yet.");
});

test("name and phone can be corrected; an invalid value is kept and explained", async () => {
  const { browser } = await openBrowser("investor");
  await browser.open("/dashboard/profile");
  browser.fill({ Name: "Asha R. Kulkarni", Phone: "12" });
  await browser.press("Save");
  expect([browser.status, browser.alert]).toEqual([422, "Please provide a valid phone number."]);
  expect(browser.field("Name").value).toBe("Asha R. Kulkarni");
  browser.fill({ Phone: "+91 91234 56789" });
  await browser.press("Save");
  expect(browser.alert).toBe("Saved.");
  await browser.open("/dashboard");
  expect(browser.all("h1")).toEqual([expect.stringContaining("Asha R. Kulkarni")]);
});

test("consent to news is given and withdrawn with one button each", async () => {
  const { browser } = await openBrowser("mentor");
  for (const path of ["/dashboard/profile", "/dashboard/privacy"]) {
    await browser.open(path);
    expect(browser.text).toContain("News from the forum: no");
    await browser.press("Send me news");
    expect(browser.alert).toBe("Saved.");
    expect(browser.find("[role=alert]")?.hasAttribute("autofocus")).toBe(true);
    expect(browser.text).toContain("News from the forum: yes");
    await browser.press("Stop sending me news");
    expect(browser.text).toContain("News from the forum: no");
  }
  expect(browser.all(".own-history li").filter((item) => /News: given on .+ withdrawn on/.test(item))).toHaveLength(2);
});

test("erasure lists what is deleted and what is retained, requires a tick, and shows its reference number", async () => {
  const { email, browser } = await openBrowser();
  await payAsPatron(email);
  await browser.open("/dashboard/privacy");
  await browser.follow("Erase my data");
  expect(browser.text).toMatch(/Receipt MFR\/\S+, with its order and payment, until 31 March 20/);
  expect(browser.text).toMatch(/Your membership “Patron Member” runs until/);
  await browser.press("Erase my data and close my account");
  expect(browser.alert).toBe("Please tick that you have read what is deleted and what is kept.");
  browser.fill({ "I have read what is deleted": true });
  await browser.press("Erase my data and close my account");

  const number = new URL(browser.path, site.origin).searchParams.get("number") ?? expect.fail("no number");
  expect(browser.text).toContain(number);
  expect(browser.text).toMatch(/Done on /);
  expect(browser.text).toMatch(/Receipt MFR\/\S+ with the name and billing details on it/);
  expect(browser.text).not.toContain(email);
  await browser.open("/dashboard");
  expect(browser.path).toBe("/login");

  await browser.open("/erasure");
  browser.fill({ "Request number": "2222-2222-2222-2222" });
  await browser.press("Show");
  expect(browser.alert).toBe("There is no request with this number.");
  browser.fill({ "Request number": number.toLowerCase() });
  await browser.press("Show");
  expect(browser.text).toMatch(/Done on /);
});

test("the owner of an address sees and erases the data stored with it, without opening the account", async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  await register(email);
  const memberId = await makeUnverified(site, email);
  const { cookies } = await startSession(site.deps, memberId, { cookie: null, userAgent: "Test", ip: null });
  const browser = new PlainBrowser(site, cookieOf(cookies));
  await browser.open("/account/confirm");
  await browser.follow("See and erase what we hold");
  expect(browser.all("summary")).toContainEqual(expect.stringContaining("Event registrations"));
  await browser.follow("Erase my data");
  browser.fill({ "I have read what is deleted": true });
  await browser.press("Erase my data and close my account");
  expect(browser.text).toContain("No documents, because nothing was paid with the address.");
});

test("a review is refused with its text, then stored, found again and changed", async () => {
  const { browser } = await openBrowser("student");
  await browser.open("/dashboard/review");
  browser.fill({ "4 · Good": true, "Your review": "Too short" });
  await browser.press("Send the review");
  expect([browser.status, browser.alert]).toEqual([422, "Please write at least 20 characters."]);
  expect(browser.field("4 · Good").checked).toBe(true);
  expect(browser.field("Your review").value).toBe("Too short");
  const review = "Two lines of a review,\nand this is the second.";
  browser.fill({ "Your review": review });
  await browser.press("Send the review");
  expect(browser.alert).toContain("Review saved.");
  await browser.open("/dashboard/review");
  expect(browser.field("Your review").value).toBe(review);
  browser.fill({ "The forum may show": true });
  await browser.press("Save the changes");
  expect(browser.field("The forum may show").checked).toBe(true);
  await browser.open("/dashboard");
  expect(browser.field("Write a review").checked).toBe(true);
});

test("a project report is drafted, continued and finished", async () => {
  const { browser } = await openBrowser();
  const type = (data: Record<string, string>) => {
    for (const [name, text] of Object.entries(data)) {
      const field = browser.find(`#field-${name}`) as HTMLInputElement | null;
      (field ?? expect.fail(`no field ${name}`)).value = text;
    }
  };
  await browser.open("/dashboard/report");
  type({ enterprise: "Rao Papads", market: "Shops" });
  await browser.press("Save the draft");
  expect(browser.alert).toContain("Draft saved.");
  expect(browser.field("Who buys, and how many").value).toBe("Shops");
  type(SUBMISSIONS.project_report.data);
  await browser.press("Finish the report");
  expect(browser.alert).toContain("Your report is finished.");
  expect(browser.all("[data-total]")[0]).toBe("₹10,00,000");
});

test("each task saves as a form", async () => {
  const { browser } = await openBrowser("investor");
  await browser.open("/dashboard");
  expect(browser.all("h1")).toEqual([expect.stringMatching(/^Good (morning|afternoon|evening), Asha Rao$/)]);
  browser.fill({ "View portfolio": true });
  await browser.press("Save “View portfolio”");
  expect(browser.field("View portfolio").checked).toBe(true);
  expect(browser.text).toContain("33%");
  browser.fill({ "View portfolio": false });
  await browser.press("Save “View portfolio”");
  expect(browser.field("View portfolio").checked).toBe(false);
  expect(browser.text).toMatch(/(^|\D)0%/);
});

test("a long list is paginated", async () => {
  const { memberId, browser } = await openBrowser("investor");
  const offer = {
    memberId,
    opportunity: FAR_OPPORTUNITY.slug,
    amountPaise: 250_000_00,
    instrument: "Loan",
    terms: "Two years.",
    status: "submitted",
    version: 1,
    createdAt: site.deps.now(),
    updatedAt: site.deps.now(),
  } as const;
  for (let n = 1; n <= 22; n += 1) await site.deps.db.insert(offers).values({ ...offer, id: crypto.randomUUID() });
  await browser.open("/dashboard/portfolio");
  const shown = () => browser.all(".member-page-list > li").length;
  expect(shown()).toBe(20);
  expect(browser.text).toContain("₹55,00,000");
  expect(browser.text).not.toContain("Newest offers");
  await browser.follow("Older offers");
  expect(shown()).toBe(2);
  expect(browser.text, "the sum is that of all pages").toContain("₹55,00,000");
  expect(browser.text).not.toContain("Older offers");
  await browser.follow("Newest offers");
  expect(shown()).toBe(20);
});
