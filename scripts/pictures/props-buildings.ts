import { chimney, sawtooth } from "./buildings.ts";
import { darker } from "./figure-spec.ts";
import { rupee } from "./lettering.ts";
import { brick, ink, marigold, paper, peacock, stone } from "./palette.ts";
import { at, circle, type Drawing, path, rect, repeat } from "./svg.ts";

/** Things, small buildings and busts for covers; drawn around (0, 0) standing on y = 0 unless said otherwise. */
export const workshop = (
  x: number,
  y: number,
  s: number,
  wall: string = brick[500],
  roof: string = brick[800],
): Drawing =>
  at(
    x,
    y,
    sawtooth(-75, 0, 3, 50, 52, wall, roof) +
      rect(-60, -34, 30, 34, ink[800]) +
      rect(-16, -36, 26, 18, marigold[300]) +
      rect(26, -36, 26, 18, marigold[300]),
    s,
  );
export const factory = (
  x: number,
  y: number,
  s: number,
  wall: string = peacock[600],
  roof: string = peacock[800],
): Drawing =>
  at(
    x,
    y,
    chimney(96, 0, 150, brick[500]) +
      sawtooth(-120, 0, 4, 50, 70, wall, roof) +
      repeat(6, (i) => rect(-106 + i * 31, -50, 20, 24, marigold[300])) +
      rect(-20, -22, 30, 22, ink[900]),
    s,
  );
export const teaStall = (x: number, y: number, s: number, awning: string = brick[500]): Drawing =>
  at(
    x,
    y,
    rect(-44, -84, 6, 84, ink[800]) +
      rect(38, -84, 6, 84, ink[800]) +
      rect(-48, -40, 96, 40, marigold[700]) +
      rect(-52, -44, 104, 7, marigold[800]) +
      path(
        "M-58-78L-46-100H46L58-78V-70A8 8 0 0 1 42-70A8 8 0 0 1 26-70A8 8 0 0 1 10-70A8 8 0 0 1-6-70A8 8 0 0 1-22-70A8 8 0 0 1-38-70A8 8 0 0 1-58-70Z",
        awning,
      ) +
      path("M-18-44V-60C-18-66 6-66 6-60V-44ZM6-58L18-64V-58L6-50Z", stone[300]) +
      rect(24, -54, 7, 10, paper) +
      rect(-34, -54, 7, 10, paper),
    s,
  );
export const house = (
  x: number,
  y: number,
  s: number,
  wall: string = marigold[200],
  roof: string = brick[500],
): Drawing =>
  at(
    x,
    y,
    rect(-60, -70, 120, 70, wall) +
      rect(-60, -70, 22, 70, darker(wall, 0.1)) +
      path("M-76-68L0-126L76-68Z", roof) +
      path("M-76-68L0-126V-68Z", darker(roof, 0.16)) +
      rect(-14, -44, 28, 44, ink[800]) +
      rect(26, -50, 22, 22, peacock[200]) +
      rect(-50, -50, 22, 22, peacock[200]),
    s,
  );

export const bank = (x: number, y: number, s: number, wall: string = stone[200], dark: string = ink[500]): Drawing =>
  at(
    x,
    y,
    rect(-100, -10, 200, 10, darker(wall, 0.2)) +
      rect(-92, -20, 184, 10, darker(wall, 0.1)) +
      repeat(5, (i) => rect(-80 + i * 36, -98, 18, 78, wall) + rect(-80 + i * 36, -98, 6, 78, darker(wall, 0.14))) +
      rect(-90, -112, 180, 14, wall) +
      path("M-102-112L0-166L102-112Z", wall) +
      path("M-102-112L0-166V-112Z", darker(wall, 0.1)) +
      circle(0, -130, 14, marigold[500]) +
      rupee(0, -130, 15, marigold[800], 0.15) +
      rect(-62, -98, 18, 78, dark, { opacity: 0.25 }) +
      rect(10, -98, 18, 78, dark, { opacity: 0.25 }),
    s,
  );
