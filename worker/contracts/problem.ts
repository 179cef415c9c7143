import * as m from "#messages/contracts/problems.ts";

/** RFC 9457 problem details: the status of each code. The only file with HTTP status numbers. */
export const PROBLEMS = {
  malformed_json: 400,
  bad_signature: 400,
  bad_webhook_signature: 401,
  signed_out: 401,
  passkey_refused: 401,
  foreign_origin: 403,
  stale_session: 403,
  stale_passkey: 403,
  operator_account: 403,
  merged_account: 403,
  wrong_role: 403,
  not_found: 404,
  unknown_order: 404,
  unknown_payment: 404,
  method_not_allowed: 405,
  already_member: 409,
  idempotency_conflict: 409,
  version_conflict: 409,
  document_closed: 409,
  last_owner: 409,
  not_mergeable: 409,
  not_answerable: 409,
  payment_not_captured: 409,
  paid_by_transfer: 409,
  refund_too_large: 409,
  refund_too_late: 409,
  dispute_lost: 409,
  refund_decided: 409,
  offer_fixed: 409,
  address_taken: 409,
  picture_removed: 409,
  picture_in_use: 409,
  own_rules: 409,
  new_price: 409,
  new_payment_details: 409,
  new_owner: 409,
  people_registered: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  form_rejected: 422,
  check_failed: 422,
  no_seats: 409,
  seats_taken: 409,
  unknown_plan: 422,
  too_many_requests: 429,
  wrong_code: 422,
  expired_code: 422,
  used_code: 422,
  other_browser: 422,
  locked_code: 429,
  internal_error: 500,
  provider_failed: 502,
  amount_above_maximum: 502,
  payments_unavailable: 503,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof PROBLEMS;
export type FieldError = { field: string; message: string };

export type Problem = {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  message: string;
  errors?: readonly FieldError[];
  requestId: string;
};

export const MOVED = 308;
export const SEE_OTHER = 303;
export const NOT_MODIFIED = 304;
export const SUCCESS = { ok: 200, created: 201, accepted: 202, received: 204 } as const;
export type Success = keyof typeof SUCCESS;

export type Outcome<T> = { ok: true; value: T } | Refusal;
export type Refusal = {
  ok: false;
  code: ProblemCode;
  message: string;
  errors?: readonly FieldError[];
  retryAfterSeconds?: number;
  /** What the operator confirms by sending the form again. */
  agree?: string;
};

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function refused(code: ProblemCode, message?: string, errors?: readonly FieldError[]): Refusal {
  return { ok: false, code, message: message ?? m.problemTitle(code), ...(errors && { errors }) };
}

export function tooManyRequests(retryAfterSeconds: number): Refusal {
  const message = m.tooManyAttempts({ when: whenToRetry(retryAfterSeconds) });
  return { ...refused("too_many_requests", message), retryAfterSeconds };
}

export function whenToRetry(seconds: number): string {
  return seconds <= 60 ? m.inAMinute() : m.inTime({ time: waitInWords(seconds) });
}

export function waitInWords(seconds: number): string {
  if (seconds <= 90) return m.seconds({ count: seconds });
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? m.minutes({ count: minutes }) : m.hours({ count: Math.ceil(minutes / 60) });
}

export function headersOf(outcome: { ok: true } | Refusal): Record<string, string> {
  if (outcome.ok || outcome.retryAfterSeconds === undefined) return {};
  return { "Retry-After": String(outcome.retryAfterSeconds) };
}

export function statusOf(outcome: { ok: true } | Refusal, success: Success = "ok"): number {
  return outcome.ok ? SUCCESS[success] : PROBLEMS[outcome.code];
}

export function problemOf({ code, message, errors }: Refusal, requestId: string): Problem {
  return {
    type: `/api/docs#${code}`,
    title: m.problemTitle(code),
    status: PROBLEMS[code],
    code,
    message,
    ...(errors && { errors }),
    requestId,
  };
}

export type Contract<Input> = {
  safeParse(
    entered: unknown,
  ): { success: true; data: Input } | { success: false; error: { issues: Parameters<typeof invalidInput>[0] } };
};

/** Refuses input that breaks the contract. */
export async function withInput<Input, Result extends Outcome<unknown>>(
  contract: Contract<Input>,
  entered: unknown,
  run: (input: Input) => Promise<Result>,
): Promise<Result | Refusal> {
  const parsed = contract.safeParse(entered);
  return parsed.success ? run(parsed.data) : invalidInput(parsed.error.issues);
}

/** Keeps the first message of each field, and no input. */
export function invalidInput(issues: readonly { message: string; path?: readonly unknown[] | undefined }[]): Refusal {
  const errors: FieldError[] = [];
  for (const { message, path } of issues) {
    const field = (path ?? []).map(String).join(".");
    if (!errors.some((error) => error.field === field)) errors.push({ field, message });
  }
  return refused("invalid_input", errors[0]?.message, errors);
}
