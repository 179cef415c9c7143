import { massing } from "./buildings.ts";
import { darker } from "./figure-spec.ts";
import { lettering } from "./lettering.ts";
import { bird, glints, skyBands, sun } from "./nature.ts";
import { brick, ink, leaf, marigold, paper, peacock, stone, white } from "./palette.ts";
import { stripes } from "./patterns.ts";
import { bank, factory, house, workshop } from "./props-buildings.ts";
import {
  calendar,
  coin,
  folderStanding,
  hexPanel,
  kolamPanel,
  magnifier,
  pencil,
  petalPanel,
  sealMark,
  sheet,
  textLines,
} from "./props-paper.ts";
import { tableTop, umbrella } from "./props-things.ts";
import { at, circle, type Drawing, ellipse, filled, path, polygon, rect, repeat, stroke } from "./svg.ts";
import { ship } from "./vehicles.ts";

type Covers = Record<string, () => Drawing>;

const tag = (x: number, y: number, tone: string, turn: number): Drawing =>
  at(
    x,
    y,
    path("M-20 0L-10-12H26V12H-10Z", tone) +
      circle(-10, 0, 3.4, paper) +
      rect(0, -5, 18, 3, paper) +
      rect(0, 2, 12, 3, paper),
    1,
    turn,
  );

function goodsOnBelt(x: number, y: number, kind: number): Drawing {
  if (kind === 0)
    return at(
      x,
      y,
      path("M-16 0H16L10-16H-10Z", ink[800]) +
        circle(0, -38, 26, peacock[600]) +
        circle(0, -38, 20, paper) +
        stroke("M-13-32A14 14 0 0 1 13-32", peacock[300], 5) +
        stroke("M0-38L9-50", brick[600], 3.5) +
        circle(0, -38, 3.5, ink[900]),
    );
  if (kind === 1) return at(x, y, path("M-18-60H-10V-30H16V-24H-10V0H-16ZM10-24H16V0H10Z", brick[600]));
  return at(
    x,
    y,
    rect(-24, -38, 48, 38, marigold[500]) +
      rect(-24, -38, 14, 38, marigold[700]) +
      rect(-4, -38, 10, 38, marigold[700]),
  );
}

const step = (x: number, h: number, tone: string, w = 190): Drawing =>
  rect(x, 420 - h, w, h, tone) +
  rect(x, 420 - h, w, 9, darker(tone, 0.16)) +
  rect(x, 420 - h, w * 0.14, h, darker(tone, 0.1));

export const articleCovers: Covers = {
  "your-first-export-from-iec-to-the-first-shipment": () =>
    skyBands(800, 280, [peacock[200], peacock[100], marigold[100], marigold[200]]) +
    sun(570, 210, 48, marigold[500], [marigold[300], marigold[400]]) +
    massing(0, 282, 220, 20, 60, peacock[200], "port cover") +
    rect(0, 280, 800, 170, peacock[600]) +
    rect(0, 280, 800, 14, peacock[400]) +
    petalPanel(0, 390, 800, 60, peacock[800], 60) +
    glints(570, 290, 260, 80, marigold[300], "export", 10) +
    at(470, 348, ship(0, 0, 1, ink[800]), [1.35, 1.25]) +
    rect(0, 330, 150, 120, ink[900]) +
    rect(0, 330, 150, 8, marigold[500]) +
    stroke(
      "M60 330V110M100 330V110M60 290L100 220L60 150M30 116H270M80 60L40 114M80 60L250 114M80 110V60",
      brick[600],
      9,
      { "stroke-linecap": "butt" },
    ) +
    stroke("M236 118V190", ink[900], 3) +
    rect(208, 190, 58, 30, marigold[500]) +
    stroke("M160 384C300 440 460 400 560 412S740 420 810 372", marigold[300], 3, { "stroke-dasharray": "2 12" }) +
    tag(250, 412, brick[500], 6) +
    tag(390, 416, marigold[500], -6) +
    tag(530, 408, leaf[500], 4) +
    tag(680, 414, brick[500], -8) +
    bird(330, 90, 26, ink[500]) +
    bird(380, 110, 18, ink[500]),
  "paid-in-45-days-what-the-law-gives-a-small-supplier": () =>
    rect(0, 0, 800, 450, leaf[600]) +
    petalPanel(0, 0, 800, 450, leaf[500], 90) +
    calendar(270, 402, 330, { mark: [2, 3], label: "45", days: 35 }) +
    sheet(510, 180, 150, 190, {
      lines: 6,
      turn: 7,
      extra: stroke("M-44 62C-30 46-22 74-10 58S14 60 34 52", peacock[600], 4),
    }) +
    circle(505, 92, 9, brick[600]) +
    rect(0, 402, 800, 48, leaf[900]) +
    workshop(670, 404, 1.25, marigold[400], marigold[700]) +
    coin(420, 384, 20) +
    coin(480, 388, 20) +
    coin(536, 384, 20),
  "a-detailed-project-report-the-bank-believes": () =>
    rect(0, 0, 800, 450, marigold[400]) +
    kolamPanel(650, 90, "report", 44, marigold[300], 4) +
    polygon(
      [
        [60, 450],
        [180, 90],
        [620, 90],
        [740, 450],
      ],
      marigold[700],
    ) +
    path("M150 380L210 120C290 104 350 112 400 132L396 396C330 372 240 366 150 380Z", white) +
    path("M650 380L590 120C510 104 450 112 400 132L396 396C470 372 560 366 650 380Z", paper) +
    path("M400 132L396 396C376 388 360 384 350 382L366 122Z", stone[200]) +
    path(
      "M144 390L150 380C240 366 330 372 396 396C470 372 560 366 650 380L656 390C560 380 470 386 396 410C330 386 240 378 144 390Z",
      brick[600],
    ) +
    stroke("M224 170H360V320H212Z M292 170V240H224M292 240H358M250 240V320", peacock[600], 5) +
    rect(300, 186, 40, 34, peacock[200]) +
    rect(262, 262, 60, 36, marigold[300]) +
    repeat(6, (i) =>
      rect(
        438 + i * 25,
        236 - ([30, 44, 40, 60, 74, 92][i] ?? 0),
        15,
        [30, 44, 40, 60, 74, 92][i] ?? 0,
        i === 5 ? marigold[500] : peacock[600],
      ),
    ) +
    stroke("M430 238H590", ink[500], 3) +
    repeat(
      6,
      (i) =>
        rect(436 + i * 27, 262, 20, 66, i % 2 ? ink[100] : stone[200]) +
        textLines(439 + i * 27, 276, 14, 4, 13, ink[300], 2),
    ) +
    at(
      420,
      352,
      rect(-190, -12, 380, 26, marigold[200]) +
        stroke(
          repeat(19, (i) => `M${-180 + i * 20} -12v${i % 5 ? 8 : 14}`),
          marigold[800],
          2.5,
        ),
      1,
      -3,
    ),
  "selling-to-government-gem-the-25-per-cent-policy-and-reading-a-tender": () =>
    rect(0, 0, 800, 450, peacock[100]) +
    hexPanel(400, 0, 400, 360, peacock[200], 30) +
    massing(0, 360, 400, 30, 90, peacock[200], "gem") +
    bank(630, 362, 1.72, stone[200], ink[700]) +
    rect(0, 360, 800, 90, ink[800]) +
    workshop(90, 262, 0.95, brick[500], brick[800]) +
    workshop(210, 286, 0.8, leaf[500], leaf[800]) +
    path("M0 262H150V286H300V330H0Z", stone[300]) +
    rect(40, 330, 520, 26, ink[900], { rx: 13 }) +
    repeat(11, (i) => circle(56 + i * 48, 343, 9, stone[300]) + circle(56 + i * 48, 343, 3.5, ink[700])) +
    goodsOnBelt(110, 330, 0) +
    goodsOnBelt(190, 330, 1) +
    goodsOnBelt(276, 330, 2) +
    goodsOnBelt(362, 330, 0) +
    goodsOnBelt(446, 330, 1) +
    stroke("M80 356V390M300 356V390M520 356V390", stone[400], 9) +
    rect(0, 388, 800, 62, ink[900]),
  "what-an-investor-reads-first": () =>
    rect(0, 0, 800, 450, ink[800]) +
    petalPanel(0, 0, 800, 300, ink[700], 80) +
    tableTop(340, brick[800]) +
    repeat(8, (i) =>
      folderStanding(
        90 + i * 80,
        342,
        70,
        150,
        [peacock[400], marigold[400], peacock[200], leaf[400], brick[400], marigold[300], peacock[300], stone[200]][
          i
        ] as string,
        `${i + 1}`,
      ),
    ) +
    circle(400, 270, 128, ink[900], { opacity: 0.35 }) +
    circle(400, 258, 126, paper) +
    path("M400 258V140A118 118 0 0 1 512 294Z", marigold[500]) +
    path("M400 258L512 294A118 118 0 0 1 330 353Z", peacock[600]) +
    path("M400 258L330 353A118 118 0 0 1 300 196Z", leaf[500]) +
    path("M400 258L300 196A118 118 0 0 1 400 140Z", brick[500]) +
    circle(400, 258, 40, paper) +
    magnifier(470, 210, 84, -40),
  "borrowing-without-collateral-how-a-cgtmse-guarantee-works-at-the-bank": () =>
    rect(0, 0, 800, 450, marigold[100]) +
    rect(0, 0, 560, 450, peacock[800]) +
    filled(stripes(24, peacock[900], 8, 0), (fill) => rect(0, 0, 560, 310, fill)) +
    rect(60, 14, 440, 44, peacock[600], { rx: 4 }) +
    lettering(280, 47, "BANK", paper, { size: 40, anchor: "middle", spacing: 14 }) +
    rect(0, 330, 560, 120, marigold[700]) +
    rect(0, 322, 560, 16, marigold[400]) +
    rect(60, 356, 200, 70, marigold[800]) +
    rect(300, 356, 200, 70, marigold[800]) +
    sheet(272, 268, 120, 140, { lines: 5, turn: -5, seal: brick[600] }) +
    umbrella(280, 332, 0.82, brick[600], brick[400]) +
    rect(560, 390, 240, 60, leaf[500]) +
    ellipse(680, 392, 120, 14, leaf[400]) +
    house(680, 390, 1.15) +
    sun(730, 90, 30, marigold[500], [marigold[200], marigold[300]]),
  "board-basics-for-a-private-company": () =>
    rect(0, 0, 800, 450, peacock[200]) +
    hexPanel(0, 96, 800, 354, peacock[100], 30) +
    rect(0, 0, 800, 96, marigold[800]) +
    repeat(
      18,
      (i) =>
        rect(
          16 + i * 43,
          12,
          36,
          72,
          [brick[600], peacock[600], leaf[600], marigold[400], ink[700]][(i * 3) % 5] as string,
        ) + rect(22 + i * 43, 26, 24, 14, paper),
    ) +
    rect(0, 84, 800, 14, ink[900]) +
    repeat(6, (i) => {
      const a = (i * 60 + 30) * (Math.PI / 180);
      return at(
        400 + Math.cos(a) * 196,
        274 + Math.sin(a) * 138,
        rect(-30, -26, 60, 52, brick[600], { rx: 16 }) + rect(-30, 16, 60, 12, brick[800], { rx: 6 }),
        1,
        i * 60 + 30 - 90,
      );
    }) +
    ellipse(400, 284, 168, 122, ink[900], { opacity: 0.2 }) +
    ellipse(400, 274, 168, 122, marigold[500]) +
    ellipse(400, 274, 150, 106, marigold[400]) +
    path("M320 232H480V320H320Z", brick[800]) +
    path("M326 226C356 222 384 226 400 234V318C384 310 356 308 326 312Z", white) +
    path("M474 226C444 222 416 226 400 234V318C416 310 444 308 474 312Z", paper) +
    textLines(338, 246, 50, 5, 12, ink[200], 3) +
    textLines(412, 246, 50, 4, 12, ink[200], 3) +
    pencil(500, 330, 70, 40, peacock[600]),
  "udyam-registration-and-what-the-2025-limits-mean": () =>
    rect(0, 0, 800, 450, brick[100]) +
    circle(600, 120, 150, brick[200]) +
    kolamPanel(600, 120, "udyam", 36, brick[100], 3.5) +
    rect(0, 420, 800, 30, brick[800]) +
    step(40, 70, brick[400]) +
    step(230, 140, brick[500]) +
    step(420, 210, brick[600]) +
    workshop(135, 350, 0.85, peacock[400], peacock[800]) +
    at(
      325,
      280,
      rect(-60, -84, 120, 84, marigold[300]) +
        rect(-50, -52, 46, 52, ink[800]) +
        rect(8, -46, 42, 28, peacock[200]) +
        path("M-68-52L-60-72H60L68-52Z", leaf[600]),
    ) +
    factory(510, 210, 0.72) +
    stroke("M30 420V350M218 350V280M408 280V210M22 350H38M22 420H38M210 280H226M400 210H416", ink[800], 4) +
    sheet(700, 320, 140, 180, { lines: 5, turn: 5, head: brick[600] }) +
    sealMark(726, 380, 26, marigold[500]),
};
