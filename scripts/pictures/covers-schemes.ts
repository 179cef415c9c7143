import { archPath } from "./buildings.ts";
import { arms, darker } from "./figure-spec.ts";
import { figure } from "./figures.ts";
import { lettering } from "./lettering.ts";
import { brick, ink, leaf, marigold, paper, peacock, stone, white } from "./palette.ts";
import { buti, jaali, petals, scallops, weave } from "./patterns.ts";
import { bank, factory, teaStall, workshop } from "./props-buildings.ts";
import { calendar, envelope, hexPanel, kolamPanel, petalPanel } from "./props-paper.ts";
import { helmet, umbrella } from "./props-things.ts";
import { councilHouse, indiaGate } from "./skylines.ts";
import { at, circle, clipped, type Drawing, ellipse, filled, path, polygon, rect, repeat, stroke } from "./svg.ts";

type Covers = Record<string, () => Drawing>;

const tool = {
  saw:
    path("M-60-10H20L60 4V14H-60Z", stone[300]) +
    stroke("M-58 16l8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8", stone[400], 3) +
    path("M-100-16C-104-30-60-34-56-16V18C-64 26-96 24-100 10ZM-88-6V6H-70V-6Z", marigold[700], {
      "fill-rule": "evenodd",
    }),
  chisel:
    rect(-8, -70, 16, 60, stone[300]) +
    path("M-8-70L8-84V-70Z", stone[300]) +
    rect(-10, -12, 20, 66, marigold[700], { rx: 8 }) +
    rect(-12, -14, 24, 8, ink[800]),
  scissors:
    stroke("M0 0L46-66M0 0L14-80", stone[300], 9) +
    circle(-14, 34, 18, "none", { stroke: marigold[500], "stroke-width": 9 }) +
    circle(-44, 8, 18, "none", { stroke: marigold[500], "stroke-width": 9 }) +
    stroke("M0 0L-8 18M0 0L-28 6", marigold[500], 9) +
    circle(0, 0, 5, ink[900]),
  pot:
    path("M-22-50H22C20-42 14-38 18-32C52-18 44 32 18 38H-18C-44 32-52-18-18-32C-14-38-20-42-22-50Z", brick[300]) +
    stroke("M-36-8C-20 0 20 0 36-8", marigold[500], 6) +
    stroke("M-18-34H18", brick[800], 4),
  hammer:
    rect(-7, -30, 14, 96, marigold[700], { rx: 5 }) + path("M-44-60H30C44-60 50-48 54-38H30V-30H-44Z", stone[400]),
  needle:
    stroke("M-50 50L44-56", stone[200], 6) +
    circle(46, -58, 8, "none", { stroke: stone[200], "stroke-width": 5 }) +
    stroke("M46-58C90-70 60-10 30 0S0 50 40 50", brick[400], 4),
  tongs:
    stroke("M-10-70C-30-30-6-10 0 0L22 66M10-70C30-30 6-10 0 0L-22 66", stone[400], 9) +
    circle(0, 0, 6, marigold[500]) +
    circle(0, -84, 16, "none", { stroke: marigold[500], "stroke-width": 8 }),
  plane:
    path("M-64 0H64V22H-64Z", marigold[700]) +
    path("M-30 0L-10-34H6L20 0Z", stone[300]) +
    path("M36 0C36-26 58-26 58 0Z", brick[600]) +
    rect(-64, 16, 128, 8, ink[800]),
} as const;

export const schemeCovers: Covers = {
  cgtmse: () =>
    rect(0, 0, 800, 450, peacock[200]) +
    circle(400, 230, 230, peacock[100]) +
    rect(0, 386, 800, 64, peacock[800]) +
    umbrella(400, 388, 1.2, peacock[600], peacock[300]) +
    workshop(230, 388, 1.15, brick[500], brick[800]) +
    at(
      560,
      388,
      rect(-80, -70, 160, 70, marigold[700]) +
        rect(-88, -78, 176, 12, marigold[400]) +
        rect(-60, -52, 120, 38, marigold[800]) +
        rect(-30, -108, 60, 30, paper) +
        rect(-22, -100, 44, 4, ink[300]) +
        rect(-22, -91, 30, 4, ink[300]),
    ),
  "pm-mudra-yojana": () => {
    const tread = (i: number): Drawing => {
      const tone = [leaf[400], leaf[500], leaf[600], leaf[800]][i] as string;
      const h = 56 + i * 62;
      return rect(30 + i * 185, 450 - h, 186, h, tone) + rect(30 + i * 185, 450 - h, 186, 9, darker(tone, 0.14));
    };
    const tailor = at(
      308,
      332,
      rect(-60, -92, 120, 92, peacock[300]) +
        rect(-60, -92, 30, 92, peacock[400]) +
        path("M-68-60L-60-82H60L68-60Z", marigold[500]) +
        rect(-26, -50, 76, 50, ink[800]) +
        path("M-12-14H36V-22H20V-38H2V-32H12V-22H-12Z", paper) +
        circle(38, -20, 5, brick[400]),
    );
    return (
      rect(0, 0, 800, 450, leaf[100]) +
      petalPanel(0, 0, 800, 110, leaf[200], 74) +
      repeat(4, tread) +
      teaStall(122, 394, 1.05) +
      tailor +
      workshop(494, 270, 0.98, brick[500], brick[800]) +
      factory(666, 208, 0.62, peacock[600], peacock[800]) +
      rect(770, 202, 30, 248, leaf[800])
    );
  },
  "pm-vishwakarma": () =>
    rect(0, 0, 800, 450, brick[800]) +
    ellipse(400, 225, 356, 214, brick[600]) +
    kolamPanel(400, 225, "vishwakarma", 27, brick[400], 3) +
    Object.values(tool)
      .map((drawn, i) => {
        const a = (i * 45 - 90) * (Math.PI / 180);
        return at(400 + Math.cos(a) * 250, 225 + Math.sin(a) * 150, drawn, 1.02, i * 45 + 20);
      })
      .join("") +
    circle(400, 225, 34, marigold[500]) +
    circle(400, 225, 22, marigold[300]),
  "credit-guarantee-for-startups": () =>
    rect(0, 0, 800, 450, ink[100]) +
    petalPanel(0, 0, 800, 380, ink[200], 100) +
    circle(400, 200, 196, leaf[100]) +
    rect(0, 380, 800, 70, ink[800]) +
    path("M270 372L300 210H500L530 372Z", ink[700]) +
    path("M288 362L312 222H488L512 362Z", peacock[100]) +
    path("M230 372H570L600 400H200Z", stone[300]) +
    rect(200, 398, 400, 8, stone[400]) +
    stroke("M400 372C396 300 406 240 400 150", marigold[800], 14) +
    circle(400, 120, 66, leaf[600]) +
    circle(350, 156, 46, leaf[600]) +
    circle(452, 152, 48, leaf[600]) +
    circle(424, 104, 42, leaf[400]) +
    circle(462, 148, 30, leaf[400]) +
    filled(jaali(34, marigold[500], 5), (fill) => rect(346, 292, 108, 84, fill)) +
    stroke("M346 290H454V376H346Z", marigold[700], 7) +
    stroke("M346 290L400 262L454 290", marigold[700], 7),
  "mutual-credit-guarantee": () =>
    rect(0, 0, 800, 450, peacock[800]) +
    polygon(
      [
        [240, 0],
        [560, 0],
        [680, 400],
        [120, 400],
      ],
      peacock[600],
    ) +
    filled(scallops(60, peacock[600], 2.5), (fill) => rect(0, 0, 800, 70, fill)) +
    rect(0, 60, 800, 20, ink[900]) +
    rect(330, 50, 140, 44, marigold[500]) +
    stroke("M400 94V130M400 130L300 196M400 130L500 196", stone[200], 6, { "stroke-dasharray": "9 8" }) +
    rect(0, 396, 800, 54, ink[900]) +
    rect(0, 396, 800, 7, marigold[500]) +
    at(
      400,
      360,
      rect(-170, -60, 340, 60, stone[300]) +
        rect(-170, -60, 340, 12, stone[100]) +
        rect(-150, -168, 120, 110, marigold[500]) +
        rect(-150, -168, 36, 110, marigold[700]) +
        rect(-100, -144, 56, 40, ink[800]) +
        circle(-60, -84, 8, brick[600]) +
        circle(-86, -84, 8, leaf[600]) +
        path("M-30-150H120V-120H60V-96H24V-120H-30Z", stone[200]) +
        path("M34-96H50L44-64H40Z", ink[900]) +
        rect(-10, -66, 130, 10, ink[500]) +
        circle(150, -34, 16, "none", { stroke: ink[800], "stroke-width": 6 }),
    ) +
    figure(150, 420, 220, {
      outfit: "shirt",
      top: marigold[400],
      bottom: ink[700],
      skin: 4,
      hair: "helmet",
      headwear: white,
      near: arms.point,
    }) +
    figure(662, 420, 212, {
      outfit: "shirt",
      top: brick[500],
      bottom: ink[700],
      skin: 2,
      hair: "helmet",
      headwear: marigold[400],
      facing: -1,
      near: arms.raise,
      far: arms.forwardFar,
    }),
  "niryat-protsahan": () => {
    const globe =
      circle(470, 225, 176, peacock[600]) +
      clipped(
        circle(470, 225, 176, "#000"),
        filled(buti(64, peacock[400], marigold[400]), (fill) => rect(290, 45, 360, 360, fill)) +
          path("M330 400C290 300 290 120 380 40H290V420Z", peacock[900], { opacity: 0.35 }),
      );
    const lines = [
      "M210 360C300 250 420 210 620 150",
      "M210 360C330 340 480 330 640 290",
      "M210 360C280 180 380 110 500 60",
    ]
      .map((d) => stroke(d, marigold[300], 4, { "stroke-dasharray": "3 11" }))
      .join("");
    const parcel = (x: number, y: number, tone: string): Drawing =>
      rect(x - 20, y - 18, 40, 34, tone) +
      rect(x - 20, y - 18, 12, 34, darker(tone, 0.16)) +
      rect(x - 3, y - 18, 7, 34, paper);
    return (
      rect(0, 0, 800, 450, marigold[200]) +
      petalPanel(0, 0, 800, 450, marigold[100], 90) +
      globe +
      lines +
      parcel(350, 262, marigold[500]) +
      parcel(520, 188, brick[500]) +
      parcel(470, 330, marigold[500]) +
      parcel(360, 140, leaf[400]) +
      parcel(620, 150, marigold[400]) +
      rect(0, 376, 270, 74, ink[900]) +
      rect(0, 376, 270, 8, marigold[500]) +
      stroke("M90 376V220M130 376V220M90 340L130 290L90 240M60 224H240M110 180L70 222M110 180L220 222", brick[600], 9, {
        "stroke-linecap": "butt",
      }) +
      stroke("M210 226V320", ink[900], 3) +
      parcel(210, 340, brick[500])
    );
  },
  "pm-viksit-bharat-rozgar-yojana": () => {
    const hook = (x: number): Drawing =>
      stroke(`M${x} 150V176C${x} 192 ${x + 18} 192 ${x + 18} 178`, ink[900], 7) + circle(x, 148, 9, ink[900]);
    const apron = (x: number, tone: string): Drawing =>
      path(`M${x - 24} 180H${x + 24}L${x + 30} 220L${x + 46} 230V340H${x - 46}V230L${x - 30} 220Z`, tone) +
      path(`M${x - 24} 180H${x - 8}V340H${x - 46}V230L${x - 30} 220Z`, darker(tone, 0.14)) +
      rect(x - 24, 262, 48, 34, darker(tone, 0.18));
    return (
      rect(0, 0, 800, 450, brick[500]) +
      filled(weave(34, brick[400]), (fill) => rect(0, 0, 800, 380, fill)) +
      rect(0, 380, 800, 70, ink[800]) +
      rect(30, 134, 620, 28, marigold[800]) +
      rect(30, 134, 620, 8, marigold[700]) +
      apron(90, peacock[400]) +
      helmet(206, 212, 1, marigold[400]) +
      apron(322, leaf[400]) +
      helmet(438, 212, 1, white) +
      [90, 206, 322, 438].map(hook).join("") +
      rect(536, 134, 90, 28, marigold[300]) +
      hook(580) +
      figure(668, 420, 300, {
        outfit: "apron",
        top: white,
        accent: peacock[600],
        bottom: ink[900],
        skin: 4,
        hair: "short",
        facing: -1,
        near: [
          [16, -78],
          [26, -90],
        ],
        far: arms.forwardFar,
      }) +
      stroke("M612 152L590 150", marigold[300], 8)
    );
  },
  "nsic-single-point-registration": () => {
    const buildings =
      at(520, 330, councilHouse(marigold[300], brick[800]), 0.7) +
      at(420, 330, indiaGate(marigold[400], brick[800]), 0.5) +
      bank(660, 330, 0.6, marigold[200], brick[800]) +
      at(
        560,
        330,
        rect(-20, -190, 60, 190, marigold[400]) + repeat(5, (r) => rect(-10, -176 + r * 34, 40, 16, brick[800])),
      );
    return (
      rect(0, 0, 800, 450, ink[800]) +
      hexPanel(0, 0, 800, 380, ink[700], 28) +
      rect(0, 380, 800, 70, ink[900]) +
      clipped(
        path(archPath(510, 380, 420, 350), "#000"),
        rect(280, 0, 460, 400, brick[500]) +
          circle(520, 210, 110, marigold[300]) +
          buildings +
          rect(280, 326, 460, 60, brick[800]),
      ) +
      stroke(archPath(510, 380, 420, 350), marigold[500], 12) +
      polygon(
        [
          [300, 380],
          [720, 380],
          [800, 450],
          [200, 450],
        ],
        marigold[400],
        { opacity: 0.3 },
      ) +
      stroke("M40 300H120M20 330H100M60 270H130", ink[500], 5) +
      envelope(232, 290, 210, paper, brick[600], -6)
    );
  },
  treds: () => {
    const hand = (x: number, y: number, turn: number, sleeve: string, skin: string, number: string): Drawing =>
      at(
        x,
        y,
        rect(-17, 10, 34, 120, sleeve) +
          rect(-13, -20, 26, 36, skin, { rx: 12 }) +
          rect(-4, -70, 8, 56, ink[800]) +
          circle(0, -96, 42, paper) +
          circle(0, -96, 42, "none", { stroke: sleeve, "stroke-width": 6 }) +
          at(0, 0, lettering(0, -84, number, ink[900], { size: 36, anchor: "middle" })),
        1,
        turn,
      );
    return (
      rect(0, 0, 800, 450, leaf[800]) +
      petalPanel(0, 0, 800, 450, leaf[900], 84) +
      hand(150, 230, -30, peacock[400], "#CB9266", "7.9") +
      hand(310, 150, -10, marigold[400], "#8F5B38", "7.6") +
      hand(490, 150, 10, brick[400], "#E0AE82", "7.4") +
      hand(650, 230, 30, peacock[200], "#B0764A", "7.2") +
      ellipse(400, 372, 300, 84, ink[900], { opacity: 0.35 }) +
      ellipse(400, 360, 300, 84, marigold[700]) +
      ellipse(400, 352, 300, 84, marigold[400]) +
      path("M330 396L352 310H456L478 396Z", white) +
      stroke("M362 326H420M358 342H448M354 356H452M350 370H410", ink[300], 5) +
      path("M428 384h30l3 10h-32Z", brick[500])
    );
  },
  "msme-odr-delayed-payments": () =>
    rect(0, 0, 800, 450, peacock[100]) +
    circle(400, 170, 250, paper) +
    filled(petals(60, peacock[200]), (fill) => rect(0, 400, 800, 50, fill)) +
    calendar(400, 232, 224, { mark: [2, 3], label: "45", head: peacock[600], days: 35 }) +
    rect(250, 252, 300, 168, ink[900], { rx: 8 }) +
    rect(262, 264, 276, 144, peacock[200]) +
    path("M282 300H382V336H310L296 350V336H282ZM418 316H518V352H504V366L490 352H418Z", white) +
    textLine(296, 318) +
    textLine(432, 334) +
    rect(376, 420, 48, 16, ink[800]) +
    rect(330, 434, 140, 16, ink[800]) +
    figure(150, 448, 310, {
      outfit: "apron",
      top: brick[500],
      accent: stone[200],
      bottom: ink[800],
      skin: 4,
      hair: "short",
      near: arms.forward,
      far: arms.forwardFar,
    }) +
    figure(650, 448, 310, {
      outfit: "jacket",
      top: ink[700],
      bottom: ink[900],
      skin: 2,
      hair: "bob",
      facing: -1,
      near: arms.chest,
    }),
};

const textLine = (x: number, y: number): Drawing => rect(x, y - 3, 70, 6, ink[200]);
