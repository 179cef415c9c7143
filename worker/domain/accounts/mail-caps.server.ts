import type { Deps } from "../../deps.ts";
import type { MailKind } from "../mail/mail-definition.server.ts";
import type { QueuedMail } from "../mail/outbox.server.ts";
import { rateLimits } from "../rate-limits.server.ts";

type CapDeps = Pick<Deps, "db" | "now" | "config" | "log">;

const UNCAPPED: ReadonlySet<MailKind> = new Set(["receipt", "email_changed", "erasure_done"]);

/** Counts a mail to an unverified address. `drop`: daily limit of the address; `postpone`: hourly limit of all. */
export async function overMailCap(
  deps: CapDeps,
  { kind, recipient, attempts }: QueuedMail,
  isVerified: boolean,
): Promise<"drop" | { postponeSeconds: number } | undefined> {
  // A retry was counted with its first attempt.
  if (isVerified || UNCAPPED.has(kind) || attempts > 1) return undefined;
  // Requests for codes have separate limits. This cap would let anybody lock the owner of an unverified account out.
  const exceeded =
    kind === "sign_in_code"
      ? await rateLimits.consume(deps, "unverified_code_mail", {})
      : await rateLimits.consume(deps, "unverified_mail", { address: recipient });
  if (!exceeded) return undefined;
  if (exceeded.per.length > 0) return "drop";
  const alarm = await rateLimits.consume(deps, "unverified_mail_alarm", {});
  if (!alarm) deps.log("error", "mail.unverified_cap", { kind });
  return { postponeSeconds: exceeded.retryAfterSeconds };
}
