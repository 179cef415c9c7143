import { STALE_MS } from "./content/store.ts";
import { GUARD_FIELDS, REQUEST_NUMBER, STAMP_PLACEHOLDER } from "./contracts/vocabulary.ts";
import type { Deps } from "./deps.ts";
import { describeError } from "./log.ts";
import { COMMON_HEADERS } from "./security-headers.ts";
import { within } from "./within.ts";

/**
 * A rendered page without its visitor: the bytes with the nonce of its rendering still in them, and where that, the stamps
 * of its forms and the request's number stand. Whoever gets the page gets their own in these places.
 */
export type KeptPage = {
  /** The content it was made from. */
  version: string;
  /** When a source gave that content, and when the page was made of it: milliseconds since 1970. */
  readAt: number;
  renderedAt: number;
  status: number;
  /** What its rendering set, by names in small letters; the policy stands in `policy`. */
  headers: Readonly<Record<string, string>>;
  etag: string;
  nonce: string;
  policy: string;
  bytes: Uint8Array<ArrayBuffer>;
  nonceAt: readonly number[];
  stampAt: readonly number[];
  numberAt: readonly number[];
  /** The policy before, between and after its nonces. */
  policyParts: readonly string[];
  /**
   * All headers, of the page and of its 304. An answer is made with a copy, and what is its own is set here just before:
   * asking an answer for its headers costs more than copying them.
   */
  head: Headers;
  knownHead: Headers;
};

/** What is known of a page without looking into it; the rest follows from its bytes. */
type Rendering = Pick<KeptPage, "version" | "readAt" | "renderedAt" | "status" | "headers" | "nonce" | "policy">;
type Shared = Pick<Deps, "cache" | "log">;

/** A page says what is coming up by the clock too; so it is made anew after this time, though nothing was published. */
const FRESH_MS = 10 * 60 * 1000;
/** Browsers keep a page and ask each time whether it is still the one. */
const ASK_AGAIN = "private, no-cache";
const MAX_PAGES = 300;
/** By then the page is rendered: the cache is to be faster than that. */
const CACHE_TIMEOUT_MS = 500;

/** How React writes a form's stamp (form-guard.tsx); the digits alone could be anybody's. */
const STAMPED = `name="${GUARD_FIELDS.stamp}" value="`;
/** How it writes the request's number (error-page.tsx). */
const NUMBERED = `id="${REQUEST_NUMBER.id}">`;
const encoder = new TextEncoder();

// Values only; a page belongs to one build, because an isolate does.
const pages = new Map<string, KeptPage>();

/** Whether an answer may be sent to everybody: it sets no cookie and does not forbid to store it. */
export function isForEverybody({ headers }: Response): boolean {
  return !headers.has("Set-Cookie") && !headers.get("Cache-Control")?.includes("no-store");
}

/** What a rendering answered, ready to be kept. */
export async function readPage(answer: Response, made: Omit<Rendering, "status" | "headers">): Promise<KeptPage> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return withDetails(bytes, { ...made, status: answer.status, headers: Object.fromEntries(answer.headers) });
}

/** Has this isolate find the page under that name. */
export function keepPage(key: string, kept: KeptPage): void {
  pages.delete(key);
  pages.set(key, kept);
  const [oldest] = pages.keys();
  if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
}

/** The page that this isolate holds, if it was made from that content and not too long ago. */
export function findKept(key: string, version: string, now: number): KeptPage | undefined {
  const kept = pages.get(key);
  return kept && isFresh(kept, version, now) ? kept : undefined;
}

/** What is left when no source of content answers: the page of the content that one gave at most a day ago. */
export function findStale(key: string, now: number): KeptPage | undefined {
  const kept = pages.get(key);
  return kept && now - kept.readAt < STALE_MS ? kept : undefined;
}

/** Has this data centre's other isolates find the page; a cache that fails costs a rendering, nothing else. */
export async function shareKept({ cache, log }: Shared, address: string, kept: KeptPage): Promise<void> {
  const { bytes, version, readAt, renderedAt, status, headers, nonce, policy } = kept;
  const facts: Rendering = { version, readAt, renderedAt, status, headers, nonce, policy };
  try {
    await cache.put(
      address,
      new Response(bytes, {
        headers: {
          "Cache-Control": `max-age=${STALE_MS / 1000}`,
          "Kept-Page": encodeURIComponent(JSON.stringify(facts)),
        },
      }),
    );
  } catch (error) {
    log("warn", "cache.put_failed", describeError(error));
  }
}

/** Takes the page that another isolate has shared, fresh if `version` is given, else at most a day old. */
export async function findShared(
  { cache, log }: Shared,
  key: string,
  address: string,
  wanted: { version: string | undefined; now: number },
): Promise<KeptPage | undefined> {
  try {
    const found = await within(CACHE_TIMEOUT_MS, read(cache, address));
    const facts = found?.headers.get("Kept-Page");
    if (!found || !facts) return undefined;
    // Written by shareKept.
    const made = JSON.parse(decodeURIComponent(facts)) as Rendering;
    const kept = await withDetails(found.bytes, made);
    const { version, now } = wanted;
    const isUsable = version === undefined ? now - kept.readAt < STALE_MS : isFresh(kept, version, now);
    if (!isUsable) return undefined;
    keepPage(key, kept);
    return kept;
  } catch (error) {
    log("warn", "cache.match_failed", describeError(error));
    return undefined;
  }
}

async function read(cache: Shared["cache"], address: string) {
  const found = await cache.match(address);
  return found && { headers: found.headers, bytes: new Uint8Array(await found.arrayBuffer()) };
}

/** What is each visitor's own on a kept page. */
type Own = { nonce: string; now: Date; requestId: string };

/** The page's bytes with what is the visitor's own; each is as long as what stands in its place. */
export function fillIn(
  { bytes, nonceAt, stampAt, numberAt }: KeptPage,
  { nonce, now, requestId }: Own,
): Uint8Array<ArrayBuffer> {
  // Unlike slice(), this does not write zeros first.
  const filled = new Uint8Array(bytes);
  for (const at of nonceAt) put(nonce, filled, at);
  if (stampAt.length > 0) {
    const stamp = stampOf(now);
    for (const at of stampAt) put(stamp, filled, at);
  }
  for (const at of numberAt) put(requestId, filled, at);
  return filled;
}

/** Letter by letter, which for so few is faster than an encoder's bytes; all of them are ASCII. */
function put(text: string, bytes: Uint8Array, at: number): void {
  for (let i = 0; i < text.length; i += 1) bytes[at + i] = text.charCodeAt(i);
}

/** What stands in a form of a page that leaves now: milliseconds since 1970, in the placeholder's 13 digits. */
export function stampOf(now: Date): string {
  return String(now.getTime()).padStart(STAMP_PLACEHOLDER.length, "0");
}

function isFresh(kept: KeptPage, version: string, now: number): boolean {
  return kept.version === version && now - kept.renderedAt < FRESH_MS;
}

async function withDetails(bytes: KeptPage["bytes"], made: Rendering): Promise<KeptPage> {
  // One character a byte, so that places in the text are places in the bytes.
  const text = new TextDecoder("latin1").decode(bytes);
  const nonceAt = placesOf(made.nonce, text);
  const stampAt = placesAfter(STAMPED, STAMP_PLACEHOLDER, text);
  const numberAt = placesAfter(NUMBERED, REQUEST_NUMBER.placeholder, text);
  const said = `${made.policy}\n${text}`.replaceAll(made.nonce, "");
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(said)));
  const etag = `W/"${btoa(String.fromCharCode(...digest.subarray(0, 12)))}"`;
  // The runtime copies headers that stand ready faster than it makes them of a record.
  const head = new Headers({ ...COMMON_HEADERS, "cache-control": ASK_AGAIN, ...made.headers, etag });
  const knownHead = new Headers(head);
  knownHead.delete("content-type");
  const policyParts = made.policy.split(made.nonce);
  return { ...made, bytes, nonceAt, stampAt, numberAt, etag, policyParts, head, knownHead };
}

function placesAfter(lead: string, word: string, text: string): number[] {
  return placesOf(lead + word, text).map((at) => at + lead.length);
}

function placesOf(word: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) places.push(at);
  return places;
}
