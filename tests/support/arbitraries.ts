import fc from "fast-check";
import { NOTICE_VERSION } from "#worker/contracts/vocabulary.ts";

/** As much of JSON Schema as the OpenAPI document uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

/** Stands in everything that is sent, so that an answer which repeats any of it is found. */
export const MARK = "zQ7<mark>";

const HOSTILE_TEXTS = [
  "",
  " ",
  "\u0000\u0001\u001b[31m",
  "\u202e\ufeff\ud800",
  "<script>alert(1)</script>",
  "'; drop table members; --",
  "{{7*7}}%00%0d%0aSet-Cookie: a=b",
  "=cmd|' /C calc'!A0",
  "../../../../etc/passwd",
  "𝕬𝖘𝖍𝖆 👩🏽‍🚀 आशा ﷽",
  "a@b.c",
  "constructor",
  "NaN",
  "9".repeat(400),
  "é".repeat(5001),
];

const text = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 20 }),
);
const marked = text.map((value) => `${MARK}${value}`);
const hostileKey = fc.constantFrom("__proto__", "constructor", "prototype", "toString", "", "id", "createdAt", MARK);

/** Any JSON at all, small. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  marked,
  fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 0.1, 1e308, 2 ** 53, [], {}, [[]], [MARK], { length: 1 }),
  fc.dictionary(hostileKey, marked, { maxKeys: 3 }),
  fc.array(marked, { maxLength: 3 }),
);

/** Where a contract asks for more than its schema can say, or a form for one of its words. */
const FITTING: Record<string, string> = {
  email: "asha@example.org",
  contact: "asha@example.org",
  phone: "9876543210",
  page: "/about",
  role: "startup",
  membershipStatus: "Member",
  plan: "gold",
  code: "123456",
  rating: "5",
  text: "A review that is long enough to be one, of somebody who was there.",
  version: "0",
  task: "read-blogs",
  completed: "on",
  consent: NOTICE_VERSION,
  adult: "yes",
  razorpay_order_id: "order_None00001",
  razorpay_payment_id: "pay_None00001",
};

/** What a schema accepts, as far as the schema says. */
export function valueFor(schema: Schema, name = ""): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type ?? "anything") {
    case "number":
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true });
    case "integer":
      return fc.oneof(fc.constantFrom<number>(4999, 9999, 1, 0), fc.integer());
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(valueFor(schema.items ?? {}), { maxLength: 3 });
    case "object":
      return objectOf(schema, (name) => valueFor(schema.properties?.[name] ?? {}, name));
    case "string":
      return fc.constantFrom(FITTING[name] ?? `${MARK}Asha`, FITTING[name] ?? "2026-11-20", `${MARK}Asha`);
    default:
      return hostileValue;
  }
}

/** Objects whose fields are each what the schema says, something else, or not there. */
export function nearlyOf(schema: Schema): fc.Arbitrary<unknown> {
  return objectOf(schema, (name) => {
    const field = schema.properties?.[name] ?? {};
    // A word of a list is always right; most inputs should not be.
    const weight = field.enum ? 12 : 2;
    return fc.oneof({ arbitrary: valueFor(field, name), weight: 3 }, { arbitrary: hostileValue, weight });
  });
}

/** The text of a body: JSON for the schema, other JSON, and what is none. */
export function bodyFor(schema: Schema): fc.Arbitrary<string> {
  const text = (value: unknown) => JSON.stringify(value) ?? "";
  const json = nearlyOf(schema).map(text);
  return fc.oneof(
    { arbitrary: valueFor(schema).map(text), weight: 2 },
    { arbitrary: json, weight: 8 },
    { arbitrary: hostileValue.map((value) => JSON.stringify(value)), weight: 2 },
    // Cut off, twice, with every key twice, and dressed up.
    { arbitrary: fc.tuple(json, fc.nat(200)).map(([whole, at]) => whole.slice(0, at)), weight: 3 },
    { arbitrary: json.map((whole) => whole + whole), weight: 1 },
    { arbitrary: json.map((whole) => `${whole.slice(0, -1)},${whole.slice(1)}`), weight: 1 },
    { arbitrary: json.map((whole) => `\ufeff/* */${whole.replaceAll('"', "'")}`), weight: 1 },
    { arbitrary: fc.integer({ min: 1, max: 3000 }).map((depth) => "[".repeat(depth) + "]".repeat(depth)), weight: 1 },
    { arbitrary: fc.integer({ min: 1, max: 2000 }).map((depth) => '{"a":'.repeat(depth)), weight: 1 },
    { arbitrary: fc.constant(JSON.stringify({ name: MARK.repeat(2000) })), weight: 1 },
    { arbitrary: marked, weight: 1 },
  );
}

/** Header values that fetch sends without a word. */
const headerValue = fc
  .string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)), maxLength: 60 })
  .map((value) => `${MARK}${value}`.trim());

const CONTENT_TYPES = [
  "application/json; charset=utf-8",
  "APPLICATION/JSON",
  "application/json;;;",
  "application/jsonx",
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
  "application/csp-report",
  "application/reports+json",
  "",
];

/** Headers around a call: mostly as a browser or an honest client sends them. `documented` are the call's own. */
export function headersFor(
  contentTypes: readonly string[],
  documented: readonly string[],
): fc.Arbitrary<[string, string][]> {
  const honest = fc.constant<[string, string][]>([]);
  const odd = fc.array(
    fc.oneof(
      fc.tuple(fc.constantFrom("Content-Type"), fc.constantFrom(...CONTENT_TYPES)),
      fc.tuple(
        fc.constantFrom("Origin"),
        fc.constantFrom("null", "https://evil.example", "http://localhost:8787", MARK),
      ),
      fc.tuple(fc.constantFrom("Sec-Fetch-Site"), fc.constantFrom("same-origin", "none", "cross-site", MARK)),
      fc.tuple(
        fc.constantFrom("Cookie", "Referer", "Accept", "Accept-Encoding", "Authorization", "X-Forwarded-For"),
        headerValue,
      ),
      fc.tuple(
        fc.constantFrom("X-HTTP-Method-Override", "Content-Encoding", "Host", "Range", ...documented),
        headerValue,
      ),
    ),
    { maxLength: 4 },
  );
  return fc
    .tuple(fc.constantFrom(...contentTypes), fc.oneof({ arbitrary: honest, weight: 3 }, { arbitrary: odd, weight: 1 }))
    .map(([type, headers]) => [["Content-Type", type], ...headers]);
}

/** A query string, mostly empty. */
export const queryString = fc.oneof(
  { arbitrary: fc.constant(""), weight: 4 },
  {
    arbitrary: fc
      .array(fc.tuple(fc.constantFrom("event", "tab", "index", "_routes", "__proto__", MARK), marked), { maxLength: 3 })
      .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${inAddress(value)}`).join("&")}`),
    weight: 1,
  },
);

/** Percent signs that mean nothing are left in; only what no address can hold is escaped. */
function inAddress(value: string): string {
  return value.replace(/[^!-~]|#/g, (character) => encodeURIComponent(character.isWellFormed() ? character : "\ufffd"));
}

/**
 * The body of a posted form: all `fieldNames` as a page would take them, alone or with one of the `others`; some of both with
 * anything in them, percent signs that mean nothing, and what is no form.
 */
export function formBody(fieldNames: readonly string[], others: readonly string[]): fc.Arbitrary<string> {
  const whole = fieldNames.map((name) => `${name}=${inAddress(FITTING[name] ?? `${MARK}Asha`)}`).join("&");

  const named = fc
    .constantFrom(...fieldNames, ...others)
    .chain((name) =>
      fc.tuple(fc.constant(name), FITTING[name] ? fc.oneof(fc.constant(FITTING[name]), marked) : marked),
    );
  const field = fc.oneof({ arbitrary: named, weight: 4 }, { arbitrary: fc.tuple(hostileKey, marked), weight: 1 });
  const fields = fc.array(field, { maxLength: 10 });
  return fc.oneof(
    { arbitrary: fc.constantFrom(whole, ...others.map((name) => `${whole}&${name}=${inAddress(MARK)}`)), weight: 3 },
    {
      arbitrary: fields.map((pairs) => pairs.map(([name, value]) => `${name}=${inAddress(value)}`).join("&")),
      weight: 4,
    },
    { arbitrary: fields.map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&")), weight: 2 },
    {
      arbitrary: fc.constantFrom("%", "%ff%fe=%00", "=&&==&", "name", `${MARK}=`.repeat(400), "a=b&".repeat(15_000)),
      weight: 1,
    },
    { arbitrary: bodyFor({}), weight: 1 },
  );
}

function objectOf(schema: Schema, field: (name: string) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const known = Object.fromEntries(Object.keys(schema.properties ?? {}).map((name) => [name, field(name)]));
  const extra = fc.oneof(
    { arbitrary: fc.constant(""), weight: 4 },
    { arbitrary: hostileKey.map((key) => `,${JSON.stringify(key)}:${JSON.stringify(MARK)}`), weight: 1 },
  );
  const record = fc.oneof(
    { arbitrary: fc.record(known), weight: 3 },
    { arbitrary: fc.record(known, { requiredKeys: [] }), weight: 1 },
  );
  // By way of the text, because an object literal cannot hold a key `__proto__` of its own.
  return fc.tuple(record, extra).map(([value, more]) => {
    const whole = JSON.stringify(value);
    return JSON.parse(more && whole !== "{}" ? `${whole.slice(0, -1)}${more}}` : whole) as unknown;
  });
}
