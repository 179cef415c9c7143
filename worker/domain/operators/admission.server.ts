import { isPermitted, type OperatorRole, type Permission } from "../../contracts/console/vocabulary.ts";
import { type Refusal, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import type { AuthDeps } from "../accounts/auth.server.ts";
import type { Device } from "../accounts/device.server.ts";
import { hasPasskey } from "../accounts/passkeys.server.ts";
import { findSession } from "../accounts/sessions.server.ts";
import type { Actor } from "../audit-trail.server.ts";
import { continueConsoleSession, hasRecentPasskey } from "./console-sessions.server.ts";
import { findGrant } from "./operators.server.ts";

export type Operator = Actor & {
  name: string;
  email: string;
  role: OperatorRole;
  hasRecentPasskey: boolean;
};
/**
 * `no_passkey` must add a passkey and `locked` must use one, each on its own page. `nobody` sees no console.
 * `logged_out`: no session, so the role is unknown.
 */
export type Admission =
  | { kind: "nobody" }
  | { kind: "logged_out" }
  | { kind: "no_passkey" | "locked" | "admitted"; operator: Operator };

/** Checks who may use a console page or call. All of them use this check. */
export async function admitOperator(
  deps: AuthDeps & Pick<Deps, "now">,
  { device, requestId }: { device: Device; requestId: string },
  permission: Permission,
): Promise<Admission> {
  const session = await findSession(deps, device);
  if (!session) return { kind: "logged_out" };
  if (!session.isConfirmed) return { kind: "nobody" };
  const { memberId, name, email } = session.viewer;
  const grant = await findGrant(deps, { memberId, email });
  if (!grant || !isPermitted(grant.role, permission)) return { kind: "nobody" };
  const isRecent = hasRecentPasskey(deps.now(), session.passkeyAt);
  const operator = { memberId, requestId, name, email, role: grant.role, hasRecentPasskey: isRecent };
  if (!(await hasPasskey(deps, memberId))) return { kind: "no_passkey", operator };
  const isOpen = await continueConsoleSession(deps, session);
  return { kind: isOpen ? "admitted" : "locked", operator };
}

export function refuseStalePasskey({ hasRecentPasskey: isRecent }: Operator): Refusal | undefined {
  return isRecent ? undefined : refused("stale_passkey");
}
