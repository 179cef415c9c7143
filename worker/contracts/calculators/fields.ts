import { z } from "zod";
import * as m from "#messages/calculators/refusals.ts";
import { paiseOf, plainDigits } from "./amount-text.ts";
import { CALCULATOR_LIMITS } from "./vocabulary.ts";

/** An amount as typed; the result is integer paise. */
export const Amount = read(m.amount, paiseOf).refine((paise) => paise <= CALCULATOR_LIMITS.maxRupees * 100, {
  error: () => m.mostAmount(),
});
export const PositiveAmount = Amount.refine((paise) => paise > 0, { error: () => m.aboveZero() });
export const AmountOrNothing = orNothing(Amount, 0);

/** In hundredths of a percent. */
export const Percentage = read(m.percentage, (text) => {
  const [, whole = "", decimals = ""] = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(text) ?? [];
  const basisPoints = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  return whole !== "" && basisPoints <= 10_000 ? basisPoints : undefined;
});

export function wholeNumber(message: () => string, { minimum, maximum }: { minimum: number; maximum: number }) {
  return read(message, (text) => {
    const number = /^\d{1,9}$/.test(text.replaceAll(",", "")) ? Number(text.replaceAll(",", "")) : undefined;
    return number !== undefined && number >= minimum && number <= maximum ? number : undefined;
  });
}

/** A day of the years 1000 to 2999 as YYYY-MM-DD, from that form or from day, month and year. */
export const Day = read(m.day, (text) => {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
  return z.iso.date().regex(/^[12]/).safeParse(iso).data;
});

/** Makes a field optional: a value that is empty or missing from the URL becomes `nothing`. */
export function orNothing<T, E>(schema: z.ZodType<T, string>, nothing: E) {
  return z
    .string()
    .trim()
    .default("")
    .transform((text, context): T | E => {
      if (text === "") return nothing;
      const { data, error } = schema.safeParse(text);
      for (const { message } of error?.issues ?? []) context.addIssue({ code: "custom", message });
      return error ? z.NEVER : data;
    });
}

function read<T>(message: () => string, reading: (text: string) => T | undefined) {
  return z
    .string({ error: () => message() })
    .trim()
    .max(CALCULATOR_LIMITS.typed, { error: () => message(), abort: true })
    .transform((text, context) => {
      const value = reading(plainDigits(text).trim());
      if (value === undefined) context.addIssue({ code: "custom", message: message() });
      return value ?? z.NEVER;
    });
}
