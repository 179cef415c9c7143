import { z } from "zod";
import { LIMITS, MESSAGES } from "./vocabulary.ts";
import { WORKSPACE_LIMITS } from "./workspace-vocabulary.ts";

export const tooLong = (max: number) => `Please use at most ${max} characters.`;

/** D1 replaces lone surrogates, so they are refused like control characters. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;
export const SEVERAL_LINES = /^(?:[^\p{Cc}\p{Cs}]|\n)*$/u;
export const NOT_ONE_LINE = "Please use plain text on one line, without line breaks, tabs or control characters.";
export const NOT_PLAIN = "Please use plain text. Remove control characters; line breaks are fine.";

/** Checks the length first and stops there, so later patterns never see long input. */
export function typedText(missing: string, max: number, tooLongMessage = tooLong(max)) {
  return z
    .string({ error: missing })
    .trim()
    .max(max, { error: tooLongMessage, abort: true })
    .min(1, { error: missing, abort: true });
}

export function personText(label: string, max: number) {
  return typedText(`Please provide ${label}.`, max).regex(ONE_LINE, NOT_ONE_LINE);
}

export function lineProblem(text: string, max: number): string | undefined {
  if (text.length > max) return tooLong(max);
  return ONE_LINE.test(text) ? undefined : NOT_ONE_LINE;
}

export function longText(label: string, { min = 1, max }: { min?: number; max: number }) {
  const missing = `Please write ${label}.`;
  return z
    .string({ error: missing })
    .transform(normalizeText)
    .pipe(
      typedText(missing, max)
        .min(min, { error: `Please write at least ${min} characters.`, abort: true })
        .regex(SEVERAL_LINES, NOT_PLAIN),
    );
}

export function normalizeText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replaceAll("\t", " ");
}

export const Email = typedText("Please provide your email address.", LIMITS.email)
  .toLowerCase()
  .pipe(z.email("Please provide a valid email address."));

const Detail = z.string(MESSAGES.membershipDetails).trim().min(1, MESSAGES.membershipDetails);
/** Section 5. Messages about missing fields come first; hence {@link withinLimits}. */
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

export const RUPEES = "Please write whole rupees, such as 25,00,000.";
const MOST = "Please write at most 100 crore (1,00,00,00,000).";

/** Accepts commas and the rupee sign; the result is integer paise. */
export const Rupees = typedText(RUPEES, WORKSPACE_LIMITS.amount, MOST)
  .transform((text) => text.replace(/[₹\s]/g, ""))
  // Commas only between groups, so that 1,50 is not read as 150.
  .pipe(z.string().regex(/^(?:\d{1,15}|\d{1,3}(?:,\d{2,3})*,\d{3})$/, RUPEES))
  .transform((text) => Number(text.replaceAll(",", "")))
  .refine((rupees) => rupees <= WORKSPACE_LIMITS.mostRupees, MOST)
  .transform((rupees) => rupees * 100);

const AMOUNT = "Please write an amount in rupees, such as 2,499.50.";

/** "₹2,499.50" as integer paise. */
export const RupeesAndPaise = z
  .string(AMOUNT)
  .max(20, AMOUNT)
  .transform((text) => text.replace(/[₹\s]/g, ""))
  .pipe(z.string().regex(/^(?:\d{1,9}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d{1,2})?$/, AMOUNT))
  .transform((text) => Math.round(Number(text.replaceAll(",", "")) * 100));

const DAY = "Please choose a day.";

/** Such as "2026-11-24". */
export const Day = z.string(DAY).pipe(z.iso.date(DAY));
