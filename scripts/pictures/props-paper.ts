import { darker } from "./figure-spec.ts";
import { lettering, rupee } from "./lettering.ts";
import { brick, hash, ink, leaf, marigold, paper, peacock, stone, white } from "./palette.ts";
import { hexJaali, kolam, petals, star } from "./patterns.ts";
import { at, circle, type Drawing, ellipse, filled, outline, path, rect, repeat, round, stroke } from "./svg.ts";

/** Papers, books, calendars and money for covers; drawn around (0, 0) standing on y = 0 unless said otherwise. */
export const textLines = (
  x: number,
  y: number,
  w: number,
  count: number,
  gap: number,
  colour: string = ink[200],
  weight = 4,
): Drawing =>
  stroke(
    repeat(
      count,
      (i) =>
        `M${round(x)} ${round(y + i * gap)}h${round(i === count - 1 ? w * 0.55 : w * (0.86 + (hash(`t${i}${w}`) % 14) / 100))}`,
    ),
    colour,
    weight,
  );

export function sheet(
  x: number,
  y: number,
  w: number,
  h: number,
  options: { lines?: number; tone?: string; head?: string; turn?: number; seal?: string; extra?: Drawing } = {},
): Drawing {
  const { lines = 6, tone = white, head = ink[700], turn = 0, seal, extra = "" } = options;
  const gap = (h * 0.66) / Math.max(lines, 1);
  const body =
    rect(-w / 2, -h / 2, w, h, tone, { rx: 3 }) +
    rect(-w / 2, -h / 2, w * 0.08, h, darker(tone, 0.06)) +
    rect(-w * 0.36, -h * 0.4, w * 0.42, h * 0.05, head) +
    textLines(-w * 0.36, -h * 0.22, w * 0.72, lines, gap) +
    extra +
    (seal ? sealMark(w * 0.24, h * 0.32, w * 0.12, seal) : "");
  return at(x, y, body, 1, turn);
}

export const sealMark = (x: number, y: number, r: number, colour: string): Drawing =>
  path(outline(star(12, r, r * 0.84, 0, x, y)), colour) + path(outline(star(8, r * 0.56, r * 0.4, 0, x, y)), paper);

/** An open ledger seen from the reader's side. */
export function ledger(x: number, y: number, s: number, cover: string = brick[600], marks: Drawing = ""): Drawing {
  const columns = (x0: number, skew: number): Drawing =>
    stroke(
      repeat(6, (r) => `M${x0} ${-88 + r * 15}h${130 + skew}`),
      ink[200],
      3,
    ) + stroke(`M${x0 + 84} ${-98}V${-8}M${x0 + 112} ${-98}V${-8}`, brick[300], 2);
  return at(
    x,
    y,
    path("M-176-104H176L196 10H-196Z", cover) +
      path("M-166-112C-110-124-50-118 0-104V0C-60-14-120-14-182 2Z", white) +
      path("M166-112C110-124 50-118 0-104V0C60-14 120-14 182 2Z", paper) +
      path("M0-104V0C-16-6-26-8-40-9V-112C-24-110-12-108 0-104Z", stone[200]) +
      columns(-160, -20) +
      columns(18, 0) +
      marks,
    s,
  );
}

export function calendar(
  x: number,
  y: number,
  w: number,
  options: {
    mark?: readonly [column: number, row: number];
    label?: string;
    head?: string;
    ring?: string;
    days?: number;
  } = {},
): Drawing {
  const { mark, label, head = brick[600], ring = brick[600], days = 31 } = options;
  const cell = w / 8;
  const rows = Math.ceil(days / 7);
  const h = cell * (rows + 2.2);
  const squares = repeat(days, (i) =>
    rect(
      -w / 2 + cell * 0.62 + (i % 7) * cell,
      -h + cell * 1.85 + Math.floor(i / 7) * cell,
      cell * 0.72,
      cell * 0.72,
      mark && i % 7 === mark[0] && Math.floor(i / 7) === mark[1] ? marigold[400] : i % 7 === 0 ? brick[200] : ink[100],
      { rx: cell * 0.1 },
    ),
  );
  const mx = mark ? -w / 2 + cell * (0.98 + mark[0]) : 0;
  const my = mark ? -h + cell * (2.21 + mark[1]) : 0;
  const marked = mark
    ? circle(mx, my, cell * 0.72, "none", { stroke: ring, "stroke-width": cell * 0.14 }) +
      (label ? lettering(mx, my + cell * 0.2, label, ink[900], { size: cell * 0.62, anchor: "middle" }) : "")
    : "";
  return at(
    x,
    y,
    rect(-w / 2, -h, w, h, white, { rx: 6 }) +
      path(
        `M${round(-w / 2)} ${round(-h + cell * 1.3)}V${round(-h + 6)}a6 6 0 0 1 6-6H${round(w / 2 - 6)}a6 6 0 0 1 6 6V${round(-h + cell * 1.3)}Z`,
        head,
      ) +
      rect(-w * 0.16, -h + cell * 0.5, w * 0.32, cell * 0.3, paper) +
      [-0.32, 0.32].map((t) => rect(w * t - 4, -h - cell * 0.3, 8, cell * 0.8, ink[800], { rx: 4 })).join("") +
      squares +
      marked,
  );
}

export const coins = (x: number, y: number, count: number, s = 1, tone: string = marigold[500]): Drawing =>
  at(
    x,
    y,
    repeat(
      count,
      (i) =>
        path(
          `M-26 ${-i * 11 - 6}V${-i * 11 - 14}H26V${-i * 11 - 6}C26 ${-i * 11 + 4} -26 ${-i * 11 + 4} -26 ${-i * 11 - 6}Z`,
          darker(tone, 0.28),
        ) + ellipse(0, -i * 11 - 14, 26, 7, i === count - 1 ? darker(tone, 0) : tone),
    ) + ellipse(0, -(count - 1) * 11 - 14, 19, 4.6, marigold[300]),
    s,
  );

export const coin = (x: number, y: number, r: number): Drawing =>
  circle(x, y, r, marigold[700]) +
  circle(x - r * 0.06, y - r * 0.06, r * 0.9, marigold[500]) +
  circle(x, y, r * 0.7, "none", { stroke: marigold[300], "stroke-width": r * 0.08 }) +
  rupee(x, y, r * 0.86, marigold[800], 0.15);

export const notes = (x: number, y: number, count: number, s = 1): Drawing =>
  at(
    x,
    y,
    repeat(
      count,
      (i) =>
        rect(-70, -12 - i * 12, 140, 12, i % 2 ? leaf[400] : leaf[500]) + rect(-70, -3 - i * 12, 140, 3, leaf[800]),
    ) +
      path(`M-70 ${-count * 12}L-50 ${-count * 12 - 34}H90L70 ${-count * 12}Z`, leaf[200]) +
      ellipse(10, -count * 12 - 17, 20, 9, leaf[500]),
    s,
  );

export const folderStanding = (x: number, y: number, w: number, h: number, tone: string, number?: string): Drawing =>
  at(
    x,
    y,
    path(`M0 0V${-h}H${round(w * 0.5)}L${round(w * 0.6)} ${round(-h + 12)}H${w}V0Z`, tone) +
      rect(0, -h + 12, w * 0.18, h - 12, darker(tone, 0.14)) +
      rect(w * 0.28, -h * 0.66, w * 0.54, h * 0.3, paper) +
      (number ? lettering(w * 0.55, -h * 0.44, number, ink[800], { size: h * 0.24, anchor: "middle" }) : ""),
  );

export const envelope = (
  x: number,
  y: number,
  w: number,
  tone: string = paper,
  seal: string = brick[600],
  turn = 0,
): Drawing =>
  at(
    x,
    y,
    rect(-w / 2, -w * 0.32, w, w * 0.64, tone, { rx: 3 }) +
      path(
        `M${round(-w / 2)} ${round(w * 0.32)}L0 ${round(-w * 0.06)}L${round(w / 2)} ${round(w * 0.32)}Z`,
        darker(tone, 0.06),
      ) +
      path(
        `M${round(-w / 2)} ${round(-w * 0.32)}L0 ${round(w * 0.06)}L${round(w / 2)} ${round(-w * 0.32)}Z`,
        darker(tone, 0.12),
      ) +
      circle(0, w * 0.05, w * 0.08, seal) +
      path(outline(star(8, w * 0.045, w * 0.032, 0, 0, w * 0.05)), marigold[300]),
    1,
    turn,
  );

export const magnifier = (x: number, y: number, r: number, turn = 0): Drawing =>
  at(
    x,
    y,
    rect(-r * 0.13, r, r * 0.26, r * 1.15, ink[800], { rx: r * 0.12 }) +
      circle(0, 0, r, peacock[100], { "fill-opacity": 0.35, stroke: ink[800], "stroke-width": r * 0.14 }) +
      path(
        `M${round(-r * 0.6)} ${round(-r * 0.3)}A${round(r * 0.68)} ${round(r * 0.68)} 0 0 1 ${round(r * 0.1)} ${round(-r * 0.68)}`,
        "none",
        { stroke: white, "stroke-width": r * 0.08, "stroke-linecap": "round" },
      ),
    1,
    turn,
  );

export const spectacles = (x: number, y: number, s: number): Drawing =>
  at(
    x,
    y,
    stroke("M-8-4Q0-10 8-4M-52-8L-66-20M52-8L66-20", ink[900], 4) +
      ellipse(-30, 0, 23, 14, peacock[100], { "fill-opacity": 0.6, stroke: ink[900], "stroke-width": 4 }) +
      ellipse(30, 0, 23, 14, peacock[100], { "fill-opacity": 0.6, stroke: ink[900], "stroke-width": 4 }),
    s,
  );

export const stamp = (x: number, y: number, s: number): Drawing =>
  at(
    x,
    y,
    rect(-34, -16, 68, 16, ink[800], { rx: 3 }) +
      rect(-26, -26, 52, 12, brick[600]) +
      path("M-10-26C-6-46-14-58-14-68A14 14 0 0 1 14-68C14-58 6-46 10-26Z", brick[800]),
    s,
  );

export const pencil = (x: number, y: number, length: number, turn: number, tone: string = marigold[500]): Drawing =>
  at(
    x,
    y,
    path(`M0 0L-7-20V${-length}H7V-20Z`, tone) +
      path(`M-7-20V${-length}H-2V-20Z`, darker(tone, 0.16)) +
      path("M0 0L-7-20H7Z", marigold[200]) +
      path("M0 0L-2.5-7H2.5Z", ink[900]) +
      rect(-7, -length - 12, 14, 12, brick[400]),
    1,
    turn,
  );

export function newspaper(x: number, y: number, w: number, title: string, photo: Drawing): Drawing {
  const h = w * 0.74;
  return at(
    x,
    y,
    rect(-w / 2 + 8, -h / 2 + 10, w, h, stone[300]) +
      rect(-w / 2, -h / 2, w, h, paper) +
      lettering(0, -h * 0.33, title, ink[900], { size: w * 0.11, face: "serif", anchor: "middle", spacing: 2 }) +
      rect(-w * 0.45, -h * 0.29, w * 0.9, 3, ink[900]) +
      rect(-w * 0.45, -h * 0.26, w * 0.9, 1.5, ink[900]) +
      textLines(w * 0.14, -h * 0.18, w * 0.3, 9, h * 0.066, ink[300], 4) +
      rect(-w * 0.45, -h * 0.2, w * 0.54, h * 0.42, peacock[100]) +
      at(-w * 0.18, h * 0.22, photo, w / 460) +
      textLines(-w * 0.45, h * 0.3, w * 0.25, 3, h * 0.066, ink[300], 4) +
      textLines(-w * 0.15, h * 0.3, w * 0.24, 3, h * 0.066, ink[300], 4),
  );
}

/** A patterned panel behind a cover's object: the one place on a cover where pattern is allowed. */
export const kolamPanel = (x: number, y: number, name: string, gap: number, colour: string, width = 3): Drawing =>
  at(x, y, kolam(name, 4, gap, colour, width));
export const hexPanel = (x: number, y: number, w: number, h: number, colour: string, size = 26): Drawing =>
  filled(hexJaali(size, colour, 2.2), (fill) => rect(x, y, w, h, fill));
export const petalPanel = (x: number, y: number, w: number, h: number, colour: string, size = 60): Drawing =>
  filled(petals(size, colour), (fill) => rect(x, y, w, h, fill));
