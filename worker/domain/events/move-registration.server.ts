import { sql } from "drizzle-orm";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { type Actor, type TrailDeps, withTrail } from "../audit-trail.server.ts";
import { eventTakesPlace } from "../content/entry-conditions.server.ts";
import { markMailQueued, queueMailIf } from "../mail/outbox.server.ts";
import {
  addressOfRegistration,
  changeEventStatement,
  findRegistration,
  findSameAddress,
  mayChangeEvent,
} from "./event-registrations.server.ts";
import { currentTab, type Event } from "./event-state.server.ts";
import { soonestFirst } from "./events.server.ts";
import { registrationMovedMail } from "./mails.server.ts";

type MoveDeps = TrailDeps & Pick<Deps, "queued" | "content">;

const NOT_OPEN = "Choose an event that is still to come and not cancelled.";
export const TAKEN =
  "This address is registered for that event already. If both registrations are the same person’s, cancel the one that is not needed.";

/** Lists the other events to which a registration can move, soonest first. Full and closed ones too: desk decides. */
export async function listMoveTargets(deps: Pick<Deps, "content" | "now">, from: string): Promise<Event[]> {
  const { events } = (await deps.content.snapshot()).collections;
  const now = deps.now();
  return soonestFirst(
    events.filter(
      (event) => event.slug !== from && event.isCancelled !== true && currentTab(event, now) === "upcoming",
    ),
  );
}

/** Moves the registration, withdraws the confirmation and sends one mail. Refuses if the address is registered there. */
export async function moveRegistration(
  deps: MoveDeps,
  by: Actor,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<Outcome<null>> {
  const found = await findRegistration(deps, id);
  if (!found) return refused("not_found");
  if (found.event === to) return ok(null);
  const targets = await listMoveTargets(deps, from);
  if (!targets.some(({ slug }) => slug === to)) return refused("invalid_input", NOT_OPEN);
  const may = sql`${mayChangeEvent(id, { from, to })} and ${eventTakesPlace(sql`${to}`)}`;
  const entry = {
    action: "registration.moved",
    subject: `registration:${id}`,
    before: { event: from },
    after: { event: to },
  };
  const once = `${id}:${deps.now().getTime()}`;
  const mail = { recipient: addressOfRegistration(id), about: { registrationId: id }, once, language: found.language };
  const [queued, moved] = await withTrail(
    deps,
    by,
    entry,
    () => [queueMailIf(deps, registrationMovedMail, mail, may), changeEventStatement(deps, id, to, may)],
    may,
  );
  markMailQueued(deps, queued);
  if (moved.length > 0) return ok(null);
  const current = await findRegistration(deps, id);
  if (!current) return refused("not_found");
  if (current.event === to) return ok(null);
  if (current.event !== from) return refused("version_conflict");
  return refused("invalid_input", (await findSameAddress(deps, id, to)) ? TAKEN : NOT_OPEN);
}
