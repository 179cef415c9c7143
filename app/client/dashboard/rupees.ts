import { plainDigits } from "#worker/contracts/calculators/amount-text.ts";

/** Sums amounts in rupees; an invalid amount counts as 0. */
export function sumRupees(values: readonly string[]): number {
  return values.reduce((sum, value) => sum + rupeesOf(value), 0);
}

function rupeesOf(typed: string): number {
  const digits = plainDigits(typed).replace(/[₹,\s]/g, "");
  return /^\d{1,15}$/.test(digits) ? Number(digits) : 0;
}
