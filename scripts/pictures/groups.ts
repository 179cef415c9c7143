import { arms, type Figure } from "./figure-spec.ts";
import { figure } from "./figures.ts";
import { brick, ink, leaf, marigold, paper, peacock, stone, white } from "./palette.ts";
import { kolamPanel } from "./props-paper.ts";
import { roundTable, windowBust } from "./props-things.ts";
import { at, clipped, type Drawing, path, rect } from "./svg.ts";

export const person = (x: number, y: number, h: number, f: Partial<Figure>): Drawing =>
  figure(x, y, h, { outfit: "kurta", top: brick[500], ...f });
/** Somebody behind a table: cut at its edge. */
export const behind = (x: number, edge: number, h: number, f: Partial<Figure>): Drawing =>
  clipped(
    rect(x - h, edge - h * 2, h * 2, h * 2, "#000"),
    figure(x, edge + h * 0.47, h, {
      outfit: "kurta",
      top: brick[500],
      legs: "none",
      near: arms.desk,
      far: arms.deskFar,
      ...f,
    }),
  );

export function adviceDesk(
  x: number,
  y: number,
  s: number,
  cloth: string,
  owner: Partial<Figure>,
  adviser: Partial<Figure>,
): Drawing {
  return at(
    x,
    y,
    behind(-44, -46, 150, adviser) +
      behind(46, -46, 146, { facing: -1, ...owner }) +
      rect(-84, -50, 168, 10, marigold[300]) +
      rect(-78, -40, 156, 40, cloth) +
      path("M-20-50L-14-58H18L14-50Z", paper),
    s,
  );
}

const ROUND_PEOPLE: readonly Partial<Figure>[] = [
  { outfit: "sari", top: brick[600], accent: marigold[500], skin: 3, hair: "bun" },
  { outfit: "shirt", top: white, skin: 4 },
  { outfit: "jacket", top: ink[700], skin: 1, hair: "bob" },
  { outfit: "kurta", top: leaf[500], accent: paper, skin: 2, hair: "turban", headwear: marigold[500] },
  { outfit: "jacket", top: peacock[600], skin: 2, hair: "hijab", headwear: peacock[200] },
  { outfit: "shirt", top: marigold[400], skin: 5, glasses: true },
  { outfit: "salwar", top: peacock[400], accent: marigold[300], skin: 1, hair: "long" },
  { outfit: "kurta", top: white, accent: brick[600], skin: 3, hair: "bald", hairColour: "#8E949C" },
];

export function workTable(x: number, y: number, s: number, start: number, tone: string): Drawing {
  const seat = (dx: number, i: number, facing: 1 | -1): Drawing =>
    behind(dx, 2, 170, { ...ROUND_PEOPLE[(start + i) % 6], facing });
  const mentors: readonly Partial<Figure>[] = [
    { outfit: "sari", top: leaf[600], accent: marigold[500], skin: 3, hair: "bun", hairColour: "#8E949C" },
    {
      outfit: "jacket",
      top: brick[600],
      bottom: ink[900],
      skin: 2,
      hair: "bald",
      hairColour: "#8E949C",
      glasses: true,
    },
    { outfit: "kurta", top: stone[200], bottom: white, accent: brick[600], skin: 4, hairColour: "#D9DBDD" },
  ];
  const standing = figure(118, 62, 200, {
    outfit: "kurta",
    top: brick[500],
    facing: -1,
    near: arms.point,
    ...mentors[start % 3],
  });
  return at(
    x,
    y,
    standing +
      seat(-66, 0, 1) +
      seat(0, 1, 1) +
      seat(62, 2, -1) +
      roundTable(0, 4, 104, tone) +
      path("M-56 4L-50-6H-18L-20 4ZM18 6L22-6H54L56 6Z", paper),
    s,
  );
}

const busts: readonly (readonly [number, number, number])[] = [
  [110, 110, 62],
  [110, 320, 62],
  [262, 70, 46],
  [236, 398, 42],
  [538, 70, 46],
  [564, 398, 42],
  [690, 110, 62],
  [690, 320, 62],
];

export const ring = (ground: string, tone: string, accent: string): Drawing =>
  rect(0, 0, 800, 450, ground) +
  kolamPanel(400, 225, `ring ${ground}`, 62, tone, 4) +
  busts
    .map(([x, y, r], i) =>
      windowBust(
        x,
        y,
        r,
        [peacock[200], marigold[200], leaf[200], brick[200], stone[200], peacock[100], marigold[100], leaf[100]][
          i
        ] as string,
        { outfit: "kurta", top: accent, ...ROUND_PEOPLE[(i * 5 + 1) % 8], facing: x < 400 ? 1 : -1 },
      ),
    )
    .join("");

/** People of the round tables by number, over again after the last. */
export const roundPerson = (index: number): Partial<Figure> => ROUND_PEOPLE[index % ROUND_PEOPLE.length] ?? {};
