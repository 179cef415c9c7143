import { isAPIError } from "better-auth/api";
import { and, asc, eq, lt, sql } from "drizzle-orm";
import * as m from "#messages/refusals/accounts.ts";
import type { NewPasskey, PasskeyResponse } from "../../contracts/login.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import { CHALLENGED_MEMBER, passkeyChallenges, passkeys } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { auditStatement } from "../audit.server.ts";
import { markMailQueued, queueMailIf } from "../mail/outbox.server.ts";
import { purgeRows } from "../purge.server.ts";
import { rateLimits } from "../rate-limits.server.ts";
import { type AuthDeps, openAuth } from "./auth.server.ts";
import { type Device, expiredCodeCookie, headersOf } from "./device.server.ts";
import { deviceName } from "./device-name.server.ts";
import { mailAboutNewBrowser } from "./login-notice.server.ts";
import { passkeyAddedMail } from "./mails.server.ts";
import {
  endSessionOf,
  findSession,
  recordPasskeyUse,
  refuseStale,
  type Session,
  type Viewer,
} from "./sessions.server.ts";

type PasskeyDeps = AuthDeps & Pick<Deps, "now" | "clientId" | "queued">;
export type PasskeyOptions = { options: Record<string, unknown>; cookies: string[] };

export const PASSKEYS_PER_MEMBER = 20;

export async function offerPasskey(deps: PasskeyDeps, device: Device): Promise<Outcome<PasskeyOptions>> {
  const session = await findFreshSession(deps, device);
  if (!session.ok) return session;
  const { headers, response } = await openAuth(deps).api.generatePasskeyRegistrationOptions({
    headers: headersOf(device),
    query: {},
    returnHeaders: true,
  });
  return ok({ options: { ...response }, cookies: headers.getSetCookie() });
}

export async function addPasskey(
  deps: PasskeyDeps,
  { response }: NewPasskey,
  device: Device,
): Promise<Outcome<{ id: string }>> {
  const session = await findFreshSession(deps, device);
  if (!session.ok) return session;
  const { memberId } = session.value.viewer;
  const tooMany = await rateLimits.consume(deps, "passkey", { account: memberId });
  if (tooMany) return tooMany;
  const added = await callLibrary(deps, () =>
    openAuth(deps).api.verifyPasskeyRegistration({
      headers: headersOf(device),
      body: { response, name: deviceName(device.userAgent) },
    }),
  );
  if (!added) return refused("passkey_refused", m.passkeyNotAdded());
  try {
    const isOneTooMany = await deleteOrNotify(deps, session.value.viewer, added.id);
    if (isOneTooMany) return refused("passkey_refused", m.mostPasskeys({ count: PASSKEYS_PER_MEMBER }));
  } catch (error) {
    // The library has already written the passkey. Delete it if the notice to the owner fails.
    await deps.db.delete(passkeys).where(eq(passkeys.id, added.id));
    throw error;
  }
  return ok({ id: added.id });
}

export async function challengePasskey(deps: PasskeyDeps): Promise<Outcome<PasskeyOptions>> {
  const tooMany = await rateLimits.consume(deps, "passkey_challenge", { client: deps.clientId });
  if (tooMany) return tooMany;
  const { headers, response } = await openAuth(deps).api.generatePasskeyAuthenticationOptions({
    headers: new Headers(),
    returnHeaders: true,
  });
  // A passkey is the only factor, so user verification is required; the library only prefers it.
  return ok({ options: { ...response, userVerification: "required" }, cookies: headers.getSetCookie() });
}

/** Logs in with a passkey and ends the browser's previous session (rotation). */
export async function logInWithPasskey(
  deps: PasskeyDeps,
  { response }: PasskeyResponse,
  device: Device,
): Promise<Outcome<{ name: string; role: string; cookies: string[] }>> {
  const before = await findSession(deps, device);
  const loggedIn = await callLibrary(deps, () =>
    openAuth(deps).api.verifyPasskeyAuthentication({
      headers: headersOf(device),
      body: { response },
      returnHeaders: true,
    }),
  );
  if (!loggedIn) return refused("passkey_refused");
  if (before) await endSessionOf(deps, before.viewer.memberId, before.viewer.sessionId);
  const { session, user } = loggedIn.response;
  await recordPasskeyUse(deps, session.id);
  deps.log("info", "sign_in.done", { memberId: user.id, sessionId: session.id, method: "passkey" });
  await mailAboutNewBrowser(deps, user, session.id, device);
  const { name, role } = user as typeof user & { role: string };
  return ok({ name, role, cookies: [...loggedIn.headers.getSetCookie(), expiredCodeCookie(deps)] });
}

export type PasskeyRow = { id: string; name: string | null; createdAt: Date };

export async function listPasskeys(deps: Pick<Deps, "db">, memberId: string): Promise<PasskeyRow[]> {
  const { id, name, createdAt } = passkeys;
  return deps.db
    .select({ id, name, createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, memberId))
    .orderBy(asc(passkeys.createdAt));
}

export async function hasPasskey(deps: Pick<Deps, "db">, memberId: string): Promise<boolean> {
  return (await deps.db.$count(passkeys, eq(passkeys.userId, memberId))) > 0;
}

export async function removePasskey(
  deps: Pick<Deps, "db" | "now" | "log">,
  session: Session,
  id: string,
): Promise<Outcome<null>> {
  const stale = refuseStale(deps, session);
  if (stale) return stale;
  const { memberId } = session.viewer;
  const mine = and(eq(passkeys.id, id), eq(passkeys.userId, memberId));
  const entry = { actor: memberId, action: "passkey.removed", subject: `passkey:${id}` };
  await deps.db.batch([
    auditStatement(deps, entry, sql`exists (select 1 from ${passkeys} where ${mine})`),
    deps.db.delete(passkeys).where(mine),
  ]);
  return ok(null);
}

export async function findPasskey(deps: Pick<Deps, "db">, id: string): Promise<PasskeyRow | undefined> {
  return deps.db.select().from(passkeys).where(eq(passkeys.id, id)).get();
}

export function erasePasskeysOf(deps: Pick<Deps, "db">, memberId: string) {
  return [
    deps.db.delete(passkeys).where(eq(passkeys.userId, memberId)),
    deps.db.delete(passkeyChallenges).where(sql`${CHALLENGED_MEMBER} = ${memberId}`),
  ] as const;
}

export async function deleteExpiredChallenges(deps: Pick<Deps, "db" | "now">): Promise<void> {
  await purgeRows(deps, passkeyChallenges, lt(passkeyChallenges.expiresAt, deps.now()));
}

async function deleteOrNotify(deps: PasskeyDeps, { memberId, email }: Viewer, id: string): Promise<boolean> {
  const all = sql`(select count(*) from ${passkeys} where ${eq(passkeys.userId, memberId)})`;
  const isThere = sql`exists (select 1 from ${passkeys} where ${eq(passkeys.id, id)})`;
  const mail = { recipient: email, about: { passkeyId: id }, memberId, once: id };
  const entry = { actor: memberId, action: "passkey.added", subject: `passkey:${id}` };
  const [deleted, queued] = await deps.db.batch([
    deps.db
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), sql`${all} > ${PASSKEYS_PER_MEMBER}`))
      .returning({ id: passkeys.id }),
    queueMailIf(deps, passkeyAddedMail, mail, isThere),
    auditStatement(deps, entry, isThere),
  ]);
  markMailQueued(deps, queued);
  return deleted.length > 0;
}

async function findFreshSession(deps: PasskeyDeps, device: Device): Promise<Outcome<Session>> {
  const session = await findSession(deps, device);
  if (!session?.isConfirmed) return refused("signed_out");
  return refuseStale(deps, session) ?? ok(session);
}

/** Calls the library, which throws its refusals. Logs the reason without the input. */
async function callLibrary<T>(deps: Pick<Deps, "log">, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!isAPIError(error)) throw error;
    deps.log("warn", "passkey.refused", { code: error.body?.code ?? String(error.status) });
    return undefined;
  }
}
