import { Agent, type IncomingMessage, request } from "node:http";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PAGES } from "../../scripts/check/pages.ts";
import { formBody, headersFor, MARK, queryString } from "../support/fixtures/arbitraries.ts";
import { logIn } from "../support/fixtures/members.ts";
import { type BuiltSite, openBuiltSite } from "../support/site/built-site.ts";

/** Inputs that `npm test` sends in all; FUZZ_RUNS=… sends as many from another seed. */
const RUNS = Number(process.env.FUZZ_RUNS) || 500;
/** Several times as long as that many inputs take on two cores. */
const LIMIT_MS = Math.max(500_000, RUNS * 30);
/** Inputs per session, because an input may end it. */
const INPUTS_A_SESSION = 50;

const FIELDS = [
  "name",
  "email",
  "phone",
  "role",
  "message",
  "fullName",
  "membershipStatus",
  "event",
  "contact",
  "plan",
  "code",
  "step",
  "rating",
  "text",
  "version",
  "task",
  "completed",
  "consent",
  "adult",
];
const GUARDS = ["second_topic", "turnstile", "intent"];
const MEMBER_PAGES = [
  "/dashboard",
  ...[
    "reading",
    "review",
    "incubation",
    "report",
    "report/print",
    "startups",
    "startups/none",
    "mentorship-report",
    "suggestions",
    "suggestions/none",
    "opportunities",
    "portfolio",
    "offer",
    "offer/none",
    "membership",
    "receipts/none",
    "registrations",
    "profile",
    "email",
    "privacy",
    "privacy/erasure",
    "privacy/none",
  ].map((place) => `/dashboard/${place}`),
  "/account/confirm",
  "/account/security",
  "/erasure?number=E-1",
  "/logout",
];
const ODD_PATHS = [
  "/%",
  "/%ff",
  "/..%2f..%2fetc",
  "/assets/%00",
  "/calendar/x.ics",
  "/BlogsPage/%3Cmark%3E",
  "/__manifest",
  "/%61bout",
  "/%00footer%00",
];
/** Statuses that a page may answer with; each has a text. */
const STATUSES = [200, 201, 202, 204, 302, 303, 304, 308, 400, 403, 404, 405, 413, 415, 422, 429];

const path = fc
  .tuple(fc.constantFrom(...PAGES, ...MEMBER_PAGES, ...ODD_PATHS), fc.constantFrom("", "", "", ".data", "/", "//"))
  .map(([page, end]) => {
    const [before = "", query] = page.split("?");
    return `${before === "/" && end === ".data" ? "/_" : before}${end}${query ? `?${query}` : ""}`;
  });
const formHeaders = headersFor(
  ["application/x-www-form-urlencoded"],
  ["If-None-Match", "If-Modified-Since", "Purpose"],
);
/** Most come from the site's own pages; otherwise the same-origin rule would refuse nearly all. */
const isOwn = fc.constantFrom(...Array.from({ length: 5 }, () => true), false);
const input = fc.record({
  method: fc.constantFrom("GET", "GET", "POST", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"),
  path,
  query: queryString,
  headers: formHeaders,
  isOwn,
  body: formBody(FIELDS, GUARDS),
});
type Input = typeof input extends fc.Arbitrary<infer T> ? T : never;

let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite("fuzz");
}, 120_000);
afterAll(() => site.stop());

test(
  "a page answers any input in words, without a 5xx and without repeating markup, and adds no row when it refuses a post",
  async () => {
    const agent = new Agent({ keepAlive: false });
    const seen = new Map<number, number>();
    const { results: tables } = await site.db
      .prepare("select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\'")
      .all<{ name: string }>();
    // Ignores the rate limits' counters, which count a valid call before it is carried out.
    const counts = tables
      .filter(({ name }) => name !== "rate_limits")
      .map(({ name }) => `(select count(*) from "${name}")`);
    const countRows = async () => site.db.prepare(`select ${counts.join(" + ")} as n`).first<number>("n");
    let client = 0;
    let cookie = "";
    let rows = await countRows();
    const property = fc.asyncProperty(input, async (one) => {
      if (client % INPUTS_A_SESSION === 0) {
        ({ cookie } = await logIn(site));
        rows = await countRows();
      }
      client += 1;
      const { status, type, text, what } = await send(agent, one, client, client % 2 === 0 ? cookie : "");
      seen.set(status, (seen.get(status) ?? 0) + 1);
      expect(STATUSES, what).toContain(status);
      if (type.startsWith("text/html")) expect(text, what).not.toContain(MARK);
      if (one.method === "GET" || one.method === "HEAD") return;
      const before = rows;
      rows = await countRows();
      if (status >= 400) expect(rows, `${what}, refused with ${status}, has written`).toBe(before);
    });
    await fc.assert(property, {
      numRuns: RUNS,
      seed: process.env.FUZZ_RUNS ? Date.now() : 20261120,
      interruptAfterTimeLimit: LIMIT_MS,
      markInterruptAsFailure: true,
    });
    agent.destroy();
    for (const status of [200, 201, 302, 308, 403, 404, 413, 415, 422])
      expect(seen.get(status) ?? 0, `${status}`).toBeGreaterThan(0);
  },
  LIMIT_MS + 100_000,
);

type Seen = { status: number; type: string; text: string; what: string };

async function send(agent: Agent, input: Input, client: number, cookie: string): Promise<Seen> {
  const { method, path: target, query, headers, isOwn: isFromSite, body } = input;
  const { hostname, port, host } = new URL(site.origin);
  const hasBody = method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
  const all = new Map<string, string>(isFromSite ? [["Origin", `http://${host}`]] : []);
  if (cookie) all.set("Cookie", cookie);
  for (const [name, value] of headers) if (name !== "Host" || value === "localhost") all.set(name, value);
  all.set("CF-Connecting-IP", `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`);
  const bytes = Buffer.from(hasBody ? body : "");
  all.set("Content-Length", String(bytes.length));
  const url = query && target.includes("?") ? `${target}&${query.slice(1)}` : `${target}${query}`;
  const options = { host: hostname, port, agent, method, path: url, headers: Object.fromEntries(all) };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(options, resolve).on("error", reject).end(bytes);
  });
  const text = Buffer.concat(await response.toArray()).toString();
  const type = response.headers["content-type"] ?? "";
  return { status: response.statusCode ?? 0, type, text, what: `${method} ${url}` };
}
