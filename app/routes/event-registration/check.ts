import type { ApiResult } from "#app/client/page/call-api.ts";
import { type Reply, replyOf } from "#app/components/forms/reply.ts";
import { tooManyAttempts } from "#messages/contracts/problems.ts";
import * as specified from "#messages/contracts/specified.ts";
import * as m from "#messages/visitors/event-registration.ts";
import { findEventProblem } from "#worker/contracts/event-rules.ts";
import { type ProblemCode, type Refusal, whenToRetry } from "#worker/contracts/problem.ts";

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
export function replyToEvent(result: ApiResult<{ message?: string }>): Reply {
  if (result.ok) return replyOf(result, { success: m.registered(), failure: "" });
  console.error("The registration for the event failed:", result.problem?.code ?? "no answer");
  return failureOf(result.problem, result.retryAfterSeconds);
}

/** Section 8: visitors read one of the three validation messages, or one sentence for any other failure. */
export function inSpecifiedWords(refusal: Refusal): Refused {
  const inWords = [specified.eventFieldsRequired(), specified.eventEmail(), specified.eventPhone()];
  return inWords.includes(refusal.message) ? withHints(refusal) : failureOf(refusal, refusal.retryAfterSeconds);
}

/** Section 8 hides the server's message, so the page says what to do next. */
const HELP: Partial<Record<ProblemCode, () => string>> = { form_rejected: m.reloadFirst, check_failed: m.checkFirst };

function failureOf(problem: { code: ProblemCode } | undefined, retryAfterSeconds?: number): Refused {
  const wait = retryAfterSeconds && tooManyAttempts({ when: whenToRetry(retryAfterSeconds) });
  const help = wait || (problem && HELP[problem.code]?.());
  return { ok: false, message: specified.eventFailed(), ...(help && { help }) };
}

const MISSING: Record<string, () => string> = {
  fullName: m.missingName,
  email: m.missingEmail,
  phone: m.missingPhone,
};
const HOW: Record<string, () => string> = { email: m.howEmail, phone: m.howPhone };

/** The message is shown above the form; each field has its own hint. */
function withHints({ message, errors = [] }: Refused): Refused {
  const hints = message === specified.eventFieldsRequired() ? MISSING : HOW;
  return { ok: false, message, errors: errors.map(({ field }) => ({ field, message: hints[field]?.() ?? message })) };
}
