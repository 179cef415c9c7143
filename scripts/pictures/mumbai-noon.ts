import { arch, massing } from "./buildings.ts";
import { arms, darker, type Figure } from "./figure-spec.ts";
import { figure } from "./figures.ts";
import { exchange, terminus } from "./mumbai-landmarks.ts";
import { cloud, glints, skyBands, sun } from "./nature.ts";
import { brick, hash, ink, leaf, marigold, peacock, stone, white } from "./palette.ts";
import { petals } from "./patterns.ts";
import { at, type Drawing, filled, rect, repeat, round, stroke } from "./svg.ts";
import { bicycle, ship } from "./vehicles.ts";

/** The exchange opens: the tower rises out of old Fort, the day's bars run along its foot. */
export function openingBell(): Drawing {
  const old = [
    [0, 190, 250, stone[200]],
    [170, 150, 210, marigold[200]],
    [320, 170, 270, stone[300]],
    [700, 150, 250, stone[200]],
    [850, 190, 220, brick[200]],
    [1040, 170, 280, stone[300]],
  ] as const;
  const houses = old
    .map(
      ([x, w, h, wall]) =>
        rect(x, 520 - h, w, h, wall) +
        rect(x, 520 - h, w * 0.16, h, darker(wall, 0.1)) +
        rect(x - 4, 520 - h, w + 8, 10, darker(wall, 0.2)) +
        repeat(2, (r) =>
          repeat(3, (c) => arch(x + w * (0.24 + c * 0.27), 520 - h + 92 + r * 92, w * 0.15, 56, darker(wall, 0.42))),
        ),
    )
    .join("");
  const bars = repeat(30, (i) => {
    const t = i / 29;
    const height = 26 + (hash(`bar ${i * 5}`) % 44) + t * 34;
    const up = hash(`dir ${i * 3}`) % 10 < 6 + t * 3;
    const y = 628 - height - (hash(`off ${i}`) % 12);
    return (
      stroke(`M${26 + i * 40} ${y - 10}V${y + height + 8}`, up ? leaf[400] : brick[400], 3) +
      rect(16 + i * 40, y, 20, height, up ? leaf[400] : brick[400])
    );
  });
  const line = stroke(
    `M0 632${repeat(15, (i) => `L${i * 84 + 30} ${round(630 - i * 6 - (hash(`ln ${i * 9}`) % 34))}`)}`,
    marigold[500],
    5,
  );
  return (
    skyBands(1200, 520, [peacock[300], peacock[200], peacock[100], stone[50]]) +
    sun(960, 130, 50, marigold[400], [marigold[100], marigold[200]]) +
    cloud(210, 130, 190, white) +
    massing(0, 520, 1200, 170, 330, peacock[200], "fort far") +
    houses +
    at(580, 524, exchange({ wall: stone[100], dark: stone[300], opening: peacock[400], lit: marigold[300] }), 1.16) +
    rect(0, 516, 1200, 160, ink[900]) +
    rect(0, 516, 1200, 8, marigold[500]) +
    filled(petals(44, ink[800]), (fill) => rect(0, 524, 1200, 152, fill)) +
    bars +
    line
  );
}

const tiffin = (x: number, y: number, colour: string): Drawing =>
  at(
    x,
    y,
    rect(-13, -34, 26, 34, colour, { rx: 4 }) +
      rect(-13, -23, 26, 2.5, darker(colour, 0.3)) +
      rect(-13, -12, 26, 2.5, darker(colour, 0.3)) +
      rect(7, -34, 6, 34, darker(colour, 0.14), { rx: 3 }) +
      stroke("M-9-34C-9-46 9-46 9-34", darker(colour, 0.3), 2.5),
  );

function tray(x: number, y: number, count: number, s: number): Drawing {
  const cans = repeat(count, (i) =>
    tiffin(
      i * 30 - (count - 1) * 15,
      -4,
      [stone[300], peacock[400], stone[200], marigold[500], stone[300], brick[500], peacock[200]][i % 7] as string,
    ),
  );
  return at(
    x,
    y,
    rect(-count * 15 - 8, -8, count * 30 + 16, 10, marigold[800]) +
      cans +
      rect(-count * 15 - 14, -16, count * 30 + 28, 14, marigold[700]),
    s,
  );
}

/** Dabbawalas at the station: white caps, long trays, one direction of travel. */
export function dabbawalas(): Drawing {
  const man: Figure = {
    outfit: "dhoti",
    top: white,
    bottom: stone[200],
    skin: 3,
    hair: "topi",
    headwear: white,
    legs: "stride",
    near: arms.carryHead,
  };
  const person = (x: number, h: number, skin: number, count: number): Drawing =>
    figure(x, 640, h, { ...man, skin }) + tray(x + h * 0.03, 640 - h * 1.01, count, h / 290);
  return (
    skyBands(1200, 540, [marigold[200], marigold[100], stone[50]]) +
    at(640, 560, terminus({ wall: marigold[300], dark: marigold[400], opening: brick[800] }), 1.75) +
    rect(0, 556, 1200, 120, stone[200]) +
    rect(0, 556, 1200, 10, stone[400]) +
    rect(0, 652, 1200, 30, stone[300]) +
    bicycle(1010, 640, 1.9, ink[900]) +
    at(
      955,
      560,
      tiffin(0, 0, stone[300]) +
        tiffin(-28, 4, peacock[400]) +
        tiffin(-14, 34, marigold[500]) +
        tiffin(14, 36, stone[200]),
      1.2,
    ) +
    bicycle(90, 628, 1.6, ink[700]) +
    person(300, 296, 4, 7) +
    person(560, 310, 3, 7) +
    person(820, 290, 5, 6)
  );
}

const box = (x: number, y: number, colour: string, w = 92, h = 40): Drawing =>
  rect(x, y, w, h, colour) +
  stroke(
    repeat(6, (i) => `M${x + 10 + i * ((w - 20) / 5)} ${y + 6}v${h - 12}`),
    darker(colour, 0.2),
    3,
  );

function crane(x: number, base: number, load: string, drop: number, colour: string): Drawing {
  const legs = stroke(
    `M${x} ${base}V190M${x + 130} ${base}V190M${x} 330H${x + 130}M${x} ${base - 40}L${x + 130} 330M${x} 330L${x + 130} 190`,
    colour,
    12,
    { "stroke-linecap": "butt" },
  );
  const boom =
    rect(x - 250, 176, 470, 18, colour) +
    stroke(`M${x + 30} 176L${x + 64} 80L${x - 230} 178M${x + 64} 80L${x + 210} 178`, darker(colour, 0.2), 5) +
    rect(x + 30, 194, 60, 40, darker(colour, 0.35));
  return (
    boom +
    legs +
    stroke(`M${x - 170} 194V${drop}M${x - 120} 194V${drop}`, ink[900], 3) +
    rect(x - 186, 190, 84, 12, ink[900]) +
    box(x - 192, drop, load, 96, 44)
  );
}

/** Docks at noon: two cranes share one rhythm of boxes. */
export function docks(): Drawing {
  const stack = repeat(4, (c) =>
    repeat(3 - (c % 2), (r) =>
      box(
        20 + c * 100,
        560 - r * 44,
        [peacock[600], marigold[500], leaf[600], brick[500], peacock[400], marigold[400], leaf[500]][
          (c * 2 + r * 3) % 7
        ] as string,
      ),
    ),
  );
  return (
    skyBands(1200, 470, [peacock[200], peacock[100], stone[50], stone[50]]) +
    cloud(340, 120, 210, white) +
    cloud(1010, 90, 160, white) +
    massing(0, 472, 500, 20, 70, peacock[200], "hills dock") +
    rect(0, 470, 1200, 210, peacock[400]) +
    glints(760, 480, 900, 120, peacock[200], "dock", 13) +
    at(690, 560, ship(0, 0, 1, ink[800]), [2.1, 1.9]) +
    repeat(4, (i) => box(520 + i * 100, 416, [marigold[500], peacock[600], leaf[500], brick[500]][i] as string)) +
    rect(0, 590, 1200, 90, stone[300]) +
    rect(0, 590, 1200, 10, stone[400]) +
    repeat(7, (i) => rect(60 + i * 180, 612, 90, 7, marigold[500])) +
    crane(560, 596, marigold[500], 300, brick[600]) +
    crane(1010, 596, leaf[600], 350, brick[600]) +
    stack +
    figure(470, 650, 150, {
      outfit: "shirt",
      top: marigold[500],
      bottom: ink[800],
      skin: 4,
      hair: "helmet",
      headwear: white,
      near: arms.point,
    }) +
    figure(790, 652, 146, {
      outfit: "shirt",
      top: leaf[600],
      bottom: ink[800],
      skin: 3,
      hair: "helmet",
      headwear: marigold[400],
      facing: -1,
      near: arms.chest,
    })
  );
}
