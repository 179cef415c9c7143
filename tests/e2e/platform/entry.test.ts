import { createHash } from "node:crypto";
import { expect, hydrated, test } from "../../support/browser/browser.ts";

const KNOWN = ["/membership", "/Partners", "/mahagrowth", "/masainmedia", "/BlogsPage"];

test("another letter case or a trailing slash redirects to the canonical address with 308 and keeps the query", async ({
  request,
}) => {
  for (const path of KNOWN) {
    for (const spelling of [path.toUpperCase(), `${path}/`, `${path.toLowerCase()}//`]) {
      const response = await request.get(`${spelling}?from=mail&x=1`, { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      expect(response.headers()["location"]).toBe(`${path}?from=mail&x=1`);
    }
  }
});

test("a redirect never leaves the site", async ({ request, baseURL }) => {
  for (const path of ["//evil.example/", "//evil.example/membership/", "/\\evil.example/MEMBERSHIP"]) {
    const response = await request.fetch(`${baseURL}${path}`, { maxRedirects: 0 });
    expect(response.headers()["location"] ?? "").not.toContain("evil");
  }
});

test("a missing file is a plain 404 and no page is rendered for it", async ({ request }) => {
  const response = await request.get("/assets/none-12345678.js");
  expect(response.status()).toBe(404);
  expect(await response.text()).toBe("Not found");
});

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
for (const [kind, method, path, status, headers] of [
  ["a page", "GET", "/", 200],
  ["a page with a form", "GET", "/event-registration", 200],
  ["a page of one visitor", "GET", "/login", 200],
  ["the data of a page", "GET", "/about.data", 200],
  ["a file that a route makes", "GET", "/sitemap.xml", 200],
  ["a redirect to the canonical address", "GET", "/membership/", 308],
  ["redirect to the login", "GET", "/dashboard", 302],
  ["an unknown page", "GET", "/no-such-page", 404],
  ["a missing file", "GET", "/assets/none.js", 404],
  ["a form's answer", "POST", "/ContactUs", 422, FORM],
  ["a page's refusal", "POST", "/ContactUs", 415, { "Content-Type": "text/plain" }],
  ["a refusal for the router", "POST", "/ContactUs.data", 415, { "Content-Type": "text/plain" }],
  ["a foreign post", "POST", "/ContactUs", 403, { ...FORM, Origin: "https://evil.example" }],
  ["a method that no page has", "DELETE", "/about", 405, FORM],
  ["a call", "GET", "/api/health", 200],
  ["the calls' document", "GET", "/api/openapi.json", 200],
  ["the calls' page", "GET", "/api/docs", 200],
  ["an unknown call", "GET", "/api/none", 404],
  ["a call's refusal", "POST", "/api/contact", 422, { "Content-Type": "application/json" }],
] as const) {
  test(`${kind} carries the security headers`, async ({ request, baseURL }) => {
    const response = await request.fetch(path, {
      method,
      maxRedirects: 0,
      headers: { Origin: baseURL ?? "", ...headers },
      ...(method === "POST" && { data: "words" }),
    });
    expect(response.status()).toBe(status);
    const sent = response.headers();
    expect(sent).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": expect.stringContaining("includeSubDomains"),
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/),
      "x-request-id": expect.stringMatching(/^[\da-f]{16}$/),
    });
  });
}

test("files carry the security headers, and hashed files are cached for a year", async ({ request }) => {
  const response = await request.get("/membership");
  const [worker, page] = [response.headers(), await response.text()];
  const script = /\/assets\/entry[^" ]+\.js/.exec(page)?.[0] ?? "";
  for (const path of [script, "/fonts/anek-latin-620.woff2", "/icons.svg"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["cross-origin-resource-policy"], path).toBe("same-origin");
    for (const name of ["permissions-policy", "cross-origin-opener-policy", "strict-transport-security"]) {
      expect(headers[name], `${path} ${name}`).toBe(worker[name]);
    }
  }
  const icons = /\/icons\.svg\?[\da-f]{8}/.exec(page)?.[0] ?? "";
  const strip = await request.get(icons);
  expect(icons).toContain(
    createHash("sha256")
      .update(await strip.body())
      .digest("hex")
      .slice(0, 8),
  );
  for (const hashed of [await request.get(script), strip]) {
    expect(hashed.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
});

test.describe("when React fails in the browser", () => {
  test.use({ expected: [/planted/] });
  test("the error page keeps the style sheet", async ({ page }) => {
    await page.goto("/ContactUs");
    await hydrated(page);
    // As when a translation has replaced what React is about to remove.
    await page.evaluate(() => {
      const original = Object.getOwnPropertyDescriptor(Node.prototype, "removeChild");
      Node.prototype.removeChild = () => {
        if (original) {
          Object.defineProperty(Node.prototype, "removeChild", original);
        }
        throw new Error("planted");
      };
    });
    await page.getByLabel("Name").fill("Meera Joshi");
    await page.getByLabel("Email").fill("styles@example.org");
    await page.getByLabel("Message").fill("Good day.");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side");
    await expect(page.locator(".bar")).toHaveCSS("position", "sticky");
  });
});
