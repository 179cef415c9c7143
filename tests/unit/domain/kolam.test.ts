import { gzipSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Kolam } from "#app/components/ornaments/kolam.tsx";
import { drawKolam, litDots } from "#worker/domain/membership/kolam.server.ts";

const DOTS = [-18, -12, -6, 0, 6, 12, 18];

test("the same membership number gives the same bytes", () => {
  expect(markup("M/26-27/000042")).toBe(markup("M/26-27/000042"));
});

test("a thousand consecutive numbers give a thousand different kolams", () => {
  const drawings = Array.from({ length: 1000 }, (_, i) => JSON.stringify(drawKolam(numberOf(i + 1))));
  expect(new Set(drawings).size).toBe(1000);
});

test("the lit dots on their own distinguish 4,096 consecutive numbers", () => {
  const lit = Array.from({ length: 4096 }, (_, i) => litDots(numberOf(i)));
  expect(new Set(lit).size).toBe(4096);
});

test("the same number in another year has a different line", () => {
  expect(drawKolam("M/26-27/000042").line).not.toBe(drawKolam("M/27-28/000042").line);
});

test("a quarter of the line ends where its quarter turn begins", () => {
  for (const serial of [1, 42, 999_999]) {
    const points = pointsOf(drawKolam(numberOf(serial)).line);
    const [x, y] = points[0] ?? [0, 0];
    const turns = [
      [-y, x],
      [-x, -y],
      [y, -x],
    ];
    expect(turns.map(String)).toContain(String(points.at(-1)));
  }
});

test("one line passes every dot on all four sides", () => {
  const points = pointsOf(drawKolam("M/26-27/000042").line);
  const turned = [0, 1, 2, 3].flatMap((turn) => points.slice(1).map((point) => quarterTurns(point, turn)));
  const sides = DOTS.flatMap((x) => DOTS.map((y) => turned.filter((point) => isBeside(point, [x, y])).length));
  expect(turned).toHaveLength(4 * 49);
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(4);
});

test("a kolam is less than a kilobyte of SVG, compressed", () => {
  expect(gzipSync(markup("M/26-27/000042")).length).toBeLessThan(1024);
});

const numberOf = (serial: number) => `M/26-27/${String(serial).padStart(6, "0")}`;
const markup = (number: string) => renderToStaticMarkup(createElement(Kolam, { kolam: drawKolam(number) }));

/** The end points of the path's segments; all but the first are relative. */
function pointsOf(line: string): [number, number][] {
  let [x, y] = [0, 0];
  return (line.match(/[Mlaq][^Mlaq]*/g) ?? []).map((segment) => {
    const [dx = 0, dy = 0] = (segment.match(/-?\d+/g) ?? []).map(Number).slice(-2);
    [x, y] = segment.startsWith("M") ? [dx, dy] : [x + dx, y + dy];
    return [x, y];
  });
}

function quarterTurns([x, y]: [number, number], turns: number): [number, number] {
  return turns === 0 ? [x, y] : quarterTurns([-y || 0, x || 0], turns - 1);
}

function isBeside([px, py]: [number, number], [x, y]: [number, number]): boolean {
  return Math.abs(px - x) + Math.abs(py - y) <= 3;
}
