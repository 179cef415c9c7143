import { expect, test } from "../support/browser.ts";
import { SITE_PORT } from "../support/ports.ts";

const KNOWN = ["/membership", "/Partners", "/mahagrowth", "/masainmedia", "/BlogsPage"];

test("another letter case or a trailing slash leads to the canonical address with 308, query kept", async ({
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

test.describe("an unknown path", () => {
  test.use({ expected: [/status of 404/] });
  test("is a real 404 page with the site around it", async ({ page }) => {
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeAttached();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
});

test("every kind of answer carries the security headers", async ({ request }) => {
  for (const path of [
    "/",
    "/membership/",
    "/no-such-page",
    "/assets/none.js",
    "/api/health",
    "/api/none",
    "/api/docs",
  ]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers["content-security-policy"], path).toMatch(/^default-src 'none'.*frame-ancestors 'none'/);
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["strict-transport-security"], path).toContain("includeSubDomains");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
  }
});

test("files carry the security headers, and hashed ones are kept for a year", async ({ request }) => {
  const answer = await request.get("/membership");
  const [worker, page] = [answer.headers(), await answer.text()];
  const script = /\/assets\/entry[^" ]+\.js/.exec(page)?.[0] ?? "";
  for (const path of [script, "/fonts/anek-latin-620.woff2", "/icons.svg"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["cross-origin-resource-policy"], path).toBe("same-origin");
    for (const name of ["permissions-policy", "cross-origin-opener-policy", "strict-transport-security"]) {
      expect(headers[name], `${path} ${name}`).toBe(worker[name]);
    }
  }
  expect((await request.get(script)).headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("the nonce of the policy is another one on every answer", async ({ request }) => {
  const nonce = async () =>
    /'nonce-([^']+)'/.exec((await request.get("/")).headers()["content-security-policy"] ?? "")?.[1];
  expect(await nonce()).not.toBe(await nonce());
});

test("the API's reference page reads without anything from elsewhere", async ({ page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`http://localhost:${SITE_PORT}/`)) foreign.push(request.url());
  });
  await page.goto("/api/docs");
  await expect(page.getByRole("heading", { name: "POST /api/payment/create-order" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Codes of refusals" })).toBeVisible();
  expect(foreign).toEqual([]);
});
