import type { FigureTable } from "#worker/domain/console/figures/figure-table.server.ts";
import { compact, type Drawing, tenths, upTo } from "./drawing.server.ts";
import { WIDTH } from "./width.ts";

const ROW = 40;
const BAR = 12;
/** Space for the number at the end of the longest bar. */
const END = 48;
const MAX_LETTERS = 44;

/** Draws a bar for each row, below its label. */
export function drawRows({ rows, isMoney }: FigureTable): Drawing {
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
