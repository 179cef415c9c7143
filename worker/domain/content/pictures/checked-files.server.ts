import { HEIF } from "image-size/types/heif";
import { WEBP } from "image-size/types/webp";
import { PICTURE } from "../../../contracts/console/picture-limits.ts";
import { type Outcome, ok, refused } from "../../../contracts/problem.ts";
import { readContainer } from "./containers.server.ts";

type Bytes = Uint8Array<ArrayBuffer>;
export type CheckedFile = { format: "webp" | "avif"; width: number; height: number; bytes: Bytes };
export type CheckedFiles = { large: CheckedFile; small: CheckedFile | undefined };

const { widths, storedBytes, maxHeightRatio } = PICTURE;

const REFUSALS = {
  missing: "The upload contains no picture. Please try again.",
  unknown: "This is not a WebP or AVIF picture, whatever its name says. Choose the picture here; the page converts it.",
  incomplete: "The picture is incomplete. Please try again.",
  animated: "Animated pictures are not accepted. Choose a still picture.",
  metadata: "The picture still contains details of where and how it was taken, so it was not saved.",
  large: "The picture takes too much space. Choose one with fewer details, or crop it.",
  size: "The picture has the wrong size. Choose it here; the page makes it smaller.",
  tall: `The picture is more than ${maxHeightRatio} times as tall as it is wide. Crop it first.`,
  pair: "The two sizes of the picture do not belong together. Please try again.",
} as const;

/** Trusts nothing that the browser says about the files. */
export function checkFiles(given: { large: Bytes; small: Bytes | undefined }): Outcome<CheckedFiles> {
  const large = checkFile(given.large, "large");
  if (!large.ok) return large;
  const { width, height, format } = large.value;
  if (width > widths.small !== (given.small !== undefined)) return refuse("pair");
  if (!given.small) return ok({ large: large.value, small: undefined });
  const small = checkFile(given.small, "small");
  if (!small.ok) return small;
  const isScaled = Math.abs(small.value.height - (height * widths.small) / width) <= 1;
  if (small.value.width !== widths.small || !isScaled || small.value.format !== format) return refuse("pair");
  return ok({ large: large.value, small: small.value });
}

function checkFile(bytes: Bytes, which: keyof typeof widths): Outcome<CheckedFile> {
  if (bytes.length === 0) return refuse("missing");
  if (bytes.length > storedBytes[which]) return refuse("large");
  const container = readContainer(bytes);
  if (!container) return refuse("unknown");
  if (container.isAnimated) return refuse("animated");
  if (container.hasMetadata) return refuse("metadata");
  const size = container.isComplete ? sizeOf(bytes, container.format) : undefined;
  if (!size) return refuse("incomplete");
  const { width, height } = size;
  if (width < 1 || height < 1 || width > widths[which]) return refuse("size");
  if (height > width * maxHeightRatio) return refuse("tall");
  return ok({ format: container.format, width, height, bytes });
}

const READERS = { webp: WEBP, avif: HEIF };

/** An AVIF can name the sizes of its parts before that of the picture. */
function sizeOf(bytes: Bytes, format: keyof typeof READERS): { width: number; height: number } | undefined {
  try {
    const size = READERS[format].calculate(bytes);
    return (size.images ?? [size]).toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
  } catch {
    // The header of the image data is damaged.
    return undefined;
  }
}

function refuse(why: keyof typeof REFUSALS) {
  return refused("invalid_input", REFUSALS[why], [{ field: "picture", message: REFUSALS[why] }]);
}
