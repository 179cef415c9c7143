import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { publishContent } from "#worker/domain/content.server.ts";
import { openSite } from "../support/site.ts";

const NOW = new Date("2026-11-20T10:00:00.000Z");

afterEach(() => void vi.restoreAllMocks());

const failD1 = () => {
  vi.spyOn(env.DB, "prepare").mockImplementation(() => {
    throw new Error("D1 down");
  });
};
const failKv = () => {
  vi.spyOn(env.CONTENT, "getWithMetadata").mockRejectedValue(new Error("KV down"));
  vi.spyOn(env.CONTENT, "get").mockRejectedValue(new Error("KV down"));
};

test("health tells which parts answer, what is published since when, and which release it is", async () => {
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
    snapshot: { version: published.version, ageSeconds: expect.any(Number) },
    release: "local",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  expect(health.snapshot.ageSeconds).toBeGreaterThanOrEqual(90);
  expect(health.snapshot.ageSeconds).toBeLessThan(120);
});

test("health carries the release that is deployed and the time it was asked", async () => {
  const response = await openSite({ release: "7c1e-version", now: () => NOW }).request("/health");
  expect(await response.json()).toMatchObject({ release: "7c1e-version", time: NOW.toISOString() });
});

test("health is degraded while D1 fails, and pages still have something to say", async () => {
  failD1();
  const site = openSite();
  const response = await site.request("/health");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: "degraded", database: false, kv: true, content: true });
  expect(site.lines.join("\n")).toContain('"part":"database"');
});

test("health is degraded while KV fails", async () => {
  failKv();
  const response = await openSite().request("/health");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: "degraded", database: true, kv: false, snapshot: null });
});

test("a D1 that does not answer counts as down after three seconds", async () => {
  vi.useFakeTimers();
  vi.spyOn(env.DB, "prepare").mockImplementation(() => {
    const never = new Promise<never>(() => {});
    // The one call that the check makes on a statement.
    return { bind: () => ({ run: () => never }) } as unknown as D1PreparedStatement;
  });
  const asked = openSite().request("/health");
  await vi.advanceTimersByTimeAsync(3100);
  const response = await asked;
  vi.useRealTimers();
  expect(await response.json()).toMatchObject({ status: "degraded", database: false });
});

test("without D1 and KV health is refused as unavailable, is not cached, and gives nothing away", async () => {
  failD1();
  failKv();
  const response = await openSite().request("/health");
  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toBe("30");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ code: "unavailable" });
  expect(text).not.toMatch(/D1 down|KV down/);
});

test("an empty KV is told as no snapshot, and the pages are served from D1", async () => {
  await env.CONTENT.delete("snapshot");
  const response = await openSite().request("/health");
  expect(await response.json()).toMatchObject({ status: "ok", kv: true, content: true, snapshot: null });
});
