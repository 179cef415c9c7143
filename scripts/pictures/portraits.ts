import { darker } from "./figure-spec.ts";
import { lettering } from "./lettering.ts";
import { brick, hairs, hash, ink, leaf, marigold, paper, peacock, skins, stone } from "./palette.ts";
import { hexJaali, jaali, kolam, petals, scallops } from "./patterns.ts";
import { dress, necklace } from "./portrait-dress.ts";
import { facialHair, hair } from "./portrait-hair.ts";
import type { Portrait } from "./portrait-people.ts";
import { at, circle, clipped, type Drawing, ellipse, filled, group, path, picture, rect, stroke } from "./svg.ts";

export const GROUNDS: readonly (readonly [ground: string, halo: string, line: string])[] = [
  [peacock[100], peacock[200], peacock[300]],
  [marigold[100], marigold[200], marigold[300]],
  [leaf[100], leaf[200], leaf[400]],
  [brick[100], brick[200], brick[300]],
  [stone[100], stone[200], stone[300]],
  [ink[100], ink[200], ink[300]],
  [peacock[600], peacock[500], peacock[400]],
  [marigold[400], marigold[300], marigold[200]],
  [ink[800], ink[700], ink[500]],
  [leaf[600], leaf[500], leaf[400]],
];

export function portrait(name: string, spec: Portrait): string {
  const skin = skins[spec.skin] as string;
  const deep = darker(skin, 0.2);
  const layers = hair(spec.style, spec.hairColour, spec.cloth);
  const lean = (hash(name) % 5) - 2;
  const glance = lean >= 0 ? 3 : -3;
  const neck = path("M140 178H181V226C181 250 140 250 140 226Z", deep);
  const ears = spec.style === "hijab" ? "" : ellipse(117, 148, 8, 12, deep) + ellipse(204, 148, 8, 12, skin);
  const headTop = spec.style === "bald" || spec.style === "receding" ? 78 : 84;
  const faceShape = `M118 140C116 ${headTop + 10} 140 ${headTop} 161 ${headTop}C182 ${headTop} 206 ${headTop + 10} 204 140C203 176 184 206 161 206C138 206 119 176 118 140Z`;
  const face =
    path(faceShape, skin) +
    clipped(path(faceShape, "#000"), path("M100 70H140C124 110 124 160 148 210H100Z", deep, { opacity: 0.45 }));
  const drawnHead =
    ears + face + facialHair(spec.facial, spec.hairColour) + features(spec, glance, deep) + layers.front;
  const person =
    layers.behind +
    neck +
    dress(spec.dress, spec.colour, contrast(spec), skin, hash(name) % 5) +
    (spec.woman && spec.dress !== "blazer" && spec.style !== "hijab" ? necklace(marigold[500]) : "") +
    group(drawnHead, { transform: `rotate(${lean} 160 210)` });
  return picture(320, 320, ground(name, spec.ground) + at(160, 322, at(-160, -322, person), 0.97));
}

/** A white shirt front under dark cloth, the accent otherwise. */
const contrast = ({ dress: kind, accent, colour }: Portrait): string =>
  kind === "nehru" && colour !== stone[100] ? paper : kind === "nehru" ? peacock[300] : accent;

function features(spec: Portrait, glance: number, deep: string): Drawing {
  const x = 161 + glance;
  const brow = spec.hairColour === hairs.white ? hairs.grey : spec.hairColour;
  const line = darker(deep, 0.25);
  const eyes = [x - 21, x + 21]
    .map(
      (ex) =>
        ellipse(ex, 146, 3.8, 4.4, ink[900]) +
        stroke(`M${ex - 8} 143.5Q${ex} 137.5 ${ex + 8} 143.5`, ink[900], spec.woman ? 2.8 : 2),
    )
    .join("");
  const brows = stroke(
    `M${x - 32} 131Q${x - 22} 125 ${x - 11} 130M${x + 11} 130Q${x + 22} 125 ${x + 32} 131`,
    brow,
    spec.woman ? 3 : 4.4,
  );
  const nose = stroke(`M${x + 1} 145C${x - 1} 156 ${x - 6} 164 ${x - 4} 167Q${x + 1} 171 ${x + 6} 167`, line, 2.2);
  const mouth = spec.woman
    ? path(
        `M${x - 13} 182Q${x - 5} 178.5 ${x} 181Q${x + 5} 178.5 ${x + 13} 182Q${x} 193 ${x - 13} 182Z`,
        brick[spec.skin > 3 ? 800 : 500],
      )
    : stroke(`M${x - 12} 184Q${x} 191 ${x + 12} 184`, darker(deep, 0.45), 2.8);
  const glasses = spec.glasses
    ? [x - 21, x + 21]
        .map((ex) =>
          rect(ex - 16, 134, 32, 25, paper, { rx: 10, "fill-opacity": 0.16, stroke: ink[900], "stroke-width": 3 }),
        )
        .join("") +
      stroke(`M${x - 5} 144Q${x} 141 ${x + 5} 144M${x - 37} 143L118 146M${x + 37} 143L204 146`, ink[900], 3)
    : "";
  return brows + eyes + nose + mouth + (spec.bindi ? circle(x, 122, 3.6, brick[600]) : "") + glasses;
}

function ground(name: string, index: number): Drawing {
  const [base, halo, line] = GROUNDS[index % GROUNDS.length] as readonly [string, string, string];
  const kind = hash(`ground ${name}`) % 5;
  const patterns = [jaali(64, line, 2), hexJaali(24, line, 1.8), petals(56, halo), scallops(52, line, 2)];
  if (kind === 4)
    return (
      rect(0, 0, 320, 320, base) + circle(160, 150, 126, halo) + group(at(160, 150, kolam(name, 4, 30, line, 2.2)))
    );
  return (
    rect(0, 0, 320, 320, base) +
    filled(patterns[kind] ?? petals(56, halo), (fill) => rect(0, 0, 320, 320, fill)) +
    circle(160, 150, 122, kind === 2 ? base : halo)
  );
}

/** A round letter for people who stay without a face. */
export function monogram(name: string, order: number): string {
  const initials = name
    .replace(/^(Dr|CA|CS|Adv|Prof)\.?\s+/, "")
    .split(/\s+/)
    .filter((word) => /^[A-Z]/.test(word));
  const letters = `${initials[0]?.[0] ?? ""}${initials.length > 1 ? (initials.at(-1)?.[0] ?? "") : ""}`;
  const [base, , line] = GROUNDS[[6, 8, 9, 7][order % 4] as number] as readonly [string, string, string];
  const dark = base !== marigold[400];
  const inside = at(80, 80, kolam(`${name} monogram`, 3, 24, line, 2));
  return picture(
    160,
    160,
    rect(0, 0, 160, 160, base) +
      group(inside, { opacity: 0.7 }) +
      circle(80, 80, 46, dark ? paper : ink[900]) +
      lettering(80, 98, letters, dark ? base : marigold[400], { size: 54, anchor: "middle", spacing: 1 }),
  );
}
