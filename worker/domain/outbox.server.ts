import { and, asc, eq, inArray, lt, lte, or, sql } from "drizzle-orm";
import { type MAIL_KINDS, outbox } from "../db/schema.ts";
import type { Deps } from "../deps.ts";

export type MailKind = (typeof MAIL_KINDS)[number];
export type QueuedMail = { id: string; kind: MailKind; recipient: string; subjectId: string; attempts: number };

/** Minutes until the next try after the first, second, … failed one; after the last the mail is given up as `failed`. */
const RETRY_MINUTES = [1, 5, 15, 60, 240, 720, 1440];
/** A sender that died gives its mails back after this time. */
const LEASE_MINUTES = 5;
const BATCH_SIZE = 20;

/**
 * A statement that queues a mail, for the batch that gives the reason to send it. The same `dedupeKey` queues nothing
 * more. Without a recipient the row is kept as `no_address`, so that an operator can see what could not be sent.
 */
export function queueMail(
  deps: Pick<Deps, "db" | "now">,
  mail: { kind: MailKind; recipient: string | null; subjectId: string; dedupeKey: string },
) {
  const now = deps.now();
  return deps.db
    .insert(outbox)
    .values({
      id: crypto.randomUUID(),
      ...mail,
      status: mail.recipient ? "queued" : "no_address",
      nextAttemptAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: outbox.dedupeKey });
}

/** Takes the mails that are due for this sender alone: who changes the row sends the mail. */
export async function claimDueMail(deps: Pick<Deps, "db" | "now">): Promise<QueuedMail[]> {
  const now = deps.now();
  const isDue = or(
    and(eq(outbox.status, "queued"), lte(outbox.nextAttemptAt, now)),
    and(eq(outbox.status, "sending"), lt(outbox.nextAttemptAt, now)),
  );
  const due = deps.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue)
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(BATCH_SIZE);
  const claimed = await deps.db
    .update(outbox)
    .set({
      status: "sending",
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + LEASE_MINUTES * 60_000),
    })
    .where(inArray(outbox.id, due))
    .returning();
  return claimed.flatMap((row) => (row.recipient === null ? [] : [{ ...row, recipient: row.recipient }]));
}

export async function recordMailSent(deps: Pick<Deps, "db" | "now">, id: string): Promise<void> {
  await deps.db.update(outbox).set({ status: "sent", sentAt: deps.now(), lastError: null }).where(eq(outbox.id, id));
}

/** Queues the mail again for later, or gives it up after the last try. */
export async function recordMailFailed(
  deps: Pick<Deps, "db" | "now">,
  mail: Pick<QueuedMail, "id" | "attempts">,
  error: string,
): Promise<"queued" | "failed"> {
  const wait = RETRY_MINUTES[mail.attempts - 1];
  const status = wait === undefined ? "failed" : "queued";
  const nextAttemptAt = new Date(deps.now().getTime() + (wait ?? 0) * 60_000);
  await deps.db.update(outbox).set({ status, nextAttemptAt, lastError: error }).where(eq(outbox.id, mail.id));
  return status;
}
