import { darker } from "./figure-spec.ts";
import { marigold, paper, stone } from "./palette.ts";
import { at, type Drawing, path, rect, stroke } from "./svg.ts";

export const laptop = (colour: string = stone[200]): Drawing =>
  path("M-2 2L0-12H16L14 2Z", colour) + rect(-4, 1.4, 20, 1.6, darker(colour));
export const folder = (colour: string): Drawing =>
  at(
    0,
    -3,
    rect(-5, -8, 12, 15, colour, { rx: 0.8 }) + rect(-3, -5, 8, 1.2, paper) + rect(-3, -2.4, 5, 1.2, paper),
    1,
    8,
  );
export const trophy = (colour: string = marigold[500]): Drawing =>
  path("M-5-16H5C5-9 3-6 1-5V-1H4V1.4H-4V-1H-1V-5C-3-6-5-9-5-16Z", colour) +
  stroke("M-5-14.5C-9-14.5-8-8.5-3.6-7.6M5-14.5C9-14.5 8-8.5 3.6-7.6", colour, 1.2);
export const cup = (colour: string = paper): Drawing => path("M-2.4-4H2.4L1.8 2H-1.8Z", colour);
