import type { Reply } from "#app/components/forms/form-answer.ts";
import { type ProblemCode, type Refusal, whenToRetry } from "#worker/contracts/problem.ts";
import { EVENT_PATTERNS, LIMITS, MESSAGES } from "#worker/contracts/vocabulary.ts";

type Entered = Record<"fullName" | "email" | "phone", string>;
export type Refused = Extract<Reply, { ok: false }>;

/** Section 5: what the contract would refuse, in its order, found before anything is sent. */
export function findRefusal({ fullName, email, phone }: Entered): Refused | undefined {
  const filled = { fullName: fullName.trim(), email: email.trim(), phone: phone.trim() };
  const empty = Object.entries(filled).filter(([, value]) => value === "");
  if (empty.length > 0) {
    return refusalOf(
      MESSAGES.eventFieldsRequired,
      empty.map(([field]) => field),
    );
  }
  if (!EVENT_PATTERNS.email.test(filled.email) || filled.email.length > LIMITS.email)
    return refusalOf(MESSAGES.eventEmail, ["email"]);
  if (!EVENT_PATTERNS.phone.test(filled.phone)) return refusalOf(MESSAGES.eventPhone, ["phone"]);
  return undefined;
}

const SPECIFIED: readonly string[] = [MESSAGES.eventFieldsRequired, MESSAGES.eventEmail, MESSAGES.eventPhone];

/** Section 8: besides the three messages of validation a visitor reads one sentence for any failure. */
export function inSpecifiedWords(refusal: Refusal): Refused {
  return SPECIFIED.includes(refusal.message) ? withHints(refusal) : failureOf(refusal, refusal.retryAfterSeconds);
}

/** What the visitor can do about it, in this page's own words: the server's are not shown (section 8). */
const HELP: Partial<Record<ProblemCode, string>> = {
  form_rejected: "Load the page again first, and fill it in without a program that does it for you.",
  check_failed: "Complete the check that you are a person first.",
};

/** Section 8: the one sentence for any other failure. */
export function failureOf(problem: { code: ProblemCode } | undefined, retryAfterSeconds?: number): Refused {
  const wait = retryAfterSeconds && `Too many attempts. Try again ${whenToRetry(retryAfterSeconds)}.`;
  const help = wait || (problem && HELP[problem.code]);
  return { ok: false, message: MESSAGES.eventFailed, ...(help && { help }) };
}

function refusalOf(message: string, fields: string[]): Refused {
  return withHints({ ok: false, message, errors: fields.map((field) => ({ field, message })) });
}

const MISSING: Record<string, string> = {
  fullName: "Your full name is missing.",
  email: "Your email is missing.",
  phone: "Your phone number is missing.",
};
const HOW: Record<string, string> = {
  email: "Write it like name@company.in, without spaces.",
  phone: "Ten digits, without +91, spaces or dashes.",
};

/** The message stands above the form; beside each field stands what to do there. */
function withHints({ message, errors = [] }: Refused): Refused {
  const hints = message === MESSAGES.eventFieldsRequired ? MISSING : HOW;
  return { ok: false, message, errors: errors.map(({ field }) => ({ field, message: hints[field] ?? message })) };
}
