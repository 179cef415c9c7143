import { brick, hash, ink, marigold } from "./palette.ts";
import { petals } from "./patterns.ts";
import { at, type Drawing, ellipse, filled, path, rect, repeat, round, stroke } from "./svg.ts";

export const studioMicrophone = (x: number, y: number, s: number, body: string = ink[800]): Drawing =>
  at(
    x,
    y,
    ellipse(0, -4, 62, 10, ink[900]) +
      stroke("M0-8V-60", ink[500], 10) +
      stroke("M-58-178V-120C-58-50 58-50 58-120V-178", ink[500], 9) +
      rect(-38, -240, 76, 160, body, { rx: 38 }) +
      filled(petals(18, ink[500]), (fill) => rect(-38, -240, 76, 92, fill, { rx: 38 })) +
      rect(-38, -152, 76, 12, marigold[500]) +
      rect(-38, -240, 22, 160, ink[900], { rx: 11, opacity: 0.3 }),
    s,
  );
export const tableMicrophone = (x: number, y: number, s: number, lean = 1): Drawing =>
  at(
    x,
    y,
    ellipse(0, -2, 26, 5, ink[900]) +
      stroke("M0-4L22-46L10-78", ink[700], 5) +
      at(8, -84, rect(-11, -36, 22, 44, ink[900], { rx: 11 }) + rect(-11, -14, 22, 5, marigold[500]), 1, -24),
    [s * lean, s],
  );
export const headphones = (x: number, y: number, s: number): Drawing =>
  at(
    x,
    y,
    stroke("M-62-40C-62-140 62-140 62-40", ink[800], 12) +
      rect(-80, -66, 34, 66, brick[600], { rx: 15 }) +
      rect(46, -66, 34, 66, brick[600], { rx: 15 }) +
      rect(-56, -62, 14, 58, ink[900], { rx: 7 }) +
      rect(42, -62, 14, 58, ink[900], { rx: 7 }),
    s,
  );
/** Sound as a block-printed border: bars with petal ends. */
export const soundWave = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  name = "wave",
): Drawing =>
  path(
    repeat(Math.floor(width / 22), (i) => {
      const h = height * (0.25 + 0.75 * Math.abs(Math.sin(i * 0.9 + (hash(`${name}${i}`) % 60) / 60)));
      const cx = x + i * 22 + 8;
      return `M${round(cx)} ${round(y - h / 2)}Q${round(cx + 9)} ${round(y)} ${round(cx)} ${round(y + h / 2)}Q${round(cx - 9)} ${round(y)} ${round(cx)} ${round(y - h / 2)}Z`;
    }),
    colour,
  );
