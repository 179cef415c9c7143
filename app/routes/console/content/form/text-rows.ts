import type { Control } from "#app/components/forms/field.tsx";

/** As many lines as the text has on a phone, within reason. */
export function rowsFor({ defaultValue = "" }: Control, least: number): number {
  return Math.min(24, Math.max(least, Math.ceil(defaultValue.length / 60) + defaultValue.split("\n").length - 1));
}
