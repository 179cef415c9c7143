import type { Deps } from "../../deps.ts";
import { forgetOldChallenges } from "./passkeys.server.ts";
import { forgetDeadSessions } from "./sessions.server.ts";
import { forgetOldCodes } from "./sign-in-codes.server.ts";

/** Deletes what signing in leaves behind and nothing asks for any more. */
export async function forgetOldSignIns(deps: Pick<Deps, "db" | "now">): Promise<void> {
  await forgetDeadSessions(deps);
  await forgetOldCodes(deps);
  await forgetOldChallenges(deps);
}
