import { type Face, lettering, measure } from "./lettering.ts";
import { brick, ink, leaf, marigold, paper, peacock, stone } from "./palette.ts";
import { kolam, star } from "./patterns.ts";
import { at, circle, type Drawing, outline, path, picture, polygon, rect, repeat, stroke } from "./svg.ts";

/** Fictional partners: a geometric sign of 64 × 64 drawn around (0, 0), and the name beside it. */
type Logo = { sign: Drawing; colour: string; face: Face; lines: readonly string[]; second?: string };

const petalsAround = (count: number, inner: number, outer: number, width: number, tone: string): Drawing =>
  repeat(count, (i) =>
    at(
      0,
      0,
      path(
        `M0 ${-inner}C${width} ${-inner - (outer - inner) * 0.4} ${width * 0.7} ${-outer + 3} 0 ${-outer}C${-width * 0.7} ${-outer + 3} ${-width} ${-inner - (outer - inner) * 0.4} 0 ${-inner}Z`,
        tone,
      ),
      1,
      (360 / count) * i,
    ),
  );
const feather = (turn: number): Drawing =>
  at(
    0,
    20,
    stroke("M0 14V-20", peacock[800], 3) +
      path("M0-6C-14-18-15-42 0-56C15-42 14-18 0-6Z", peacock[600]) +
      path("M0-20C-9-28-8-40 0-48C8-40 9-28 0-20Z", marigold[500]) +
      path("M0-24C-5-28-5-34 0-38C5-34 5-28 0-24Z", ink[900]),
    1,
    turn,
  );

const logos: Record<string, Logo> = {
  "seven-banyans-incubator": {
    sign:
      repeat(7, (i) => rect(-25 + i * 8 - 1.5, -4 + Math.abs(i - 3) * 2.2, 3, 32 - Math.abs(i - 3) * 2.2, leaf[800])) +
      repeat(7, (i) => circle(-25 + i * 8.3, -12 + Math.abs(i - 3) * 3.4, 10, i % 2 ? leaf[600] : leaf[500])),
    colour: leaf[800],
    face: "bold",
    lines: ["Seven Banyans", "Incubator"],
  },
  "two-peacocks-angel-circle": {
    sign: feather(-30) + feather(30),
    colour: peacock[800],
    face: "serif",
    lines: ["Two Peacocks", "Angel Circle"],
  },
  "stepwell-and-saffron-design-studio": {
    sign:
      path("M-30-28H30V-18H22V-8H14V2H6V12H-6V2H-14V-8H-22V-18H-30Z", ink[800]) +
      path("M-18-28H18V-20H10V-10H4V-2H-4V-10H-10V-20H-18Z", paper) +
      circle(0, 23, 8, marigold[500]),
    colour: ink[800],
    face: "medium",
    lines: ["Stepwell", "& Saffron"],
    second: "Design Studio",
  },
  "brass-lantern-legal": {
    sign:
      stroke("M-10-24C-10-34 10-34 10-24", marigold[800], 3) +
      path("M-16-22H16L20-14H-20Z", marigold[800]) +
      path("M-16-12H16L20 18H-20Z", marigold[500]) +
      path(outline(star(8, 10, 6.5, 0, 0, 3)), paper) +
      rect(-22, 20, 44, 8, marigold[800]),
    colour: ink[900],
    face: "serif",
    lines: ["Brass Lantern"],
    second: "LEGAL",
  },
  "monsoon-ledger-accountants": {
    sign:
      path("M-28-4C-34-18-18-26-12-20C-8-34 14-34 16-20C28-22 34-8 26-4Z", ink[500]) +
      repeat(5, (i) => rect(-22 + i * 10, 2, 5, [26, 18, 28, 14, 22][i] ?? 0, i === 2 ? marigold[500] : peacock[600])),
    colour: ink[800],
    face: "medium",
    lines: ["Monsoon Ledger"],
    second: "Accountants",
  },
  "paper-kite-media-house": {
    sign:
      at(
        0,
        -4,
        polygon(
          [
            [0, -28],
            [22, 0],
            [0, 28],
          ],
          brick[500],
        ) +
          polygon(
            [
              [0, -28],
              [-22, 0],
              [0, 28],
            ],
            brick[600],
          ) +
          stroke("M0-28V28M-22 0H22", paper, 2),
      ) + stroke("M0 24C8 32-8 30-2 36", brick[600], 2.5),
    colour: brick[800],
    face: "bold",
    lines: ["Paper Kite"],
    second: "Media House",
  },
  "nine-looms-export-guild": {
    sign: repeat(9, (i) => {
      const x = -20 + (i % 3) * 20;
      const y = -20 + Math.floor(i / 3) * 20;
      const tone = (i % 2 ? peacock[600] : ink[800]) as string;
      return i % 2
        ? rect(x - 9, y - 9, 18, 5, tone) + rect(x - 9, y - 2.5, 18, 5, tone) + rect(x - 9, y + 4, 18, 5, tone)
        : rect(x - 9, y - 9, 5, 18, tone) + rect(x - 2.5, y - 9, 5, 18, tone) + rect(x + 4, y - 9, 5, 18, tone);
    }),
    colour: ink[800],
    face: "bold",
    lines: ["NINE LOOMS"],
    second: "Export Guild",
  },
  "copper-kettle-packaging-lab": {
    sign:
      path("M-20 22C-28-10-14-18 0-18S28-10 20 22Z", marigold[700]) +
      path("M18 4L32-10L34-6L22 14Z", marigold[700]) +
      stroke("M-14-20C-14-36 14-36 14-20", brick[800], 3.5) +
      circle(0, -20, 4, brick[800]) +
      path("M-20 22C-28-10-14-18-6-18C-14-6-14 8-10 22Z", marigold[800]) +
      rect(-24, 22, 48, 5, brick[800]),
    colour: brick[800],
    face: "medium",
    lines: ["Copper Kettle"],
    second: "Packaging Lab",
  },
  "bullock-and-byte-cloud-works": {
    sign:
      stroke("M-10 2C-34-2-34-24-22-30M10 2C34-2 34-24 22-30", ink[900], 6) +
      path("M-14-2H14L9 26H-9Z", ink[900]) +
      repeat(3, (r) => repeat(2, (c) => rect(-7 + c * 8, 2 + r * 7, 6, 5, (r + c) % 2 ? peacock[300] : marigold[500]))),
    colour: ink[900],
    face: "bold",
    lines: ["Bullock & Byte"],
    second: "Cloud Works",
  },
  "tin-whistle-logistics": {
    sign:
      at(
        0,
        0,
        rect(-34, -7, 68, 14, ink[300], { rx: 3 }) +
          rect(-34, -7, 12, 14, ink[700], { rx: 3 }) +
          repeat(5, (i) => circle(-12 + i * 10, 0, 2.8, ink[900])),
        1,
        -38,
      ) + stroke("M14 20H30M8 28H30", brick[600], 4),
    colour: ink[700],
    face: "medium",
    lines: ["Tin Whistle"],
    second: "LOGISTICS",
  },
  "clay-lamp-skills-academy": {
    sign:
      path("M-30 4H24L34-4C32 20 16 28 0 28S-28 20-30 4Z", brick[500]) +
      path("M-30 4H-8C-10 14-4 24 4 28C-16 28-28 20-30 4Z", brick[800]) +
      path("M10-32C24-18 20-2 10 0C0-2-2-14 10-32Z", marigold[500]) +
      path("M10-18C16-10 14-2 10 0C6-2 4-8 10-18Z", paper),
    colour: brick[800],
    face: "serif",
    lines: ["Clay Lamp"],
    second: "Skills Academy",
  },
  "half-moon-makers-lab": {
    sign:
      path("M0-30A30 30 0 0 0 0 30Z", ink[800]) +
      path(
        outline([
          [4, -30],
          [10, -29],
          [11, -22],
          [17, -20],
          [23, -23],
          [28, -16],
          [24, -10],
          [25, -4],
          [31, 0],
          [25, 4],
          [24, 10],
          [28, 16],
          [23, 23],
          [17, 20],
          [11, 22],
          [10, 29],
          [4, 30],
        ]),
        marigold[500],
      ) +
      circle(-12, 0, 6, paper),
    colour: ink[800],
    face: "bold",
    lines: ["Half Moon"],
    second: "Makers Lab",
  },
  "blue-tamarind-market-research": {
    sign:
      stroke("M-24-16C-30 12-4 30 24 14", peacock[600], 17) +
      [
        [-23, -8],
        [-14, 10],
        [2, 19],
        [18, 16],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 4.4, peacock[200]))
        .join("") +
      stroke("M-24-22L-16-32", leaf[800], 4) +
      stroke("M0-8V6M10-18V2M20-28V0", marigold[500], 5),
    colour: peacock[800],
    face: "medium",
    lines: ["Blue Tamarind"],
    second: "Market Research",
  },
  "rope-bridge-rural-network": {
    sign:
      stroke("M-32-14C-14 8 14 8 32-14", leaf[800], 4) +
      stroke("M-32 6C-14 26 14 26 32 6", leaf[800], 4) +
      stroke("M-22-4V14M-11 1V19M0 3V21M11 1V19M22-4V14", leaf[500], 2.6) +
      rect(-34, -26, 6, 50, marigold[700]) +
      rect(28, -26, 6, 50, marigold[700]),
    colour: leaf[800],
    face: "bold",
    lines: ["Rope Bridge"],
    second: "Rural Network",
  },
  "sunflower-nagarik-bank": {
    sign:
      petalsAround(12, 12, 31, 7, marigold[500]) +
      circle(0, 0, 14, ink[800]) +
      repeat(7, (i) => circle(Math.cos(i * 0.9) * (i ? 7 : 0), Math.sin(i * 0.9) * (i ? 7 : 0), 1.8, marigold[300])),
    colour: ink[800],
    face: "serif",
    lines: ["Sunflower", "Nagarik"],
    second: "BANK",
  },
  "old-banyan-commercial-bank": {
    sign:
      path("M-32-2C-36-20-20-26-14-22C-8-34 10-34 14-22C22-26 36-20 32-2Z", leaf[800]) +
      path("M-6-4H6L10 28H-10Z", leaf[800]) +
      repeat(4, (i) => rect([-26, -17, 14, 23][i] ?? 0, -4, 3, 30, leaf[600])),
    colour: leaf[800],
    face: "serif",
    lines: ["Old Banyan"],
    second: "COMMERCIAL BANK",
  },
  "lighthouse-and-anchor-co-operative-bank": {
    sign:
      path("M-8-14H8L12 16H-12Z", peacock[800]) +
      rect(-10, -6, 20, 6, paper) +
      path("M-10-14H10L0-28Z", brick[600]) +
      path("M12-20L34-28V-12Z", marigold[400]) +
      stroke("M0 16V28M-24 10C-22 28-8 30 0 30S22 28 24 10", peacock[800], 4.5) +
      path("M-30 16L-24 4L-16 14ZM30 16L24 4L16 14Z", peacock[800]),
    colour: peacock[800],
    face: "bold",
    lines: ["Lighthouse", "& Anchor"],
    second: "Co-operative Bank",
  },
  "green-parrot-small-finance-bank": {
    sign:
      path("M-6-28C14-34 26-16 20 2C14 22-6 24-14 34C-20 20-22-22-6-28Z", leaf[600]) +
      path("M-2-8C14-8 16 10 0 18C-8 24-12 28-14 34C-18 18-16-4-2-8Z", leaf[800]) +
      path("M14-22C28-24 32-12 26-4C24-10 20-12 16-12Z", brick[600]) +
      circle(8, -18, 3.2, paper) +
      stroke("M-6-20C-14-12-16-2-15 6", marigold[500], 3.5),
    colour: leaf[800],
    face: "bold",
    lines: ["Green Parrot"],
    second: "Small Finance Bank",
  },
  "full-moon-gramin-bank": {
    sign: circle(0, 0, 31, marigold[400]) + kolam("gramin", 2, 10.5, ink[800], 1.6),
    colour: ink[800],
    face: "medium",
    lines: ["Full Moon"],
    second: "Gramin Bank",
  },
  "peacock-street-sme-exchange": {
    sign:
      repeat(7, (i) =>
        at(
          0,
          18,
          path("M0-6C-6-26-6-40 0-48C6-40 6-26 0-6Z", i % 2 ? peacock[400] : peacock[600]) +
            circle(0, -40, 3.4, marigold[500]),
          0.74,
          -66 + i * 22,
        ),
      ) + path("M-7 20C-7 9 7 9 7 20Z", ink[900]),
    colour: peacock[800],
    face: "serif",
    lines: ["Peacock Street"],
    second: "SME EXCHANGE",
  },
  "brass-scales-commodity-exchange": {
    sign:
      stroke("M0-26V24M-14 26H14M-26-18H26", ink[900], 4) +
      stroke("M-26-18L-34 4M-26-18L-18 4M26-18L18 4M26-18L34 4", marigold[800], 2) +
      path("M-36 4H-16C-18 14-34 14-36 4ZM16 4H36C34 14 18 14 16 4Z", marigold[500]) +
      circle(0, -27, 4, marigold[500]),
    colour: ink[900],
    face: "medium",
    lines: ["Brass Scales"],
    second: "Commodity Exchange",
  },
};

/** `undefined` when nobody has drawn this partner yet. */
export function logo(slug: string): string | undefined {
  const found = logos[slug];
  if (!found) return undefined;
  const { sign, colour, face, lines, second } = found;
  const size = Math.min(26, ...lines.map((line) => (150 / measure(line, { size: 100, face })) * 100));
  const small = second ? Math.min(15, (150 / measure(second, { size: 100, face: "medium", spacing: 3 })) * 100) : 0;
  const leading = size * 1.02;
  const height = lines.length * leading + (second ? small * 1.35 : 0);
  const first = 48 - height / 2 + size * 0.78;
  const text = lines.map((line, i) => lettering(84, first + i * leading, line, colour, { size, face })).join("");
  const below = second
    ? lettering(84, first + (lines.length - 1) * leading + small * 1.5, second, stone[600], {
        size: small,
        face: "medium",
        spacing: 3,
      })
    : "";
  return picture(240, 96, at(42, 48, sign, 1.02) + text + below);
}
