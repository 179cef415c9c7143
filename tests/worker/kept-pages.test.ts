import { expect, test, vi } from "vitest";
import {
  fillIn,
  findKept,
  findShared,
  findStale,
  isForEverybody,
  type KeptPage,
  keepPage,
  readPage,
  shareKept,
} from "#worker/kept-pages.ts";
import { openSite } from "../support/site.ts";

const NONCE = "AAAAAAAAAAAAAAAAAAAAAAAA";
const OTHER = "BBBBBBBBBBBBBBBBBBBBBBBB";
const NOON = Date.parse("2030-01-01T12:00:00Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const made = { version: "v1", readAt: NOON, renderedAt: NOON, nonce: NONCE, policy: `script-src 'nonce-${NONCE}'` };
const page = (text = "", nonce = NONCE) =>
  new Response(`<p>₹ नमस्ते</p><script nonce="${nonce}">${text}</script><style nonce="${nonce}"></style>`, {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
const NUMBER = "00000000000000aa";
const textOf = (kept: KeptPage, nonce: string) =>
  new TextDecoder().decode(fillIn(kept, { nonce, now: new Date(NOON), requestId: NUMBER }));
async function keep(name: string, answer: Response, facts: Parameters<typeof readPage>[1]) {
  const kept = await readPage(answer, facts);
  keepPage(name, kept);
  return kept;
}
const key = () => `/${crypto.randomUUID()}`;

test("a kept page goes out with another nonce in each place, and nothing else is changed", async () => {
  const kept = await keep(key(), page(), made);
  expect(textOf(kept, OTHER)).toBe(await page("", OTHER).text());
  expect(textOf(kept, NONCE)).toBe(await page().text());
  expect(new TextDecoder().decode(kept.bytes)).toContain(NONCE);
});

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ "Cache-Control": "public, max-age=60" }, true],
  [{ "Set-Cookie": "session=1" }, false],
  [{ "Set-Cookie": "session=1", "Cache-Control": "public, max-age=60" }, false],
  [{ "Cache-Control": "private, no-store" }, false],
])("an answer with the headers %j is for everybody: %s", (headers, isShared) => {
  expect(isForEverybody(new Response("", { headers }))).toBe(isShared);
});

test("each form's stamp becomes the moment at which the page leaves; the same digits elsewhere stay", async () => {
  const form = (stamp: string) => `<input type="hidden" name="stamp" value="${stamp}"/>`;
  const html = (stamp: string) => `${form(stamp)}<p>0000000000000</p>${form(stamp)}`;
  const kept = await keep(key(), new Response(html("0000000000000")), made);
  expect(textOf(kept, OTHER)).toBe(html(String(NOON)));
});

test("the place of the request's number gets that of the visitor; the same digits elsewhere stay", async () => {
  const html = (number: string) => `<span id="request-number">${number}</span><p>0000000000000000</p>`;
  const kept = await keep(key(), new Response(html("0000000000000000")), made);
  expect(textOf(kept, OTHER)).toBe(html(NUMBER));
});

test("a page is found by the content it was made from, for ten minutes", async () => {
  const name = key();
  const kept = await keep(name, page(), made);
  expect(findKept(name, "v1", NOON + 10 * MINUTE - 1)).toBe(kept);
  expect(findKept(name, "v1", NOON + 10 * MINUTE)).toBeUndefined();
  expect(findKept(name, "v2", NOON)).toBeUndefined();
  expect(findKept(key(), "v1", NOON)).toBeUndefined();
});

test("without a source it is found for a day after its content was read, whenever it was made", async () => {
  const name = key();
  const kept = await keep(name, page(), { ...made, renderedAt: NOON + 23 * HOUR });
  expect(findStale(name, NOON + DAY - 1)).toBe(kept);
  expect(findStale(name, NOON + DAY)).toBeUndefined();
});

test("the entity tag is that of what the page says: neither the nonce nor the time changes it", async () => {
  const one = await keep(key(), page(), made);
  const again = await keep(key(), page("", OTHER), {
    ...made,
    nonce: OTHER,
    policy: made.policy.replace(NONCE, OTHER),
    renderedAt: NOON + DAY,
  });
  const changed = await keep(key(), page("x"), made);
  const opened = await keep(key(), page(), { ...made, policy: `${made.policy} https://more.example` });
  expect(again.etag).toBe(one.etag);
  expect(new Set([one.etag, changed.etag, opened.etag]).size).toBe(3);
  expect(one.etag).toMatch(/^W\/"[\w+/=]{16}"$/);
});

test("the oldest of more than 300 pages gives way", async () => {
  const names = Array.from({ length: 301 }, key);
  for (const name of names) await keep(name, page(), made);
  expect(findKept(names[0] ?? "", "v1", NOON)).toBeUndefined();
  expect(findKept(names[1] ?? "", "v1", NOON)).toBeDefined();
});

/** A page that one isolate has shared, under an address that no isolate holds. */
async function share(facts: Partial<KeptPage> = {}) {
  const { deps, lines } = openSite();
  const address = `https://site.example/.kept/${crypto.randomUUID()}`;
  const kept = { ...(await keep(key(), page(), made)), ...facts };
  await shareKept(deps, address, kept);
  return { deps, lines, address, kept };
}

test("another isolate finds the whole page in the data centre's cache, and holds it from then on", async () => {
  const { deps, address, kept } = await share();
  const name = key();
  const found = await findShared(deps, name, address, { version: "v1", now: NOON });
  expect(found).toEqual(kept);
  expect(findKept(name, "v1", NOON)).toBe(found);
});

test.each([
  ["of other content", { version: "v2", now: NOON }],
  ["made too long ago", { version: "v1", now: NOON + 10 * MINUTE }],
  ["of more than a day ago, without a source", { version: undefined, now: NOON + DAY }],
])("a shared page %s is not taken", async (_, wanted) => {
  const { deps, address } = await share();
  const name = key();
  expect(await findShared(deps, name, address, wanted)).toBeUndefined();
  expect(findStale(name, NOON)).toBeUndefined();
});

test("without a source a shared page of the last day is taken", async () => {
  const { deps, address } = await share();
  expect(await findShared(deps, key(), address, { version: undefined, now: NOON + DAY - 1 })).toBeDefined();
});

test("a shared page that was made late of old content goes with its content", async () => {
  const { deps, address } = await share({ renderedAt: NOON + 23 * HOUR });
  expect(await findShared(deps, key(), address, { version: undefined, now: NOON + DAY })).toBeUndefined();
});

test("a cache that does not answer in half a second costs that and a line in the log", async () => {
  const { deps, lines } = openSite();
  const cache = { ...deps.cache, match: vi.fn(() => new Promise<never>(() => undefined)) };
  vi.useFakeTimers();
  try {
    const finding = findShared({ ...deps, cache }, key(), "https://site.example/.kept/x", { version: "v1", now: NOON });
    await vi.advanceTimersByTimeAsync(500);
    expect(await finding).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
  expect(lines.join()).toMatch(/cache\.match_failed.*No answer within 500 ms/);
});

test("a cache that throws, or holds something else, costs a rendering and a line in the log", async () => {
  const { deps, lines } = openSite();
  const cache = {
    match: vi.fn().mockRejectedValue(new Error("cache down")),
    put: vi.fn().mockRejectedValue(new Error("cache down")),
  };
  const kept = await keep(key(), page(), made);
  const address = "https://site.example/.kept/broken";
  await shareKept({ ...deps, cache }, address, kept);
  expect(await findShared({ ...deps, cache }, key(), address, { version: "v1", now: NOON })).toBeUndefined();
  expect(lines.join()).toMatch(/cache\.put_failed.*cache down.*cache\.match_failed.*cache down/);

  const headers = { "Kept-Page": "no%20JSON", "Cache-Control": "max-age=60" };
  await deps.cache.put(address, new Response("x", { headers }));
  expect(await findShared(deps, key(), address, { version: "v1", now: NOON })).toBeUndefined();
});
