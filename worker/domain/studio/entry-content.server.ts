import { z } from "zod";
import { type CollectionName, collections } from "../../content/collections.ts";
import { metaOf, unwrap } from "../../content/field-types.ts";
import type { FormField } from "../../contracts/console/form.ts";
import type { FieldError } from "../../contracts/problem.ts";
import type { Draft } from "../../db/schema/content.ts";
import type { StoredEntry } from "../content/entries.server.ts";
import { explainIssue } from "./form/explain-issue.server.ts";

/** Returns the version that an editor works on: the unpublished changes, or else the public version. */
export function workingCopy({
  draft,
  data,
  translations,
}: Pick<StoredEntry, "draft" | "data" | "translations">): Draft {
  return draft ?? { data, translations: translations ?? null };
}

/** True if entries cannot be added or removed, because pages refer to them by slug. */
export function isFixed(collection: CollectionName): boolean {
  return ["settings", "plans", "policies"].includes(collection);
}

/** Compares without regard to the order of fields. */
export function isSame(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

/** JSON with sorted fields, so that equal values give equal text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([x], [y]) => (x < y ? -1 : 1)))
      : part,
  );
}

const TITLES = ["title", "name", "question", "caption", "statement", "section", "text"] as const;

export function titleOf(data: unknown, slug: string): string {
  const fields = new Map(Object.entries(data ?? {}));
  const found = TITLES.map((name) => fields.get(name) as unknown).find(
    (text) => typeof text === "string" && text !== "",
  );
  return typeof found === "string" ? found : slug;
}

export function titleLabelOf(form: FormField): string {
  const fields = form.kind === "group" ? form.fields : [];
  return TITLES.flatMap((name) => fields.find((field) => field.name === name)?.label ?? [])[0] ?? "";
}

export function slugOf(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f’']/g, "")
    .toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return /^.{1,60}(?=-|$)/.exec(words)?.[0] ?? words.slice(0, 60);
}

/** Lists the reasons why an entry cannot be published yet, by field. */
export function findProblems(collection: CollectionName, data: unknown): FieldError[] {
  const { error } = collections[collection].schema.safeParse(data, { error: explainIssue });
  const problems = (error?.issues ?? []).map(({ path, message }) => ({ field: path.map(String).join("."), message }));
  const isPicture = ({ field }: FieldError) => field.endsWith(".src");
  const withoutPicture = problems.filter(isPicture).map(({ field }) => field.slice(0, -"src".length));
  // A picture brings its size and description along.
  return problems.filter((one) => isPicture(one) || !withoutPicture.some((group) => one.field.startsWith(group)));
}

/** Returns the data as the schema stores it: trimmed, with defaults. */
export function acceptedData(collection: CollectionName, data: unknown): unknown {
  return collections[collection].schema.parse(data);
}

export type Reference = { collection: string; slug: string; field: string };

/** Lists the entries that an entry refers to, such as its facts. */
export function findReferences(collection: CollectionName, data: unknown): Reference[] {
  return collect(collections[collection].schema, data, []);
}

function collect(schema: z.core.$ZodType, data: unknown, path: readonly string[]): Reference[] {
  const inner = unwrap(schema);
  const { refersTo } = metaOf(schema);
  if (refersTo && typeof data === "string") return [{ collection: refersTo, slug: data, field: path.join(".") }];
  if (inner instanceof z.ZodArray && Array.isArray(data)) {
    return data.flatMap((one: unknown, i) => collect(inner.element, one, [...path, String(i)]));
  }
  if (!(inner instanceof z.ZodObject) || typeof data !== "object" || data === null) return [];
  const parts = new Map(Object.entries(data));
  return Object.entries(inner.shape).flatMap(([name, field]) => collect(field, parts.get(name), [...path, name]));
}
