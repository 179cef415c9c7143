import { and, desc, eq, gt, lt, ne, type SQL } from "drizzle-orm";
import type { Locale } from "#messages/locale.ts";
import { type Outcome, ok, type Refusal, refused } from "../../contracts/problem.ts";
import { type Role, SESSION } from "../../contracts/vocabulary.ts";
import { sessions } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { purgeRows } from "../purge.server.ts";
import { type AuthDeps, openAuth } from "./auth.server.ts";
import { type Device, expiredCodeCookie, headersOf } from "./device.server.ts";

export type Viewer = { memberId: string; sessionId: string; name: string; email: string; role: Role };
export type Session = {
  viewer: Viewer;
  /** False until the owner of the address confirms the details typed at registration. */
  isConfirmed: boolean;
  isFresh: boolean;
  /** The last use of a passkey; `undefined` after a login by code. */
  passkeyAt: Date | undefined;
  /** Language of the account's mails. */
  language: Locale;
};
export type StartedSession = { sessionId: string; cookies: string[] };
type SessionDeps = AuthDeps & Pick<Deps, "now">;

const DAY_MS = 24 * 60 * 60_000;
const SEEN_EVERY_MS = 60 * 60_000;

/** Returns the device's session, unless it has ended, expired or been idle too long, or its account was merged. */
export async function findSession(deps: SessionDeps, device: Device): Promise<Session | undefined> {
  if (!device.cookie) return undefined;
  const found = await openAuth(deps).api.getSession({ headers: headersOf(device) });
  if (!found) return undefined;
  const { session, user } = found;
  const now = deps.now();
  const isOver = session.expiresAt <= now || session.updatedAt <= idleSince(now) || user.state === "merged";
  if (isOver) {
    await deps.db.delete(sessions).where(eq(sessions.id, session.id));
    return undefined;
  }
  if (now.getTime() - session.updatedAt.getTime() > SEEN_EVERY_MS) {
    await deps.db.update(sessions).set({ updatedAt: now }).where(eq(sessions.id, session.id));
  }
  return {
    viewer: {
      memberId: user.id,
      sessionId: session.id,
      name: user.name,
      email: user.email,
      role: user.role as Role,
    },
    isConfirmed: user.state === "active",
    isFresh: now.getTime() - session.createdAt.getTime() < SESSION.freshMinutes * 60_000,
    passkeyAt: session.passkeyAt ?? undefined,
    language: user.language as Locale,
  };
}

/** Starts a session and ends the browser's previous one (rotation). */
export async function startSession(deps: SessionDeps, memberId: string, device: Device): Promise<StartedSession> {
  const before = await findSession(deps, device);
  const { headers, response } = await openAuth(deps).api.startSession({
    body: { memberId },
    headers: headersOf({ ...device, cookie: null }),
    returnHeaders: true,
  });
  if (before) await deps.db.delete(sessions).where(eq(sessions.id, before.viewer.sessionId));
  return { sessionId: response.sessionId, cookies: headers.getSetCookie() };
}

export async function endSession(deps: SessionDeps, device: Device): Promise<{ cookies: string[] }> {
  const session = await findSession(deps, device);
  if (session) {
    const { memberId, sessionId } = session.viewer;
    await endSessionOf(deps, memberId, sessionId);
    deps.log("info", "sign_out.done", { memberId, sessionId });
  }
  const { headers } = await openAuth(deps).api.dropCookies({ returnHeaders: true });
  return { cookies: [...headers.getSetCookie(), expiredCodeCookie(deps)] };
}

/** Refuses a login older than {@link SESSION.freshMinutes}, because the device could be unattended. */
export function refuseStale(deps: Pick<Deps, "log">, { viewer, isFresh }: Session): Refusal | undefined {
  if (isFresh) return undefined;
  deps.log("warn", "access.refused", { code: "stale_session", memberId: viewer.memberId });
  return refused("stale_session");
}

export async function endOtherSession(
  deps: Pick<Deps, "db" | "log">,
  session: Session,
  sessionId: string,
): Promise<Outcome<null>> {
  const stale = refuseStale(deps, session);
  if (stale) return stale;
  const { memberId } = session.viewer;
  await endSessionOf(deps, memberId, sessionId);
  deps.log("info", "session.ended", { memberId, sessionId });
  return ok(null);
}

export async function endEverySession(deps: Pick<Deps, "db" | "log">, session: Session): Promise<Outcome<null>> {
  const stale = refuseStale(deps, session);
  if (stale) return stale;
  const { memberId } = session.viewer;
  await endAllSessionsStatement(deps, memberId);
  deps.log("info", "session.ended_all", { memberId });
  return ok(null);
}

export type SessionRow = { id: string; userAgent: string | null; createdAt: Date; seenAt: Date };

export async function listSessions(deps: Pick<Deps, "db" | "now">, memberId: string): Promise<SessionRow[]> {
  const now = deps.now();
  return deps.db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      seenAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, memberId), gt(sessions.expiresAt, now), gt(sessions.updatedAt, idleSince(now))))
    .orderBy(desc(sessions.updatedAt));
}

export async function listSessionsOf(deps: Pick<Deps, "db">, memberId: string) {
  const { id, ipAddress, userAgent, createdAt, updatedAt, expiresAt, passkeyAt } = sessions;
  return deps.db
    .select({ id, ipAddress, userAgent, createdAt, updatedAt, expiresAt, passkeyAt })
    .from(sessions)
    .where(eq(sessions.userId, memberId));
}

/** Records the time once per session, because every re-authentication starts a new session. */
export async function recordPasskeyUse(deps: Pick<Deps, "db" | "now">, sessionId: string): Promise<void> {
  await deps.db.update(sessions).set({ passkeyAt: deps.now() }).where(eq(sessions.id, sessionId));
}

export async function findSessionRow(deps: Pick<Deps, "db">, id: string) {
  return deps.db.select().from(sessions).where(eq(sessions.id, id)).get();
}

export async function endSessionOf(deps: Pick<Deps, "db">, memberId: string, sessionId: string): Promise<void> {
  await deps.db.delete(sessions).where(and(eq(sessions.id, sessionId), eq(sessions.userId, memberId)));
}

/** Run in the same batch as the change. `but` is the session to spare. */
export function endAllSessionsStatement(deps: Pick<Deps, "db">, memberId: string, but = "", when?: SQL) {
  return deps.db.delete(sessions).where(and(eq(sessions.userId, memberId), ne(sessions.id, but), when));
}

export async function deleteExpiredSessions(deps: Pick<Deps, "db" | "now">): Promise<void> {
  const now = deps.now();
  await purgeRows(deps, sessions, lt(sessions.expiresAt, now));
  await purgeRows(deps, sessions, lt(sessions.updatedAt, idleSince(now)));
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - SESSION.idleDays * DAY_MS);
}
