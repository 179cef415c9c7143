import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { seed } from "#worker/db/seed.ts";

type Picture = { src: string; alt: string; width: number; height: number };

/** Every picture that an entry names, at any depth. */
function picturesOf(value: unknown): Picture[] {
  if (typeof value !== "object" || value === null) return [];
  if ("src" in value && "alt" in value) return [value as Picture];
  return Object.values(value).flatMap(picturesOf);
}

const pictures = Object.values(seed).flatMap((entries) => entries.flatMap(picturesOf));
/** Collections whose schema asks for a picture: each of their entries has at least one. */
const PICTURED = [
  "hero",
  "testimonials",
  "team",
  "partners",
  "members",
  "initiatives",
  "events",
  "articles",
  "schemes",
  "news",
  "coverage",
  "slides",
  "episodes",
] as const;

test.each(PICTURED)("every entry of %s has its picture", (collection) => {
  // The finder's own schemes have no card.
  const shown = seed[collection].filter((entry) => !("list" in entry && entry.list === "finder"));
  expect(shown.length).toBeGreaterThan(0);
  for (const entry of shown) expect(picturesOf(entry).length, entry.slug).toBeGreaterThan(0);
});

test("every picture is there, says what it shows, and is under 12 kB compressed", () => {
  expect(pictures.length).toBeGreaterThan(150);
  for (const { src, alt } of pictures) {
    expect(existsSync(`public${src}`), src).toBe(true);
    expect(alt.length, src).toBeGreaterThan(8);
    expect(gzipSync(readFileSync(`public${src}`)).length, src).toBeLessThan(12_000);
  }
});

test("the frame that an entry gives a picture has the picture's own proportions", () => {
  for (const { src, width, height } of pictures.filter((picture) => picture.src.endsWith(".svg"))) {
    const box = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(readFileSync(`public${src}`, "utf8"));
    expect(Number(box?.[1]) / Number(box?.[2]), src).toBeCloseTo(width / height, 2);
  }
});

test("no picture contains a script or anything else that the Content-Security-Policy forbids", () => {
  const forbidden = /<script|<style|\sstyle=|<image|<foreignObject|href=|\son\w+=|@import|url\((?!#)/i;
  for (const { src } of pictures) expect(readFileSync(`public${src}`, "utf8"), src).not.toMatch(forbidden);
});
