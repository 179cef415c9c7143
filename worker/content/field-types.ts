import { z } from "zod";

const WRAPPERS = [z.ZodOptional, z.ZodDefault, z.ZodNullable, z.ZodPrefault, z.ZodReadonly] as const;

/** The schema inside `.optional()` and `.default()`. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const wrapper = WRAPPERS.find((kind) => schema instanceof kind);
  return wrapper ? unwrap((schema as z.ZodOptional).unwrap()) : schema;
}

/** Metadata of a field, set inside `.optional()` or around it. */
export function metaOf(schema: z.core.$ZodType): z.GlobalMeta {
  const inner = unwrap(schema);
  return { ...z.globalRegistry.get(inner), ...z.globalRegistry.get(schema) };
}
