import { block, cuspedArchPath, massing, pillar } from "./buildings.ts";
import { arms } from "./figure-spec.ts";
import { figure } from "./figures.ts";
import { adviceDesk, behind, person, ring, roundPerson, workTable } from "./groups.ts";
import { exchange } from "./mumbai-landmarks.ts";
import { glints, skyBands, sun } from "./nature.ts";
import { brick, ink, leaf, marigold, paper, peacock, stone, white } from "./palette.ts";
import { jaali, petals, scallops, weave } from "./patterns.ts";
import { bank, factory, workshop } from "./props-buildings.ts";
import { folder, trophy } from "./props-held.ts";
import { calendar, kolamPanel, petalPanel, sheet } from "./props-paper.ts";
import { bell } from "./props-things.ts";
import { councilHouse, rajwada, skyline } from "./skylines.ts";
import { at, circle, clipped, type Drawing, ellipse, filled, path, polygon, rect, repeat, stroke } from "./svg.ts";

type Covers = Record<string, () => Drawing>;

const brass = (x: number, y: number, s: number): Drawing => at(x, y, trophy(), s);
export const eventCovers: Covers = {
  "scheme-clinic-bhubaneswar": () => {
    const shape = cuspedArchPath(400, 262, 460, 240);
    return (
      rect(0, 0, 800, 450, leaf[600]) +
      filled(weave(30, leaf[500]), (fill) => rect(0, 0, 800, 290, fill)) +
      clipped(
        path(shape, "#000"),
        rect(160, 0, 480, 270, marigold[200]) +
          circle(540, 110, 44, marigold[500]) +
          skyline("bhubaneswar", 150, 264, 500, { far: marigold[300], near: brick[500], hole: brick[900] }, 0.85),
      ) +
      stroke(shape, marigold[700], 10) +
      rect(0, 290, 800, 160, leaf[900]) +
      adviceDesk(170, 345, 0.78, brick[500], roundPerson(1), roundPerson(0)) +
      adviceDesk(400, 345, 0.78, peacock[600], roundPerson(3), roundPerson(2)) +
      adviceDesk(630, 345, 0.78, marigold[700], roundPerson(5), roundPerson(4)) +
      adviceDesk(250, 446, 1.15, peacock[400], roundPerson(4), roundPerson(5)) +
      adviceDesk(560, 446, 1.15, brick[600], roundPerson(0), roundPerson(3))
    );
  },
  "nivesh-manthan-mumbai-2027": () =>
    rect(0, 0, 800, 450, peacock[100]) +
    sun(590, 90, 36, marigold[400], [marigold[100], marigold[200]]) +
    massing(0, 300, 800, 90, 200, peacock[200], "manthan") +
    at(330, 302, exchange({ wall: stone[100], dark: peacock[200], opening: peacock[400], lit: marigold[300] }), 0.62) +
    block(430, 300, 76, 200, peacock[300], { pane: peacock[100] }) +
    block(620, 300, 96, 160, peacock[400], { pane: peacock[200] }) +
    block(150, 300, 80, 150, peacock[300], { pane: peacock[100] }) +
    repeat(5, (i) => rect(i * 198 - 4, 0, 12, 306, ink[800])) +
    rect(0, 296, 800, 14, ink[800]) +
    rect(0, 310, 800, 140, ink[100]) +
    person(130, 420, 320, {
      outfit: "jacket",
      top: brick[600],
      bottom: ink[900],
      accent: white,
      skin: 3,
      hair: "bob",
      near: arms.point,
      far: arms.downFar,
    }) +
    behind(390, 372, 250, { ...roundPerson(3), facing: -1 }) +
    behind(500, 372, 250, {
      outfit: "sari",
      top: peacock[600],
      accent: marigold[500],
      skin: 2,
      hair: "bun",
      hairColour: "#8E949C",
      glasses: true,
      facing: -1,
    }) +
    behind(610, 372, 250, { outfit: "jacket", top: ink[700], skin: 4, tie: true, facing: -1 }) +
    behind(715, 372, 250, { ...roundPerson(4), facing: -1 }) +
    rect(320, 366, 480, 14, marigold[400]) +
    rect(336, 380, 464, 70, marigold[700]) +
    [380, 490, 600, 706].map((x) => path(`M${x - 22} 366L${x - 14} 356H${x + 26}L${x + 22} 366Z`, paper)).join(""),
  "working-capital-day-indore": () =>
    skyBands(800, 300, [marigold[300], marigold[200], marigold[100]]) +
    at(400, 300, rajwada(marigold[400], brick[800]), [1.25, 0.98]) +
    rect(0, 296, 800, 154, leaf[600]) +
    petalPanel(0, 296, 800, 154, leaf[500], 80) +
    path("M196 330C300 320 290 400 400 396S520 330 610 326L640 356C560 366 520 440 400 444S270 372 188 376Z", white) +
    path(
      "M196 330C300 320 290 400 400 396S520 330 610 326L612 332C524 336 510 402 400 402S300 328 194 338Z",
      stone[200],
    ) +
    stroke("M226 346l40 6M258 372l30 14M330 414l34 8M400 420h40M470 408l32-14M530 372l28-16", ink[300], 5) +
    ellipse(196, 353, 13, 25, stone[300]) +
    workshop(110, 372, 1.15, brick[500], brick[800]) +
    bank(690, 366, 0.84),
  "masa-awards-2027": () =>
    rect(0, 0, 800, 450, ink[700]) +
    rect(440, 120, 360, 70, brick[600]) +
    rect(440, 180, 360, 120, brick[400]) +
    circle(690, 250, 46, marigold[400]) +
    massing(440, 300, 340, 40, 90, brick[500], "delhi dusk") +
    at(628, 302, councilHouse(ink[900], marigold[400]), 0.86) +
    [446, 566, 690, 790].map((x) => pillar(x, 0, 306, 22, brick[800])).join("") +
    rect(430, 0, 370, 34, brick[800]) +
    rect(0, 0, 434, 306, brick[900]) +
    filled(jaali(54, marigold[500], 3.5), (fill) => rect(24, 30, 380, 276, fill)) +
    stroke("M24 30H404V306H24Z", marigold[700], 10) +
    path("M0 304H800V374H0Z", marigold[700]) +
    rect(0, 304, 800, 8, marigold[300]) +
    rect(0, 374, 800, 76, brick[800]) +
    petalPanel(0, 374, 800, 76, brick[900], 50) +
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          rect(52 + i * 70, 286 - (i === 2 ? 26 : 0), 46, 74 + (i === 2 ? 26 : 0), paper) +
          rect(52 + i * 70, 286 - (i === 2 ? 26 : 0), 14, 74 + (i === 2 ? 26 : 0), stone[300]) +
          brass(75 + i * 70, 282 - (i === 2 ? 26 : 0), 3.4 + (i === 2 ? 1 : 0)),
      )
      .join("") +
    person(560, 360, 210, {
      outfit: "sari",
      top: leaf[600],
      accent: marigold[500],
      skin: 3,
      hair: "bun",
      facing: -1,
      near: arms.point,
    }),
  "women-founders-credit-clinic": () =>
    rect(0, 0, 800, 450, brick[600]) +
    filled(weave(44, marigold[400]), (fill) => rect(0, 0, 800, 450, fill)) +
    rect(64, 50, 672, 400, paper) +
    stroke("M64 450V50H736V450", brick[800], 8) +
    circle(400, 210, 150, marigold[100]) +
    behind(210, 350, 330, { outfit: "sari", top: peacock[600], accent: marigold[500], skin: 4, hair: "bun" }) +
    behind(400, 350, 340, { outfit: "jacket", top: leaf[600], skin: 2, hair: "hijab", headwear: leaf[200] }) +
    behind(590, 350, 330, {
      outfit: "sari",
      top: brick[500],
      accent: peacock[300],
      skin: 3,
      hair: "braid",
      facing: -1,
      glasses: true,
    }) +
    rect(64, 346, 672, 18, marigold[400]) +
    rect(64, 364, 672, 86, marigold[700]) +
    [230, 360, 500, 620]
      .map(
        (x, i) =>
          path(`M${x - 40} 346L${x - 26} 328H${x + 36}L${x + 30} 346Z`, i % 2 ? white : stone[200]) +
          stroke(`M${x - 18} 334h40M${x - 24} 340h40`, ink[300], 3),
      )
      .join(""),
  "masa-awards-2026": () =>
    rect(0, 0, 800, 450, peacock[800]) +
    kolamPanel(400, 180, "five winners", 50, peacock[600], 4) +
    polygon(
      [
        [0, 0],
        [120, 0],
        [400, 380],
        [160, 380],
      ],
      marigold[200],
      { opacity: 0.12 },
    ) +
    polygon(
      [
        [800, 0],
        [680, 0],
        [400, 380],
        [640, 380],
      ],
      marigold[200],
      { opacity: 0.12 },
    ) +
    rect(0, 372, 800, 78, marigold[700]) +
    rect(0, 372, 800, 8, marigold[300]) +
    (
      [
        { outfit: "kurta", top: white, bottom: stone[200], accent: brick[600], skin: 3, hair: "short" },
        { outfit: "sari", top: brick[600], accent: marigold[500], skin: 2, hair: "bun" },
        { outfit: "jacket", top: ink[800], bottom: ink[900], skin: 4, hair: "turban", headwear: marigold[500] },
        {
          outfit: "salwar",
          top: leaf[500],
          bottom: white,
          accent: marigold[300],
          skin: 1,
          hair: "hijab",
          headwear: leaf[200],
        },
        { outfit: "shirt", top: marigold[400], bottom: ink[800], skin: 5, glasses: true },
      ] as const
    )
      .map((f, i) =>
        figure(140 + i * 130, 396, 264 - Math.abs(i - 2) * 8, {
          ...f,
          near: [
            [13, -62],
            [5, -57],
          ],
          far: [
            [-13, -62],
            [-2, -57],
          ],
          holds: at(-4, 0, trophy(), 1.15),
        }),
      )
      .join("") +
    repeat(20, (i) =>
      circle(20 + i * 41, 404 + Math.round(Math.sin(i * 1.05) * 8), 15, i % 3 === 2 ? marigold[300] : marigold[500]),
    ) +
    rect(0, 424, 800, 30, brick[800]),
  "rice-and-millet-buyer-seller-meet": () =>
    rect(0, 0, 800, 450, marigold[300]) +
    filled(scallops(70, marigold[200], 4), (fill) => rect(0, 0, 800, 300, fill)) +
    behind(240, 318, 340, {
      outfit: "dhoti",
      top: white,
      skin: 5,
      hair: "turban",
      headwear: brick[600],
      hairColour: "#8E949C",
      near: [
        [14, -64],
        [20, -54],
      ],
      far: [
        [2, -62],
        [16, -52],
      ],
    }) +
    behind(560, 318, 330, {
      outfit: "jacket",
      top: peacock[800],
      skin: 2,
      hair: "bob",
      facing: -1,
      near: [
        [14, -64],
        [21, -54],
      ],
      far: [
        [2, -62],
        [16, -52],
      ],
    }) +
    rect(0, 316, 800, 20, marigold[800]) +
    rect(0, 336, 800, 114, brick[800]) +
    petalPanel(0, 336, 800, 114, brick[900], 60) +
    [
      [110, white],
      [260, marigold[400]],
      [400, brick[300]],
      [540, stone[300]],
      [690, marigold[700]],
    ]
      .map(([x, tone]) =>
        at(
          Number(x),
          348,
          path("M-48-30C-30-62 30-62 48-30Z", String(tone)) +
            path("M-58-32H58C54 8 26 18 0 18S-54 8-58-32Z", peacock[600]) +
            path("M-58-32H-26C-24 2-14 14 4 18C-26 18-54 8-58-32Z", peacock[800]) +
            rect(-60, -36, 120, 8, peacock[400], { rx: 4 }),
        ),
      )
      .join(""),
  "mumbai-chapter-launch": () =>
    skyBands(800, 300, [peacock[300], peacock[200], marigold[100], marigold[200]]) +
    rect(0, 292, 800, 60, peacock[400]) +
    glints(160, 296, 260, 40, marigold[300], "launch", 7) +
    massing(0, 294, 420, 30, 120, peacock[200], "launch") +
    sun(150, 240, 34, marigold[500], [marigold[200], marigold[300]]) +
    rect(0, 346, 800, 104, stone[300]) +
    rect(0, 346, 800, 8, stone[400]) +
    rect(430, 40, 370, 320, stone[200]) +
    rect(430, 40, 370, 18, stone[400]) +
    [470, 560, 650, 740].map((x) => pillar(x, 70, 340, 34, stone[100])).join("") +
    rect(500, 120, 26, 220, ink[800]) +
    rect(590, 120, 26, 220, ink[800]) +
    rect(680, 120, 26, 220, ink[800]) +
    repeat(4, (i) =>
      rect(400 - i * 70, 334 + i * 30, 460 + i * 90, 34, [stone[100], stone[200], stone[300], stone[400]][i] as string),
    ) +
    at(300, 378, bell(0, 0, 0.92)) +
    person(470, 396, 190, { outfit: "sari", top: leaf[600], accent: marigold[500], skin: 3, hair: "bun" }) +
    person(545, 372, 184, { outfit: "jacket", top: ink[800], bottom: ink[900], skin: 2 }) +
    person(620, 398, 192, {
      outfit: "kurta",
      top: white,
      bottom: stone[200],
      accent: peacock[600],
      skin: 4,
      hair: "turban",
      headwear: brick[500],
    }) +
    person(700, 372, 182, {
      outfit: "salwar",
      top: brick[500],
      bottom: white,
      accent: marigold[300],
      skin: 1,
      hair: "long",
      facing: -1,
    }) +
    person(130, 440, 200, {
      outfit: "shirt",
      top: marigold[500],
      bottom: ink[800],
      skin: 4,
      near: arms.point,
      glasses: true,
    }),
  "monthly-connect": () => ring(ink[800], ink[700], brick[500]) + calendar(400, 372, 252, { mark: [4, 2], days: 35 }),
  "growth-workshop": () =>
    rect(0, 0, 800, 450, peacock[200]) +
    filled(petals(80, peacock[100]), (fill) => rect(0, 0, 800, 250, fill)) +
    rect(0, 270, 800, 180, peacock[800]) +
    sheet(400, 128, 150, 190, {
      lines: 3,
      head: brick[600],
      turn: -3,
      extra: stroke("M-50 66L-22 50L4 56L48 18", leaf[600], 6),
    }) +
    circle(400, 42, 9, brick[600]) +
    workTable(160, 330, 0.95, 0, marigold[400]) +
    workTable(610, 330, 0.95, 3, marigold[400]) +
    workTable(370, 420, 1.12, 1, marigold[500]),
  "acceleration-cohort": () =>
    skyBands(800, 450, [peacock[200], peacock[100], marigold[100], marigold[200]]) +
    sun(640, 110, 40, marigold[400], [marigold[200], marigold[300]]) +
    path("M0 450V380C200 380 420 330 560 250C640 206 720 190 800 186V450Z", leaf[400]) +
    path("M0 450V410C240 410 460 370 620 290C690 256 740 244 800 240V450Z", leaf[600]) +
    petalPanel(0, 430, 800, 20, leaf[800], 40) +
    Array.from({ length: 12 }, (_, i) => {
      const t = i / 11;
      const x = 170 + t * 470;
      const y = 416 - t ** 1.5 * 150;
      return (
        ellipse(x, y + 7, 22 - t * 5, 9 - t * 2, leaf[900]) +
        ellipse(x, y, 22 - t * 5, 9 - t * 2, i === 4 || i === 6 ? marigold[400] : paper)
      );
    }).join("") +
    workshop(90, 416, 0.9, brick[500], brick[800]) +
    factory(692, 250, 0.78) +
    person(338, 396, 128, { outfit: "sari", top: brick[600], accent: marigold[500], skin: 3, hair: "bun" }) +
    person(424, 368, 124, {
      outfit: "shirt",
      top: peacock[600],
      bottom: ink[800],
      skin: 4,
      legs: "walk",
      near: arms.forward,
      holds: folder(brick[500]),
    }),
};
