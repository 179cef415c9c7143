import { expect, test } from "vitest";
import { kindOf } from "#app/routes/console/pictures/file-kind.ts";
import { reasonToRefuse } from "#app/routes/console/pictures/refuse-file.ts";
import { avif, drawing, page, webp } from "../../support/fixtures/pictures/containers.ts";
import { animatedPng, cmykJpeg, png } from "../../support/fixtures/pictures/photos.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const reason = (content: Uint8Array) => reasonToRefuse(new Blob([new Uint8Array(content)], { type: "image/png" }));
/** The extended header of a WebP that says that frames follow. */
const animatedWebp = bytes(`RIFF\x1e\0\0\0WEBPVP8X\x0a\0\0\0\x02${"\0".repeat(9)}`);

test.each([
  ["JPEG", cmykJpeg()],
  ["PNG", png(4, 4)],
  ["WebP", webp(4, 4)],
  ["AVIF", avif(4, 4)],
  ["HEIC", bytes("\0\0\0\x18ftypheic")],
])("%s is recognised by its content", (name, content) => {
  expect(kindOf(content)).toEqual({ name, isAnimated: false });
});

test.each([
  ["a page named .png", page(), /not a picture, whatever its name says/],
  ["an SVG with a script", drawing(), /SVG drawings can contain scripts/],
  ["an SVG after a comment", bytes("\xef\xbb\xbf <!-- a --><svg/>"), /SVG drawings can contain scripts/],
  ["a GIF", bytes("GIF89a"), /Animated/],
  ["an animated PNG", animatedPng(), /Animated/],
  ["an animated WebP", animatedWebp, /Animated/],
  ["an AVIF sequence", avif(4, 4, { brand: "avis" }), /Animated/],
  ["50 MB", new Uint8Array(50 * 1024 * 1024), /This file is 50 MB. A picture may be at most 10 MB\./],
  ["49 megapixels", png(7000, 7000), /This picture has 49 megapixels. It may have at most 40\./],
])("%s is refused before it is decoded", async (_name, content, message) => {
  expect(await reason(content)).toMatch(message);
});

test("a picture is accepted, even if only the browser understands its header", async () => {
  expect(await reason(png(6000, 6000))).toBeUndefined();
  expect(await reason(cmykJpeg())).toBeUndefined();
  expect(await reason(bytes("\xff\xd8\xff broken"))).toBeUndefined();
});
