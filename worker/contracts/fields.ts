import { z } from "zod";
import * as m from "#messages/contracts/fields.ts";
import { invalidValue } from "#messages/contracts/problems.ts";
import { membershipDetails } from "#messages/contracts/specified.ts";
import { locale } from "#messages/locale.ts";
import { plainDigits } from "./calculators/amount-text.ts";
import { LIMITS } from "./vocabulary.ts";
import { WORKSPACE_LIMITS } from "./workspace-vocabulary.ts";

/** Called only when an input is refused, because the language depends on the request. */
export type ErrorText = () => string;

// zod's own sentences are in English.
z.config({ customError: () => (locale() === "en" ? undefined : invalidValue()) });

export const tooLong = (max: number) => () => m.tooLong({ max });

/** D1 replaces lone surrogates, and XML files cannot hold noncharacters, so both are refused like control characters. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{NChar}\p{Zl}\p{Zp}]*$/u;
export const SEVERAL_LINES = /^(?:[^\p{Cc}\p{Cs}\p{NChar}]|\n)*$/u;

/** Checks the length first and stops there, so later patterns never see long input. */
export function typedText(missing: ErrorText, max: number, tooMuch: ErrorText = tooLong(max)) {
  return z
    .string({ error: missing })
    .trim()
    .max(max, { error: tooMuch, abort: true })
    .min(1, { error: missing, abort: true });
}

export function personText(missing: ErrorText, max: number) {
  return typedText(missing, max).regex(ONE_LINE, { error: m.notOneLine });
}

export function lineProblem(text: string, max: number): string | undefined {
  if (text.length > max) return m.tooLong({ max });
  return ONE_LINE.test(text) ? undefined : m.notOneLine();
}

export function longText(missing: ErrorText, { min = 1, max }: { min?: number; max: number }) {
  return z
    .string({ error: missing })
    .transform(normalizeText)
    .pipe(
      typedText(missing, max)
        .min(min, { error: () => m.tooShort({ min }), abort: true })
        .regex(SEVERAL_LINES, { error: m.notPlain }),
    );
}

export function normalizeText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replaceAll("\t", " ");
}

export const Email = typedText(m.missingEmail, LIMITS.email)
  .toLowerCase()
  .pipe(z.email({ error: m.invalidEmail }));

const Detail = z.string({ error: membershipDetails }).trim().min(1, { error: membershipDetails });
/** Section 5. Messages about missing fields come first, so {@link withinLimits} checks the lengths. */
export const MembershipDetails = {
  name: Detail.meta({ maxLength: LIMITS.name }),
  contact: Detail.meta({ maxLength: LIMITS.contact }),
};

export function withinLimits(entered: { name: string; contact: string }, context: z.RefinementCtx): void {
  for (const field of ["name", "contact"] as const) {
    const message = lineProblem(entered[field], LIMITS[field]);
    if (message) context.addIssue({ code: "custom", path: [field], message });
  }
}

/** Accepts commas and the rupee sign; the result is integer paise. */
export const Rupees = typedText(m.wholeRupees, WORKSPACE_LIMITS.amount, m.mostRupees)
  .transform((text) => plainDigits(text).replace(/[₹\s]/g, ""))
  // Commas only between groups, so that 1,50 is not read as 150.
  .pipe(z.string().regex(/^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})$/, { error: m.wholeRupees }))
  .transform((text) => Number(text.replaceAll(",", "")))
  .refine((rupees) => rupees <= WORKSPACE_LIMITS.maxRupees, { error: m.mostRupees })
  .transform((rupees) => rupees * 100);

const AMOUNT = "Please write an amount in rupees, such as 2,499.50.";

/** "₹2,499.50" as integer paise. */
export const RupeesAndPaise = z
  .string(AMOUNT)
  .max(20, AMOUNT)
  .transform((text) => text.replace(/[₹\s]/g, ""))
  .pipe(z.string().regex(/^(?:\d{1,9}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d{1,2})?$/, AMOUNT))
  .transform((text) => Math.round(Number(text.replaceAll(",", "")) * 100));

/** A date as YYYY-MM-DD. */
export const Day = z.string({ error: m.chooseDay }).pipe(z.iso.date({ error: m.chooseDay }));
