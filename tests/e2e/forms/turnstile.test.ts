import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { Page } from "@playwright/test";
import { settings as seed } from "#worker/content/seed/settings.ts";
import { TURNSTILE_HOST } from "#worker/contracts/vocabulary.ts";
import { copyFilledDatabase } from "../../../scripts/check/filled-database.ts";
import { type LocalSite, readVariables, serveLocally } from "../../../scripts/dev/local-site.ts";
import { expect, hydrated, test } from "../../support/browser/browser.ts";
import { PORT_VARIABLE, SITE_PORT } from "../../support/site/ports.ts";

/**
 * A separate site whose operator has set Turnstile's keys and none of the payment provider, and a verifier on this machine
 * that accepts one token.
 */
const PORT = SITE_PORT + 3;
const VERIFIER_PORT = SITE_PORT + 4;
const STATE = ".wrangler/e2e-turnstile";
const SECRETS = `${STATE}/vars`;
const KEYS = { TURNSTILE_SITE_KEY: "0x4AAAAAAAtests", TURNSTILE_SECRET_KEY: "turnstile-secret-of-the-tests" };

const [settings] = seed;
let site: LocalSite | undefined;
let verifier: Server;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  copyFilledDatabase(STATE);
  const values = { ...KEYS, TURNSTILE_API_URL: `http://localhost:${VERIFIER_PORT}` };
  writeFileSync(
    SECRETS,
    Object.entries(values)
      .map(([name, value]) => `${name}="${value}"\n`)
      .join(""),
  );
  verifier = createServer((request, response) => {
    void request.toArray().then((chunks) => {
      const success = /"response":"passed-\d+"/.test(chunks.join(""));
      response.end(JSON.stringify({ success, "error-codes": success ? [] : ["invalid-input-response"] }));
    });
  }).listen(VERIFIER_PORT);
  // Rejects when the port is taken.
  await once(verifier, "listening");
  site = await serveLocally(PORT, STATE, readVariables(SECRETS), PORT_VARIABLE);
});
test.afterAll(async () => {
  await site?.stop();
  verifier.close();
});
test.use({ baseURL: `http://localhost:${PORT}`, expected: [/status of 422/] });

/** What Cloudflare's script does, as far as a form sees it; each rendering gets its own answer, the first `failures` a bad one. */
function widget(failures = 0): string {
  return `let n = 0; window.turnstile = {
    render(place, options) {
      place.dataset.drawn = options.sitekey;
      const field = document.createElement("input");
      n += 1;
      const value = (n > ${failures} ? "passed-" : "failed-") + n;
      Object.assign(field, { type: "hidden", name: options["response-field-name"], value });
      place.append(field);
      return String(n);
    },
    remove() {},
  };`;
}

/** Opens a page whose check fails once, whether or not the answer is another document. */
async function openWithFailure(page: Page, path: string) {
  const bodies = [widget(1)];
  await page.route(`${TURNSTILE_HOST}/**`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: bodies.pop() ?? widget() }),
  );
  await page.goto(path);
  await hydrated(page);
  await expect(page.locator("div[data-drawn]")).toHaveAttribute("data-drawn", KEYS.TURNSTILE_SITE_KEY);
}

test("with Turnstile configured the form shows the check; a failed one shows a message, and the text stays; the next token is sent, and reset for the next message", async ({
  page,
}) => {
  await openWithFailure(page, "/ContactUs");
  await page.getByLabel("Name").fill("Asha Rao");
  await page.getByLabel("Email").fill("turnstile@example.org");
  await page.getByLabel("Message").fill("With a check.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toContainText("We could not confirm that you are human.");
  await expect(page.getByLabel("Message")).toHaveValue("With a check.");
  await expect(page.locator("input[name=turnstile]")).toHaveValue("passed-2");
  const call = page.waitForRequest("**/api/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  expect((await call).headers()["form-turnstile"]).toBe("passed-2");
  await expect(page.getByRole("alert")).toHaveText("Message sent successfully!");
  await expect(page.locator("input[name=turnstile]")).toHaveValue("passed-3");
});

test.describe("when Cloudflare's script fails once", () => {
  test.use({ expected: [/status of 422|ERR_FAILED/] });
  test("the form asks for the check again with the next message", async ({ page }) => {
    await page.route(`${TURNSTILE_HOST}/**`, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent("requestfailed", (request) => request.url().startsWith(TURNSTILE_HOST));
    await page.goto("/ContactUs");
    await failed;
    await page.route(`${TURNSTILE_HOST}/**`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: widget() }),
    );
    await page.getByLabel("Name").fill("Asha Rao");
    await page.getByLabel("Email").fill("turnstile@example.org");
    await page.getByLabel("Message").fill("With a check.");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("alert")).toContainText("We could not confirm that you are human.");
    await expect(page.locator("div[data-drawn]")).toBeAttached();
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("alert")).toHaveText("Message sent successfully!");
  });
});

test("without JavaScript the form says that it needs it and names the alternatives", async ({ request }) => {
  const html = await (await request.get("/ContactUs")).text();
  // Playwright's browsers parse <noscript> as if scripts ran.
  expect(html).toMatch(/<noscript>.*This form needs JavaScript to check.*<\/noscript>/);
  const headers = { Origin: `http://localhost:${PORT}`, "Content-Type": "application/x-www-form-urlencoded" };
  const response = await request.post("/ContactUs", {
    headers,
    data: "name=A&email=a%40example.org&message=No+check.",
  });
  expect(response.status()).toBe(422);
  expect(await response.text()).toContain("We could not confirm that you are human.");
});

test("without payment keys the join button says that online payment is unavailable and shows the contact details", async ({
  page,
}) => {
  await page.route(`${TURNSTILE_HOST}/**`, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto("/membership");
  await expect(page.getByText("Online payment is not available right now.")).toBeVisible();
  await expect(page.locator(".plan").getByRole("button")).toHaveText(
    Array.from({ length: 6 }, () => /^Online payment is not available: contact us to join as \w+ Member$/),
  );
  await expect(page.getByText(/^Pay by UPI/)).toHaveCount(0);
  await page.locator("#gold").getByRole("button").click();
  await expect(page).toHaveURL(/#call-back$/);
  const details = page.locator("#call-back");
  await expect(details.getByRole("heading", { name: "Contact us to join" })).toBeInViewport();
  await expect(details.getByRole("link", { name: settings?.email ?? "?" })).toBeInViewport();
  await expect(details.getByRole("link", { name: settings?.phone ?? "?" })).toBeInViewport();
});

test("the login reports a failed check and sends no code, and requires the check before it sends a code or another mail", async ({
  page,
}) => {
  await openWithFailure(page, "/login");
  await page.getByLabel("Email", { exact: true }).fill("turnstile-login@example.org");
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByRole("alert")).toContainText("We could not confirm that you are human.");
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("turnstile-login@example.org");
  await expect(page.locator("input[name=turnstile]")).toHaveValue("passed-1");
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
  const again = page.locator("form:has(button:text('Send another email')) input[name=turnstile]");
  await expect(again).toHaveValue("passed-1");
});
