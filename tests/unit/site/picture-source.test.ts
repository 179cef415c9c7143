import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pictureSource } from "#app/components/ui/pictures/picture-source.ts";

const drawn = { src: "/pictures/a.svg", alt: "A", width: 800, height: 450 };
const uploaded = {
  ...{ src: "/uploads/a-1200.webp", alt: "A", width: 1200, height: 900 },
  small: { src: "/uploads/a-480.webp", width: 480 },
  focus: { x: 30, y: 100 },
};
const late = { isLate: true, isFirst: false };

test("a picture without a small file and a focal point is shown as before", () => {
  expect(pictureSource(drawn, { shape: "square", ...late })).toEqual({
    src: "/pictures/a.svg",
    width: 800,
    height: 450,
    focusClass: undefined,
  });
});

test("an uploaded picture offers both files and is cut to its place around its focal point", () => {
  expect(pictureSource(uploaded, { shape: "wide", ...late })).toMatchObject({
    srcSet: "/uploads/a-480.webp 480w, /uploads/a-1200.webp 1200w",
    sizes: expect.stringMatching(/^auto, /),
    height: 675,
    focusClass: "cut cut-wide focus-x-30 focus-y-100",
  });
  expect(pictureSource(uploaded, { shape: "square", ...late })).toMatchObject({ width: 1200, height: 1200 });
});

test("the first picture of a page has a size that does not wait for the layout", () => {
  const { sizes } = pictureSource(uploaded, { shape: "wide", isLate: false, isFirst: true });
  expect(sizes).not.toContain("auto");
});

test("where the whole picture is shown, nothing is cut", () => {
  expect(pictureSource(uploaded, { shape: "own", ...late })).toMatchObject({ height: 900, focusClass: undefined });
});

test("the style sheet has every position that a focal point can have", () => {
  const css = readFileSync("app/styles/pictures.css", "utf8");
  for (let share = 0; share <= 100; share += 10) {
    for (const axis of ["x", "y"]) expect(css).toContain(`.focus-${axis}-${share} {\n  --${axis}: ${share}%;`);
  }
});
