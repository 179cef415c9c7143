import { expect, test } from "vitest";
import { z } from "zod";
import { NOTICE_VERSION } from "#worker/contracts/vocabulary.ts";

const BYTES = 60_000;
/** A quadratic expression needs more than a second, and a linear one up to 6 ms on a slow machine. */
const MAX_MS = 50;

const fill = (text: string) => text.repeat(Math.ceil(BYTES / text.length)).slice(0, BYTES);
const HOSTILE: Record<string, string> = {
  letters: fill("a"),
  digits: fill("9"),
  spaces: `a${fill(" ")}a`,
  "an email of dots": `a@${fill(".")}@`,
  "an email of labels": `${fill("a.")}@${fill("a-.")}`,
  "at signs": fill("@"),
  "separated digits": `${fill("1 -")}x`,
  commas: `${fill("1,00")}x`,
  "carriage returns": fill("\r"),
  "control characters": fill("\u0000\u001b"),
  surrogates: fill("\ud800"),
  Hindi: fill("आशा "),
};

/** A value that each field accepts, so that the hostile one reaches the last rule of its own field. */
const FITTING: Record<string, unknown> = {
  email: "asha@example.org",
  phone: "9876543210",
  code: "123456",
  oldCode: "123456",
  newCode: "123456",
  consent: NOTICE_VERSION,
  amount: 4999,
  amountPaise: 499900,
  metOn: "2026-11-20",
  text: "A text that is long enough for any of the rules.",
  page: "/about",
  metrics: { lcp: 1 },
  id: "3f6b2d1c-6f0a-4c1e-9a57-2f1f6f0f9a11",
  otherMoney: "200",
  membershipStatus: "Non-Member",
  years: "5",
  month: "2026-11",
  Month: "2026-11",
  "ImportForm.event": "general",
  "NewView.path": "/console/messages",
  "DebtService.fixed": "300",
  AlsoPublished: "mentor-hours:3",
};

type Path = readonly (string | number)[];
/** A field that accepts text, and a value of the whole schema in which everything else is valid. */
type Field = { path: Path };

const modules = import.meta.glob<Record<string, unknown>>("../../../worker/contracts/**/*.ts", { eager: true });
const schemas = Object.values(modules).flatMap((exported) => Object.entries(exported).flatMap(schemasOf));

function schemasOf([name, value]: [string, unknown]): Array<[string, z.ZodType]> {
  if (value instanceof z.ZodType) return [[name, value]];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => schemasOf([`${name}.${key}`, inner]));
}

/** The parts of a definition that this test reads; zod has one for each kind of schema. */
type Definition = {
  type: string;
  in?: z.ZodType;
  innerType?: z.ZodType;
  element?: z.ZodType;
  options?: readonly z.ZodType[];
  shape?: Record<string, z.ZodType>;
  entries?: Record<string, unknown>;
  values?: readonly unknown[];
};
const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition;

/** The schema that meets the input first. */
function firstOf(schema: z.ZodType): z.ZodType {
  const { in: first, innerType, type, options } = definitionOf(schema);
  const next = type === "union" ? options?.[0] : (innerType ?? (isTransform(first) ? outOf(schema) : first));
  return next ? firstOf(next) : schema;
}

const isTransform = (schema: z.ZodType | undefined) =>
  schema !== undefined && definitionOf(schema).type === "transform";
const outOf = (schema: z.ZodType) => (schema._zod.def as unknown as { out: z.ZodType }).out;

function fieldsOf(schema: z.ZodType, path: Path = []): Field[] {
  const first = firstOf(schema);
  const { type, shape, element } = definitionOf(first);
  if (type === "object") return Object.entries(shape ?? {}).flatMap(([key, inner]) => fieldsOf(inner, [...path, key]));
  if (type === "array" && element) return fieldsOf(element, [...path, 0]);
  return ["string", "enum", "literal", "unknown"].includes(type) ? [{ path }] : [];
}

function fittingFor(schema: z.ZodType, path: Path, name: string): unknown {
  const key = String(path.at(-1) ?? name);
  const special = FITTING[`${name}.${key}`] ?? FITTING[key];
  const first = firstOf(schema);
  const { type, shape, element, entries, values } = definitionOf(first);
  if (type === "object" && special === undefined) {
    return Object.fromEntries(
      Object.entries(shape ?? {}).map(([k, inner]) => [k, fittingFor(inner, [...path, k], name)]),
    );
  }
  if (type === "array" && element) return [fittingFor(element, [...path, 0], name)];
  if (special !== undefined && schema.safeParse(special).success) return special;
  if (type === "enum") return Object.values(entries ?? {})[0];
  if (type === "literal") return values?.[0];
  if (type === "record") return {};
  if (type === "number") return 1;
  if (type === "boolean") return true;
  return TEXTS.find((text) => schema.safeParse(text).success) ?? special;
}
const TEXTS = [
  "Asha",
  "100",
  "A text that is long enough for any of the rules.",
  "2026-11-20",
  "asha@example.org",
  "a".repeat(16),
];

function replaced(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((inner, i) => (i === key ? replaced(inner, rest, text) : inner));
  return { ...(value as object), [key]: replaced((value as Record<string | number, unknown>)[key], rest, text) };
}

/** The least CPU time of five runs, in milliseconds, so that other load on the machine does not count. */
function timeOf(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

test("the walk over the contracts finds the fields that visitors type", () => {
  const names = schemas.flatMap(([name, schema]) => fieldsOf(schema).map(({ path }) => [name, ...path].join(".")));
  expect(names).toEqual(
    expect.arrayContaining([
      "ContactMessage.message",
      "EventRegistration.email",
      "EventRegistration.event",
      "CreateOrder.contact",
      "Email",
      "LoginCode.code",
      "SUBMISSION_CONTRACTS.mentorship_report.metOn",
      "NewPasskey.response.response.transports.0",
      "CspReport.csp-report.document-uri",
    ]),
  );
  expect(names.length).toBeGreaterThan(80);
});

test.each(schemas)("no field of %s takes more than 50 ms for 60 KB, whatever it contains", (name, schema) => {
  const fitting = fittingFor(schema, [], name);
  expect(schema.safeParse(fitting).error?.issues, `${name} takes ${JSON.stringify(fitting)}`).toBeUndefined();
  for (const { path } of fieldsOf(schema)) {
    for (const [what, text] of Object.entries(HOSTILE)) {
      const input = replaced(fitting, path, text);
      expect(
        timeOf(() => schema.safeParse(input)),
        `${[name, ...path].join(".")}: ${what}`,
      ).toBeLessThan(MAX_MS);
    }
  }
});
