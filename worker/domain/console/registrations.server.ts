import type { Deps } from "../../deps.ts";
import type { TrailDeps } from "../audit-trail.server.ts";
import { listEventsOn } from "../events/event-days.server.ts";
import { findRegistration, listDuplicates, REGISTRATION_ROWS } from "../events/event-registrations.server.ts";
import type { Event } from "../events/event-state.server.ts";
import { ANY_EVENT, findStoredTitle, listWithdrawnTitles } from "../events/event-titles.server.ts";
import { listMoveTargets } from "../events/move-registration.server.ts";
import { placesOf } from "../events/places.server.ts";
import { addDays, dateAndTime, dayAndHour, indianDay, lastDayOfMonth, mondayOf } from "../india-calendar.server.ts";
import { listMailAbout } from "../mail/outbox.server.ts";
import type { Operator } from "../operators/admission.server.ts";
import { viewCorrespondence } from "./correspondence/correspondence.server.ts";
import type { RecordList } from "./list.server.ts";
import { maskEmail, maskPhone } from "./masked.server.ts";
import { duplicatesOf } from "./merge-view.server.ts";
import { type RecordViewDeps, revealContact, viewRecord } from "./record.server.ts";
import { findOrigin, mailEvent, type TimelineEvent } from "./timeline.server.ts";

type Titles = ReadonlyMap<string, string>;

const KIND = "registration";
const ANY = [ANY_EVENT, "Events in general"] as const;
const AS_STATED = "Membership (as stated)";
/** Periods relative to the day on which the page is opened, so that a saved view stays current. */
const PERIODS = [
  ["today", "Today"],
  ["week", "This week"],
  ["next-week", "Next week"],
  ["month", "This month"],
  ["next-month", "Next month"],
] as const;
const MAILS = [
  ["event_registered", "Acknowledgement"],
  ["registration_confirmed", "Confirmation"],
  ["registration_moved", "Email about the move"],
] as const;

export async function registrationList(
  deps: Pick<Deps, "db" | "content" | "now">,
): Promise<RecordList<(typeof REGISTRATION_ROWS)["table"]>> {
  const titles = await eventTitles(deps, labelOf);
  const withdrawn = await listWithdrawnTitles(deps);
  const events = await eventsByPeriod(deps);
  const titleOf = (slug: string) => titles.get(slug) ?? withdrawn.get(slug) ?? slug;
  const notPublic = [...withdrawn].flatMap(([slug, title]) =>
    titles.has(slug) ? [] : [[slug, `${title} (not public)`] as const],
  );
  return {
    path: "/console/registrations",
    kind: KIND,
    what: "registrations",
    columns: ["Received", "Event", "Email", "Phone", AS_STATED, "State"],
    filters: [
      { name: "event", label: "Event", options: [...titles, ...notPublic], takesOthers: true },
      { name: "when", label: "Event takes place", options: PERIODS },
      {
        name: "state",
        label: "State",
        options: [
          ["waiting", "Not confirmed"],
          ["confirmed", "Confirmed"],
        ],
      },
      { name: "from", label: "Registered from", options: "day" },
      { name: "to", label: "Registered until", options: "day" },
    ],
    searchHelp: "Beginning of the name, surname or email, or four digits of the phone number",
    exportPermission: "registrations.export",
    source: {
      ...REGISTRATION_ROWS,
      among: { when: (period) => ({ column: REGISTRATION_ROWS.table.event, values: events.get(period) ?? [] }) },
    },
    rowOf: ({ fullName, createdAt, event, email, phone, membershipStatus, confirmedAt }) => ({
      title: fullName,
      cells: [
        { text: dayAndHour(createdAt) },
        { text: titleOf(event) },
        { text: maskEmail(email) },
        { text: maskPhone(phone) },
        { text: membershipStatus },
        confirmedAt ? { text: "Confirmed", tone: "done" } : { text: "Not confirmed" },
      ],
    }),
    csv: [
      ["Received (IST)", ({ createdAt }) => dateAndTime(createdAt)],
      ["Event", ({ event }) => titleOf(event)],
      ["Name", ({ fullName }) => fullName],
      ["Email", ({ email }) => email],
      ["Phone", ({ phone }) => phone],
      [AS_STATED, ({ membershipStatus }) => membershipStatus],
      ["Confirmed (IST)", ({ confirmedAt }) => (confirmedAt ? dateAndTime(confirmedAt) : "")],
    ],
  };
}

export async function viewRegistration(deps: RecordViewDeps, operator: Operator, id: string, template = "") {
  const found = await findRegistration(deps, id);
  if (!found) return undefined;
  const { fullName, event, email, phone, membershipStatus, createdAt, confirmedAt, language } = found;
  const titles = await eventTitles(deps);
  const title = titles.get(event) ?? (await findStoredTitle(deps, event)) ?? event;
  const { events } = (await deps.content.snapshot()).collections;
  const isEventCancelled = events.some(({ slug, isCancelled }) => slug === event && isCancelled);
  const origin = await findOrigin(deps, "registration.imported", createdAt);
  const history = [origin, ...(await mailEventsOf(deps, found))];
  const record = await viewRecord(
    deps,
    operator,
    { kind: KIND, id },
    {
      title: fullName,
      lead: `${title}. ${origin.what} ${dayAndHour(createdAt)}.`,
      details: [
        ["Event", labelOf({ title, isCancelled: isEventCancelled })],
        [AS_STATED, membershipStatus],
        ["State", confirmedAt ? "Confirmed" : "Not confirmed"],
      ],
      contact: { email, phone },
      history,
      values: { event: titles },
    },
  );
  const facts = { name: fullName, ...(event !== ANY_EVENT && { event: { slug: event, title } }) };
  const shown = { subject: `${KIND}:${id}`, email, language, facts, template };
  return {
    ...record,
    isConfirmed: confirmedAt !== null,
    duplicates: duplicatesOf(await listDuplicates(deps, found)),
    places: await placesOf(deps, event),
    isEventCancelled,
    moveTargets: (await listMoveTargets(deps, event)).map((one) => [one.slug, `${one.title}, ${one.date}`] as const),
    correspondence: await viewCorrespondence(deps, operator, shown),
  };
}

/** Includes mails to an address that was corrected later. */
async function mailEventsOf(
  deps: Pick<Deps, "db">,
  { id, email }: { id: string; email: string },
): Promise<TimelineEvent[]> {
  const labels = new Map<string, string>(MAILS);
  const mails = await listMailAbout(
    deps,
    MAILS.map(([kind]) => kind),
    id,
  );
  return mails.map((mail) => ({
    ...mailEvent(mail, labels.get(mail.kind) ?? ""),
    ...(mail.recipient !== email && { text: `To an earlier address, ${maskEmail(mail.recipient)}` }),
  }));
}

export async function revealRegistration(deps: TrailDeps, operator: Operator, id: string, reason: string) {
  return revealContact(deps, operator, { kind: KIND, id, reason }, await findRegistration(deps, id));
}

/** Returns the events that take registrations from a file, past ones too, as pairs of slug and title. */
export async function importableEvents({ content }: Pick<Deps, "content">): Promise<(readonly [string, string])[]> {
  const { events } = (await content.snapshot()).collections;
  return [ANY, ...events.filter(({ isCancelled }) => !isCancelled).map(({ slug, title }) => [slug, title] as const)];
}

async function eventsByPeriod(deps: Pick<Deps, "content" | "now">): Promise<ReadonlyMap<string, readonly string[]>> {
  const today = indianDay(deps.now());
  const monday = mondayOf(today);
  const nextMonth = addDays(lastDayOfMonth(today), 1);
  const days: Record<(typeof PERIODS)[number][0], { from: string; to: string }> = {
    today: { from: today, to: today },
    week: { from: monday, to: addDays(monday, 6) },
    "next-week": { from: addDays(monday, 7), to: addDays(monday, 13) },
    month: { from: `${today.slice(0, 7)}-01`, to: lastDayOfMonth(today) },
    "next-month": { from: nextMonth, to: lastDayOfMonth(nextMonth) },
  };
  const found = Object.entries(days).map(async ([period, range]) => [period, await listEventsOn(deps, range)] as const);
  return new Map(await Promise.all(found));
}

function labelOf({ title, isCancelled }: Pick<Event, "title" | "isCancelled">): string {
  return isCancelled ? `${title} (cancelled)` : title;
}

export async function eventTitles(deps: Pick<Deps, "content">, titleOf = ({ title }: Event) => title): Promise<Titles> {
  const { events } = (await deps.content.snapshot()).collections;
  return new Map([ANY, ...events.map((event) => [event.slug, titleOf(event)] as const)]);
}
