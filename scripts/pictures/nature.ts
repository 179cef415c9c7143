import { darker } from "./figure-spec.ts";
import { hash, ink, leaf, marigold, white } from "./palette.ts";
import { at, circle, type Drawing, ellipse, path, rect, repeat, round, stroke } from "./svg.ts";

/** Sky, water, ground and trees. The light comes from the right unless a scene says otherwise. */
export function skyBands(width: number, horizon: number, colours: readonly string[]): Drawing {
  const step = horizon / colours.length;
  return colours.map((colour, i) => rect(0, i * step, width, horizon - i * step + 1, colour)).join("");
}

/** A low sun with flat rings of light around it. */
export const sun = (x: number, y: number, r: number, colour: string, rings: readonly string[] = []): Drawing =>
  rings.map((ring, i) => circle(x, y, r * (1.5 + (rings.length - 1 - i) * 0.55), ring)).join("") +
  circle(x, y, r, colour);

export const cloud = (x: number, y: number, size: number, colour: string): Drawing =>
  at(x, y, path("M-50 0C-50-14-34-16-30-14C-28-30-4-32 0-20C8-26 24-22 24-12C40-14 50-8 50 0Z", colour), size / 100);

/** Broken light on water, denser near the horizon. */
export function glints(
  x: number,
  y: number,
  width: number,
  depth: number,
  colour: string,
  name: string,
  count = 14,
): Drawing {
  const d = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const spread = 0.25 + t * 0.75;
    const offset = (((hash(`${name}${i}`) % 1000) / 1000) * 2 - 1) * width * 0.5 * spread;
    const length = width * (0.06 + 0.16 * spread * ((hash(`${i}${name}`) % 100) / 100));
    return `M${round(x + offset - length / 2)} ${round(y + depth * t * t)}h${round(length)}`;
  });
  return stroke(d.join(""), colour, Math.max(2.5, depth / 60));
}

export function palm(
  x: number,
  y: number,
  height: number,
  colour: string,
  lean = 0.12,
  trunk = darker(colour, 0.4),
): Drawing {
  const s = height / 100;
  const top = lean * 100;
  const frond = (angle: number, length: number): Drawing =>
    at(
      top,
      -100,
      path(`M0 0C${length * 0.3}-10 ${length * 0.75}-8 ${length} 14C${length * 0.7} 6 ${length * 0.35} 6 0 4Z`, colour),
      1,
      angle,
    );
  const fronds = [-200, -165, -130, -60, -25, 10, 150, 40]
    .map((angle, i) => frond(angle + 0, 34 + (i % 3) * 5))
    .join("");
  return at(
    x,
    y,
    path(`M-2.6 0C-1-40 ${top * 0.3}-70 ${top - 1.5}-100H${top + 1.5}C${top * 0.5 + 3}-66 2.5-36 3 0Z`, trunk) + fronds,
    s,
  );
}

/** A broad tree: a few overlapping rounds with a lit side. */
export function tree(
  x: number,
  y: number,
  height: number,
  colour: string,
  lit: string,
  trunk: string = ink[700],
): Drawing {
  const s = height / 100;
  const crown =
    circle(-18, -62, 22, colour) +
    circle(16, -60, 24, colour) +
    circle(0, -78, 22, colour) +
    ellipse(0, -56, 34, 16, colour);
  const light = circle(18, -66, 15, lit) + circle(4, -84, 13, lit) + circle(-16, -68, 10, lit);
  return at(
    x,
    y,
    path("M-4 0L-2.6-40H3L4.4 0Z", trunk) + stroke("M0-30L-12-48M1-34L12-50", trunk, 3) + crown + light,
    s,
  );
}

export function plant(x: number, y: number, height: number, pot: string, colour: string = leaf[600]): Drawing {
  const blade = (angle: number, l: number): Drawing =>
    at(
      0,
      -34,
      path(
        `M0 0C${-l * 0.22} ${-l * 0.4} ${-l * 0.16} ${-l * 0.8} 0 ${-l}C${l * 0.16} ${-l * 0.8} ${l * 0.22} ${-l * 0.4} 0 0Z`,
        angle > 0 ? colour : darker(colour, 0.25),
      ),
      1,
      angle,
    );
  return at(
    x,
    y,
    [-58, -34, 52, 30, -10, 12].map((a, i) => blade(a, 48 + (i % 3) * 8)).join("") +
      path("M-16-36H16L12 0H-12Z", pot) +
      rect(-17.5, -38, 35, 6, darker(pot, 0.15)),
    height / 100,
  );
}

export const bird = (x: number, y: number, size: number, colour: string): Drawing =>
  at(x, y, path("M-10-4C-6-8-2-5 0 0C2-5 6-8 10-4C6-5 3-2 0 3C-3-2-6-5-10-4Z", colour), size / 20);

export const stars = (width: number, height: number, count = 26): Drawing =>
  repeat(count, (i) =>
    circle(hash(`x${i}`) % width, hash(`y${i}`) % height, 1 + (i % 3) * 0.6, i % 5 === 0 ? marigold[300] : white, {
      opacity: 0.75,
    }),
  );
