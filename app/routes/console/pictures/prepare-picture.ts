import { PICTURE } from "#worker/contracts/console/picture-limits.ts";
import { reasonToRefuse } from "./refuse-file.ts";

export type Prepared = { large: Blob; small: Blob | undefined; preview: string; width: number; height: number };
type Size = { width: number; height: number };

/** A message for the person who chose the file. */
export class PictureError extends Error {}

const { widths, storedBytes, maxHeightRatio } = PICTURE;
const QUALITIES = [0.82, 0.7, 0.55, 0.4];
const DAMAGED = "The picture cannot be opened. It is damaged or incomplete, or this browser does not know its format.";
const NO_ENCODER =
  "This browser cannot make WebP pictures. Use a current Chrome, Edge or Firefox, or a phone with Android.";

/** Decodes a file, applies its orientation and redraws it in two widths, which removes all metadata. */
export async function preparePicture(file: Blob): Promise<Prepared> {
  const reason = await reasonToRefuse(file);
  if (reason !== undefined) throw new PictureError(reason);
  const bitmap = await decode(file);
  try {
    const size = scaled(bitmap, widths.large);
    if (size.height > size.width * maxHeightRatio) {
      throw new PictureError(`The picture is more than ${maxHeightRatio} times as tall as it is wide. Crop it first.`);
    }
    const type = await encoderType();
    const large = await encode(bitmap, size, type, storedBytes.large);
    const isWide = size.width > widths.small;
    const small = isWide ? await encode(bitmap, scaled(size, widths.small), type, storedBytes.small) : undefined;
    return { large, small, preview: await dataAddress(small ?? large), ...size };
  } finally {
    bitmap.close();
  }
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new PictureError(DAMAGED);
  }
}

/** Scales down to `maxWidth`, never up. */
function scaled({ width, height }: Size, maxWidth: number): Size {
  const factor = Math.min(1, maxWidth / width);
  return { width: Math.round(width * factor), height: Math.max(1, Math.round(height * factor)) };
}

/** A browser that does not know a type encodes PNG instead. */
async function encoderType(): Promise<string> {
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext("2d");
  for (const type of ["image/avif", "image/webp"]) {
    if ((await canvas.convertToBlob({ type })).type === type) return type;
  }
  throw new PictureError(NO_ENCODER);
}

async function encode(bitmap: ImageBitmap, { width, height }: Size, type: string, maxBytes: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new PictureError(DAMAGED);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({ type, quality });
    if (blob.size <= maxBytes) return blob;
  }
  throw new PictureError("The picture is too detailed to be made small enough. Crop it, or choose another one.");
}

/** The Content-Security-Policy allows `data:` pictures but not `blob:`. */
function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new PictureError(DAMAGED));
    reader.readAsDataURL(blob);
  });
}
