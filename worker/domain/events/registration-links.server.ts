import { timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { hmacHex } from "../digest.server.ts";
import { acceptCorrection, findRegistration } from "./event-registrations.server.ts";
import { deleteCorrections, listCorrections } from "./registration-corrections.server.ts";

type LinkDeps = Pick<Deps, "db" | "config">;

/** Where a mailed link leads. */
export const CORRECTIONS_PATH = "/event-registration/corrections";
/** The choice that changes nothing. */
export const KEEP = "keep";

/** What a mailed link holds, as proof that its reader has the mailbox. It ends when the address changes. */
export function registrationKey(
  { config }: Pick<Deps, "config">,
  { id, email }: { id: string; email: string },
): string {
  return `${id}.${hmacHex(config.authSecret, `registration:${id}:${email}`)}`;
}

/** The registration of a mailed link with the corrections that wait for it; `undefined` for a link that is not valid. */
export async function openRegistrationLink(deps: LinkDeps, key: string) {
  const [id = ""] = key.split(".");
  const registration = await findRegistration(deps, id);
  if (!registration || !isSame(key, registrationKey(deps, registration))) return undefined;
  return { registration, corrections: await listCorrections(deps, sql`${id}`) };
}

/**
 * Accepts the correction with the id `choice`, or refuses all of them with {@link KEEP}, for the holder of a mailed link.
 * Refused: a link that is not valid, and a correction that does not wait any more.
 */
export async function decideCorrections(
  deps: LinkDeps & Pick<Deps, "now">,
  { key, choice }: { key: string; choice: string },
): Promise<Outcome<{ message: string }>> {
  const opened = await openRegistrationLink(deps, key);
  if (!opened) return refused("not_found", "This link is no longer valid. Register again to change your details.");
  const { id } = opened.registration;
  if (choice === KEEP) {
    await deleteCorrections(deps, sql`${id}`);
    return ok({ message: "Your registration stays as it was." });
  }
  if (await acceptCorrection(deps, id, choice)) return ok({ message: "Your registration now has these details." });
  return refused("version_conflict", "These details are no longer waiting. Check your registration below.");
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => new TextEncoder().encode(text));
  return a !== undefined && b !== undefined && a.length === b.length && timingSafeEqual(a, b);
}
