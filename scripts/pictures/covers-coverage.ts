import { block, massing } from "./buildings.ts";
import { arms, type Figure } from "./figure-spec.ts";
import { audience, figure } from "./figures.ts";
import { lathe } from "./hero-work.ts";
import { exchange } from "./mumbai-landmarks.ts";
import { skyBands } from "./nature.ts";
import { brick, ink, leaf, marigold, paper, peacock, skins, stone, white } from "./palette.ts";
import { buti, weave } from "./patterns.ts";
import { workshop } from "./props-buildings.ts";
import { calendar, hexPanel, kolamPanel, ledger, pencil, petalPanel, sheet, textLines } from "./props-paper.ts";
import { headphones, soundWave, studioMicrophone } from "./props-sound.ts";
import { balance, bell, chaiGlass, grandTrophy, hourglass, lectern, tableTop } from "./props-things.ts";
import { deul } from "./skylines.ts";
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

type Covers = Record<string, () => Drawing>;

const loom = (x: number, y: number, s: number, cloth: string = marigold[500]): Drawing =>
  at(
    x,
    y,
    rect(-110, -180, 14, 180, marigold[800]) +
      rect(96, -180, 14, 180, marigold[800]) +
      rect(-116, -186, 232, 14, marigold[700]) +
      rect(-116, -40, 232, 14, marigold[700]) +
      stroke(
        repeat(21, (i) => `M${-90 + i * 9} -172V-90`),
        stone[100],
        2.5,
      ) +
      rect(-94, -108, 188, 14, ink[800]) +
      rect(-92, -94, 184, 60, cloth) +
      filled(weave(22, brick[600]), (fill) => rect(-92, -94, 184, 60, fill)) +
      path("M-30-128L0-134L30-128L0-122Z", brick[500]),
    s,
  );

const GRID: readonly Figure[] = [
  { outfit: "sari", top: peacock[600], accent: marigold[500], skin: 3, hair: "bun" },
  { outfit: "shirt", top: white, skin: 4, glasses: true },
  { outfit: "jacket", top: ink[700], skin: 1, hair: "bob" },
  { outfit: "kurta", top: brick[500], accent: marigold[300], skin: 2, hair: "turban", headwear: leaf[600] },
  { outfit: "jacket", top: brick[600], skin: 2, hair: "hijab", headwear: white },
  { outfit: "kurta", top: leaf[600], accent: paper, skin: 5 },
];
const videoCall = (x: number, y: number, f: Figure, ground: string): Drawing =>
  clipped(
    rect(x, y, 124, 116, "#000", { rx: 6 }),
    rect(x, y, 124, 116, ground) + figure(x + 62, y + 250, 244, { ...f, legs: "none" }),
  );
const bowl = (x: number, grain: string): Drawing =>
  at(
    x,
    0,
    path("M-20-16C-12-32 12-32 20-16Z", grain) +
      path("M-24-18H24C22-4 12 0 0 0S-22-4-24-18Z", peacock[600]) +
      path("M-24-18H-10C-8-6-4-1 2 0C-12 0-22-4-24-18Z", peacock[800]),
  );

export const coverageCovers: Covers = {
  "the-forum-that-reads-your-ledger": () =>
    rect(0, 0, 800, 450, peacock[800]) +
    petalPanel(0, 0, 800, 450, peacock[900], 90) +
    ledger(390, 360, 1.75, brick[600], rect(98, -64, 42, 16, marigold[300])) +
    at(
      610,
      300,
      path("M40 140L4 40C-4 16 12 2 30 10L66 6C88 4 104 20 108 40L140 150Z", skins[3]) +
        path("M28 112L132 96L180 210H60Z", white) +
        path("M4 40C-10 26-30 2-34-12C-28-22-14-14-8-4L24 24Z", skins[3]) +
        path("M66 6C70 26 60 40 44 42L8 30Z", "#8F5B38", { opacity: 0.4 }),
    ) +
    pencil(566, 262, 130, 44),
  "monthly-connect-third-thursday": () =>
    rect(0, 0, 800, 450, marigold[200]) +
    hexPanel(0, 0, 800, 380, marigold[100], 30) +
    calendar(652, 238, 200, { mark: [4, 2], head: peacock[600] }) +
    tableTop(378, brick[800]) +
    rect(120, 78, 420, 276, ink[900], { rx: 12 }) +
    GRID.map((f, i) =>
      videoCall(
        136 + (i % 3) * 130,
        94 + Math.floor(i / 3) * 122,
        f,
        [peacock[200], leaf[200], brick[200], stone[200], marigold[300], peacock[300]][i] as string,
      ),
    ).join("") +
    path("M84 354H576L600 398H60Z", ink[300]) +
    path("M100 362H560L568 378H92Z", ink[500]) +
    rect(60, 396, 540, 8, ink[500]) +
    chaiGlass(690, 420, 1.7) +
    stroke("M684 320c-9-14 9-20 0-34M702 320c-9-14 9-20 0-34", marigold[300], 4),
  "what-a-mentor-writes-down": () =>
    rect(0, 0, 400, 450, leaf[600]) +
    rect(400, 0, 400, 450, peacock[200]) +
    filled(buti(80, leaf[500], leaf[500]), (fill) => rect(0, 0, 400, 450, fill)) +
    hexPanel(400, 0, 400, 450, peacock[100], 26) +
    rect(0, 400, 800, 50, ink[800]) +
    loom(180, 402, 1.15) +
    at(630, 402, at(0, 0, lathe(0, -36)), 0.52) +
    sheet(400, 150, 200, 230, {
      lines: 0,
      turn: -3,
      tone: paper,
      head: brick[600],
      extra: stroke(
        repeat(6, (i) => `M-70 ${-56 + i * 24}c14-12 18 12 32 0s18 10 30 0s16 8 ${i % 2 ? 50 : 26} 0`),
        peacock[800],
        4,
      ),
    }) +
    circle(400, 42, 10, brick[600]),
  "small-firms-learn-to-tender": () =>
    rect(0, 0, 800, 450, ink[700]) +
    rect(0, 0, 800, 250, brick[400]) +
    rect(0, 90, 800, 160, marigold[400]) +
    at(120, 300, deul(ink[900], marigold[400]), 0.95) +
    at(700, 300, deul(ink[900], marigold[400], 170), 1) +
    rect(0, 260, 800, 190, ink[800]) +
    polygon(
      [
        [250, 60],
        [560, 60],
        [700, 460],
        [110, 460],
      ],
      marigold[100],
      { opacity: 0.1 },
    ) +
    rect(220, 40, 370, 250, paper) +
    stroke("M212 38H598", marigold[800], 12) +
    path("M220 290Q405 306 590 290V298Q405 314 220 298Z", stone[300]) +
    rect(250, 68, 150, 14, brick[600]) +
    textLines(250, 108, 300, 4, 22, ink[200], 6) +
    rect(250, 190, 300, 30, marigold[300]) +
    textLines(258, 205, 240, 1, 22, ink[700], 6) +
    textLines(250, 246, 260, 2, 22, ink[200], 6) +
    figure(660, 400, 240, {
      outfit: "sari",
      top: brick[500],
      accent: marigold[400],
      skin: 3,
      hair: "bun",
      facing: -1,
      near: arms.point,
    }) +
    audience(60, 460, 6, 116, 150, [ink[900], peacock[900], ink[900]]),
  "five-minutes-at-a-microphone": () =>
    rect(0, 0, 800, 450, brick[600]) +
    soundWave(30, 200, 760, 190, brick[500], "mic") +
    circle(400, 200, 168, brick[800]) +
    tableTop(390, ink[900]) +
    studioMicrophone(400, 396, 1.32, ink[800]) +
    headphones(620, 396, 1.15) +
    rect(110, 372, 120, 20, marigold[500]) +
    rect(120, 356, 100, 16, peacock[400]),
  "an-awards-night-without-speeches": () =>
    rect(0, 0, 800, 450, ink[900]) +
    kolamPanel(400, 190, "awards night", 44, ink[800], 3.5) +
    polygon(
      [
        [350, -10],
        [450, -10],
        [620, 400],
        [180, 400],
      ],
      marigold[200],
      { opacity: 0.2 },
    ) +
    ellipse(400, 392, 240, 26, marigold[400]) +
    lectern(400, 396, 1.5, brick[800]) +
    grandTrophy(400, 222, 1.02) +
    hourglass(560, 384, 1.05) +
    fade(
      0.9,
      stroke(
        "M20 450C20 400 60 396 80 392M80 340a26 28 0 1 0 .1 0M140 450C120 396 100 396 80 392M660 450C670 400 700 396 720 392M720 340a26 28 0 1 0 .1 0M790 450C770 396 740 396 720 392M150 450C160 420 190 412 206 408M206 360a24 26 0 1 0 .1 0M262 450C250 414 226 412 206 408M540 450C550 424 580 414 596 410M596 362a24 26 0 1 0 .1 0M652 450C640 416 616 414 596 410",
        ink[300],
        4,
      ),
    ),
  "mumbai-chapter-opens-at-an-exchange": () =>
    skyBands(800, 360, [peacock[300], peacock[200], peacock[100], marigold[100]]) +
    massing(0, 360, 800, 60, 150, peacock[200], "exchange cover") +
    block(60, 360, 90, 190, stone[300]) +
    block(650, 360, 110, 150, stone[200]) +
    at(600, 372, exchange({ wall: stone[100], dark: stone[300], opening: peacock[400], lit: marigold[300] }), 0.82) +
    rect(0, 356, 800, 94, ink[900]) +
    petalPanel(0, 404, 800, 46, ink[800], 46) +
    repeat(4, (i) =>
      workshop(
        90 + i * 206,
        404,
        0.66,
        [leaf[500], marigold[500], peacock[400], leaf[500]][i] as string,
        [leaf[800], marigold[700], peacock[800], leaf[800]][i] as string,
      ),
    ) +
    bell(300, 358, 1.36),
  "rice-millets-and-a-written-price": () =>
    rect(0, 0, 800, 450, leaf[200]) +
    circle(400, 210, 200, leaf[100]) +
    kolamPanel(400, 200, "raipur", 38, leaf[200], 4) +
    rect(0, 400, 800, 50, leaf[800]) +
    balance(
      400,
      402,
      1.6,
      bowl(-24, white) + bowl(26, marigold[700]),
      sheet(0, -44, 74, 88, {
        lines: 4,
        turn: -4,
        extra: stroke("M-22 32c6-12 10 10 16-4s10 8 18-4", peacock[600], 3),
      }),
    ),
};
