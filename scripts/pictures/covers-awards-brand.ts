import { arms } from "./figure-spec.ts";
import { figure } from "./figures.ts";
import { behind, person } from "./groups.ts";
import { lettering } from "./lettering.ts";
import { brick, ink, leaf, marigold, paper, peacock, stone, white } from "./palette.ts";
import { buti, jaali } from "./patterns.ts";
import { folder } from "./props-held.ts";
import { envelope, hexPanel, kolamPanel, pencil, petalPanel, sheet } from "./props-paper.ts";
import { soundWave, tableMicrophone } from "./props-sound.ts";
import { grandTrophy, roundTable, tableTop, teaCup } from "./props-things.ts";
import { at, circle, type Drawing, ellipse, filled, path, polygon, rect, repeat, stroke } from "./svg.ts";

type Covers = Record<string, () => Drawing>;

const machine = (x: number, y: number, s: number, tone: string): Drawing =>
  at(
    x,
    y,
    rect(-60, -130, 120, 130, tone) +
      rect(-60, -130, 34, 130, peacock[900], { opacity: 0.3 }) +
      rect(-40, -110, 80, 50, ink[900]) +
      circle(40, -36, 9, marigold[500]) +
      circle(14, -36, 9, leaf[400]) +
      rect(-70, -10, 140, 10, ink[900]) +
      stroke("M0-130V-156H44", ink[500], 8),
    s,
  );
const mark = (x: number, y: number, tx: number, ty: number, word: string): Drawing =>
  stroke(`M${tx} ${ty}Q${(x + tx) / 2} ${ty - 10} ${x} ${y}`, brick[600], 3.5) +
  circle(tx, ty, 5, brick[600]) +
  lettering(x, y - 12, word, brick[600], { size: 26, face: "medium", anchor: "middle" });
export const awardAndBrandCovers: Covers = {
  "masa-awards-1": () =>
    rect(0, 0, 800, 450, marigold[400]) +
    kolamPanel(400, 190, "ballot", 46, marigold[300], 4) +
    rect(0, 396, 800, 54, marigold[700]) +
    rect(310, 266, 180, 150, brick[600]) +
    rect(310, 266, 50, 150, brick[800]) +
    rect(300, 254, 200, 18, brick[800]) +
    rect(350, 258, 100, 8, ink[900]) +
    person(220, 420, 290, {
      outfit: "apron",
      top: brick[500],
      accent: stone[200],
      bottom: ink[800],
      skin: 4,
      hair: "turban",
      headwear: marigold[200],
      near: [
        [15, -70],
        [30, -76],
      ],
      holds: at(6, -2, envelope(0, 0, 18, paper, brick[600], 10)),
    }) +
    person(590, 420, 284, {
      outfit: "shirt",
      top: peacock[600],
      bottom: ink[800],
      skin: 3,
      hair: "helmet",
      headwear: white,
      facing: -1,
      near: [
        [15, -70],
        [30, -76],
      ],
      holds: at(6, -2, envelope(0, 0, 18, paper, brick[600], 10)),
    }) +
    behind(405, 256, 250, {
      outfit: "jacket",
      top: ink[800],
      skin: 2,
      hair: "bob",
      glasses: true,
      near: [
        [13, -64],
        [4, -56],
      ],
    }) +
    envelope(398, 240, 58, paper, brick[600], 4),
  "masa-awards-2": () =>
    rect(0, 0, 800, 450, peacock[300]) +
    repeat(
      4,
      (i) =>
        polygon(
          [
            [i * 210 - 20, 90],
            [i * 210 + 150, 14],
            [i * 210 + 150, 90],
          ],
          peacock[800],
        ) +
        polygon(
          [
            [i * 210 + 154, 18],
            [i * 210 + 154, 90],
            [i * 210 + 188, 90],
          ],
          peacock[100],
        ),
    ) +
    rect(0, 90, 800, 14, peacock[900]) +
    rect(0, 350, 800, 100, stone[300]) +
    rect(0, 350, 800, 7, ink[500]) +
    rect(0, 410, 800, 6, marigold[500]) +
    machine(120, 356, 1.15, peacock[600]) +
    machine(420, 350, 0.95, leaf[600]) +
    machine(690, 356, 1.15, brick[500]) +
    person(270, 430, 260, {
      outfit: "sari",
      top: brick[600],
      accent: marigold[500],
      skin: 2,
      hair: "bun",
      hairColour: "#8E949C",
      glasses: true,
      near: arms.chest,
      holds: folder(marigold[500]),
    }) +
    person(540, 434, 268, {
      outfit: "jacket",
      top: ink[800],
      bottom: ink[900],
      skin: 4,
      legs: "walk",
      near: arms.forward,
      holds: folder(peacock[400]),
    }),
  "masa-awards-3": () =>
    rect(0, 0, 800, 450, ink[800]) +
    rect(180, 30, 440, 230, leaf[800]) +
    filled(jaali(52, marigold[500], 3), (fill) => rect(180, 30, 440, 230, fill)) +
    polygon(
      [
        [180, 30],
        [0, 0],
        [0, 290],
        [180, 260],
      ],
      leaf[900],
    ) +
    polygon(
      [
        [620, 30],
        [800, 0],
        [800, 290],
        [620, 260],
      ],
      leaf[900],
    ) +
    path("M140 262H660L700 306H100Z", marigold[700]) +
    rect(100, 306, 600, 16, brick[800]) +
    [0, 1, 2, 3, 4].map((i) => grandTrophy(240 + i * 80, 292, i === 2 ? 0.62 : 0.5)).join("") +
    [120, 400, 680]
      .map(
        (x, i) =>
          behind(x - 44, 404, 150, {
            ...[
              { top: brick[500] },
              { outfit: "sari" as const, top: peacock[600], accent: marigold[500], hair: "bun" as const },
              { outfit: "jacket" as const, top: ink[500] },
            ][i],
            back: true,
          }) +
          behind(x + 40, 404, 150, {
            outfit: "shirt",
            top: [marigold[400], white, leaf[400]][i] as string,
            skin: 3,
            back: true,
            hair: i === 1 ? "short" : "long",
          }) +
          roundTable(x, 412, 110, stone[200]),
      )
      .join(""),
  "my-power-brand-1": () =>
    rect(0, 0, 800, 450, leaf[600]) +
    filled(buti(70, leaf[500], leaf[500]), (fill) => rect(0, 84, 800, 260, fill)) +
    rect(0, 0, 800, 84, leaf[800]) +
    soundWave(6, 42, 800, 62, marigold[500], "top") +
    behind(220, 330, 340, { outfit: "sari", top: brick[600], accent: marigold[500], skin: 3, hair: "bun" }) +
    behind(580, 330, 340, {
      outfit: "kurta",
      top: ink[700],
      accent: marigold[400],
      skin: 4,
      hair: "turban",
      headwear: peacock[400],
      facing: -1,
    }) +
    rect(110, 328, 580, 16, marigold[300]) +
    rect(110, 344, 580, 30, marigold[700]) +
    tableMicrophone(300, 330, 1, -1) +
    tableMicrophone(500, 330, 1, 1) +
    teaCup(400, 328, 0.7) +
    rect(0, 366, 800, 84, leaf[800]) +
    soundWave(6, 408, 800, 62, marigold[500], "bottom"),
  "my-power-brand-2": () =>
    rect(0, 0, 800, 450, brick[100]) +
    petalPanel(0, 0, 800, 270, brick[200], 90) +
    rect(0, 300, 800, 150, brick[600]) +
    ellipse(400, 352, 330, 60, brick[500]) +
    sheet(560, 130, 130, 170, { lines: 6, turn: 4, head: peacock[600] }) +
    circle(556, 50, 8, peacock[600]) +
    person(400, 350, 270, {
      outfit: "jacket",
      top: peacock[800],
      bottom: ink[900],
      accent: marigold[300],
      skin: 3,
      hair: "long",
      near: arms.point,
      far: arms.hipFar,
    }) +
    [
      [90, 340, 1],
      [190, 396, 1],
      [320, 430, 1],
      [480, 430, -1],
      [610, 396, -1],
      [710, 340, -1],
    ]
      .map(
        ([x, y], i) =>
          at(
            x as number,
            (y as number) + 66,
            figure(0, 0, 200, {
              outfit: i % 2 ? "shirt" : "jacket",
              top: [ink[800], marigold[500], leaf[600], peacock[400], ink[700], marigold[300]][i] as string,
              skin: i % 5,
              hair: (["short", "bun", "topi", "hijab", "bald", "braid"] as const)[i] ?? "short",
              headwear: i === 3 ? peacock[200] : white,
              legs: "none",
              back: i === 2 || i === 3,
              facing: i < 3 ? 1 : -1,
              near: arms.down,
            }),
          ) + rect((x as number) - 34, (y as number) - 24, 68, 60, ink[900], { rx: 10 }),
      )
      .join(""),
  "my-power-brand-3": () =>
    rect(0, 0, 800, 450, marigold[200]) +
    hexPanel(0, 0, 800, 390, marigold[100], 30) +
    tableTop(372, marigold[700]) +
    ellipse(400, 396, 150, 14, marigold[800]) +
    path("M296 90H504L520 396H280Z", brick[600]) +
    path("M296 90H350L330 396H280Z", brick[800]) +
    path("M290 66H510L504 96H296Z", brick[800]) +
    stroke(
      repeat(14, (i) => `M${300 + i * 16} 70v20`),
      brick[500],
      3,
    ) +
    filled(buti(44, brick[500], marigold[400]), (fill) => rect(340, 100, 160, 80, fill)) +
    circle(404, 236, 60, marigold[300]) +
    path("M404 196C440 210 446 250 414 276C420 250 400 236 384 262C370 236 382 208 404 196Z", brick[600]) +
    rect(348, 316, 116, 26, paper) +
    rect(360, 324, 90, 9, ink[700]) +
    rect(370, 352, 72, 24, marigold[400]) +
    mark(190, 170, 348, 220, "name") +
    mark(640, 300, 464, 329, "price") +
    mark(180, 330, 370, 364, "weight") +
    pencil(590, 380, 150, 52, peacock[600]),
};
