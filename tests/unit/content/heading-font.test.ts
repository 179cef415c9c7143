import { readFileSync, statSync } from "node:fs";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { hindi } from "#worker/db/hindi.ts";
import { formsOf, readMessages } from "../../support/site/messages.ts";

const FILE = "public/fonts/anek-devanagari-620.woff2";
const HALANT = 0x94d;
/** Written with a visible halant in the published font as well: अवॉर्ड्स, यूनिट्स, तकनीकविद्. */
const ENDS_WITHOUT_VOWEL = /[टड]्स|द्$/;

type Glyph = { id: number };
type Font = { layout(text: string): { glyphs: Glyph[] }; glyphForCodePoint(code: number): Glyph };

const words = new Set(
  [...readMessages().flatMap(({ texts }) => formsOf(texts.hi)), JSON.stringify(hindi)].flatMap(
    (text) => text.match(/[\u0900-\u0964\u200c\u200d]+/g) ?? [],
  ),
);

test("the heading font draws every Hindi word, with its conjuncts", () => {
  const { layout, halant } = openFont();
  expect(words.size).toBeGreaterThan(3000);
  expect(layout("ङ्क").map(({ id }) => id)).toContain(halant);
  const faults = [...words].filter((word) => {
    const ids = layout(word).map(({ id }) => id);
    return ids.includes(0) || (ids.includes(halant) && !ENDS_WITHOUT_VOWEL.test(word));
  });
  expect(faults).toEqual([]);
});

test("the heading font of Hindi pages has at most 26 kB", () => {
  expect(statSync(FILE).size).toBeLessThanOrEqual(26_000);
});

/** As pdfkit opens it: fontkit shapes Devanagari. */
function openFont() {
  const document = new PDFDocument().font(readFileSync(FILE)) as unknown as { _font: { font: Font } };
  const { font } = document._font;
  return { layout: (text: string) => font.layout(text).glyphs, halant: font.glyphForCodePoint(HALANT).id };
}
