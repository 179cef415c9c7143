import { windows } from "./buildings.ts";
import { darker } from "./figure-spec.ts";
import { brick, ink, leaf, marigold, paper, peacock, stone, white } from "./palette.ts";
import { at, circle, type Drawing, path, rect, repeat, round, stroke } from "./svg.ts";

const wheel = (x: number, y: number, r: number): Drawing =>
  circle(x, y, r, ink[900]) + circle(x, y, r * 0.45, stone[300]);

/** Koli fishing boat with its high prow and a line of nets; waterline at y = 0, 200 long. */
export function fishingBoat(x: number, y: number, scale: number, hull: string, band: string, sail?: string): Drawing {
  const mast = stroke("M-8-14V-128", ink[800], 3.5) + stroke("M-8-120L84-30M-8-120L-82-22", ink[800], 1.4);
  const cloth = sail
    ? path("M-4-126C36-96 58-62 66-24C40-18 18-18-4-22Z", sail) +
      path("M-4-126C14-96 22-60 22-20C12-19 4-20-4-22Z", darker(sail, 0.12))
    : "";
  const flag = path("M-8-128L-34-121L-8-113Z", brick[600]);
  const body =
    path("M-98-22C-60-6 50-4 108-46C96-14 84 4 66 12H-70C-84 4-94-8-98-22Z", hull) +
    path("M-98-22C-60-6 50-4 108-46L102-34C52 4-60 2-95-14Z", band) +
    path("M-95-14C-84 4-78 8-70 12H66C72 9 78 4 83-3C40 12-50 10-95-14Z", darker(hull, 0.2));
  return at(x, y, mast + cloth + flag + body, scale);
}

/** A Mumbai suburban coach; doors stand open as they do. */
export function localTrain(
  x: number,
  y: number,
  coaches: number,
  h: number,
  body: string = paper,
  band: string = peacock[600],
  pane: string = ink[800],
): Drawing {
  const w = h * 3.1;
  const coach = (i: number): Drawing => {
    const x0 = i * (w + h * 0.05);
    const panes = windows(x0 + w * 0.09, -h * 0.74, 12, 1, w * 0.042, h * 0.24, w * 0.0265, 0, pane);
    const doors = [0.2, 0.5, 0.8]
      .map(
        (t) =>
          rect(x0 + w * t - w * 0.04, -h * 0.82, w * 0.08, h * 0.74, ink[900]) +
          rect(x0 + w * t - 1, -h * 0.82, 2.4, h * 0.74, stone[300]),
      )
      .join("");
    return (
      rect(x0, -h * 0.92, w, h * 0.86, body, { rx: h * 0.05 }) +
      rect(x0, -h * 0.38, w, h * 0.16, band) +
      rect(x0, -h * 0.95, w, h * 0.08, stone[400]) +
      panes +
      doors +
      rect(x0 + w * 0.06, -h * 0.06, w * 0.88, h * 0.08, ink[800])
    );
  };
  const front =
    path(
      `M${round(-h * 0.42)} ${round(-h * 0.06)}V${round(-h * 0.7)}Q${round(-h * 0.4)} ${round(-h * 0.92)} ${round(-h * 0.2)} ${round(-h * 0.92)}H2V${round(-h * 0.06)}Z`,
      body,
    ) +
    path(
      `M${round(-h * 0.36)} ${round(-h * 0.48)}V${round(-h * 0.68)}Q${round(-h * 0.34)} ${round(-h * 0.8)} ${round(-h * 0.22)} ${round(-h * 0.8)}H${round(-h * 0.08)}V${round(-h * 0.48)}Z`,
      ink[800],
    ) +
    rect(-h * 0.42, -h * 0.38, h * 0.44, h * 0.16, band) +
    circle(-h * 0.3, -h * 0.15, h * 0.045, marigold[300]);
  return at(x, y, repeat(coaches, coach) + front);
}

/** The black and yellow taxi, 200 long. */
export const taxi = (x: number, y: number, scale: number | readonly [number, number]): Drawing =>
  at(
    x,
    y,
    path("M-56-52C-50-78-40-82-20-82H28C44-82 54-66 62-52Z", marigold[500]) +
      path("M-46-54C-42-70-38-74-22-74H-2V-54ZM6-54V-74H26C38-74 44-66 51-54Z", ink[700]) +
      path("M-98-20C-98-46-88-52-60-54H66C92-50 100-40 100-18H-98Z", ink[900]) +
      rect(-98, -30, 198, 5, marigold[500]) +
      wheel(-58, -14, 15) +
      wheel(58, -14, 15) +
      rect(94, -42, 6, 8, marigold[200]),
    scale,
  );

/** Double-deck bus, 260 long. */
export const bus = (x: number, y: number, scale: number): Drawing =>
  at(
    x,
    y,
    rect(-130, -168, 260, 156, brick[600], { rx: 10 }) +
      rect(-130, -92, 260, 10, brick[800]) +
      windows(-116, -156, 7, 1, 28, 40, 6, 0, peacock[200]) +
      windows(-116, -76, 5, 1, 28, 34, 6, 0, peacock[200]) +
      rect(70, -78, 34, 66, ink[800]) +
      rect(112, -76, 18, 34, peacock[100]) +
      rect(-130, -34, 190, 5, marigold[500]) +
      wheel(-82, -12, 17) +
      wheel(82, -12, 17),
    scale,
  );

/** Bicycle, 100 long, wheels on y = 0. */
export const bicycle = (
  x: number,
  y: number,
  scale: number | readonly [number, number],
  colour: string = ink[900],
): Drawing =>
  at(
    x,
    y,
    circle(-32, -18, 17, "none", { stroke: colour, "stroke-width": 2.6 }) +
      circle(32, -18, 17, "none", { stroke: colour, "stroke-width": 2.6 }) +
      stroke("M-32-18L-12-46H20L-2-18Z M-12-46L-2-18M20-46L32-18M20-46L17-56H28M-12-46L-15-54M-22-54H-8", colour, 3),
    scale,
  );

export const ship = (x: number, y: number, scale: number, hull: string = ink[800]): Drawing =>
  at(
    x,
    y,
    path("M-150-30H150L132 8H-128Z", hull) +
      rect(-120, -52, 34, 22, marigold[500]) +
      rect(-84, -52, 34, 22, brick[500]) +
      rect(-48, -52, 34, 22, peacock[400]) +
      rect(-120, -76, 34, 22, peacock[600]) +
      rect(-84, -76, 34, 22, stone[300]) +
      rect(-48, -76, 34, 22, marigold[400]) +
      rect(-12, -52, 34, 22, leaf[500]) +
      rect(70, -88, 50, 58, white) +
      windows(76, -80, 4, 2, 7, 6, 4, 6, ink[700]) +
      rect(88, -112, 16, 24, brick[600]) +
      rect(-150, -30, 300, 5, darker(hull, 0.3)),
    scale,
  );
