import { arms, type Figure } from "./figure-spec.ts";
import { figure } from "./figures.ts";
import { brick, ink, leaf, marigold, paper, peacock, stone, white } from "./palette.ts";
import { jaali, weave } from "./patterns.ts";
import { hexPanel, kolamPanel } from "./props-paper.ts";
import { soundWave } from "./props-sound.ts";
import { lectern } from "./props-things.ts";
import { at, circle, clipped, type Drawing, ellipse, filled, path, rect, repeat, stroke } from "./svg.ts";

type Covers = Record<string, () => Drawing>;

const micTable = (y: number, tone: string): Drawing =>
  rect(110, y + 18, 580, 80, ink[900]) + hexPanel(110, y + 18, 580, 80, ink[700], 16) + rect(90, y, 620, 18, tone);
const talker = (x: number, f: Partial<Figure>, h = 400, y = 560): Drawing =>
  figure(x, y, h, { outfit: "kurta", top: peacock[600], legs: "none", near: arms.desk, far: arms.deskFar, ...f });
const stand = (x: number, y: number, lean: 1 | -1): Drawing =>
  at(
    x,
    y,
    ellipse(0, -2, 26, 5, ink[900]) +
      stroke("M0-4L20-50L8-86", ink[700], 6) +
      at(6, -90, rect(-13, -40, 26, 50, ink[900], { rx: 13 }) + rect(-13, -14, 26, 6, marigold[500]), 1, -22),
    [lean, 1],
  );

export const episodeCovers: Covers = {
  "your-name-before-your-logo": () =>
    rect(0, 0, 800, 450, peacock[600]) +
    soundWave(20, 150, 780, 200, peacock[500], "name") +
    talker(210, { top: marigold[500], accent: brick[600], skin: 3, hair: "bun", glasses: true }) +
    talker(590, { outfit: "shirt", top: white, skin: 4, facing: -1 }) +
    micTable(372, marigold[700]) +
    stand(300, 374, -1) +
    stand(500, 374, 1) +
    at(
      375,
      372,
      path("M-26 0L-30-58L-22-54L-14-60L-6-54L2-60L10-54L18-60L26-54L30-58L26 0Z", stone[200]) +
        circle(0, -28, 13, brick[500]),
    ) +
    at(
      440,
      372,
      rect(-30, -38, 60, 38, paper, { rx: 3 }) + rect(-30, -38, 60, 12, brick[600]) + rect(-20, -18, 40, 6, ink[700]),
    ),
  "the-first-hundred-customers": () =>
    rect(0, 0, 800, 450, ink[800]) +
    repeat(100, (i) =>
      circle(
        318 + (i % 10) * 46,
        30 + Math.floor(i / 10) * 42,
        13,
        i < 37 || i === 41 || i === 52 || i === 45 ? marigold[500] : ink[700],
      ),
    ) +
    talker(
      165,
      {
        outfit: "shirt",
        top: brick[500],
        skin: 4,
        hair: "short",
        near: [
          [13, -62],
          [18, -52],
        ],
      },
      520,
      670,
    ) +
    stroke("M132 196C118 138 214 130 212 190", stone[200], 9) +
    rect(118, 180, 26, 44, stone[200], { rx: 11 }) +
    stand(262, 450, -1),
  "saying-no-to-an-investor": () =>
    rect(0, 0, 800, 450, marigold[400]) +
    kolamPanel(400, 200, "no", 44, marigold[300], 4) +
    rect(0, 390, 800, 60, marigold[800]) +
    ellipse(400, 412, 330, 22, marigold[700]) +
    at(190, 410, chairSide(brick[600]), 1.5) +
    at(610, 410, chairSide(peacock[800]), [-1.5, 1.5]) +
    rect(390, 200, 10, 206, ink[900]) +
    ellipse(395, 410, 70, 10, ink[900]) +
    at(
      395,
      200,
      rect(-26, -96, 52, 104, ink[900], { rx: 26 }) +
        rect(-26, -40, 52, 9, marigold[300]) +
        hexPanel(-20, -90, 40, 46, ink[700], 8),
    ) +
    at(
      596,
      282,
      path("M-44 4L-34-14H46L40 4Z", white) +
        path("M-34-14L6-24L46-14L6-6Z", stone[100]) +
        rect(-24, -8, 40, 4, ink[300]),
      1.1,
    ),
  "the-second-generation": () =>
    rect(0, 0, 800, 450, brick[900]) +
    rect(0, 60, 800, 300, brick[800]) +
    stroke("M0 60H800M100 60V360M700 60V360", brick[900], 14) +
    stroke("M400 0V70", ink[900], 8) +
    at(
      400,
      70,
      path("M-80 20H80L60 130H-60Z", ink[800]) +
        path("M-80 20H-40L-34 130H-60Z", ink[900]) +
        ellipse(0, 22, 80, 16, marigold[300]) +
        stroke("M-84 30C-90-20 90-20 84 30", ink[900], 9) +
        path("M62 26C90 60 76 130 80 230H96C98 140 104 60 80 20Z", marigold[500]) +
        path("M70 26C88 60 82 130 86 230H91C92 140 96 60 76 22Z", marigold[200]),
    ) +
    circle(400, 100, 170, marigold[500], { opacity: 0.14 }) +
    rect(440, 296, 110, 40, ink[900]) +
    rect(450, 290, 90, 10, marigold[500]) +
    talker(180, { outfit: "salwar", top: peacock[600], accent: marigold[300], skin: 2, hair: "braid" }) +
    talker(620, { outfit: "shirt", top: leaf[500], skin: 3, facing: -1, hair: "short" }) +
    micTable(372, marigold[700]) +
    stand(280, 374, -1) +
    stand(520, 374, 1),
  "speaking-at-your-first-panel": () =>
    rect(0, 0, 800, 450, leaf[800]) +
    filled(jaali(70, leaf[900], 3), (fill) => rect(0, 0, 800, 250, fill)) +
    rect(0, 250, 800, 200, leaf[900]) +
    path("M0 290H330L350 330H0Z", marigold[800]) +
    figure(180, 300, 250, {
      outfit: "sari",
      top: brick[600],
      accent: marigold[500],
      skin: 4,
      hair: "bun",
      near: arms.forward,
      far: arms.forwardFar,
    }) +
    clipped(
      path("M158 160L184 300H150Z", "#000"),
      filled(weave(13, marigold[300]), (fill) => rect(140, 150, 60, 150, fill)),
    ) +
    lectern(256, 316, 1.05, marigold[700]) +
    stroke("M262 192L248 156", ink[900], 5) +
    circle(246, 150, 9, ink[900]) +
    [0, 1, 2]
      .map((r) =>
        repeat(5 - r, (i) =>
          at(
            450 + i * (84 + r * 24) - r * 40,
            322 + r * 58,
            chairBack([peacock[400], peacock[600], peacock[800]][r] as string),
            0.8 + r * 0.28,
          ),
        ),
      )
      .join(""),
};

function chairSide(tone: string): Drawing {
  return (
    path("M-40-130C-40-146-24-148-20-132L-8-70H36C48-70 48-52 36-52H-28Z", tone) +
    stroke("M-24-52L-32 0M34-52L42 0", ink[900], 6) +
    stroke("M-10-96H30", tone, 8)
  );
}
function chairBack(tone: string): Drawing {
  return (
    rect(-32, -60, 64, 48, tone, { rx: 10 }) +
    rect(-36, -8, 72, 14, tone, { rx: 5 }) +
    stroke("M-28 6V34M28 6V34", ink[900], 5)
  );
}
