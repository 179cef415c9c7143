import { hash } from "./palette.ts";

/** A drawing is a string of SVG elements; these helpers keep numbers short and attributes plain (no `style`). */
export type Drawing = string;
export type Point = readonly [number, number];
type Attributes = Record<string, string | number | undefined>;

export const round = (value: number): number => Math.round(value * 10) / 10;

export function attributes(values: Attributes = {}): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? Math.round(value * 1000) / 1000 : value}"`)
    .join("");
}

export const rect = (x: number, y: number, w: number, h: number, fill: string, more?: Attributes): Drawing =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"${attributes(more)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more?: Attributes): Drawing =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${attributes(more)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more?: Attributes): Drawing =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${attributes(more)}/>`;

export const path = (d: string, fill: string, more?: Attributes): Drawing =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`;

export const stroke = (d: string, colour: string, width: number, more?: Attributes): Drawing =>
  path(d, "none", {
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more,
  });

export const outline = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}${closed ? "Z" : ""}`;

export const polygon = (points: readonly Point[], fill: string, more?: Attributes): Drawing =>
  path(outline(points), fill, more);

export const group = (content: Drawing, more?: Attributes): Drawing => `<g${attributes(more)}>${content}</g>`;

export const at = (x: number, y: number, content: Drawing, scale: number | Point = 1, turn = 0): Drawing => {
  const [sx, sy] = typeof scale === "number" ? [scale, scale] : scale;
  const turned = turn === 0 ? "" : ` rotate(${round(turn)})`;
  const scaled = sx === 1 && sy === 1 ? "" : ` scale(${Math.round(sx * 1000) / 1000} ${Math.round(sy * 1000) / 1000})`;
  return group(content, { transform: `translate(${round(x)} ${round(y)})${turned}${scaled}` });
};

export const fade = (opacity: number, content: Drawing): Drawing => group(content, { opacity });

export const repeat = (count: number, draw: (index: number) => Drawing): Drawing =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** Something to fill with that needs a definition: the definition travels with the drawing and is gathered by `picture`. */
export type Paint = { readonly definition: string; readonly fill: string };

export const paint = (body: (id: string) => string): Paint => {
  const id = `d${hash(body("")).toString(36)}`;
  return { definition: body(id), fill: `url(#${id})` };
};

export const clipped = (shape: Drawing, content: Drawing): Drawing => {
  const clip = paint((id) => `<clipPath id="${id}">${shape}</clipPath>`);
  return clip.definition + group(content, { "clip-path": clip.fill });
};

export const filled = (fill: Paint, draw: (fill: string) => Drawing): Drawing => fill.definition + draw(fill.fill);

const DEFINITION = /<(pattern|clipPath|linearGradient) id="[^"]*".*?<\/\1>/gs;

/** The finished file: every definition once, then the drawing, cut to the frame. */
export function picture(width: number, height: number, content: Drawing): string {
  const definitions = new Set(content.match(DEFINITION) ?? []);
  const body = content.replace(DEFINITION, "");
  const defs = definitions.size > 0 ? `<defs>${[...definitions].join("")}</defs>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${defs}${body}</svg>`;
}
