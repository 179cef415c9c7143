import { localPath } from "#messages/locale.ts";
import * as m from "#messages/schemes/deadline.ts";
import type { Deps } from "../../deps.ts";
import { firstSlug } from "../content/redirects.server.ts";
import { toCalendar } from "../events/calendar.server.ts";
import { indianDay } from "../india-calendar.server.ts";
import { listFinderEntries } from "./finder-entries.server.ts";

const DAY_MS = 86_400_000;
const DAY = 86_400;
/** Seconds from midnight to nine in the morning. The alarms ring at nine, a week and a day before the last day. */
const NINE_AM = 9 * 3600;
const ALARMS = [
  { before: 7 * DAY - NINE_AM, text: m.inAWeek },
  { before: DAY - NINE_AM, text: m.tomorrow },
];

/** Returns a scheme's last day as a calendar file. `undefined` if there is no such scheme or it has no last day. */
export async function findDeadlineCalendar(
  deps: Pick<Deps, "content" | "config" | "now">,
  slug: string,
): Promise<string | undefined> {
  const { schemes } = await listFinderEntries(deps, indianDay(deps.now()));
  const scheme = schemes.find((entry) => entry.slug === slug);
  const { closesOn, apply, agency } = scheme?.terms ?? {};
  if (!scheme || !closesOn || !apply || !agency) return undefined;
  const startsAt = new Date(`${closesOn}T00:00:00Z`);
  const { hostname } = new URL(deps.config.siteUrl);
  const entry = {
    uid: `scheme-${firstSlug(await deps.content.snapshot(), "schemes", slug)}@${hostname}`,
    title: m.lastDayOf({ title: scheme.title }),
    location: "",
    description: m.confirmDay({ agency, url: apply.url }),
    url: `${deps.config.siteUrl}${localPath("/SchemesPage/finder")}`,
    isAllDay: true,
    alarms: ALARMS.map(({ before, text }) => ({ before, text: text({ title: scheme.title }) })),
    startsAt,
    endsAt: new Date(startsAt.getTime() + DAY_MS),
  };
  return toCalendar(entry, deps.now());
}
