import { type CollectionName, collections } from "../../../content/collections.ts";
import { TAB_LABELS } from "../../../content/event-schema.ts";
import { ENTRY_STATUSES } from "../../../contracts/console/content.ts";
import type { Db } from "../../../db/client.ts";
import { listEntries, type StoredEntry } from "../../content/entries.server.ts";
import { isFixed, titleOf, workingCopy } from "../entry-content.server.ts";
import { findCollection, stateOf } from "./view-entry.server.ts";

type EntryState = "published" | "changes" | "scheduled" | "draft" | "archived" | "sample";

export function labelOf(name: CollectionName): string {
  return collections[name].label;
}

export function findLabel(name: string): string {
  const collection = findCollection(name);
  return collection ? labelOf(collection) : name;
}

/** The page or part of the site where an editor looks for a collection. */
const PART_OF: Record<CollectionName, string> = {
  hero: "Home",
  features: "Home",
  testimonials: "Home",
  faqs: "Home",
  plans: "Membership",
  benefits: "Membership",
  events: "Events and Mumbai",
  slides: "Events and Mumbai",
  episodes: "Events and Mumbai",
  pillars: "About the forum",
  team: "About the forum",
  partners: "About the forum",
  members: "About the forum",
  initiatives: "About the forum",
  articles: "Knowledge and news",
  schemes: "Knowledge and news",
  facts: "Knowledge and news",
  news: "Knowledge and news",
  coverage: "Knowledge and news",
  startups: "For members",
  opportunities: "For members",
  notes: "For members",
  settings: "The whole site",
  policies: "The whole site",
  replyTemplates: "The whole site",
};

/** Counts the entries of each collection by state. What is scheduled is counted neither as a draft nor as changed. */
export async function viewCollections(db: Db) {
  const entries = await listEntries(db, undefined, ENTRY_STATUSES);
  return (Object.keys(PART_OF) as CollectionName[]).map((name) => {
    const states = entries.filter(({ collection }) => collection === name).map(statesOf);
    const count = (wanted: EntryState) => states.filter((some) => some.includes(wanted)).length;
    const unscheduled = (wanted: EntryState) =>
      states.filter((some) => some.includes(wanted) && !some.includes("scheduled")).length;
    return {
      name,
      label: collections[name].label,
      part: PART_OF[name],
      published: count("published"),
      changes: unscheduled("changes"),
      scheduled: count("scheduled"),
      drafts: unscheduled("draft"),
    };
  });
}

export type EntryRow = ReturnType<typeof rowOf>;

/** Lists the entries of one collection that match a search. */
export async function viewEntries(db: Db, name: string, { q = "", state = "" }: { q?: string; state?: string }) {
  const collection = findCollection(name);
  if (!collection) return undefined;
  const entries = await listEntries(db, collection, ENTRY_STATUSES);
  const rows = entries.filter((entry) => matches(entry, q)).map(rowOf);
  const shown = rows.filter(({ states }) =>
    state === "" ? !states.includes("archived") : states.includes(state as EntryState),
  );
  return {
    name: collection,
    label: collections[collection].label,
    isFixed: isFixed(collection),
    rows: shown,
    /** Order of the whole list. It can be changed only while the whole list is shown. */
    order: entries.filter(({ status }) => status !== "archived").map(({ slug }) => slug),
    isWhole: q === "" && state === "",
  };
}

export async function searchEntries(db: Db, q: string) {
  if (q.trim().length < 3) return [];
  const entries = await listEntries(db, undefined, ENTRY_STATUSES);
  return entries
    .filter((entry) => matches(entry, q))
    .slice(0, 50)
    .map(rowOf);
}

function rowOf(entry: StoredEntry) {
  const { collection, slug } = entry;
  const { data } = workingCopy(entry);
  const title = titleOf(data, slug);
  const section = partOf(data);
  return {
    slug,
    title,
    path: `/console/content/${collection}/${slug}`,
    label: collections[collection].label,
    section: typeof section === "string" && section !== title ? section : undefined,
    states: statesOf(entry),
    ...stateOf(entry),
  };
}

/** The section or tab of the page that shows the entry. */
function partOf(data: unknown): unknown {
  const { section, tab } = data as { section?: unknown; tab?: keyof typeof TAB_LABELS };
  return section ?? (tab && TAB_LABELS[tab]);
}

function statesOf({ status, draft, publishAt, data }: StoredEntry): EntryState[] {
  const isSample = status === "published" && (data as { sample?: unknown }).sample === true;
  return [
    status,
    ...(draft ? (["changes"] as const) : []),
    ...(publishAt ? (["scheduled"] as const) : []),
    ...(isSample ? (["sample"] as const) : []),
  ];
}

function matches(entry: StoredEntry, q: string): boolean {
  const wanted = q.trim().toLocaleLowerCase("en-IN");
  if (wanted === "") return true;
  const { data, translations } = workingCopy(entry);
  return `${entry.slug} ${JSON.stringify(data)} ${JSON.stringify(translations)}`
    .toLocaleLowerCase("en-IN")
    .includes(wanted);
}
