import type { Page } from "@playwright/test";
import { NOTICE_VERSION, type Role } from "#worker/contracts/vocabulary.ts";
import { expect } from "./browser.ts";
import { MAILBOX_URL, SITE_PORT } from "./ports.ts";

const PHONE = "+91 98765 43210";
const SECURITY = "/account/security";

/** An address that no other test uses. */
export function freshAddress(): string {
  return `${crypto.randomUUID()}@example.org`;
}

/** A name that no other test's mail has in it. */
export function freshName(): string {
  return `Meera ${crypto.randomUUID()}`;
}

/** Registers through the page, with and without the script. */
export async function registerAs(page: Page, role: Role, email: string, name = "Asha Rao"): Promise<void> {
  await page.goto("/register");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Phone", { exact: true }).fill(PHONE);
  await page.getByLabel("Role").selectOption(role);
  await agree(page);
  await page.locator("main form").getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("alert")).toHaveText("Registration Successful! we will get back to you soon.");
}

/** Ticks what has to be ticked. */
export async function agree(page: Page): Promise<void> {
  await page.getByLabel("I agree that MASA Forum").check();
  await page.getByLabel("I am 18 or older").check();
}

/** Another code than the right one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}

/** Asks for a code and returns it, as the mail that comes thereupon has it. */
export async function askForCode(page: Page, email: string, to = SECURITY): Promise<string> {
  return codeAfter(page, email, () => openCodeStep(page, email, to));
}

async function codeAfter(page: Page, email: string, ask: () => Promise<void>): Promise<string> {
  const text = `signing in with ${email}:`;
  const before = await newestMail(page, text);
  await ask();
  const arrived = async () => (await newestMail(page, text)) !== before;
  await expect.poll(arrived).toBe(true);
  // After the address, which may hold digits itself.
  const [, rest = ""] = (await newestMail(page, text)).split(email);
  return /\b\d{6}\b/.exec(rest)?.[0] ?? "";
}

/** Goes to the step that asks for the code. */
export async function openCodeStep(page: Page, email: string, to = SECURITY): Promise<void> {
  await page.goto(`/login?again&to=${encodeURIComponent(to)}`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
}

/** The newest mail that contains a text; empty while there is none. */
export async function newestMail(page: Page, text: string): Promise<string> {
  const mails = await (await page.request.get(MAILBOX_URL)).text();
  return mails.split("<article>").find((mail) => mail.includes(text)) ?? "";
}

/** Enters a code on the page that asks for it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

/**
 * A new member, signed in through the real pages: registration, code from the mailbox, confirmation. Ends on
 * /account/security and returns the address.
 */
export async function signInByPages(page: Page, role: Role, name = "Asha Rao"): Promise<string> {
  const email = freshAddress();
  await registerAs(page, role, email, name);
  await enterCode(page, await askForCode(page, email));
  await expect(page.getByRole("heading", { name: "Are these your details?" })).toBeVisible();
  await agree(page);
  await page.getByRole("button", { name: "Confirm and open my account" }).click();
  await expect(page.getByRole("heading", { name: "Passkeys and devices" })).toBeVisible();
  return email;
}

/** The same, by what those pages' forms send, for tests of what comes afterwards. */
export async function signInAs(page: Page, role: Role, name?: string): Promise<string> {
  const email = await signInByRequests(page, role, name);
  await page.goto(SECURITY);
  await expect(page.getByRole("heading", { name: "Passkeys and devices" })).toBeVisible();
  return email;
}

/** Signs in a new member and opens no page. Returns the address. */
export async function signInByRequests(page: Page, role: Role, name = "Asha Rao"): Promise<string> {
  const email = freshAddress();
  const details = { name, phone: PHONE, role, consent: NOTICE_VERSION, adult: "yes" };
  await post(page, "/register", { ...details, email });
  const code = await codeAfter(page, email, () => post(page, "/login", { step: "address", email }));
  await post(page, "/login", { step: "code", email, code });
  await post(page, "/account/confirm", details);
  return email;
}

async function post(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const headers = { Origin: `http://localhost:${SITE_PORT}` };
  const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
  expect(answer.status(), path).toBeLessThan(400);
}
