import { globSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { COMMON_HEADERS } from "#worker/http/security-headers.ts";
import { PATHS } from "../../scripts/check/pages.ts";
import { maxOf } from "../support/fixtures/limits.ts";
import { logIn, requestErasure } from "../support/fixtures/members.ts";
import { type BuiltSite, openBuiltSite } from "../support/site/built-site.ts";

const HALF_A_MINUTE = 31_000;
const DAY = 24 * 60 * 60 * 1000;

let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite("faults");
}, 120_000);
afterEach(async () => {
  await site.fail();
  await allLines();
  site.lines.length = 0;
});
afterAll(() => site.stop());

const STAGING = {
  ENVIRONMENT: "staging",
  SITE_URL: "https://staging.example",
  AUTH_SECRET: "0123456789abcdef".repeat(2),
  RAZORPAY_API_URL: "https://api.razorpay.com",
  RAZORPAY_CHECKOUT_URL: "https://checkout.razorpay.com/v1/checkout.js",
  RAZORPAY_KEY_ID: "rzp_test_0000000000",
  LIMITS_FACTOR: "1",
  CF_VERSION_METADATA: { id: "release-2" },
};

const message = (word: string) => ({ name: "Asha Rane", email: `${word}@faults.example`, message: `About ${word}.` });
const person = (word: string) => ({
  name: "Asha Rane",
  email: `${word}@faults.example`,
  phone: "+91 98200 00000",
  role: "startup",
});
const count = async (table: string, where: string) =>
  (await site.db.prepare(`select count(*) as n from ${table} where ${where}`).first<{ n: number }>())?.n;
const events = () => site.lines.map(({ event }) => event);
/** The log arrives through its own pipe, in order: when it contains one more request, it contains all earlier ones. */
async function allLines() {
  const id = (await site.get("/api/health")).headers.get("X-Request-Id") ?? "none";
  await expect.poll(() => site.lines.map(({ requestId }) => requestId)).toContain(id);
  return site.lines;
}

test("a cold site without any source serves a small honest page, and recovers when the sources do", async () => {
  await site.fail({ d1: "down", kv: "down" });
  const response = await site.get("/");
  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toBe("30");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  const text = await response.text();
  expect(text).toContain("Back in a moment");
  expect(text).toContain(response.headers.get("X-Request-Id") ?? "missing");
  expect(text.length).toBeLessThan(1000);
  expect((await site.get("/api/health")).status).toBe(503);
  // Pages that are not cached answer in the same way.
  for (const path of ["/event-registration?event=x", "/login", "/dashboard", "/about?_routes=x"]) {
    const other = await site.get(path);
    expect([other.status, other.headers.get("Retry-After")], path).toEqual([503, "30"]);
  }

  // For a few seconds, no request waits for them again.
  await site.fail({});
  expect((await site.get("/")).status).toBe(503);
  await site.fail({ clock: 6000 });
  expect((await site.get("/")).status).toBe(200);
});

test("a percent-encoded path is the page that it spells, never the page for unknown addresses", async () => {
  for (const [path, canonical] of [
    ["/%61bout", "/about"],
    ["/%41BOUT/", "/about"],
    ["/%42logsPage/none", "/BlogsPage/none"],
    ["/%64ashboard", "/dashboard"],
    ["/robots%2Etxt", "/robots.txt"],
  ]) {
    const response = await site.get(`${path}`);
    expect([response.status, response.headers.get("Location")], path).toEqual([308, canonical]);
  }
  for (const path of ["/about%2F", "/%2Fabout", "/about%00", "/%zzabout", "/nothing"]) {
    const response = await site.get(path);
    expect(response.status, path).toBe(404);
    expect(await response.text(), path).toContain("Page not found");
  }
});

test("a page that fails while it is stored in the cache is still answered with every security header", async () => {
  // The style sheet's hash is known by then.
  expect((await site.get("/about")).status).toBe(200);
  await site.fail({ digest: "down", clock: 3 * DAY });
  const response = await site.get("/about");
  expect(response.status).toBe(500);
  expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  for (const [name, value] of Object.entries(COMMON_HEADERS)) expect(response.headers.get(name), name).toBe(value);
  const id = response.headers.get("X-Request-Id");
  expect(await response.json()).toMatchObject({ code: "internal_error", requestId: id });
  const line = (await allLines()).find(({ event, requestId }) => event === "request" && requestId === id);
  expect(line).toMatchObject({ status: 500 });
  expect(line).not.toHaveProperty("cache");
});

test("the cache key of a page contains its release, its build and its path", async () => {
  await site.fail({ clock: 4 * DAY, variables: STAGING });
  expect((await site.get("/about")).status).toBe(200);
  const manifest = globSync("build/client/assets/manifest-*.js")[0] ?? "none";
  const build = /manifest-(\w+)\.js/.exec(manifest)?.[1];
  const { cached } = await site.seen();
  expect(cached[0]).toBe(`https://staging.example/.page-cache/release-2-${build}/%2Fabout`);
});

test("plain HTTP is redirected to the secure address before anything is done", async () => {
  await site.fail({ clock: 4.2 * DAY, variables: STAGING, isInsecure: true });
  for (const [path, init] of [
    ["/", {}],
    ["/about?x=%20y", {}],
    ["//evil.example/x", {}],
    ["/api/health", {}],
    ["/ContactUs", { method: "POST", body: new URLSearchParams(message("clear")) }],
  ] as const) {
    const response = await site.get(site.origin.origin + path, init);
    expect([response.status, response.headers.get("Location")], path).toEqual([308, `https://staging.example${path}`]);
    expect(response.headers.get("Content-Security-Policy"), path).toContain("default-src 'none'");
  }
  const call = await site.post("/api/contact", message("clear"));
  expect([call.status, call.headers.get("Location")]).toEqual([308, "https://staging.example/api/contact"]);
  expect(await count("contact_messages", "email = 'clear@faults.example'")).toBe(0);
  await site.fail({ clock: 4.2 * DAY, variables: STAGING });
  expect((await site.get("/about")).status).toBe(200);
});

test("search engines must not index staging", async () => {
  expect(await (await site.get("/robots.txt")).text()).toContain("Allow: /");
  await site.fail({ clock: 4.5 * DAY, variables: STAGING });
  expect(await (await site.get("/robots.txt")).text()).toBe("User-agent: *\nDisallow: /\n");
});

test("a publication makes a new page; until KV has it, the previous one is served", async () => {
  const clock = 5 * DAY;
  const words = "Words of another publication";
  const published = (await site.kv.get("snapshot")) ?? expect.fail("nothing is published");
  const { collections } = JSON.parse(published) as { collections: { settings: Array<{ tagline: string }> } };
  const { tagline } = collections.settings[0] ?? expect.fail("no settings");
  const page = async (headers: Record<string, string> = {}) => {
    const response = await site.get("/about", { headers });
    expect(response.headers.get("X-Content-Stale")).toBeNull();
    return { status: response.status, etag: response.headers.get("ETag") ?? "none", text: await response.text() };
  };
  await site.fail({ clock });
  const before = await page();
  expect(before.text).toContain(tagline);

  try {
    await site.kv.put("snapshot", published.replaceAll(tagline, words).replace('"version":"', '"version":"next-'));
    await site.fail({ kv: "stale", clock: clock + HALF_A_MINUTE });
    expect((await page({ "If-None-Match": before.etag })).status).toBe(304);
    await site.fail({ clock: clock + 2 * HALF_A_MINUTE });
    const after = await page({ "If-None-Match": before.etag });
    expect(after.status).toBe(200);
    expect(after.text).toContain(words);
    expect((await page({ "If-None-Match": after.etag })).status).toBe(304);
  } finally {
    await site.kv.put("snapshot", published);
  }
  await site.fail({ clock: clock + 3 * HALF_A_MINUTE });
  expect((await page()).etag).toBe(before.etag);
});

test("while D1 is down pages are served and a call fails honestly; afterwards the same call works", async () => {
  await site.fail({ d1: "down" });
  for (const path of ["/", "/about", "/membership", "/SchemesPage"]) {
    const response = await site.get(path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get("X-Content-Stale"), path).toBeNull();
  }
  const refused = await site.post("/api/contact", message("d1-down"));
  expect(refused.status).toBe(500);
  expect(refused.headers.get("Content-Type")).toBe("application/problem+json");
  expect(await refused.text()).not.toMatch(/D1|Network|insert|Asha/);
  expect((await site.get("/api/health")).status).toBe(200);

  await site.fail({});
  expect((await site.post("/api/contact", message("d1-down"))).status).toBe(201);
  expect(await count("contact_messages", "email = 'd1-down@faults.example'")).toBe(1);
});

test("while D1 is down a form's page says that it failed, not that it worked", async () => {
  await site.fail({ d1: "down" });
  const response = await site.get("/ContactUs", {
    method: "POST",
    headers: { Origin: site.origin.origin, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(message("form")).toString(),
  });
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(text).toContain("Something went wrong on our side");
  expect(text).toContain(response.headers.get("X-Request-Id") ?? "missing");
  expect(text).not.toMatch(/Message sent|D1_ERROR|insert into/);
});

test("while D1 is down a member's page says that it failed, and the log says why", async () => {
  const { cookie } = await logIn(site, { role: "mentor" });
  await site.fail({ d1: "down" });
  const response = await site.get("/dashboard", { headers: { Cookie: cookie } });
  expect(response.status).toBe(500);
  expect(await response.text()).toContain(response.headers.get("X-Request-Id") ?? "missing");
  const logged = (await allLines()).filter(({ event }) => event === "auth.library");
  expect(logged).not.toEqual([]);
  for (const line of logged) expect(line).toMatchObject({ cause: expect.stringContaining("Network connection lost") });
  expect(JSON.stringify(logged)).not.toContain("@");
});

test("a post that an erasure overtakes redirects to the login, as without a session", async () => {
  const { cookie, memberId } = await logIn(site, { role: "startup" });
  const tick = (jar: string) =>
    site.get("/dashboard", {
      method: "POST",
      headers: { Cookie: jar, Origin: site.origin.origin, "Content-Type": "application/x-www-form-urlencoded" },
      body: "task=read-blogs&completed=on",
    });
  await site.fail({ d1: "stalled" });
  const answering = tick(cookie);
  await expect.poll(async () => (await site.seen()).stalled).toBe(1);
  await requestErasure(site.deps, memberId);
  await site.fail({});
  const [response, signedOut] = [await answering, await tick("")];
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/login");
  expect(signedOut.headers.get("Location")).toBe("/login?to=%2Fdashboard&again");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

test("when D1 and KV fail, cached and new pages are served for a day, marked as stale; then the site answers 503", async () => {
  const start = 5.1 * DAY;
  await site.fail({ clock: start });
  await site.get("/team");
  await site.fail({ d1: "down", kv: "down", clock: start + HALF_A_MINUTE });
  for (const path of ["/team", "/Ourinitiatives"]) {
    const response = await site.get(path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get("X-Content-Stale"), path).toBe("true");
    expect(response.headers.get("Server-Timing"), path).toContain("page;desc=stale");
  }
  await expect.poll(events).toContain("content.stale");

  await site.fail({ d1: "down", kv: "down", clock: start + DAY - HALF_A_MINUTE });
  expect((await site.get("/team")).status).toBe(200);
  // The page was rendered later, but from content that was read a day ago.
  await site.fail({ d1: "down", kv: "down", clock: start + DAY + HALF_A_MINUTE });
  expect((await site.get("/team")).status).toBe(503);

  await site.fail({ clock: start + 2 * DAY });
  const back = await site.get("/team");
  expect(back.status).toBe(200);
  expect(back.headers.get("X-Content-Stale")).toBeNull();
});

test("no public page queries D1, not even when it is rendered", async () => {
  const clock = 6.9 * DAY;
  await site.fail({ clock });
  await site.get("/about");
  await site.fail({ d1: "down", clock: clock + 1000 });
  for (const path of [...PATHS, "/no-page-at-all"]) {
    const response = await site.get(path);
    expect([response.status, response.headers.get("X-Content-Stale")], path).toEqual([
      path === "/no-page-at-all" ? 404 : 200,
      null,
    ]);
  }
  await site.fail({ clock });
  expect((await allLines()).filter(({ level }) => level === "error")).toEqual([]);
});

test.each(["down", "missing", "damaged"] as const)("with KV %s pages are made from D1", async (kv) => {
  const clock = { down: 7.5, missing: 8, damaged: 8.5 }[kv] * DAY;
  await site.fail({ kv, clock });
  const response = await site.get("/news-without-kv");
  expect(response.status).toBe(404);
  const page = await site.get("/about");
  expect(page.status).toBe(200);
  expect(page.headers.get("X-Content-Stale")).toBeNull();
  await expect.poll(events).toContain(kv === "down" ? "content.kv_failed" : `content.snapshot_${kv}`);
});

test("a slow D1 slows down calls and nothing else", async () => {
  await site.fail({ d1Delay: 300 });
  const [page, call] = await Promise.all([site.get("/about"), site.post("/api/contact", message("slow"))]);
  expect([page.status, call.status]).toEqual([200, 201]);
});

test("if D1 hangs while KV is empty, pages wait a second for it and are then served from memory", async () => {
  await site.fail({ clock: 9 * DAY });
  await site.get("/about");
  await site.fail({ d1Delay: 60_000, kv: "missing", clock: 9 * DAY + HALF_A_MINUTE });
  const asked = site.get("/about");
  // Only the request that asks waits.
  await expect.poll(async () => (await site.get("/about")).headers.get("X-Content-Stale")).toBeNull();
  const response = await asked;
  expect([response.status, response.headers.get("X-Content-Stale")]).toEqual([200, "true"]);
}, 15_000);

test("a batch that fails in the middle leaves nothing behind, and a retry does it once", async () => {
  await site.fail({ d1: "mid-batch" });
  expect((await site.post("/api/auth/register", person("middle"))).status).toBe(500);
  expect(await count("members", "email = 'middle@faults.example'")).toBe(0);
  expect(await count("outbox", "recipient = 'middle@faults.example'")).toBe(0);

  await site.fail({});
  expect((await site.post("/api/auth/register", person("middle"))).status).toBe(201);
  expect(await count("members", "email = 'middle@faults.example'")).toBe(1);
});

test("a write whose answer is lost is stored once, even after a retry", async () => {
  await site.fail({ d1: "lost" });
  expect((await site.post("/api/contact", message("lost"))).status).toBe(500);
  await site.fail({});
  expect((await site.post("/api/contact", message("lost"))).status).toBe(201);
  expect(await count("contact_messages", "email = 'lost@faults.example'")).toBe(1);
});

test("a cache that throws costs nothing but a line in the log", async () => {
  await site.fail({ cache: "down", clock: 10 * DAY });
  const response = await site.get("/Partners");
  expect(response.status).toBe(200);
  expect(response.headers.get("Server-Timing")).toContain("page;desc=rendered");
  await expect.poll(events).toEqual(expect.arrayContaining(["page_cache.read_failed", "page_cache.write_failed"]));
});

test("the data of an unknown address does not become the page of all unknown addresses", async () => {
  await site.fail({ clock: 12 * DAY });
  expect((await site.get("/no-such-page.data")).headers.get("Content-Type")).not.toContain("html");
  for (const path of ["/no-such-page", "/another"]) {
    const response = await site.get(path);
    expect([response.status, response.headers.get("Content-Type")], path).toEqual([404, "text/html; charset=utf-8"]);
    expect(await response.text(), path).toContain("<!DOCTYPE html>");
  }
});

test("mail that fails waits in the outbox, and the next scheduled job sends it", async () => {
  await site.fail({ mail: "down" });
  expect((await site.post("/api/auth/register", person("mail"))).status).toBe(201);
  const status = async () =>
    site.db.prepare("select status, attempts from outbox where recipient = 'mail@faults.example'").first();
  await expect.poll(status).toEqual({ status: "queued", attempts: 1 });

  await site.fail({ clock: 2 * 60_000 });
  expect((await site.runScheduledJobs()).status).toBe(204);
  expect(await status()).toEqual({ status: "sent", attempts: 2 });
});

test("after a burst of aborted requests the site answers as before", async () => {
  const { hostname, port } = site.origin;
  const breakOff = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`, () => {
          socket.destroy();
          resolve();
        });
      });
      socket.on("error", reject);
    });
  await site.fail({ d1Delay: 50, clock: 20 * DAY });
  const paths = ["/", "/api/health", "/membership", "/about", "/event-registration?event=x"];
  await Promise.all(Array.from({ length: 300 }, (_, i) => breakOff(paths[i % paths.length] ?? "/")));
  await site.fail({ clock: 20 * DAY });
  const responses = await Promise.all(paths.map((path) => site.get(path)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test.each([
  ["/ContactUs", "application/x-www-form-urlencoded"],
  ["/api/contact", "application/json"],
  ["/api/csp-report", "application/csp-report"],
  ["/api/payment/webhook", "application/json"],
])("a body of %s that breaks off on its way is not an error of the site", async (path, type) => {
  const { hostname, port, host } = site.origin;
  const head = [`POST ${path} HTTP/1.1`, `Host: ${host}`, `Content-Type: ${type}`, "Content-Length: 500"];
  const socket = connect(Number(port), hostname);
  socket.write(`${head.join("\r\n")}\r\nOrigin: ${site.origin.origin}\r\n\r\n{"name": "Asha`);
  // The body is still being read: so far, nothing is logged.
  await site.get("/api/health");
  socket.end();
  await expect.poll(() => site.lines.map(({ route }) => route)).toContain(path);
  expect((await allLines()).filter(({ level }) => level === "error")).toEqual([]);
  socket.destroy();
});

test("without JavaScript, too many registrations for events are answered with the time to wait", async () => {
  await site.fail({ variables: { LIMITS_FACTOR: "1" } });
  const register = () =>
    site.get("/event-registration", {
      method: "POST",
      headers: {
        Origin: site.origin.origin,
        "Content-Type": "application/x-www-form-urlencoded",
        "CF-Connecting-IP": "203.0.113.77",
      },
      body: "fullName=Asha+Rane&email=often%40faults.example&phone=9876543210",
    });
  for (let n = 0; n < maxOf("event", "client"); n += 1) expect((await register()).status).toBe(201);
  const response = await register();
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(3500);
  const text = await response.text();
  expect(text).toContain("Failed to register for the event. Please try again.");
  expect(text).toContain("Too many attempts. Try again in 60 minutes.");
  expect(text).toContain('value="often@faults.example"');
});

test("a member who asks for too many changes of the address is answered with the time to wait", async () => {
  const { cookie } = await logIn(site);
  await site.fail({ variables: { LIMITS_FACTOR: "1" } });
  const form = { "Content-Type": "application/x-www-form-urlencoded", Origin: site.origin.origin, Cookie: cookie };
  const change = (n: number) =>
    site.get("/dashboard/email", {
      method: "POST",
      headers: form,
      body: `step=address&email=new-${n}%40faults.example`,
    });
  const max = maxOf("email_change", "account");
  for (let n = 0; n < max; n += 1) expect((await change(n)).status).toBe(302);
  const { status, headers } = await change(max);
  expect([status, headers.get("Cache-Control")]).toEqual([429, "no-store"]);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(3600);
});

test("an address that is not text leaves no trace of itself in the log", async () => {
  expect((await site.get("/asha@secret.example%ff")).status).toBe(404);
  expect((await site.get("/asha@secret.example%ff.data")).status).toBe(404);
  expect(JSON.stringify(await allLines())).not.toContain("secret");
});

test("a page that does not accept a method names those that it accepts", async () => {
  const own = { Origin: site.origin.origin, "Content-Type": "application/x-www-form-urlencoded" };
  for (const [method, path, allowed] of [
    ["POST", "/about", "GET, HEAD"],
    ["POST", "/no-such-page", "GET, HEAD"],
    ["OPTIONS", "/about", "GET, HEAD"],
    ["OPTIONS", "/ContactUs", "GET, HEAD, POST"],
  ] as const) {
    const response = await site.get(path, { method, headers: own });
    expect([response.status, response.headers.get("Allow")], `${method} ${path}`).toEqual([405, allowed]);
  }
});

test("50 visitors who read and write at once all get their answer, and each message is stored once", async () => {
  const reads = ["/", "/about", "/events?tab=past", "/membership", "/BlogsPage", "/no-such-page", "/api/health"];
  const visitor = async (number: number) => {
    const statuses: number[] = [];
    for (let step = 0; step < 20; step += 1) {
      const path = reads[(number + step) % reads.length] ?? "/";
      const response =
        step % 5 === 4 ? await site.post("/api/contact", message(`v${number}-${step}`)) : await site.get(path);
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    return statuses;
  };
  const statuses = (await Promise.all(Array.from({ length: 50 }, (_, number) => visitor(number)))).flat();
  expect(statuses.filter((status) => ![200, 201, 404].includes(status))).toEqual([]);
  expect(statuses).toHaveLength(1000);
  expect(await count("contact_messages", "email like 'v%@faults.example'")).toBe(200);
});

test("the log has one line for each request, without what was sent", async () => {
  const response = await site.get("/about?name=Asha&x=secret-word", { headers: { "User-Agent": "secret-agent" } });
  await site.post("/api/contact", { ...message("log"), message: "secret-word" });
  await site.get("/someone@secret.example/page");
  await expect.poll(() => site.lines.filter(({ event }) => event === "request").length).toBe(3);
  const [page, call, unknown] = site.lines.filter(({ event }) => event === "request");
  expect(page).toEqual({
    level: "info",
    event: "request",
    requestId: response.headers.get("X-Request-Id"),
    method: "GET",
    route: "/about",
    cache: expect.stringMatching(/^(memory|shared|rendered)$/),
    status: 200,
    ms: expect.any(Number),
    release: "local",
  });
  expect(call).toMatchObject({ method: "POST", route: "/api/contact", status: 201 });
  expect(unknown).toMatchObject({ route: "*", status: 404 });
  expect(JSON.stringify(await allLines())).not.toMatch(/secret|Asha|@/);
});

test("an isolate that starts while every source fails serves the data centre's cache", async () => {
  const clock = 50 * DAY;
  await site.fail({ clock });
  expect((await site.get("/Partners")).headers.get("Server-Timing")).toContain("desc=rendered");
  await allLines();
  await site.stop();
  site = await openBuiltSite("faults", { isAsLeft: true });

  await site.fail({ d1: "down", kv: "down", clock: clock + HALF_A_MINUTE });
  const response = await site.get("/Partners");
  expect([response.status, response.headers.get("X-Content-Stale")]).toEqual([200, "true"]);
  expect(await response.text()).toContain("</html>");
  expect((await site.get("/news-of-nobody")).status).toBe(503);
}, 120_000);
