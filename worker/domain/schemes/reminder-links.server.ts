import type { Deps } from "../../deps.ts";
import { hmacHex, isSameSecret } from "../digest.server.ts";
import { findReminder, stopReminder } from "./reminders.server.ts";
import { schemeTitle } from "./scheme-title.server.ts";

export const STOP_PATH = "/scheme-reminders/stop";
type Reminded = { memberId: string; scheme: string };

/** Key in a mailed link, which proves access to the mailbox. */
export function stopKey({ config }: Pick<Deps, "config">, { memberId, scheme }: Reminded): string {
  return `${memberId}.${scheme}.${hmacHex(config.authSecret, `scheme-reminder:${memberId}:${scheme}`)}`;
}

/** Opening the link changes nothing. `undefined` for an invalid link. */
export async function openStopLink(deps: Pick<Deps, "db" | "config" | "content">, key: string) {
  const [memberId = "", scheme = ""] = key.split(".");
  if (!isSameSecret(key, stopKey(deps, { memberId, scheme }))) return undefined;
  const title = await schemeTitle(deps, scheme);
  return { memberId, scheme, title, isActive: (await findReminder(deps, memberId, scheme)) !== undefined };
}

/** Returns `false` for an invalid link. */
export async function stopByLink(deps: Pick<Deps, "db" | "now" | "config" | "content">, key: string): Promise<boolean> {
  const opened = await openStopLink(deps, key);
  if (!opened) return false;
  await stopReminder(deps, opened.memberId, opened.scheme);
  return true;
}
