import { arch, archPath, massing } from "./buildings.ts";
import { arms, darker } from "./figure-spec.ts";
import { figure } from "./figures.ts";
import { pylon } from "./mumbai-landmarks.ts";
import { bird, glints, skyBands, sun, tree } from "./nature.ts";
import { brick, hash, ink, leaf, marigold, paper, peacock, stone, white } from "./palette.ts";
import { petals, scallops } from "./patterns.ts";
import { at, circle, clipped, type Drawing, ellipse, filled, path, polygon, rect, repeat, stroke } from "./svg.ts";
import { bus, fishingBoat, taxi } from "./vehicles.ts";

function glass(x: number, y: number, s: number): Drawing {
  return (
    at(
      x,
      y,
      path("M-30-104H30L23 0H-23Z", marigold[700]) +
        path("M-30-104H30L28-76H-28Z", paper, { opacity: 0.7 }) +
        path("M-28-82H28L27.4-72H-27.4Z", marigold[300]) +
        path("M14-104H24L19 0H11Z", white, { opacity: 0.35 }),
      s,
    ) +
    stroke(`M${x - 8} ${y - 126 * s}c-10-18 10-26 0-46M${x + 12} ${y - 122 * s}c-10-16 10-24 0-40`, white, 4, {
      opacity: 0.6,
    })
  );
}

const bentwood = (x: number, y: number, s: number, colour: string): Drawing =>
  at(
    x,
    y,
    stroke(
      "M-34 0L-26-84M34 0L26-84M-22 0L-18-78M22 0L18-78M-28-84C-40-190 40-190 28-84M-14-90C-18-158 18-158 14-90M-30-40H30",
      colour,
      6,
    ) + rect(-36, -92, 72, 12, darker(colour, 0.2), { rx: 6 }),
    s,
  );

/** An Irani cafe: the near table is the picture, the room is its light. */
export function cafe(): Drawing {
  const wall =
    rect(0, 0, 1200, 675, peacock[800]) +
    filled(petals(64, peacock[600]), (fill) => rect(0, 300, 1200, 230, fill)) +
    rect(0, 292, 1200, 12, marigold[700]);
  const window =
    path(archPath(860, 330, 380, 300), marigold[200]) +
    clipped(
      path(archPath(860, 330, 380, 300), "#000"),
      massing(660, 330, 420, 60, 150, marigold[300], "cafe street") + tree(960, 332, 150, leaf[400], leaf[200]),
    ) +
    stroke(archPath(860, 330, 380, 300), marigold[800], 12) +
    stroke("M860 30V330M670 200H1050", marigold[800], 8);
  const light = polygon(
    [
      [690, 330],
      [1040, 330],
      [860, 675],
      [330, 675],
    ],
    marigold[200],
    { opacity: 0.14 },
  );
  const shelf =
    rect(70, 220, 440, 12, marigold[800]) +
    repeat(5, (i) =>
      at(
        115 + i * 88,
        220,
        rect(-30, -84, 60, 84, peacock[100], { rx: 8, opacity: 0.85 }) +
          rect(
            -30,
            -44 + (i % 2) * 10,
            60,
            44 - (i % 2) * 10,
            [marigold[400], marigold[700], stone[300], brick[400], marigold[500]][i] as string,
            { rx: 6 },
          ) +
          rect(-26, -96, 52, 14, brick[600], { rx: 3 }),
      ),
    );
  const menu =
    rect(120, 22, 190, 84, ink[900], { rx: 4 }) +
    stroke("M142 46H250M142 64H280M142 82H230", marigold[300], 5) +
    circle(580, 150, 48, marigold[800]) +
    circle(580, 150, 40, paper) +
    stroke("M580 150L598 160M580 150V122", ink[900], 4);
  const back =
    bentwood(300, 560, 1.35, ink[900]) +
    rect(378, 410, 190, 16, white) +
    rect(462, 426, 20, 140, ink[900]) +
    bentwood(640, 560, 1.35, ink[900]) +
    rect(980, 420, 220, 16, white) +
    rect(1080, 436, 20, 140, ink[900]) +
    bentwood(950, 570, 1.4, ink[900]);
  const table =
    path("M60 540H1140L1250 675H-50Z", white) +
    path("M60 540H1140L1152 554H48Z", stone[100]) +
    stroke(
      "M220 560C320 590 300 620 420 675M760 552C820 590 900 600 960 675M540 560C560 590 640 600 660 640",
      stone[200],
      3,
    ) +
    path("M48 554H1152L1160 564H40Z", stone[300], { opacity: 0.4 });
  const bun =
    ellipse(620, 618, 150, 30, stone[300]) +
    ellipse(620, 612, 150, 30, peacock[100]) +
    ellipse(620, 608, 116, 20, white) +
    path("M520 604C520 560 570 540 620 540S720 560 720 604C690 616 550 616 520 604Z", marigold[700]) +
    path("M548 578C560 556 590 548 620 548C650 548 690 560 706 588C680 566 590 560 548 578Z", marigold[500]) +
    path(
      "M520 600C560 586 680 586 720 600C722 610 700 612 690 608C680 620 664 610 650 612C620 616 560 614 540 612C528 612 518 608 520 600Z",
      marigold[200],
    );
  return (
    wall +
    window +
    shelf +
    menu +
    rect(0, 530, 1200, 150, ink[800]) +
    back +
    light +
    table +
    glass(400, 640, 1.25) +
    glass(860, 632, 1.2) +
    bun
  );
}

/** Pigeons over the square: one sweep of wings from fountain to roofline. */
export function pigeons(): Drawing {
  const shops = repeat(6, (i) => {
    const x = i * 200;
    const walls = [stone[200], marigold[200], peacock[200], stone[300], brick[200], stone[200]][i] as string;
    const h = 300 + (hash(`sq${i}`) % 50);
    const open = i === 1 ? 1 : i === 2 ? 0.55 : i === 4 ? 0.3 : 0;
    return (
      rect(x, 480 - h, 200, h, walls) +
      rect(x, 480 - h, 200, 10, darker(walls, 0.2)) +
      repeat(
        3,
        (c) =>
          arch(x + 40 + c * 60, 480 - 170, 34, 84, darker(walls, 0.42)) +
          rect(x + 18 + c * 60, 480 - 168, 44, 6, darker(walls, 0.16)),
      ) +
      rect(x + 22, 480 - 130, 156, 130, ink[800]) +
      rect(x + 34, 480 - 120 + 20, 40, 100, marigold[300], { opacity: open > 0 ? 0.9 : 0 }) +
      rect(
        x + 22,
        480 - 130,
        156,
        130 * (1 - open * 0.8),
        [peacock[600], brick[500], leaf[600], peacock[800], ink[500], marigold[700]][i] as string,
      ) +
      stroke(
        repeat(Math.floor(8 * (1 - open * 0.8)), (r) => `M${x + 22} ${480 - 118 + r * 15}h156`),
        darker(walls, 0.5),
        1.2,
        { opacity: 0.5 },
      )
    );
  });
  const fountain =
    ellipse(600, 600, 240, 34, stone[400]) +
    path("M360 598V560H840V598C840 632 360 632 360 598Z", stone[200]) +
    path("M360 598V560H470V622C400 618 360 610 360 598Z", stone[300]) +
    ellipse(600, 560, 240, 32, stone[100]) +
    ellipse(600, 560, 214, 25, peacock[300]) +
    path("M560 560L574 430H626L640 560Z", stone[200]) +
    path("M560 560L574 430H592L586 562Z", stone[300]) +
    ellipse(600, 432, 84, 15, stone[100]) +
    path("M516 432C520 462 570 470 600 470S680 462 684 432Z", stone[300]) +
    path("M584 430V350L600 322L616 350V430Z", stone[200]) +
    stroke(
      "M600 326C570 330 545 380 536 424M600 326C630 330 655 380 664 424M530 440C500 460 480 510 476 552M670 440C700 460 720 510 724 552",
      peacock[100],
      5,
    );
  const flock = repeat(30, (i) => {
    const t = i / 29;
    const x = 120 + t * 960 + ((hash(`flock x ${i * 7}`) % 220) - 110);
    const y = Math.min(400, 430 - Math.sin(t * Math.PI * 0.86 + 0.5) * 330 + ((hash(`flock y ${i * 13}`) % 200) - 100));
    return at(
      x,
      y,
      path(
        "M-22-4C-14-20-4-12 0-2C6-16 20-22 28-12C18-10 10 0 6 6C2 12-8 8-10 4C-14 0-18-2-22-4Z",
        i % 3 ? ink[700] : white,
      ),
      0.7 + t * 0.75,
      (hash(`flock turn ${i * 11}`) % 60) - 34,
    );
  });
  const sitting =
    figure(250, 620, 190, {
      outfit: "kurta",
      top: white,
      bottom: stone[200],
      accent: peacock[600],
      skin: 3,
      hair: "topi",
      headwear: ink[800],
      near: arms.forward,
    }) +
    figure(960, 626, 196, {
      outfit: "sari",
      top: brick[600],
      accent: marigold[400],
      skin: 2,
      hair: "bun",
      facing: -1,
      near: arms.down,
    });
  return (
    skyBands(1200, 480, [peacock[200], peacock[100], stone[50], marigold[100]]) +
    sun(1010, 120, 46, marigold[300], [marigold[100], marigold[200]]) +
    massing(0, 400, 1200, 180, 330, peacock[100], "square far") +
    shops +
    rect(0, 480, 1200, 200, marigold[100]) +
    filled(scallops(90, marigold[200], 3), (fill) => rect(0, 500, 1200, 180, fill)) +
    fountain +
    sitting +
    flock
  );
}

/** The sea link, seen from the water's level. */
export function seaLink(): Drawing {
  const deck = 430;
  const bay =
    rect(0, 470, 1200, 210, peacock[400]) + rect(0, 470, 1200, 18, peacock[300]) + rect(0, 600, 1200, 80, peacock[500]);
  const road =
    path(`M0 ${deck}H1200V${deck + 22}H0Z`, ink[700]) +
    rect(0, deck - 6, 1200, 8, stone[200]) +
    rect(0, deck + 22, 1200, 8, ink[800]);
  const traffic =
    bus(210, deck - 4, 0.34) +
    taxi(330, deck - 4, 0.3) +
    taxi(520, deck - 4, 0.3) +
    bus(760, deck - 4, 0.34) +
    taxi(930, deck - 4, 0.3) +
    taxi(1060, deck - 4, 0.3);
  return (
    skyBands(1200, 470, [peacock[200], peacock[100], stone[50], marigold[100], marigold[200]]) +
    sun(620, 330, 54, marigold[400], [marigold[100], marigold[200]]) +
    massing(0, 474, 520, 60, 190, peacock[200], "worli") +
    massing(760, 474, 460, 40, 150, peacock[200], "bandra") +
    massing(0, 476, 300, 30, 90, peacock[300], "worli near") +
    bay +
    glints(620, 480, 380, 190, marigold[200], "link", 15) +
    repeat(9, (i) => rect(20 + i * 145, deck + 26, 20, 64, ink[700])) +
    at(850, deck, pylon(350, 84, 250, stone[100], peacock[300])) +
    at(350, deck, pylon(350, 84, 250, stone[100], peacock[300])) +
    road +
    traffic +
    fishingBoat(640, 600, 0.62, ink[800], marigold[500]) +
    fishingBoat(980, 560, 0.4, brick[600], marigold[400]) +
    bird(180, 170, 30, ink[500]) +
    bird(240, 200, 22, ink[500])
  );
}
