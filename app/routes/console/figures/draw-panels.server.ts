import { scaleBand } from "d3-scale";
import type { FigureTable } from "#worker/domain/console/figures/figure-table.server.ts";
import { compact, type Drawing, tenths, upTo } from "./drawing.server.ts";
import { WIDTH } from "./width.ts";

const PANEL = 92;
const BARS = 52;
const FOOT = 20;

/** Draws a small chart of the months for each column; only the newest bar has its value above it. */
export function drawPanels({ columns, rows, isMoney }: FigureTable): Drawing {
  const months = scaleBand(
    rows.map(({ label }) => label),
    [0, WIDTH],
  ).paddingInner(0.3);
  const panels = columns.map((column, n) => {
    const values = rows.map((row) => row.values[n] ?? 0);
    const length = upTo(Math.max(...values), BARS);
    const ground = n * PANEL + 24 + BARS;
    const bars = rows.map(({ label }, i) => {
      const height = tenths(length(values[i] ?? 0));
      return {
        x: tenths(months(label) ?? 0),
        y: ground - height,
        width: tenths(months.bandwidth()),
        height,
        series: n,
      };
    });
    const highest = Math.max(...values);
    const labels = [
      { x: 0, y: n * PANEL + 14, text: column, isStrong: true as const },
      { x: WIDTH, y: n * PANEL + 14, text: `Most in a month: ${compact(highest, isMoney)}`, anchor: "end" as const },
    ];
    return { bars, labels, rule: { y: ground, x1: 0, x2: WIDTH } };
  });
  const height = columns.length * PANEL + FOOT;
  return {
    height,
    bars: panels.flatMap(({ bars }) => bars),
    labels: [
      ...panels.flatMap(({ labels }) => labels),
      ...monthLabels(rows, (label) => (months(label) ?? 0) + months.bandwidth(), height - 14),
    ],
    rules: panels.map(({ rule }) => rule),
  };
}

/** Labels every second month, to fit on a phone, always including the newest. `endOf`: the right edge of its bar. */
export function monthLabels(rows: FigureTable["rows"], endOf: (label: string) => number, y: number) {
  return rows
    .filter((_, i) => (rows.length - 1 - i) % 2 === 0)
    .map(({ label, short }) => ({ x: tenths(endOf(label)), y, text: short, anchor: "end" as const }));
}
