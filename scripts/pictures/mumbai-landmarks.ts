import { arch, archPath, dome } from "./buildings.ts";
import { darker } from "./figure-spec.ts";
import { ink, marigold } from "./palette.ts";
import { jaali } from "./patterns.ts";
import { circle, type Drawing, filled, path, rect, repeat, round, stroke } from "./svg.ts";

/** Mumbai's buildings by their outline and openings; all stand on y = 0 around x = 0. */
type Tones = { wall: string; dark?: string; lit?: string; opening?: string };

/** The Gateway: three arches, four turrets, 300 wide and 250 high. */
export function gateway({
  wall,
  dark = darker(wall, 0.16),
  opening = darker(wall, 0.55),
  lit = marigold[200],
}: Tones): Drawing {
  const turret = (x: number): Drawing =>
    rect(x - 11, -208, 22, 40, wall) +
    rect(x - 11, -208, 8, 40, dark) +
    rect(x - 14, -172, 28, 6, dark) +
    rect(x - 14, -212, 28, 6, dark) +
    path(`M${x - 11}-212C${x - 13}-232 ${x - 3}-236 ${x}-246C${x + 3}-236 ${x + 13}-232 ${x + 11}-212Z`, wall);
  const side = (x: number): Drawing =>
    rect(x - 40, -130, 80, 130, wall) + rect(x - 44, -136, 88, 8, dark) + arch(x, 0, 46, 104, opening);
  const screen = filled(jaali(14, dark, 1.2), (fill) => rect(-62, -166, 124, 14, fill));
  return (
    side(-110) +
    side(110) +
    rect(-74, -168, 148, 168, wall) +
    rect(-74, -168, 22, 168, dark) +
    rect(-80, -150, 160, 7, dark) +
    rect(-80, -172, 160, 7, dark) +
    screen +
    path(`${archPath(0, 0, 84, 138)}`, opening) +
    stroke(archPath(0, 0, 100, 150).replace("Z", ""), dark, 4) +
    path("M36 0V-70C38-90 20-118 0-138C26-120 42-100 42-68V0Z", lit, { opacity: 0.5 }) +
    [-66, -24, 24, 66].map(turret).join("") +
    rect(-160, -6, 320, 6, dark)
  );
}

/** The old railway terminus: dome over gables and long arcades, 420 wide, 260 high. */
export function terminus({ wall, dark = darker(wall, 0.16), opening = darker(wall, 0.5) }: Tones): Drawing {
  const gable = (x: number): Drawing =>
    path(`M${x - 26} 0V-150L${x}-186L${x + 26}-150V0Z`, wall) +
    path(`M${x - 26} 0V-150L${x}-186L${x - 10} 0Z`, dark, { opacity: 0.5 }) +
    circle(x, -142, 9, opening) +
    arch(x, -78, 22, 44, opening) +
    arch(x, 0, 26, 60, opening);
  const wing = (x: number, w: number): Drawing =>
    rect(x, -118, w, 118, wall) +
    rect(x, -122, w, 6, dark) +
    repeat(
      Math.floor(w / 24),
      (i) => arch(x + 14 + i * 24, -66, 14, 38, opening) + arch(x + 14 + i * 24, 0, 16, 50, opening),
    );
  const spire = (x: number, h: number): Drawing =>
    rect(x - 6, -h, 12, h, wall) + path(`M${x - 8}${-h}L${x} ${-h - 30}L${x + 8} ${-h}Z`, dark);
  return (
    wing(-210, 124) +
    wing(86, 124) +
    gable(-62) +
    gable(62) +
    rect(-40, -176, 80, 176, wall) +
    rect(-40, -176, 18, 176, dark) +
    repeat(3, (i) => arch(-24 + i * 24, -96, 16, 56, opening)) +
    arch(0, 0, 40, 74, opening) +
    rect(-46, -180, 92, 7, dark) +
    rect(-34, -200, 68, 24, dark) +
    dome(0, -198, 62, wall, dark) +
    [-88, 88, -204, 204].map((x) => spire(x, 150)).join("")
  );
}

/** The exchange: a tall tower with a hollowed face, 110 wide, 400 high. */
export function exchange({ wall, dark = darker(wall, 0.2), opening = darker(wall, 0.34), lit = wall }: Tones): Drawing {
  const floors = (x: number, slope: number, fill: string): Drawing =>
    path(Array.from({ length: 26 }, (_, i) => `M${x} ${-374 + i * 14}l52 ${slope}v6l-52 ${-slope}Z`).join(""), fill);
  return (
    path("M-54 0V-384L0-396V0Z", wall) +
    path("M54 0V-400L0-396V0Z", dark) +
    path("M-54-384L0-396V0L-40 0C-22-120-22-260-54-384Z", lit, { opacity: 0.25 }) +
    floors(-52, -4, opening) +
    floors(1, -2, darker(dark, 0.25)) +
    rect(-62, -30, 124, 30, dark) +
    rect(-20, -420, 40, 26, dark) +
    stroke("M8-420V-452", dark, 3)
  );
}

/** One pylon of the sea link with its fan of cables; the deck is y = 0, the foot y = depth. */
export function pylon(height: number, depth: number, span: number, colour: string, cable: string): Drawing {
  const cables = Array.from({ length: 11 }, (_, i) => {
    const t = (i + 1) / 11.5;
    const y = round(-height * (0.94 - t * 0.05 * (11 - i) * 0.4));
    return `M0 ${y}L${round(-span * t)}-2M0 ${y}L${round(span * t)}-2`;
  }).join("");
  const w = height * 0.09;
  return (
    stroke(cables, cable, 1.6) +
    path(
      `M${round(-w * 1.5)} ${depth}L${round(-w * 1.9)} 4L${round(-w * 0.4)} ${round(-height * 0.62)}V${-height}H${round(w * 0.4)}V${round(-height * 0.62)}L${round(w * 1.9)} 4L${round(w * 1.5)} ${depth}H${round(w * 0.9)}L${round(w * 1.1)} 4L0 ${round(-height * 0.5)}L${round(-w * 1.1)} 4L${round(-w * 0.9)} ${depth}Z`,
      colour,
    ) +
    path(
      `M${round(-w * 1.5)} ${depth}L${round(-w * 1.9)} 4L${round(-w * 0.4)} ${round(-height * 0.62)}V${-height}H0V${round(-height * 0.62)}L${round(-w * 1.1)} 4L${round(-w * 0.9)} ${depth}Z`,
      darker(colour, 0.18),
    )
  );
}

/** The market hall with its clock tower, 420 wide, 300 high. */
export function marketHall({
  wall,
  dark = darker(wall, 0.16),
  opening = darker(wall, 0.6),
  lit = marigold[300],
}: Tones): Drawing {
  const tower =
    rect(60, -250, 64, 250, wall) +
    rect(60, -250, 18, 250, dark) +
    rect(54, -186, 76, 7, dark) +
    rect(54, -254, 76, 8, dark) +
    path("M56-254L92-330L128-254Z", dark) +
    path("M92-330L128-254H92Z", darker(dark, 0.12)) +
    circle(92, -216, 20, dark) +
    circle(92, -216, 16, lit) +
    stroke("M92-216V-227M92-216H100", ink[900], 2.4) +
    arch(92, -120, 26, 54, opening);
  const front =
    path("M-130 0V-134L-62-190L8-134V0Z", wall) +
    path("M-130-134L-62-190L8-134L14-142L-62-204L-136-142Z", dark) +
    arch(-62, 0, 84, 118, opening) +
    stroke(archPath(-62, 0, 98, 130).replace("Z", ""), dark, 5) +
    circle(-62, -152, 13, opening);
  const wing = (x: number, n: number): Drawing =>
    rect(x, -104, n * 44, 104, wall) +
    path(`M${x - 6}-104H${x + n * 44 + 6}L${x + n * 44 - 8}-136H${x + 8}Z`, dark) +
    repeat(n, (i) => arch(x + 22 + i * 44, 0, 30, 72, opening));
  return wing(-310, 4) + wing(8, 2) + tower + wing(124, 4) + front;
}
