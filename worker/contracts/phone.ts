import { plainDigits } from "./calculators/amount-text.ts";

/** Ten digits for India, or `+` and country code. Normalise before you compare, store, count or hash a number. */
export function normalisePhone(text: string): string | undefined {
  const compact = plainDigits(text).replace(/[\s()./\p{Pd}\p{Cf}]/gu, "");
  const number = /^(\+|00)?(\d{7,15})$/.exec(compact);
  if (!number) return undefined;
  const [, prefix, digits = ""] = number;
  const indian = (prefix ? /^910?(\d{10})$/ : /^(?:0|91|910)?(\d{10})$/).exec(digits);
  if (indian?.[1]) return indian[1];
  return prefix ? `+${digits}` : digits;
}
