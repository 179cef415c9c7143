import { type FigureTable, formatCount, isEmpty } from "#worker/domain/console/figures/figure-table.server.ts";
import { formatRupees } from "#worker/domain/money.server.ts";
import { drawPanels } from "./draw-panels.server.ts";
import { drawStack } from "./draw-stack.server.ts";
import { compact, type Drawing, tenths, upTo } from "./drawing.server.ts";
import { WIDTH } from "./width.ts";

const DRAW = { panels: drawPanels, stack: drawStack, rows: drawRows };

/** Prepares a figure for its page. Shapes are computed on the server, so the browser needs no chart code. */
export function drawFigure(table: FigureTable) {
  const { id, title, summary, note, shape, isMoney, rowTitle, columns, rows, total } = table;
  const format = (value: number) => {
    const text = isMoney ? `₹${formatRupees(Math.abs(value))}` : formatCount(Math.abs(value));
    return value < 0 ? `−${text}` : text;
  };
  const cells = (values: readonly number[]) => values.map(format);
  return {
    ...{ id, title, summary, note, rowTitle, columns },
    legend: shape === "stack" ? columns.slice(0, -1) : [],
    drawing: isEmpty(table) ? undefined : DRAW[shape](table),
    rows: rows.map(({ label, values }) => ({ label, cells: cells(values) })),
    total: total && cells(total),
  };
}

export type DrawnFigure = Omit<ReturnType<typeof drawFigure>, "drawing"> & { drawing: Drawing | undefined };

const ROW = 40;
const BAR = 12;
/** Space for the number at the end of the longest bar. */
const END = 48;
const MAX_LETTERS = 44;

function drawRows({ rows, isMoney }: FigureTable): Drawing {
  const values = rows.map(({ values: [value = 0] }) => value);
  const length = upTo(Math.max(...values), WIDTH - END);
  const bars = values.map((value, i) => {
    return { x: 0, y: i * ROW + 20, width: tenths(length(value)), height: BAR, series: 0 };
  });
  const names = rows.map(({ short }, i) => ({ x: 0, y: i * ROW + 14, text: shorten(short) }));
  const numbers = bars.map(({ width, y }, i) => {
    return { x: width + 6, y: y + 11, text: compact(values[i] ?? 0, isMoney), isStrong: true as const };
  });
  return { height: rows.length * ROW, bars, labels: [...names, ...numbers], rules: [] };
}

function shorten(text: string): string {
  return text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS - 1)}…` : text;
}
