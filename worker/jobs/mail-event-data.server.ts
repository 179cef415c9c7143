import * as m from "#messages/mails/events.ts";
import { currentSlug, listFormerSlugs } from "../domain/content/redirects.server.ts";
import { settingsOf } from "../domain/content/settings.server.ts";
import { findRegistration } from "../domain/events/event-registrations.server.ts";
import { currentTab } from "../domain/events/event-state.server.ts";
import { ANY_EVENT, findStoredTitle } from "../domain/events/event-titles.server.ts";
import { findCalendar, findEventCard } from "../domain/events/events.server.ts";
import type { RegisteredEvent } from "../domain/events/mails.server.ts";
import { findCorrection } from "../domain/events/registration-corrections.server.ts";
import { CORRECTIONS_PATH, registrationKey } from "../domain/events/registration-links.server.ts";
import { forumName } from "../domain/mail/forum-name.server.ts";
import { pageAt } from "../domain/mail/mail-definition.server.ts";
import { listMailAbout, type QueuedMail } from "../domain/mail/outbox.server.ts";
import type { ReadDeps } from "./mail-data.server.ts";

export async function readEventRegistration(deps: ReadDeps, { subjectId }: Pick<QueuedMail, "subjectId">) {
  const registration = await findRegistration(deps, subjectId);
  return registration && describeEvent(deps, registration);
}

/** Returns `undefined`, so no mail is sent, for an event that is cancelled or over and if a later mail of this kind replaces it. */
export async function readMovedPlace(deps: ReadDeps, mail: Pick<QueuedMail, "id" | "kind" | "subjectId">) {
  const latest = (await listMailAbout(deps, [mail.kind], mail.subjectId)).at(-1);
  const event = latest?.id === mail.id ? await readEventRegistration(deps, mail) : undefined;
  return event?.isCancelled || event?.isOver ? undefined : event;
}

export async function readConfirmedPlace(deps: ReadDeps, mail: Pick<QueuedMail, "id" | "kind" | "subjectId">) {
  const registration = await findRegistration(deps, mail.subjectId);
  return registration?.confirmedAt ? readMovedPlace(deps, mail) : undefined;
}

/** For a registration that has been deleted by the time its mail is sent. */
export async function readEvent(deps: ReadDeps, { subjectId }: Pick<QueuedMail, "subjectId">) {
  return describeEvent(deps, { event: await currentSlug(deps.db, "events", subjectId) });
}

export async function readCorrection(deps: ReadDeps, { recipient, subjectId }: QueuedMail) {
  const correction = await findCorrection(deps, subjectId);
  const registration = correction && (await findRegistration(deps, correction.registrationId));
  if (!registration) return undefined;
  const { title } = await describeEvent(deps, registration);
  const key = registrationKey(deps, { ...registration, email: recipient });
  return { title, choiceUrl: pageAt(deps.config, `${CORRECTIONS_PATH}?key=${key}`) };
}

/** A registration for `general` has no event yet. An event that is not public has only its title. */
export async function describeEvent(deps: ReadDeps, { event: current }: { event: string }): Promise<RegisteredEvent> {
  const { collections } = await deps.content.snapshot();
  const page = pageAt(deps.config, "/events");
  const has = (name: string) => collections.events.some((entry) => entry.slug === name);
  // The snapshot can be from before a rename.
  const slug = has(current) ? current : ((await listFormerSlugs(deps.db, "events", current)).find(has) ?? current);
  const event = collections.events.find((entry) => entry.slug === slug);
  const card = event && (await findEventCard(deps, slug));
  if (!card) {
    const stored = slug === ANY_EVENT ? undefined : await findStoredTitle(deps, slug);
    const title = stored ?? m.forumEvents({ name: forumName(settingsOf(collections).name) });
    const when = m.nextDates();
    return { title, when, where: "", bring: undefined, page, isCancelled: false, calendar: undefined };
  }
  const { title, date, hours, venue, location, bring } = card;
  const tab = currentTab(event, deps.now());
  const content = tab === "past" ? undefined : await findCalendar(deps, slug);
  return {
    title,
    when: [date, hours].filter(Boolean).join(", "),
    where: venue ? `${venue.name}, ${venue.address}` : location,
    bring,
    page: `${page}?tab=${tab}#${slug}`,
    isCancelled: event.isCancelled === true,
    isOver: tab === "past",
    calendar: content === undefined ? undefined : { filename: `${slug}.ics`, content },
  };
}
