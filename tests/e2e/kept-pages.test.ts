import { expect, test } from "../support/browser.ts";
import { PATHS } from "../support/pages.ts";

const STAMP = /(?<=name="stamp" value=")\d{13}/g;
const nonceOf = (policy: string | undefined) => /'nonce-([^']+)'/.exec(policy ?? "")?.[1] ?? "";

test("every public page is kept: asked again, it says so, with another nonce in every place", async ({ request }) => {
  for (const path of PATHS) {
    const first = await request.get(path);
    const again = await request.get(path);
    expect(again.headers()["server-timing"], path).toMatch(/^page;desc=kept/);
    expect(again.headers()["cache-control"], path).toBe("private, no-cache");
    expect(again.headers()["vary"], path).toBeUndefined();
    const [one, two] = [first, again].map((answer) => nonceOf(answer.headers()["content-security-policy"]));
    expect(one, path).toMatch(/^[\w]{24}$/);
    expect(two, path).not.toBe(one);
    const [before, after] = [await first.text(), await again.text()];
    expect(after, path).not.toContain(one);
    expect(after.match(new RegExp(`nonce="${two}"`, "g"))?.length, path).toBeGreaterThanOrEqual(2);
    const withoutVisitor = (html: string, nonce = "") => html.replaceAll(nonce, "").replaceAll(STAMP, "");
    expect(withoutVisitor(after, two), path).toBe(withoutVisitor(before, one));
  }
});

test("a browser that has the page gets a 304 without a body, a nonce or a policy", async ({ request }) => {
  for (const path of PATHS) {
    const { etag = "" } = (await request.get(path)).headers();
    const again = await request.get(path, { headers: { "If-None-Match": `"other", ${etag}` } });
    expect(again.status(), path).toBe(304);
    expect(await again.text(), path).toBe("");
    expect(again.headers()["content-security-policy"], path).toBeUndefined();
    expect(again.headers()["etag"], path).toBe(etag);
    expect(again.headers()["x-content-type-options"], path).toBe("nosniff");
    expect((await request.get(path, { headers: { "If-None-Match": 'W/"other"' } })).status(), path).toBe(200);
    const strong = etag.replace("W/", "");
    expect((await request.get(path, { headers: { "If-None-Match": strong } })).status(), path).toBe(304);
  }
});

test("after a 304 the browser's copy runs with the nonce and the policy it came with", async ({ page }) => {
  await page.goto("/about");
  const statuses: number[] = [];
  page.on("response", (response) => response.url().endsWith("/about") && statuses.push(response.status()));
  // What the server said; Playwright is told of the browser's copy.
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
  await page.waitForFunction(() => document.querySelector('script[src="/site.js"]'));
  expect(statuses).toEqual([200]);
  await expect.poll(() => sent.get(asked)).toBe(304);
});

test("the router's own request has the data that a plain document hands to nobody", async ({ request }) => {
  const document = await (await request.get("/about")).text();
  const answer = await request.get("/about.data");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["server-timing"]).toMatch(/^page;desc=/);
  const data = await answer.text();
  expect(data).toContain('"tagline"');
  expect(document).not.toContain("__reactRouterContext");
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

test("what a page does not read in the query makes no page of its own", async ({ request }) => {
  await request.get("/about");
  const { etag } = (await request.get("/about")).headers();
  const tagged = await request.get("/about?utm_source=mail&x=<script>");
  expect(tagged.headers()["server-timing"]).toMatch(/^page;desc=kept/);
  expect(tagged.headers()["etag"]).toBe(etag);
});

test("a tab of the events is a page of its own, and any other word is the first one", async ({ request }) => {
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

test("a page for one event, and the answer to a form, are kept by nobody", async ({ request, baseURL }) => {
  const headers = { Origin: baseURL ?? "" };
  const answers = [
    await request.get("/event-registration?event=none"),
    await request.post("/ContactUs", { form: { name: "" }, headers }),
    await request.get("/event-registration.data?_routes=routes%2Fevent-registration%2Froute"),
  ];
  for (const answer of answers) {
    expect(answer.headers()["cache-control"]).toBe("no-store");
    expect(answer.headers()["etag"]).toBeUndefined();
  }
});

test("the router's data requests come from the same store", async ({ request }) => {
  for (const path of ["/_.data", "/membership.data"]) {
    await request.get(path);
    const { etag = "", "server-timing": timing } = (await request.get(path)).headers();
    expect(timing).toMatch(/^page;desc=kept/);
    expect((await request.get(path, { headers: { "If-None-Match": etag } })).status()).toBe(304);
  }
});

test("unknown addresses share one kept page, which is a 404", async ({ request }) => {
  await request.get("/no-such-page");
  const answer = await request.get("/another/one?x=1");
  expect(answer.status()).toBe(404);
  expect(answer.headers()["server-timing"]).toMatch(/^page;desc=kept/);
});

test("every answer carries the request's number, and a refusal repeats it", async ({ request }) => {
  for (const path of ["/", "/api/health", "/assets/none.js", "/no-such-page", "/ABOUT"]) {
    const { "x-request-id": id } = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(id, path).toMatch(/^[\da-f]{16}$/);
  }
  const refusal = await request.get("/api/none");
  expect((await refusal.json()).requestId).toBe(refusal.headers()["x-request-id"]);
});

test("the payment provider's and the player's hosts are open where they are needed, and nowhere else", async ({
  request,
}) => {
  for (const path of PATHS) {
    const { "content-security-policy": policy = "" } = (await request.get(path)).headers();
    expect(/connect-src 'self' http/.test(policy), path).toBe(path === "/membership");
    expect(policy.includes("youtube-nocookie"), path).toBe(path === "/mahagrowth");
    expect(policy, path).toContain("report-to csp");
  }
});
