/** RFC 9457 problem details. The only file with HTTP status numbers. */
export const PROBLEMS = {
  malformed_json: [400, "The body is not valid JSON."],
  bad_signature: [400, "Payment verification failed."],
  bad_webhook_signature: [401, "The webhook signature does not match."],
  signed_out: [401, "Please log in first."],
  passkey_refused: [401, "This passkey did not log you in. Log in with a code instead."],
  foreign_origin: [403, "This call is only for this site’s own pages."],
  stale_session: [403, "Please log in again to do this."],
  stale_passkey: [403, "Use your passkey again to do this."],
  operator_account: [403, "You still have access to the console. Ask an owner to end it, then close your account."],
  wrong_role: [403, "This page is for another role."],
  not_found: [404, "There is nothing at this address."],
  unknown_order: [404, "There is no such order."],
  unknown_payment: [404, "There is no such payment."],
  method_not_allowed: [405, "This address does not take that method."],
  already_member: [409, "You have already paid for a membership."],
  idempotency_conflict: [409, "This idempotency key belongs to another order."],
  version_conflict: [409, "This was changed in the meantime, on another device or in another window."],
  document_closed: [409, "This document can no longer be changed."],
  last_owner: [409, "This is the last owner. Make someone else an owner first."],
  payment_not_captured: [409, "This payment was not captured, so there is no money to refund."],
  paid_by_transfer: [409, "This was paid by bank transfer. Return the money by bank, then record that transfer."],
  refund_too_large: [409, "This is more than what remains of the payment."],
  refund_too_late: [409, "The payment is older than six months, so the provider does not refund it."],
  dispute_lost: [409, "This payment was lost in a dispute: the bank has already returned the money."],
  refund_decided: [409, "This refund is already approved, rejected or finished."],
  offer_fixed: [409, "This offer is no longer yours to change: the forum has taken it up, or you have withdrawn it."],
  address_taken: [409, "Another entry has this address, or the entry has been renamed meanwhile."],
  picture_removed: [409, "Somebody removed this picture from the library meanwhile. Choose another one."],
  picture_in_use: [409, "A page, a draft or a version of the last 90 days shows this picture, so it stays."],
  own_rules: [
    409,
    "You changed the rules of this scheme. A colleague checks them with their sources and publishes them.",
  ],
  body_too_large: [413, "The body is too large."],
  unsupported_media_type: [415, "The body must be application/json."],
  invalid_input: [422, "Some of the details are not valid."],
  form_rejected: [422, "We could not accept this form. Please reload the page and try again."],
  check_failed: [422, "The check that you are human did not succeed. Please complete it and send the form again."],
  no_seats: [409, "You have no membership with seats for several people."],
  seats_taken: [409, "All seats are taken. Withdraw one first."],
  unknown_plan: [422, "No membership plan has this amount."],
  too_many_requests: [429, "Too many attempts. Please try again later."],
  wrong_code: [422, "That code is not correct."],
  expired_code: [422, "This code has expired. Ask for a new one."],
  used_code: [422, "This code has been used already. Ask for a new one."],
  other_browser: [422, "This browser has no code for this address. Request a new one here, in this browser."],
  locked_code: [429, "There were too many wrong tries."],
  internal_error: [500, "Something went wrong on our side."],
  provider_failed: [502, "The payment provider did not accept the order."],
  amount_above_maximum: [502, "The payment provider does not accept this amount in one payment."],
  payments_unavailable: [503, "Online payment is not available at the moment."],
  unavailable: [503, "The service is not available at the moment."],
} as const satisfies Record<string, readonly [number, string]>;

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
};

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function refused(code: ProblemCode, message?: string, errors?: readonly FieldError[]): Refusal {
  return { ok: false, code, message: message ?? PROBLEMS[code][1], ...(errors && { errors }) };
}

export function tooManyRequests(retryAfterSeconds: number): Refusal {
  const message = `Too many attempts. Try again ${whenToRetry(retryAfterSeconds)}.`;
  return { ...refused("too_many_requests", message), retryAfterSeconds };
}

export function whenToRetry(seconds: number): string {
  return seconds <= 60 ? "in a minute" : `in ${inWords(seconds)}`;
}

export function inWords(seconds: number): string {
  if (seconds <= 90) return `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

export function headersOf(outcome: { ok: true } | Refusal): Record<string, string> {
  if (outcome.ok || outcome.retryAfterSeconds === undefined) return {};
  return { "Retry-After": String(outcome.retryAfterSeconds) };
}

export function statusOf(outcome: { ok: true } | Refusal, success: Success = "ok"): number {
  return outcome.ok ? SUCCESS[success] : PROBLEMS[outcome.code][0];
}

export function problemOf({ code, message, errors }: Refusal, requestId: string): Problem {
  const [status, title] = PROBLEMS[code];
  return { type: `/api/docs#${code}`, title, status, code, message, ...(errors && { errors }), requestId };
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
