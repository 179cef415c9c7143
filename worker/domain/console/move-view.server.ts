import type { Deps } from "../../deps.ts";
import { recordView, type TrailDeps } from "../audit-trail.server.ts";
import { findRegistration, findSameAddress } from "../events/event-registrations.server.ts";
import { findStoredTitle } from "../events/event-titles.server.ts";
import { listMoveTargets, TAKEN } from "../events/move-registration.server.ts";
import { placesOf } from "../events/places.server.ts";
import type { Operator } from "../operators/admission.server.ts";
import { maskEmail } from "./masked.server.ts";
import { eventTitles } from "./registrations.server.ts";

export async function viewMove(
  deps: TrailDeps & Pick<Deps, "content">,
  operator: Operator,
  { id, to }: { id: string; to: string },
) {
  const found = await findRegistration(deps, id);
  if (found?.event === to) return "moved";
  const target = found && (await listMoveTargets(deps, found.event)).find(({ slug }) => slug === to);
  if (!found || !target) return undefined;
  await recordView(deps, operator, { action: "registration.viewed", subject: `registration:${id}` });
  const { event: from, fullName: name, email, confirmedAt } = found;
  const titles = await eventTitles(deps);
  const places = await placesOf(deps, to);
  return {
    ...{ name, from, email: maskEmail(email), wasConfirmed: confirmedAt !== null },
    fromTitle: titles.get(from) ?? (await findStoredTitle(deps, from)) ?? from,
    title: target.title,
    date: target.date,
    location: target.location,
    places: places && `${places.confirmed} of ${places.capacity} places are confirmed so far.`,
    other: await findSameAddress(deps, id, to),
    taken: TAKEN,
  };
}
