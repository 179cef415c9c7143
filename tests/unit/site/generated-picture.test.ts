import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { initialsOf, monogram, patternCover } from "#app/components/ui/generated-picture.ts";

const drawingOf = ({ src }: { src: string }) => decodeURIComponent(src.replace("data:image/svg+xml,", ""));

test.each([
  ["Asha Rane", "AR"],
  ["Dr. Meera Devi Nair", "MN"],
  ["CA Prof. Vikram Sethi", "VS"],
  ["Devaki", "D"],
  ["Dr. Meera Nair, Ph.D.", "MN"],
  ["श्रीमती आशा राणे", "आरा"],
  ["श्रीनिवास राव", "श्रीरा"],
  ["ævar o'Brien", "ÆO"],
  ["7 & <Sons>", ""],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test("the same name always has the same picture, other names have others", () => {
  const names = ["Asha Rane", "Bina Das", "Cyrus Irani", "Dev Patel", "Esha Roy", "Farid Khan"];
  expect(names.map((name) => monogram(name).src)).toEqual(names.map((name) => monogram(name).src));
  expect(new Set(names.map((name) => patternCover(name).src)).size).toBeGreaterThan(3);
});

test("a cover and a monogram are whole drawings in their own proportions, without script and under 1 kB", () => {
  for (const picture of [patternCover("GST: 5 % & <new> rates"), monogram("Asha <b> & Rane")]) {
    const drawing = drawingOf(picture);
    expect(drawing).toContain(`viewBox='0 0 ${picture.width} ${picture.height}'`);
    expect(drawing).toMatch(/^<svg .*<\/svg>$/);
    expect(drawing).not.toMatch(/<script|style=|<image|undefined|NaN/);
    expect(picture.src).not.toMatch(/["<>#]/);
    expect(gzipSync(picture.src).length).toBeLessThan(1000);
  }
});

test("letters that mean something to XML are escaped", () => {
  expect(drawingOf(monogram("Ram Lal"))).toContain(">RL</text>");
});
