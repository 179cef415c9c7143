import { scaleBand, scaleLinear } from "d3-scale";
import { line, stack, stackOffsetDiverging } from "d3-shape";
import type { FigureTable } from "#worker/domain/console/figures/figure-table.server.ts";
import { monthLabels } from "./draw-panels.server.ts";
import { compact, type Drawing, tenths } from "./drawing.server.ts";
import { WIDTH } from "./width.ts";

const HEIGHT = 240;
const TOP = 12;
const FOOT = 28;
const AXIS = 56;

/** Draws stacked bars, with negative values below zero. The last column becomes the line. */
export function drawStack({ columns, rows, isMoney }: FigureTable): Drawing {
  const parts = columns.slice(0, -1).map((_, n) => n);
  const layers = stack<FigureTable["rows"][number], number>()
    .keys(parts)
    .value(({ values }, n) => values[n] ?? 0)
    .offset(stackOffsetDiverging)([...rows]);
  const ends = layers.flatMap((layer) => layer.flat());
  const y = scaleLinear([Math.min(0, ...ends), Math.max(1, ...ends)], [HEIGHT - FOOT, TOP]).nice(4);
  const months = scaleBand(
    rows.map(({ label }) => label),
    [AXIS, WIDTH],
  ).paddingInner(0.3);
  const xOf = (label: string) => months(label) ?? 0;
  const bars = layers.flatMap((layer) =>
    layer.map(([low, high], i) => ({
      x: tenths(xOf(rows[i]?.label ?? "")),
      y: tenths(y(high)),
      width: tenths(months.bandwidth()),
      height: tenths(y(low) - y(high)),
      series: layer.key === parts.length - 1 ? ("negative" as const) : layer.key,
    })),
  );
  const net = line<FigureTable["rows"][number]>()
    .x(({ label }) => tenths(xOf(label) + months.bandwidth() / 2))
    .y(({ values }) => tenths(y(values.at(-1) ?? 0)));
  const ticks = y.ticks(4);
  return {
    height: HEIGHT,
    bars: bars.filter(({ height }) => height > 0),
    labels: [
      ...ticks.map((value) => ({
        x: AXIS - 8,
        y: tenths(y(value) + 4),
        text: compact(value, isMoney),
        anchor: "end" as const,
      })),
      ...monthLabels(rows, (label) => xOf(label) + months.bandwidth(), HEIGHT - 6),
    ],
    rules: ticks.map((value) => ({ y: tenths(y(value)), x1: AXIS, x2: WIDTH })),
    line: net([...rows]) ?? "",
  };
}
