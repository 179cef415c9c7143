import { type FigureTable, formatCount, isEmpty } from "#worker/domain/console/figures/figure-table.server.ts";
import { formatRupees } from "#worker/domain/money.server.ts";
import { drawPanels } from "./draw-panels.server.ts";
import { drawRows } from "./draw-rows.server.ts";
import { drawStack } from "./draw-stack.server.ts";
import type { Drawing } from "./drawing.server.ts";

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
