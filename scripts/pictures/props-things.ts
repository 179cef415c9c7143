import { darker, type Figure } from "./figure-spec.ts";
import { figure } from "./figures.ts";
import { brick, ink, leaf, marigold, paper, peacock, stone, white } from "./palette.ts";
import { jaali, star } from "./patterns.ts";
import {
  at,
  circle,
  clipped,
  type Drawing,
  ellipse,
  filled,
  outline,
  path,
  rect,
  repeat,
  round,
  stroke,
} from "./svg.ts";

/** A great umbrella with a pierced pattern: shelter without weight. Its handle ends at y = 0. */
export function umbrella(x: number, y: number, s: number, cloth: string, line: string): Drawing {
  const canopy =
    "M-180-190C-170-330 170-330 180-190C160-206 136-206 120-190C100-206 76-206 60-190C40-206 20-206 0-190C-20-206-40-206-60-190C-76-206-100-206-120-190C-136-206-160-206-180-190Z";
  return at(
    x,
    y,
    stroke("M0-296V-16C0 8-34 8-34-14", ink[900], 8) +
      path(canopy, cloth) +
      filled(jaali(36, line, 2.4), (fill) => path(canopy, fill)) +
      clipped(path(canopy, "#000"), path("M-190-180V-320H0C-40-280-58-240-60-180Z", ink[900], { opacity: 0.14 })) +
      stroke("M0-294V-310", ink[900], 7),
    s,
  );
}

export const grandTrophy = (x: number, y: number, s: number, tone: string = marigold[500]): Drawing =>
  at(
    x,
    y,
    rect(-42, -18, 84, 18, ink[900]) +
      rect(-32, -30, 64, 14, ink[700]) +
      path("M-10-30C-6-52-6-58-22-72H22C6-58 6-52 10-30Z", darker(tone, 0.16)) +
      path("M-58-176H58C58-112 38-70 0-70S-58-112-58-176Z", tone) +
      path("M-58-176H-26C-26-120-20-90-4-70C-40-70-58-112-58-176Z", darker(tone, 0.18)) +
      stroke("M-58-160C-96-162-88-104-42-104M58-160C96-162 88-104 42-104", tone, 9) +
      path(outline(star(8, 24, 17, 0, 6, -132)), marigold[200]) +
      rect(-62, -182, 124, 10, darker(tone, 0.1)),
    s,
  );
export const bell = (x: number, y: number, s: number): Drawing =>
  at(
    x,
    y,
    stroke("M-110 0V-210H110V0", marigold[800], 14, { "stroke-linecap": "butt" }) +
      rect(-130, -8, 260, 14, marigold[800]) +
      path("M-14-198H14V-176H-14Z", ink[800]) +
      path(
        "M0-184C44-184 50-140 56-104C60-84 70-72 84-62V-50H-84V-62C-70-72-60-84-56-104C-50-140-44-184 0-184Z",
        marigold[500],
      ) +
      path("M0-184C-44-184-50-140-56-104C-60-84-70-72-84-62V-50H-40C-40-110-36-160 0-184Z", marigold[700]) +
      rect(-84, -60, 168, 10, marigold[300]) +
      circle(0, -40, 13, ink[800]),
    s,
  );
export const clock = (x: number, y: number, r: number, minutes = 10, tone: string = ink[800]): Drawing => {
  const angle = (minutes / 60) * Math.PI * 2;
  return (
    circle(x, y, r, tone) +
    circle(x, y, r * 0.84, paper) +
    path(
      `M${x} ${y}V${round(y - r * 0.84)}A${round(r * 0.84)} ${round(r * 0.84)} 0 ${angle > Math.PI ? 1 : 0} 1 ${round(x + Math.sin(angle) * r * 0.84)} ${round(y - Math.cos(angle) * r * 0.84)}Z`,
      marigold[300],
    ) +
    stroke(
      `M${x} ${y}V${round(y - r * 0.62)}M${x} ${y}L${round(x + Math.sin(angle) * r * 0.68)} ${round(y - Math.cos(angle) * r * 0.68)}`,
      ink[900],
      r * 0.09,
    ) +
    circle(x, y, r * 0.08, brick[600])
  );
};
export const key = (x: number, y: number, s: number, turn = 0): Drawing =>
  at(
    x,
    y,
    circle(0, 0, 20, "none", { stroke: marigold[500], "stroke-width": 10 }) +
      path("M-5 22H5V82H-5ZM5 60H18V68H5ZM5 74H14V82H5Z", marigold[500]),
    s,
    turn,
  );
export const phone = (x: number, y: number, w: number, screen: Drawing, turn = 0): Drawing =>
  at(
    x,
    y,
    rect(-w / 2, -w, w, w * 2, ink[900], { rx: w * 0.1 }) +
      rect(-w * 0.44, -w * 0.92, w * 0.88, w * 1.84, paper, { rx: w * 0.06 }) +
      screen,
    1,
    turn,
  );
export const sapling = (x: number, y: number, h: number, pairs = 3, tone: string = leaf[600]): Drawing =>
  at(
    x,
    y,
    stroke("M0 0C-2-30 3-60 0-96", darker(tone, 0.2), 4) +
      repeat(pairs, (i) => {
        const ly = -30 - i * (56 / pairs);
        return (
          path(`M0 ${ly}C14 ${ly - 26} 36 ${ly - 28} 46 ${ly - 26}C42 ${ly - 8} 22 ${ly + 4} 0 ${ly}Z`, tone) +
          path(
            `M0 ${ly - 6}C-14 ${ly - 32} -36 ${ly - 34} -46 ${ly - 32}C-42 ${ly - 14} -22 ${ly - 2} 0 ${ly - 6}Z`,
            darker(tone, 0.2),
          )
        );
      }) +
      path("M0-94C-10-108-8-122 0-132C8-122 10-108 0-94Z", tone),
    h / 130,
  );
export const balance = (x: number, y: number, s: number, left: Drawing, right: Drawing): Drawing =>
  at(
    x,
    y,
    rect(-54, -10, 108, 10, ink[900]) +
      path("M-8-10L-4-196H4L8-10Z", ink[800]) +
      circle(0, -200, 10, marigold[500]) +
      rect(-160, -190, 320, 8, ink[800], { rx: 4 }) +
      stroke("M-150-186L-196-90M-150-186L-104-90M150-186L104-90M150-186L196-90", ink[500], 3) +
      at(-150, -90, left) +
      at(150, -90, right) +
      path("M-202-90H-98C-104-66-196-66-202-90ZM98-90H202C196-66 104-66 98-90Z", marigold[700]),
    s,
  );
export const lectern = (x: number, y: number, s: number, wood: string = marigold[800]): Drawing =>
  at(
    x,
    y,
    path("M-50-104H50L40 0H-40Z", wood) +
      path("M-50-104H-22L-20 0H-40Z", darker(wood, 0.16)) +
      path("M-64-120L64-112V-102H-64Z", darker(wood, 0.1)) +
      path(outline(star(8, 22, 15.5, 0, 6, -56)), marigold[400]),
    s,
  );
export const helmet = (x: number, y: number, s: number, tone: string): Drawing =>
  at(
    x,
    y,
    path("M-40 0C-40-56 40-56 40 0Z", tone) +
      path("M-40 0C-40-56-10-44-12 0Z", darker(tone, 0.14)) +
      rect(-50, -4, 100, 9, darker(tone, 0.1), { rx: 4 }) +
      rect(-6, -46, 12, 42, darker(tone, 0.08)),
    s,
  );
export const hourglass = (x: number, y: number, s: number): Drawing =>
  at(
    x,
    y,
    rect(-40, -8, 80, 8, marigold[800]) +
      rect(-40, -116, 80, 8, marigold[800]) +
      path("M-30-108H30C30-78 8-72 4-62C8-52 30-46 30-8H-30C-30-46-8-52-4-62C-8-72-30-78-30-108Z", peacock[100]) +
      path("M-22-88H22C18-76 6-72 2-62H-2C-6-72-18-76-22-88ZM-30-8C-26-28-8-36 0-40C8-36 26-28 30-8Z", marigold[500]),
    s,
  );
export const chaiGlass = (x: number, y: number, s: number): Drawing =>
  at(
    x,
    y,
    path("M-16-52H16L12 0H-12Z", marigold[700]) +
      path("M-16-52H16L14.6-38H-14.6Z", paper, { opacity: 0.8 }) +
      path("M7-52H12L9 0H5Z", white, { opacity: 0.35 }),
    s,
  );
export const teaCup = (x: number, y: number, s: number): Drawing =>
  at(
    x,
    y,
    ellipse(0, 0, 44, 8, stone[300]) +
      path("M-30-36H30C30-8 18-2 0-2S-30-8-30-36Z", white) +
      path("M-30-36H-12C-12-14-6-6 4-2C-18-2-30-8-30-36Z", stone[200]) +
      stroke("M30-30C48-32 46-12 26-14", white, 6) +
      ellipse(0, -36, 30, 6, marigold[700]),
    s,
  );

/** A bust in a round or arched window, for people who take part from elsewhere. */
export function windowBust(x: number, y: number, r: number, ground: string, person: Figure): Drawing {
  return (
    clipped(
      circle(x, y, r, "#000"),
      circle(x, y, r, ground) + figure(x, y + r * 3.12, r * 3.9, { ...person, legs: "none" }),
    ) + circle(x, y, r, "none", { stroke: marigold[500], "stroke-width": r * 0.09 })
  );
}
export const tableTop = (y: number, tone: string, height = 450): Drawing =>
  rect(0, y, 800, height - y, tone) + rect(0, y, 800, 6, darker(tone, 0.14));
export const roundTable = (x: number, y: number, rx: number, tone: string): Drawing =>
  rect(x - 9, y, 18, 150, darker(tone, 0.45)) +
  ellipse(x, y + 9, rx, rx * 0.2, darker(tone, 0.3)) +
  ellipse(x, y, rx, rx * 0.2, tone);
