import { arch, massing, shop, windows } from "./buildings.ts";
import { arms, darker } from "./figure-spec.ts";
import { figure } from "./figures.ts";
import { gateway } from "./mumbai-landmarks.ts";
import { bird, cloud, glints, skyBands, sun } from "./nature.ts";
import { brick, ink, leaf, marigold, peacock, stone, white } from "./palette.ts";
import { petals } from "./patterns.ts";
import { at, circle, type Drawing, filled, path, polygon, rect, repeat, stroke } from "./svg.ts";

/** A painted street: the fronts glow, the props behind them tell the truth. */
export function filmSet(): Drawing {
  const floor = rect(0, 520, 1200, 160, ink[800]) + rect(0, 520, 1200, 8, ink[500]);
  const hall =
    rect(0, 0, 1200, 520, ink[700]) +
    stroke("M0 70H1200M0 110H1200", ink[500], 6) +
    stroke(
      repeat(20, (i) => `M${i * 60} 70L${i * 60 + 30} 110L${i * 60 + 60} 70`),
      ink[500],
      4,
    );
  const props = stroke(
    "M190 210L90 540M190 330L120 540M930 190L1040 540M930 330L1000 540M90 540H190M930 540H1040",
    marigold[700],
    13,
    { "stroke-linecap": "butt" },
  );
  const front = (x: number, w: number, h: number, wall: string, trim: string): Drawing =>
    rect(x, 540 - h, w, h, wall) +
    rect(x - 6, 540 - h, w + 12, 14, trim) +
    rect(x, 540 - h * 0.56, w, 8, trim) +
    arch(x + w * 0.28, 540 - h * 0.6, w * 0.24, h * 0.22, darker(wall, 0.5)) +
    arch(x + w * 0.72, 540 - h * 0.6, w * 0.24, h * 0.22, marigold[200]) +
    rect(x + w * 0.16, 540 - h * 0.6, w * 0.68, 6, trim);
  const street =
    front(190, 180, 350, peacock[400], peacock[800]) +
    arch(280, 540, 80, 150, peacock[900]) +
    front(370, 190, 410, marigold[300], marigold[800]) +
    shop(384, 540, 162, 190, marigold[300], brick[600], ink[900]) +
    front(560, 180, 330, brick[400], brick[800]) +
    arch(650, 540, 84, 146, brick[900]) +
    front(740, 190, 390, leaf[400], leaf[800]) +
    shop(754, 540, 162, 180, leaf[400], peacock[600], ink[900]);
  const beam = polygon(
    [
      [1046, 168],
      [1046, 236],
      [190, 540],
      [190, 96],
    ],
    marigold[200],
    { opacity: 0.25 },
  );
  const lampStand =
    stroke("M1110 220V560M1110 500L1060 570M1110 500L1160 570", ink[900], 8) +
    path("M1046 160L1130 176V236L1046 244Z", ink[900]) +
    rect(1036, 156, 14, 92, marigold[300]) +
    path("M1036 156L1000 136V150L1036 170ZM1036 248L1000 268V254L1036 234Z", ink[900]);
  const rails =
    stroke("M60 640H760M40 664H790", stone[400], 7) +
    stroke(
      repeat(10, (i) => `M${80 + i * 72} 634L${64 + i * 72} 670`),
      marigold[800],
      9,
    );
  const camera =
    rect(300, 616, 190, 16, ink[500]) +
    [330, 460].map((x) => circle(x, 636, 12, ink[300])).join("") +
    stroke("M390 616L350 540M390 616L432 540M392 616V530", ink[300], 8) +
    rect(330, 470, 130, 74, ink[900], { rx: 6 }) +
    rect(330, 470, 130, 12, ink[500]) +
    circle(366, 448, 32, ink[900]) +
    circle(430, 450, 27, ink[900]) +
    circle(366, 448, 12, ink[500]) +
    circle(430, 450, 10, ink[500]) +
    path("M460 484H486L514 470V544L486 530H460Z", ink[900]) +
    rect(510, 468, 8, 78, peacock[300]);
  return (
    hall +
    floor +
    filled(petals(70, ink[700]), (fill) => rect(0, 560, 1200, 120, fill)) +
    props +
    street +
    beam +
    figure(690, 600, 196, {
      outfit: "sari",
      top: brick[600],
      accent: marigold[500],
      skin: 2,
      hair: "bun",
      near: arms.point,
      facing: -1,
    }) +
    figure(810, 604, 206, {
      outfit: "kurta",
      top: white,
      bottom: stone[200],
      accent: brick[600],
      skin: 3,
      hair: "short",
      facing: -1,
    }) +
    rails +
    camera +
    figure(258, 632, 216, {
      outfit: "shirt",
      top: peacock[600],
      bottom: ink[900],
      skin: 4,
      hair: "cap",
      headwear: marigold[500],
      near: [
        [14, -70],
        [26, -78],
      ],
      far: arms.forwardFar,
    }) +
    lampStand
  );
}

const ferry = (x: number, y: number, s: number, band: string): Drawing =>
  at(
    x,
    y,
    path("M-110-20H118L92 14H-92Z", white) +
      path("M-106-8H112L104 2H-100Z", band) +
      rect(-76, -62, 140, 8, band) +
      stroke("M-66-56V-20M-26-56V-20M14-56V-20M54-56V-20", ink[700], 4) +
      rect(-76, -44, 130, 24, peacock[800], { opacity: 0.35 }) +
      repeat(6, (i) => circle(-58 + i * 22, -30, 7, ink[800])) +
      stroke("M84-20V-86", ink[700], 3) +
      path("M84-86L58-78L84-70Z", marigold[500]),
    s,
  );

/** Ferries come home to the arch in low, warm light. */
export function gatewayFerries(): Drawing {
  const quay =
    rect(300, 428, 900, 30, stone[400]) +
    rect(300, 428, 900, 8, stone[200]) +
    rect(300, 446, 900, 40, marigold[800]) +
    stroke(
      repeat(14, (i) => `M${320 + i * 66} 458v26`),
      brick[900],
      2,
      { opacity: 0.4 },
    ) +
    repeat(3, (i) => rect(660 + i * -18, 458 + i * 9, 170 + i * 36, 9, stone[300]));
  const hotel =
    rect(980, 270, 220, 160, brick[200]) +
    rect(980, 262, 220, 10, brick[400]) +
    windows(992, 286, 9, 4, 12, 20, 11, 14, brick[500]) +
    path("M1060 262C1060 200 1090 190 1100 170C1110 190 1140 200 1140 262Z", brick[500]) +
    path("M972 262C972 234 990 230 996 216C1002 230 1020 234 1020 262Z", brick[500]);
  return (
    skyBands(1200, 440, [peacock[300], peacock[200], marigold[100], marigold[200], marigold[300]]) +
    sun(230, 330, 62, marigold[500], [marigold[200], marigold[300], marigold[400]]) +
    massing(320, 432, 360, 40, 120, marigold[300], "apollo") +
    cloud(420, 120, 190, white) +
    hotel +
    rect(0, 440, 1200, 240, peacock[600]) +
    rect(0, 440, 1200, 30, peacock[400]) +
    glints(230, 452, 420, 200, marigold[300], "gate", 16) +
    quay +
    at(745, 430, gateway({ wall: marigold[400], dark: marigold[700], opening: brick[900], lit: marigold[200] }), 1.38) +
    [480, 520, 940, 970]
      .map((x, i) =>
        figure(x, 430, 62, {
          outfit: i % 2 ? "sari" : "shirt",
          top: [brick[600], peacock[600], leaf[600], ink[800]][i] as string,
          accent: marigold[500],
          bottom: ink[800],
          skin: 3,
          hair: i % 2 ? "bun" : "short",
        }),
      )
      .join("") +
    glints(750, 500, 330, 60, marigold[400], "arch", 8) +
    ferry(930, 540, 0.8, leaf[600]) +
    ferry(520, 600, 1.35, brick[600]) +
    ferry(150, 520, 0.6, peacock[800]) +
    rect(0, 640, 1200, 40, peacock[800]) +
    [
      [330, 240, 40],
      [400, 200, 30],
      [250, 190, 26],
      [560, 330, 30],
      [1010, 150, 34],
      [620, 520, 30],
    ]
      .map(([x = 0, y = 0, s = 0]) => bird(x, y, s, white))
      .join("")
  );
}
