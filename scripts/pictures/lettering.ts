import glyphs from "./glyphs.json" with { type: "json" };
import { at, type Drawing, group, path } from "./svg.ts";

/**
 * Words as outlines, so that a picture looks the same on every device and needs no font.
 * Outlines are of Anek Latin (bold, medium) and Eczar (serif), both under the SIL Open Font License 1.1.
 */
export type Face = keyof typeof glyphs;
type Glyph = readonly [advance: number, outline: string];
const faces = glyphs as unknown as Record<Face, Record<string, Glyph>>;

type Lettering = { size: number; face?: Face; spacing?: number; anchor?: "start" | "middle" | "end" };

const advance = (face: Face, character: string): number => faces[face][character]?.[0] ?? 24;

/** Width of a line in the units of `size`. */
export function measure(text: string, { size, face = "bold", spacing = 0 }: Lettering): number {
  const units = Array.from(text).reduce((sum, character) => sum + advance(face, character) + spacing, -spacing);
  return (units * size) / 100;
}

/** A line of text with its baseline at (x, y); capitals are 0.64 of the size. */
export function lettering(x: number, y: number, text: string, fill: string, options: Lettering): Drawing {
  const { size, face = "bold", spacing = 0, anchor = "start" } = options;
  const width = measure(text, options);
  const start = anchor === "start" ? x : anchor === "middle" ? x - width / 2 : x - width;
  let pen = 0;
  const outlines = Array.from(text).map((character) => {
    const outline = faces[face][character]?.[1] ?? "";
    const drawn = outline === "" ? "" : at(pen, 0, path(outline, fill));
    pen += advance(face, character) + spacing;
    return drawn;
  });
  return at(start, y, group(outlines.join("")), size / 100);
}

/** The rupee sign in strokes, as tall as capitals, centred on (x, y). */
export function rupee(x: number, y: number, height: number, colour: string, weight = 0.12): Drawing {
  const d = "M-30-50H34M-30-24H34M-30-50H-10C26-50 26 2-10 2H-28L20 50";
  return at(
    x,
    y,
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${weight * 100}" stroke-linejoin="round"/>`,
    height / 106,
  );
}
