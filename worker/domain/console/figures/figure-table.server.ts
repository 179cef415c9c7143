import type { FigureCount } from "../../figures/figure-counts.server.ts";
import { indianDay, longMonth } from "../../india-calendar.server.ts";

/** Data of a chart, the table below it and its CSV file. `isMoney`: the values are paise. */
export type FigureTable = {
  id: string;
  title: string;
  /** What the newest figures say, in a sentence. */
  summary: string;
  note: string;
  /** `panels`: a small chart per column. `stack`: the columns of a month stacked. `rows`: a bar per row. */
  shape: "panels" | "stack" | "rows";
  isMoney?: true;
  rowTitle: string;
  columns: readonly string[];
  rows: readonly { label: string; short: string; values: readonly number[] }[];
  total?: readonly number[];
};

export type FigureInput = {
  counts: readonly FigureCount[];
  months: readonly string[];
  plans: ReadonlyMap<string, string>;
  events: ReadonlyMap<string, { title: string; city: string | undefined }>;
};

const SHORT_MONTH = new Intl.DateTimeFormat("en-IN", { month: "short", timeZone: "UTC" });

/** The last twelve months in India, oldest first. */
export function lastMonths(now: Date): string[] {
  const [year = 0, month = 0] = indianDay(now).split("-").map(Number);
  return Array.from({ length: 12 }, (_, i) => new Date(Date.UTC(year, month - 12 + i, 1)).toISOString().slice(0, 7));
}

export function monthNames(month: string) {
  return { label: longMonth(month), short: SHORT_MONTH.format(new Date(`${month}-01T00:00:00Z`)) };
}

type FigureFilter = Partial<Pick<FigureCount, "figure" | "period" | "label">>;

export function sumOf(counts: readonly FigureCount[], asked: FigureFilter, value: "count" | "paise" = "count"): number {
  const { figure, period, label } = asked;
  return counts
    .filter((row) => figure === undefined || row.figure === figure)
    .filter((row) => period === undefined || row.period === period)
    .filter((row) => label === undefined || row.label === label)
    .reduce((sum, row) => sum + row[value], 0);
}

const COUNT = new Intl.NumberFormat("en-IN");

export function formatCount(count: number): string {
  return COUNT.format(count);
}

export function isEmpty({ rows }: Pick<FigureTable, "rows">): boolean {
  return rows.every(({ values }) => values.every((value) => value === 0));
}
