import { type Refusal, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { hasPasskey } from "../accounts/passkeys.server.ts";
import type { Session } from "../accounts/sessions.server.ts";
import { hasRecentPasskey } from "./console-sessions.server.ts";
import { isOperator } from "./operators.server.ts";

/** Refuses an operator's change after a login by code, except a first passkey: a mailbox must not open the console. */
export async function refusePasskeyChange(
  deps: Pick<Deps, "db" | "now" | "log">,
  session: Session | undefined,
): Promise<Refusal | undefined> {
  if (!session || hasRecentPasskey(deps.now(), session.passkeyAt)) return undefined;
  const { memberId } = session.viewer;
  if (!(await isOperator(deps, session.viewer)) || !(await hasPasskey(deps, memberId))) return undefined;
  deps.log("warn", "access.refused", { code: "stale_passkey", memberId });
  return refused("stale_passkey");
}
