import { block, massing } from "./buildings.ts";
import { arms, type Figure } from "./figure-spec.ts";
import { figure } from "./figures.ts";
import { cloud, plant, skyBands, sun, tree } from "./nature.ts";
import { brick, ink, leaf, marigold, paper, peacock, stone, white } from "./palette.ts";
import { buti, weave } from "./patterns.ts";
import { laptop } from "./props-held.ts";
import { at, circle, type Drawing, ellipse, filled, path, polygon, rect, repeat, stroke } from "./svg.ts";
import { bicycle } from "./vehicles.ts";

/** One desk among many in Bandra-Kurla: a curve on a board and a lit window. */
export function sharedDesk(): Drawing {
  const panes = repeat(4, (i) => rect(30 + i * 235, 40, 215, 400, peacock[100]));
  const outside =
    massing(30, 440, 700, 120, 330, peacock[200], "bkc far") +
    block(120, 440, 110, 300, peacock[300], { pane: peacock[100] }) +
    block(430, 440, 130, 350, peacock[400], { pane: peacock[200] }) +
    block(600, 440, 90, 240, peacock[300], { pane: peacock[100] }) +
    sun(330, 150, 44, marigold[400], [marigold[100], marigold[200]]) +
    [70, 280, 400, 700, 850].map((x) => tree(x, 446, 120, leaf[500], leaf[400])).join("");
  const frames =
    repeat(5, (i) => rect(10 + i * 235, 20, 20, 440, ink[800])) +
    rect(0, 20, 980, 20, ink[800]) +
    rect(0, 440, 980, 20, ink[800]) +
    rect(0, 230, 980, 8, ink[800]);
  const board =
    rect(980, 0, 220, 675, ink[100]) +
    rect(1000, 90, 180, 240, white) +
    stroke("M1000 90H1180V330H1000Z", ink[500], 6) +
    stroke("M1020 300H1164M1020 300V120", ink[300], 4) +
    stroke("M1024 292C1070 286 1090 250 1110 210S1140 150 1162 132", marigold[500], 8) +
    circle(1162, 132, 9, brick[600]);
  const floor =
    rect(0, 460, 1200, 220, stone[200]) +
    polygon(
      [
        [250, 460],
        [480, 460],
        [640, 675],
        [330, 675],
      ],
      marigold[100],
    ) +
    polygon(
      [
        [490, 460],
        [715, 460],
        [940, 675],
        [660, 675],
      ],
      marigold[100],
    );
  const seat = (x: number, f: Figure, h = 330): Drawing => figure(x, 730, h, { ...f, legs: "none" });
  const desk =
    path("M120 560H1010L1060 600H70Z", marigold[200]) +
    rect(70, 600, 990, 16, marigold[400]) +
    rect(110, 616, 20, 70, ink[800]) +
    rect(1000, 616, 20, 70, ink[800]);
  return (
    rect(0, 0, 1200, 675, stone[100]) +
    panes +
    outside +
    frames +
    board +
    floor +
    seat(250, {
      outfit: "jacket",
      top: brick[600],
      accent: marigold[200],
      skin: 3,
      hair: "bun",
      glasses: true,
      near: arms.desk,
      far: arms.deskFar,
    }) +
    seat(470, {
      outfit: "shirt",
      top: peacock[600],
      skin: 1,
      hair: "short",
      facing: -1,
      near: arms.desk,
      far: arms.deskFar,
    }) +
    seat(700, {
      outfit: "jacket",
      top: leaf[600],
      accent: leaf[200],
      skin: 2,
      hair: "hijab",
      headwear: leaf[200],
      near: arms.desk,
      far: arms.deskFar,
    }) +
    figure(1046, 660, 350, {
      outfit: "shirt",
      top: marigold[500],
      bottom: ink[800],
      skin: 4,
      hair: "short",
      near: [
        [16, -72],
        [15, -86],
      ],
      far: arms.hipFar,
      glasses: true,
    }) +
    desk +
    at(330, 588, laptop(stone[300]), 2.6) +
    at(560, 588, laptop(ink[500]), [-2.6, 2.6]) +
    at(780, 588, laptop(stone[300]), 2.6) +
    plant(900, 580, 110, brick[500]) +
    ellipse(205, 584, 14, 5, white) +
    rect(192, 562, 26, 22, white, { rx: 3 })
  );
}

/** Old looms, new trades: teeth of roof against one chimney. */
export function mills(): Drawing {
  const teeth = repeat(
    5,
    (i) =>
      path(`M${i * 200 + 20} 330L${i * 200 + 170} 214V330Z`, brick[500]) +
      path(`M${i * 200 + 170} 214V330H${i * 200 + 220}V330L${i * 200 + 178} 218Z`, peacock[200]) +
      path(`M${i * 200 + 20} 330L${i * 200 + 170} 214V226L${i * 200 + 36} 330Z`, brick[400]),
  );
  const wall =
    rect(20, 330, 1040, 230, brick[600]) +
    rect(20, 330, 1040, 14, brick[800]) +
    filled(weave(26, brick[500]), (fill) => rect(20, 344, 1040, 216, fill, { opacity: 0.5 }));
  const studio = (x: number, w: number, inside: string, tenant: Drawing): Drawing =>
    rect(x, 386, w, 174, ink[800]) +
    rect(x + 8, 394, w - 16, 166, inside) +
    tenant +
    stroke(`M${x + w / 3} 390V560M${x + (w * 2) / 3} 390V560M${x} 440H${x + w}`, ink[800], 5);
  const chimneyStack =
    path("M1096 560L1108 90H1148L1160 560Z", brick[600]) +
    path("M1096 560L1108 90H1120L1116 560Z", brick[800]) +
    rect(1102, 78, 52, 16, brick[800]) +
    rect(1106, 150, 44, 10, paper) +
    rect(1105, 168, 46, 5, paper);
  const loom = stroke(
    "M430 470H560M430 540H560M440 450V556M550 450V556M456 470V540M470 470V540M484 470V540M498 470V540M512 470V540M526 470V540",
    marigold[700],
    4,
  );
  return (
    skyBands(1200, 560, [peacock[200], peacock[100], marigold[100], marigold[200]]) +
    cloud(820, 110, 180, white) +
    massing(0, 560, 1200, 230, 430, peacock[200], "parel") +
    block(640, 560, 120, 450, peacock[300], { pane: peacock[100] }) +
    block(300, 560, 90, 410, peacock[200], { pane: peacock[100] }) +
    chimneyStack +
    teeth +
    wall +
    studio(
      70,
      260,
      marigold[200],
      figure(150, 560, 132, {
        outfit: "apron",
        top: leaf[600],
        accent: white,
        skin: 3,
        hair: "bun",
        near: arms.forward,
      }) +
        rect(196, 500, 90, 60, peacock[600]) +
        circle(240, 490, 14, brick[500]),
    ) +
    studio(
      400,
      250,
      marigold[300],
      loom +
        figure(604, 560, 132, {
          outfit: "kurta",
          top: peacock[600],
          accent: paper,
          bottom: stone[100],
          skin: 4,
          facing: -1,
          near: arms.forward,
        }),
    ) +
    studio(
      720,
      290,
      marigold[200],
      at(780, 556, laptop(), 2) +
        figure(860, 560, 134, { outfit: "jacket", top: ink[800], skin: 1, hair: "bob", near: arms.point }) +
        figure(950, 560, 138, { outfit: "shirt", top: brick[500], skin: 3, facing: -1 }) +
        stroke("M750 520L790 500L820 508L850 470", leaf[600], 5),
    ) +
    rect(0, 558, 1200, 122, stone[200]) +
    rect(0, 558, 1200, 8, stone[400]) +
    filled(buti(90, stone[300], stone[300]), (fill) => rect(0, 580, 1200, 100, fill)) +
    figure(360, 640, 170, {
      outfit: "sari",
      top: leaf[600],
      accent: marigold[500],
      skin: 3,
      hair: "bun",
      near: arms.chest,
    }) +
    bicycle(560, 644, 1.3) +
    plant(40, 632, 100, ink[800]) +
    plant(1040, 632, 110, ink[800])
  );
}
