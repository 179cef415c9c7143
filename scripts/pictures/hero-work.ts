import { massing } from "./buildings.ts";
import { darker } from "./figure-spec.ts";
import { figure } from "./figures.ts";
import { plant, sun, tree } from "./nature.ts";
import { brick, ink, leaf, marigold, paper, peacock, skins, stone, white } from "./palette.ts";
import { buti, hexJaali, petals } from "./patterns.ts";
import { laptop } from "./props-held.ts";
import { at, circle, clipped, type Drawing, ellipse, filled, path, polygon, rect, repeat, stroke } from "./svg.ts";

const carton = (x: number, y: number, w: number, h: number, tone: string = marigold[400]): Drawing =>
  rect(x, y - h, w, h, tone) +
  rect(x, y - h, w * 0.24, h, darker(tone, 0.1)) +
  rect(x + w * 0.42, y - h, w * 0.16, h, darker(tone, 0.22)) +
  rect(x, y - h, w, 5, darker(tone, 0.14)) +
  rect(x + w * 0.66, y - h * 0.38, w * 0.24, h * 0.22, paper);

/** Hero 1: morning falls through the window on to the first parcel. */
export function firstOrder(): Drawing {
  const wall =
    rect(0, 0, 1200, 675, marigold[100]) +
    filled(buti(110, marigold[200], marigold[300]), (fill) => rect(0, 0, 1200, 560, fill));
  const view = clipped(
    rect(660, 70, 330, 310, "#000"),
    rect(660, 70, 330, 310, peacock[100]) +
      sun(900, 200, 44, marigold[400], [marigold[200], marigold[300]]) +
      massing(650, 382, 360, 60, 150, peacock[200], "spare room") +
      tree(700, 400, 170, leaf[500], leaf[400]),
  );
  const window =
    rect(636, 46, 378, 358, peacock[800]) +
    view +
    stroke("M825 70V380M660 225H990", peacock[800], 14) +
    rect(620, 396, 410, 18, peacock[900]) +
    path("M636 46H700C690 160 660 260 636 404Z", brick[500]) +
    path("M1014 46H950C960 160 990 260 1014 404Z", brick[500]) +
    stroke("M616 46H1034", ink[900], 10);
  const light = polygon(
    [
      [660, 396],
      [990, 396],
      [830, 675],
      [300, 675],
    ],
    marigold[300],
    { opacity: 0.35 },
  );
  const shelf =
    rect(80, 230, 320, 14, marigold[800]) +
    carton(100, 230, 84, 64, marigold[300]) +
    carton(200, 230, 100, 84, marigold[400]) +
    plant(350, 230, 86, peacock[600], leaf[500]);
  const floor = rect(0, 560, 1200, 120, brick[300]) + rect(0, 560, 1200, 10, brick[500]);
  const stack =
    carton(890, 622, 150, 118) +
    carton(1048, 622, 140, 100, marigold[500]) +
    carton(930, 504, 130, 96, marigold[500]) +
    carton(1070, 522, 104, 84, marigold[400]) +
    carton(960, 408, 96, 70, marigold[400]);
  const table =
    rect(330, 520, 480, 18, marigold[800]) +
    rect(330, 520, 480, 6, marigold[700]) +
    rect(356, 538, 18, 122, marigold[800]) +
    rect(766, 538, 18, 122, marigold[800]);
  const parcel =
    rect(520, 448, 150, 72, brick[600]) +
    rect(520, 448, 36, 72, brick[800]) +
    filled(petals(26, brick[500]), (fill) => rect(556, 448, 114, 72, fill)) +
    stroke("M595 448V520M520 480H670", marigold[300], 6) +
    stroke(
      "M595 446C575 424 560 430 566 442C572 450 588 448 595 446C602 424 626 424 624 438C620 450 604 448 595 446Z",
      marigold[300],
      5,
    );
  const woman = figure(560, 706, 470, {
    outfit: "sari",
    top: peacock[600],
    accent: marigold[500],
    skin: 3,
    hair: "bun",
    near: [
      [13, -62],
      [9, -52],
    ],
    far: [
      [-12, -62],
      [2, -51],
    ],
    legs: "none",
  });
  const hands =
    stroke("M506 418L570 452", skins[3], 19) +
    circle(574, 454, 12, skins[3]) +
    stroke("M622 414L618 446", skins[3], 19) +
    circle(617, 450, 12, skins[3]);
  const desk =
    clipped(rect(0, 0, 1200, 524, "#000"), woman) +
    parcel +
    hands +
    table +
    at(392, 518, laptop(ink[500]), 4.6) +
    ellipse(742, 520, 22, 5, stone[300]) +
    path("M724 488H760L756 520H728Z", paper) +
    circle(742, 502, 5, brick[500]);
  return wall + window + shelf + floor + light + stack + at(-190, -156, desk, 1.25);
}

export function lathe(x: number, y: number): Drawing {
  return at(
    x,
    y,
    rect(-300, -86, 600, 30, peacock[900]) +
      rect(-300, -92, 600, 10, peacock[400]) +
      path("M-280-56H-150L-166 60H-264ZM150-56H280L264 60H166Z", peacock[800]) +
      rect(-286, -210, 150, 120, peacock[600], { rx: 8 }) +
      rect(-286, -210, 40, 120, peacock[800], { rx: 8 }) +
      circle(-222, -150, 20, paper) +
      stroke("M-222-150L-212-162", brick[600], 4) +
      circle(-170, -172, 7, marigold[500]) +
      circle(-170, -146, 7, leaf[400]) +
      rect(-136, -186, 34, 74, ink[500]) +
      path("M-102-170H-70V-128H-102Z", stone[300]) +
      rect(-70, -164, 190, 30, marigold[400]) +
      rect(-70, -164, 190, 9, marigold[200]) +
      rect(-10, -170, 44, 42, marigold[500]) +
      rect(-10, -170, 44, 10, marigold[200]) +
      path("M120-156L140-149L120-142Z", ink[800]) +
      path("M140-164H220V-92H166L156-128H140Z", peacock[600]) +
      path("M6-128H26L22-108H10Z", ink[900]) +
      path("M-26-108H60V-92H-26Z", ink[500]) +
      circle(74, -98, 15, "none", { stroke: ink[900], "stroke-width": 6 }),
  );
}

/** Hero 2: one sets, one measures; the brass is the brightest thing on the floor. */
export function steadyHands(): Drawing {
  const teeth = repeat(
    4,
    (i) =>
      polygon(
        [
          [i * 320 - 60, 190],
          [i * 320 + 200, 30],
          [i * 320 + 200, 190],
        ],
        peacock[900],
      ) +
      polygon(
        [
          [i * 320 + 206, 40],
          [i * 320 + 206, 190],
          [i * 320 + 262, 190],
        ],
        peacock[100],
      ),
  );
  const shafts = repeat(4, (i) =>
    polygon(
      [
        [i * 320 + 206, 60],
        [i * 320 + 262, 190],
        [i * 320 - 40, 675],
        [i * 320 - 240, 675],
      ],
      white,
      { opacity: 0.13 },
    ),
  );
  const back =
    rect(0, 190, 1200, 390, peacock[300]) +
    rect(0, 190, 1200, 16, peacock[800]) +
    repeat(
      5,
      (i) =>
        rect(40 + i * 250, 236, 150, 150, peacock[100]) +
        stroke(`M${115 + i * 250} 236V386M${40 + i * 250} 311H${190 + i * 250}`, peacock[400], 6),
    );
  const rack =
    rect(960, 420, 230, 12, ink[800]) +
    rect(960, 500, 230, 12, ink[800]) +
    rect(966, 410, 10, 190, ink[800]) +
    rect(1174, 410, 10, 190, ink[800]) +
    repeat(5, (i) => rect(984 + i * 38, 390, 26, 30, marigold[500]) + rect(984 + i * 38, 390, 8, 30, marigold[300])) +
    repeat(4, (i) => circle(1000 + i * 46, 482, 18, stone[300]) + circle(1000 + i * 46, 482, 7, peacock[600]));
  const floor =
    rect(0, 580, 1200, 100, stone[300]) +
    rect(0, 580, 1200, 10, ink[500]) +
    filled(hexJaali(26, stone[200], 2), (fill) => rect(0, 590, 1200, 90, fill)) +
    rect(0, 640, 1200, 8, marigold[500]);
  const setter = figure(395, 640, 400, {
    outfit: "apron",
    top: marigold[500],
    accent: ink[800],
    bottom: ink[900],
    skin: 4,
    hair: "cap",
    headwear: brick[600],
    near: [
      [14, -66],
      [21, -56],
    ],
    far: [
      [2, -66],
      [17, -62],
    ],
  });
  const part =
    rect(-7, -3, 13, 6, marigold[500]) +
    rect(-7, -3, 13, 2, marigold[200]) +
    stroke("M-10-6V6M-10-6H8V-2M-10 6H-6", ink[900], 1.3);
  const measurer = figure(870, 644, 404, {
    outfit: "shirt",
    top: white,
    bottom: ink[800],
    skin: 2,
    hair: "bun",
    glasses: true,
    facing: -1,
    near: [
      [15, -66],
      [22, -76],
    ],
    far: [
      [2, -66],
      [20, -74],
    ],
    holds: part,
  });
  return (
    rect(0, 0, 1200, 200, peacock[200]) + teeth + back + shafts + rack + floor + setter + measurer + lathe(610, 600)
  );
}
