/**
 * `npm run visit-model`: what a visitor in nine Indian cities waits for, computed from published round trips.
 * `--write` puts the table into docs/operations.md, which says where each number is from.
 */
import { table, writePart } from "./document-table.ts";

type Place = { latitude: number; longitude: number };
/** Milliseconds. `published` ones are measured by others; the rest is fitted to them. */
type Trip = { ms: number; isPublished: boolean };
export type Visit = {
  city: string;
  edge: string;
  edgeTrip: Trip;
  /** From the edge to the database, were it in Mumbai, and were it in Singapore. */
  database: { mumbai: Trip; singapore: Trip };
  /** Until the document is there; before: rendered for each request after a query; both places of the database. */
  before: { cold: [number, number]; warm: [number, number] };
  /** After: the kept page of the edge; `first` is the first visit at a location since a publication. */
  after: { first: number; cold: number; warm: number; repeat: number };
};

const PLACES: Record<string, Place> = {
  Mumbai: { latitude: 19.08, longitude: 72.88 },
  Delhi: { latitude: 28.61, longitude: 77.21 },
  Bengaluru: { latitude: 12.97, longitude: 77.59 },
  Chennai: { latitude: 13.08, longitude: 80.27 },
  Hyderabad: { latitude: 17.39, longitude: 78.49 },
  Kolkata: { latitude: 22.57, longitude: 88.36 },
  Raipur: { latitude: 21.25, longitude: 81.63 },
  Indore: { latitude: 22.72, longitude: 75.86 },
  Bhubaneswar: { latitude: 20.3, longitude: 85.82 },
  Singapore: { latitude: 1.35, longitude: 103.82 },
};

/** Round trips from fixed lines to AWS Mumbai and to Singapore, median of a week (techplained, April 2026). */
const TO_MUMBAI: Record<string, number> = {
  Mumbai: 3,
  Delhi: 28,
  Bengaluru: 12,
  Chennai: 32,
  Hyderabad: 25,
  Kolkata: 35,
};
const TO_SINGAPORE: Record<string, number> = {
  Mumbai: 78,
  Delhi: 82,
  Bengaluru: 74,
  Chennai: 72,
  Hyderabad: 78,
  Kolkata: 92,
};

/** Where the model's visitor meets Cloudflare. Raipur and Indore have no location that could be confirmed. */
const EDGES: Record<string, string> = { Raipur: "Mumbai", Indore: "Mumbai" };
/** Nobody publishes Bhubaneswar's; its lines leave the country as its neighbour's do. */
const NEIGHBOURS: Record<string, string> = { Bhubaneswar: "Kolkata" };

/** ESTIMATES, milliseconds. */
const ESTIMATED = {
  /** What a 4G radio adds to a round trip of a fixed line. */
  radio: 40,
  /** Within a city, as published for Mumbai to Mumbai. */
  inCity: 3,
  /** A location that has not run the Worker for a while starts it; the budget's upper end. */
  isolateStart: 60,
  /** A read of KV's central store, and of what the location holds already: the version, then the page. */
  kvCentral: 100,
  kvNear: 10,
  cacheNear: 5,
  /** Server time of a kept page, of a rendered one, and of the database's own work for one query. */
  kept: 0.3,
  rendered: 2,
  query: 3,
  /** 14 kB, the most that a document may weigh, at 1.6 Mbit/s; it fits the first window, so no round trip is added. */
  transfer: (14_000 * 8) / 1600,
};
/** Name, TCP, TLS 1.3, request. */
const COLD_TRIPS = 4;

/** Fibre makes 200 km a millisecond one way. */
const straight = (from: string, to: string) => (2 * kilometres(from, to)) / 200;

/** A line through the published pairs: fixed part and factor on the straight fibre's time. */
export function fitLine(): { fixed: number; factor: number } {
  const pairs = [
    ...Object.entries(TO_MUMBAI).map(([city, ms]) => [straight(city, "Mumbai"), ms] as const),
    ...Object.entries(TO_SINGAPORE).map(([city, ms]) => [straight(city, "Singapore"), ms] as const),
  ];
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(pairs.map(([a]) => a)), mean(pairs.map(([, b]) => b))];
  const factor =
    pairs.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0) / pairs.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
  return { fixed: y - factor * x, factor };
}

/** The visit from one city. */
export function modelVisit(city: string): Visit {
  const edge = EDGES[city] ?? city;
  const edgeTrip = edge === city ? { ms: ESTIMATED.inCity, isPublished: false } : trip(city, edge, TO_MUMBAI);
  const database = { mumbai: trip(edge, "Mumbai", TO_MUMBAI), singapore: trip(edge, "Singapore", TO_SINGAPORE) };
  const round = edgeTrip.ms + ESTIMATED.radio;
  const cold = COLD_TRIPS * round + ESTIMATED.isolateStart + ESTIMATED.transfer;
  const warm = round + ESTIMATED.transfer;
  const asked = (ms: number) => ms + ESTIMATED.query + ESTIMATED.rendered;
  const both = (base: number): [number, number] => [
    base + asked(database.mumbai.ms),
    base + asked(database.singapore.ms),
  ];
  return {
    city,
    edge,
    edgeTrip,
    database,
    before: { cold: both(cold), warm: both(warm) },
    after: {
      first: cold + ESTIMATED.kvCentral + ESTIMATED.rendered,
      cold: cold + ESTIMATED.kvNear + ESTIMATED.cacheNear,
      warm: warm + ESTIMATED.kept,
      repeat: round + ESTIMATED.kept,
    },
  };
}

export const CITIES = Object.keys(PLACES).filter((place) => place !== "Singapore");

/** The table of docs/operations.md; an asterisk marks a published number. */
export function visitText(): string {
  const span = ([one, other]: [number, number]) => `${Math.round(one)}–${Math.round(other)}`;
  const told = ({ ms, isPublished }: Trip) => `${Math.round(ms)}${isPublished ? "*" : ""}`;
  const rows = CITIES.map(modelVisit).map(({ city, edge, edgeTrip, database, before, after }) => [
    city,
    edge === city ? "there" : edge,
    told(edgeTrip),
    told(database.mumbai),
    told(database.singapore),
    span(before.cold),
    String(Math.round(after.cold)),
    String(Math.round(after.first)),
    span(before.warm),
    String(Math.round(after.warm)),
    String(Math.round(after.repeat)),
  ]);
  const trips = ["From", "edge", "to it", "to a DB in Mumbai", "in Singapore"];
  const head = [...trips, "cold, before", "cold, after", "very first", "warm, before", "warm, after", "repeat (304)"];
  return table(head, rows);
}

function trip(from: string, to: string, published: Record<string, number>): Trip {
  const known = published[from];
  if (known !== undefined) return { ms: known, isPublished: true };
  const neighbour = published[NEIGHBOURS[from] ?? ""];
  if (neighbour !== undefined) return { ms: neighbour, isPublished: false };
  const { fixed, factor } = fitLine();
  return { ms: fixed + factor * straight(from, to), isPublished: false };
}

/** Great circle. */
function kilometres(from: string, to: string): number {
  const radians = (name: string) => {
    const place = PLACES[name];
    if (!place) throw new Error(`No such place: ${name}`);
    return [(place.latitude * Math.PI) / 180, (place.longitude * Math.PI) / 180] as const;
  };
  const [[lat1, lon1], [lat2, lon2]] = [radians(from), radians(to)];
  const a = Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin((lon2 - lon1) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(a));
}

if (import.meta.main) {
  if (process.argv.includes("--write")) writePart("visit-model", visitText());
  else console.log(visitText());
}
