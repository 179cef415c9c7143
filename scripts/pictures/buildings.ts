import { darker } from "./figure-spec.ts";
import { hash, ink, marigold, paper } from "./palette.ts";
import { circle, type Drawing, path, rect, repeat, round, stroke } from "./svg.ts";

/** Windows as one path: rows and columns of small panes, some of them lit. */
export function windows(
  x: number,
  y: number,
  columns: number,
  rows: number,
  w: number,
  h: number,
  gapX: number,
  gapY: number,
  colour: string,
  lit?: { colour: string; share: number; name: string },
): Drawing {
  let plain = "";
  let bright = "";
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const d = `M${round(x + c * (w + gapX))} ${round(y + r * (h + gapY))}h${round(w)}v${round(h)}h${round(-w)}Z`;
      if (lit && (hash(`${lit.name}${r}/${c}`) % 100) / 100 < lit.share) bright += d;
      else plain += d;
    }
  return (plain ? path(plain, colour) : "") + (bright && lit ? path(bright, lit.colour) : "");
}

export function block(
  x: number,
  base: number,
  w: number,
  h: number,
  colour: string,
  options: { columns?: number; rows?: number; pane?: string; lit?: number; shadeLeft?: boolean } = {},
): Drawing {
  const {
    columns = Math.max(2, Math.round(w / 18)),
    rows = Math.max(2, Math.round(h / 26)),
    pane = darker(colour, 0.18),
    lit = 0,
    shadeLeft = true,
  } = options;
  const cw = w / (columns * 1.7 + 0.7);
  const rh = h / (rows * 1.8 + 0.8);
  return (
    rect(x, base - h, w, h, colour) +
    (shadeLeft ? rect(x, base - h, w * 0.22, h, darker(colour, 0.12)) : "") +
    windows(
      x + cw * 0.7,
      base - h + rh * 0.8,
      columns,
      rows,
      cw,
      rh,
      cw * 0.7,
      rh * 0.8,
      pane,
      lit > 0 ? { colour: marigold[300], share: lit, name: `${x}${h}` } : undefined,
    )
  );
}

/** A far row of plain slabs in one tone. */
export function massing(
  x: number,
  base: number,
  width: number,
  low: number,
  high: number,
  colour: string,
  name: string,
): Drawing {
  let d = `M${round(x)} ${base}`;
  let pen = x;
  for (let i = 0; pen < x + width; i++) {
    const w = 24 + (hash(`${name}w${i}`) % 40);
    const h = low + (hash(`${name}h${i}`) % Math.max(1, high - low));
    d += `V${round(base - h)}`;
    if (h > (low + high) / 2 && i % 3 === 0) d += `h${round(w * 0.35)}v-10h${round(w * 0.3)}v10h${round(w * 0.35)}`;
    else d += `h${w}`;
    pen += w;
  }
  return path(`${d}V${base}Z`, colour);
}

/** Pointed arch opening (jharokha): centred on x, standing on y. */
export const archPath = (x: number, y: number, w: number, h: number): string => {
  const r = w / 2;
  const spring = Math.min(h * 0.5, w * 0.72);
  return `M${round(x - r)} ${round(y)}V${round(y - h + spring)}C${round(x - r)} ${round(y - h + spring * 0.45)} ${round(x - r * 0.35)} ${round(y - h + spring * 0.3)} ${round(x)} ${round(y - h)}C${round(x + r * 0.35)} ${round(y - h + spring * 0.3)} ${round(x + r)} ${round(y - h + spring * 0.45)} ${round(x + r)} ${round(y - h + spring)}V${round(y)}Z`;
};
export const arch = (x: number, y: number, w: number, h: number, fill: string): Drawing =>
  path(archPath(x, y, w, h), fill);

/** The same with cusps, as in Mughal and Rajput halls. */
export function cuspedArchPath(x: number, y: number, w: number, h: number): string {
  const r = w / 2;
  const spring = Math.min(h * 0.5, w * 0.6);
  const top = y - h;
  const p = (dx: number, dy: number): string => `${round(x + dx * r)} ${round(top + dy * spring)}`;
  return `M${round(x - r)} ${round(y)}V${round(top + spring)}Q${p(-1.02, 0.72)} ${p(-0.78, 0.62)}Q${p(-0.74, 0.36)} ${p(-0.46, 0.34)}Q${p(-0.36, 0.12)} ${p(0, 0)}Q${p(0.36, 0.12)} ${p(0.46, 0.34)}Q${p(0.74, 0.36)} ${p(0.78, 0.62)}Q${p(1.02, 0.72)} ${p(1, 1)}V${round(y)}Z`;
}

export const dome = (x: number, y: number, w: number, colour: string, finial: string = marigold[500]): Drawing =>
  path(
    `M${round(x - w / 2)} ${round(y)}C${round(x - w * 0.62)} ${round(y - w * 0.42)} ${round(x - w * 0.2)} ${round(y - w * 0.62)} ${round(x)} ${round(y - w * 0.78)}C${round(x + w * 0.2)} ${round(y - w * 0.62)} ${round(x + w * 0.62)} ${round(y - w * 0.42)} ${round(x + w / 2)} ${round(y)}Z`,
    colour,
  ) +
  stroke(`M${round(x)} ${round(y - w * 0.76)}v${round(-w * 0.2)}`, finial, Math.max(1.5, w * 0.04)) +
  circle(x, y - w * 0.86, w * 0.045, finial);

export const stupa = (x: number, y: number, w: number, colour: string): Drawing =>
  path(`M${x - w / 2} ${y}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y}Z`, colour);

/** A workshop with a saw-tooth roof, lit through its north lights. */
export function sawtooth(
  x: number,
  base: number,
  bays: number,
  w: number,
  h: number,
  wall: string,
  roof: string,
  glass: string = marigold[300],
): Drawing {
  const tooth = (i: number): Drawing =>
    path(
      `M${round(x + i * w)} ${round(base - h)}L${round(x + i * w + w * 0.75)} ${round(base - h * 1.5)}L${round(x + (i + 1) * w)} ${round(base - h)}Z`,
      roof,
    ) +
    path(
      `M${round(x + i * w + w * 0.78)} ${round(base - h * 1.42)}L${round(x + (i + 1) * w - w * 0.04)} ${round(base - h * 1.02)}H${round(x + i * w + w * 0.78)}Z`,
      glass,
    );
  return (
    repeat(bays, tooth) +
    rect(x, base - h, bays * w, h, wall) +
    rect(x, base - h, bays * w, h * 0.08, darker(wall, 0.15))
  );
}

export const chimney = (x: number, base: number, h: number, colour: string, band: string = paper): Drawing =>
  path(
    `M${round(x - h * 0.07)} ${base}L${round(x - h * 0.045)} ${round(base - h)}h${round(h * 0.09)}L${round(x + h * 0.07)} ${base}Z`,
    colour,
  ) +
  path(
    `M${round(x - h * 0.07)} ${base}L${round(x - h * 0.045)} ${round(base - h)}h${round(h * 0.03)}L${round(x - h * 0.02)} ${base}Z`,
    darker(colour, 0.18),
  ) +
  rect(x - h * 0.055, base - h, h * 0.11, h * 0.03, darker(colour, 0.25)) +
  rect(x - h * 0.05, base - h * 0.9, h * 0.1, h * 0.03, band);

/** A narrow shop with an awning. */
export function shop(
  x: number,
  base: number,
  w: number,
  h: number,
  wall: string,
  awning: string,
  inside: string = ink[800],
): Drawing {
  const strips = 7;
  const sw = (w + 16) / strips;
  const cloth = repeat(strips, (i) =>
    path(
      `M${round(x - 8 + i * sw)} ${round(base - h * 0.62)}h${round(sw)}v${round(h * 0.16)}a${round(sw / 2)} ${round(sw / 2)} 0 0 1 ${round(-sw)} 0Z`,
      i % 2 ? paper : awning,
    ),
  );
  return (
    rect(x, base - h, w, h, wall) +
    rect(x, base - h, w, h * 0.06, darker(wall, 0.2)) +
    rect(x + w * 0.07, base - h * 0.62, w * 0.86, h * 0.62, inside) +
    cloth
  );
}

export const pillar = (x: number, top: number, base: number, w: number, colour: string): Drawing =>
  rect(x - w / 2, top, w, base - top, colour) +
  rect(x - w / 2, top, w * 0.28, base - top, darker(colour, 0.12)) +
  rect(x - w * 0.72, top, w * 1.44, w * 0.3, darker(colour, 0.06)) +
  rect(x - w * 0.72, base - w * 0.34, w * 1.44, w * 0.34, darker(colour, 0.06));
