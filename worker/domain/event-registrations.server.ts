import type { EventRegistration } from "../contracts/event-registration.ts";
import { type Outcome, ok, refused } from "../contracts/problem.ts";
import { eventRegistrations } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { type Counting, refuseTooMany } from "./limits.server.ts";

/** The row's event when the visitor named none. */
const ANY_EVENT = "general";

/**
 * Registers a person for an event, or for the forum's events in general (section 2). The same person again gets the
 * same answer and no second row. `event` must be the slug of a published upcoming event.
 */
export async function registerForEvent(
  deps: Counting & Pick<Deps, "content">,
  { event, ...person }: EventRegistration,
): Promise<Outcome<{ message: string }>> {
  const title = event && (await findUpcomingTitle(deps, event));
  if (event && !title) {
    const message = "This event is not open for registration.";
    return refused("invalid_input", message, [{ field: "event", message }]);
  }
  const refusal = await refuseTooMany(deps, "event");
  if (refusal) return refusal;
  await deps.db
    .insert(eventRegistrations)
    .values({ id: crypto.randomUUID(), event: event || ANY_EVENT, ...person, createdAt: deps.now() })
    .onConflictDoNothing({ target: [eventRegistrations.event, eventRegistrations.email] });
  return ok({ message: title ? `You are registered for ${title}.` : "You are registered. We will write to you." });
}

async function findUpcomingTitle(deps: Pick<Deps, "content">, slug: string): Promise<string | undefined> {
  const { collections } = await deps.content.snapshot();
  return collections.events.find((entry) => entry.slug === slug && entry.tab === "upcoming")?.title;
}
