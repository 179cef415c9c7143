import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { publishContent } from "#worker/domain/content/content.server.ts";
import { openSite } from "../../support/site/site.ts";

const NOW = new Date("2026-11-20T10:00:00.000Z");
const MINUTE = 60_000;

afterEach(() => void vi.restoreAllMocks());

// Content is read once in thirty seconds, so each test uses another hour.
let hour = 0;
beforeEach(() => {
  hour += 1;
});
const at = (ms: number) => new Date(NOW.getTime() + hour * 60 * MINUTE + ms);
const openAt = (ms: number, changes: Parameters<typeof openSite>[0] = {}) =>
  openSite({ now: () => at(ms), ...changes });

const failD1 = () => {
  vi.spyOn(env.DB, "prepare").mockImplementation(() => {
    throw new Error("D1 down");
  });
};
const failKv = () => {
  vi.spyOn(env.CONTENT, "getWithMetadata").mockRejectedValue(new Error("KV down"));
  vi.spyOn(env.CONTENT, "get").mockRejectedValue(new Error("KV down"));
};

test("health reports which parts answer, what is published since when, and which release it is", async () => {
  const published = await publishContent(openSite().deps);
  const response = await openSite({ now: () => new Date(Date.now() + 90_000) }).request("/health");
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const health = await response.json<{ snapshot: { ageSeconds: number } }>();
  expect(health).toEqual({
    status: "ok",
    database: true,
    kv: true,
    content: true,
    payments: true,
    backlog: 0,
    snapshot: { version: published.version, ageSeconds: expect.any(Number) },
    samples: expect.objectContaining({ team: 30, partners: 21, members: 10, settings: 1 }),
    release: "local",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  expect(health.snapshot.ageSeconds).toBeGreaterThanOrEqual(90);
  expect(health.snapshot.ageSeconds).toBeLessThan(120);
});

test("health includes the deployed release and the time of the request", async () => {
  const response = await openAt(0, { release: "7c1e-version" }).request("/health");
  expect(await response.json()).toMatchObject({ release: "7c1e-version", time: at(0).toISOString() });
});

test("health is degraded while D1 fails, and pages are still served", async () => {
  failD1();
  const site = openAt(0);
  const response = await site.request("/health");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: "degraded", database: false, backlog: null, content: true });
  expect(site.lines.join("\n")).toContain('"part":"database"');
});

test("health is degraded while KV fails", async () => {
  failKv();
  const response = await openAt(0).request("/health");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: "degraded", database: true, kv: false, snapshot: null });
});

test("a D1 that does not answer counts as down after three seconds", async () => {
  vi.useFakeTimers();
  vi.spyOn(env.DB, "prepare").mockImplementation(() => {
    const never = new Promise<never>(() => {});
    const statement = { bind: () => statement, all: () => never, raw: () => never, run: () => never };
    return statement as unknown as D1PreparedStatement;
  });
  const asked = openAt(0).request("/health");
  await vi.advanceTimersByTimeAsync(3100);
  const response = await asked;
  vi.useRealTimers();
  expect(await response.json()).toMatchObject({ status: "degraded", database: false });
});

test("without D1 and KV, health answers that it is unavailable, is not cached, and reveals nothing", async () => {
  failD1();
  failKv();
  const response = await openAt(0).request("/health");
  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toBe("30");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ code: "unavailable" });
  expect(text).not.toMatch(/D1 down|KV down/);
});

test("an empty KV is reported as no snapshot, and the pages are served from D1", async () => {
  await env.CONTENT.delete("snapshot");
  const response = await openAt(0).request("/health");
  expect(await response.json()).toMatchObject({ status: "ok", kv: true, content: true, snapshot: null });
});

test("parts that answered are not asked again for five seconds; a part that failed is asked again at once", async () => {
  const { memory } = openSite().deps;
  expect(await (await openAt(0, { memory }).request("/health")).json()).toMatchObject({ status: "ok" });
  failKv();
  expect(await (await openAt(4999, { memory }).request("/health")).json()).toMatchObject({
    status: "ok",
    time: at(4999).toISOString(),
  });
  expect(await (await openAt(5000, { memory }).request("/health")).json()).toMatchObject({
    status: "degraded",
    kv: false,
  });
  vi.restoreAllMocks();
  expect(await (await openAt(5001, { memory }).request("/health")).json()).toMatchObject({ status: "ok" });
});

test("a network's sixty-first call within a minute is refused, whatever other networks do", async () => {
  const site = openAt(0);
  const { config } = site.deps;
  site.deps.config = { ...config, limitsFactor: 1 };
  const calls = await Promise.all(Array.from({ length: 61 }, () => site.request("/health")));
  const refused = calls.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.headers.get("Retry-After")).toBe("60");
  expect(calls.filter(({ status }) => status === 200)).toHaveLength(60);
  const other = openAt(1, { config: { ...config, limitsFactor: 1 } });
  expect((await other.request("/health")).status).toBe(200);
});

test("orders whose check is more than 20 minutes overdue count as the backlog", async () => {
  await env.DB.prepare(
    `insert into orders (id, receipt, provider_order_id, plan_id, plan_title, amount_paise, currency, name, phone, created_at, next_check_at)
     select 'b' || key, 'b' || key, 'b' || key, 'gold', 'Gold', 100, 'INR', 'Ravi', '+919876543210', 0, value from json_each(?)`,
  )
    .bind(JSON.stringify([-21, -20, -19, 1].map((minutes) => at(minutes * MINUTE).getTime())))
    .run();
  const { backlog } = await (await openAt(0).request("/health")).json<{ backlog: number }>();
  await env.DB.prepare("update orders set next_check_at = null").run();
  expect(backlog).toBe(2);
});
