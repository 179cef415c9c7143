import { eventNotOpen } from "#messages/contracts/visitors.ts";
import { locale } from "#messages/locale.ts";
import { registeredFor } from "#messages/refusals/visitors.ts";
import { registered } from "#messages/visitors/event-registration.ts";
import type { EventRegistration } from "../../contracts/event-registration.ts";
import { invalidInput, type Outcome, ok } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { currentSlug, formerSlugs } from "../content/redirects.server.ts";
import { currentAddress, isAddressOf } from "../current-address.server.ts";
import { markMailQueued, type QueueDeps, queueMailIf } from "../mail/outbox.server.ts";
import { type ClientDeps, type Exceeded, rateLimits } from "../rate-limits.server.ts";
import {
  hasRegistration,
  insertStatement,
  type NewRegistration,
  registrationToCorrect,
  replaceStatements,
} from "./event-registrations.server.ts";
import { ANY_EVENT } from "./event-titles.server.ts";
import { listOpenEvents } from "./events.server.ts";
import { eventRegisteredMail } from "./mails.server.ts";
import { MAX_CORRECTIONS, proposeCorrection } from "./registration-corrections.server.ts";

type RegisterDeps = ClientDeps & QueueDeps;

/** Section 2. Same answer for a known address, because only its owner can replace the details (decision 017). */
export async function registerForEvent(
  deps: RegisterDeps & Pick<Deps, "content">,
  { event: asked, ...person }: EventRegistration,
  viewer?: { email: string },
): Promise<Outcome<{ message: string }>> {
  const event = asked ? await findOpen(deps, asked) : undefined;
  if (asked && !event) {
    return invalidInput([{ path: ["event"], message: eventNotOpen() }]);
  }
  const made = { id: crypto.randomUUID(), createdAt: deps.now(), language: locale() };
  const slug = event ? await currentSlug(deps.db, "events", event.slug) : ANY_EVENT;
  const row = { ...made, event: slug, ...person, email: currentAddress(person.email) };
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

async function addOrPropose(deps: RegisterDeps, row: NewRegistration): Promise<Exceeded | undefined> {
  const who = { client: deps.clientId };
  const { refusal, results } = await rateLimits.consumeWith(deps, "event", who, (isAllowed) => [
    insertStatement(deps, row, isAllowed),
    ...proposeCorrection(deps, row, registrationToCorrect(row), isAllowed),
    queueAcknowledgement(deps, row),
  ]);
  const [, correction, correctionMail, [pending], acknowledgement] = results;
  markMailQueued(deps, correctionMail, acknowledgement);
  if (correction.length === 0 && (pending?.number ?? 0) >= MAX_CORRECTIONS) {
    deps.log("warn", "registration.corrections_full", { slug: row.event });
  }
  return refusal;
}

async function replaceDetails(deps: RegisterDeps, row: NewRegistration): Promise<Exceeded | undefined> {
  const who = { client: deps.clientId };
  const { refusal, results } = await rateLimits.consumeWith(deps, "event", who, (isAllowed) => [
    ...replaceStatements(deps, row, isAllowed),
    queueAcknowledgement(deps, row),
  ]);
  const [, , acknowledgement] = results;
  markMailQueued(deps, acknowledgement);
  return refusal;
}

function queueAcknowledgement(deps: QueueDeps, { id, email }: NewRegistration) {
  const mail = { recipient: email, about: { registrationId: id }, once: id };
  return queueMailIf(deps, eventRegisteredMail, mail, hasRegistration(id));
}
