import { z } from "zod";
import { LIMITS, MESSAGES } from "./vocabulary.ts";

export const tooLong = (max: number) => `Please use at most ${max} characters.`;

/** A line or text of a person: trimmed, not empty, no control characters but line breaks. */
export function personText(label: string, max: number) {
  return z
    .string({ error: `Please provide ${label}.` })
    .trim()
    .min(1, `Please provide ${label}.`)
    .max(max, tooLong(max))
    .regex(/^[^\p{Cc}]*$/u, "Please leave out control characters.");
}

/** A text of several lines, of which forms send the breaks as two characters; `label` as in "your review". */
export function longText(label: string, { min = 1, max }: { min?: number; max: number }) {
  return z
    .string({ error: `Please write ${label}.` })
    .transform((text) => text.replace(/\r\n?/g, "\n").trim())
    .pipe(
      z
        .string()
        .min(1, `Please write ${label}.`)
        .min(min, `Please write at least ${min} characters.`)
        .max(max, tooLong(max))
        .regex(/^(?:\P{Cc}|[\n\t])*$/u, "Please leave out control characters."),
    );
}

/** Lower-cased, so that one address is one person. */
export const Email = z
  .string({ error: "Please provide your e-mail address." })
  .trim()
  .toLowerCase()
  .max(LIMITS.email, tooLong(LIMITS.email))
  .pipe(z.email("Please provide a valid email address."));

const Detail = z.string(MESSAGES.membershipDetails).trim().min(1, MESSAGES.membershipDetails);
/** Section 5: who asks for a membership. That both are there is told before anything else; hence {@link withinLimits}. */
export const MembershipDetails = {
  name: Detail.meta({ maxLength: LIMITS.name }),
  contact: Detail.meta({ maxLength: LIMITS.contact }),
};

/** For `superRefine` of {@link MembershipDetails}: what is too long is told last. */
export function withinLimits(entered: { name: string; contact: string }, context: z.RefinementCtx): void {
  for (const field of ["name", "contact"] as const) {
    const max = LIMITS[field];
    if (entered[field].length > max) context.addIssue({ code: "custom", path: [field], message: tooLong(max) });
  }
}
