import { seeded } from "./palette.ts";
import {
  attributes,
  circle,
  type Drawing,
  outline,
  type Paint,
  type Point,
  paint,
  path,
  round,
  stroke,
} from "./svg.ts";

/** Generative tiles after Indian screens, floor drawings and block prints; each repeats without a seam. */
const tile = (width: number, height: number, content: Drawing, turn = 0): Paint =>
  paint(
    (id) =>
      `<pattern id="${id}" width="${round(width)}" height="${round(height)}" patternUnits="userSpaceOnUse"${attributes({
        patternTransform: turn === 0 ? undefined : `rotate(${turn})`,
      })}>${content}</pattern>`,
  );

export function star(points: number, outer: number, inner: number, turn = 0, x = 0, y = 0): Point[] {
  return Array.from({ length: points * 2 }, (_, i) => {
    const angle = ((i * 180) / points + turn - 90) * (Math.PI / 180);
    const radius = i % 2 === 0 ? outer : inner;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
}

/** Eight-pointed stars joined by crosses, as in a Mughal screen. */
export function jaali(size: number, colour: string, width = 2): Paint {
  const h = size / 2;
  const points = star(8, h, h * 0.765, 22.5, h, h);
  const corner = h * 0.29;
  const diamonds = [
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ]
    .map(([x = 0, y = 0]) =>
      outline([
        [x - corner, y],
        [x, y - corner],
        [x + corner, y],
        [x, y + corner],
      ]),
    )
    .join("");
  return tile(
    size,
    size,
    stroke(outline(points) + outline(star(8, h * 0.42, h * 0.32, 0, h, h)) + diamonds, colour, width),
  );
}

/** Six-sided cells with a star in each: the screens of Sarkhej and Fatehpur Sikri. */
export function hexJaali(size: number, colour: string, width = 2): Paint {
  const w = size * Math.sqrt(3);
  const h = size * 3;
  const hexagon = (x: number, y: number): string =>
    outline(
      Array.from({ length: 6 }, (_, i) => {
        const a = (i * 60 - 90) * (Math.PI / 180);
        return [x + size * Math.cos(a), y + size * Math.sin(a)] as const;
      }),
    );
  const cell = (x: number, y: number): string => hexagon(x, y) + outline(star(6, size * 0.62, size * 0.36, 0, x, y));
  const d = [
    [w / 2, size / 2],
    [0, size * 2],
    [w, size * 2],
    [w / 2, size * 3.5],
  ]
    .map(([x = 0, y = 0]) => cell(x, y))
    .join("");
  return tile(w, h, stroke(d, colour, width));
}

/** Overlapping circles: the petal lattice that is also the brand's ground. */
export function petals(size: number, colour: string): Paint {
  const h = size / 2;
  const lens = (x1: number, y1: number, x2: number, y2: number): string =>
    `M${round(x1)} ${round(y1)}A${round(h)} ${round(h)} 0 0 1 ${round(x2)} ${round(y2)}A${round(h)} ${round(h)} 0 0 1 ${round(x1)} ${round(y1)}`;
  return tile(
    size,
    size,
    path(lens(0, 0, h, h) + lens(size, 0, h, h) + lens(0, size, h, h) + lens(size, size, h, h), colour),
  );
}

/** Steps of water or of a stepwell: rows of scallops. */
export function scallops(size: number, colour: string, width = 2): Paint {
  const h = size / 2;
  const arc = (x: number, y: number, r: number): string =>
    `M${round(x - r)} ${round(y)}A${round(r)} ${round(r)} 0 0 1 ${round(x + r)} ${round(y)}`;
  const fan = (x: number, y: number): string => arc(x, y, h) + arc(x, y, h * 0.6);
  return tile(size, size, stroke(fan(h, h) + fan(0, size) + fan(size, size), colour, width));
}

/** A block-printed sprig in half-drop. */
export function buti(size: number, colour: string, accent = colour): Paint {
  const sprig = (x: number, y: number): Drawing => {
    const s = size / 100;
    const at = (dx: number, dy: number): string => `${round(x + dx * s)} ${round(y + dy * s)}`;
    const leafShape = (side: number): string =>
      `M${at(0, 12)}Q${at(side * 20, 10)} ${at(side * 20, -8)}Q${at(side * 2, -6)} ${at(0, 12)}Z`;
    return (
      path(`M${at(0, -6)}Q${at(-11, -14)} ${at(0, -28)}Q${at(11, -14)} ${at(0, -6)}Z`, accent) +
      path(`${leafShape(-1) + leafShape(1)}M${at(-1.5, 8)}L${at(1.5, 8)}L${at(1.5, 24)}L${at(-1.5, 24)}Z`, colour)
    );
  };
  return tile(size, size, sprig(size / 4, size / 4) + sprig((size * 3) / 4, (size * 3) / 4));
}

/** Small diamonds as in Sambalpuri and Ikat weaves. */
export function weave(size: number, colour: string): Paint {
  const h = size / 2;
  const diamond = (x: number, y: number, r: number): Point[] => [
    [x - r, y],
    [x, y - r],
    [x + r, y],
    [x, y + r],
  ];
  return tile(
    size,
    size,
    path(
      outline(diamond(h, h, h * 0.5)) +
        [
          [0, 0],
          [size, 0],
          [0, size],
          [size, size],
        ]
          .map(([x = 0, y = 0]) => outline(diamond(x, y, h * 0.22)))
          .join(""),
      colour,
    ),
  );
}

export const stripes = (gap: number, colour: string, width: number, turn = 45): Paint =>
  tile(gap, gap, `<rect width="${width}" height="${gap}" fill="${colour}"/>`, turn);

export const dots = (gap: number, colour: string, r: number): Paint =>
  tile(gap, gap, circle(gap / 4, gap / 4, r, colour) + circle((gap * 3) / 4, (gap * 3) / 4, r, colour));

/**
 * A kolam: a line that winds around a grid of dots. Every dot's loop either meets its neighbour in a crossing
 * or turns back; choosing by the folded position gives the fourfold symmetry that is drawn on thresholds.
 */
export function kolam(name: string, rank: number, gap: number, colour: string, width: number): Drawing {
  const random = seeded(`kolam ${name}`);
  const gates = new Map<string, boolean>();
  const inside = (x: number, y: number): boolean => Math.abs(x) + Math.abs(y) <= rank;
  const open = (x: number, y: number, dx: number, dy: number): boolean => {
    if (!inside(x, y) || !inside(x + dx, y + dy)) return false;
    // The four tips have one neighbour only: closed, they would float beside the drawing.
    if ([Math.abs(x), Math.abs(y), Math.abs(x + dx), Math.abs(y + dy)].includes(rank)) return true;
    const key = [Math.abs(2 * x + dx), Math.abs(2 * y + dy)].sort((a, b) => a - b).join();
    if (!gates.has(key)) gates.set(key, random() < 0.72);
    return gates.get(key) === true;
  };
  const loops: string[] = [];
  const dotsDrawn: Drawing[] = [];
  for (let x = -rank; x <= rank; x++)
    for (let y = -rank; y <= rank; y++) {
      if (!inside(x, y)) continue;
      loops.push(
        loop(x * gap, y * gap, gap, [open(x, y, 1, 0), open(x, y, 0, 1), open(x, y, -1, 0), open(x, y, 0, -1)]),
      );
      dotsDrawn.push(circle(x * gap, y * gap, width * 1.1, colour));
    }
  return stroke(loops.join(""), colour, width) + dotsDrawn.join("");
}

function loop(x: number, y: number, gap: number, gates: readonly boolean[]): string {
  const directions: readonly Point[] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ];
  const reach = (open: boolean | undefined): number => gap * (open ? 0.5 : 0.34);
  const start = directions[0] as Point;
  let d = `M${round(x + start[0] * reach(gates[0]))} ${round(y)}`;
  for (let i = 0; i < 4; i++) {
    const j = (i + 1) % 4;
    const a = directions[i] as Point;
    const b = directions[j] as Point;
    const from = reach(gates[i]);
    const to = reach(gates[j]);
    const bend = gap * 0.19;
    // An open gate leaves at 45 degrees so that the line runs straight on into the neighbour's loop.
    const out: Point = gates[i]
      ? [a[0] * (from - bend) + b[0] * bend, a[1] * (from - bend) + b[1] * bend]
      : [a[0] * from + b[0] * bend, a[1] * from + b[1] * bend];
    const into: Point = gates[j]
      ? [b[0] * (to - bend) + a[0] * bend, b[1] * (to - bend) + a[1] * bend]
      : [b[0] * to + a[0] * bend, b[1] * to + a[1] * bend];
    d += `C${round(x + out[0])} ${round(y + out[1])} ${round(x + into[0])} ${round(y + into[1])} ${round(x + b[0] * to)} ${round(y + b[1] * to)}`;
  }
  return d;
}
