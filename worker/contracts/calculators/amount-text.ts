const NUMBER = /^(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,15})(?:\.(\d{1,7}))?/;
const UNIT = /^(thousand|k|lakhs?|lacs?|l|crores?|cr|हज\u093c?ार|लाख|करोड\u093c?)(?![\p{L}\p{M}])\.?/u;
const [THOUSAND, LAKH, CRORE] = [100_000, 10_000_000, 1_000_000_000];
/** Paise per unit, by the unit's first letter. */
const PAISE: Record<string, number> = {
  ...{ t: THOUSAND, k: THOUSAND, l: LAKH, c: CRORE },
  ...{ ह: THOUSAND, ल: LAKH, क: CRORE },
};
const ONE_RUPEE = 100;

/**
 * Integer paise of an amount as people write it: "5,00,000", "₹ 5 lakh", "1 crore 20 lakh", "5 लाख रुपये", "250.50 rupees".
 * `undefined` for any other text. Commas can only separate groups, so that "1,50" is not read as 150.
 */
export function paiseOf(typed: string): number | undefined {
  let rest = plainDigits(typed.toLowerCase())
    .replace(/^\s*(?:₹|rs\.?|inr|रु\.?(?![\p{L}\p{M}]))?\s*/u, "")
    .trimEnd()
    .replace(/(?:\/-|₹|rs\.?|inr|rupees?|रुप(?:ये|ए))$/u, "");
  let sum = 0;
  let smallest = Number.POSITIVE_INFINITY;
  while (rest !== "") {
    const [number = "", whole = "", decimals = ""] = NUMBER.exec(rest) ?? [];
    if (number === "") return undefined;
    rest = rest.slice(number.length).trimStart();
    const [unit = ""] = UNIT.exec(rest) ?? [];
    rest = rest.slice(unit.length).trimStart();
    const unitPaise = PAISE[unit[0] ?? ""] ?? ONE_RUPEE;
    const part = Number(decimals) * (unitPaise / 10 ** decimals.length);
    if (unitPaise >= smallest || !Number.isInteger(part)) return undefined;
    smallest = unitPaise;
    sum += Number(whole.replaceAll(",", "")) * unitPaise + part;
  }
  return smallest === Number.POSITIVE_INFINITY || !Number.isSafeInteger(sum) ? undefined : sum;
}

/** Converts full-width and Devanagari digits to 0 to 9. */
export function plainDigits(text: string): string {
  return text.normalize("NFKC").replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}
