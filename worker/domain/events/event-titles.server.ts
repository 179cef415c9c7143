import { locale } from "#messages/locale.ts";
import type { Deps } from "../../deps.ts";
import { findEntry, listEntries, type StoredEntry } from "../content/entries.server.ts";
import { listRegisteredEvents } from "./event-registrations.server.ts";

/** The event of a registration for events in general. */
export const ANY_EVENT = "general";

type Titled = { title?: string };

/** Titles of the events that are not public and have registrations, by slug. */
export async function listWithdrawnTitles(deps: Pick<Deps, "db">): Promise<ReadonlyMap<string, string>> {
  const entries = await listEntries(deps.db, "events", ["draft", "archived"]);
  const slugs = entries.map(({ slug }) => slug);
  const registered = new Set(await listRegisteredEvents(deps, slugs));
  const known = entries.filter(({ slug }) => registered.has(slug));
  return new Map(known.map((entry) => [entry.slug, titleIn(entry)]));
}

export async function findStoredTitle({ db }: Pick<Deps, "db">, slug: string): Promise<string | undefined> {
  const entry = await findEntry(db, "events", slug);
  return entry && titleIn(entry);
}

function titleIn({ slug, data, translations }: StoredEntry): string {
  const hindi = locale() === "hi" ? (translations?.hi as Titled | undefined)?.title : undefined;
  return hindi || (data as Titled).title || slug;
}
