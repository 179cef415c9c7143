import { sql } from "drizzle-orm";
import { invalidInput, type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { type Actor, type TrailDeps, withTrail } from "../audit-trail.server.ts";
import { currentAddress } from "../current-address.server.ts";
import { markMailQueued, queueMailIf, redirectUnsentMail } from "../mail/outbox.server.ts";
import { idsOfRepliesTo } from "../mail/record-replies.server.ts";
import {
  changeAddressStatements,
  findRegistration,
  hasRegistration,
  isConfirmed,
  mayChangeAddress,
} from "./event-registrations.server.ts";
import { eventRegisteredMail, registrationConfirmedMail } from "./mails.server.ts";

/** Corrects a misspelt address and sends to it what the person has missed. Refuses a registered address. */
export async function correctAddress(
  deps: TrailDeps & Pick<Deps, "queued">,
  by: Actor,
  { id, email, reason }: { id: string; email: string; reason: string },
): Promise<Outcome<null>> {
  const found = await findRegistration(deps, id);
  if (!found) return refused("not_found");
  if (found.email === email) return ok(null);
  const address = currentAddress(email);
  const may = mayChangeAddress(id, found.email, address);
  const entry = {
    action: "registration.address_corrected",
    subject: `registration:${id}`,
    before: { email: found.email },
    after: { email },
    reason,
  };
  const { language } = found;
  const mail = { recipient: address, about: { registrationId: id }, once: `${id}:${deps.now().getTime()}`, language };
  const hasPlace = sql`${may} and ${hasRegistration(id, isConfirmed(true))}`;
  const old = { subjectId: id, replies: idsOfRepliesTo(sql`${entry.subject}`), from: found.email, to: address };
  const [, , acknowledgement, confirmation, , moved] = await withTrail(
    deps,
    by,
    entry,
    () => [
      ...redirectUnsentMail(deps, old, may),
      queueMailIf(deps, eventRegisteredMail, mail, may),
      queueMailIf(deps, registrationConfirmedMail, mail, hasPlace),
      ...changeAddressStatements(deps, id, address, may),
    ],
    may,
  );
  markMailQueued(deps, acknowledgement, confirmation);
  if (moved.length > 0) return ok(null);
  const current = await findRegistration(deps, id);
  if (current?.email !== found.email) return refused(current ? "version_conflict" : "not_found");
  const message =
    "This address is registered for the event already. If both registrations are the same person’s, cancel this one.";
  return invalidInput([{ path: ["email"], message }]);
}
