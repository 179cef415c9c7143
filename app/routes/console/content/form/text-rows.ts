import type { Control } from "#app/components/forms/field.tsx";

/** About as many rows as the text fills on a phone, between `minimum` and 24. */
export function rowsFor({ defaultValue = "" }: Control, minimum: number): number {
  return Math.min(24, Math.max(minimum, Math.ceil(defaultValue.length / 60) + defaultValue.split("\n").length - 1));
}
