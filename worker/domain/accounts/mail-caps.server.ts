import { UNVERIFIED_MAILS_A_DAY } from "../../contracts/vocabulary.ts";
import type { Deps } from "../../deps.ts";
import type { MailKind } from "../mail/mail-definition.server.ts";
import type { QueuedMail } from "../mail/outbox.server.ts";
import { takeFromLimit } from "../rate-limits.server.ts";
import { findMemberByEmail } from "./members.server.ts";

type CapDeps = Pick<Deps, "db" | "now" | "config" | "log">;

const HOUR_SECONDS = 60 * 60;
/** Over all unverified addresses: protects the sender's quota and reputation. */
export const UNVERIFIED_MAILS_AN_HOUR = 300;
const UNCAPPED: ReadonlySet<MailKind> = new Set(["receipt", "email_changed", "erasure_done"]);

/** Counts a mail to an unverified address. `drop`: daily limit of the address; `postpone`: hourly limit of all. */
export async function overMailCap(
  deps: CapDeps,
  { kind, recipient, attempts }: QueuedMail,
): Promise<"drop" | { postponeSeconds: number } | undefined> {
  // A retry was counted with its first attempt.
  if (UNCAPPED.has(kind) || attempts > 1) return undefined;
  const member = await findMemberByEmail(deps, recipient);
  if (member?.state === "active") return undefined;
  const hour = await takeFromLimit(deps, "mails-unverified", {
    max: UNVERIFIED_MAILS_AN_HOUR,
    windowSeconds: HOUR_SECONDS,
  });
  if (!hour.allowed) {
    const alarm = await takeFromLimit(deps, "mails-unverified-alarm", { max: 1, windowSeconds: HOUR_SECONDS });
    if (alarm.allowed) deps.log("error", "mail.unverified_cap", { mailsAnHour: UNVERIFIED_MAILS_AN_HOUR });
    return { postponeSeconds: hour.retryAfterSeconds };
  }
  const day = await takeFromLimit(deps, `mails-unverified:${recipient}`, {
    max: UNVERIFIED_MAILS_A_DAY,
    windowSeconds: 24 * HOUR_SECONDS,
  });
  return day.allowed ? undefined : "drop";
}
