import { behind } from "./groups.ts";
import { lettering } from "./lettering.ts";
import { plant } from "./nature.ts";
import { brick, ink, leaf, marigold, paper, peacock, stone, white } from "./palette.ts";
import { jaali, petals, weave } from "./patterns.ts";
import { factory } from "./props-buildings.ts";
import {
  calendar,
  coins,
  hexPanel,
  kolamPanel,
  ledger,
  magnifier,
  newspaper,
  pencil,
  petalPanel,
  sealMark,
  sheet,
  stamp,
  textLines,
} from "./props-paper.ts";
import { phone, tableTop, teaCup } from "./props-things.ts";
import { at, circle, type Drawing, filled, path, polygon, rect, stroke } from "./svg.ts";

type Covers = Record<string, () => Drawing>;

const openNewspaper = (): Drawing =>
  at(
    380,
    240,
    path("M-310-150C-200-176-90-170 0-150V160C-90 140-200 134-318 160Z", paper) +
      path("M310-150C200-176 90-170 0-150V160C90 140 200 134 318 160Z", white) +
      path("M0-150V160C-18 156-34 153-50 151V-158C-34-156-16-154 0-150Z", stone[200]) +
      lettering(-164, -114, "MSME TIMES", ink[900], { size: 37, face: "serif", anchor: "middle" }) +
      rect(-290, -98, 250, 4, ink[900]) +
      textLines(-290, -74, 118, 13, 16, ink[300], 4) +
      rect(-160, -80, 122, 92, peacock[100]) +
      at(-112, 12, factory(0, 0, 0.42)) +
      textLines(-158, 32, 112, 6, 16, ink[300], 4) +
      rect(30, -128, 180, 16, brick[600]) +
      textLines(30, -90, 120, 13, 16, ink[300], 4) +
      textLines(172, -90, 118, 6, 16, ink[300], 4) +
      rect(172, 14, 118, 86, marigold[200]) +
      stroke("M182 84L206 60L232 68L280 30", leaf[600], 6),
  );

const file = (x: number, y: number, tone: string): Drawing =>
  rect(x, y - 130, 44, 130, tone) +
  rect(x, y - 130, 12, 130, ink[900], { opacity: 0.15 }) +
  rect(x + 8, y - 108, 28, 40, paper) +
  textLines(x + 13, y - 96, 18, 3, 9, ink[300], 2.5) +
  circle(x + 22, y - 26, 8, ink[900], { opacity: 0.25 });

export const timesAndKalptaruCovers: Covers = {
  "msme-times-1": () =>
    rect(0, 0, 800, 450, peacock[600]) +
    petalPanel(0, 0, 800, 450, peacock[500], 100) +
    polygon(
      [
        [70, 410],
        [700, 416],
        [690, 430],
        [80, 424],
      ],
      peacock[800],
    ) +
    openNewspaper() +
    teaCup(726, 404, 1.1) +
    stroke("M716 350c-8-14 8-20 0-34M734 350c-8-14 8-20 0-34", peacock[200], 4),
  "msme-times-2": () =>
    rect(0, 0, 800, 450, brick[800]) +
    polygon(
      [
        [0, 90],
        [800, 60],
        [800, 450],
        [0, 450],
      ],
      brick[600],
    ) +
    hexPanel(0, 0, 800, 80, brick[900], 24) +
    newspaper(300, 266, 380, "DRAFT", factory(0, 0, 0.9)) +
    sheet(620, 240, 170, 230, { lines: 7, turn: 8, seal: peacock[600], head: peacock[600] }) +
    stamp(700, 420, 1) +
    magnifier(420, 240, 70, -34) +
    pencil(120, 420, 150, 66, marigold[500]),
  "msme-times-3": () =>
    rect(0, 0, 800, 450, leaf[100]) +
    rect(60, 40, 680, 220, leaf[200]) +
    filled(jaali(46, leaf[100], 2.5), (fill) => rect(60, 40, 680, 220, fill)) +
    [
      [110, "M0 0V90M-18 0H18"],
      [190, "M0 0V84M-8 84H8V100H-8Z"],
      [270, "M-14 0A14 14 0 1 1 14 0L6 20V96H-6V20Z"],
      [610, "M0 0V90M-14 90L14 90"],
      [690, "M-16 0H16V24H-16ZM0 24V98"],
    ]
      .map(([x, d]) => at(Number(x), 90, stroke(String(d), ink[700], 9) + circle(0, -14, 5, brick[600])))
      .join("") +
    behind(420, 352, 380, {
      outfit: "apron",
      top: peacock[600],
      accent: marigold[400],
      skin: 4,
      hair: "short",
      glasses: true,
      near: [
        [14, -64],
        [4, -52],
      ],
      far: [
        [-14, -64],
        [-4, -51],
      ],
    }) +
    rect(0, 350, 800, 24, marigold[700]) +
    rect(0, 374, 800, 76, marigold[800]) +
    at(
      410,
      352,
      path("M-80 2L-64-22H0V4ZM0 4V-22H64L80 2Z", white) +
        path("M0 4V-22H64L80 2Z", paper) +
        stroke("M-58-12H-16M-62-4H-18", ink[300], 3),
    ) +
    pencil(446, 334, 56, 30, brick[600]) +
    rect(140, 300, 90, 50, brick[500]) +
    rect(140, 300, 90, 10, brick[800]) +
    stroke("M165 300V276H205V300", brick[800], 7) +
    at(
      630,
      350,
      path("M-60 0V-30H-20V-56H40V-30H60V0Z", ink[500]) +
        rect(-74, -44, 54, 10, ink[800]) +
        circle(-76, -39, 7, brick[600]),
    ),
  "msme-kalptaru-1": () => {
    const bubble = (x: number, y: number, w: number, h: number, tone: string, side: -1 | 1): Drawing =>
      rect(x, y, w, h, tone, { rx: 10 }) +
      path(side < 0 ? `M${x + 14} ${y + h - 2}v16l16-16Z` : `M${x + w - 14} ${y + h - 2}v16l-16-16Z`, tone) +
      textLines(x + 12, y + 16, w - 24, Math.floor(h / 18), 15, side < 0 ? ink[300] : peacock[200], 4);
    return (
      rect(0, 0, 800, 450, marigold[100]) +
      kolamPanel(400, 200, "tree", 52, marigold[200], 5) +
      rect(0, 400, 800, 50, leaf[800]) +
      path(
        "M180 404C220 380 214 240 180 190L214 210C220 160 246 160 250 190L270 176C256 240 250 380 296 404Z",
        marigold[800],
      ) +
      stroke("M214 210C260 150 380 130 480 120M240 220C180 150 120 140 70 140", marigold[800], 16) +
      [
        [90, 110, 86],
        [200, 70, 96],
        [330, 80, 100],
        [460, 76, 96],
        [590, 96, 90],
        [690, 130, 66],
        [150, 150, 66],
        [400, 120, 70],
        [540, 130, 66],
      ]
        .map(([x = 0, y = 0, r = 0], i) => circle(x, y, r, i % 2 ? leaf[600] : leaf[500]))
        .join("") +
      filled(petals(44, leaf[400]), (fill) =>
        [
          [120, 80, 56],
          [360, 70, 62],
          [600, 96, 56],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, fill))
          .join(""),
      ) +
      phone(
        530,
        290,
        150,
        bubble(-54, -118, 86, 46, white, -1) +
          bubble(-30, -48, 86, 62, peacock[600], 1) +
          bubble(-54, 38, 80, 40, white, -1) +
          rect(-54, 108, 108, 18, stone[200], { rx: 9 }) +
          rect(-66, -138, 132, 10, leaf[600]),
      )
    );
  },
  "msme-kalptaru-2": () =>
    rect(0, 0, 800, 450, ink[700]) +
    petalPanel(0, 0, 800, 360, ink[800], 80) +
    rect(60, 200, 460, 14, marigold[800]) +
    [brick[500], marigold[500], peacock[400], leaf[500], marigold[300], brick[400], peacock[600], leaf[400]]
      .map((tone, i) => file(80 + i * 54, 200, tone))
      .join("") +
    plant(600, 214, 90, brick[500], leaf[400]) +
    rect(560, 214, 170, 12, marigold[800]) +
    rect(0, 372, 800, 78, marigold[700]) +
    rect(0, 360, 800, 16, marigold[400]) +
    filled(weave(30, marigold[800]), (fill) => rect(0, 382, 800, 68, fill)) +
    at(
      370,
      286,
      rect(-130, -74, 260, 160, paper) +
        stroke("M-118-62H118V74H-118Z", leaf[500], 4) +
        lettering(0, -26, "CERTIFICATE", ink[800], { size: 28, face: "serif", anchor: "middle", spacing: 2 }) +
        textLines(-80, 0, 160, 3, 16, ink[200], 4) +
        sealMark(84, 48, 26, brick[600]),
      1,
      -3,
    ) +
    stamp(610, 362, 1.2),
  "msme-kalptaru-3": () =>
    rect(0, 0, 800, 450, peacock[100]) +
    circle(610, 140, 170, peacock[200]) +
    calendar(600, 290, 250, { mark: [5, 1], head: leaf[600], ring: brick[600] }) +
    tableTop(366, peacock[800]) +
    ledger(240, 392, 1.12, peacock[600]) +
    coins(520, 412, 3, 1.1) +
    coins(600, 412, 8, 1.1) +
    coins(680, 412, 5, 1.1),
};
