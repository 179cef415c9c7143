import type { APIRequestContext, APIResponse, Page } from "@playwright/test";
import { expect } from "../browser/browser.ts";
import { SITE_PORT } from "../site/ports.ts";

const ORIGIN = `http://localhost:${SITE_PORT}`;

/** Who sends the form, where to, and the page that shows it, unless it is that of the address. */
type Sending = { colleague: APIRequestContext; path: string; html?: string };

/**
 * Sends the form of a button with changed fields, like a browser without JavaScript, for a colleague of whom the test
 * sees no page: `page` only reads the form. Returns the answer.
 */
export async function sendAs(
  page: Page,
  { colleague, path, html }: Sending,
  button: string,
  changes: Record<string, string> = {},
): Promise<APIResponse> {
  const shown = html ?? (await (await colleague.get(ORIGIN + path)).text());
  const data = await page.evaluate(readForm, { shown, button, changes });
  const headers = { Origin: ORIGIN, "Content-Type": "application/x-www-form-urlencoded" };
  const response = await colleague.post(ORIGIN + path, { headers, data });
  expect(response.status(), button).toBe(200);
  return response;
}

/** Runs in the page. */
function readForm({ shown, button, changes }: { shown: string; button: string; changes: Record<string, string> }) {
  const pressed = [...new DOMParser().parseFromString(shown, "text/html").querySelectorAll("button")].find(
    (one) => (one.ariaLabel ?? one.textContent).trim() === button,
  );
  if (!pressed?.form) throw new Error(`No form has a button “${button}”.`);
  const fields = new FormData(pressed.form, pressed);
  for (const [name, value] of Object.entries(changes)) fields.set(name, value);
  const texts = [...fields].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  return new URLSearchParams(texts).toString();
}

/** The path of the first record of a list, for the operator of the page. */
export async function findRecord(page: Page, list: string): Promise<string> {
  const html = await (await page.request.get(list)).text();
  const [, path] = /console-list.*?<tbody.*?href="([^"?]+)/s.exec(html) ?? [];
  if (!path) throw new Error(`No record in ${list}.`);
  return path;
}
