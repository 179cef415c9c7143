import { eventNotOpen } from "#messages/contracts/visitors.ts";
import { locale } from "#messages/locale.ts";
import { registeredFor } from "#messages/refusals/visitors.ts";
import { registered } from "#messages/visitors/event-registration.ts";
import type { EventRegistration } from "../../contracts/event-registration.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { formerSlugs } from "../content/redirects.server.ts";
import { currentAddress, isAddressOf } from "../current-address.server.ts";
import { addOrPropose, type RegisterDeps, replaceDetails } from "./event-registrations.server.ts";
import { ANY_EVENT } from "./event-titles.server.ts";
import { listOpenEvents } from "./events.server.ts";

/** Section 2. Same answer for a known address, because only its owner can replace the details (decision 017). */
export async function registerForEvent(
  deps: RegisterDeps & Pick<Deps, "content">,
  { event: asked, ...person }: EventRegistration,
  viewer?: { email: string },
): Promise<Outcome<{ message: string }>> {
  const event = asked ? await findOpen(deps, asked) : undefined;
  if (asked && !event) {
    const message = eventNotOpen();
    return refused("invalid_input", message, [{ field: "event", message }]);
  }
  const made = { id: crypto.randomUUID(), createdAt: deps.now(), language: locale() };
  const row = { ...made, event: event?.slug ?? ANY_EVENT, ...person, email: currentAddress(person.email) };
  const isOwner = viewer && (await isAddressOf(deps, viewer.email, person.email));
  const refusal = await (isOwner ? replaceDetails : addOrPropose)(deps, row);
  if (refusal) return refusal;
  return ok({ message: event ? registeredFor(event) : registered() });
}

/** Finds an event by its slug or, for a form that was open when it was renamed, by a former one. */
async function findOpen(deps: Pick<Deps, "content" | "now">, asked: string) {
  const snapshot = await deps.content.snapshot();
  const isIt = (slug: string) => slug === asked || formerSlugs(snapshot, "events", slug).includes(asked);
  return (await listOpenEvents(deps)).find(({ slug }) => isIt(slug));
}
