import type { ApiAnswer } from "#app/client/page/call-api.ts";
import { type Reply, replyOf } from "#app/components/forms/form-answer.ts";
import { findEventProblem } from "#worker/contracts/event-rules.ts";
import { type ProblemCode, type Refusal, whenToRetry } from "#worker/contracts/problem.ts";
import { MESSAGES } from "#worker/contracts/vocabulary.ts";

type Entered = Record<"fullName" | "email" | "phone", string>;
export type Refused = Extract<Reply, { ok: false }>;

/** Section 5: checks the fields before anything is sent. */
export function findRefusal({ fullName, email, phone }: Entered): Refused | undefined {
  const problem = findEventProblem({ fullName: fullName.trim(), email: email.trim(), phone: phone.trim() });
  if (!problem) return undefined;
  const { message, fields } = problem;
  return withHints({ ok: false, message, errors: fields.map((field) => ({ field, message })) });
}

/** Section 8: the error goes to the console; the visitor reads one sentence. */
export function replyToEvent(answer: ApiAnswer<{ message?: string }>): Reply {
  if (answer.ok) return replyOf(answer, { success: REGISTERED, failure: "" });
  console.error("The registration for the event failed:", answer.problem?.code ?? "no answer");
  return failureOf(answer.problem, answer.retryAfterSeconds);
}

/** Shown when the server's answer has no message. */
const REGISTERED = "You are registered. We will write to you.";

const SPECIFIED: readonly string[] = [MESSAGES.eventFieldsRequired, MESSAGES.eventEmail, MESSAGES.eventPhone];

/** Section 8: visitors read one of the three validation messages, or one sentence for any other failure. */
export function inSpecifiedWords(refusal: Refusal): Refused {
  return SPECIFIED.includes(refusal.message) ? withHints(refusal) : failureOf(refusal, refusal.retryAfterSeconds);
}

/** Section 8 hides the server's message, so the page says what to do next. */
const HELP: Partial<Record<ProblemCode, string>> = {
  form_rejected: "Reload the page first, and fill in the form without automatic filling.",
  check_failed: "Complete the check that you are a person first.",
};

function failureOf(problem: { code: ProblemCode } | undefined, retryAfterSeconds?: number): Refused {
  const wait = retryAfterSeconds && `Too many attempts. Try again ${whenToRetry(retryAfterSeconds)}.`;
  const help = wait || (problem && HELP[problem.code]);
  return { ok: false, message: MESSAGES.eventFailed, ...(help && { help }) };
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

/** The message is shown above the form; each field has its own hint. */
function withHints({ message, errors = [] }: Refused): Refused {
  const hints = message === MESSAGES.eventFieldsRequired ? MISSING : HOW;
  return { ok: false, message, errors: errors.map(({ field }) => ({ field, message: hints[field] ?? message })) };
}
