import type { Deps } from "../../deps.ts";
import type { MailKind } from "../mail/mail-definition.server.ts";
import { CODE_MAILS, type QueuedMail } from "../mail/outbox.server.ts";
import { rateLimits } from "../rate-limits.server.ts";

type CapDeps = Pick<Deps, "db" | "now" | "config" | "log">;

const UNCAPPED: ReadonlySet<MailKind> = new Set([
  "receipt",
  "payment_kept",
  "renewal_reminder",
  "refund_approved",
  "refund_processed",
  "refund_failed",
  "dispute_reported",
  "email_changed",
  "erasure_done",
  "message_reply",
  "record_reply",
  "registration_confirmed",
  "registration_moved",
  "registration_cancelled",
]);
/** Code requests have separate limits. With the daily cap, anyone could prevent an address from being verified. */
const CODES: ReadonlySet<MailKind> = new Set(CODE_MAILS);

/** Counts a mail to an unverified address. `drop`: daily limit of the address; `postpone`: hourly limit of all. */
export async function countTowardsMailCap(
  deps: CapDeps,
  { kind, recipient, attempts }: QueuedMail,
  isVerified: boolean,
): Promise<"drop" | { postponeSeconds: number } | undefined> {
  // A retry was counted with its first attempt.
  if (isVerified || UNCAPPED.has(kind) || attempts > 1) return undefined;
  const exceeded = CODES.has(kind)
    ? await rateLimits.consume(deps, "unverified_code_mail", {})
    : await rateLimits.consume(deps, "unverified_mail", { address: recipient });
  if (!exceeded) return undefined;
  if (exceeded.per.length > 0) return "drop";
  const alarm = await rateLimits.consume(deps, "unverified_mail_alarm", {});
  if (!alarm) deps.log("error", "mail.unverified_cap", { kind });
  return { postponeSeconds: exceeded.retryAfterSeconds };
}
