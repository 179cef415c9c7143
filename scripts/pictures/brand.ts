import { lettering, measure } from "./lettering.ts";
import { ink, marigold, paper, peacock } from "./palette.ts";
import { petals, star } from "./patterns.ts";
import { at, type Drawing, filled, outline, path, picture, rect, round } from "./svg.ts";

/** The sign: a pierced screen that climbs in three steps; the highest pane is lit. */
const PANES: readonly (readonly [column: number, row: number])[] = [
  [0, 2],
  [1, 2],
  [2, 2],
  [1, 1],
  [2, 1],
  [2, 0],
];

/** One pane of side `s`: its shoulder is a quarter circle, its opening an eight-pointed star. */
function pane(x: number, y: number, s: number, shoulder: boolean, points: number): string {
  const corner = shoulder
    ? `M${round(x)} ${round(y + s)}V${round(y + s * 0.8)}A${round(s * 0.8)} ${round(s * 0.8)} 0 0 1 ${round(x + s * 0.8)} ${round(y)}`
    : `M${round(x)} ${round(y + s)}V${round(y)}`;
  const opening = points === 8 ? star(8, s * 0.27, s * 0.19) : points === 4 ? star(4, s * 0.28, s * 0.2) : [];
  const middle = s * (shoulder ? 0.55 : 0.5);
  const cut = opening.length > 0 ? outline(opening.map(([px, py]) => [x + middle + px, y + middle + py] as const)) : "";
  return `${corner}H${round(x + s)}V${round(y + s)}Z${cut}`;
}

export function sign(size: number, low: string, mid: string, top: string, points = 8): Drawing {
  const gap = size * 0.04;
  const s = (size - gap * 2) / 3;
  const shoulders = new Set(["0,2", "1,1", "2,0"]);
  const d = (rows: readonly number[]): string =>
    PANES.filter(([, row]) => rows.includes(row))
      .map(([column, row]) => pane(column * (s + gap), row * (s + gap), s, shoulders.has(`${column},${row}`), points))
      .join("");
  const layer = (rows: readonly number[], fill: string): Drawing => path(d(rows), fill, { "fill-rule": "evenodd" });
  return layer([2], low) + layer([1], mid) + layer([0], top);
}

const wordMark = (x: number, y: number, size: number, colour: string): Drawing =>
  lettering(x, y, "MASA", colour, { size, spacing: 1 }) +
  lettering(x + size * 0.22 + measure("MASA", { size, spacing: 1 }), y, "Forum", colour, { size, face: "medium" });

/** Square icon; small sizes get fewer points, the smallest no openings, so that nothing blurs. */
export function icon(size: number, options: { radius?: number; inset?: number } = {}): string {
  const { radius = size * 0.2, inset = size * 0.2 } = options;
  const drawn = sign(size - inset * 2, peacock[400], peacock[200], marigold[500], size < 24 ? 0 : size < 64 ? 4 : 8);
  return picture(size, size, rect(0, 0, size, size, ink[900], { rx: radius }) + at(inset, inset, drawn));
}

/** Sign and word mark on one line, for light or (`dark`) for ink grounds. */
export function logo(dark = false): string {
  const size = 40;
  const width = Math.ceil(
    62 + measure("MASA", { size, spacing: 1 }) + size * 0.22 + measure("Forum", { size, face: "medium" }) + 4,
  );
  const low = dark ? peacock[400] : peacock[600];
  return picture(
    width,
    56,
    at(4, 6, sign(44, low, low, marigold[500])) + wordMark(62, 41, size, dark ? paper : ink[900]),
  );
}

export function sharePicture(): string {
  const ground = rect(0, 0, 1200, 630, ink[900]);
  const lattice = filled(petals(60, ink[800]), (fill) => rect(600, 0, 600, 630, fill));
  const large = at(690, 110, sign(410, peacock[600], peacock[400], marigold[500]));
  const name =
    lettering(80, 290, "MASA", paper, { size: 150, spacing: 1 }) +
    lettering(80, 410, "Forum", paper, { size: 150, face: "medium" });
  const line =
    lettering(84, 482, "For startups and small", ink[200], { size: 34, face: "medium" }) +
    lettering(84, 524, "enterprises in India", ink[200], { size: 34, face: "medium" });
  return picture(1200, 630, ground + lattice + large + name + line + rect(82, 130, 72, 8, marigold[500]));
}
