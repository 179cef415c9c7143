import { eq } from "drizzle-orm";
import type { OperatorRole } from "#worker/contracts/console/vocabulary.ts";
import { passkeys, sessions } from "#worker/db/schema/accounts.ts";
import type { Deps } from "#worker/deps.ts";
import { grantRole } from "#worker/domain/operators/operators.server.ts";
import { type LoggedIn, logIn } from "../fixtures/members.ts";

export const COMMAND = { memberId: "command", requestId: "command" };

/** Creates an operator with a role, a passkey that was just used, and a session. */
export async function logInOperator(
  site: { deps: Deps },
  role: OperatorRole,
  { hasPasskey = true, hasUsedIt = true } = {},
): Promise<LoggedIn> {
  const loggedIn = await logIn(site);
  await grantRole(site.deps, COMMAND, { email: loggedIn.email, role });
  if (hasPasskey) await insertPasskey(site, loggedIn.memberId);
  if (hasUsedIt) await provePasskey(site, loggedIn);
  return loggedIn;
}

export async function insertPasskey({ deps }: { deps: Deps }, memberId: string): Promise<void> {
  const id = crypto.randomUUID();
  const row = { id, userId: memberId, name: "Chrome on Linux", credentialID: `credential-${id}`, publicKey: "key" };
  const device = { counter: 0, deviceType: "multiDevice", backedUp: true, createdAt: deps.now() };
  await deps.db.insert(passkeys).values({ ...row, ...device });
}

/** Marks the session as one that has just logged in with a passkey. */
export async function provePasskey({ deps }: { deps: Deps }, { sessionId }: LoggedIn): Promise<void> {
  await deps.db.update(sessions).set({ passkeyAt: deps.now() }).where(eq(sessions.id, sessionId));
}
