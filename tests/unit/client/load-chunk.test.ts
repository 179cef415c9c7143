// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChunkLoadError } from "#app/client/page/load-chunk.ts";
import { CHUNK_TIMEOUT_MS } from "#worker/contracts/vocabulary.ts";

const ADDRESS = "/assets/part-abc.js";
let errors: ChunkLoadError[];

beforeEach(() => {
  errors = [];
  vi.resetModules();
  vi.stubGlobal("reportError", (error: ChunkLoadError) => errors.push(error));
  vi.stubGlobal("fetch", async () => new Response(null, { headers: { "Content-Type": "text/javascript" } }));
  document.body.innerHTML = "<main></main>";
  delete document.documentElement.dataset["chunkFailed"];
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function load(address: string, options?: { isOptional?: boolean }) {
  const { loadChunk } = await import("#app/client/page/load-chunk.ts");
  return loadChunk(address, options);
}

test("a module that loads is returned, and nothing is reported", async () => {
  expect(await load("data:text/javascript,export const answer = 42")).toMatchObject({ answer: 42 });
  expect(errors).toEqual([]);
});

test("a module that the server still has is an error", async () => {
  expect(await load(ADDRESS)).toBeUndefined();
  expect(errors).toMatchObject([{ name: "ChunkLoadError", type: "error" }]);
  expect(document.querySelector("[role=alert]")?.textContent).toContain("Loading chunk failed (error: /assets/");
  expect(document.documentElement.dataset["chunkFailed"]).toBe("true");
});

test.each([
  ["answers 404", new Response(null, { status: 404 })],
  ["answers 410", new Response(null, { status: 410 })],
  ["answers a page", new Response(null, { headers: { "Content-Type": "text/html" } })],
])("a module for which the server %s counts as missing once the reload is used up", async (_name, response) => {
  vi.stubGlobal("fetch", async () => response);
  vi.stubGlobal("sessionStorage", undefined);
  await load(ADDRESS);
  expect(errors).toMatchObject([{ type: "missing" }]);
});

test("without a connection the failure is an error, not a missing file", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await load(ADDRESS);
  expect(errors).toMatchObject([{ type: "error" }]);
});

test("several failures are reported once and shown once", async () => {
  await load(ADDRESS);
  await load("/assets/other-abc.js");
  expect(errors).toHaveLength(1);
  expect(document.querySelectorAll("[role=alert]")).toHaveLength(1);
});

test("an optional module is reported and does not disturb the visitor", async () => {
  await load(ADDRESS, { isOptional: true });
  expect(errors).toMatchObject([{ type: "error" }]);
  expect(document.querySelector("[role=alert]")).toBeNull();
});

test("a module that does not answer in time is reported as a time-out", async () => {
  vi.useFakeTimers();
  const { loadChunk } = await import("#app/client/page/load-chunk.ts");
  vi.stubGlobal("slow", new Promise(() => {}));
  void loadChunk("data:text/javascript,await globalThis.slow");
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(errors).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(errors).toMatchObject([{ type: "timeout" }]);
});
