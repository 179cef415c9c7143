import { INDIAN_STATES } from "./indian-states.ts";

const FORMAT = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A state, a PAN, and a check digit over the others in base 36. */
export function isGstin(text: string): boolean {
  return FORMAT.test(text) && INDIAN_STATES.has(stateOfGstin(text)) && text.endsWith(checkDigitOf(text));
}

export function stateOfGstin(gstin: string): string {
  return gstin.slice(0, 2);
}

function checkDigitOf(text: string): string {
  const sum = Array.from(text.slice(0, 14)).reduce((total, letter, i) => {
    const product = DIGITS.indexOf(letter) * (i % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS.charAt((36 - (sum % 36)) % 36);
}
