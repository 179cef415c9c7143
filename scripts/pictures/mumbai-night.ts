import { massing, windows } from "./buildings.ts";
import { darker, type Figure } from "./figure-spec.ts";
import { figure } from "./figures.ts";
import { bird, glints, palm, skyBands, stars, sun } from "./nature.ts";
import { brick, hash, ink, leaf, marigold, paper, peacock, stone, white } from "./palette.ts";
import { at, circle, clipped, type Drawing, ellipse, type Point, path, rect, repeat, round, stroke } from "./svg.ts";
import { taxi } from "./vehicles.ts";

const tetrapod = (x: number, y: number, s: number, turn: number, tone: string): Drawing =>
  at(
    x,
    y,
    stroke("M0 0V-34M0 0L-32 20M0 0L32 20", darker(tone, 0.2), 24) +
      stroke("M0 0L10 6", tone, 26) +
      stroke("M2-2V-32M4 2L30 18", tone, 14),
    s,
    turn,
  );

/** The city sits down in a row and watches one red sun. */
export function seaWall(): Drawing {
  const people: readonly (readonly [number, Figure])[] = [
    [90, { outfit: "shirt", top: peacock[600], skin: 3 }],
    [172, { outfit: "sari", top: marigold[500], accent: brick[600], skin: 3, hair: "bun" }],
    [330, { outfit: "kurta", top: white, skin: 4, hair: "topi", headwear: white }],
    [460, { outfit: "salwar", top: brick[500], accent: marigold[300], skin: 2, hair: "long" }],
    [536, { outfit: "shirt", top: ink[500], skin: 4, hair: "short" }],
    [760, { outfit: "jacket", top: leaf[600], skin: 3, hair: "hijab", headwear: leaf[200] }],
    [838, { outfit: "shirt", top: marigold[300], skin: 2, hair: "short" }],
    [904, { outfit: "shirt", top: peacock[300], skin: 3, hair: "bob" }],
    [1080, { outfit: "kurta", top: brick[600], skin: 4, hair: "turban", headwear: marigold[500] }],
  ];
  const row = people
    .map(([x, f], i) =>
      clipped(
        rect(x - 70, 300, 140, 285, "#000"),
        figure(x, 690 - (i % 3) * 8, 240, { ...f, back: true, legs: "none" }),
      ),
    )
    .join("");
  const bay = path("M0 358C160 356 300 372 400 378H0ZM1200 350C1060 352 930 372 850 378H1200Z", ink[700]);
  const pods = repeat(14, (i) =>
    tetrapod(20 + i * 92, 528 + (i % 2) * 26, 1.5, (hash(`pod${i}`) % 120) - 60, i % 3 ? stone[400] : stone[300]),
  );
  return (
    skyBands(1200, 380, [ink[500], brick[300], brick[200], marigold[300], marigold[400], marigold[500]]) +
    sun(640, 318, 74, brick[600], [marigold[400], brick[400]]) +
    massing(0, 378, 260, 40, 130, brick[500], "malabar") +
    massing(930, 376, 290, 50, 170, brick[500], "nariman") +
    bay +
    rect(0, 376, 1200, 300, peacock[800]) +
    rect(0, 376, 1200, 20, brick[400]) +
    rect(0, 396, 1200, 34, peacock[600]) +
    glints(640, 384, 380, 150, marigold[400], "dusk", 17) +
    pods +
    row +
    rect(0, 585, 1200, 90, ink[800]) +
    rect(0, 578, 1200, 16, stone[300]) +
    rect(0, 594, 1200, 6, stone[600]) +
    [people.map(([x]) => ellipse(x, 582, 42, 6, ink[900], { opacity: 0.35 })).join("")].join("") +
    bird(300, 150, 34, ink[900]) +
    bird(360, 180, 24, ink[900]) +
    bird(930, 120, 26, ink[900])
  );
}

type Curve = readonly [Point, Point, Point, Point];
const NEAR_SHORE: Curve = [
  [1210, 566],
  [1000, 440],
  [480, 440],
  [216, 374],
];
const FAR_SHORE: Curve = [
  [216, 374],
  [150, 346],
  [210, 322],
  [520, 316],
];

function bezier([a, b, c, d]: Curve, k: number): Point {
  const m = 1 - k;
  const mix = (n: 0 | 1): number => m ** 3 * a[n] + 3 * m * m * k * b[n] + 3 * m * k * k * c[n] + k ** 3 * d[n];
  return [mix(0), mix(1)];
}

/** The necklace: one curve of lamps, twice, under a thin moon. */
export function nightLamps(): Drawing {
  const bay =
    "M1200 560C1080 486 900 452 700 436C480 420 300 404 210 372C160 352 176 330 250 322C330 314 420 318 500 318";
  const points = Array.from({ length: 25 }, (_, i) => {
    const t = i / 24;
    const [x, y] = t < 0.66 ? bezier(NEAR_SHORE, t / 0.66) : bezier(FAR_SHORE, (t - 0.66) / 0.34);
    return [x, y, 0.32 + (1 - t) * 1.15] as const;
  });
  const lamps = points
    .map(
      ([x, y, s]) =>
        circle(x, y - 46 * s, 17 * s, marigold[300], { opacity: 0.22 }) +
        stroke(`M${round(x)} ${round(y)}V${round(y - 40 * s)}`, ink[500], Math.max(1, 3 * s)) +
        circle(x, y - 46 * s, 6.5 * s, marigold[200]),
    )
    .join("");
  const mirror = points
    .slice(0, 20)
    .map(([x, y, s]) => rect(x - 4 * s, y + 16 * s, 8 * s, 92 * s, marigold[400], { opacity: 0.5, rx: 4 * s }))
    .join("");
  const city =
    massing(200, 330, 640, 50, 170, peacock[900], "hill") +
    windows(230, 250, 26, 4, 5, 7, 17, 12, ink[700], { colour: marigold[400], share: 0.45, name: "hill" });
  const front =
    massing(560, 440, 660, 110, 260, ink[700], "deco") +
    windows(580, 300, 24, 7, 7, 9, 18, 11, ink[700], { colour: marigold[300], share: 0.6, name: "deco" });
  const shore =
    path(
      "M1200 420C1000 400 800 396 560 400C420 398 260 384 210 372C300 404 480 420 700 436C900 452 1080 486 1200 560Z",
      ink[700],
    ) + stroke(bay, stone[300], 5);
  const moon = circle(180, 130, 46, marigold[200]) + circle(200, 120, 43, ink[800]);
  return (
    rect(0, 0, 1200, 330, ink[800]) +
    rect(0, 296, 1200, 40, peacock[800]) +
    stars(1200, 230, 40) +
    moon +
    city +
    rect(0, 326, 1200, 350, ink[900]) +
    rect(0, 326, 1200, 34, ink[800]) +
    path("M0 420C200 470 700 500 1200 640V675H0Z", ink[800], { opacity: 0.7 }) +
    front +
    shore +
    stroke("M0 560H240M330 600H520M80 626H210M600 640H760", ink[700], 4) +
    mirror +
    lamps +
    at(980, 462, taxi(0, 0, 0.26)) +
    at(820, 432, taxi(0, 0, 0.18)) +
    palm(1120, 468, 190, ink[900], -0.1) +
    palm(900, 430, 130, ink[900], 0.1) +
    paperBoat()
  );
}

const paperBoat = (): Drawing =>
  at(
    330,
    520,
    path("M-60-8H64L44 12H-44Z", paper, { opacity: 0.85 }) +
      path("M0-10V-92C34-60 44-30 46-14Z", white, { opacity: 0.85 }) +
      path("M-4-10V-80C-26-52-36-30-40-14Z", leaf[200], { opacity: 0.7 }),
  );
