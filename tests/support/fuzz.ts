import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openDb } from "#worker/db/client.ts";
import { hmacHex } from "#worker/domain/digest.server.ts";
import { deliverMail } from "#worker/domain/mail-delivery.server.ts";
import type { Log } from "#worker/log.ts";
import { createWall } from "#worker/wall.ts";
import { bodyFor, headersFor, MARK, queryString, type Schema } from "./arbitraries.ts";
import { countRows } from "./counted-db.ts";
import { signIn } from "./members.ts";
import { openSite } from "./site.ts";

type Content = Record<string, { schema: Schema }>;
type Operation = {
  operationId: string;
  parameters?: Array<{ name: string; in: string }>;
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };

const SITE = "http://localhost:8787";
const WEBHOOK = "/api/payment/webhook";
/** Taken only with a signature that nobody here can make. */
const SIGNED = ["/api/payment/verify", "/api/auth/passkey/sign-in", "/api/auth/passkey/add"];

/** What `npm test` sends in all, spread over the calls; FUZZ_RUNS=… sends as many to each call, from another seed. */
const TOTAL = 100_000;
const SEED = 20261120;

/** Calls without a session whose own proof may be refused as 401. */
const SIGNED_OTHERWISE = ["receiveProviderEvent", "signInWithPasskey"];

const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { type: "string" }]));
const objectWith = (properties: Record<string, Schema>): Schema => ({ type: "object", properties });
/** Of what others define, the document has no schema. */
const FOREIGN: Record<string, Schema> = {
  receiveProviderEvent: objectWith({
    event: { enum: ["payment.captured", "payment.failed", "order.paid", "refund.processed"] },
    payload: objectWith({
      payment: objectWith({
        entity: objectWith({
          ...texts("id", "order_id", "currency", "method"),
          status: { enum: ["authorized", "captured", "failed", "refunded"] },
          amount: { type: "integer" },
          amount_refunded: { type: "integer" },
          created_at: { type: "integer" },
        }),
      }),
    }),
  }),
  reportCspViolation: objectWith({
    "csp-report": objectWith(texts("effective-directive", "violated-directive", "blocked-uri", "document-uri")),
  }),
};

const document = await (await openSite().request("/openapi.json")).json<Document>();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);
/** A call without a body, or whose body has no fields, varies little; a member's call reads the session each time, which is slow. */
const FEW_RUNS = 500;
const few = operations.filter(({ operation }) => takesFew(operation)).length;
const standardRuns = Math.ceil((TOTAL - few * FEW_RUNS) / (operations.length - few));
const runsOf = (operation: Operation) => Number(env.FUZZ_RUNS) || (takesFew(operation) ? FEW_RUNS : standardRuns);

/** A test for each documented call whose path is chosen: whatever is sent, the answer is one that the document knows. */
export function fuzzCalls(isChosen: (path: string) => boolean): void {
  for (const { path, method, operation } of operations.filter((call) => isChosen(call.path))) {
    const runs = runsOf(operation);
    test(`${method} ${path} answers ${runs} inputs as its document says`, {
      timeout: Math.max(600_000, runs * 15),
    }, async () => {
      const failures: string[] = [];
      const log: Log = (level, event) => void (level === "error" && event.startsWith("api.") && failures.push(event));
      // The platform's wall is a configuration apart: here it would answer in place of the call.
      const { db, rows } = countRows(env.DB, isTold);
      const site = openSite({ log, wall: createWall(undefined, log), db: openDb(db) });
      const cookies = isMembers(operation) ? await signedIn(site) : [];
      const seen = new Set<number>();
      let caller = 0;
      const property = fc.asyncProperty(methodFor(method), inputFor(operation), async (sentMethod, input) => {
        caller += 1;
        const headers = new Headers(input.headers);
        headers.set("CF-Connecting-IP", `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`);
        const hasBody = sentMethod !== "GET" && sentMethod !== "HEAD";
        // Three in four have what a member's browser or the provider would send; the others have nothing of it.
        const cookie = cookies[caller % 4];
        if (cookie) addMissing(headers, { Cookie: cookie, Origin: SITE });
        if (path === WEBHOOK && caller % 4 > 0) {
          addMissing(headers, { "X-Razorpay-Signature": hmacHex(env.RAZORPAY_WEBHOOK_SECRET, input.body) });
        }
        rows.written = 0;
        const response = await site.request(`${path.slice("/api".length)}${input.query}`, {
          method: sentMethod,
          headers,
          ...(hasBody && { body: input.body }),
        });
        const answer = await response.text();
        await site.settle();
        seen.add(response.status);
        expectDocumented(sentMethod === method ? operation : undefined, response, answer);
        expect(answer, "the answer repeats what was sent").not.toContain(MARK);
        expect(JSON.stringify([...response.headers])).not.toContain(MARK);
        if (!response.ok) expect(rows.written, `a call refused with ${response.status} has written`).toBe(0);
      });
      await fc.assert(property, { numRuns: runs, seed: Number(env.FUZZ_RUNS) ? Date.now() : SEED });
      expect(seen.size, "the inputs reach more than one rule").toBeGreaterThan(2);
      if (!SIGNED.includes(path)) expect(Math.min(...seen), "some input is taken").toBeLessThan(300);
      expect(failures).toEqual([]);
    });
  }
}

function methodFor(method: string) {
  return fc.oneof(
    { arbitrary: fc.constant(method), weight: 30 },
    { arbitrary: fc.constantFrom("GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "POST"), weight: 1 },
  );
}

/** What the body of a call may be; anything where it takes none. */
function bodyOf({ operationId, requestBody }: Operation): Schema {
  const foreign = FOREIGN[operationId];
  if (foreign) return foreign;
  const [{ schema } = { schema: {} }] = Object.values(requestBody?.content ?? {});
  return resolved(schema);
}

function takesFew(operation: Operation): boolean {
  const { properties } = bodyOf(operation);
  const isBare = !operation.requestBody || (properties !== undefined && Object.keys(properties).length === 0);
  return isBare || isMembers(operation);
}

function isMembers({ operationId, responses }: Operation): boolean {
  return responses["401"] !== undefined && !SIGNED_OTHERWISE.includes(operationId);
}

function inputFor(operation: Operation) {
  const { requestBody, parameters = [] } = operation;
  return fc.record({
    body: bodyFor(bodyOf(operation)),
    headers: headersFor(
      Object.keys(requestBody?.content ?? { "application/json": {} }),
      parameters.filter((parameter) => parameter.in === "header").map(({ name }) => name),
    ),
    query: queryString,
  });
}

/** Statuses of a method that the call does not have. */
const OTHER_METHOD = ["200", "403", "404", "405", "413", "415", "429"];

function expectDocumented(operation: Operation | undefined, response: Response, answer: string): void {
  const status = String(response.status);
  expect(response.status, answer).toBeLessThan(500);
  expect(operation ? Object.keys(operation.responses) : OTHER_METHOD).toContain(status);
  if (!operation && response.ok) return;
  const content = operation ? operation.responses[status]?.content : PROBLEM;
  if (!content) {
    expect(answer).toBe("");
    return;
  }
  const type = response.headers.get("Content-Type")?.split(";")[0] ?? "";
  expect(Object.keys(content)).toContain(type);
  if (answer === "" && !operation) return;
  expect(mismatches(content[type]?.schema ?? {}, JSON.parse(answer))).toEqual([]);
}

const PROBLEM: Content = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };

function resolved(schema: Schema): Schema {
  return schema.$ref ? (document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}) : schema;
}

/** Where a value is not what its schema says. */
function mismatches(reference: Schema, value: unknown, at = "$"): string[] {
  const { type, enum: words, properties = {}, required = [], items } = resolved(reference);
  if (words && !words.includes(value)) return [`${at} is none of the words`];
  if (type === "string" || type === "boolean") return typeof value === type ? [] : [`${at} is no ${type}`];
  if (type === "integer") return Number.isInteger(value) ? [] : [`${at} is no integer`];
  if (type === "array") {
    if (!Array.isArray(value)) return [`${at} is no array`];
    return value.flatMap((item, i) => mismatches(items ?? {}, item, `${at}[${i}]`));
  }
  if (type !== "object") return [];
  if (typeof value !== "object" || value === null) return [`${at} is no object`];
  const fields = new Map<string, unknown>(Object.entries(value));
  return [
    ...required.filter((name) => !fields.has(name)).map((name) => `${at}.${name} is missing`),
    ...Object.entries(properties).flatMap(([name, field]) =>
      fields.has(name) ? mismatches(field, fields.get(name), `${at}.${name}`) : [],
    ),
  ];
}

/** Everything but the counters of the rate limits, which count what is valid before it is done. */
function isTold(query: string): boolean {
  return !/^\s*insert into "?rate_limits/i.test(query);
}

/** Cookies of members of three roles, whose mails have left: no later call has to deliver them. */
async function signedIn(site: ReturnType<typeof openSite>): Promise<string[]> {
  const roles = ["startup", "mentor", "student"] as const;
  const cookies = await Promise.all(roles.map(async (role) => (await signIn(site, { role })).cookie));
  await deliverMail(site.deps);
  return cookies;
}

function addMissing(headers: Headers, more: Record<string, string>): void {
  for (const [name, value] of Object.entries(more)) if (!headers.has(name)) headers.set(name, value);
}
