import { env } from "cloudflare:workers";
import { eq, lte } from "drizzle-orm";
import { expect, test } from "vitest";
import { rateLimits } from "#worker/db/schema/platform.ts";
import { contactMessages, intents, vitalCounts } from "#worker/db/schema/visitors.ts";
import { rateLimits as limits } from "#worker/domain/rate-limits.server.ts";
import { createEdgeRateLimiter } from "#worker/http/edge-rate-limiter.ts";
import { runScheduledJobs } from "#worker/jobs/scheduled.server.ts";
import { maxOf } from "../../support/fixtures/limits.ts";
import { logged } from "../../support/fixtures/log.ts";
import { openSite } from "../../support/site/site.ts";

// Later than the clock of the tests in this file that use the real one.
const START = Date.parse("2040-01-02T10:00:00Z");
const HOUR = 3_600_000;

/** A site with the limits that staging and production have. */
function strictSite(at = START) {
  const config = { ...openSite().deps.config, limitsFactor: 1 };
  return openSite({ config, now: () => new Date(at) });
}

const from = (ip: string) => ({ "CF-Connecting-IP": ip });
const message = (email: string) => ({ name: "Asha", email, message: `From ${email}.` });

test("without the binding, or while it fails, calls continue and the log says so once", async () => {
  const lines: string[] = [];
  const broken = { limit: () => Promise.reject(new Error("rate limiter down")) };
  const { deps } = openSite();
  for (const binding of [broken, undefined]) {
    const limiter = createEdgeRateLimiter(binding, logged(lines));
    for (let call = 0; call < 3; call += 1) expect(await limiter.allows(deps.clientId, "write")).toBe(true);
  }
  const line = (cause: string) => expect.stringMatching(`"warn","event":"edge_rate_limiter.unavailable".*${cause}`);
  expect(lines).toEqual([line("rate limiter down"), line('"cause":"no binding"')]);
  expect(env.WRITES).toBeDefined();
});

test("the platform decides about every call of every client", async () => {
  const asked: string[] = [];
  const binding = { limit: async ({ key }: { key: string }) => ({ success: asked.push(key) < 2 }) };
  const limiter = createEdgeRateLimiter(binding, () => undefined);
  expect(await limiter.allows("first", "write")).toBe(true);
  expect(await limiter.allows("second", "report")).toBe(false);
  expect(asked).toEqual(["write:first", "report:second"]);
});

test("of a hundred calls at the same moment, exactly as many pass as the limit allows", async () => {
  const { deps } = strictSite();
  const client = crypto.randomUUID();
  const all = await Promise.all(Array.from({ length: 100 }, () => limits.consume(deps, "verify", { client })));
  expect(all.filter((refusal) => refusal === undefined)).toHaveLength(maxOf("verify", "client"));
});

test("a window begins with its first call and ends as announced", async () => {
  const config = { ...openSite().deps.config, limitsFactor: 1 / maxOf("health", "client") };
  const call = (seconds: number) => {
    const { deps } = openSite({ config, now: () => new Date(START + seconds * 1000) });
    return limits.consume(deps, "health", { client: "window" });
  };
  expect(await call(0)).toBeUndefined();
  expect(await call(20)).toMatchObject({ code: "too_many_requests", retryAfterSeconds: 40 });
  expect(await call(59.5)).toMatchObject({ retryAfterSeconds: 1 });
  expect(await call(60)).toBeUndefined();
  expect(await call(61)).toMatchObject({ retryAfterSeconds: 59 });
});

test("the sixth message of one address in an hour is refused with the time to wait, whatever the client", async () => {
  const max = maxOf("contact", "address");
  const site = strictSite();
  const post = (n: number, at = site) =>
    at.post("/contact", { ...message("Often@Example.org"), message: `No. ${n}` }, from(`192.0.2.${n}`));
  for (let n = 0; n < max; n += 1) expect((await post(n)).status).toBe(201);
  const refused = await post(max);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("3600");
  expect(await refused.json()).toMatchObject({
    code: "too_many_requests",
    message: "Too many attempts. Try again in 60 minutes.",
  });
  expect(await site.deps.db.$count(contactMessages)).toBe(max);
  expect((await post(max, strictSite(START + HOUR))).status).toBe(201);
});

test("a call that one limit refuses does not count in the others", async () => {
  const site = strictSite();
  const post = (email: string, text: string) =>
    site.post("/contact", { ...message(email), message: text }, from("198.51.100.9"));
  for (let n = 0; n < maxOf("contact", "address"); n += 1)
    expect((await post("full@example.org", `${n}`)).status).toBe(201);
  for (let n = 0; n < maxOf("contact", "client"); n += 1)
    expect((await post("full@example.org", "again")).status).toBe(429);
  const left = maxOf("contact", "client") - maxOf("contact", "address");
  for (let n = 0; n < left; n += 1) expect((await post(`left${n}@example.org`, "hello")).status).toBe(201);
  expect((await post("one-more@example.org", "hello")).status).toBe(429);
});

test("a client can send more with different addresses, until it reaches the client's own limit", async () => {
  const max = maxOf("contact", "client");
  const site = strictSite();
  const post = (n: number, ip: string) => site.post("/contact", message(`guest${n}@example.org`), from(ip));
  for (let n = 0; n < max; n += 1) expect((await post(n, "198.51.100.7")).status).toBe(201);
  expect((await post(max, "198.51.100.7")).status).toBe(429);
  expect((await post(max + 1, "198.51.100.8")).status).toBe(201);
});

const EVERY_CALL: Array<[string, number, (n: number) => object, number]> = [
  ["/user-intent", maxOf("intent", "client"), () => ({ intent: "For Membership" }), 202],
  [
    "/auth/register",
    maxOf("register", "address"),
    () => ({ name: "A", email: "r@example.org", phone: "9876543210", role: "mentor" }),
    201,
  ],
  [
    "/event/register",
    maxOf("event", "client"),
    (n) => ({ fullName: "A", email: `e${n}@example.org`, phone: "9876543210" }),
    201,
  ],
  [
    "/payment/create-order",
    maxOf("order", "address"),
    () => ({ name: "A", contact: "o@example.org", amount: 4999 }),
    200,
  ],
  [
    "/payment/verify",
    maxOf("verify", "client"),
    () => ({ razorpay_order_id: "order_none", razorpay_payment_id: "pay_none", razorpay_signature: "x" }),
    404,
  ],
  ["/vitals", maxOf("vitals", "client"), () => ({ page: "/", metrics: { lcp: 800 } }), 202],
];
test.each(EVERY_CALL)("%s answers %i calls, then 429 with the time to wait", async (path, max, body, status) => {
  const config = { ...openSite().deps.config, limitsFactor: 1 };
  const edgeLimiter = createEdgeRateLimiter(undefined, logged([]));
  const site = openSite({ config, edgeLimiter });
  for (let n = 0; n < max; n += 1) expect((await site.post(path, body(n))).status).toBe(status);
  const refused = await site.post(path, body(max));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("measurements of a client that has sent too many are not counted", async () => {
  const max = maxOf("vitals", "client");
  const config = { ...openSite().deps.config, limitsFactor: 1 };
  const site = openSite({ config, edgeLimiter: createEdgeRateLimiter(undefined, logged([])) });
  const body = { page: "/team", metrics: { lcp: 800 } };
  await Promise.all(Array.from({ length: max + 5 }, () => site.post("/vitals", body)));
  const rows = await site.deps.db.select().from(vitalCounts).where(eq(vitalCounts.route, "/team"));
  expect(rows).toMatchObject([{ metric: "lcp", count: max }]);
});

test("the popup choice of a client that has sent too many is not stored", async () => {
  const max = maxOf("intent", "client");
  const config = { ...openSite().deps.config, limitsFactor: 1 };
  const site = openSite({ config, edgeLimiter: createEdgeRateLimiter(undefined, logged([])) });
  const before = await site.deps.db.$count(intents);
  await Promise.all(Array.from({ length: max + 5 }, () => site.post("/user-intent", { intent: "For Membership" })));
  expect(await site.deps.db.$count(intents)).toBe(before + max);
});

test("the database stores clients and addresses as digests, and the scheduled job purges them when their window is over", async () => {
  const site = strictSite(START + 10 * HOUR);
  await site.post("/contact", message("stored@example.org"), from("203.0.113.9"));
  await site.settle();
  const rows = await site.deps.db.select().from(rateLimits);
  for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
  const ofAnHour = lte(rateLimits.endsAt, new Date(START + 11 * HOUR));
  await runScheduledJobs(strictSite(START + 10.5 * HOUR).deps);
  expect(await site.deps.db.$count(rateLimits, ofAnHour)).toBeGreaterThanOrEqual(2);
  await runScheduledJobs(strictSite(START + 11 * HOUR).deps);
  expect(await site.deps.db.$count(rateLimits, ofAnHour)).toBe(0);
});

test("the edge rate limiter stops a client after sixty writing calls in ten seconds, and no other client", async () => {
  const site = openSite();
  const post = (ip: string) => site.post("/user-intent", "{", from(ip));
  const responses: Response[] = [];
  // The platform's windows begin at round moments: two windows' worth always fills one of them.
  for (let n = 0; n < 2 * 60 + 1; n += 1) responses.push(await post("192.0.2.77"));
  const refusedAt = responses.findIndex(({ status }) => status === 429);
  expect(refusedAt).toBeGreaterThanOrEqual(60);
  expect(responses[refusedAt]?.headers.get("Retry-After")).toBe("10");
  expect((await post("192.0.2.78")).status).toBe(400);
});
