import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { MEASURED_PAGES } from "#worker/contracts/vitals.ts";
import { vitalCounts } from "#worker/db/schema/visitors.ts";
import { purgeVitals } from "#worker/domain/visitors/vitals.server.ts";
import operations from "../../../docs/operations/monitoring.md?raw";
import { PATHS } from "../../../scripts/check/pages.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const METRICS = { lcp: 812.4, fcp: 640, ttfb: 95, inp: 88, cls: 0.004 };

/** A beacon as the browser sends it, from a city that the network names. */
function send(site: Site, body: object, city?: unknown): Promise<Response> {
  const init: RequestInit<IncomingRequestCfProperties> = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    // The site reads only this one of the many properties.
    cf: { city } as unknown as IncomingRequestCfProperties,
  };
  return site.request("/vitals", init as RequestInit);
}
const countsOf = (site: Site, city: string) =>
  site.deps.db.select().from(vitalCounts).where(eq(vitalCounts.city, city)).orderBy(vitalCounts.metric);

test("a page view's measurements are counted by day, route, city and connection, and by nothing else", async () => {
  const site = openSite({ now: () => new Date("2026-11-20T20:00:00Z") });
  const article = "/BlogsPage/what-an-investor-reads-first";
  const response = await send(site, { page: article, connection: "4g", metrics: METRICS }, "Raipur");
  expect(response.status).toBe(202);
  // The day is India's: 20 UTC is the next morning there.
  const shared = { day: "2026-11-21", route: "/BlogsPage/:slug", city: "Raipur", connection: "4g", count: 1 };
  expect(await countsOf(site, "Raipur")).toEqual([
    { ...shared, metric: "cls", bucket: 5 },
    { ...shared, metric: "fcp", bucket: 700 },
    { ...shared, metric: "inp", bucket: 100 },
    { ...shared, metric: "lcp", bucket: 900 },
    { ...shared, metric: "ttfb", bucket: 100 },
  ]);
});

test("the same measurement again adds to the count and creates no row", async () => {
  const site = openSite();
  for (let i = 0; i < 3; i++) await send(site, { page: "/", metrics: { lcp: 1900, cls: 0 } }, "Indore");
  expect((await countsOf(site, "Indore")).map(({ metric, count }) => [metric, count])).toEqual([
    ["cls", 3],
    ["lcp", 3],
  ]);
});

test("a page view without a known city or connection counts as unknown", async () => {
  const site = openSite();
  await send(site, { page: "/about", metrics: { ttfb: 30 } });
  expect(await countsOf(site, "unknown")).toMatchObject([{ route: "/about", connection: "unknown", bucket: 50 }]);
});

test("a page view in Hindi counts for the same route", async () => {
  const site = openSite();
  for (const page of ["/hi", "/hi/about", "/about"]) await send(site, { page, metrics: { ttfb: 30 } }, "Satna");
  const counts = (await countsOf(site, "Satna")).map(({ route, count }) => [route, count]);
  expect(Object.fromEntries(counts)).toEqual({ "/": 1, "/about": 2 });
});

test("a city that is not text counts as unknown", async () => {
  const site = openSite();
  expect((await send(site, { page: "/events", metrics: { ttfb: 30 } }, 7)).status).toBe(202);
  expect(await countsOf(site, "unknown")).toContainEqual(expect.objectContaining({ route: "/events", count: 1 }));
});

test("anything else in a beacon is dropped", async () => {
  const site = openSite();
  const extra = { user: "Asha", ip: "203.0.113.7", city: "Atlantis" };
  expect((await send(site, { page: "/team", metrics: { lcp: 1, name: "x" }, ...extra }, "Kolkata")).status).toBe(202);
  expect(JSON.stringify(await countsOf(site, "Kolkata"))).not.toMatch(/Asha|203\.0|Atlantis/);
});

const REFUSED: Array<[string, object]> = [
  ["an unknown page", { page: "/wp-login.php", metrics: METRICS }],
  ["a page in another spelling", { page: "/ABOUT", metrics: METRICS }],
  ["a page with a query", { page: "/?utm=x", metrics: METRICS }],
  ["an article whose slug is none", { page: "/BlogsPage/a/b", metrics: METRICS }],
  ["no page", { metrics: METRICS }],
  ["no metrics", { page: "/" }],
  ["nothing measured", { page: "/", metrics: {} }],
  ["a negative time", { page: "/", metrics: { lcp: -1 } }],
  ["a time over a minute", { page: "/", metrics: { ttfb: 60_001 } }],
  ["a time in words", { page: "/", metrics: { fcp: "900" } }],
  ["a time that is no number", { page: "/", metrics: { inp: null } }],
  ["a negative shift", { page: "/", metrics: { cls: -0.1 } }],
  ["a shift over ten", { page: "/", metrics: { cls: 10.1 } }],
  ["an unknown line", { page: "/", connection: "5g", metrics: METRICS }],
];
test.each(REFUSED)("%s is refused and nothing is counted", async (_name, body) => {
  const site = openSite();
  const before = await site.deps.db.$count(vitalCounts);
  const response = await send(site, body, "Mumbai");
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: "invalid_input", errors: [{ field: expect.any(String) }] });
  expect(await site.deps.db.$count(vitalCounts)).toBe(before);
});

/** The runbook's statement, with other words in the replaceable places. */
async function percentiles(by: "city" | "route" | "connection", metric: string, since: string) {
  const statement = operations.split('--command "').find((text) => text.startsWith("with counted")) ?? "none";
  const asked = statement.slice(0, statement.indexOf('"')).replaceAll("city", by);
  return (await env.DB.prepare(asked.replace("'lcp'", `'${metric}'`).replace("2026-11-01", since)).all()).results;
}

test("the runbook's query gives the 75th percentile for each city, route or connection", async () => {
  const site = openSite({ now: () => new Date("2031-01-05T06:00:00Z") });
  for (const lcp of [700, 700, 700, 2400]) await send(site, { page: "/events", metrics: { lcp } }, "Chennai");
  for (const lcp of [700, 2400, 2400, 2400]) await send(site, { page: "/events", metrics: { lcp } }, "Bhubaneswar");
  await send(site, { page: "/events", connection: "3g", metrics: { cls: 0.2 } }, "Chennai");
  const since = "2031-01-05";
  expect(await percentiles("city", "lcp", since)).toEqual([
    { city: "Bhubaneswar", samples: 4, p75: 2500 },
    { city: "Chennai", samples: 4, p75: 700 },
  ]);
  expect(await percentiles("connection", "cls", since)).toEqual([{ connection: "3g", samples: 1, p75: 200 }]);
  expect(await percentiles("route", "lcp", since)).toEqual([{ route: "/events", samples: 8, p75: 2500 }]);
  expect(await percentiles("route", "lcp", "2031-01-06")).toEqual([]);
});

test("counts are purged after 400 days", async () => {
  const first = openSite({ now: () => new Date("2040-01-01T06:00:00Z") });
  await send(first, { page: "/", metrics: { lcp: 500 } }, "Delhi");
  await purgeVitals(openSite({ now: () => new Date("2041-02-04T06:00:00Z") }).deps);
  expect(await countsOf(first, "Delhi")).toHaveLength(1);
  await purgeVitals(openSite({ now: () => new Date("2041-02-06T06:00:00Z") }).deps);
  expect(await countsOf(first, "Delhi")).toHaveLength(0);
});

test("every public page is measured", () => {
  expect(PATHS.filter((path) => !(MEASURED_PAGES as readonly string[]).includes(path))).toEqual([]);
});
