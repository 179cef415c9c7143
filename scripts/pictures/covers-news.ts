import { figure } from "./figures.ts";
import { brick, ink, leaf, marigold, paper, peacock, stone, white } from "./palette.ts";
import { jaali } from "./patterns.ts";
import { coin, hexPanel, notes, petalPanel, sheet } from "./props-paper.ts";
import { clock, key, sapling } from "./props-things.ts";
import { circle, type Drawing, filled, path, rect, repeat, stroke } from "./svg.ts";

type Covers = Record<string, () => Drawing>;

const shopkeeper = {
  outfit: "kurta",
  top: brick[500],
  bottom: stone[200],
  accent: marigold[300],
  skin: 4,
  hair: "short",
} as const;

export const newsCovers: Covers = {
  "treds-directions-2026": () => {
    const gate = "M330 400V60H470V400Z";
    return (
      rect(0, 0, 800, 450, marigold[300]) +
      rect(0, 390, 800, 60, marigold[700]) +
      circle(400, 220, 200, marigold[200]) +
      path(gate, ink[900]) +
      filled(jaali(46, marigold[500], 4), (fill) => path(gate, fill)) +
      rect(312, 40, 176, 26, ink[900]) +
      rect(312, 384, 176, 20, ink[900]) +
      sheet(190, 250, 160, 200, { lines: 6, turn: -7, head: brick[600] }) +
      stroke("M262 190H320M262 250H320M262 310H320", brick[600], 6, { "stroke-dasharray": "14 12" }) +
      stroke("M480 190H530M480 310H530M480 250H530", leaf[600], 6, { "stroke-dasharray": "14 12" }) +
      notes(624, 392, 9, 1.15) +
      clock(690, 130, 64, 15)
    );
  },
  "collateral-free-limit-twenty-lakh": () =>
    rect(0, 0, 800, 450, peacock[600]) +
    rect(0, 0, 330, 450, peacock[800]) +
    petalPanel(330, 0, 470, 320, peacock[500], 80) +
    repeat(
      3,
      (r) =>
        rect(30, 100 + r * 84, 200, 8, peacock[900]) +
        repeat(4, (i) =>
          rect(
            42 + i * 46,
            62 + r * 84,
            34,
            38,
            [marigold[400], brick[400], leaf[400], stone[200]][(i + r) % 4] as string,
          ),
        ),
    ) +
    rect(246, 62, 60, 10, marigold[800]) +
    stroke("M270 72V82C270 94 284 94 284 84", ink[900], 5) +
    key(272, 112, 0.95) +
    figure(355, 470, 360, {
      ...shopkeeper,
      near: [
        [16, -64],
        [30, -62],
      ],
    }) +
    figure(590, 470, 356, {
      outfit: "jacket",
      top: ink[700],
      bottom: ink[900],
      skin: 2,
      hair: "bun",
      facing: -1,
      near: [
        [16, -64],
        [31, -62],
      ],
    }) +
    circle(470, 247, 13, "#B0764A") +
    rect(60, 350, 680, 100, marigold[700]) +
    rect(48, 338, 704, 18, marigold[400]) +
    filled(jaali(40, marigold[800], 2.5), (fill) => rect(80, 370, 640, 80, fill)) +
    coin(694, 320, 18),
  "startup-recognition-widened": () =>
    rect(0, 0, 800, 450, leaf[200]) +
    rect(330, 30, 150, 370, paper) +
    stroke(
      repeat(13, (i) => `M330 ${56 + i * 27}h${i % 3 === 0 ? 44 : 24}`),
      leaf[600],
      4,
    ) +
    rect(330, 214, 150, 7, marigold[500]) +
    rect(330, 84, 150, 7, brick[600]) +
    rect(0, 396, 800, 54, leaf[800]) +
    hexPanel(500, 0, 300, 396, leaf[100], 28) +
    hexPanel(0, 0, 310, 396, leaf[100], 28) +
    path("M170 170H250V250L310 372C316 390 306 398 294 398H126C114 398 104 390 110 372L170 250Z", white, {
      opacity: 0.85,
    }) +
    path("M140 312H280L310 372C316 390 306 398 294 398H126C114 398 104 390 110 372Z", marigold[700]) +
    rect(160, 160, 100, 14, peacock[400], { rx: 6 }) +
    stroke("M236 270L276 352", peacock[200], 8) +
    sapling(210, 316, 190, 3) +
    path("M560 300H680L664 398H576Z", brick[500]) +
    rect(552, 288, 136, 18, brick[600]) +
    sapling(620, 292, 276, 5),
};
