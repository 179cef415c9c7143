/** Limits for the file that an operator chooses and for the files that the browser uploads. */
export const PICTURE = {
  fileBytes: 10 * 1024 * 1024,
  pixels: 40_000_000,
  widths: { small: 480, large: 1200 },
  /** Maximum ratio of height to width. A taller picture must be cropped first. */
  maxHeightRatio: 3,
  storedBytes: { small: 250_000, large: 900_000 },
  altLength: 250,
  /** The focal point moves in tenths of the picture, so that style sheets can hold every position. */
  focusStep: 10,
} as const;

/** Both files plus the form's other fields and boundaries. */
export const UPLOAD_BYTES = PICTURE.storedBytes.small + PICTURE.storedBytes.large + 20_000;
