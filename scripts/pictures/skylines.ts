import { arch, dome, massing, stupa, windows } from "./buildings.ts";
import { darker } from "./figure-spec.ts";
import { exchange, gateway, pylon, terminus } from "./mumbai-landmarks.ts";
import { at, circle, type Drawing, ellipse, path, rect, repeat, round } from "./svg.ts";

/** Landmarks of the chapter cities in one tone each; all stand on y = 0 around x = 0, 100 to 260 high. */
type City = "delhi" | "raipur" | "indore" | "bhubaneswar" | "mumbai";

export const indiaGate = (wall: string, hole: string): Drawing =>
  rect(-70, -150, 140, 150, wall) +
  rect(-80, -166, 160, 16, darker(wall, 0.1)) +
  rect(-58, -188, 116, 22, wall) +
  rect(-40, -200, 80, 12, darker(wall, 0.1)) +
  path("M-26 0V-92A26 26 0 0 1 26-92V0Z", hole) +
  rect(-70, -118, 30, 5, darker(wall, 0.14)) +
  rect(40, -118, 30, 5, darker(wall, 0.14)) +
  path("M-62 0V-60A9 9 0 0 1-44-60V0ZM44 0V-60A9 9 0 0 1 62-60V0Z", darker(wall, 0.16));

const qutub = (wall: string): Drawing => {
  const band = darker(wall, 0.16);
  return (
    path("M-22 0L-9-240H9L22 0Z", wall) +
    path("M-22 0L-9-240H-3L-8 0Z", band) +
    [0.3, 0.52, 0.7, 0.86].map((t) => rect(-24 + t * 13, -240 * t - 4, 48 - t * 26, 8, band)).join("") +
    path("M-9-240C-9-252 9-252 9-240Z", wall)
  );
};

/** The columned ring of the old Parliament with a dome behind it, as Delhi's dusk line. */
export const councilHouse = (wall: string, hole: string): Drawing =>
  dome(0, -120, 90, wall, wall) +
  rect(-60, -128, 120, 30, darker(wall, 0.1)) +
  rect(-170, -104, 340, 104, wall) +
  rect(-178, -112, 356, 10, darker(wall, 0.14)) +
  path(
    repeat(17, (i) => `M${-158 + i * 19} 0v-84h11v84Z`),
    hole,
  ) +
  rect(-184, -8, 368, 8, darker(wall, 0.14));

const lotus = (wall: string): Drawing => {
  const petal = (x: number, w: number, h: number, tone: string): Drawing =>
    path(
      `M${x - w} 0C${x - w * 1.1}${-h * 0.5} ${x - w * 0.3}${-h * 0.9} ${x}${-h}C${x + w * 0.3}${-h * 0.9} ${x + w * 1.1}${-h * 0.5} ${x + w} 0Z`.replace(
        / -/g,
        "-",
      ),
      tone,
    );
  return (
    petal(-62, 44, 70, darker(wall, 0.14)) +
    petal(62, 44, 70, darker(wall, 0.06)) +
    petal(-34, 40, 108, wall) +
    petal(34, 40, 108, darker(wall, 0.08)) +
    petal(0, 36, 126, wall)
  );
};

/** Rajwada: a gate of seven storeys between low wings. */
export function rajwada(wall: string, hole: string): Drawing {
  const dark = darker(wall, 0.15);
  const storey = (i: number): Drawing =>
    rect(-70, -36 - i * 32, 140, 4, dark) + repeat(5, (c) => arch(-52 + c * 26, -40 - i * 32, 15, 22, hole));
  const wing = (x: number): Drawing =>
    rect(x, -112, 120, 112, wall) +
    rect(x - 4, -116, 128, 6, dark) +
    repeat(2, (r) => repeat(5, (c) => arch(x + 16 + c * 22, -54 * r - 16, 13, 34, hole)));
  return (
    wing(-188) +
    wing(68) +
    rect(-70, -262, 140, 262, wall) +
    rect(-70, -262, 32, 262, dark, { opacity: 0.5 }) +
    repeat(6, (i) => storey(i + 1)) +
    arch(0, 0, 46, 62, hole) +
    rect(-78, -266, 156, 8, dark) +
    [-60, -20, 20, 60].map((x) => stupa(x, -266, 24, wall)).join("")
  );
}

/** A deul: the curved temple tower of Bhubaneswar, with its porch. */
export function deul(wall: string, hole: string, h = 250): Drawing {
  const dark = darker(wall, 0.14);
  const rib = (t: number): string =>
    `M${round(-62 * t)} 0V${round(-h * 0.26)}C${round(-64 * t)} ${round(-h * 0.6)} ${round(-50 * t)} ${round(-h * 0.78)} ${round(-26 * t)} ${round(-h * 0.84)}`;
  const courses = path(
    Array.from({ length: 9 }, (_, i) => `M-60 ${round(-h * (0.2 + i * 0.06))}h120v4h-120Z`).join(""),
    dark,
    { opacity: 0.55 },
  );
  return (
    path(`${rib(1)}H26C50 ${round(-h * 0.78)} 64 ${round(-h * 0.6)} 62 ${round(-h * 0.26)}V0Z`, wall) +
    path(`${rib(1)}H-8C-26 ${round(-h * 0.7)} -30 ${round(-h * 0.4)} -28 0Z`, dark, { opacity: 0.5 }) +
    courses +
    ellipse(0, -h * 0.87, 34, 12, wall) +
    ellipse(0, -h * 0.9, 26, 8, dark) +
    path(`M-3 ${round(-h * 0.92)}L0 ${-h}L3 ${round(-h * 0.92)}Z`, dark) +
    arch(0, 0, 26, 52, hole)
  );
}
const porch = (wall: string, hole: string): Drawing =>
  path("M-52 0V-66H52V0Z", wall) +
  path("M-60-66L-46-84H46L60-66ZM-48-86L-34-104H34L48-86ZM-34-106L-20-122H20L34-106Z", darker(wall, 0.1)) +
  ellipse(0, -126, 14, 6, wall) +
  arch(0, 0, 24, 44, hole);

const peaceStupa = (wall: string): Drawing =>
  rect(-66, -18, 132, 18, wall) +
  stupa(0, -18, 108, wall) +
  rect(-16, -86, 32, 12, darker(wall, 0.12)) +
  path("M-3-86L0-128L3-86Z", darker(wall, 0.12)) +
  ellipse(0, -98, 16, 4, darker(wall, 0.12)) +
  ellipse(0, -108, 11, 3, darker(wall, 0.12));

/** Raipur: the clock tower on its crossing and the steel works behind. */
const clockTower = (wall: string, face: string): Drawing =>
  path("M-34 0L-28-170H28L34 0Z", wall) +
  path("M-34 0L-28-170H-12L-14 0Z", darker(wall, 0.12)) +
  rect(-36, -178, 72, 10, darker(wall, 0.16)) +
  rect(-28, -226, 56, 50, wall) +
  circle(0, -201, 18, face) +
  rect(-34, -234, 68, 8, darker(wall, 0.16)) +
  path("M-26-234L0-272L26-234Z", darker(wall, 0.1)) +
  arch(0, 0, 24, 50, darker(wall, 0.4));
const steelWorks = (wall: string): Drawing =>
  rect(-120, -60, 240, 60, wall) +
  path("M-110 0V-150H-92V0ZM-78 0V-180H-62V0ZM-48 0V-130H-34V0Z", wall) +
  path("M10 0L20-150H60L70 0Z", darker(wall, 0.08)) +
  path("M70-110L130-40V0H70Z", wall) +
  rect(16, -160, 48, 12, darker(wall, 0.14));

export function skyline(
  city: City,
  x: number,
  base: number,
  width: number,
  tones: { far: string; near: string; hole: string },
  scale = 1,
): Drawing {
  const { far, near, hole } = tones;
  const place = (t: number, content: Drawing, s = 1): Drawing => at(x + width * t, base, content, s * scale);
  const back = massing(x, base, width - 30, 40 * scale, 130 * scale, far, city);
  switch (city) {
    case "delhi":
      return (
        back +
        place(0.12, qutub(near)) +
        place(0.36, councilHouse(near, hole)) +
        place(0.66, indiaGate(near, hole)) +
        place(0.88, lotus(near), 0.9)
      );
    case "raipur":
      return (
        back +
        place(0.26, steelWorks(near)) +
        place(0.56, clockTower(near, hole)) +
        place(0.82, stupa(0, 0, 110, near) + windows(-30, -30, 4, 1, 8, 16, 9, 0, hole))
      );
    case "indore":
      return (
        back +
        place(0.5, rajwada(near, hole)) +
        place(0.14, clockTower(near, hole), 0.7) +
        place(0.88, dome(0, -60, 70, near, near) + rect(-44, -62, 88, 62, near))
      );
    case "bhubaneswar":
      return (
        back +
        place(0.3, porch(near, hole), 1) +
        place(0.46, deul(near, hole), 1) +
        place(0.7, deul(near, hole, 170), 0.9) +
        place(0.9, peaceStupa(near)) +
        place(0.12, deul(near, hole, 130), 0.8)
      );
    default:
      return (
        back +
        place(0.14, terminus({ wall: near, opening: hole }), 0.72) +
        place(0.42, exchange({ wall: near, opening: hole }), 0.62) +
        place(0.86, gateway({ wall: near, opening: hole, lit: near }), 0.7) +
        place(0.64, pylon(230, 0, 110, near, far), 0.9)
      );
  }
}
