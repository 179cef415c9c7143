import { sql } from "drizzle-orm";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { type Actor, type TrailDeps, withTrail } from "../audit-trail.server.ts";
import { markMailQueued, queueMailIf } from "../mail/outbox.server.ts";
import {
  addressOfRegistration,
  confirmationStatement,
  findRegistration,
  hasRegistration,
  isConfirmed,
  purgeRegistrations,
  registeredEventTakesPlace,
} from "./event-registrations.server.ts";
import { registrationCancelledMail, registrationConfirmedMail } from "./mails.server.ts";

type DecisionDeps = TrailDeps & Pick<Deps, "queued">;

export const NO_EVENT =
  "The event is cancelled or not public, so its places cannot be confirmed. Write to the person instead.";

/** Confirms the place and sends one mail per confirmation. Refuses while the event is cancelled or not public. */
export async function confirmRegistration(deps: DecisionDeps, by: Actor, id: string): Promise<Outcome<null>> {
  const found = await findRegistration(deps, id);
  if (!found) return refused("not_found");
  const isWaiting = hasRegistration(id, sql`${isConfirmed(false)} and ${registeredEventTakesPlace()}`);
  const once = `${id}:${deps.now().getTime()}`;
  const mail = { recipient: addressOfRegistration(id), about: { registrationId: id }, once, language: found.language };
  const entry = { action: "registration.confirmed", subject: `registration:${id}` };
  const [queued] = await withTrail(
    deps,
    by,
    entry,
    () => [
      queueMailIf(deps, registrationConfirmedMail, mail, isWaiting),
      confirmationStatement(deps, id, by.memberId, registeredEventTakesPlace()),
    ],
    isWaiting,
  );
  markMailQueued(deps, queued);
  if (queued.meta.changes > 0) return ok(null);
  const isStillWaiting = (await findRegistration(deps, id))?.confirmedAt === null;
  return isStillWaiting ? refused("invalid_input", NO_EVENT) : ok(null);
}

/** Withdraws the confirmation. Sends no mail, because the operator contacts the person. */
export async function unconfirmRegistration(deps: TrailDeps, by: Actor, id: string): Promise<Outcome<null>> {
  const entry = { action: "registration.unconfirmed", subject: `registration:${id}` };
  const isDone = hasRegistration(id, isConfirmed(true));
  await withTrail(deps, by, entry, () => [confirmationStatement(deps, id, null)], isDone);
  return (await findRegistration(deps, id)) ? ok(null) : refused("not_found");
}

/** Deletes the registration, as its owner can, and sends a mail about the cancellation. */
export async function cancelForOwner(
  deps: DecisionDeps,
  by: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<Outcome<null>> {
  const found = await findRegistration(deps, id);
  if (!found) return refused("not_found");
  const isThere = hasRegistration(id);
  const mail = {
    recipient: addressOfRegistration(id),
    about: { event: found.event },
    once: id,
    language: found.language,
  };
  const entry = { action: "registration.cancelled", subject: `registration:${id}`, reason };
  const [queued] = await withTrail(
    deps,
    by,
    entry,
    () => [queueMailIf(deps, registrationCancelledMail, mail, isThere), ...purgeRegistrations(deps, [id])],
    isThere,
  );
  markMailQueued(deps, queued);
  return ok(null);
}
