import { and, eq, gt, lt } from "drizzle-orm";
import { CONSOLE_SESSION } from "../../contracts/console/vocabulary.ts";
import { consoleSessions } from "../../db/schema/operators.ts";
import type { Deps } from "../../deps.ts";
import type { Session } from "../accounts/sessions.server.ts";
import { purgeRows } from "../purge.server.ts";

type SessionDeps = Pick<Deps, "db" | "now">;

const MINUTE_MS = 60_000;

/** Continues a login's console session, or starts one after a recent use of the passkey. False if it has expired. */
export async function continueConsoleSession(deps: SessionDeps, { viewer, passkeyAt }: Session): Promise<boolean> {
  const now = deps.now();
  const { sessionId, memberId } = viewer;
  const { startedAt, seenAt } = consoleSessions;
  const isOpen = and(gt(startedAt, startOfOldest(now)), gt(seenAt, minutesAgo(now, CONSOLE_SESSION.idleMinutes)));
  const [continued] = await deps.db
    .update(consoleSessions)
    .set({ seenAt: now })
    .where(and(eq(consoleSessions.sessionId, sessionId), isOpen))
    .returning();
  if (continued) return true;
  if (!hasRecentPasskey(now, passkeyAt)) return false;
  await deps.db
    .insert(consoleSessions)
    .values({ sessionId, memberId, startedAt: now, seenAt: now })
    .onConflictDoUpdate({ target: consoleSessions.sessionId, set: { startedAt: now, seenAt: now } });
  return true;
}

export function hasRecentPasskey(now: Date, passkeyAt: Date | undefined): boolean {
  return passkeyAt !== undefined && passkeyAt > minutesAgo(now, CONSOLE_SESSION.passkeyMinutes);
}

export function eraseConsoleSessionsOf(deps: Pick<Deps, "db">, memberId: string) {
  return [deps.db.delete(consoleSessions).where(eq(consoleSessions.memberId, memberId))] as const;
}

export async function listConsoleSessionsOf(deps: Pick<Deps, "db">, memberId: string) {
  return deps.db.select().from(consoleSessions).where(eq(consoleSessions.memberId, memberId));
}

export async function deleteExpiredConsoleSessions(deps: SessionDeps): Promise<void> {
  await purgeRows(deps, consoleSessions, lt(consoleSessions.startedAt, startOfOldest(deps.now())));
}

function startOfOldest(now: Date): Date {
  return minutesAgo(now, CONSOLE_SESSION.hours * 60);
}

function minutesAgo(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * MINUTE_MS);
}
