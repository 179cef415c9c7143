const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const TIME = /[ T]\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[AP]M)?$/i;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[ /-]([a-z]{3})[a-z]*[ ,/-]+(\d{4}|\d{2})$/i;
const AMOUNT =
  /^\+?(?:₹|rs\.?|inr)? ?(\d{1,12}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,2}))?(?:\/-|\+)?(?: ?\(?cr\.?\)?)?$/i;
const SIGN = /^(?:([+-])[^+-]*\d(?:\/-)?|[^+-]*\d([+-]))$/;
const CREDIT = /^(?:c(?:r|redit)?|deposit)\.?$/i;
const DEBIT = /^(?:d(?:r|ebit)?|withdrawal)\.?$/i;
const SIDE = /[\d ]\(?([cd]r)\.?\)?$/i;

/** Indian banks write the day first: "24/11/26", "24-Nov-2026", "24th Nov 2026". The result is YYYY-MM-DD. */
export function parseStatementDate(text: string): string | undefined {
  const printed = text.trim().replace(TIME, "");
  const [, firstYear = "", nextMonth = "", lastDay = ""] = YEAR_FIRST.exec(printed) ?? [];
  if (firstYear) return realDay(Number(firstYear), Number(nextMonth), Number(lastDay));
  const [, day = "", month = "", year = ""] = DAY_FIRST.exec(printed) ?? NAMED.exec(printed) ?? [];
  if (!day) return undefined;
  const monthNumber = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.toLowerCase()) + 1;
  return realDay(year.length === 2 ? 2000 + Number(year) : Number(year), monthNumber, Number(day));
}

/** Parses "2,99,999.00", "₹ 5,000/-" and "299999.5 Cr" to paise; `undefined` without a number. */
export function parseStatementAmount(text: string): number | undefined {
  const [, rupees = "", paise = ""] = AMOUNT.exec(text.trim()) ?? [];
  const digits = rupees.replaceAll(",", "");
  if (digits === "" || digits.length > 12) return undefined;
  return Number(digits) * 100 + Number(paise.padEnd(2, "0"));
}

/** Reads "CR", "Debit" or the end of "5.00 (Dr)"; `undefined` for anything else. */
export function parseDirection(text: string): "credit" | "debit" | undefined {
  const word = SIDE.exec(text)?.[1] ?? text;
  if (CREDIT.test(word)) return "credit";
  return DEBIT.test(word) ? "debit" : undefined;
}

export function parseSign(amount: string): "credit" | "debit" | undefined {
  const [, before, behind] = SIGN.exec(amount) ?? [];
  const sign = before ?? behind;
  if (!sign) return undefined;
  return sign === "+" ? "credit" : "debit";
}

function realDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}
