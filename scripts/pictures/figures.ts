import { behindHead, head, torso } from "./figure-parts.ts";
import { type Arm, DOWN_FAR, DOWN_NEAR, darker, type Figure, type Outfit, shadowSkin } from "./figure-spec.ts";
import { ink, marigold, skins } from "./palette.ts";
import { at, circle, type Drawing, ellipse, type Point, path, rect, round, stroke } from "./svg.ts";

export function figure(x: number, y: number, height: number, spec: Figure): Drawing {
  const facing = spec.facing ?? 1;
  return at(x, y, body(spec), [(height / 100) * facing, height / 100]);
}

function body(spec: Figure): Drawing {
  const { legs = "stand" } = spec;
  const sunk = legs === "sit" ? 20 : 0;
  const skin = skins[spec.skin ?? 2] as string;
  const sleeve = spec.outfit === "sari" ? (spec.accent ?? marigold[500]) : spec.top;
  const upper =
    arm(spec.far ?? DOWN_FAR, -8.5, darker(sleeve), skin, spec.outfit) +
    behindHead(spec) +
    rect(-2.6, -86, 5.2, 8, shadowSkin(spec.skin ?? 2)) +
    torso(spec) +
    head(spec, skin) +
    (spec.holds && spec.near ? at(spec.near[1][0], spec.near[1][1], spec.holds) : "") +
    arm(spec.near ?? DOWN_NEAR, 8.5, sleeve, skin, spec.outfit);
  return lower(spec, sunk) + (sunk ? at(0, sunk, upper) : upper);
}

function arm([elbow, hand]: Arm, shoulder: number, sleeve: string, skin: string, outfit: Outfit): Drawing {
  const long = outfit === "jacket" || outfit === "shirt" || outfit === "kurta";
  const forearm = `M${round(elbow[0])} ${round(elbow[1])}L${round(hand[0])} ${round(hand[1])}`;
  const whole = `M${shoulder} -75.5L${round(elbow[0])} ${round(elbow[1])}`;
  const wrist: Point = [elbow[0] + (hand[0] - elbow[0]) * 0.82, elbow[1] + (hand[1] - elbow[1]) * 0.82];
  const sleeved = long ? `${whole}L${round(wrist[0])} ${round(wrist[1])}` : whole;
  return stroke(forearm, skin, 4.2) + circle(hand[0], hand[1], 2.7, skin) + stroke(sleeved, sleeve, 5.8);
}

function lower(spec: Figure, sunk: number): Drawing {
  const { outfit, legs = "stand", bottom = ink[800], accent = marigold[500] } = spec;
  if (legs === "none") return "";
  if (legs === "sit") return seated(spec, sunk);
  if (outfit === "sari") {
    const skirt = "M-7.5-55H7.5C10-40 12-20 13-1.5H-12C-12-20-10-40-7.5-55Z";
    return (
      ellipse(-4, -1, 4, 1.6, ink[900]) +
      ellipse(6, -1, 4, 1.6, ink[900]) +
      path(skirt, spec.top) +
      path("M-11.9-7C-3-5.5 5-5.5 12.8-7L13-1.5H-12Z", accent) +
      stroke("M3-54C5-36 5-22 5-8M-1-54C0-36-1-22-1-8", darker(spec.top), 0.9)
    );
  }
  const far: readonly Point[] =
    legs === "stride"
      ? [
          [-3, -46],
          [-6, -26],
          [-17, -5],
        ]
      : legs === "walk"
        ? [
            [-3, -46],
            [-5, -25],
            [-12, -4],
          ]
        : [
            [-4, -46],
            [-4.6, -25],
            [-5, -4],
          ];
  const near: readonly Point[] =
    legs === "stride"
      ? [
          [3, -46],
          [13, -27],
          [13, -4],
        ]
      : legs === "walk"
        ? [
            [3, -46],
            [8, -26],
            [8, -4],
          ]
        : [
            [4, -46],
            [4.6, -25],
            [5, -4],
          ];
  if (outfit === "dhoti") {
    return (
      leg(far, skins[spec.skin ?? 2] as string, 4, false) +
      leg(near, skins[spec.skin ?? 2] as string, 4, false) +
      path("M-9-50H9L13-20C8-14 2-18 1-24C0-16-8-12-12-20Z", bottom) +
      stroke("M1-46C2-36 1-28 1-22", darker(bottom, 0.12), 0.9)
    );
  }
  const width = outfit === "kurta" ? 5.6 : outfit === "salwar" ? 7.4 : 7;
  return leg(far, darker(bottom), width, true) + leg(near, bottom, width, true);
}

function leg(points: readonly Point[], colour: string, width: number, shod: boolean): Drawing {
  const [, , foot] = points as [Point, Point, Point];
  const shoe = path(
    `M${round(foot[0] - 3.4)} ${round(foot[1] + 3.8)}v-4.6h5.2c2.6 1.2 4.6 2.2 4.6 4.6Z`,
    shod ? ink[900] : darker(colour, 0.5),
  );
  const d = points.map(([px, py], i) => `${i === 0 ? "M" : "L"}${px} ${py}`).join("");
  return shoe + stroke(d, colour, width, { "stroke-linecap": "butt" });
}

function seated(spec: Figure, sunk: number): Drawing {
  const { outfit, bottom = ink[800] } = spec;
  const hip = -46 + sunk;
  if (outfit === "sari")
    return (
      path(`M-8 ${hip - 8}H8L22 ${hip - 2}C25 ${hip} 25 ${hip + 4} 24 -2H11L10 ${hip + 10}H-8Z`, spec.top) +
      path("M11.3-6H24.2L24-2H11.1Z", spec.accent ?? marigold[500])
    );
  const far: readonly Point[] = [
    [-2, hip],
    [16, hip + 1],
    [15, -4],
  ];
  const near: readonly Point[] = [
    [1, hip],
    [20, hip + 1],
    [20, -4],
  ];
  return leg(far, darker(bottom), 7, true) + leg(near, bottom, 7.2, true);
}

/** A seated or standing crowd seen from behind: heads and shoulders only. */
export function audience(
  x: number,
  y: number,
  count: number,
  gap: number,
  size: number,
  tones: readonly string[],
): Drawing {
  const shapes = Array.from({ length: count }, (_, i) => {
    const lift = (i * 37) % 3;
    const tone = tones[i % tones.length] as string;
    const bun = i % 4 === 2 ? circle(0, -size * 0.92, size * 0.16, tone) : "";
    const veil =
      i % 5 === 3
        ? path(
            `M${-size * 0.3} ${-size * 0.3}C${-size * 0.3} ${-size * 1.05} ${size * 0.3} ${-size * 1.05} ${size * 0.3} ${-size * 0.3}Z`,
            tone,
          )
        : "";
    return at(
      x + i * gap,
      y - lift * size * 0.06,
      ellipse(0, -size * 0.62, size * 0.22, size * 0.26, tone) +
        bun +
        veil +
        path(
          `M${-size * 0.5} 0C${-size * 0.5} ${-size * 0.34} ${-size * 0.3} ${-size * 0.4} ${-size * 0.1} ${-size * 0.42}H${size * 0.1}C${size * 0.3} ${-size * 0.4} ${size * 0.5} ${-size * 0.34} ${size * 0.5} 0Z`,
          tone,
        ),
    );
  });
  return shapes.join("");
}
