import { expect, test } from "vitest";
import type { Deps } from "#worker/deps.ts";
import { openSite } from "../../support/site/site.ts";

const NOW = Date.parse("2026-11-20T10:00:00Z");
function site(changes: Partial<Deps> = {}) {
  return openSite({ now: () => new Date(NOW), ...changes });
}

const OLD = "application/csp-report";
const NEW = "application/reports+json";
const single = (report: object) => ({ "csp-report": report });
const listed = (...bodies: object[]) =>
  bodies.map((body) => ({ type: "csp-violation", age: 1, url: "https://x.example/", body }));

function report(
  visitor: ReturnType<typeof openSite>,
  type: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  return visitor.post("/csp-report", body, { "Content-Type": type, ...headers });
}

/** What every line of a request has (worker/log.ts). */
const REQUEST = { requestId: expect.any(String), clientId: expect.any(String) };

test("both kinds of report are accepted, even from another origin, and logged without query, fragment or address", async () => {
  const visitor = site();
  const foreign = { Origin: "null", "Sec-Fetch-Site": "cross-site", Cookie: "session=1" };
  const old = single({
    "document-uri": "http://localhost:8787/ContactUs?email=asha@example.org#x",
    "violated-directive": "script-src-elem https://secret.example",
    "blocked-uri": "https://cdn.evil.example/path/asha?token=1",
  });
  expect((await report(visitor, OLD, old, foreign)).status).toBe(204);
  const body = {
    documentURL: "http://localhost:8787/dashboard/receipts/5f0c2b1e-aaaa",
    effectiveDirective: "style-src-attr",
    blockedURL: "inline",
  };
  const response = await report(visitor, `${NEW}; charset=utf-8`, listed(body), foreign);
  expect(response.status).toBe(204);
  expect(await response.text()).toBe("");
  expect(visitor.lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: "warn",
      ...REQUEST,
      event: "csp.violation",
      directive: "script-src-elem",
      blocked: "https://cdn.evil.example",
      path: "/ContactUs",
    },
    {
      level: "warn",
      ...REQUEST,
      event: "csp.violation",
      directive: "style-src-attr",
      blocked: "inline",
      path: "/dashboard/receipts/:",
    },
  ]);
});

test("other kinds of report are accepted but not logged; anything that cannot be named is logged as unknown", async () => {
  const visitor = site();
  expect((await report(visitor, NEW, [{ type: "deprecation", body: { id: "x" } }])).status).toBe(204);
  expect(visitor.lines).toEqual([]);
  await report(visitor, OLD, single({ "blocked-uri": "data:text/html,hello", "document-uri": "about" }));
  await report(visitor, OLD, single({ "blocked-uri": "ASHA RAO", "effective-directive": 7 }));
  await report(visitor, OLD, single({ "document-uri": "https://elsewhere.example/asha" }));
  await report(visitor, OLD, single({ "document-uri": "http://localhost:8787/asha@x.example/%41sha" }));
  expect(visitor.lines.map((line) => JSON.parse(line))).toMatchObject([
    { directive: "unknown", blocked: "data:", path: "unknown" },
    { directive: "unknown", blocked: "unknown", path: "unknown" },
    { path: "unknown" },
    { path: "/:/:" },
  ]);
});

test("a flood writes twenty lines a minute, and the next minute says how many were left out", async () => {
  const visitor = site();
  const body = {
    documentURL: "http://localhost:8787/",
    effectiveDirective: "img-src",
    blockedURL: "https://a.example/x",
  };
  for (let n = 0; n < 10; n += 1) await report(visitor, NEW, listed(body, body, body));
  expect(visitor.lines).toHaveLength(20);
  const later = site({ memory: visitor.deps.memory, now: () => new Date(NOW + 60_000) });
  await report(later, NEW, listed(body));
  expect(later.lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: "csp.violations_not_logged", count: 10 },
    { event: "csp.violation" },
  ]);
});

test.each([
  ["another content type", "application/json", "{}", 415],
  ["broken JSON", OLD, "{", 400],
  ["JSON that is no report", OLD, "{}", 422],
  ["a list of something else", NEW, "[1]", 422],
  ["more than 8 KB", OLD, JSON.stringify(single({ "blocked-uri": "x".repeat(8200) })), 413],
])("%s is refused", async (_what, type, body, status) => {
  const visitor = site();
  expect((await report(visitor, type, body)).status).toBe(status);
  expect(visitor.lines).toEqual([]);
});

test("a client that reports too often has to wait", async () => {
  const visitor = site();
  const statuses: number[] = [];
  // As many as fill one of two periods of the edge rate limiter, wherever they begin.
  for (let n = 0; n < 2 * 60 + 1; n += 1) statuses.push((await report(visitor, OLD, "{")).status);
  expect(statuses).toContain(429);
});
