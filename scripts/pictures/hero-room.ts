import { archPath } from "./buildings.ts";
import { arms, type Figure } from "./figure-spec.ts";
import { audience, figure } from "./figures.ts";
import { plant } from "./nature.ts";
import { brick, ink, leaf, marigold, paper, peacock, stone, white } from "./palette.ts";
import { kolam, petals } from "./patterns.ts";
import { trophy } from "./props-held.ts";
import {
  at,
  circle,
  clipped,
  type Drawing,
  ellipse,
  fade,
  filled,
  path,
  polygon,
  rect,
  repeat,
  stroke,
} from "./svg.ts";

/** Hero 4: a chart that a stranger can read; three readers with their papers. */
export function clearBooks(): Drawing {
  const wall =
    rect(0, 0, 1200, 675, ink[100]) +
    filled(petals(120, ink[200]), (fill) => rect(0, 0, 1200, 90, fill)) +
    rect(0, 88, 1200, 8, ink[300]);
  const chart =
    rect(150, 130, 500, 330, white) +
    stroke("M150 130H650V460H150Z", ink[800], 10) +
    stroke("M210 410H600M210 410V190", ink[300], 4) +
    [70, 96, 88, 130, 160, 196]
      .map(
        (h, i) =>
          rect(236 + i * 60, 408 - h, 36, h, i === 5 ? marigold[500] : peacock[600]) +
          rect(236 + i * 60, 408 - h, 12, h, i === 5 ? marigold[700] : peacock[800]),
      )
      .join("") +
    stroke("M254 320L314 296L374 300L434 262L494 226L554 184", brick[600], 6) +
    [
      [254, 320],
      [314, 296],
      [374, 300],
      [434, 262],
      [494, 226],
      [554, 184],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 7, brick[600]))
      .join("") +
    stroke("M210 160H330", ink[700], 8);
  const light = polygon(
    [
      [760, 0],
      [1060, 0],
      [760, 675],
      [330, 675],
    ],
    white,
    { opacity: 0.4 },
  );
  const founder = figure(706, 620, 400, {
    outfit: "jacket",
    top: peacock[800],
    bottom: ink[900],
    accent: white,
    skin: 3,
    hair: "bob",
    facing: -1,
    near: [
      [16, -72],
      [28, -80],
    ],
    far: arms.downFar,
  });
  const sitter = (x: number, f: Partial<Figure>): Drawing =>
    figure(x, 760, 430, {
      outfit: "jacket",
      top: ink[800],
      legs: "none",
      facing: -1,
      near: [
        [13, -63],
        [18, -52],
      ],
      far: [
        [-11, -63],
        [4, -51],
      ],
      ...f,
    });
  const table =
    path("M760 560H1200V606H730Z", marigold[700]) +
    path("M760 560H1200V568H754Z", marigold[400]) +
    rect(780, 606, 22, 80, marigold[800]) +
    rect(730, 600, 470, 10, marigold[800]);
  const sheets =
    [800, 920, 1050]
      .map(
        (x) =>
          path(`M${x} 592L${x + 16} 570H${x + 78}L${x + 70} 592Z`, paper) +
          stroke(`M${x + 20} 578h44M${x + 16} 585h40`, ink[300], 2.5),
      )
      .join("") + path("M890 582h16l-3 12h-10Z", brick[500]);
  const floor = rect(0, 600, 1200, 80, ink[200]) + rect(0, 600, 1200, 6, ink[300]);
  return (
    wall +
    light +
    chart +
    floor +
    plant(70, 620, 190, brick[500], leaf[600]) +
    founder +
    clipped(
      rect(0, 0, 1200, 570, "#000"),
      sitter(870, {
        outfit: "sari",
        top: leaf[600],
        accent: marigold[400],
        skin: 2,
        hair: "bun",
        hairColour: "#8E949C",
        glasses: true,
      }) +
        sitter(995, { top: ink[800], tie: true, skin: 4, hair: "short" }) +
        sitter(1120, {
          outfit: "kurta",
          top: brick[500],
          accent: marigold[300],
          skin: 1,
          hair: "turban",
          headwear: marigold[500],
        }),
    ) +
    table +
    sheets
  );
}

/** Hero 6: one small stage, one plain cup, a floor drawing raised behind it. */
export function namedAloud(): Drawing {
  const curtain = (x: number, side: number): Drawing =>
    path(
      `M${x} 0H${x + side * 190}C${x + side * 170} 220 ${x + side * 120} 380 ${x + side * 60} 520H${x}Z`,
      brick[800],
    ) +
    stroke(
      `M${x + side * 50} 0C${x + side * 50} 200 ${x + side * 40} 380 ${x + side * 20} 520M${x + side * 110} 0C${x + side * 105} 200 ${x + side * 86} 340 ${x + side * 46} 500`,
      brick[900],
      5,
    );
  const backdrop =
    path(archPath(600, 500, 760, 470), brick[500]) + fade(0.9, at(600, 262, kolam("awards", 4, 50, brick[400], 5)));
  const beam = polygon(
    [
      [640, -10],
      [760, -10],
      [860, 500],
      [380, 500],
    ],
    marigold[200],
    { opacity: 0.22 },
  );
  const stage =
    path("M120 500H1080L1140 556H60Z", marigold[700]) +
    path("M120 500H1080L1086 506H114Z", marigold[300]) +
    rect(60, 556, 1080, 34, brick[900]) +
    ellipse(610, 526, 240, 20, marigold[400]);
  const garland = repeat(
    18,
    (i) =>
      circle(80 + i * 61, 562 + (i % 2) * 7, 14, i % 2 ? marigold[500] : marigold[400]) +
      circle(110 + i * 61, 570, 10, leaf[500]),
  );
  const winner = figure(540, 528, 330, {
    outfit: "kurta",
    top: white,
    bottom: stone[200],
    accent: peacock[600],
    skin: 4,
    hair: "short",
    near: [
      [15, -66],
      [24, -70],
    ],
    far: [
      [2, -64],
      [22, -64],
    ],
    holds: at(5, 2, trophy(), 1.15),
  });
  const giver = figure(706, 528, 326, {
    outfit: "sari",
    top: peacock[600],
    accent: marigold[500],
    skin: 2,
    hair: "bun",
    facing: -1,
    near: [
      [14, -66],
      [21, -62],
    ],
    far: arms.downFar,
  });
  const claps = [130, 300, 500, 690, 880, 1060]
    .map((x, i) =>
      stroke(
        `M${x} ${640 - (i % 2) * 10}L${x + 34} 596L${x + 42} 570M${x + 92} ${640 - (i % 2) * 10}L${x + 56} 596L${x + 48} 570`,
        ink[900],
        13,
      ),
    )
    .join("");
  return (
    rect(0, 0, 1200, 675, brick[600]) +
    backdrop +
    beam +
    curtain(0, 1) +
    curtain(1200, -1) +
    stage +
    garland +
    winner +
    giver +
    claps +
    audience(80, 690, 8, 152, 150, [ink[900], ink[800], ink[900]])
  );
}
