import { HEIF } from "image-size/types/heif";
import { JPG } from "image-size/types/jpg";
import { PNG } from "image-size/types/png";
import { WEBP } from "image-size/types/webp";
import { PICTURE } from "#worker/contracts/console/picture-limits.ts";
import { kindOf } from "./file-kind.ts";

const MEGABYTE = 1024 * 1024;

/** Says why a file cannot become a picture, before the browser spends memory on decoding it. */
export async function reasonToRefuse(file: Blob): Promise<string | undefined> {
  if (file.size > PICTURE.fileBytes) {
    return `This file is ${Math.ceil(file.size / MEGABYTE)} MB. A picture may be at most ${PICTURE.fileBytes / MEGABYTE} MB.`;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOf(bytes);
  if (!kind) return "This file is not a picture, whatever its name says. Choose a JPEG, PNG, WebP or AVIF file.";
  if (kind.name === "SVG")
    return "SVG drawings can contain scripts, so they are not accepted. Save the drawing as PNG.";
  if (kind.isAnimated) return "Animated pictures are not accepted. Choose a still picture.";
  const pixels = pixelsOf(bytes, kind.name);
  if (pixels > PICTURE.pixels) {
    return `This picture has ${Math.ceil(pixels / 1_000_000)} megapixels. It may have at most ${PICTURE.pixels / 1_000_000}.`;
  }
  return undefined;
}

const READERS = new Map([
  ["JPEG", JPG],
  ["PNG", PNG],
  ["WebP", WEBP],
  ["AVIF", HEIF],
  ["HEIC", HEIF],
]);

/** Number of pixels; 0 if the header does not say, in which case decoding will tell. */
function pixelsOf(bytes: Uint8Array, kind: string): number {
  try {
    const size = READERS.get(kind)?.calculate(bytes);
    const sizes = size?.images ?? (size ? [size] : []);
    return Math.max(0, ...sizes.map(({ width, height }) => width * height));
  } catch {
    // A damaged header, which the browser cannot decode either.
    return 0;
  }
}
