import { massing, pillar } from "./buildings.ts";
import { arms, darker } from "./figure-spec.ts";
import { figure } from "./figures.ts";
import { marketHall } from "./mumbai-landmarks.ts";
import { bird, cloud, glints, skyBands, stars, sun } from "./nature.ts";
import { brick, ink, leaf, marigold, paper, peacock, stone, white } from "./palette.ts";
import { at, circle, type Drawing, ellipse, path, rect, repeat, round, stroke } from "./svg.ts";
import { fishingBoat, localTrain } from "./vehicles.ts";

const basket = (x: number, y: number, s: number, full: string): Drawing =>
  at(
    x,
    y,
    ellipse(0, -24, 36, 11, full) +
      path("M-20-30l16-5 8 6-8 5ZM4-26l18-6 8 6-10 6Z", white) +
      path("M-38-24C-36 0-28 6 0 6S36 0 38-24C24-14-24-14-38-24Z", marigold[700]) +
      stroke("M-36-14C-20-4 20-4 36-14M-32-4C-16 4 16 4 32-4", marigold[800], 2),
    s,
  );

/** Boats at Colaba: the big boat leads the eye from the stones to the sun. */
export function boats(): Drawing {
  const sky = skyBands(1200, 390, [peacock[100], stone[100], marigold[100], marigold[200], marigold[300]]);
  const water =
    rect(0, 388, 1200, 290, peacock[300]) +
    rect(0, 388, 1200, 26, peacock[200]) +
    rect(0, 540, 1200, 140, peacock[400]);
  const far =
    massing(-10, 390, 330, 30, 120, peacock[300], "colaba") +
    massing(240, 390, 240, 14, 46, marigold[200], "colaba far");
  const stones =
    path("M0 675V520L60 508L96 520L150 512L210 530L262 524L330 556L392 552L470 600L560 610L640 675Z", ink[800]) +
    path(
      "M0 548L70 536L140 560L96 600L0 596ZM160 560L240 556L290 590L240 620L150 606ZM310 590L390 588L440 624L380 650L300 634Z",
      ink[700],
    ) +
    path(
      "M0 520L60 508L96 520L150 512L210 530L262 524L330 556L392 552L400 560L330 566L262 536L210 540L150 522L96 530L60 518L0 530Z",
      marigold[300],
      { opacity: 0.55 },
    );
  const people =
    figure(150, 540, 190, {
      outfit: "sari",
      top: leaf[600],
      accent: brick[600],
      skin: 4,
      hair: "bun",
      near: arms.carryHead,
      legs: "walk",
    }) +
    basket(158, 352, 0.85, peacock[200]) +
    figure(400, 588, 176, {
      outfit: "dhoti",
      top: peacock[600],
      bottom: marigold[300],
      skin: 4,
      hair: "short",
      near: arms.forward,
      far: arms.forwardFar,
      legs: "walk",
    });
  return (
    sky +
    sun(880, 352, 50, marigold[500], [marigold[200], marigold[300], marigold[400]]) +
    far +
    rect(0, 390, 1200, 290, peacock[300]) +
    water +
    glints(880, 400, 420, 220, marigold[200], "dawn", 16) +
    fishingBoat(1050, 424, 0.62, ink[700], brick[500]) +
    fishingBoat(560, 448, 0.8, peacock[800], marigold[500], stone[100]) +
    fishingBoat(820, 566, 1.9, brick[600], marigold[500]) +
    glints(820, 600, 420, 50, peacock[200], "hull", 7) +
    stones +
    people +
    basket(270, 560, 1, peacock[200]) +
    basket(52, 560, 1.15, marigold[200]) +
    bird(620, 190, 36, ink[500]) +
    bird(690, 160, 24, ink[500]) +
    bird(300, 210, 28, ink[500])
  );
}

/** The first local: the only warm thing in a blue hour. */
export function firstLocal(): Drawing {
  const roof = path("M0 0H1200V96L0 150Z", ink[900]) + path("M0 150L1200 96V112L0 170Z", ink[700]);
  const train = at(250, 520, localTrain(0, 0, 2, 250, stone[200], peacock[600], marigold[300]));
  const tracks = rect(0, 520, 1200, 30, ink[800]) + rect(0, 534, 1200, 5, ink[300]);
  const platform =
    rect(0, 550, 1200, 130, ink[700]) + rect(0, 550, 1200, 12, marigold[400]) + rect(0, 562, 1200, 8, ink[500]);
  const lamps = [140, 560, 980]
    .map(
      (x) =>
        stroke(`M${x} ${round(160 - x * 0.045)}V190`, ink[500], 3) +
        path(`M${x - 34} 204L${x - 14} 188H${x + 14}L${x + 34} 204Z`, marigold[300]) +
        path(`M${x - 34} 204H${x + 34}L${x + 150} 560H${x - 150}Z`, marigold[200], { opacity: 0.07 }),
    )
    .join("");
  const waiting =
    figure(90, 640, 220, {
      outfit: "jacket",
      top: ink[900],
      bottom: ink[900],
      skin: 3,
      accent: peacock[200],
      near: arms.down,
    }) +
    figure(168, 646, 206, {
      outfit: "salwar",
      top: brick[600],
      bottom: marigold[200],
      accent: marigold[400],
      skin: 2,
      hair: "braid",
      near: arms.chest,
    }) +
    figure(640, 650, 220, {
      outfit: "shirt",
      top: peacock[300],
      bottom: ink[900],
      skin: 4,
      hair: "cap",
      headwear: brick[600],
      facing: -1,
      near: arms.chest,
    }) +
    figure(1080, 652, 226, {
      outfit: "sari",
      top: leaf[600],
      accent: marigold[400],
      skin: 3,
      hair: "bun",
      facing: -1,
      near: arms.chest,
    });
  const clock =
    stroke("M400 135V186", ink[500], 4) +
    circle(400, 216, 34, ink[500]) +
    circle(400, 216, 28, paper) +
    stroke("M400 216L410 232M400 216L398 196", ink[900], 4);
  return (
    rect(0, 0, 1200, 675, ink[800]) +
    rect(0, 230, 1200, 120, ink[700]) +
    rect(0, 310, 1200, 120, ink[500]) +
    stars(1200, 300, 20) +
    massing(0, 440, 1200, 40, 130, ink[700], "suburb") +
    roof +
    train +
    tracks +
    platform +
    [330, 780, 1150].map((x) => pillar(x, 100, 640, 22, ink[900])).join("") +
    lamps +
    clock +
    waiting
  );
}

const crate = (x: number, y: number, fruit: string): Drawing =>
  at(
    x,
    y,
    [0, 1, 2, 3, 4]
      .map(
        (i) => circle(-32 + i * 16, -24, 10, fruit) + (i < 4 ? circle(-24 + i * 16, -35, 9, darker(fruit, 0.08)) : ""),
      )
      .join("") +
      rect(-46, -22, 92, 24, marigold[800]) +
      rect(-46, -16, 92, 4, marigold[700]) +
      rect(-46, -6, 92, 4, marigold[700]),
  );

/** Crawford market's arch behind three porters; fruit is the brightest colour. */
export function market(): Drawing {
  const porter = (x: number, h: number, shirt: string, cloth: string, fruit: string, skin: number): Drawing =>
    figure(x, 640, h, {
      outfit: "dhoti",
      top: shirt,
      bottom: cloth,
      skin,
      hair: "topi",
      headwear: white,
      legs: "walk",
      near: arms.carryHead,
    }) + at(x + h * 0.02, 640 - h * 1.0, crate(0, 0, fruit), h / 260);
  const heap = (x: number, y: number, colour: string, rows: number): Drawing =>
    repeat(rows, (r) =>
      repeat(rows - r, (i) => circle(x + i * 34 + r * 17, y - r * 28, 19, (i + r) % 3 ? colour : darker(colour, 0.12))),
    );
  return (
    skyBands(1200, 560, [peacock[100], peacock[100], stone[50], marigold[100]]) +
    cloud(250, 150, 200, white) +
    cloud(930, 110, 150, white) +
    massing(0, 560, 1200, 90, 210, peacock[200], "fort") +
    at(590, 560, marketHall({ wall: stone[300], dark: stone[400], opening: ink[800], lit: marigold[200] }), 1.5) +
    rect(0, 556, 1200, 120, marigold[200]) +
    rect(0, 556, 1200, 14, stone[400]) +
    path("M0 640H1200V675H0Z", marigold[300]) +
    porter(330, 270, peacock[600], white, marigold[500], 4) +
    porter(580, 286, brick[600], stone[100], marigold[400], 3) +
    porter(830, 266, leaf[600], white, marigold[500], 5) +
    rect(20, 610, 230, 70, ink[800]) +
    heap(40, 600, marigold[500], 5) +
    rect(960, 606, 240, 74, ink[800]) +
    heap(985, 592, leaf[400], 4) +
    heap(1120, 592, brick[500], 3)
  );
}
