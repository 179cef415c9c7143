import { coverage } from "#worker/content/seed/coverage.ts";
import { events } from "#worker/content/seed/events.ts";
import { members } from "#worker/content/seed/members.ts";
import { opportunities } from "#worker/content/seed/opportunities.ts";
import { startups } from "#worker/content/seed/startups.ts";
import { team } from "#worker/content/seed/team.ts";
import { testimonials } from "#worker/content/seed/testimonials.ts";

/** Fields of the content that have one spelling in all languages: people, companies, newspapers, places of events. */
const CONTENT = [
  ...[...team, ...members, ...startups, ...opportunities].map(({ name }) => name),
  ...testimonials.flatMap(({ name, company }) => [name, company]),
  ...coverage.map(({ source }) => source),
  ...events.flatMap(({ venue }) => venue?.name ?? []),
].toSorted((a, b) => b.length - a.length);

/** The forum's, as registered; portals and schemes, as they print themselves. */
const PRINTED = [
  "MASA Forum, an initiative of Sample Ventures Private Limited",
  "MASA Forum",
  "Sample Ventures Private Limited",
  "Ms. Ananya Sample, Grievance Officer",
  "JanSamarth",
  "TReDS",
  "GeM",
  "MSME ODR",
  "Chrome",
  "Linux",
  // What the law wants on an export invoice, in these words.
  "Supply meant for export under bond or letter of undertaking without payment of integrated tax",
];

/** Addresses, and names of what a browser stores. */
const CODE = /\S+@\S*|https?:\/\/\S+|\b[\w-]+(?:\.[\w-]+)+(?:\/\S*)?|^(?:user|tasks_|token|purchase)$/g;
/** Abbreviations: GST, EXW, DSCR, ECLGS 5.0. */
const ABBREVIATION = /(?<![\w-])[A-Z][A-Z0-9&-]+(?![\w-])/g;

/** The text without the names that a Hindi page may have in Latin letters. Everything else is Devanagari. */
export function withoutNames(text: string): string {
  const left = [...CONTENT, ...PRINTED].reduce((rest, name) => rest.replaceAll(name, " · "), text);
  return left.replace(CODE, " · ").replace(ABBREVIATION, " · ");
}
