import { massing } from "./buildings.ts";
import { arms, darker } from "./figure-spec.ts";
import { figure } from "./figures.ts";
import { sun, tree } from "./nature.ts";
import { brick, ink, leaf, marigold, peacock, stone, white } from "./palette.ts";
import { at, type Drawing, ellipse, path, polygon, rect, repeat, stroke } from "./svg.ts";

/** A lane in Dharavi: walls draw together towards the light, each door is a trade. */
export function dharavi(): Drawing {
  const left =
    polygon(
      [
        [0, 0],
        [430, 210],
        [430, 470],
        [0, 675],
      ],
      peacock[600],
    ) +
    polygon(
      [
        [0, 300],
        [430, 330],
        [430, 342],
        [0, 322],
      ],
      ink[800],
    ) +
    polygon(
      [
        [30, 352],
        [190, 348],
        [190, 560],
        [30, 645],
      ],
      ink[900],
    ) +
    polygon(
      [
        [230, 346],
        [330, 344],
        [330, 500],
        [230, 545],
      ],
      marigold[300],
    ) +
    polygon(
      [
        [360, 343],
        [412, 342],
        [412, 468],
        [360, 490],
      ],
      ink[900],
    ) +
    polygon(
      [
        [40, 90],
        [150, 130],
        [150, 270],
        [40, 262],
      ],
      peacock[300],
    ) +
    polygon(
      [
        [200, 150],
        [290, 184],
        [290, 282],
        [200, 274],
      ],
      marigold[200],
    ) +
    polygon(
      [
        [330, 200],
        [390, 222],
        [390, 292],
        [330, 286],
      ],
      peacock[300],
    );
  const right =
    polygon(
      [
        [1200, 0],
        [770, 210],
        [770, 470],
        [1200, 675],
      ],
      marigold[400],
    ) +
    polygon(
      [
        [1200, 300],
        [770, 330],
        [770, 342],
        [1200, 322],
      ],
      marigold[800],
    ) +
    polygon(
      [
        [1170, 352],
        [1000, 348],
        [1000, 556],
        [1170, 645],
      ],
      brick[900],
    ) +
    polygon(
      [
        [960, 346],
        [870, 344],
        [870, 500],
        [960, 545],
      ],
      ink[800],
    ) +
    polygon(
      [
        [1160, 90],
        [1050, 130],
        [1050, 270],
        [1160, 262],
      ],
      marigold[700],
    ) +
    polygon(
      [
        [1000, 150],
        [910, 184],
        [910, 282],
        [1000, 274],
      ],
      peacock[200],
    ) +
    polygon(
      [
        [870, 200],
        [810, 222],
        [810, 292],
        [870, 286],
      ],
      marigold[700],
    );
  const awnings =
    polygon(
      [
        [0, 330],
        [200, 336],
        [240, 380],
        [0, 388],
      ],
      brick[600],
    ) +
    polygon(
      [
        [1200, 330],
        [985, 336],
        [945, 380],
        [1200, 388],
      ],
      leaf[600],
    );
  const end =
    rect(430, 250, 340, 222, marigold[200]) +
    massing(430, 472, 310, 90, 200, marigold[300], "lane end") +
    tree(690, 472, 150, leaf[500], leaf[400]);
  const wires = stroke(
    "M120 60C420 190 760 170 1080 60M60 20C420 130 800 120 1140 10M260 140C460 210 720 210 940 140",
    ink[700],
    2.5,
  );
  const washing = repeat(8, (i) =>
    path(
      `M${330 + i * 68} ${146 + Math.sin((i / 7) * Math.PI) * 24}h46v${48 + (i % 3) * 14}h-46Z`,
      [brick[500], white, marigold[500], peacock[300], leaf[500], white, brick[300], marigold[300]][i] as string,
    ),
  );
  const floor =
    path("M0 675L430 470H770L1200 675Z", stone[300]) +
    polygon(
      [
        [570, 470],
        [640, 470],
        [760, 675],
        [440, 675],
      ],
      stone[200],
    );
  const pot = (x: number, y: number, s: number): Drawing =>
    at(
      x,
      y,
      path("M-14-40H14C14-34 10-32 12-28C34-18 30 0 14 0H-14C-30 0-34-18-12-28C-10-32-14-34-14-40Z", brick[500]) +
        path("M-14-40H-6C-8-20-12-10-6 0H-14C-30 0-34-18-12-28C-10-32-14-34-14-40Z", brick[800]),
      s,
    );
  const wheel =
    ellipse(350, 606, 74, 17, ink[800]) +
    rect(330, 606, 40, 46, ink[900]) +
    ellipse(350, 598, 66, 14, stone[400]) +
    pot(350, 598, 1.25);
  const ladder = stroke(
    "M812 300L862 566M846 296L898 556M817 330L851 326M825 372L859 368M833 414L867 410M841 456L877 452M849 500L885 496",
    marigold[800],
    7,
  );
  const bundle = (x: number, y: number, c: string): Drawing =>
    path(
      `M${x - 40} ${y}C${x - 56} ${y - 40} ${x - 20} ${y - 60} ${x} ${y - 52}C${x + 24} ${y - 62} ${x + 54} ${y - 36} ${x + 40} ${y}Z`,
      c,
    ) + stroke(`M${x - 10} ${y - 52}L${x - 4} ${y}M${x - 46} ${y - 22}H${x + 46}`, darker(c, 0.3), 3);
  const table =
    rect(930, 560, 230, 16, marigold[800]) +
    rect(944, 576, 12, 90, marigold[800]) +
    rect(1134, 576, 12, 90, marigold[800]) +
    path("M960 560C980 540 1010 552 1030 546C1060 540 1080 552 1084 560Z", brick[800]);
  return (
    rect(0, 0, 1200, 675, peacock[100]) +
    sun(600, 130, 60, marigold[300], [marigold[100], marigold[200]]) +
    end +
    left +
    right +
    floor +
    wires +
    washing +
    awnings +
    ladder +
    bundle(838, 372, peacock[400]) +
    bundle(852, 446, brick[400]) +
    figure(1046, 640, 220, {
      outfit: "apron",
      top: peacock[600],
      accent: stone[200],
      bottom: ink[800],
      skin: 4,
      facing: -1,
      near: arms.forward,
      far: arms.forwardFar,
    }) +
    table +
    figure(232, 662, 236, {
      outfit: "shirt",
      top: marigold[500],
      bottom: ink[800],
      skin: 5,
      legs: "sit",
      near: [
        [18, -62],
        [36, -52],
      ],
      far: [
        [4, -60],
        [32, -50],
      ],
    }) +
    wheel +
    pot(470, 640, 0.8) +
    pot(520, 652, 0.65) +
    rect(196, 606, 76, 12, marigold[800]) +
    rect(204, 616, 10, 50, marigold[800]) +
    rect(256, 616, 10, 50, marigold[800])
  );
}
