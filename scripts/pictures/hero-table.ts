import { arch, archPath, massing } from "./buildings.ts";
import { arms } from "./figure-spec.ts";
import { figure } from "./figures.ts";
import { bird, glints, plant, skyBands, sun } from "./nature.ts";
import { brick, ink, leaf, marigold, paper, peacock, stone, white } from "./palette.ts";
import { jaali, weave } from "./patterns.ts";
import { at, circle, clipped, type Drawing, filled, path, polygon, rect, repeat, stroke } from "./svg.ts";
import { ship } from "./vehicles.ts";

/** Hero 3: two heads, one notebook, and the light of a screen laid over the table. */
export function mentorsHour(): Drawing {
  const wall = rect(0, 0, 1200, 675, leaf[800]);
  const opening =
    path(archPath(600, 480, 620, 440), marigold[300]) +
    sun(700, 250, 70, marigold[500], [marigold[400]]) +
    filled(jaali(112, leaf[900], 8), (fill) => path(archPath(600, 480, 620, 440), fill)) +
    stroke(archPath(600, 480, 650, 462), leaf[900], 20) +
    stroke(archPath(600, 480, 690, 486), leaf[500], 5);
  const niches = [120, 1080]
    .map((x) => arch(x, 400, 130, 210, leaf[900]) + plant(x, 400, 120, brick[500], leaf[400]))
    .join("");
  const table =
    path("M150 540H1050L1130 675H70Z", marigold[700]) +
    path("M150 540H1050L1057 552H143Z", marigold[400]) +
    polygon(
      [
        [430, 552],
        [760, 552],
        [700, 675],
        [300, 675],
      ],
      marigold[400],
      { opacity: 0.45 },
    );
  const notebook =
    path("M430 628L470 566H600L612 634Z", white) +
    path("M612 634L600 566H736L784 628Z", paper) +
    path("M430 628L612 634L784 628L788 636L612 644L426 636Z", stone[300]) +
    stroke("M606 568L612 636", stone[300], 3) +
    stroke("M486 586H572M480 600H574M474 614H560", ink[200], 4) +
    stroke("M636 618V580M632 618H752", ink[500], 3) +
    stroke("M642 614C670 612 684 602 696 594S724 582 732 578", brick[600], 5) +
    circle(732, 578, 5, brick[600]);
  const chai = (x: number, y: number): Drawing =>
    path(`M${x - 20} ${y - 66}H${x + 20}L${x + 15} ${y}H${x - 15}Z`, marigold[800]) +
    path(`M${x - 20} ${y - 66}H${x + 20}L${x + 18} ${y - 50}H${x - 18}Z`, paper, { opacity: 0.75 }) +
    path(`M${x + 8} ${y - 66}H${x + 15}L${x + 12} ${y}H${x + 6}Z`, white, { opacity: 0.4 }) +
    stroke(`M${x - 4} ${y - 80}c-8-12 8-18 0-32`, paper, 3.5, { opacity: 0.6 });
  const mentor = at(
    370,
    800,
    figure(0, 0, 500, {
      outfit: "sari",
      top: brick[600],
      accent: marigold[400],
      skin: 2,
      hair: "bun",
      hairColour: "#9AA0A8",
      glasses: true,
      legs: "none",
      near: [
        [16, -64],
        [22, -46],
      ],
      far: [
        [4, -60],
        [21, -44],
      ],
    }),
    1,
    7,
  );
  const founder = at(
    850,
    800,
    figure(0, 0, 500, {
      outfit: "shirt",
      top: peacock[300],
      bottom: ink[800],
      skin: 4,
      hair: "short",
      facing: -1,
      legs: "none",
      near: [
        [15, -62],
        [20, -45],
      ],
      far: [
        [-8, -60],
        [6, -44],
      ],
    }),
    1,
    -8,
  );
  return (
    wall +
    niches +
    opening +
    clipped(rect(0, 0, 1200, 546, "#000"), mentor + founder) +
    table +
    notebook +
    clipped(rect(420, 544, 344, 90, "#000"), mentor + founder) +
    chai(250, 640) +
    chai(930, 636) +
    stroke("M560 660L640 612", ink[900], 6)
  );
}

/** Hero 5: the container is the picture; everything else measures its journey. */
export function distantBuyer(): Drawing {
  const water = rect(0, 440, 1200, 240, peacock[600]) + rect(0, 440, 1200, 22, peacock[400]);
  const cloth = filled(weave(44, marigold[300]), (fill) => rect(430, 214, 400, 150, fill));
  const container =
    rect(430, 214, 400, 150, brick[600]) +
    cloth +
    rect(430, 214, 66, 150, brick[800], { opacity: 0.6 }) +
    rect(430, 214, 400, 12, brick[800]) +
    rect(430, 352, 400, 12, brick[800]) +
    stroke("M430 240H830M430 338H830", marigold[500], 5);
  const hook =
    stroke("M630 0V96M630 120L446 210M630 120L814 210M630 120L560 210M630 120L700 210", ink[900], 6) +
    rect(592, 84, 76, 40, marigold[500]) +
    rect(592, 84, 22, 40, marigold[700]);
  const gantry =
    rect(0, 0, 1200, 26, brick[800]) +
    stroke(
      repeat(16, (i) => `M${i * 80} 26L${i * 80 + 40} 62L${i * 80 + 80} 26`),
      brick[800],
      7,
    ) +
    rect(0, 58, 1200, 10, brick[800]) +
    rect(1040, 26, 34, 660, brick[800]) +
    rect(1150, 26, 34, 660, brick[800]) +
    stroke("M1058 200L1168 380L1058 560", brick[800], 12);
  const quay = path("M0 590H1200V680H0Z", ink[900]) + rect(0, 590, 1200, 10, marigold[400]);
  const crate = (x: number, y: number, s: number): Drawing =>
    rect(x, y - s, s * 1.2, s, marigold[700]) +
    rect(x, y - s, s * 0.3, s, marigold[800]) +
    stroke(
      `M${x + 5} ${y - s + 5}h${s * 1.2 - 10}v${s - 10}h${10 - s * 1.2}ZM${x + 6} ${y - 6}L${x + s * 1.2 - 6} ${y - s + 6}`,
      marigold[300],
      5,
    );
  return (
    skyBands(1200, 442, [peacock[200], stone[100], marigold[100], marigold[200], marigold[300]]) +
    sun(300, 400, 74, marigold[500], [marigold[300], marigold[400]]) +
    massing(820, 442, 380, 24, 84, marigold[300], "port far") +
    water +
    glints(300, 452, 420, 140, marigold[300], "port", 14) +
    at(640, 548, ship(0, 0, 1, ink[800]), [2.5, 2.1]) +
    gantry +
    hook +
    container +
    quay +
    crate(70, 590, 84) +
    crate(180, 590, 64) +
    crate(96, 506, 58) +
    crate(880, 590, 70) +
    figure(330, 640, 190, {
      outfit: "kurta",
      top: white,
      bottom: stone[200],
      accent: peacock[600],
      skin: 3,
      hair: "short",
      near: arms.point,
    }) +
    figure(400, 644, 176, {
      outfit: "salwar",
      top: leaf[500],
      bottom: white,
      accent: marigold[400],
      skin: 2,
      hair: "braid",
      near: arms.chest,
    }) +
    figure(760, 642, 182, {
      outfit: "shirt",
      top: marigold[500],
      bottom: ink[500],
      skin: 4,
      hair: "helmet",
      headwear: white,
      facing: -1,
      near: arms.raise,
    }) +
    bird(180, 220, 34, ink[700]) +
    bird(250, 190, 24, ink[700]) +
    bird(930, 240, 28, ink[700])
  );
}
