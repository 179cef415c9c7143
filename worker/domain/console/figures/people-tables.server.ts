import { roleLabel } from "#messages/vocabulary/people.ts";
import { ROLES } from "../../../contracts/vocabulary.ts";
import { type FigureInput, type FigureTable, formatCount, monthNames, sumOf } from "./figure-table.server.ts";

const MAX_ROWS = 12;
const COUNTED = "Sign-ups of the last twelve months, with those that were cancelled later.";

export function signUpTable({ counts, events }: FigureInput): FigureTable {
  const sums = sumBy(counts, (slug) => events.get(slug)?.title ?? slug);
  return {
    id: "sign-ups",
    title: "Event sign-ups",
    summary: most(sums),
    note: COUNTED,
    shape: "rows",
    rowTitle: "Event",
    columns: ["Sign-ups"],
    rows: cut(sums, "Other events"),
  };
}

export function joinedTable({ counts, months }: Pick<FigureInput, "counts" | "months">): FigureTable {
  const rows = months.map((period) => ({
    ...monthNames(period),
    values: ROLES.map((label) => sumOf(counts, { figure: "joined", period, label })),
  }));
  const [before = 0, now = 0] = months.slice(-2).map((period) => sumOf(counts, { figure: "joined", period }));
  const [earlier, latest] = rows.slice(-2);
  return {
    id: "joined",
    title: "New accounts",
    summary: `${latest?.label}: ${formatCount(now)} so far, after ${formatCount(before)} in ${earlier?.label}.`,
    note: "Accounts whose address is confirmed, in the month in which they registered, with those that were deleted later.",
    shape: "panels",
    rowTitle: "Month",
    columns: ROLES.map(roleLabel),
    rows,
  };
}

/** Accounts hold no city; events do. */
export function cityTable({ counts, events }: FigureInput): FigureTable {
  const sums = sumBy(counts, (slug) => events.get(slug)?.city ?? "City not known");
  return {
    id: "cities",
    title: "Sign-ups by city",
    summary: most(sums),
    note: `${COUNTED} Accounts hold no city, so this is the city of the event, not of the person.`,
    shape: "rows",
    rowTitle: "City of the event",
    columns: ["Sign-ups"],
    rows: cut(sums, "Other cities"),
  };
}

export function memberTable({ counts }: FigureInput): FigureTable {
  const rows = ROLES.map((role) => row(roleLabel(role), sumOf(counts, { figure: "members", label: role })));
  const all = rows.reduce((sum, { values: [count = 0] }) => sum + count, 0);
  return {
    id: "members",
    title: "Accounts by role",
    summary: `Confirmed accounts: ${formatCount(all)}.`,
    note: "Accounts whose address is confirmed, as they are now.",
    shape: "rows",
    rowTitle: "Role",
    columns: ["Accounts"],
    rows,
    total: [all],
  };
}

function most([first]: readonly Row[]): string {
  return first ? `Most sign-ups: ${first.label}, ${formatCount(first.values[0] ?? 0)}.` : "";
}

type Row = FigureTable["rows"][number];

function row(label: string, count: number): Row {
  return { label, short: label, values: [count] };
}

function sumBy(counts: FigureInput["counts"], nameOf: (slug: string) => string): Row[] {
  const sums = new Map<string, number>();
  for (const { figure, label, count } of counts) {
    if (figure === "registrations") sums.set(nameOf(label), (sums.get(nameOf(label)) ?? 0) + count);
  }
  return [...sums]
    .filter(([, count]) => count > 0)
    .toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b))
    .map(([label, count]) => row(label, count));
}

function cut(rows: readonly Row[], others: string): Row[] {
  if (rows.length <= MAX_ROWS) return [...rows];
  const rest = rows.slice(MAX_ROWS - 1).reduce((sum, { values: [count = 0] }) => sum + count, 0);
  return [...rows.slice(0, MAX_ROWS - 1), row(others, rest)];
}
