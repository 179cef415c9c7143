import { imageSize } from "image-size";
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
  if (kind.isAnimated) return "Animated pictures are not accepted. Choose a still one.";
  const pixels = pixelsOf(bytes);
  if (pixels > PICTURE.pixels) {
    return `This picture has ${Math.ceil(pixels / 1_000_000)} megapixels. It may have at most ${PICTURE.pixels / 1_000_000}.`;
  }
  return undefined;
}

/** Number of pixels; 0 if the header does not say, in which case decoding will tell. */
function pixelsOf(bytes: Uint8Array): number {
  try {
    const { width, height } = imageSize(bytes);
    return width * height;
  } catch {
    // A damaged header, which the browser cannot decode either.
    return 0;
  }
}
