import type { Deps } from "../../deps.ts";
import { recordView, type TrailDeps } from "../audit-trail.server.ts";
import { countPlaces, listByName } from "../events/event-registrations.server.ts";
import { ANY_EVENT, findStoredTitle } from "../events/event-titles.server.ts";
import { findEventCard } from "../events/events.server.ts";
import { dayAndHour, longDate } from "../india-calendar.server.ts";
import type { Operator } from "../operators/admission.server.ts";
import { maskPhone } from "./masked.server.ts";

export type DoorList = NonNullable<Awaited<ReturnType<typeof viewDoorList>>>;

const DOOR_ROWS = 1000;

/** Lists by name who may come to an event: those with a confirmed place, or everybody if no place is confirmed. */
export async function viewDoorList(
  deps: TrailDeps & Pick<Deps, "content">,
  operator: Operator,
  event: string,
  asksAll: boolean,
) {
  const card = await findEventCard(deps, event);
  const title = card?.title ?? (await findStoredTitle(deps, event));
  if (title === undefined || event === ANY_EVENT) return undefined;
  await recordView(deps, operator, { action: "registration.door_listed", subject: `event:${event}` });
  const places = await countPlaces(deps, event);
  // Lists people without a confirmed place too.
  const hasAll = asksAll || places.confirmed === 0;
  const rows = await listByName(deps, event, { isConfirmed: !hasAll, limit: DOOR_ROWS });
  const { day, date, hours, venue, location = "" } = card ?? {};
  return {
    ...{ title, ...places, hasAll, asOf: dayAndHour(deps.now()) },
    when: [day ? longDate(day) : date, hours].filter(Boolean).join(", "),
    where: venue ? `${venue.name}, ${venue.address}` : location,
    people: rows.map(({ id, fullName, phone, membershipStatus, confirmedAt }) => ({
      ...{ id, name: fullName, phone: maskPhone(phone), membership: membershipStatus },
      isConfirmed: confirmedAt !== null,
    })),
  };
}
