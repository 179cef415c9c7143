import { z } from "zod";
import { metaOf, unwrap } from "#worker/content/field-types.ts";

type TextPair = { path: string; english: string; hindi: string | undefined };

/** Each text of an entry that is translated, beside its Hindi. */
export function pairTexts(schema: z.core.$ZodType, english: unknown, hindi: unknown, path = ""): TextPair[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodString) {
    if (typeof english !== "string" || !metaOf(schema).translatable) return [];
    return [{ path, english, hindi: typeof hindi === "string" ? hindi : undefined }];
  }
  if (inner instanceof z.ZodArray) {
    if (!Array.isArray(english)) return [];
    return english.flatMap((one: unknown, i) => pairTexts(inner.element, one, partOf(hindi, i), `${path}.${i}`));
  }
  if (inner instanceof z.ZodUnion) {
    const option = inner.options.find((one) => z.safeParse(one, english).success);
    return option ? pairTexts(option, english, hindi, path) : [];
  }
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([name, field]) =>
    pairTexts(field, partOf(english, name), partOf(hindi, name), `${path}.${name}`),
  );
}

function partOf(value: unknown, key: string | number): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
