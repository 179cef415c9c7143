import type { Deps } from "../../deps.ts";
import { countPlaces } from "./event-registrations.server.ts";

export type Places = { title: string; capacity: number; confirmed: number };

/** Returns nothing for an event that is not public or does not say how many places it has. */
export async function placesOf(deps: Pick<Deps, "db" | "content">, event: string): Promise<Places | undefined> {
  const { events } = (await deps.content.snapshot()).collections;
  const { title = "", capacity } = events.find(({ slug }) => slug === event) ?? {};
  return capacity === undefined
    ? undefined
    : { title, capacity, confirmed: (await countPlaces(deps, event)).confirmed };
}
