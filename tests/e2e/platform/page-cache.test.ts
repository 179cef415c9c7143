import { createHash } from "node:crypto";
import { PATHS } from "../../../scripts/check/pages.ts";
import { expect, settled, test } from "../../support/browser/browser.ts";

test("every public page is cached: a second request says so and gets the same bytes for every visitor", async ({
  request,
}) => {
  for (const path of PATHS) {
    const first = await request.get(path);
    const again = await request.get(path, { headers: { Cookie: "masa=somebody" } });
    expect(again.headers()["server-timing"], path).toBe("page;desc=memory");
    expect(again.headers()["cache-control"], path).toBe("private, no-cache");
    expect(again.headers()["vary"], path).toBeUndefined();
    expect(again.headers()["content-security-policy"], path).toBe(first.headers()["content-security-policy"]);
    expect(await again.text(), path).toBe(await first.text());
  }
});

test("the Content-Security-Policy allows the document's inline style sheet by hash and nothing else inline", async ({
  request,
}) => {
  for (const path of PATHS) {
    const response = await request.get(path);
    const { "content-security-policy": policy = "" } = response.headers();
    const [, css = ""] = /<style>(.*?)<\/style>/s.exec(await response.text()) ?? [];
    const hash = createHash("sha256").update(css).digest("base64");
    expect(policy, path).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policy, path).toMatch(/script-src 'self' 'inline-speculation-rules'( https?:[^;']*)?;/);
    expect(policy, path).not.toContain("unsafe");
  }
});

test("a browser with a current copy gets a 304 without a body", async ({ request }) => {
  for (const path of PATHS) {
    const { etag = "" } = (await request.get(path)).headers();
    const again = await request.get(path, { headers: { "If-None-Match": `"other", ${etag}` } });
    expect(again.status(), path).toBe(304);
    expect(await again.text(), path).toBe("");
    expect(again.headers()["etag"], path).toBe(etag);
    expect(again.headers()["x-content-type-options"], path).toBe("nosniff");
    expect((await request.get(path, { headers: { "If-None-Match": 'W/"other"' } })).status(), path).toBe(200);
    const strong = etag.replace(/^W\//, "");
    expect((await request.get(path, { headers: { "If-None-Match": strong } })).status(), path).toBe(304);
  }
});

test("after a 304 the browser's copy works", async ({ page }) => {
  await page.goto("/about");
  const statuses: number[] = [];
  page.on("response", (response) => response.url().endsWith("/about") && statuses.push(response.status()));
  // The server's answer; Playwright sees the browser's copy.
  const sent = new Map<string, number>();
  let asked = "";
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.endsWith("/about")) asked = requestId;
  });
  devtools.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) => sent.set(requestId, statusCode));
  await page.goto("/team");
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await settled(page);
  expect(statuses).toEqual([200]);
  await expect.poll(() => sent.get(asked)).toBe(304);
});

test("the router's data request returns what a page without hydration leaves out", async ({ request }) => {
  const document = await (await request.get("/about")).text();
  const response = await request.get("/about.data");
  expect(response.status()).toBe(200);
  const data = await response.text();
  expect(data).toContain('"tagline"');
  expect(document).not.toContain("data-module");
  expect(document.length).toBeGreaterThan(data.length);
});

test("HEAD answers like GET, without a body", async ({ request }) => {
  for (const path of ["/", "/about", "/sitemap.xml", "/no-such-page"]) {
    const get = await request.get(path);
    const head = await request.head(path);
    expect(head.status(), path).toBe(get.status());
    expect(await head.text(), path).toBe("");
    for (const name of ["etag", "content-type", "cache-control"]) {
      expect(head.headers()[name], `${path} ${name}`).toBe(get.headers()[name]);
    }
  }
});

test("query parameters that a page does not read do not create another cached page", async ({ request }) => {
  await request.get("/about");
  const { etag } = (await request.get("/about")).headers();
  const tagged = await request.get("/about?utm_source=mail&x=<script>");
  expect(tagged.headers()["server-timing"]).toBe("page;desc=memory");
  expect(tagged.headers()["etag"]).toBe(etag);
});

test("each tab of the events is cached separately, and an unknown tab shows the first one", async ({ request }) => {
  const etagOf = async (query: string) => (await request.get(`/events${query}`)).headers()["etag"];
  const [upcoming, past, programs, other] = [
    await etagOf(""),
    await etagOf("?tab=past"),
    await etagOf("?tab=programs"),
    await etagOf("?tab=other&utm=1"),
  ];
  expect(new Set([upcoming, past, programs]).size).toBe(3);
  expect(other).toBe(upcoming);
});

test("a page for one event, the answer to a form and the router's data are not cached", async ({
  request,
  baseURL,
}) => {
  const headers = { Origin: baseURL ?? "" };
  const responses = [
    await request.get("/event-registration?event=none"),
    await request.post("/ContactUs", { form: { name: "" }, headers }),
    await request.get("/event-registration.data?_routes=routes%2Fevent-registration%2Froute"),
  ];
  for (const response of responses) {
    expect(response.headers()["cache-control"]).toBe("no-store");
    expect(response.headers()["etag"]).toBeUndefined();
  }
});

test("unknown addresses share one cached 404 page", async ({ request }) => {
  await request.get("/no-such-page");
  const response = await request.get("/another/one?x=1");
  expect(response.status()).toBe(404);
  expect(response.headers()["server-timing"]).toBe("page;desc=memory");
});

test("every response has the request's reference, and a refusal shows it", async ({ request }) => {
  for (const path of ["/", "/api/health", "/assets/none.js", "/no-such-page", "/ABOUT"]) {
    const { "x-request-id": id } = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(id, path).toMatch(/^[\da-f]{16}$/);
  }
  const refusal = await request.get("/api/none");
  expect((await refusal.json()).requestId).toBe(refusal.headers()["x-request-id"]);
});

test("the Content-Security-Policy allows the payment provider and the player only where they are needed", async ({
  request,
}) => {
  for (const path of PATHS) {
    const { "content-security-policy": policy = "" } = (await request.get(path)).headers();
    expect(/connect-src 'self' http/.test(policy), path).toBe(path === "/membership");
    expect(policy.includes("youtube-nocookie"), path).toBe(path === "/mahagrowth");
    expect(policy, path).toContain("report-to csp");
  }
});
