import { eventNotOpen } from "#messages/contracts/visitors.ts";
import { locale } from "#messages/locale.ts";
import { registeredFor } from "#messages/refusals/visitors.ts";
import { registered } from "#messages/visitors/event-registration.ts";
import type { EventRegistration } from "../../contracts/event-registration.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { currentAddress, isAddressOf } from "../current-address.server.ts";
import { addOrPropose, type RegisterDeps, replaceDetails } from "./event-registrations.server.ts";
import { ANY_EVENT } from "./event-titles.server.ts";
import { listOpenEvents } from "./events.server.ts";

/** Section 2. Same answer for a known address, because only its owner can replace the details (decision 017). */
export async function registerForEvent(
  deps: RegisterDeps & Pick<Deps, "content">,
  { event, ...person }: EventRegistration,
  viewer?: { email: string },
): Promise<Outcome<{ message: string }>> {
  const title = event && (await findUpcomingTitle(deps, event));
  if (event && !title) {
    const message = eventNotOpen();
    return refused("invalid_input", message, [{ field: "event", message }]);
  }
  const made = { id: crypto.randomUUID(), createdAt: deps.now(), language: locale() };
  const row = { ...made, event: event || ANY_EVENT, ...person, email: currentAddress(person.email) };
  const isOwner = viewer && (await isAddressOf(deps, viewer.email, person.email));
  const refusal = await (isOwner ? replaceDetails : addOrPropose)(deps, row);
  if (refusal) return refusal;
  return ok({ message: title ? registeredFor({ title }) : registered() });
}

async function findUpcomingTitle(deps: Pick<Deps, "content" | "now">, slug: string): Promise<string | undefined> {
  return (await listOpenEvents(deps)).find((event) => event.slug === slug)?.title;
}
