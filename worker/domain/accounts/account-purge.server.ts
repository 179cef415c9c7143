import type { Deps } from "../../deps.ts";
import { deleteExpiredChallenges } from "./passkeys.server.ts";
import { deleteExpiredSessions } from "./sessions.server.ts";
import { deleteExpiredCodes } from "./sign-in-codes.server.ts";

export async function purgeSignIns(deps: Pick<Deps, "db" | "now">): Promise<void> {
  await deleteExpiredSessions(deps);
  await deleteExpiredCodes(deps);
  await deleteExpiredChallenges(deps);
}
