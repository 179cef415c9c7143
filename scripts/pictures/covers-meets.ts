import { cuspedArchPath } from "./buildings.ts";
import { arms } from "./figure-spec.ts";
import { adviceDesk, behind, person, ring, workTable } from "./groups.ts";
import { brick, ink, leaf, marigold, paper, peacock, stone, white } from "./palette.ts";
import { jaali, petals, scallops } from "./patterns.ts";
import { folder } from "./props-held.ts";
import { calendar, hexPanel, petalPanel, spectacles } from "./props-paper.ts";
import { clock, lectern, tableTop } from "./props-things.ts";
import { at, circle, type Drawing, ellipse, filled, path, rect, repeat, stroke } from "./svg.ts";

type Covers = Record<string, () => Drawing>;

export const meetingCovers: Covers = {
  "nivesh-manthan-1": () =>
    rect(0, 0, 800, 450, leaf[800]) +
    path(cuspedArchPath(400, 340, 560, 320), leaf[600]) +
    filled(jaali(60, leaf[500], 2.5), (fill) => path(cuspedArchPath(400, 340, 560, 320), fill)) +
    behind(230, 352, 360, {
      outfit: "jacket",
      top: brick[600],
      accent: white,
      skin: 3,
      hair: "bob",
      near: arms.desk,
      far: arms.deskFar,
    }) +
    behind(570, 352, 360, {
      outfit: "kurta",
      top: stone[100],
      accent: peacock[600],
      skin: 4,
      hair: "bald",
      hairColour: "#D9DBDD",
      glasses: true,
      facing: -1,
    }) +
    rect(0, 350, 800, 16, marigold[400]) +
    rect(0, 366, 800, 84, marigold[700]) +
    path("M296 350L310 324H364L358 350ZM364 350L372 324H426L424 350Z", white) +
    stroke("M318 332h34M314 340h34M378 332h36M376 340h34", ink[300], 3) +
    at(
      474,
      350,
      rect(-40, -14, 80, 14, ink[700]) +
        rect(-28, -56, 56, 42, marigold[500]) +
        rect(-28, -56, 16, 42, marigold[700]) +
        circle(6, -36, 11, ink[800]) +
        rect(-8, -74, 20, 18, peacock[400]),
    ),
  "nivesh-manthan-2": () => {
    const tray = (x: number, tone: string, files: readonly string[]): Drawing =>
      files.map((f, i) => at(x, 330 - i * 12, path("M-90 0L-76-20H-20L-12-14H84L90 0Z", f))).join("") +
      path(`M${x - 110} 322H${x + 110}L${x + 96} 372H${x - 96}Z`, tone) +
      rect(x - 110, 318, 220, 10, ink[900], { opacity: 0.25 });
    return (
      rect(0, 0, 800, 450, ink[100]) +
      filled(scallops(80, ink[200], 3), (fill) => rect(0, 0, 800, 300, fill)) +
      behind(400, 372, 430, {
        outfit: "sari",
        top: peacock[800],
        accent: marigold[500],
        skin: 3,
        hair: "bun",
        hairColour: "#8E949C",
        near: [
          [18, -66],
          [27, -60],
        ],
        far: [
          [-18, -66],
          [-27, -60],
        ],
        holds: folder(brick[500]),
      }) +
      tableTop(370, brick[800]) +
      tray(170, leaf[600], [paper, marigold[400], paper]) +
      tray(630, brick[500], [paper, peacock[400], marigold[400], paper, peacock[400]]) +
      spectacles(400, 404, 1)
    );
  },
  "nivesh-manthan-3": () =>
    rect(0, 0, 800, 450, marigold[500]) +
    petalPanel(0, 0, 800, 450, marigold[400], 100) +
    clock(560, 140, 96, 6, ink[800]) +
    person(200, 372, 280, {
      outfit: "shirt",
      top: white,
      bottom: ink[800],
      skin: 4,
      near: arms.forward,
      far: arms.forwardFar,
    }) +
    lectern(270, 378, 1.3, brick[800]) +
    rect(0, 376, 800, 80, brick[600]) +
    [90, 250, 410, 570, 720]
      .map((x, i) => {
        const tone = [ink[900], peacock[800], ink[800], brick[900], ink[900]][i] as string;
        return (
          ellipse(x, 372, 28, 33, tone) +
          path(`M${x - 62} 460C${x - 62} 410 ${x - 30} 404 ${x} 404S${x + 62} 410 ${x + 62} 460Z`, tone) +
          (i % 2 === 0 || i === 3
            ? stroke(`M${x + 44} 440L${x + 58} 360L${x + 54} 322`, tone, 17) +
              circle(x + 54, 312, 12, ["#8F5B38", "", "#CB9266", "#E0AE82", "#B0764A"][i] as string)
            : "")
        );
      })
      .join(""),
  "events-and-initiatives-1": () =>
    ring(leaf[800], leaf[600], marigold[500]) + calendar(400, 366, 240, { mark: [4, 2], days: 31, head: peacock[600] }),
  "events-and-initiatives-2": () =>
    rect(0, 0, 800, 450, brick[500]) +
    hexPanel(0, 0, 800, 280, brick[400], 30) +
    rect(250, 30, 300, 170, white) +
    stroke("M250 30H550V200H250Z", ink[800], 8) +
    stroke("M280 170H520M280 170V60", ink[300], 4) +
    stroke("M284 160L340 138L396 146L450 104L512 66", leaf[600], 8) +
    [
      [100, 70, marigold[300]],
      [150, 110, peacock[300]],
      [90, 140, leaf[200]],
      [640, 80, marigold[300]],
      [700, 120, peacock[300]],
      [630, 150, leaf[200]],
    ]
      .map(([x, y, c], i) => at(Number(x), Number(y), rect(-24, -24, 48, 48, String(c)), 1, (i % 3) * 6 - 6))
      .join("") +
    rect(0, 290, 800, 160, brick[900]) +
    workTable(170, 344, 0.95, 2, marigold[300]) +
    workTable(600, 344, 0.95, 5, marigold[300]) +
    workTable(380, 426, 1.1, 4, marigold[400]),
  "events-and-initiatives-3": () =>
    rect(0, 0, 800, 450, stone[200]) +
    rect(0, 0, 800, 60, brick[600]) +
    filled(petals(40, brick[500]), (fill) => rect(0, 0, 800, 60, fill)) +
    [110, 305, 495, 690].map((x) => path(cuspedArchPath(x, 240, 140, 160), peacock[200])).join("") +
    rect(0, 262, 800, 190, stone[400]) +
    adviceDesk(
      170,
      340,
      0.82,
      peacock[600],
      { outfit: "salwar", top: brick[500], hair: "braid", skin: 2 },
      { outfit: "jacket", top: ink[800], skin: 3 },
    ) +
    adviceDesk(
      400,
      340,
      0.82,
      leaf[600],
      { outfit: "shirt", top: marigold[400], skin: 4 },
      { outfit: "sari", top: peacock[600], accent: marigold[500], hair: "bun", skin: 2 },
    ) +
    adviceDesk(
      630,
      340,
      0.82,
      brick[600],
      { outfit: "kurta", top: white, hair: "topi", headwear: white, skin: 3 },
      { outfit: "jacket", top: leaf[800], hair: "bob", skin: 1, glasses: true },
    ) +
    adviceDesk(
      270,
      448,
      1.15,
      marigold[700],
      { outfit: "sari", top: leaf[600], accent: brick[400], hair: "bun", skin: 4 },
      { outfit: "shirt", top: peacock[400], skin: 5, glasses: true },
    ) +
    adviceDesk(
      540,
      448,
      1.15,
      ink[700],
      { outfit: "shirt", top: brick[400], hair: "turban", headwear: marigold[500], skin: 3 },
      { outfit: "jacket", top: peacock[800], hair: "hijab", headwear: peacock[300], skin: 2 },
    ),
  "events-and-initiatives-4": () =>
    rect(0, 0, 800, 450, peacock[800]) +
    repeat(
      4,
      (i) =>
        rect(30 + i * 195, 50, 150, 120, peacock[600]) +
        stroke(`M${105 + i * 195} 50V170M${30 + i * 195} 110H${180 + i * 195}`, peacock[800], 7),
    ) +
    rect(0, 350, 800, 100, ink[800]) +
    rect(0, 404, 800, 7, marigold[500]) +
    rect(380, 300, 420, 26, ink[900], { rx: 13 }) +
    repeat(9, (i) => circle(398 + i * 48, 313, 9, stone[300])) +
    stroke("M440 326V400M700 326V400", stone[400], 10) +
    [430, 530, 630, 730]
      .map(
        (x, i) =>
          rect(x, 256, 56, 44, [marigold[500], marigold[400], marigold[500], marigold[400]][i] as string) +
          rect(x, 256, 16, 44, marigold[700]) +
          rect(x + 26, 256, 10, 44, paper),
      )
      .join("") +
    person(400, 424, 290, {
      outfit: "shirt",
      top: brick[500],
      bottom: ink[900],
      skin: 4,
      hair: "helmet",
      headwear: marigold[400],
      near: arms.point,
      facing: 1,
    }) +
    person(90, 430, 260, {
      outfit: "jacket",
      top: ink[500],
      bottom: ink[900],
      skin: 2,
      hair: "helmet",
      headwear: white,
    }) +
    person(170, 436, 252, {
      outfit: "salwar",
      top: leaf[500],
      bottom: white,
      accent: marigold[300],
      skin: 3,
      hair: "helmet",
      headwear: white,
      near: arms.chest,
    }) +
    person(250, 430, 264, {
      outfit: "kurta",
      top: marigold[300],
      bottom: stone[200],
      accent: brick[600],
      skin: 5,
      hair: "helmet",
      headwear: white,
    }) +
    person(320, 438, 250, {
      outfit: "shirt",
      top: peacock[300],
      bottom: ink[900],
      skin: 1,
      hair: "helmet",
      headwear: white,
      near: arms.chest,
    }),
};
