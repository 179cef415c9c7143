import { sql } from "drizzle-orm";
import * as m from "#messages/refusals/visitors.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { hmacHex, isSameSecret } from "../digest.server.ts";
import { acceptCorrection, findRegistration, listCorrectionsOf } from "./event-registrations.server.ts";
import { deleteCorrections, listCorrections } from "./registration-corrections.server.ts";

type LinkDeps = Pick<Deps, "db" | "config">;

export const CORRECTIONS_PATH = "/event-registration/corrections";
export const KEEP = "keep";

/** Key in a mailed link, which proves access to the mailbox. Changing the address invalidates it. */
export function registrationKey(
  { config }: Pick<Deps, "config">,
  { id, email }: { id: string; email: string },
): string {
  return `${id}.${hmacHex(config.authSecret, `registration:${id}:${email}`)}`;
}

export async function openRegistrationLink(deps: LinkDeps, key: string) {
  const [id = ""] = key.split(".");
  const registration = await findRegistration(deps, id);
  if (!registration || !isSameSecret(key, registrationKey(deps, registration))) return undefined;
  return { registration, corrections: await listCorrections(deps, sql`${id}`) };
}

/** Returns the page on which to choose between details, by registration, for those of the address that have a correction. */
export async function listChoicePaths(deps: LinkDeps, email: string): Promise<Map<string, string>> {
  const corrections = await listCorrectionsOf(deps, email);
  return new Map(
    corrections.map(({ registrationId: id }) => [
      id,
      `${CORRECTIONS_PATH}?key=${registrationKey(deps, { id, email })}`,
    ]),
  );
}

/** Accepts the correction `choice`, or rejects all with {@link KEEP}. Refuses invalid links and decided corrections. */
export async function decideCorrections(
  deps: LinkDeps & Pick<Deps, "now">,
  { key, choice }: { key: string; choice: string },
): Promise<Outcome<{ message: string }>> {
  const opened = await openRegistrationLink(deps, key);
  if (!opened) return refused("not_found", m.linkInvalid());
  const { id } = opened.registration;
  if (choice === KEEP) {
    await deleteCorrections(deps, sql`${id}`);
    return ok({ message: m.registrationStays() });
  }
  if (await acceptCorrection(deps, id, choice)) return ok({ message: m.registrationChanged() });
  return refused("version_conflict", m.nothingWaiting());
}
