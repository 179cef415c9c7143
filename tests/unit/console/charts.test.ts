import { expect, test } from "vitest";
import type { FigureTable } from "#worker/domain/console/figures/figure-table.server.ts";
import { drawFigure } from "../../../app/routes/console/figures/draw-figures.server.ts";
import type { Drawing } from "../../../app/routes/console/figures/drawing.server.ts";
import { WIDTH } from "../../../app/routes/console/figures/width.ts";

const MONTHS = ["Dec", "Jan", "Feb"];
const table = (changes: Partial<FigureTable> & { values: number[][] }): FigureTable => ({
  ...{ id: "one", title: "One", summary: "Summary.", note: "Note.", shape: "panels", rowTitle: "Month" },
  columns: ["A", "B", "C"],
  rows: changes.values.map((values, i) => ({ label: `${MONTHS[i]} 2026`, short: MONTHS[i] ?? "", values })),
  ...changes,
});
const drawn = (changes: Parameters<typeof table>[0]) => drawFigure(table(changes)).drawing as Drawing;

test.each(["panels", "stack", "rows"] as const)("every bar of %s lies inside the drawing", (shape) => {
  const { bars, height } = drawn({
    shape,
    values: [
      [1, 2, 0],
      [9, 0, -4],
      [1234, 5, 1230],
    ],
  });
  expect(bars.length).toBeGreaterThan(0);
  for (const bar of bars) {
    expect(bar.x).toBeGreaterThanOrEqual(0);
    expect(bar.x + bar.width).toBeLessThanOrEqual(WIDTH + 0.1);
    expect(bar.y).toBeGreaterThanOrEqual(0);
    expect(bar.y + bar.height).toBeLessThanOrEqual(height);
  }
});

test("each panel has its own scale", () => {
  const { bars } = drawn({
    columns: ["A", "B"],
    values: [
      [1000, 1],
      [500, 2],
    ],
  });
  const heightOf = (series: number) =>
    Math.max(...bars.filter((bar) => bar.series === series).map((bar) => bar.height));
  expect(heightOf(0)).toBe(heightOf(1));
});

test("refunds lie below zero, in a pattern of their own, and the net sum is the line", () => {
  const { bars, line, rules } = drawn({
    shape: "stack",
    values: [
      [100, -40, 60],
      [200, 0, 200],
    ],
  });
  const [received, refunded] = [
    bars.find(({ series }) => series === 0),
    bars.find(({ series }) => series === "negative"),
  ];
  expect(refunded?.y).toBe((received?.y ?? 0) + (received?.height ?? 0));
  expect((received?.height ?? 0) / (refunded?.height ?? 1)).toBeCloseTo(2.5, 1);
  expect(line).toMatch(/^M[\d.]+,[\d.]+L[\d.]+,[\d.]+$/);
  expect(rules.some(({ y }) => Math.abs(y - (refunded?.y ?? 0)) < 0.2)).toBe(true);
});

test("the longest row leaves room for its number, and a long label is cut", () => {
  const { bars, labels } = drawn({ shape: "rows", columns: ["A"], values: [[1_500_000], [3]] });
  expect(Math.max(...bars.map(({ width }) => width))).toBeLessThanOrEqual(WIDTH - 48);
  expect(labels.map(({ text }) => text)).toEqual(["Dec", "Jan", "15L", "3"]);
});

test("without any figure nothing is drawn", () => {
  expect(
    drawFigure(
      table({
        values: [
          [0, 0, 0],
          [0, 0, 0],
        ],
      }),
    ).drawing,
  ).toBeUndefined();
});

test("amounts in the table are in rupees, and refunds have a minus sign", () => {
  const { rows, legend } = drawFigure(
    table({ shape: "stack", isMoney: true, values: [[7_499_700, -1_000_050, 6_499_650]] }),
  );
  expect(rows[0]?.cells).toEqual(["₹74,997", "−₹10,000.50", "₹64,996.50"]);
  expect(legend).toEqual(["A", "B"]);
});
