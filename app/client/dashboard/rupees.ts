import { plainDigits } from "#worker/contracts/calculators/amount-text.ts";

/** Sums amounts in rupees; an invalid amount counts as 0. */
export function sumRupees(values: readonly string[]): number {
  return values.reduce((sum, value) => sum + Number(wholeRupees(plainDigits(value)) ?? 0), 0);
}

/** The digits of a whole amount without its sign, commas and spaces. `undefined` for any other text. */
export function wholeRupees(text: string): string | undefined {
  const digits = digitsOf(text);
  return /^\d{1,15}$/.test(digits) ? digits : undefined;
}

export function digitsOf(text: string): string {
  return text.replace(/[₹,\s]/g, "");
}
