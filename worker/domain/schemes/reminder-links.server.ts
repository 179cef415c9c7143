import type { Deps } from "../../deps.ts";
import { findMember } from "../accounts/members.server.ts";
import { currentSlug } from "../content/redirects.server.ts";
import { hmacHex, isSameSecret } from "../digest.server.ts";
import { findReminder, stopReminder } from "./reminders.server.ts";
import { schemeTitle } from "./scheme-title.server.ts";

export const STOP_PATH = "/scheme-reminders/stop";
type Reminded = { memberId: string; scheme: string };

/** Key in a mailed link, which proves access to the mailbox. */
export function stopKey({ config }: Pick<Deps, "config">, { memberId, scheme }: Reminded): string {
  return `${memberId}.${scheme}.${hmacHex(config.authSecret, `scheme-reminder:${memberId}:${scheme}`)}`;
}

/** The account may have been merged, and the scheme may have a new address, since the mail was queued or sent. */
export async function currentIds({ db }: Pick<Deps, "db">, { memberId, scheme }: Reminded): Promise<Reminded> {
  const member = await findMember({ db }, memberId);
  return { memberId: member?.mergedInto ?? memberId, scheme: await currentSlug(db, "schemes", scheme) };
}

/** Opening the link changes nothing. `undefined` for an invalid link. */
export async function openStopLink(deps: Pick<Deps, "db" | "config" | "content">, key: string) {
  const [givenId = "", givenScheme = ""] = key.split(".");
  const given = { memberId: givenId, scheme: givenScheme };
  if (!isSameSecret(key, stopKey(deps, given))) return undefined;
  const { memberId, scheme } = await currentIds(deps, given);
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
