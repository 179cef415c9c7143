import type { ApiResult } from "#app/client/page/call-api.ts";
import * as m from "#messages/forms.ts";
import type { FieldError } from "#worker/contracts/problem.ts";

export type Reply =
  | { ok: true; value: { message: string } }
  | { ok: false; message: string; help?: string; errors?: readonly FieldError[] };

export type FormActionData = { outcome: Reply; entered: Record<string, string> };

/** Section 8: `texts` are the fallback for responses without a message. */
export function replyOf(result: ApiResult<{ message?: string }>, texts: { success: string; failure: string }): Reply {
  if (result.ok) return { ok: true, value: { message: result.value.message || texts.success } };
  const { problem } = result;
  if (problem?.message) return { ok: false, message: problem.message, errors: problem.errors ?? [] };
  return { ok: false, message: texts.failure, help: m.unreachable() };
}
